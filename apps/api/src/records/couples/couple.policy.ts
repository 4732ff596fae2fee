import type { Predicate } from '../../kernel/http/policy';
import { sideOf } from './couple';

/** What is asked for under `users/{id}`: whose it is. */
export interface Owned {
  readonly userId: string;
}

/** What is asked for under a document. */
export interface OfDocument {
  readonly document: {
    readonly userAId: string;
    readonly userBId: string | null;
    readonly attorneyAId: string | null;
    readonly attorneyBId: string | null;
  };
}

export const isOwner: Predicate<Owned> = (actor, { userId }) => actor.kind === 'person' && actor.id === userId;

export const isOwningCustomer: Predicate<Owned> = (actor, subject) =>
  actor.kind === 'person' && actor.userType === 'CUSTOMER' && isOwner(actor, subject);

export const isPartner: Predicate<OfDocument> = (actor, { document }) =>
  actor.kind === 'person' && sideOf(document, actor.id) !== null;

/** An approved attorney of either side; losing the approval takes effect at the next request (D2). */
export const isAssignedAttorney: Predicate<OfDocument> = (actor, { document }) =>
  actor.kind === 'person' &&
  actor.attorney?.stage === 'APPROVED' &&
  (document.attorneyAId === actor.id || document.attorneyBId === actor.id);

/** The approved attorney of the partner whose it is, and not of the other one. */
export const isAttorneyOfOwner: Predicate<OfDocument & Owned> = (actor, subject) => {
  const { attorneyAId, attorneyBId } = subject.document;
  const own = { A: attorneyAId, B: attorneyBId };
  const side = sideOf(subject.document, subject.userId);
  return actor.kind === 'person' && isAssignedAttorney(actor, subject) && side !== null && own[side] === actor.id;
};
