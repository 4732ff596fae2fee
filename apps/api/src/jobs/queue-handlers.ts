import { signDaily } from '../audit/sign-daily';
import { deliverMail, smtpTransport } from '../mail/deliver-mail';
import { remindOfAppointment } from '../modules/booking/appointment-jobs';
import { processBookingNotice } from '../modules/booking/outside-bookings';
import { sendBookingRequest } from '../modules/booking/outside-requests';
import { runBookingReconciler } from '../modules/booking/reconcile-bookings';
import { mailUnreadChats } from '../modules/chats/mail-unread-chats';
import { runNotarizationReconciler } from '../modules/notarizations/reconcile-notarizations';
import { processNotaryNotice } from '../modules/notarizations/transaction-notices';
import { settleNotarization } from '../modules/notarizations/transaction-settling';
import { purgeEvidence } from '../modules/evidence/purge';
import { purgeFiles } from '../modules/files/purge';
import { refreshRates } from '../modules/exchange-rates/refresh-rates';
import { runGeneration } from '../modules/generation/generate';
import { deleteAccount, removeErasedFiles } from '../modules/personal-data/delete-account';
import { makeArchive, removeArchive } from '../modules/personal-data/make-archive';
import { sendRefund } from '../modules/payments/book-refunds';
import { runReconciler } from '../modules/payments/reconcile-payments';
import { processPaymentNotice } from '../modules/payments/payment-jobs';
import { deliverSandboxEvent } from '../modules/payments/sandbox-deliveries';
import { runSealing } from '../sealing/seal-jobs';
import { remindOfReviews } from '../modules/reminders/review-reminders';
import type { Services } from '../services';
import { keepHouse } from './housekeeping';
import type { JobHandler } from './jobs';
import type { QueueName } from './queues';

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
