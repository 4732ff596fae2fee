import type { Operation } from './http/operation';
import { alignmentOperations } from './modules/alignment/alignment.routes';
import { answerOperations } from './modules/answers/answer.routes';
import { questionnaireOperations } from './modules/questionnaire/questionnaire.routes';
import { fileOperations } from './modules/files/file.routes';
import { generationOperations } from './modules/generation/generation.routes';
import { preflightOperations } from './modules/preflight/preflight.routes';
import { versionOperations } from './modules/versions/version.routes';
import { financeOperations } from './modules/finances/finance.routes';
import { disclosureOperations } from './modules/finances/disclosure.routes';
import { jointEntryOperations } from './modules/finances/joint-entry.routes';
import { receiptOperations } from './modules/receipts/receipt.routes';
import { evidenceOperations } from './modules/evidence/evidence.routes';
import { attorneyCalendarOperations } from './modules/booking/attorney-calendar.routes';
import { bookingWebhookOperations } from './modules/booking/booking-webhook.routes';
import { bookingOperations } from './modules/booking/booking.routes';
import { appointmentLinkOperations } from './modules/booking/link.routes';
import { cartOperations } from './modules/payments/cart.routes';
import { promoCodeOperations } from './modules/payments/promo-code.routes';
import { ledgerOperations } from './modules/payments/ledger.routes';
import { checkoutOperations } from './modules/payments/checkout.routes';
import { productOperations } from './modules/payments/product.routes';
import { sandboxOperations } from './modules/payments/sandbox.routes';
import { sandboxLogOperations } from './modules/payments/sandbox-log.routes';
import { notaryWebhookOperations } from './modules/notarizations/notary-webhook.routes';
import { sandboxNotaryOperations } from './modules/notarizations/sandbox-notary.routes';
import { payoutAccountOperations } from './modules/payouts/payout-account.routes';
import { sandboxConnectOperations } from './modules/payouts/sandbox-connect.routes';
import { webhookOperations } from './modules/payments/webhook.routes';
import { adminOperations } from './modules/admin/admin.routes';
import { adminAccessOperations } from './modules/looking/admin-access.routes';
import { auditTrailOperations } from './modules/audit-trail/audit-trail.routes';
import { approvalOperations } from './modules/approvals/approval.routes';
import { confirmationOperations } from './modules/external-attorneys/confirmation.routes';
import { externalAttorneyOperations } from './modules/external-attorneys/external-attorney.routes';
import { reviewOperations } from './modules/reviews/review.routes';
import { attorneyOperations } from './modules/attorneys/attorney.routes';
import { eligibilityOperations } from './modules/attorney-services/eligibility.routes';
import { lookupOperations } from './modules/attorney-services/lookup.routes';
import { purchaseItemOperations } from './modules/attorney-services/purchase-item.routes';
import { documentOperations } from './modules/documents/document.routes';
import { fontOperations } from './modules/fonts/font.routes';
import { healthOperations } from './modules/health/health.routes';
import { invitationOperations } from './modules/invitations/invitation.routes';
import { notarizationOperations } from './modules/notarizations/notarization.routes';
import { legalOperations } from './modules/legal/legal.routes';
import { secondFactorOperations } from './modules/second-factor/second-factor.routes';
import { sessionOperations } from './modules/sessions/session.routes';
import { vaultOperations } from './modules/vault/vault.routes';
import { verificationOperations } from './modules/verification/verification.routes';
import { videoOperations } from './modules/videos/video.routes';
import { reminderOperations } from './modules/reminders/reminder.routes';
import { reminderSettingOperations } from './modules/reminders/reminder-settings.routes';
import { lawFirmOperations } from './modules/law-firms/law-firm.routes';
import { inboxOperations } from './modules/inbox/inbox.routes';
import { journeyOperations } from './modules/journey/journey.routes';
import { signingOperations } from './modules/signing/signing.routes';
import { stateOperations } from './modules/states/state.routes';
import { templateOperations } from './modules/templates/template.routes';
import { accountDeletionOperations } from './modules/personal-data/account-deletion.routes';
import { personalArchiveOperations } from './modules/personal-data/personal-archive.routes';
import { userOperations } from './modules/users/user.routes';
import { changeOperations } from './modules/changes/change.routes';
import { chatOperations } from './modules/chats/chat.routes';
import { discussionOperations } from './modules/discussions/discussion.routes';
import { internalNoteOperations } from './modules/internal-notes/internal-note.routes';
import { supportOperations } from './modules/support/support.routes';
import { waitlistOperations } from './modules/waitlist/waitlist.routes';
import { exchangeRateOperations } from './modules/exchange-rates/exchange-rate.routes';
import { importOperations } from './modules/imports/import.routes';
import { calendarOperations } from './modules/calendar/calendar.routes';

/** Every call of the API. `openapi.json`, the routes and the authorization tests are all made from this list. */
export const operations: readonly Operation[] = [
  ...stateOperations,
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
  ...documentOperations,
  ...approvalOperations,
  ...externalAttorneyOperations,
  ...reviewOperations,
  ...confirmationOperations,
  ...eligibilityOperations,
  ...lookupOperations,
  ...purchaseItemOperations,
  ...attorneyOperations,
  ...adminOperations,
  ...adminAccessOperations,
  ...questionnaireOperations,
  ...answerOperations,
  ...alignmentOperations,
  ...discussionOperations,
  ...internalNoteOperations,
  ...chatOperations,
  ...changeOperations,
  ...disclosureOperations,
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
  ...auditTrailOperations,
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
  ...sandboxConnectOperations,
  ...supportOperations,
  ...waitlistOperations,
  ...calendarOperations,
  ...importOperations,
  ...exchangeRateOperations,
];
