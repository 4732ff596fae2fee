import { createHash } from 'node:crypto';
import { PAYOUT_ACCOUNT_STATES, PAYOUT_STATES, PAYOUT_WAITS, reversibleInCents } from '@troth/domain/attorneys';
import {
  bookingStatusSchema,
  paymentStatusSchema,
  payoutStatusSchema,
  productTypeSchema,
} from '@troth/domain/purchases';
import { calendarDateSchema, idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import type { PayoutItem } from '../../records/payouts/payout-item.repository';
import { payoutReason } from '../../records/payouts/payout.repository';

const cents = z.int();

const madePayoutSchema = z
  .object({
    id: idSchema,
    status: z.enum(PAYOUT_STATES),
    amountInCents: cents,
    reversedInCents: cents,
    reversingInCents: cents,
    /** The provider's name of the transfer. */
    transferId: z.string().nullable(),
    /** Why the provider refused it: its own code. */
    failure: z.string().nullable(),
    reason: z.string().nullable(),
    paidOutsideOn: calendarDateSchema.nullable(),
    outsideReference: z.string().nullable(),
    isFromBalance: z.boolean(),
    requestedById: idSchema,
    createdAt: instantSchema,
  })
  .meta({ id: 'MadePayout', description: 'Money that went to a firm for a service, or is on its way.' });

export const adminPurchaseItemSchema = z
  .object({
    id: idSchema,
    /** What a change is based on, for `If-Match`. */
    version: z.string(),
    title: z.string(),
    productType: productTypeSchema,
    buyerId: idSchema,
    buyerName: z.string(),
    clientId: idSchema,
    clientName: z.string(),
    documentId: idSchema.nullable(),
    boughtAt: instantSchema,
    metAt: instantSchema.nullable(),
    attorneyId: idSchema.nullable(),
    attorneyName: z.string().nullable(),
    lawFirmId: idSchema.nullable(),
    lawFirmName: z.string().nullable(),
    accountState: z.enum(PAYOUT_ACCOUNT_STATES),
    pricePaidInCents: cents,
    /** Null until the provider says what it keeps. */
    feePaidInCents: cents.nullable(),
    refundedInCents: cents,
    refundableInCents: cents,
    paidInCents: cents,
    dueInCents: cents,
    /** The most that could be taken back through the provider. */
    reversibleInCents: cents,
    hasCharge: z.boolean(),
    paymentStatus: paymentStatusSchema,
    bookingStatus: bookingStatusSchema,
    payoutStatus: payoutStatusSchema,
    /** When an admin waived what was still due; `partialPayoutReason` says why. */
    payoutClosedAt: instantSchema.nullable(),
    disputedAt: instantSchema.nullable(),
    partialPayoutReason: z.string().nullable(),
    waitsFor: z.enum(PAYOUT_WAITS).nullable(),
    payouts: z.array(madePayoutSchema),
  })
  .meta({ id: 'AdminPurchaseItem', description: 'A purchase with its money, as admins see it. Portals spec §3, §7.' });

/** By what a change is known to be based on what is there: everything that decides what a refund or a payout would do. */
export const versionOf = ({ row, facts, payouts, refundedInCents }: PayoutItem): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.id,
        row.paymentStatus,
        row.bookingStatus,
        row.payoutStatus,
        row.attorneyId,
        row.disputedAt === null,
        facts.isFeeKnown,
        facts.isApproved,
        facts.account,
        row.feePaidInCents,
        refundedInCents,
        payouts.map(({ id, status, reversedInCents, reversingInCents }) => [
          id,
          status,
          reversedInCents,
          reversingInCents,
        ]),
      ]),
    )
    .digest('hex')
    .slice(0, 32);

export const presentAdminPurchase = (tx: Tx, item: PayoutItem): z.input<typeof adminPurchaseItemSchema> => {
  const { row, facts } = item;
  return {
    id: item.id,
    version: versionOf(item),
    title: item.title,
    productType: item.productType,
    buyerId: row.userId,
    buyerName: item.buyerName,
    clientId: row.beneficiaryUserId,
    clientName: item.clientName,
    documentId: row.documentId,
    boughtAt: iso(item.boughtAt),
    metAt: isoOrNull(item.metAt),
    attorneyId: item.attorneyId,
    attorneyName: item.attorneyId === null ? null : item.attorneyName,
    lawFirmId: item.lawFirmId,
    lawFirmName: item.lawFirmName,
    accountState: item.account,
    pricePaidInCents: row.pricePaidInCents,
    feePaidInCents: facts.isFeeKnown ? row.feePaidInCents : null,
    refundedInCents: item.refundedInCents,
    refundableInCents: Math.max(0, row.pricePaidInCents - item.refundedInCents),
    paidInCents: item.paidInCents,
    dueInCents: item.dueInCents,
    reversibleInCents: reversibleInCents(item.payouts),
    hasCharge: facts.hasCharge,
    paymentStatus: row.paymentStatus,
    bookingStatus: row.bookingStatus,
    payoutStatus: row.payoutStatus,
    payoutClosedAt: isoOrNull(row.payoutClosedAt),
    disputedAt: isoOrNull(row.disputedAt),
    partialPayoutReason: item.partialPayoutReason,
    waitsFor: item.waitsFor,
    payouts: item.payouts.map((payout) => ({
      id: payout.id,
      status: payout.status,
      amountInCents: payout.amountInCents,
      reversedInCents: payout.reversedInCents,
      reversingInCents: payout.reversingInCents,
      transferId: payout.providerTransferId,
      failure: payout.failure,
      reason: payoutReason.open(tx, payout.id, payout.sealedReason),
      paidOutsideOn: payout.paidOutsideOn,
      outsideReference: payout.outsideReference,
      isFromBalance: payout.accountId !== null && payout.checkoutId === null,
      requestedById: payout.requestedById,
      createdAt: iso(payout.createdAt),
    })),
  };
};
