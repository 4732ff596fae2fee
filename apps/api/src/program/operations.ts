import type { Operation } from '../kernel/http/operation';
import { alignmentOperations } from '../features/alignment/alignment.routes';
import { barRegisterOperations } from '../features/admin-attorneys/registers.routes';
import { disciplineOperations } from '../features/admin-attorneys/discipline.routes';
import { adminEventOperations } from '../features/admin-attorneys/events.routes';
import { reassignOperations } from '../features/admin-attorneys/reassign.routes';
import { adminReviewOperations } from '../features/admin-attorneys/reviews.routes';
import { adminAttorneyServiceOperations } from '../features/admin-attorneys/services.routes';
import { adminDocumentOperations } from '../features/admin-documents/document.routes';
import { duplicateOperations } from '../features/admin-users/duplicates.routes';
import { markPaidOperations } from '../features/admin-users/mark-paid.routes';
import { userAnswersOperations } from '../features/admin-users/user-answers.routes';
import { userChangeOperations } from '../features/admin-users/user-change.routes';
import { userRecordOperations } from '../features/admin-users/user-record.routes';
import { userDeletionOperations } from '../features/admin-users/user-deletion.routes';
import { answerOperations } from '../features/answers/answer.routes';
import { questionnaireOperations } from '../features/questionnaire/questionnaire.routes';
import { fileOperations } from '../features/files/file.routes';
import { generationOperations } from '../features/generation/generation.routes';
import { preflightOperations } from '../features/preflight/preflight.routes';
import { versionOperations } from '../features/versions/version.routes';
import { financeOperations } from '../features/finances/finance.routes';
import { disclosureOperations } from '../features/finances/disclosure.routes';
import { outcomeOperations } from '../features/finances/outcome.routes';
import { jointEntryOperations } from '../features/finances/joint-entry.routes';
import { receiptOperations } from '../features/receipts/receipt.routes';
import { evidenceOperations } from '../features/evidence/evidence.routes';
import { attorneyCalendarOperations } from '../features/booking/attorney-calendar.routes';
import { bookingWebhookOperations } from '../features/booking/booking-webhook.routes';
import { bookingOperations } from '../features/booking/booking.routes';
import { appointmentLinkOperations } from '../features/booking/link.routes';
import { cartOperations } from '../features/payments/cart.routes';
import { promoCodeOperations } from '../features/payments/promo-code.routes';
import { ledgerOperations } from '../features/payments/ledger.routes';
import { checkoutOperations } from '../features/payments/checkout.routes';
import { productOperations } from '../features/payments/product.routes';
import { sandboxOperations } from '../features/sandbox/sandbox.routes';
import { sandboxLogOperations } from '../features/sandbox/sandbox-log.routes';
import { notaryWebhookOperations } from '../features/notarizations/notary-webhook.routes';
import { sandboxNotaryOperations } from '../features/sandbox/sandbox-notary.routes';
import { discountOperations } from '../features/discounts/discount.routes';
import { adminPayoutOperations } from '../features/payouts/admin-payout.routes';
import { adminRefundOperations } from '../features/payments/admin-refund.routes';
import { payoutItemOperations } from '../features/payouts/payout-items.routes';
import { payoutAccountOperations } from '../features/payouts/payout-account.routes';
import { sandboxConnectOperations } from '../features/sandbox/sandbox-connect.routes';
import { webhookOperations } from '../features/payments/webhook.routes';
import { adminOperations } from '../features/admin/admin.routes';
import { adminSavedViewOperations } from '../features/admin/saved-views.routes';
import { adminAccessOperations } from '../features/looking/admin-access.routes';
import { adminLogOperations } from '../features/audit-trail/admin-log.routes';
import { auditTrailOperations } from '../features/audit-trail/audit-trail.routes';
import { counselOperations } from '../features/counsel/counsel.routes';
import { runningOperations } from '../features/running/running.routes';
import { approvalOperations } from '../features/approvals/approval.routes';
import { confirmationOperations } from '../features/external-attorneys/confirmation.routes';
import { externalAttorneyOperations } from '../features/external-attorneys/external-attorney.routes';
import { reviewOperations } from '../features/reviews/review.routes';
import { attorneyTaskOperations } from '../features/attorneys/tasks.routes';
import { signingDayOperations } from '../features/attorneys/signing-days.routes';
import { conflictOperations } from '../features/attorneys/conflict.routes';
import { applicationDraftOperations } from '../features/attorneys/application-draft.routes';
import { licenseOperations } from '../features/attorneys/license.routes';
import { ownListOperations } from '../features/attorneys/own-list.routes';
import { attorneyFileOperations } from '../features/attorneys/attorney-file.routes';
import { attorneyOperations } from '../features/attorneys/attorney.routes';
import { eligibilityOperations } from '../features/attorney-services/eligibility.routes';
import { lookupOperations } from '../features/attorney-services/lookup.routes';
import { purchaseItemOperations } from '../features/attorney-services/purchase-item.routes';
import { documentOperations } from '../features/documents/document.routes';
import { fontOperations } from '../features/fonts/font.routes';
import { clientAnswersOperations } from '../features/attorneys/client-answers.routes';
import { browserFailureOperations } from '../features/content-policy/browser-failure.routes';
import { contentPolicyReportOperations } from '../features/content-policy/content-policy-report.routes';
import { healthOperations } from '../features/health/health.routes';
import { invitationOperations } from '../features/invitations/invitation.routes';
import { notarizationOperations } from '../features/notarizations/notarization.routes';
import { legalOperations } from '../features/legal/legal.routes';
import { secondFactorOperations } from '../features/second-factor/second-factor.routes';
import { sessionOperations } from '../features/sessions/session.routes';
import { vaultOperations } from '../features/vault/vault.routes';
import { verificationOperations } from '../features/verification/verification.routes';
import { videoOperations } from '../features/videos/video.routes';
import { reminderOperations } from '../features/reminders/reminder.routes';
import { reminderSettingOperations } from '../features/reminders/reminder-settings.routes';
import { lawFirmOperations } from '../features/law-firms/law-firm.routes';
import { inboxOperations } from '../features/inbox/inbox.routes';
import { journeyOperations } from '../features/journey/journey.routes';
import { signingOperations } from '../features/signing/signing.routes';
import { lawOperations } from '../features/states/law.routes';
import { stateOperations } from '../features/states/state.routes';
import { templateOperations } from '../features/templates/template.routes';
import { accountDeletionOperations } from '../features/personal-data/account-deletion.routes';
import { personalArchiveOperations } from '../features/personal-data/personal-archive.routes';
import { userOperations } from '../features/users/user.routes';
import { changeOperations } from '../features/changes/change.routes';
import { chatOperations } from '../features/chats/chat.routes';
import { discussionOperations } from '../features/discussions/discussion.routes';
import { clauseDiscussionOperations } from '../features/clause-discussions/clause-discussion.routes';
import { offerOperations } from '../features/editing/offer.routes';
import { libraryOperations } from '../features/library/library.routes';
import { draftOperations } from '../features/editing/draft.routes';
import { lockOperations } from '../features/editing/lock.routes';
import { internalNoteOperations } from '../features/internal-notes/internal-note.routes';
import { supportOperations } from '../features/support/support.routes';
import { waitlistOperations } from '../features/waitlist/waitlist.routes';
import { exchangeRateOperations } from '../features/exchange-rates/exchange-rate.routes';
import { importOperations } from '../features/imports/import.routes';
import { webhookEndpointOperations } from '../features/webhooks/webhook.routes';
import { personalTokenOperations } from '../features/personal-tokens/personal-token.routes';
import { calendarOperations } from '../features/calendar/calendar.routes';

/** Every call of the API. `openapi.json`, the routes and the authorization tests are all made from this list. */
export const operations: readonly Operation[] = [
  ...stateOperations,
  ...lawOperations,
  ...templateOperations,
  ...userOperations,
  ...personalArchiveOperations,
  ...accountDeletionOperations,
  ...journeyOperations,
  ...fontOperations,
  ...inboxOperations,
  ...lawFirmOperations,
  ...reminderOperations,
  ...reminderSettingOperations,
  ...videoOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...legalOperations,
  ...invitationOperations,
  ...healthOperations,
  ...browserFailureOperations,
  ...contentPolicyReportOperations,
  ...documentOperations,
  ...approvalOperations,
  ...externalAttorneyOperations,
  ...reviewOperations,
  ...confirmationOperations,
  ...eligibilityOperations,
  ...lookupOperations,
  ...purchaseItemOperations,
  ...attorneyOperations,
  ...conflictOperations,
  ...applicationDraftOperations,
  ...licenseOperations,
  ...ownListOperations,
  ...attorneyFileOperations,
  ...attorneyTaskOperations,
  ...signingDayOperations,
  ...clientAnswersOperations,
  ...adminOperations,
  ...adminSavedViewOperations,
  ...userChangeOperations,
  ...markPaidOperations,
  ...duplicateOperations,
  ...userDeletionOperations,
  ...userRecordOperations,
  ...adminDocumentOperations,
  ...userAnswersOperations,
  ...barRegisterOperations,
  ...disciplineOperations,
  ...adminAttorneyServiceOperations,
  ...adminEventOperations,
  ...adminReviewOperations,
  ...reassignOperations,
  ...adminAccessOperations,
  ...questionnaireOperations,
  ...answerOperations,
  ...alignmentOperations,
  ...discussionOperations,
  ...internalNoteOperations,
  ...lockOperations,
  ...draftOperations,
  ...offerOperations,
  ...libraryOperations,
  ...clauseDiscussionOperations,
  ...chatOperations,
  ...changeOperations,
  ...disclosureOperations,
  ...outcomeOperations,
  ...receiptOperations,
  ...jointEntryOperations,
  ...financeOperations,
  ...evidenceOperations,
  ...generationOperations,
  ...preflightOperations,
  ...versionOperations,
  ...signingOperations,
  ...fileOperations,
  ...notarizationOperations,
  ...adminLogOperations,
  ...auditTrailOperations,
  ...counselOperations,
  ...runningOperations,
  ...vaultOperations,
  ...verificationOperations,
  ...bookingOperations,
  ...attorneyCalendarOperations,
  ...appointmentLinkOperations,
  ...productOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...ledgerOperations,
  ...promoCodeOperations,
  ...webhookOperations,
  ...bookingWebhookOperations,
  ...notaryWebhookOperations,
  ...sandboxNotaryOperations,
  ...sandboxOperations,
  ...sandboxLogOperations,
  ...payoutAccountOperations,
  ...discountOperations,
  ...adminPayoutOperations,
  ...adminRefundOperations,
  ...payoutItemOperations,
  ...sandboxConnectOperations,
  ...supportOperations,
  ...waitlistOperations,
  ...calendarOperations,
  ...personalTokenOperations,
  ...webhookEndpointOperations,
  ...importOperations,
  ...exchangeRateOperations,
];
