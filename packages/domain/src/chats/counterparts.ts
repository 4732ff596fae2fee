import type { Id } from '../records/fields';

/** Who has to do with a document. */
export interface ChatParties {
  readonly userAId: Id;
  readonly userBId: Id | null;
  readonly attorneyAId: Id | null;
  readonly attorneyBId: Id | null;
}

/**
 * Whom a person may write to about a document: partners each other, a client the own attorney, an attorney the own
 * client; never the other partner's attorney. `docs/decisions/0000-product-decisions.md`, row 3.
 *
 * @returns null for somebody who has nothing to do with the document; empty for a party who has nobody to write to yet.
 */
export function chatCounterparts(parties: ChatParties, personId: Id): Id[] | null {
  const { userAId, userBId, attorneyAId, attorneyBId } = parties;
  const found: (Id | null)[] = [];
  if (personId === userAId) found.push(userBId, attorneyAId);
  if (personId === userBId) found.push(userAId, attorneyBId);
  if (personId === attorneyAId) found.push(userAId);
  if (personId === attorneyBId) found.push(userBId);
  return found.length === 0 ? null : found.filter((id) => id !== null);
}

/** Why a message cannot go to somebody: a party of the document whom one does not write to, or nobody one knows. */
export type ChatRefusal = 'NOT_A_COUNTERPART' | 'UNKNOWN';

/** Why a person cannot write to another about a document; null when they can. */
export function chatRefusal(parties: ChatParties, fromId: Id, toId: Id): ChatRefusal | null {
  if (chatCounterparts(parties, fromId)?.includes(toId) === true) return null;
  const { userAId, userBId, attorneyAId, attorneyBId } = parties;
  return [userAId, userBId, attorneyAId, attorneyBId].includes(toId) ? 'NOT_A_COUNTERPART' : 'UNKNOWN';
}
