import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { jobKind } from '../../kernel/jobs/job';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import type { Settling } from '../../kernel/jobs/settling';

/** Asks the provider to give money back. */
export const refundKind = jobKind({ name: 'refunds', schema: z.object({ refundId: z.uuid() }) });

export type RefundRow = Selectable<Schema['refunds']>;

/** Why money went back, in the words of whoever asked for it. */
export const refundReason = houseColumn('refunds', 'sealed_reason');

/** What counts against the price: whatever has not failed. */
export const isCountedRefund = ({ status }: RefundRow): boolean => status !== 'FAILED';

export const refundsOfCheckout = (tx: Tx, checkoutId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('refunds')
    .selectAll()
    .where('checkoutId', '=', checkoutId)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();

export interface RefundRequest {
  /** Null for money that was only held. */
  readonly purchaseItemId: string | null;
  readonly amountInCents: number;
  readonly isComplimentary: boolean;
  readonly reason: string;
  readonly requestedById: string | null;
}

/**
 * Writes down that money is to be given back, and queues the job that asks the provider. The row comes first: after a
 * crash the same request is repeated under the same key, and gives back once.
 */
export async function requestRefund(
  { tx, now, enqueue }: Pick<Settling, 'tx' | 'now' | 'enqueue'>,
  checkout: Pick<CheckoutRow, 'id'>,
  { reason, ...request }: RefundRequest,
): Promise<RefundRow> {
  const id = randomUUID();
  const row = await tx
    .insertInto('refunds')
    .values({
      ...request,
      id,
      sealedReason: refundReason.seal(tx, id, reason),
      checkoutId: checkout.id,
      status: 'REQUESTED',
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(refundKind, { refundId: row.id });
  return row;
}
