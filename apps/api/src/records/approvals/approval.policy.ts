import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

/** An approval is the word of one side's own attorney; nobody gives it for them, and nobody takes it back for them. */
export const approvalPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  grantApproval: isAssignedAttorney,
  rescindApproval: isAssignedAttorney,
} satisfies Policy<'grantApproval' | 'rescindApproval', OfDocument>;
