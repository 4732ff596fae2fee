import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

/** How the agreement came about is the couple's, their attorneys' and the house's to know. */
export const auditTrailPolicy = { read: anyOf(isPartner, isAssignedAttorney, isAdmin) } satisfies Policy<
  never,
  OfDocument
>;
