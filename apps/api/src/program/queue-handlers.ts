import { signDaily } from '../kernel/audit/sign-daily';
import { deliverMail, smtpTransport } from '../kernel/mail/deliver-mail';
import { remindOfAppointment } from '../features/booking/appointment-jobs';
import { processBookingNotice } from '../features/booking/outside-bookings';
import { sendBookingRequest } from '../features/booking/outside-requests';
import { runBookingReconciler } from '../features/booking/reconcile-bookings';
import { mailUnreadChats } from '../features/chats/mail-unread-chats';
import { runNotarizationReconciler } from '../features/notarizations/reconcile-notarizations';
import { processNotaryNotice } from '../features/notarizations/transaction-notices';
import { settleNotarization } from '../features/notarizations/transaction-settling';
import { purgeAttorneyFiles } from '../records/attorneys/purge';
import { purgeEvidence } from '../records/evidence/purge';
import { purgeFiles } from '../records/files/purge';
import { refreshRates } from '../features/exchange-rates/refresh-rates';
import { runGeneration } from '../features/generation/generate';
import { deleteAccount, removeErasedFiles } from '../features/personal-data/delete-account';
import { makeArchive, removeArchive } from '../features/personal-data/make-archive';
import { sendRefund } from '../features/payments/book-refunds';
import { runReconciler } from '../features/payments/reconcile-payments';
import { processPaymentNotice } from '../features/payments/payment-jobs';
import { deliverSandboxEvent } from '../features/sandbox/sandbox-deliveries';
import { runSealing } from '../features/sealing/seal-jobs';
import { remindOfReviews } from '../features/reminders/review-reminders';
import type { Services } from '../kernel/services';
import { keepHouse } from './housekeeping';
import type { JobHandler } from '../kernel/jobs/jobs';
import type { QueueName } from '../kernel/jobs/queues';

/** What each queue does. Services are asked for late, since the queue is one of them. */
export function queueHandlers(services: () => Services): Record<QueueName, { handler: JobHandler }> {
  return {
    mail: {
      handler: async (data) => {
        const { config, database, jobs, logger, now } = services();
        const { from } = config.mail;
        await deliverMail({ db: database.db, jobs, logger, from, smtp: smtpTransport(config.mail), now: now() }, data);
      },
    },
    generation: { handler: (data) => runGeneration(services(), data) },
    'payment-notices': { handler: (data) => processPaymentNotice(services(), data) },
    'sandbox-payment-deliveries': { handler: (data) => deliverSandboxEvent(services(), data) },
    refunds: { handler: (data) => sendRefund(services(), data) },
    'payment-reconciler': { handler: (data) => runReconciler(services(), data) },
    'appointment-reminders': { handler: (data) => remindOfAppointment(services(), data) },
    'booking-notices': { handler: (data) => processBookingNotice(services(), data) },
    'booking-requests': { handler: (data) => sendBookingRequest(services(), data) },
    'booking-reconciler': { handler: () => runBookingReconciler(services()) },
    'notarization-open': { handler: (data) => settleNotarization(services(), data) },
    'notarization-settle': { handler: (data) => settleNotarization(services(), data) },
    'notary-notices': { handler: (data) => processNotaryNotice(services(), data) },
    'notarization-reconciler': { handler: () => runNotarizationReconciler(services()) },
    'chat-mail': { handler: (data) => mailUnreadChats(services(), data) },
    'exchange-rates': { handler: () => refreshRates(services()) },
    'evidence-purge': { handler: () => purgeEvidence(services()) },
    'file-purge': { handler: () => purgeFiles(services()) },
    'attorney-file-purge': { handler: () => purgeAttorneyFiles(services()) },
    housekeeping: { handler: () => keepHouse(services()) },
    'review-reminders': { handler: () => remindOfReviews(services()) },
    'personal-archives': { handler: (data) => makeArchive(services(), data) },
    'account-deletions': { handler: (data) => deleteAccount(services(), data) },
    'erased-files': { handler: () => removeErasedFiles(services()) },
    'personal-archive-removal': { handler: (data) => removeArchive(services(), data) },
    'audit-heads': { handler: () => signDaily(services()) },
    'notarization-seal': { handler: (data) => runSealing(services(), data) },
  };
}
