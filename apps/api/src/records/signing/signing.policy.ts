import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

/** Everyone who may read the agreement may read how it is signed. */
export const signingPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
} satisfies Policy<never, OfDocument>;
