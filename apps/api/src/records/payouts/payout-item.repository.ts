import {
  committedInCents,
  type PayoutAccountState,
  payoutAccountState,
  type PayoutItemFacts,
  payoutStanding,
  type PayoutStanding,
} from '@troth/domain/attorneys';
import { calendarDateIn } from '@troth/domain/dates';
import { type AttorneyServiceType, isAttorneyService, type ProductType } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { NO_PROVIDER } from '../payments/checkout.repository';
import { partialPayoutReason, type PurchaseItemRow } from '../payments/purchase-item.repository';
import { refundsOfItems } from '../payments/refund.repository';
import { namesOrEmailsOf } from '../users/user.repository';
import { type Payout, payoutsOfItems } from './payout.repository';

/** An item with what is due for it, and everything that decides whether it can be paid out. Amounts in cents. */
export interface PayoutItem extends PayoutStanding {
  readonly id: string;
  readonly row: PurchaseItemRow;
  readonly title: string;
  readonly productType: ProductType;
  readonly attorneyId: string | null;
  readonly attorneyName: string;
  readonly lawFirmId: string | null;
  readonly lawFirmName: string | null;
  readonly account: PayoutAccountState;
  readonly clientName: string;
  readonly buyerName: string;
  readonly boughtAt: Date;
  /** When the first call took place. */
  readonly metAt: Date | null;
  readonly refundedInCents: number;
  /** What may still be given back of it. */
  readonly paidInCents: number;
  readonly partialPayoutReason: string | null;
  readonly payouts: readonly Payout[];
  readonly facts: PayoutItemFacts;
}

/** A service of an attorney's, as payouts list it. */
export interface ServicePayoutItem extends PayoutItem {
  readonly attorneyId: string;
  readonly serviceType: AttorneyServiceType;
}

/** The services that name an attorney, or all of a firm's. */
export type PayoutScope = { readonly attorneyId: string } | { readonly lawFirmId: string };
type Scope = PayoutScope | { readonly ids: readonly string[] };

/** Narrows a list to what is not settled, and what was met in a period. */
interface OpenOrMet {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Items as payouts see them: of an attorney, of all of a firm's, or by their ids. The newest purchase first.
 * @param provider Of payouts: an account at another one counts for nothing.
 * @param only Leaves out what was settled, unless it was met in this period.
 */
export async function payoutItemsOf(tx: Tx, of: Scope, provider: string, only?: OpenOrMet): Promise<PayoutItem[]> {
  if ('ids' in of && of.ids.length === 0) return [];
  const items = await boughtItems(tx, of, provider, only);
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const refunds = await refundsOfItems(tx, ids);
  const payouts = await payoutsOfItems(tx, ids);
  const meetings = await firstCallsOf(tx, ids);
  const names = await namesOrEmailsOf(
    tx,
    items.flatMap((item) => [item.userId, item.beneficiaryUserId, item.attorneyId ?? item.userId]),
  );
  const nameOf = (userId: string | null) => (userId === null ? '' : (names.get(userId) ?? ''));
  return items.map((item) => {
    const ofItem = refunds.filter(({ purchaseItemId }) => purchaseItemId === item.id);
    const made = payouts.filter(({ purchaseItemId }) => purchaseItemId === item.id);
    const facts = payoutFactsOf(item, ofItem, made, provider);
    const isOwed = isAttorneyService(item.productType) && item.attorneyId !== null;
    return {
      id: item.id,
      row: item,
      title: item.title,
      productType: item.productType,
      attorneyId: item.attorneyId,
      attorneyName: nameOf(item.attorneyId),
      lawFirmId: item.lawFirmId,
      lawFirmName: item.lawFirmName,
      account: facts.account,
      clientName: nameOf(item.beneficiaryUserId),
      buyerName: nameOf(item.userId),
      boughtAt: item.createdAt,
      metAt: meetings.find(({ purchaseItemId }) => purchaseItemId === item.id)?.metAt ?? null,
      refundedInCents: ofItem.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
      paidInCents: item.pricePaidToAttorneyInCents,
      partialPayoutReason: partialPayoutReason.open(tx, item.id, item.sealedPartialPayoutReason),
      payouts: made,
      facts,
      ...(isOwed ? payoutStanding(facts) : { dueInCents: 0, waitsFor: null }),
    };
  });
}

type BoughtItem = Awaited<ReturnType<typeof boughtItems>>[number];

/** The items with their product, attorney, firm, the firm's account at the provider, and how they were paid. */
const boughtItems = (tx: Tx, of: Scope, provider: string, only?: OpenOrMet) =>
  tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .leftJoin('attorneys', 'attorneys.id', 'purchaseItems.attorneyId')
    .leftJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
    .leftJoin('firmAccounts', (join) =>
      join
        .onRef('firmAccounts.lawFirmId', '=', 'lawFirms.id')
        .onRef('firmAccounts.accountId', '=', 'lawFirms.stripeAccountId')
        .on('firmAccounts.provider', '=', provider),
    )
    .leftJoin('checkouts', (join) =>
      join.onRef('checkouts.cartId', '=', 'purchaseItems.cartId').on('checkouts.status', '=', 'PAID'),
    )
    .selectAll('purchaseItems')
    .select([
      'products.productType',
      'products.title',
      'attorneys.stage',
      'lawFirms.id as lawFirmId',
      'lawFirms.name as lawFirmName',
      'lawFirms.isApproved',
      'checkouts.feeInCents',
      'checkouts.provider as checkoutProvider',
      'checkouts.providerPaymentId',
      'firmAccounts.isDetailsSubmitted',
      'firmAccounts.canReceiveTransfers',
      'firmAccounts.canBePaidOut',
      'firmAccounts.due',
      'firmAccounts.disabledReason',
    ])
    .where('purchaseItems.deletedAt', 'is', null)
    .where((eb) => {
      if ('ids' in of) return eb('purchaseItems.id', 'in', of.ids);
      return eb.and([
        eb('products.productType', 'in', ['REPRESENTATION', 'Q_A']),
        'lawFirmId' in of ? eb('attorneys.lawFirmId', '=', of.lawFirmId) : eb('attorneys.id', '=', of.attorneyId),
      ]);
    })
    .$if(only !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('purchaseItems.payoutStatus', '=', 'DUE'),
          eb.exists(
            eb
              .selectFrom('appointmentEvents')
              .select('appointmentEvents.id')
              .whereRef('appointmentEvents.purchaseItemId', '=', 'purchaseItems.id')
              .where('appointmentEvents.serviceCompletedAt', '>=', only?.from ?? null)
              .where('appointmentEvents.serviceCompletedAt', '<', only?.until ?? null)
              .where('appointmentEvents.deletedAt', 'is', null),
          ),
        ]),
      ),
    )
    .orderBy('purchaseItems.createdAt', 'desc')
    .orderBy('purchaseItems.id')
    .execute();

const firstCallsOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('appointmentEvents')
    .select('purchaseItemId')
    .select((eb) => eb.fn.min('serviceCompletedAt').as('metAt'))
    .where('purchaseItemId', 'in', ids)
    .where('serviceCompletedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('purchaseItemId')
    .execute();

/** What decides what is due for an item, and whether it can be paid out. */
function payoutFactsOf(
  item: BoughtItem,
  refunds: PayoutItemFacts['refunds'],
  payouts: readonly Payout[],
  provider: string,
): PayoutItemFacts {
  return {
    pricePaidInCents: item.pricePaidInCents,
    feePaidInCents: item.feePaidInCents,
    // What came without a payment costs no fee.
    isFeeKnown: item.cartId === null || item.feeInCents !== null,
    refunds,
    paidInCents: payouts.length === 0 ? item.pricePaidToAttorneyInCents : committedInCents(payouts),
    payoutStatus: item.payoutStatus,
    bookingStatus: item.bookingStatus,
    isDisputed: item.disputedAt !== null,
    isApproved: item.stage === 'APPROVED' && item.isApproved === true,
    account: accountStateOf(item),
    isService: isAttorneyService(item.productType) && item.attorneyId !== null && item.lawFirmId !== null,
    hasCharge:
      item.providerPaymentId !== null && item.checkoutProvider !== NO_PROVIDER && item.checkoutProvider === provider,
  };
}

const accountStateOf = ({ isDetailsSubmitted, ...account }: BoughtItem): PayoutAccountState =>
  payoutAccountState(
    isDetailsSubmitted === null
      ? null
      : {
          isDetailsSubmitted,
          canReceiveTransfers: account.canReceiveTransfers === true,
          canBePaidOut: account.canBePaidOut === true,
          due: account.due ?? [],
          disabledReason: account.disabledReason,
        },
  );

/** The services that name an attorney: the own ones, or all of a firm's. */
export async function servicePayoutsOf(
  tx: Tx,
  of: PayoutScope,
  provider: string,
  only?: OpenOrMet,
): Promise<ServicePayoutItem[]> {
  return (await payoutItemsOf(tx, of, provider, only)).flatMap((item) => {
    const { attorneyId, productType } = item;
    if (attorneyId === null || !isAttorneyService(productType)) return [];
    return [{ ...item, attorneyId, serviceType: productType }];
  });
}

/** The payments of an item that were made and not taken back whole, the latest first. */
export const paymentsOf = ({ payouts }: Pick<PayoutItem, 'payouts'>) =>
  payouts
    .filter(({ status }) => status === 'PAID' || status === 'SKIPPED')
    .map((payout) => ({
      paidOn: payout.paidOutsideOn ?? calendarDateIn('UTC', payout.createdAt),
      amountInCents: payout.amountInCents,
      reversedInCents: payout.reversedInCents,
      transfer: payout.providerTransferId ?? payout.outsideReference,
    }));
