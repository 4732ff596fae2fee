import { allOf, anyOf, isAdmin, isCustomer, type Policy } from '../../kernel/http/policy';
import { isOwner, isPartner, type OfDocument, type Owned } from '../couples/couple.policy';

/** The attorney whom one person found, for one document. */
export type OwnCounsel = Owned & OfDocument;

const isOwnersOwn = allOf<OwnCounsel>(isOwner, isPartner);

/** How to reach the attorney is the partner's own matter; who it is, the other reads with the approvals. */
export const externalAttorneyPolicy = {
  read: anyOf(isOwnersOwn, isAdmin),
  change: allOf(isOwnersOwn, isCustomer),
} satisfies Policy<'change', OwnCounsel>;
