import { t } from '../texts';

/** What an admin did, by the name that the log has for it. */
const WORDS = {
  'lawFirms.approve': 'done.lawFirms.approve',
  'lawFirms.takeApproval': 'done.lawFirms.takeApproval',
  'lawFirms.merge': 'done.lawFirms.merge',
  'lawFirms.mergeInto': 'done.lawFirms.mergeInto',
  'admin.updateLawFirm': 'done.admin.updateLawFirm',
  'admin.revealPayoutDetails': 'done.admin.revealPayoutDetails',
  'admin.endSessions': 'done.admin.endSessions',
  'admin.resetSecondFactor': 'done.admin.resetSecondFactor',
  'attorneys.stage.UNDER_REVIEW': 'done.attorneys.UNDER_REVIEW',
  'attorneys.stage.APPROVED': 'done.attorneys.APPROVED',
  'attorneys.stage.DECLINED': 'done.attorneys.DECLINED',
  'attorneys.stage.DEACTIVATED': 'done.attorneys.DEACTIVATED',
  'adminUsers.update': 'done.adminUsers.update',
  'adminUsers.changeEmail': 'done.adminUsers.changeEmail',
  'adminUsers.sendPasswordReset': 'done.adminUsers.sendPasswordReset',
  'adminUsers.unsubscribe': 'done.adminUsers.unsubscribe',
  'adminUsers.notifyAttorney': 'done.adminUsers.notifyAttorney',
  'adminUsers.markPaid': 'done.adminUsers.markPaid',
  'adminUsers.takeBackMarkPaid': 'done.adminUsers.takeBackMarkPaid',
  'adminUsers.resolveDuplicates': 'done.adminUsers.resolveDuplicates',
  'adminUsers.delete': 'done.adminUsers.delete',
  'adminUsers.resendMail': 'done.adminUsers.resendMail',
  'adminDocuments.delete': 'done.adminDocuments.delete',
  'adminDocuments.regenerate': 'done.adminDocuments.regenerate',
  'notarizations.forceReset': 'done.notarizations.forceReset',
  'documentDrafts.unlockErase': 'done.documentDrafts.unlockErase',
  'licenses.confirm': 'done.licenses.confirm',
  'licenses.takeBack': 'done.licenses.takeBack',
  'running.sealAgain': 'done.running.sealAgain',
  'running.sendMailAgain': 'done.running.sendMailAgain',
  'running.runJobsAgain': 'done.running.runJobsAgain',
  'adminDocuments.restore': 'done.adminDocuments.restore',
  'booking.book': 'done.booking.book',
  'adminPurchases.reassign': 'done.adminPurchases.reassign',
  'purchaseItems.setBookingStatus': 'done.purchaseItems.setBookingStatus',
  'adminAttorneyServices.set': 'done.adminAttorneyServices.set',
  'discipline.create': 'done.discipline.create',
  'discipline.update': 'done.discipline.update',
} as const;

/** In words; an action that has none is named as the log names it. */
export const actionWords = (action: string): string =>
  action in WORDS ? t(WORDS[action as keyof typeof WORDS]) : action;
