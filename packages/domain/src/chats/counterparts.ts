import { CHAT_AFTER_CALL_MS } from '../constants';
import type { Id } from '../records/fields';

/** Who has to do with a document. */
export interface ChatParties {
  readonly userAId: Id;
  readonly userBId: Id | null;
  readonly attorneyAId: Id | null;
  readonly attorneyBId: Id | null;
}

/** An appointment of a call about questions that is paid for, neither canceled nor missed, with an approved attorney. */
export interface ChatCall {
  readonly clientId: Id;
  readonly attorneyId: Id;
  readonly endsAt: Date;
}

export interface ChatFacts {
  readonly parties: ChatParties;
  readonly calls: readonly ChatCall[];
  /** With whom the person has exchanged words about the document, taken back ones left out. */
  readonly writtenWith: readonly Id[];
  readonly now: Date;
}

export const CHAT_ROLES = ['PARTNER', 'ATTORNEY', 'CLIENT'] as const;
/** What someone is to the person who writes to them. */
export type ChatRole = (typeof CHAT_ROLES)[number];

export interface ChatCounterpart {
  readonly userId: Id;
  readonly role: ChatRole;
  /** False once it is over: what was written stays to be read. */
  readonly canWrite: boolean;
}

/** Of several reasons to write to each other the best one counts, in the order in which they were found. */
function onceEach(found: readonly ChatCounterpart[]): ChatCounterpart[] {
  const byId = new Map<Id, ChatCounterpart>();
  for (const each of found) {
    const before = byId.get(each.userId);
    if (before === undefined || (each.canWrite && !before.canWrite)) byId.set(each.userId, each);
  }
  return [...byId.values()];
}

/**
 * Whom a person has a conversation with about a document: partners with each other, a client with the own attorneys, an
 * attorney with the own client; never with the other partner's attorney. Who represents a client writes while assigned;
 * who answers a client's questions from the booking until 30 days after the call, and both read on after that. A client
 * keeps what was exchanged with an attorney of the past; that attorney does not.
 * D3, and ADR 0040.
 *
 * @returns null for someone who has nothing to do with the document; empty for a partner who has nobody to write to
 * yet.
 */
export function chatCounterparts(
  { parties, calls, writtenWith, now }: ChatFacts,
  personId: Id,
): ChatCounterpart[] | null {
  const { userAId, userBId, attorneyAId, attorneyBId } = parties;
  const found: ChatCounterpart[] = [];
  const add = (userId: Id | null, role: ChatRole, canWrite = true) => {
    if (userId !== null) found.push({ userId, role, canWrite });
  };
  const isStillOpen = ({ endsAt }: ChatCall) => now.getTime() < endsAt.getTime() + CHAT_AFTER_CALL_MS;
  if (personId === userAId || personId === userBId) {
    const isA = personId === userAId;
    add(isA ? userBId : userAId, 'PARTNER');
    add(isA ? attorneyAId : attorneyBId, 'ATTORNEY');
    for (const call of calls) if (call.clientId === personId) add(call.attorneyId, 'ATTORNEY', isStillOpen(call));
    for (const userId of writtenWith) {
      if (userId !== userAId && userId !== userBId) add(userId, 'ATTORNEY', false);
    }
    return onceEach(found);
  }
  if (personId === attorneyAId) add(userAId, 'CLIENT');
  if (personId === attorneyBId) add(userBId, 'CLIENT');
  for (const call of calls) if (call.attorneyId === personId) add(call.clientId, 'CLIENT', isStillOpen(call));
  return found.length === 0 ? null : onceEach(found);
}

/**
 * Why a message cannot go to someone: it is over, a party of the document whom one does not write to, or nobody one
 * knows.
 */
export type ChatRefusal = 'CLOSED' | 'NOT_A_COUNTERPART' | 'UNKNOWN';

/** Why a person cannot write to another about a document; null when they can. */
export function chatRefusal(facts: ChatFacts, fromId: Id, toId: Id): ChatRefusal | null {
  const counterpart = chatCounterparts(facts, fromId)?.find(({ userId }) => userId === toId);
  if (counterpart !== undefined) return counterpart.canWrite ? null : 'CLOSED';
  const { userAId, userBId, attorneyAId, attorneyBId } = facts.parties;
  return [userAId, userBId, attorneyAId, attorneyBId].includes(toId) ? 'NOT_A_COUNTERPART' : 'UNKNOWN';
}
