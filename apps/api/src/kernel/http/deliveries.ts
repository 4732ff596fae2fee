import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../database/database';
import type { JobKind } from '../jobs/job';
import { type Call, noSubject } from './operation';
import { problem } from './problem';

/** What a verified delivery says: a hint what changed, never the truth about it. */
export interface Notice {
  readonly deliveryId: string;
  readonly type: string;
  /** What it is about; null where it is about nothing that we know of. */
  readonly objectId: string | null;
}

/** What every inbox of deliveries has in common: the signature over the raw bytes is all that lets one in. */
export const inboxOperation = {
  isOurs: true,
  audited: false,
  body: z.looseObject({}),
  response: z.object({ received: z.literal(true) }),
  load: noSubject,
} as const;

/** What the job of a delivery carries. */
export const deliveryJobSchema = z.object({ deliveryId: z.string() });
export type DeliveryJob = z.infer<typeof deliveryJobSchema>;

type Delivering = Pick<Call<unknown, unknown, unknown, null>, 'tx' | 'now' | 'enqueue'>;

/**
 * Keeps a delivery once, and queues the work on it. A repeated one is thanked for and changes nothing.
 * @param notice Null for one that is not the provider's.
 * @throws Problem MALFORMED_REQUEST
 */
export async function takeDelivery(
  { tx, now, enqueue }: Delivering,
  { provider, notice, kind }: { provider: string; notice: Notice | null; kind: JobKind<DeliveryJob> },
) {
  if (notice === null) throw problem('MALFORMED_REQUEST');
  const kept = await tx
    .insertInto('webhookDeliveries')
    .values({
      provider,
      deliveryId: notice.deliveryId,
      eventType: notice.type,
      objectId: notice.objectId,
      receivedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'deliveryId']).doNothing())
    .returning('deliveryId')
    .executeTakeFirst();
  if (kept !== undefined) await enqueue(kind, { deliveryId: notice.deliveryId });
  return { received: true as const };
}

/**
 * Works on a delivery that was kept, unless that was done before. A failure leaves it to be tried again.
 * @param work Does what the delivery calls for, and may be run twice.
 */
export async function workOnDelivery(
  { db, now }: { db: Db; now: () => Date },
  { provider, deliveryId }: { provider: string; deliveryId: string },
  work: (delivery: { readonly objectId: string; readonly eventType: string }) => Promise<void>,
): Promise<void> {
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('provider', '=', provider)
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirst();
  if (delivery === undefined || delivery.processedAt !== null) return;
  const { objectId, eventType } = delivery;
  if (objectId !== null) await work({ objectId, eventType });
  await db
    .updateTable('webhookDeliveries')
    .set({ processedAt: now() })
    .where('provider', '=', provider)
    .where('deliveryId', '=', deliveryId)
    .execute();
}

/** How many deliveries each provider sent, and how many wait for their work. */
export const deliveriesByProvider = (tx: Tx) =>
  tx
    .selectFrom('webhookDeliveries')
    .select('provider')
    .select((eb) => [
      eb.fn.countAll<number>().as('received'),
      eb.fn.countAll<number>().filterWhere('processedAt', 'is', null).as('unprocessed'),
      eb.fn.max('receivedAt').as('lastReceivedAt'),
      sql<Date | null>`min(received_at) filter (where processed_at is null)`.as('oldestUnprocessedAt'),
    ])
    .groupBy('provider')
    .orderBy('provider')
    .execute();
