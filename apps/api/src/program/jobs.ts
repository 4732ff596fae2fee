import { auditHeadsJob } from '../kernel/audit/sign-daily';
import { mailJob } from '../kernel/mail/deliver-mail';
import { appointmentReminderJob } from '../features/booking/appointment-jobs';
import { bookingNoticeJob } from '../features/booking/outside-bookings';
import { bookingRequestJob } from '../features/booking/outside-requests';
import { bookingReconcilerJob } from '../features/booking/reconcile-bookings';
import { clauseDiscussionMailJob } from '../features/clause-discussions/mail-unread-discussions';
import { chatMailJob } from '../features/chats/mail-unread-chats';
import { notarizationReconcilerJob } from '../features/notarizations/reconcile-notarizations';
import { notaryNoticeJob } from '../features/notarizations/transaction-notices';
import { openTransactionJob, settleTransactionJob } from '../features/notarizations/transaction-settling';
import { attorneyFilePurgeJob } from '../records/attorneys/purge';
import { evidencePurgeJob } from '../records/evidence/purge';
import { filePurgeJob } from '../records/files/purge';
import { exchangeRatesJob } from '../features/exchange-rates/refresh-rates';
import { generationJob } from '../features/generation/generate';
import { accountDeletionJob, erasedFilesJob } from '../features/personal-data/delete-account';
import { archiveJob, archiveRemovalJob } from '../features/personal-data/make-archive';
import { refundJob } from '../features/payments/book-refunds';
import { lawJob } from '../features/states/settle-law';
import { payoutJob } from '../features/payouts/send-payout';
import { paymentReconcilerJob } from '../features/payments/reconcile-payments';
import { paymentNoticeJob } from '../features/payments/payment-jobs';
import { sandboxDeliveryJob } from '../features/sandbox/sandbox-deliveries';
import { sealJob } from '../features/sealing/seal-jobs';
import { webhookJob } from '../features/webhooks/deliver-webhook';
import { reviewReminderJob } from '../features/reminders/review-reminders';
import { backupJob } from './admin/daily-backup';
import { housekeepingJob } from './housekeeping';
import type { Job } from '../kernel/jobs/job';

/** Every job that the program does. Each is declared beside its use case. */
export const jobs: readonly Job[] = [
  mailJob,
  generationJob,
  paymentNoticeJob,
  sandboxDeliveryJob,
  refundJob,
  payoutJob,
  lawJob,
  paymentReconcilerJob,
  appointmentReminderJob,
  bookingNoticeJob,
  bookingRequestJob,
  bookingReconcilerJob,
  openTransactionJob,
  settleTransactionJob,
  notaryNoticeJob,
  notarizationReconcilerJob,
  chatMailJob,
  clauseDiscussionMailJob,
  exchangeRatesJob,
  evidencePurgeJob,
  filePurgeJob,
  attorneyFilePurgeJob,
  housekeepingJob,
  backupJob,
  reviewReminderJob,
  auditHeadsJob,
  archiveJob,
  archiveRemovalJob,
  accountDeletionJob,
  erasedFilesJob,
  sealJob,
  webhookJob,
];
