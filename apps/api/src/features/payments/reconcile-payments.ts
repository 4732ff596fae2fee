import { z } from 'zod';
import type { Db } from '../../kernel/database/database';
import { scheduleNextQuarter } from '../../kernel/jobs/schedule';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { resendPayouts } from '../payouts/send-payout';
import { sendRefund } from './book-refunds';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { askForPage } from './payment-page';
import { settleCheckout } from './settle-checkout';

const DAY_MS = 86_400_000;
/** A payment that was booked is looked at once a day for so long: a refund at the provider's own site may be unheard of. */
const LOOK_BACK_DAYS = 90;
const BATCH = 200;
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
  const requested = await database.db
    .selectFrom('refunds')
    .innerJoin('checkouts', 'checkouts.id', 'refunds.checkoutId')
    .select('refunds.id')
    .where('checkouts.provider', '=', payments.provider)
    .where('refunds.status', '=', 'REQUESTED')
    .execute();
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

async function checkoutsToAskAbout(db: Db, provider: string, now: Date) {
  const open = await db
    .selectFrom('checkouts')
    .select('providerSessionId')
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['OPEN', 'PENDING']),
        eb.and([eb('status', 'in', ['PAID', 'DUPLICATE']), eb('feeInCents', 'is', null)]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('checkedAt', 'createdAt'))
    .limit(BATCH)
    .execute();
  const booked = await db
    .selectFrom('checkouts')
    .select('providerSessionId')
    .where('provider', '=', provider)
    .where('status', 'in', ['PAID', 'DUPLICATE'])
    .where('providerPaymentId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('createdAt', '>', new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)),
          eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<', new Date(now.getTime() - DAY_MS))]),
        ]),
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.checkoutId', '=', 'checkouts.id')
            .where('refunds.status', '=', 'PENDING'),
        ),
        eb.and([
          eb('checkedAt', '<', new Date(now.getTime() - DAY_MS)),
          eb.exists(
            eb
              .selectFrom('disputes')
              .select('disputes.id')
              .whereRef('disputes.checkoutId', '=', 'checkouts.id')
              .where('disputes.state', '=', 'open'),
          ),
        ]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('checkedAt', 'createdAt'))
    .limit(BATCH)
    .execute();
  return [
    ...open.map((row) => ({ ...row, checks: 'WHAT_IS_OPEN' as const })),
    ...booked.map((row) => ({ ...row, checks: 'EVERYTHING' as const })),
  ];
}
