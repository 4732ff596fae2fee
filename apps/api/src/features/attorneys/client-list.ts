import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { questionOfKey } from '@troth/content/questionnaire';
import {
  CALL_STANDINGS,
  type CallFacts,
  callStanding,
  isPastMatter,
  MATTER_STEPS,
  matterDeadline,
} from '@troth/domain/attorneys';
import { calendarDateIn } from '@troth/domain/dates';
import { documentStatusSchema } from '@troth/domain/documents';
import { fullName, genderSchema, sideSchema } from '@troth/domain/people';
import { attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { openConflictQuestions } from '../../records/assignments/assignment.repository';
import { typedAnswersOf } from '../../records/answers/answer.repository';
import { callsByClient } from '../../records/booking/event.repository';
import { partnersWithOwnAttorney } from '../../records/external-attorneys/external-attorney.repository';
import { notarizedAtOf } from '../../records/notarizations/notarization.repository';
import { phoneNumberOf } from '../../records/users/contact';
import { namesOf } from '../../records/users/user.repository';
import { approvalsOf, clientsOf, type ClientView, isRepresented, partnerAttorneyId } from './clients';

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
    /** The approval before it, of an agreement that was made anew since. */
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
  readonly unreadOf: (client: { clientId: string; documentId: string }) => number;
}

/** What the whole list needs from elsewhere, each of it asked for once however many clients there are. */
async function factsOf(tx: Tx, attorneyId: string, views: readonly ClientView[], { isAttorney }: Reader) {
  const documentIds = [...new Set(views.map(({ document }) => document.id))];
  const represented = views.filter(isRepresented).map(({ document }) => document.id);
  const calls = new Map<string, CallFacts[]>();
  for (const call of await callsByClient(tx, attorneyId)) {
    const key = `${call.clientId} ${call.documentId}`;
    const facts = {
      eventStatus: call.eventStatus,
      startsAt: iso(call.eventStartAt),
      endsAt: iso(call.eventEndAt),
      completedAt: isoOrNull(call.serviceCompletedAt),
    };
    calls.set(key, [...(calls.get(key) ?? []), facts]);
  }
  const weddingDates = isAttorney ? await typedAnswersOf(tx, questionOfKey('bg_wedding_date').id, represented) : [];
  const ownAttorneys = await partnersWithOwnAttorney(tx, documentIds);
  return {
    openConflicts: await openConflictQuestions(tx, attorneyId),
    calls,
    notarizedAt: await notarizedAtOf(tx, documentIds),
    weddingDates: new Map(
      weddingDates.map(({ documentId, userId, valueTyped }) => [`${documentId} ${userId}`, valueTyped]),
    ),
    attorneyNames: await namesOf(
      tx,
      views.flatMap((view) => partnerAttorneyId(view) ?? []),
    ),
    withOwnAttorney: new Set(ownAttorneys.map(({ documentId, userId }) => `${documentId} ${userId}`)),
  };
}
type ListFacts = Awaited<ReturnType<typeof factsOf>>;

function partnerCounselOf(view: ClientView, { attorneyNames, withOwnAttorney }: ListFacts) {
  const attorneyId = partnerAttorneyId(view);
  if (attorneyId !== null) return { kind: 'SERVICE' as const, name: attorneyNames.get(attorneyId) ?? null };
  const isOwn = view.partner !== null && withOwnAttorney.has(`${view.document.id} ${view.partner.id}`);
  return isOwn ? { kind: 'OWN' as const, name: null } : null;
}

/** How the matter stands to the calendar of the couple's state. */
function matterOf(
  view: ClientView,
  { notarizedAt, weddingDates, withOwnAttorney, openConflicts }: ListFacts,
  now: Date,
) {
  const { document } = view;
  const jurisdiction = document.stateId === null ? null : jurisdictionByStateId(document.stateId);
  const dayOf = (instant: Date) => calendarDateIn(jurisdiction?.timeZone ?? FALLBACK_TIME_ZONE, instant);
  const notarized = notarizedAt.get(document.id) ?? null;
  // The date is the represented client's to tell: on one document another client may have a call about questions only.
  const isOpen = isRepresented(view) && !openConflicts.has(`${view.client.id} ${document.id}`);
  const weddingDate = isOpen ? (weddingDates.get(`${document.id} ${view.client.id}`) ?? null) : null;
  const isAdvised =
    document.attorneyAId !== null ||
    document.attorneyBId !== null ||
    [document.userAId, document.userBId].some((id) => withOwnAttorney.has(`${document.id} ${id}`));
  return {
    notarizedAt: isoOrNull(notarized),
    weddingDate,
    nextDeadline: matterDeadline(
      {
        isRepresented: isRepresented(view),
        generatedAt: isoOrNull(document.lastGeneratedAt),
        approvedAt: isoOrNull(approvalsOf(view).approvedAt),
        reviewedAt: isoOrNull(document.reviewedAt),
        finalizedAt: isoOrNull(document.finalizedAt),
        notarizedAt: isoOrNull(notarized),
      },
      { weddingDate, today: dayOf(now), waitingRules: jurisdiction?.waitingRules ?? [], hasAttorney: isAdvised },
    ),
    isPast: isPastMatter(notarized === null ? null : dayOf(notarized), dayOf(now)),
  };
}

/** The clients of an attorney as the list shows them, by last name. */
export async function listClients(tx: Tx, attorneyId: string, reader: Reader): Promise<AttorneyClient[]> {
  const views = await clientsOf(tx, attorneyId);
  const facts = await factsOf(tx, attorneyId, views, reader);
  return views.map((view) => {
    const { client, side, document, services, partner } = view;
    const { approvedAt, priorApprovedAt } = approvalsOf(view);
    return {
      id: client.id,
      firstName: client.firstName,
      middleName: client.middleName,
      lastName: client.lastName,
      suffix: client.suffix,
      gender: client.gender,
      email: client.email,
      phoneNumber: phoneNumberOf(tx, client),
      side,
      partnerName: partner === null ? null : fullName(partner) || null,
      partnerCounsel: partnerCounselOf(view, facts),
      services: [...services],
      call: callStanding(facts.calls.get(`${client.id} ${document.id}`) ?? [], iso(reader.now)),
      documentId: document.id,
      stateId: document.stateId,
      documentStatus: document.status,
      generatedAt: isoOrNull(document.lastGeneratedAt),
      approvedAt: isoOrNull(approvedAt),
      priorApprovedAt: isoOrNull(priorApprovedAt),
      finalizedAt: isoOrNull(document.finalizedAt),
      ...matterOf(view, facts, reader.now),
      clientSince: iso(document.createdAt),
      isConflictOpen: facts.openConflicts.has(`${client.id} ${document.id}`),
      unread: reader.unreadOf({ clientId: client.id, documentId: document.id }),
    };
  });
}
