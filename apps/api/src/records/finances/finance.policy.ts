import { type Policy, anyOf, isAdmin } from '../../kernel/http/policy';
import {
  isAssignedAttorney,
  isAttorneyOfOwner,
  isOwningCustomer,
  isPartner,
  type OfDocument,
  type Owned,
} from '../couples/couple.policy';

export type FinanceAction = 'readEvidence' | 'readOutcomes' | 'write';

/**
 * Disclosure is open to both partners; only its owner changes it (D3). The files that prove an entry are for the
 * partners, the owner's own attorney and admins: the other side's attorney reads the entries they belong to.
 */
export const financePolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  readEvidence: anyOf(isPartner, isAttorneyOfOwner, isAdmin),
  /** With the answers: the partner whose they are and the own attorney, nobody else. */
  readOutcomes: anyOf(isOwningCustomer, isAttorneyOfOwner),
  write: isOwningCustomer,
} satisfies Policy<FinanceAction, OfDocument & Owned>;
