import { t } from '../texts';

/** What an admin did, by the name that the log has for it. */
const WORDS = {
  'lawFirms.approve': 'done.lawFirms.approve',
  'lawFirms.takeApproval': 'done.lawFirms.takeApproval',
  'admin.updateLawFirm': 'done.admin.updateLawFirm',
  'admin.revealPayoutDetails': 'done.admin.revealPayoutDetails',
  'admin.endSessions': 'done.admin.endSessions',
  'admin.resetSecondFactor': 'done.admin.resetSecondFactor',
  'attorneys.stage.UNDER_REVIEW': 'done.attorneys.UNDER_REVIEW',
  'attorneys.stage.APPROVED': 'done.attorneys.APPROVED',
  'attorneys.stage.DECLINED': 'done.attorneys.DECLINED',
  'attorneys.stage.DEACTIVATED': 'done.attorneys.DEACTIVATED',
} as const;

/** In words; an action that has none is named as the log names it. */
export const actionWords = (action: string): string =>
  action in WORDS ? t(WORDS[action as keyof typeof WORDS]) : action;
