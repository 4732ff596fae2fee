import { allOf, anyOf, type Policy } from '../../policy';
import { isAssignedAttorney, isOwner, isPartner, type OfDocument, type Owned } from '../journey/couple.policy';

/** The messages of one person about one document. */
export type OwnChats = Owned & OfDocument;

/**
 * A conversation belongs to the two who hold it: partners with each other, a client with the own attorney (decision 3).
 * Admins have no part in it.
 */
const isParty = allOf<OwnChats>(isOwner, anyOf(isPartner, isAssignedAttorney));

export const chatPolicy = {
  read: isParty,
  write: isParty,
  markAsRead: isParty,
  takeBack: isParty,
} satisfies Policy<'write' | 'markAsRead' | 'takeBack', OwnChats>;
