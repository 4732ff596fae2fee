import { termsPage } from '@troth/content/legal';
import type { UserRow } from '../../records/users/user.repository';

/**
 * The terms that a person has not agreed to yet: the current ones, when what they agreed to was another version. Null
 * when they have. D5.
 */
export function termsToAgree({
  termsAgreedAt,
  termsVersion,
}: Pick<UserRow, 'termsAgreedAt' | 'termsVersion'>): { version: string; effectiveOn: string } | null {
  const { version, effectiveOn } = termsPage;
  return termsAgreedAt !== null && termsVersion === version ? null : { version, effectiveOn };
}
