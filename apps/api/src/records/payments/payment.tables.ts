import type { CallOffer } from '@troth/domain/booking';
import type {
  BookingStatus,
  CartRemoval,
  CartStatus,
  DisputeState,
  LedgerAccount,
  LedgerPostingKind,
  PaymentMethod,
  PaymentStatus,
  PayoutStatus,
  ProductCategory,
  ProductType,
} from '@troth/domain/purchases';
import type { ColumnType, Generated } from 'kysely';
import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';
import type { NewPaymentSession } from '../../kernel/ports/payments/payments-port';

/** What a page is asked for with; the rest the checkout's own columns have. */
export type PageRequest = Omit<NewPaymentSession, 'reference' | 'expiresAt'>;

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A line as it was shown at the payment page, with the people whom it is for. */
export interface CheckoutLine {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPriceInCents: number;
  /** What a discount takes off the whole line; missing in those from before there were discounts. */
  readonly discountInCents?: number;
  readonly beneficiaryUserIds: readonly string[];
  readonly chosenAttorneyId: string | null;
}

export interface PaymentTables {
  products: EntityColumns & {
    title: string;
    description: string;
    priceInCents: number;
    productType: ProductType;
    productCategory: ProductCategory;
    productIcon: Optional<string>;
    isSharedProduct: boolean;
    discountsAllowed: boolean;
    stripePriceId: Optional<string>;
    onePerUser: boolean;
  };
  carts: EntityColumns & {
    userId: string;
    cartStatus: Defaulted<CartStatus>;
    discountCodeId: Optional<string>;
    totalPaidInCents: Optional<number>;
    totalFeeInCents: Optional<number>;
    paymentMethod: Optional<PaymentMethod>;
    transactionCompletedAt: NullableInstant;
  };
  cartItems: EntityColumns & {
    cartId: string;
    productId: string;
    quantity: number;
    chosenAttorneyId: Optional<string>;
    /** For one partner; null is both where the quantity is two, and the buyer in carts from before. */
    beneficiaryUserId: Optional<string>;
    removedBecause: Optional<CartRemoval>;
  };
  checkouts: {
    id: Generated<string>;
    cartId: string;
    userId: string;
    documentId: Optional<string>;
    provider: string;
    /** The provider's name of the visit; while it is opening and has none, its own id. */
    providerSessionId: string;
    /** Empty while the page is opening. */
    url: string;
    status: 'OPENING' | 'OPEN' | 'PENDING' | 'PAID' | 'EXPIRED' | 'FAILED' | 'DUPLICATE';
    amountInCents: number;
    discountInCents: Defaulted<number>;
    discountCodeId: Optional<string>;
    lines: Json<CheckoutLine[]>;
    failure: Optional<string>;
    providerPaymentId: Optional<string>;
    /** What the provider keeps; null until it says so. */
    feeInCents: Optional<number>;
    /** What the provider is asked for while the page is opening. */
    asked: ColumnType<PageRequest | null, string | null | undefined, string | null>;
    checkedAt: NullableInstant;
    createdAt: Instant;
    updatedAt: Instant;
    expiresAt: Instant;
  };
  purchaseItems: EntityColumns & {
    attorneyId: Optional<string>;
    productId: string;
    userId: string;
    beneficiaryUserId: string;
    cartId: Optional<string>;
    documentId: Optional<string>;
    payoutStatus: Defaulted<PayoutStatus>;
    sealedRefundNotes: Optional<Uint8Array>;
    pricePaidInCents: number;
    pricePaidToAttorneyInCents: Defaulted<number>;
    feePaidInCents: Defaulted<number>;
    bookingStatus: Defaulted<BookingStatus>;
    paymentStatus: Defaulted<PaymentStatus>;
    amountRefundedInCents: Defaulted<number>;
    refundedAt: NullableInstant;
    sealedPartialPayoutReason: Optional<Uint8Array>;
    payoutClosedAt: NullableInstant;
    payoutClosedById: Optional<string>;
    /** When something last happened for its attorney; the database keeps it (migration 0881). */
    happenedAt: ColumnType<Date | null, never, never>;
    /** What is due for it, as `payoutStanding` says; the database keeps it (migration 0895). */
    dueInCents: ColumnType<number, never, never>;
    /** Whether money went out for it, or an admin closed what was due; likewise. */
    isPaidOut: ColumnType<boolean, never, never>;
    /** Since when its payment is disputed, or was lost by it. */
    disputedAt: NullableInstant;
    /** Since when the person for whom a call was bought lets its attorney read their answers. */
    answersSharedAt: NullableInstant;
    /** Times that an attorney offers for its call, as instants, earliest first. */
    callOffer: ColumnType<CallOffer | null, string | null | undefined, string | null>;
  };
  coupons: EntityColumns & {
    name: string;
    percentOff: Optional<number>;
    amountOffInCents: Optional<number>;
    expirationDate: NullableInstant;
  };
  couponProducts: { couponId: string; productId: string };
  discountCodes: EntityColumns & {
    couponId: string;
    code: string;
    /** How it is compared; see `discountCodeKey`. */
    codeKey: string;
    expirationDate: NullableInstant;
    maxRedemptionsPerCustomer: Optional<number>;
    isActive: Defaulted<boolean>;
  };
  discountRedemptions: {
    checkoutId: string;
    discountCodeId: string;
    userId: string;
    amountInCents: number;
    createdAt: Instant;
  };
  ledgerPostings: {
    id: Generated<string>;
    kind: LedgerPostingKind;
    reference: string;
    provider: string;
    checkoutId: string | null;
    occurredAt: Instant;
  };
  ledgerEntries: {
    postingId: string;
    position: number;
    account: LedgerAccount;
    purchaseItemId: string | null;
    amountInCents: number;
  };
  refunds: {
    id: Generated<string>;
    checkoutId: string;
    purchaseItemId: string | null;
    amountInCents: number;
    isComplimentary: boolean;
    sealedReason: Uint8Array;
    status: 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
    providerRefundId: Optional<string>;
    failure: Optional<string>;
    requestedById: Optional<string>;
    createdAt: Instant;
    updatedAt: Instant;
  };
  disputes: {
    id: Generated<string>;
    checkoutId: string;
    providerDisputeId: string;
    state: DisputeState;
    /** What the provider took for it and has not given back. */
    takenInCents: number;
    changes: number;
    createdAt: Instant;
    updatedAt: Instant;
  };
  sandboxRefunds: {
    id: string;
    sessionId: string;
    key: string;
    reference: string;
    amountInCents: number;
    failsAt: NullableInstant;
    createdAt: Instant;
  };
  webhookDeliveries: {
    provider: string;
    deliveryId: string;
    eventType: string;
    objectId: Optional<string>;
    receivedAt: Instant;
    processedAt: NullableInstant;
  };
  sandboxPaymentSessions: {
    id: string;
    clientReference: string;
    status: 'open' | 'complete' | 'expired';
    paymentStatus: 'unpaid' | 'processing' | 'paid' | 'failed';
    paymentMethod: Optional<string>;
    amountInCents: number;
    discountInCents: Defaulted<number>;
    paymentId: Optional<string>;
    settlesTo: Optional<'paid' | 'failed'>;
    feeInCents: Optional<number>;
    feeKnownAt: NullableInstant;
    refundsFail: Defaulted<boolean>;
    lines: Json<{ title: string; quantity: number; unitPriceInCents: number }[]>;
    customerEmail: string;
    successUrl: string;
    cancelUrl: string;
    settlesAt: NullableInstant;
    createdAt: Instant;
    expiresAt: Instant;
  };
}
