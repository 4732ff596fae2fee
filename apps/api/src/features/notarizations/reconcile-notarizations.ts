import { scheduleNextQuarter } from '../../kernel/jobs/schedule';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { sealKind } from '../../records/notarizations/notarization-jobs';
import { notarizationsToAskAbout } from '../../records/notarizations/provider-state.repository';
import { listSealable } from '../../records/sealing/sealing.repository';
import { settleNotarization } from './transaction-settling';

/** Looks for what the notary provider could not tell us. */
export const notarizationReconcilerJob = job({
  name: 'notarization-reconciler',
  schema: noData,
  handle: runNotarizationReconciler,
});

/** Looks at once, and then every quarter of an hour. */
export const startReconcilingNotarizations = ({ database, jobs }: Services): Promise<void> =>
  database.db.transaction().execute((tx) => jobs.enqueue(tx, notarizationReconcilerJob, {}));

/** One run. The next one is written first, so that a provider that cannot be reached does not end the chain. */
async function runNotarizationReconciler(services: Services): Promise<void> {
  await services.database.db
    .transaction()
    .execute((tx) => scheduleNextQuarter(services, tx, notarizationReconcilerJob, {}));
  await reconcileNotarizations(services);
}

/**
 * Repairs what lost deliveries and crashes left open: asks about every transaction that is not at its end, opens what was
 * never opened, takes back what was given up on the way, and has sealed what was fetched. One that fails does not keep the
 * others.
 */
export async function reconcileNotarizations(services: Services): Promise<void> {
  const { database, config, jobs, logger, notary } = services;
  const { db } = database;
  let failed = 0;
  for (const { id } of await notarizationsToAskAbout(db, notary.provider)) {
    await settleNotarization(services, { notarizationId: id }).catch((error: unknown) => {
      failed += 1;
      logger.warn({ notarizationId: id, err: causeOf(error) }, 'a notarization could not be reconciled');
    });
  }
  for (const { id } of await listSealable(db)) {
    await db.transaction().execute((tx) => jobs.enqueue(tx, sealKind, { notarizationId: id }));
  }
  // The provider delivers to nobody who cannot be reached over https.
  if (config.origins.api.startsWith('https:')) {
    await notary.subscribe(`${config.origins.api}/webhooks/notary`).catch((error: unknown) => {
      failed += 1;
      logger.warn({ err: causeOf(error) }, 'the notary provider was not asked for its deliveries');
    });
  }
  if (failed > 0) logger.warn({ failed }, 'some notarizations could not be reconciled; they are tried again');
}

/** As much of a failure as a log may hold. */
const causeOf = (error: unknown): { name: string; message: string } | null => {
  if (!(error instanceof Error)) return null;
  const { cause, name, message } = error;
  return { name, message: cause instanceof Error ? `${message}: ${cause.message}` : message };
};
