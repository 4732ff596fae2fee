import type { Instant } from '../dates';
import { addDays, type CalendarDate } from '../dates/calendar';
import type { AttorneyServiceType } from '../purchases/enumerations';
import type { PayoutAccountState } from './payout-account';

/**
 * What an attorney has to do, in the order shown.
 *
 * CALL: a call begins within the hour, or is under way. OUTCOME: a call is over, and nobody said how it went. CHANGED:
 * an agreement was made again after the attorney approved it. APPROVE: an agreement is ready to approve. MESSAGES: a
 * client's messages are unread. DISCUSSION: words about the agreement's clauses are unread. OTHER_COMMITTED: the other partner's attorney changed the agreement, and the version was
 * not opened yet. NO_CALL: a client has no call yet. LICENSE and INSURANCE: one runs out within 60 days, or has run out.
 * PAYOUT_ACCOUNT: the firm cannot be paid what is due.
 */
export const ATTORNEY_TASK_KINDS = [
  'CALL',
  'OUTCOME',
  'CHANGED',
  'APPROVE',
  'MESSAGES',
  'DISCUSSION',
  'OTHER_COMMITTED',
  'NO_CALL',
  'LICENSE',
  'INSURANCE',
  'PAYOUT_ACCOUNT',
] as const;
export type AttorneyTaskKind = (typeof ATTORNEY_TASK_KINDS)[number];

/** How long before it begins a call is waited for. Ours. */
export const CALL_SOON_MS = 3_600_000;

/** An appointment that was neither canceled nor judged. */
export interface OpenCall {
  readonly eventId: string;
  readonly clientId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export interface ClientFacts {
  readonly clientId: string;
  readonly documentId: string;
  readonly services: readonly AttorneyServiceType[];
  readonly generatedAt: Instant | null;
  /** The attorney's approval of what was generated last; the one before it. */
  readonly approvedAt: Instant | null;
  readonly priorApprovedAt: Instant | null;
  readonly finalizedAt: Instant | null;
  readonly unread: number;
  /** Since when the first of them waits; null without any. */
  readonly unreadSince: Instant | null;
  /** Unread words about clauses. */
  readonly unreadDiscussions: number;
  /** Since when a service was bought for which no call was made; null where none, and while times are on offer. */
  readonly withoutCallSince: Instant | null;
  /** When the other partner's attorney committed what stands and was not opened yet; null where nobody did. */
  readonly otherCommittedAt: Instant | null;
  /** By when the attorney approves; null where another step comes next, and without a wedding date. */
  readonly approveBy: CalendarDate | null;
}

/** How long before it runs out a license or a policy is waited for. Ours. */
export const EXPIRY_SOON_DAYS = 60;

/** What an attorney must renew. */
export interface ExpiringPaper {
  readonly kind: 'LICENSE' | 'INSURANCE';
  /** Of a license: its state. */
  readonly stateId: string | null;
  readonly expiresOn: CalendarDate;
}

/** Whether something runs out so soon that it waits; what has run out waits too. */
export const isExpiring = (expiresOn: CalendarDate, today: CalendarDate): boolean =>
  expiresOn <= addDays(today, EXPIRY_SOON_DAYS);

export interface AttorneyTask {
  readonly kind: AttorneyTaskKind;
  readonly clientId: string | null;
  readonly documentId: string | null;
  readonly eventId: string | null;
  /** Since when it waits, or when a call begins; null where nobody knows. */
  readonly at: Instant | null;
  /** Of a license: its state. */
  readonly stateId: string | null;
  /** The last day on which a license or a policy holds. */
  readonly expiresOn: CalendarDate | null;
  /** The latest safe day of an approval. */
  readonly dueOn: CalendarDate | null;
  /** Of an agreement that changed: when the attorney approved it before. */
  readonly approvedAt: Instant | null;
}

interface TaskFacts {
  readonly calls: readonly OpenCall[];
  readonly clients: readonly ClientFacts[];
  readonly papers: readonly ExpiringPaper[];
  /** Of a lead's firm; null for everybody else. */
  readonly payouts: { readonly account: PayoutAccountState; readonly dueInCents: number } | null;
}

const agreementTask = (client: ClientFacts): 'CHANGED' | 'APPROVE' | null => {
  const { services, generatedAt, approvedAt, priorApprovedAt, finalizedAt } = client;
  const isDone = generatedAt === null || approvedAt !== null || finalizedAt !== null;
  // Only who represents a partner approves.
  if (isDone || !services.includes('REPRESENTATION')) return null;
  return priorApprovedAt === null ? 'APPROVE' : 'CHANGED';
};

const earliestFirst = (a: AttorneyTask, b: AttorneyTask): number =>
  (a.at ?? a.expiresOn ?? '').localeCompare(b.at ?? b.expiresOn ?? '');

/** About nobody, nothing and no time; each task says what it has of these. */
const NOTHING = {
  clientId: null,
  documentId: null,
  eventId: null,
  at: null,
  stateId: null,
  expiresOn: null,
  dueOn: null,
  approvedAt: null,
};

/** What of a client waits for the attorney, calls left out. */
export function clientTasks(client: ClientFacts): AttorneyTask[] {
  const { clientId, documentId, generatedAt, unread, unreadDiscussions, withoutCallSince } = client;
  const { finalizedAt, otherCommittedAt } = client;
  const task = { ...NOTHING, clientId, documentId };
  const tasks: AttorneyTask[] = [];
  const agreement = agreementTask(client);
  if (agreement !== null) {
    const { approveBy: dueOn, priorApprovedAt: approvedAt } = client;
    tasks.push({ ...task, kind: agreement, at: generatedAt, dueOn, approvedAt });
  }
  if (unread > 0) tasks.push({ ...task, kind: 'MESSAGES', at: client.unreadSince });
  if (unreadDiscussions > 0) tasks.push({ ...task, kind: 'DISCUSSION' });
  if (otherCommittedAt !== null && finalizedAt === null) {
    tasks.push({ ...task, kind: 'OTHER_COMMITTED', at: otherCommittedAt });
  }
  if (withoutCallSince !== null) tasks.push({ ...task, kind: 'NO_CALL', at: withoutCallSince });
  return tasks;
}

/**
 * What waits for an attorney now: by kind, and within a kind the earliest first. Nothing of it is stored: what was done
 * is no longer in it.
 */
export function attorneyTasks(
  { calls, clients, papers, payouts }: TaskFacts,
  { now, today }: { readonly now: Instant; readonly today: CalendarDate },
): AttorneyTask[] {
  const soon = new Date(Date.parse(now) + CALL_SOON_MS).toISOString();
  const tasks: AttorneyTask[] = [];
  for (const { eventId, clientId, startsAt, endsAt } of calls) {
    const task = { ...NOTHING, clientId, eventId, at: startsAt };
    if (endsAt <= now) tasks.push({ ...task, kind: 'OUTCOME' });
    else if (startsAt <= soon) tasks.push({ ...task, kind: 'CALL' });
  }
  tasks.push(...clients.flatMap(clientTasks));
  for (const { kind, stateId, expiresOn } of papers) {
    if (isExpiring(expiresOn, today)) tasks.push({ ...NOTHING, kind, stateId, expiresOn });
  }
  if (payouts !== null && payouts.dueInCents > 0 && payouts.account !== 'READY') {
    tasks.push({ ...NOTHING, kind: 'PAYOUT_ACCOUNT' });
  }
  return ATTORNEY_TASK_KINDS.flatMap((kind) => tasks.filter((task) => task.kind === kind).sort(earliestFirst));
}
