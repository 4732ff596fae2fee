import { type Policy, anyOf, isAdmin } from '../../kernel/http/policy';
import { isAssignedAttorney, isOwningCustomer, isPartner, type OfDocument, type Owned } from '../couples/couple.policy';

export type FinanceAction = 'write';

/** Disclosure is open to both partners; only its owner changes it (decision 3). */
export const financePolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  write: isOwningCustomer,
} satisfies Policy<FinanceAction, OfDocument & Owned>;
