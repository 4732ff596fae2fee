/** What an attorney reads before a state is opened. Ours. */
export const COUNSEL_KINDS = ['CLAUSE', 'DEFINITION', 'NOTARY_BLOCK', 'CERTIFICATE', 'QUESTION', 'LAW_FACT'] as const;
export type CounselKind = (typeof COUNSEL_KINDS)[number];

/** What an attorney says of it; WITHDRAWN takes an earlier verdict back. */
export const COUNSEL_VERDICTS = ['READ', 'APPROVED', 'WITHDRAWN'] as const;
export type CounselVerdict = (typeof COUNSEL_VERDICTS)[number];

export const COUNSEL_STATES = ['UNREAD', 'READ', 'APPROVED', 'CHANGED'] as const;
export type CounselState = (typeof COUNSEL_STATES)[number];

/**
 * How far counsel has come with one text of one state. A verdict is about a wording: once the text, its conditions or the
 * law's value says something else, it is CHANGED, until someone reads it again. Nothing has to be marked by hand, and a
 * change that is taken back restores the verdict. Ours.
 *
 * @param verdict The last one; null when nobody has read it.
 * @param contentHash Of the wording as it is now; asked for only where there is a verdict to hold against it.
 */
export function counselStateOf(
  verdict: { readonly verdict: CounselVerdict; readonly contentHash: string } | null,
  contentHash: () => string,
): CounselState {
  if (verdict === null || verdict.verdict === 'WITHDRAWN') return 'UNREAD';
  return verdict.contentHash === contentHash() ? verdict.verdict : 'CHANGED';
}

/** Why a verdict cannot be recorded. */
export type CounselRefusal = 'ATTORNEY_MISSING' | 'ATTORNEY_NOT_APPROVED' | 'ATTORNEY_NOT_LICENSED';

/**
 * Whose verdict it may be: an approved attorney's of ours who is licensed in the state, or an attorney's whose name and
 * bar number an admin typed. Null when it may be recorded. Ours.
 */
export function counselRefusal(
  attorney:
    | { readonly stage: string; readonly isLicensedThere: boolean }
    | { readonly name: string; readonly barNumber: string }
    | null,
): CounselRefusal | null {
  if (attorney === null) return 'ATTORNEY_MISSING';
  if ('name' in attorney)
    return attorney.name.trim() === '' || attorney.barNumber.trim() === '' ? 'ATTORNEY_MISSING' : null;
  if (attorney.stage !== 'APPROVED') return 'ATTORNEY_NOT_APPROVED';
  return attorney.isLicensedThere ? null : 'ATTORNEY_NOT_LICENSED';
}
