import { findSandboxEvent, recordTry } from '../../records/sandbox/sandbox-event.repository';
import { z } from 'zod';
import { recordSandboxEvent, type SandboxEvent, type SandboxInbox, wireOf } from '../../kernel/ports/sandbox-events';
import { NOTARY_REQUEST_ID_HEADER, NOTARY_SIGNATURE_HEADER } from '../../kernel/ports/notary/notary-notice';
import { isSandboxNotary } from '../../kernel/ports/notary/sandbox-notary';
import { isSandboxPayments, SANDBOX_SIGNATURE_HEADER } from '../../kernel/ports/payments/sandbox-payments';
import type { Work } from '../../kernel/http/operation';
import type { Db } from '../../kernel/database/database';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';

const jobSchema = z.object({ eventId: z.string() });

/** The outgoing deliveries of the sandboxes of payments and of the notary. */
export const sandboxDeliveryJob = job({
  name: 'sandbox-payment-deliveries',
  schema: jobSchema,
  handle: deliverSandboxEvent,
});

/** Sends an event when it is due: the first time, or again. */
export const sendSandboxEvent = (
  { enqueue, now }: Pick<Work, 'enqueue' | 'now'>,
  { id, dueAt }: { readonly id: string; readonly dueAt: Date },
): Promise<void> => enqueue(sandboxDeliveryJob, { eventId: id }, dueAt > now ? { startAfter: dueAt } : {});

/** Keeps what the sandbox tells of, and sends it, in the transaction of what happened. */
export async function tellOfSandbox(work: Pick<Work, 'tx' | 'enqueue' | 'now'>, event: SandboxEvent): Promise<void> {
  const id = await recordSandboxEvent(work.tx, event, work.now);
  await sendSandboxEvent(work, { id, dueAt: event.dueAt });
}

/** How the sandbox signs for one of our webhooks; null where a real provider stands in its place. */
function signerFor(
  { payments, notary, now }: Services,
  { inbox, id }: { readonly inbox: SandboxInbox; readonly id: string },
): ((db: Db, body: string) => Promise<Record<string, string>>) | null {
  if (inbox === 'notary') {
    if (!isSandboxNotary(notary)) return null;
    return async (db, body) => ({
      [NOTARY_SIGNATURE_HEADER]: await notary.sign(db, body),
      [NOTARY_REQUEST_ID_HEADER]: id,
    });
  }
  if (!isSandboxPayments(payments)) return null;
  return async (db, body) => ({ [SANDBOX_SIGNATURE_HEADER]: await payments.sign(db, body, now()) });
}

/**
 * Sends an event of the sandbox to our own webhook route, as a real provider would, and keeps what was answered.
 * @throws when the route does not take it, so that the queue tries again later.
 */
async function deliverSandboxEvent(services: Services, { eventId }: z.infer<typeof jobSchema>): Promise<void> {
  const { db } = services.database;
  const event = await findSandboxEvent(db, eventId);
  const sign = event === undefined ? null : signerFor(services, event);
  if (event === undefined || sign === null) return;
  const body = wireOf(event);
  for (let time = 0; time < event.times; time += 1) {
    const sentAt = services.now();
    const { ok, status } = await services.callApi(
      new Request(`${services.config.origins.api}/webhooks/${event.inbox}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await sign(db, body)) },
        body,
      }),
    );
    await recordTry(db, eventId, sentAt, status);
    if (!ok) throw new Error(`The webhook route answered ${status}.`);
  }
}
