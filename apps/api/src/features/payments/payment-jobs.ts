import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { type DeliveryJob, deliveryJobSchema, workOnDelivery } from '../../kernel/http/deliveries';
import { isAboutAccount, takeAccountNotice } from '../payouts/firm-account';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { settleCheckout } from './settle-checkout';

/** Works on what the payment provider told us. */
export const paymentNoticeJob = job({
  name: 'payment-notices',
  schema: deliveryJobSchema,
  handle: processPaymentNotice,
});

/** Settles the checkout that a delivery names. Running it again changes nothing. */
export async function processPaymentNotice(services: Services, { deliveryId }: DeliveryJob): Promise<void> {
  const { database, payments, now } = services;
  const { db } = database;
  const { provider } = payments;
  await workOnDelivery({ db, now }, { provider, deliveryId }, async ({ objectId, eventType }) => {
    if (isAboutAccount(eventType)) return takeAccountNotice(services, objectId);
    const ofPayment = await checkoutRepository(db).findByPayment(provider, objectId);
    // A delivery about the payment itself tells of its fee or its refunds; one about the visit, how it ended.
    if (ofPayment === undefined) await settleCheckout(services, objectId);
    else await settleCheckout(services, ofPayment.providerSessionId, 'EVERYTHING');
  });
}
