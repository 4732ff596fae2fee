import { requestedRefunds } from '../../records/payments/refund.repository';
import { z } from 'zod';
import { scheduleNextQuarter } from '../../kernel/jobs/schedule';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { resendPayouts } from '../payouts/send-payout';
import { sendRefund } from './book-refunds';
import { checkoutRepository, checkoutsToAskAbout } from '../../records/payments/checkout.repository';
import { askForPage } from './payment-page';
import { settleCheckout } from './settle-checkout';

/** A page that was asked for longer ago was not waited for to the end. */
const ANSWERED_WITHIN_MS = 60_000;

/** The next one is written by those in the chain alone, not by the one of a start. */
const jobSchema = z.object({ isInChain: z.boolean().catch(false) });

export const paymentReconcilerJob = job({ name: 'payment-reconciler', schema: jobSchema, handle: runReconciler });

/** Looks at what the last run of the program left open, now, and then every quarter of an hour. */
export const startReconciling = (services: Services): Promise<void> =>
  services.database.db.transaction().execute(async (tx) => {
    await services.jobs.enqueue(tx, paymentReconcilerJob, { isInChain: false });
    await scheduleNextQuarter(services, tx, paymentReconcilerJob, { isInChain: true });
  });

/** One run of the chain. The next one is written first, so that a provider that cannot be reached does not end the chain. */
async function runReconciler(services: Services, { isInChain }: z.infer<typeof jobSchema>): Promise<void> {
  if (isInChain) {
    await services.database.db
      .transaction()
      .execute((tx) => scheduleNextQuarter(services, tx, paymentReconcilerJob, { isInChain: true }));
  }
  await reconcilePayments(services);
}

/**
 * Repairs what a lost webhook or a crash left open: asks again for every page that was never answered, asks the provider
 * about every visit that is not at its end, every
 * payment whose fee is not known, and every refund, payout and reversal that is on its way, and now and then about what was booked. One that
 * fails does not keep the others.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const { database, logger, payments } = services;
  const requested = await requestedRefunds(database.db, payments.provider);
  const failures: unknown[] = [];
  for (const { id } of requested) {
    await sendRefund(services, { refundId: id }).catch((error: unknown) => failures.push(error));
  }
  const unsent = await resendPayouts(services);
  const now = services.now();
  const unanswered = new Date(now.getTime() - ANSWERED_WITHIN_MS);
  for (const opening of await checkoutRepository(database.db).listOpening(payments.provider, unanswered)) {
    const isOver = opening.expiresAt <= now;
    await (isOver ? checkoutRepository(database.db).giveUp(opening.id, now) : askForPage(services, opening)).catch(
      (error: unknown) => failures.push(error),
    );
  }
  for (const { providerSessionId, checks } of await checkoutsToAskAbout(database.db, payments.provider, now)) {
    await settleCheckout(services, providerSessionId, checks).catch((error: unknown) => failures.push(error));
  }
  const failed = failures.length + unsent;
  if (failed === 0) return;
  logger.warn({ failed }, 'some payments could not be reconciled; they are tried again');
}
