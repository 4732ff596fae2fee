import type { ChatCounterpart } from '@troth/domain/chats';
import { allOf, anyOf, type Policy, type Predicate } from '../../kernel/http/policy';
import { isOwner, isPartner, type OfDocument, type Owned } from '../couples/couple.policy';

/** The messages of one person about one document. */
export interface OwnChats extends Owned, OfDocument {
  /** With whom the person has a conversation; null for someone who has nothing to do with the document. */
  readonly counterparts: readonly ChatCounterpart[] | null;
}

/** An approved attorney of a client; losing the approval takes effect at the next request (D2). */
const isAttorneyOfClient: Predicate<OwnChats> = (actor, { counterparts }) =>
  actor.kind === 'person' && actor.attorney?.stage === 'APPROVED' && counterparts !== null;

/**
 * A conversation belongs to the two who hold it: partners with each other, a client with the own attorney (D3).
 * Admins have no part in it.
 */
const isParty = allOf<OwnChats>(isOwner, anyOf(isPartner, isAttorneyOfClient));

export const chatPolicy = {
  read: isParty,
  write: isParty,
  markAsRead: isParty,
  takeBack: isParty,
} satisfies Policy<'write' | 'markAsRead' | 'takeBack', OwnChats>;
