import { z } from 'zod';
import type { Services } from '../../services';
import { isAboutAccount, takeAccountNotice } from '../payouts/firm-account';
import { checkoutRepository } from './checkout.repository';
import { settleCheckout } from './settle-checkout';

/** Works on what the payment provider told us. */
export const PAYMENT_NOTICES_QUEUE = 'payment-notices';

const noticeJobSchema = z.object({ deliveryId: z.string() });

/** Settles the checkout that a delivery names. Running it again changes nothing. */
export async function processPaymentNotice(services: Services, data: unknown): Promise<void> {
  const { deliveryId } = noticeJobSchema.parse(data);
  const { payments } = services;
  const { db } = services.database;
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('provider', '=', payments.provider)
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirst();
  if (delivery === undefined || delivery.processedAt !== null) return;
  if (delivery.objectId !== null && isAboutAccount(delivery.eventType)) {
    await takeAccountNotice(services, delivery.objectId);
  } else if (delivery.objectId !== null) {
    const ofPayment = await checkoutRepository(db).findByPayment(payments.provider, delivery.objectId);
    // A delivery about the payment itself tells of its fee or its refunds; one about the visit, how it ended.
    if (ofPayment === undefined) await settleCheckout(services, delivery.objectId);
    else await settleCheckout(services, ofPayment.providerSessionId, 'EVERYTHING');
  }
  await db
    .updateTable('webhookDeliveries')
    .set({ processedAt: services.now() })
    .where('provider', '=', payments.provider)
    .where('deliveryId', '=', deliveryId)
    .execute();
}
