import { noticeSubject, tellsOfFailedIdentity } from '../../kernel/ports/notary/notary-notice';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { type DeliveryJob, deliveryJobSchema, workOnDelivery } from '../../kernel/http/deliveries';
import { findOfTransaction } from '../../records/notarizations/provider-state.repository';
import { settleNotarization } from './transaction-settling';
import { tellOfFailedIdentity } from './transaction-mail';

/** Works on what the notary provider told us. */
export const notaryNoticeJob = job({ name: 'notary-notices', schema: deliveryJobSchema, handle: processNotaryNotice });

/** Settles the notarization whose transaction a delivery names. Running it again changes nothing. */
export async function processNotaryNotice(services: Services, { deliveryId }: DeliveryJob): Promise<void> {
  const { database, notary, logger, now } = services;
  const { db } = database;
  const { provider } = notary;
  await workOnDelivery({ db, now }, { provider, deliveryId }, async ({ objectId, eventType }) => {
    const { transactionId, signerReference } = noticeSubject(objectId);
    const row = await findOfTransaction(db, provider, transactionId);
    if (row === undefined) {
      // Our own answer to its creation may be on its way: the job that asked looks on its own.
      logger.warn({ provider, eventType }, 'the notary provider tells of a transaction that no notarization names');
      return;
    }
    await settleNotarization(services, { notarizationId: row.id });
    if (tellsOfFailedIdentity(eventType)) await tellOfFailedIdentity(services, row.id, signerReference);
  });
}
