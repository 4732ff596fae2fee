import { anyOf, isAdmin, isCustomer, isUser, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

type DocumentAction = 'update' | 'readParticipants' | 'readRegenerationStatus';

export const documentPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  // Attorneys change the text by commits and approvals, and admins by calls of their own; never these fields.
  update: isPartner,
  readParticipants: anyOf(isPartner, isAssignedAttorney, isAdmin),
  readRegenerationStatus: anyOf(isPartner, isAssignedAttorney, isAdmin),
} satisfies Policy<DocumentAction, OfDocument>;

/** A couple begins its document itself; attorneys and admins have none of their own. */
export const newDocumentPolicy = { read: isUser, create: isCustomer } satisfies Policy<'create', unknown>;
