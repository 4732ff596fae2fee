import {
  ATTORNEY_TASK_KINDS,
  type AttorneyTaskKind,
  attorneyTasks,
  CALL_SOON_MS,
  type ExpiringPaper,
  type OpenCall,
} from '@troth/domain/attorneys';
import { calendarDateIn } from '@troth/domain/dates';
import { nameOrEmail, sideSchema } from '@troth/domain/people';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { operation, type Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { attorneyPolicy, isOwnRecord } from '../../records/attorneys/attorney.policy';
import { type AttorneyRow, loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { licensesThatExpire } from '../../records/attorneys/license.repository';
import type { Matter } from '../../records/attorneys/matter.repository';
import { openCallsOf } from '../../records/booking/event.repository';
import { servicePayoutsOf } from '../../records/payouts/payout-item.repository';
import { keptAccountState } from '../payouts/firm-account';
import { plannedMatters } from './client-list';
import { clientFacts } from './client-page';

const attorneyTaskSchema = z
  .object({
    kind: z
      .enum(ATTORNEY_TASK_KINDS)
      .meta({ id: 'AttorneyTaskKind', description: 'What an attorney has to do, in the order shown.' }),
    /** Of whom it is; null for what is about no client. */
    clientId: idSchema.nullable(),
    clientName: z.string().nullable(),
    clientSide: sideSchema.nullable(),
    documentId: idSchema.nullable(),
    eventId: idSchema.nullable(),
    /** Since when it waits, or when the call begins. */
    at: instantSchema.nullable(),
    /** The number to call, for a call that is soon. */
    phoneNumber: z.string().nullable(),
    /** Unread messages, or words about clauses, for those. */
    count: z.int().min(0),
    /** Of a license that runs out: its state. */
    stateId: idSchema.nullable(),
    /** The last day on which a license or a policy holds. */
    expiresOn: calendarDateSchema.nullable(),
    /** The latest safe day of an approval; null without a wedding date. */
    dueOn: calendarDateSchema.nullable(),
    /** Of an agreement that changed: when the attorney approved it before. */
    approvedAt: instantSchema.nullable(),
    /** Of a client without a call, whom the attorney represents. */
    weddingDate: calendarDateSchema.nullable(),
  })
  .meta({ id: 'AttorneyTask', description: 'Something that waits for an attorney. Portals spec §2 "/".' });

/** What is due to a lead's firm, and whether it can be paid; null for everybody else. */
async function payoutsOf({ tx, services }: Pick<Work, 'tx' | 'services'>, attorney: AttorneyRow) {
  if (!attorney.isLawFirmLead || attorney.lawFirmId === null) return null;
  const account = await keptAccountState(tx, services, attorney.lawFirmId);
  if (account === 'READY') return { account, dueInCents: 0 };
  const items = await servicePayoutsOf(tx, { lawFirmId: attorney.lawFirmId }, services.payouts.provider);
  return { account, dueInCents: items.reduce((sum, item) => sum + item.dueInCents, 0) };
}

/** The licenses of an attorney and the insurance, each with the day on which it runs out, where that is known. */
async function papersOf(tx: Tx, attorney: AttorneyRow): Promise<ExpiringPaper[]> {
  const licenses = await licensesThatExpire(tx, attorney.id);
  const { hasMalpracticeInsurance, malpracticeInsuranceExpiresOn: expiresOn } = attorney;
  return [
    ...licenses.map((license) => ({ kind: 'LICENSE' as const, ...license })),
    ...(hasMalpracticeInsurance && expiresOn !== null
      ? [{ kind: 'INSURANCE' as const, stateId: null, expiresOn }]
      : []),
  ];
}

interface NamedCall extends OpenCall {
  readonly name: string | null;
  readonly phoneNumber: string | null;
}

async function callsOf(tx: Tx, attorneyId: string, now: Date): Promise<NamedCall[]> {
  const until = new Date(now.getTime() + CALL_SOON_MS);
  return (await openCallsOf(tx, attorneyId, until)).map(({ event, client, location }) => ({
    eventId: event.id,
    clientId: client.id,
    startsAt: iso(event.eventStartAt),
    endsAt: iso(event.eventEndAt),
    name: client.name,
    phoneNumber: location,
  }));
}

/** Unread messages, or words about clauses. */
function countOf(kind: AttorneyTaskKind, matter: Matter | undefined): number {
  if (kind === 'MESSAGES') return matter?.unread ?? 0;
  return kind === 'DISCUSSION' ? (matter?.unreadDiscussions ?? 0) : 0;
}

export const attorneyTaskOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/tasks',
    id: 'attorneys.listTasks',
    summary: 'What an attorney has to do now, most urgent first. Computed on request; none of it is stored',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    response: z.array(attorneyTaskSchema),
    policy: attorneyPolicy,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async (call) => {
      const { tx, now, actor, subject } = call;
      const { id } = subject.attorney;
      const isAttorney = isOwnRecord(actor, subject);
      const matters = await plannedMatters(tx, id, { now, isAttorney });
      const calls = await callsOf(tx, id, now);
      const tasks = attorneyTasks(
        {
          calls,
          clients: matters.map(clientFacts),
          papers: await papersOf(tx, subject.attorney),
          payouts: await payoutsOf(call, subject.attorney),
        },
        { now: now.toISOString(), today: calendarDateIn(FALLBACK_TIME_ZONE, now) },
      );
      const byClient = new Map(matters.map((matter) => [matter.clientId, matter]));
      return tasks.map((task) => {
        const matter = byClient.get(task.clientId ?? '');
        const ofCall = calls.find(({ eventId }) => eventId === task.eventId);
        return {
          ...task,
          clientName: matter === undefined ? (ofCall?.name ?? null) : nameOrEmail(matter),
          clientSide: matter?.side ?? null,
          phoneNumber: task.kind === 'CALL' ? (ofCall?.phoneNumber ?? null) : null,
          count: countOf(task.kind, matter),
          weddingDate: task.kind === 'NO_CALL' ? (matter?.weddingDate ?? null) : null,
        };
      });
    },
  }),
];
