import { type PayoutAccountState, payoutStanding, type PayoutStanding } from '@troth/domain/attorneys';
import { fullName } from '@troth/domain/people';
import type { AttorneyServiceType, PayoutStatus } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/** A service that names an attorney, with what its firm is due for it. Amounts in cents. */
export interface PayoutItem extends PayoutStanding {
  readonly id: string;
  readonly attorneyId: string;
  readonly attorneyName: string;
  readonly clientName: string;
  readonly serviceType: AttorneyServiceType;
  readonly boughtAt: Date;
  /** When the first call took place. */
  readonly metAt: Date | null;
  readonly pricePaidInCents: number;
  readonly feePaidInCents: number;
  readonly refundedInCents: number;
  readonly paidInCents: number;
  readonly payoutStatus: PayoutStatus;
  readonly partialPayoutReason: string | null;
}

/** The services that name an attorney: the own ones, or all of a firm's. The newest purchase first. */
export async function payoutItemsOf(
  tx: Tx,
  of: { readonly attorneyId: string } | { readonly lawFirmId: string },
  account: PayoutAccountState,
): Promise<PayoutItem[]> {
  const items = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .innerJoin('attorneys', 'attorneys.id', 'purchaseItems.attorneyId')
    .leftJoin('checkouts', (join) =>
      join.onRef('checkouts.cartId', '=', 'purchaseItems.cartId').on('checkouts.status', '=', 'PAID'),
    )
    .selectAll('purchaseItems')
    .select(['attorneys.id as namedId', 'products.productType', 'checkouts.feeInCents'])
    .where('products.productType', 'in', ['REPRESENTATION', 'Q_A'])
    .where('purchaseItems.deletedAt', 'is', null)
    .where((eb) =>
      'lawFirmId' in of ? eb('attorneys.lawFirmId', '=', of.lawFirmId) : eb('attorneys.id', '=', of.attorneyId),
    )
    .orderBy('purchaseItems.createdAt', 'desc')
    .orderBy('purchaseItems.id')
    .execute();
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const refunds = await tx
    .selectFrom('refunds')
    .select(['purchaseItemId', 'amountInCents', 'isComplimentary'])
    .where('purchaseItemId', 'in', ids)
    .where('status', '<>', 'FAILED')
    .execute();
  const meetings = await tx
    .selectFrom('appointmentEvents')
    .select('purchaseItemId')
    .select((eb) => eb.fn.min('serviceCompletedAt').as('metAt'))
    .where('purchaseItemId', 'in', ids)
    .where('serviceCompletedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('purchaseItemId')
    .execute();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'firstName', 'middleName', 'lastName', 'suffix', 'email'])
    .where('id', 'in', [...new Set(items.flatMap((item) => [item.beneficiaryUserId, item.namedId]))])
    .execute();
  const nameOf = (id: string): string => {
    const person = people.find((one) => one.id === id);
    return person === undefined ? '' : fullName(person) || person.email;
  };
  return items.map((item) => {
    const ofItem = refunds.filter(({ purchaseItemId }) => purchaseItemId === item.id);
    const { id, pricePaidInCents, feePaidInCents, payoutStatus, partialPayoutReason } = item;
    const standing = payoutStanding({
      ...item,
      // What came without a payment costs no fee.
      isFeeKnown: item.cartId === null || item.feeInCents !== null,
      refunds: ofItem,
      paidInCents: item.pricePaidToAttorneyInCents,
      isDisputed: item.disputedAt !== null,
      account,
    });
    return {
      id,
      attorneyId: item.namedId,
      attorneyName: nameOf(item.namedId),
      clientName: nameOf(item.beneficiaryUserId),
      serviceType: item.productType === 'Q_A' ? 'Q_A' : 'REPRESENTATION',
      boughtAt: item.createdAt,
      metAt: meetings.find(({ purchaseItemId }) => purchaseItemId === id)?.metAt ?? null,
      pricePaidInCents,
      feePaidInCents,
      refundedInCents: ofItem.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
      paidInCents: item.pricePaidToAttorneyInCents,
      payoutStatus,
      partialPayoutReason,
      ...standing,
    };
  });
}
