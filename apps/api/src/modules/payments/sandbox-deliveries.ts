import { z } from 'zod';
import { recordSandboxEvent, type SandboxEvent, wireOf } from '../../ports/payments/sandbox-events';
import { isSandboxPayments, SANDBOX_SIGNATURE_HEADER } from '../../ports/payments/sandbox-payments';
import type { Work } from '../../http/operation';
import type { Services } from '../../services';

/** The sandbox provider's own outgoing deliveries. */
const QUEUE = 'sandbox-payment-deliveries';

const jobSchema = z.object({ eventId: z.string() });

/** Sends an event when it is due: the first time, or again. */
export const sendSandboxEvent = (
  { enqueue, now }: Pick<Work, 'enqueue' | 'now'>,
  { id, dueAt }: { readonly id: string; readonly dueAt: Date },
): Promise<void> => enqueue(QUEUE, { eventId: id }, dueAt > now ? { startAfter: dueAt } : {});

/** Keeps what the sandbox tells of, and sends it, in the transaction of what happened. */
export async function tellOfSandbox(work: Pick<Work, 'tx' | 'enqueue' | 'now'>, event: SandboxEvent): Promise<void> {
  const id = await recordSandboxEvent(work.tx, event, work.now);
  await sendSandboxEvent(work, { id, dueAt: event.dueAt });
}

/**
 * Sends an event of the sandbox to our own webhook route, as a real provider would, and keeps what was answered.
 * @throws when the route does not take it, so that the queue tries again later.
 */
export async function deliverSandboxEvent(services: Services, data: unknown): Promise<void> {
  const { eventId } = jobSchema.parse(data);
  const { payments, config } = services;
  const { db } = services.database;
  if (!isSandboxPayments(payments)) return;
  const event = await db.selectFrom('sandboxEvents').selectAll().where('id', '=', eventId).executeTakeFirst();
  if (event === undefined) return;
  const body = wireOf(event);
  for (let time = 0; time < event.times; time += 1) {
    const sentAt = services.now();
    const signature = await payments.sign(db, body, sentAt);
    const { ok, status } = await services.callApi(
      new Request(`${config.origins.api}/webhooks/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature },
        body,
      }),
    );
    await db
      .insertInto('sandboxEventTries')
      .values((eb) => ({
        eventId,
        try: eb
          .selectFrom('sandboxEventTries')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('eventId', '=', eventId),
        sentAt,
        status,
      }))
      .execute();
    if (!ok) throw new Error(`The webhook route answered ${status}.`);
  }
}
