import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

const mayReadHistory = anyOf(isPartner, isAssignedAttorney, isAdmin);

export const versionPolicy = {
  read: mayReadHistory,
  // One's own mark in the history, which nobody else is told of.
  markViewed: mayReadHistory,
} satisfies Policy<'markViewed', OfDocument>;
