import { insertRefunds, type RefundRow } from '../../records/payments/refund.repository';
import { z } from 'zod';
import { jobKind } from '../../kernel/jobs/job';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import type { Settling } from '../../kernel/jobs/settling';

/** Asks the provider to give money back. */
export const refundKind = jobKind({ name: 'refunds', schema: z.object({ refundId: z.uuid() }) });

/** What counts against the price: whatever has not failed. */
export const isCountedRefund = ({ status }: RefundRow): boolean => status !== 'FAILED';

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
  const [row] = await insertRefunds(tx, [{ ...request, reason, checkoutId: checkout.id }], now);
  if (row === undefined) throw new Error('A refund was not written.');
  await enqueue(refundKind, { refundId: row.id });
  return row;
}
