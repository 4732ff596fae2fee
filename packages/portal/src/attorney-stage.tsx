export type AttorneyStage = 'FORM_MISSING' | 'UNDER_REVIEW' | 'APPROVED' | 'DECLINED' | 'DEACTIVATED';

const formPath = '/attorney/form';
const accountPath = '/attorney/account';

/**
 * Where an attorney of this stage belongs instead of `path`, or null when the path is theirs. Portals spec §2 “Attorney
 * routes”: the form alone before and during review, everything once approved, the account alone otherwise.
 */
export function attorneyRedirect(stage: AttorneyStage, path: string): string | null {
  switch (stage) {
    case 'FORM_MISSING':
    case 'UNDER_REVIEW':
      return path === formPath || path === '/attorney/help' ? null : formPath;
    case 'APPROVED':
      return path === formPath ? '/' : null;
    case 'DECLINED':
    case 'DEACTIVATED':
      return path === accountPath || path === '/attorney/help' ? null : accountPath;
  }
}
