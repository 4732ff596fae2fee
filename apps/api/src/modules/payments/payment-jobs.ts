import { z } from 'zod';
import { MAIL_QUEUE, queueMail } from '../../mail/mail';
import { isSandboxPayments, SANDBOX_SIGNATURE_HEADER } from '../../ports/payments/sandbox-payments';
import type { Services } from '../../services';
import { settleCheckout } from './settle-checkout';

/** Works on what the payment provider told us. */
export const PAYMENT_NOTICES_QUEUE = 'payment-notices';
/** The sandbox provider's own outgoing deliveries. */
export const SANDBOX_DELIVERIES_QUEUE = 'sandbox-payment-deliveries';

const noticeJobSchema = z.object({ deliveryId: z.string() });
const deliveryJobSchema = z.object({ sessionId: z.string() });

/** Settles the checkout that a delivery names. Running it again changes nothing. */
export async function processPaymentNotice(services: Services, data: unknown): Promise<void> {
  const { deliveryId } = noticeJobSchema.parse(data);
  const { database, payments, config, jobs } = services;
  const now = services.now();
  await database.db.transaction().execute(async (tx) => {
    const delivery = await tx
      .selectFrom('webhookDeliveries')
      .selectAll()
      .where('provider', '=', payments.provider)
      .where('deliveryId', '=', deliveryId)
      .executeTakeFirst();
    if (delivery === undefined || delivery.processedAt !== null) return;
    if (delivery.objectId !== null) {
      const settling = {
        tx,
        now,
        payments,
        customerOrigin: config.origins.customer,
        sendMail: async (mail: Parameters<typeof queueMail>[1]) => {
          const id = await queueMail(tx, mail, now);
          if (id !== null) await jobs.enqueue(tx, MAIL_QUEUE, { id });
        },
      };
      await settleCheckout(settling, delivery.objectId);
    }
    await tx
      .updateTable('webhookDeliveries')
      .set({ processedAt: now })
      .where('provider', '=', payments.provider)
      .where('deliveryId', '=', deliveryId)
      .execute();
  });
  jobs.wake();
}

/**
 * Sends the sandbox provider's delivery to our own webhook route, as a real provider would.
 * @throws when the route does not take it, so that the queue tries again later.
 */
export async function deliverSandboxNotice(services: Services, data: unknown): Promise<void> {
  const { sessionId } = deliveryJobSchema.parse(data);
  const { payments, database, config } = services;
  if (!isSandboxPayments(payments)) return;
  const session = await payments.findSession(database.db, sessionId);
  if (session === null) return;
  const { body, signature } = await payments.notice(database.db, session, services.now());
  const response = await services.callApi(
    new Request(`${config.origins.api}/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature },
      body,
    }),
  );
  if (!response.ok) throw new Error(`The webhook route answered ${response.status}.`);
}
