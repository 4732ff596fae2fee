import { z } from 'zod';
import { isSandboxPayments, SANDBOX_SIGNATURE_HEADER } from '../../ports/payments/sandbox-payments';
import type { Services } from '../../services';
import { checkoutRepository } from './checkout.repository';
import { settleCheckout } from './settle-checkout';

/** Works on what the payment provider told us. */
export const PAYMENT_NOTICES_QUEUE = 'payment-notices';
/** The sandbox provider's own outgoing deliveries. */
export const SANDBOX_DELIVERIES_QUEUE = 'sandbox-payment-deliveries';

const noticeJobSchema = z.object({ deliveryId: z.string() });
const deliveryJobSchema = z.object({ sessionId: z.string(), times: z.int().min(1).max(2).default(1) });

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
  if (delivery.objectId !== null) {
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

/**
 * Sends the sandbox provider's delivery to our own webhook route, as a real provider would.
 * @throws when the route does not take it, so that the queue tries again later.
 */
export async function deliverSandboxNotice(services: Services, data: unknown): Promise<void> {
  const { sessionId, times } = deliveryJobSchema.parse(data);
  const { payments, database, config } = services;
  if (!isSandboxPayments(payments)) return;
  const session = await payments.findSession(database.db, sessionId);
  if (session === null) return;
  const { body, signature } = await payments.notice(database.db, session, services.now());
  for (let time = 0; time < times; time += 1) {
    const response = await services.callApi(
      new Request(`${config.origins.api}/webhooks/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature },
        body,
      }),
    );
    if (!response.ok) throw new Error(`The webhook route answered ${response.status}.`);
  }
}
