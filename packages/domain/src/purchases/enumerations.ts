/** Kinds of product. Customer spec §3. */
export const PRODUCT_TYPES = [
  'Q_A',
  'REPRESENTATION',
  'PRENUP',
  'DOCUMENT',
  'ATTORNEY_SERVICE',
  'NOTARIZATION',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Customer spec §3 "Product". */
export const PRODUCT_CATEGORIES = ['ATTORNEY_SERVICE', 'DOCUMENT'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** Customer spec §3 "Cart". */
export const CART_STATUSES = ['PAID', 'UNPAID'] as const;
export type CartStatus = (typeof CART_STATUSES)[number];

/** Why something left a cart on its own: an attorney's review is under way. Customer spec §4 "Cart behavior". */
export const CART_REMOVALS = ['PENDING_REVIEW'] as const;
export type CartRemoval = (typeof CART_REMOVALS)[number];

/** Which carts a list shows: the customer screen asks for pending. Customer spec §7; the other two are ours. */
export const TRANSACTION_STATUSES = ['pending', 'completed', 'all'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Customer spec §3 "Cart". */
export const PAYMENT_METHODS = ['CARD', 'KLARNA', 'AFTERPAY', 'CASHAPP'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Customer spec §3 "PurchaseItem". */
export const PAYOUT_STATUSES = ['DUE', 'PAID'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** WAITING: no time. SCHEDULED: an event is on the calendar. BOOKED: the first meeting was completed. Decisions, row 22. */
export const BOOKING_STATUSES = ['WAITING', 'SCHEDULED', 'BOOKED'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Customer spec §3 "PurchaseItem". */
export const PAYMENT_STATUSES = ['SUCCESSFUL', 'FULL_REFUNDED', 'PARTIALLY_REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Customer spec §3 "Event". */
export const EVENT_STATUSES = ['BOOKED', 'CANCELED', 'NO_SHOW'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Customer spec §3 "Event". */
export const EVENT_LOCATION_TYPES = ['OUTBOUND_CALL'] as const;
export type EventLocationType = (typeof EVENT_LOCATION_TYPES)[number];

/** The two attorney services. Customer spec §1. */
export const ATTORNEY_SERVICE_TYPES = ['REPRESENTATION', 'Q_A'] as const satisfies readonly ProductType[];
export type AttorneyServiceType = (typeof ATTORNEY_SERVICE_TYPES)[number];

/** Whether a product is an attorney's service to one partner; the couple shares every other product. */
export const isAttorneyService = (type: ProductType): type is AttorneyServiceType =>
  ATTORNEY_SERVICE_TYPES.some((service) => service === type);
