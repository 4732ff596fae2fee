import { anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';

/**
 * Who edits an agreement: the attorneys of both sides, and admins. Partners read what is committed, and are not told of
 * locks and drafts (D45).
 */
export const editingPolicy = {
  read: anyOf(isPartner, isAssignedAttorney, isAdmin),
  edit: anyOf(isAssignedAttorney, isAdmin),
  erase: isAdmin,
} satisfies Policy<'edit' | 'erase', OfDocument>;
