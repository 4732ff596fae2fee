import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import {
  CALL_STANDINGS,
  type CallFacts,
  callStanding,
  isPastMatter,
  MATTER_STEPS,
  type MatterDeadline,
  matterDeadline,
} from '@troth/domain/attorneys';
import { type CalendarDate, calendarDateIn } from '@troth/domain/dates';
import { documentStatusSchema } from '@troth/domain/documents';
import { fullName, genderSchema, sideSchema } from '@troth/domain/people';
import { attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { iso, isoOrNull } from '../../kernel/http/present';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealsIn } from '../../kernel/protection/protected-database';
import { openTyped } from '../../records/answers/answer.repository';
import { type Matter, type MatterScope, mattersOf } from '../../records/attorneys/matter.repository';
import { callsOfMatters } from '../../records/booking/event.repository';
import { phoneNumberOf } from '../../records/users/contact';
import { servicesOf, viewsOf } from '../../records/attorneys/client.repository';

/** A client as their attorney sees them in the list: who they are, and where their document stands. No answers but the wedding date. */
export const attorneyClientSchema = z
  .object({
    id: idSchema,
    firstName: z.string().nullable(),
    middleName: z.string().nullable(),
    lastName: z.string().nullable(),
    suffix: z.string().nullable(),
    gender: genderSchema.nullable(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    /** The client's side of the document. */
    side: sideSchema,
    partnerName: z.string().nullable(),
    /** Who advises the partner: through Troth with the name, or found by the partner, who keeps it; null for nobody. */
    partnerCounsel: z.object({ kind: z.enum(['SERVICE', 'OWN']), name: z.string().nullable() }).nullable(),
    /** Services for which the client has this attorney. */
    services: z.array(attorneyServiceTypeSchema),
    /** Where the client's calls with this attorney stand, and when the one that says most of them begins. */
    call: z.object({
      standing: z
        .enum(CALL_STANDINGS)
        .meta({ id: 'CallStanding', description: 'Where the calls of an attorney with a client stand.' }),
      at: instantSchema.nullable(),
    }),
    documentId: idSchema,
    stateId: idSchema.nullable(),
    documentStatus: documentStatusSchema,
    generatedAt: instantSchema.nullable(),
    /** This attorney's own approval. */
    approvedAt: instantSchema.nullable(),
    /** The approval before it, of an agreement that was made again since. */
    priorApprovedAt: instantSchema.nullable(),
    finalizedAt: instantSchema.nullable(),
    notarizedAt: instantSchema.nullable(),
    /** What the client answered, never the partner, for the attorney who represents the client; null for everybody else. */
    weddingDate: calendarDateSchema.nullable(),
    /** What comes next, by when, and in how many days; null where the wedding date is, and once notarized. */
    nextDeadline: z
      .object({
        step: z
          .enum(MATTER_STEPS)
          .meta({ id: 'MatterStep', description: 'What comes next in a client’s matter, by its latest safe day.' }),
        on: calendarDateSchema,
        daysLeft: z.int(),
      })
      .nullable(),
    /** Notarized more than 90 days ago. */
    isPast: z.boolean(),
    clientSince: instantSchema,
    /** The attorney has still to say whether they can act; nothing of the couple opens before that. */
    isConflictOpen: z.boolean(),
    /** Messages of the client that the attorney has not read; to anybody else none. */
    unread: z.int().min(0),
  })
  .meta({ id: 'AttorneyClient', description: 'A client of an attorney. Portals spec §6.' });
export type AttorneyClient = z.input<typeof attorneyClientSchema>;

interface Reader {
  readonly now: Date;
  /** Whether the attorney reads: an admin is told neither what clients wrote nor their wedding dates. */
  readonly isAttorney: boolean;
}

/** A matter, with where it stands to the calendar of the couple's state. */
export interface PlannedMatter extends Matter {
  /** The client's own answer, for the attorney who represents them and has said that they can act. */
  readonly weddingDate: CalendarDate | null;
  readonly nextDeadline: MatterDeadline | null;
  readonly isPast: boolean;
}

/** By answer, what was sealed when it was opened last. */
const opened = new WeakMap<CoupleSeal, Map<string, { readonly sealed: string; readonly date: string }>>();

/**
 * An answer that is opened again only when it has changed, for as long as the couple's key itself is kept in memory: a
 * list opens thousands, and most of them did not change since the request before.
 */
function openedOnce(seal: CoupleSeal, { id, sealed }: NonNullable<Matter['weddingAnswer']>): string {
  const ofCouple = opened.get(seal) ?? new Map<string, { readonly sealed: string; readonly date: string }>();
  opened.set(seal, ofCouple);
  const known = ofCouple.get(id);
  if (known?.sealed === sealed) return known.date;
  const date = openTyped(seal, id, Buffer.from(sealed, 'base64'));
  ofCouple.set(id, { sealed, date });
  return date;
}

/** Opens the wedding dates that the clients themselves answered. */
async function weddingsOf(tx: Tx, matters: readonly Matter[]): Promise<(matter: Matter) => string | null> {
  // The date is the represented client's to tell: on one document another client may have a call about questions only.
  const isTold = ({ isConflictOpen, weddingAnswer }: Matter) => !isConflictOpen && weddingAnswer !== null;
  const seals = await coupleSealsIn(
    tx,
    matters.filter(isTold).map(({ documentId }) => documentId),
  );
  return (matter) => {
    const seal = isTold(matter) ? seals.get(matter.documentId) : undefined;
    return seal === undefined || matter.weddingAnswer === null ? null : openedOnce(seal, matter.weddingAnswer);
  };
}

/** Days in the zones of couples, each zone's today reckoned once. */
function calendarOf(now: Date) {
  const todays = new Map<string, CalendarDate>();
  return {
    todayIn: (zone: string): CalendarDate => {
      const today = todays.get(zone) ?? calendarDateIn(zone, now);
      todays.set(zone, today);
      return today;
    },
  };
}

/** What clients wrote is the attorney's alone to know. */
const UNREAD_BY_NOBODY = { unread: 0, unreadSince: null, unreadDiscussions: 0 };

/** An attorney's matters with their deadlines, in no order. */
export async function plannedMatters(
  tx: Tx,
  attorneyId: string,
  { now, isAttorney }: Reader,
  scope: MatterScope = {},
): Promise<PlannedMatter[]> {
  const matters = await mattersOf(tx, attorneyId, now, { ...scope, withWeddings: isAttorney });
  const weddingOf = isAttorney ? await weddingsOf(tx, matters) : () => null;
  const calendar = calendarOf(now);
  return matters.map((matter) => {
    const jurisdiction = matter.stateId === null ? null : jurisdictionByStateId(matter.stateId);
    const zone = jurisdiction?.timeZone ?? FALLBACK_TIME_ZONE;
    const today = calendar.todayIn(zone);
    const { isRepresented, isConflictOpen, notarizedAt } = matter;
    const isOpen = isRepresented && !isConflictOpen;
    const weddingDate = isOpen ? weddingOf(matter) : null;
    const nextDeadline =
      weddingDate === null
        ? null
        : matterDeadline(matter, {
            weddingDate,
            today,
            waitingRules: jurisdiction?.waitingRules ?? [],
            hasAttorney: isRepresented || matter.partnerAttorneyId !== null || matter.hasPartnersOwnAttorney,
          });
    const isPast = isPastMatter(notarizedAt === null ? null : calendarDateIn(zone, notarizedAt), today);
    // Added to what was just read: a copy of each of thousands would be thrown away at once.
    return Object.assign(matter, { weddingDate, nextDeadline, isPast }, isAttorney ? null : UNREAD_BY_NOBODY);
  });
}

/** Calls of the matters shown, by matter. */
async function callsOf(tx: Tx, attorneyId: string, matters: readonly Matter[]) {
  const calls = new Map<string, CallFacts[]>();
  const documentIds = [...new Set(matters.map(({ documentId }) => documentId))];
  for (const call of await callsOfMatters(tx, attorneyId, documentIds)) {
    const key = `${call.clientId} ${call.documentId}`;
    const facts = {
      eventStatus: call.eventStatus,
      startsAt: iso(call.eventStartAt),
      endsAt: iso(call.eventEndAt),
      completedAt: isoOrNull(call.serviceCompletedAt),
    };
    calls.set(key, [...(calls.get(key) ?? []), facts]);
  }
  return calls;
}

/** Matters as the list shows them, in the order given. */
export async function presentMatters(
  tx: Tx,
  attorneyId: string,
  matters: readonly PlannedMatter[],
  now: Date,
): Promise<AttorneyClient[]> {
  const [read, calls] = await together(viewsOf(tx, matters), callsOf(tx, attorneyId, matters));
  const views = new Map(read.map((view) => [`${view.client.id} ${view.document.id}`, view]));
  return matters.flatMap((matter): AttorneyClient[] => {
    const key = `${matter.clientId} ${matter.documentId}`;
    const view = views.get(key);
    if (view === undefined) return [];
    const { client, document, partner, partnerAttorney } = view;
    return [
      {
        id: client.id,
        firstName: client.firstName,
        middleName: client.middleName,
        lastName: client.lastName,
        suffix: client.suffix,
        gender: client.gender,
        email: client.email,
        phoneNumber: phoneNumberOf(tx, client),
        side: matter.side,
        partnerName: partner === null ? null : fullName(partner) || null,
        partnerCounsel:
          matter.partnerAttorneyId !== null
            ? { kind: 'SERVICE', name: partnerAttorney === null ? null : fullName(partnerAttorney) || null }
            : matter.hasPartnersOwnAttorney
              ? { kind: 'OWN', name: null }
              : null,
        services: servicesOf(matter),
        call: callStanding(calls.get(key) ?? [], iso(now)),
        documentId: document.id,
        stateId: document.stateId,
        documentStatus: document.status,
        generatedAt: isoOrNull(matter.generatedAt),
        approvedAt: isoOrNull(matter.approvedAt),
        priorApprovedAt: isoOrNull(matter.priorApprovedAt),
        finalizedAt: isoOrNull(matter.finalizedAt),
        notarizedAt: isoOrNull(matter.notarizedAt),
        weddingDate: matter.weddingDate,
        nextDeadline: matter.nextDeadline,
        isPast: matter.isPast,
        clientSince: iso(document.createdAt),
        isConflictOpen: matter.isConflictOpen,
        unread: matter.unread,
      },
    ];
  });
}

/** One client of an attorney as the list shows them; undefined for anybody else. */
export async function findClient(
  tx: Tx,
  attorneyId: string,
  clientId: string,
  reader: Reader,
): Promise<AttorneyClient | undefined> {
  const matters = await plannedMatters(tx, attorneyId, reader, { clientId });
  return (await presentMatters(tx, attorneyId, matters.slice(0, 1), reader.now))[0];
}
