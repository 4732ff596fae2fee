import { z } from 'zod';
import { say } from '../messages/say';
import {
  amountSchema,
  calendarDateSchema,
  idSchema,
  instantSchema,
  percentageSchema,
  reasonSchema,
  requiredText,
  shortText,
} from '../records/fields';
import { record } from '../records/records';
import {
  ATTORNEY_SERVICE_TYPES,
  BOOKING_STATUSES,
  CART_REMOVALS,
  CART_STATUSES,
  EVENT_LOCATION_TYPES,
  EVENT_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PAYOUT_STATUSES,
  PRODUCT_CATEGORIES,
  PRODUCT_TYPES,
  TRANSACTION_STATUSES,
} from './enumerations';

export const productTypeSchema = z
  .enum(PRODUCT_TYPES)
  .meta({ id: 'ProductType', description: 'Kind of product. Customer spec §3.' });
export const productCategorySchema = z
  .enum(PRODUCT_CATEGORIES)
  .meta({ id: 'ProductCategory', description: 'Category of product. Customer spec §3.' });
export const cartStatusSchema = z
  .enum(CART_STATUSES)
  .meta({ id: 'CartStatus', description: 'Whether a cart is paid. Customer spec §3.' });
export const transactionStatusSchema = z
  .enum(TRANSACTION_STATUSES)
  .meta({ id: 'TransactionStatus', description: 'Which carts a list shows. Customer spec §7.' });
export const paymentMethodSchema = z
  .enum(PAYMENT_METHODS)
  .meta({ id: 'PaymentMethod', description: 'How a cart was paid. Customer spec §3.' });
export const payoutStatusSchema = z
  .enum(PAYOUT_STATUSES)
  .meta({ id: 'PayoutStatus', description: "Whether the attorney's share was paid out. Customer spec §3." });
export const bookingStatusSchema = z
  .enum(BOOKING_STATUSES)
  .meta({ id: 'BookingStatus', description: 'Booking of an attorney service. Customer spec §3.' });
export const paymentStatusSchema = z
  .enum(PAYMENT_STATUSES)
  .meta({ id: 'PaymentStatus', description: 'Payment of a purchase item. Customer spec §3.' });
export const eventStatusSchema = z
  .enum(EVENT_STATUSES)
  .meta({ id: 'EventStatus', description: 'State of an appointment. Customer spec §3.' });
export const eventLocationTypeSchema = z
  .enum(EVENT_LOCATION_TYPES)
  .meta({ id: 'EventLocationType', description: 'Where an appointment takes place. Customer spec §3.' });
export const attorneyServiceTypeSchema = z
  .enum(ATTORNEY_SERVICE_TYPES)
  .meta({ id: 'AttorneyServiceType', description: 'Attorney service. Customer spec §1.' });

/** Something that is sold. Customer spec §3. */
export const productSchema = record({
  title: z.string(),
  description: z.string(),
  priceInCents: amountSchema,
  productType: productTypeSchema,
  productCategory: productCategorySchema,
  productIcon: z.string().nullable(),
  /** One purchase counts for both partners. */
  isSharedProduct: z.boolean(),
  discountsAllowed: z.boolean(),
  stripePriceId: z.string().nullable(),
  /** No second live purchase by one person. */
  onePerUser: z.boolean(),
}).meta({ id: 'Product', description: 'Something that is sold. Customer spec §3.' });
export type Product = z.infer<typeof productSchema>;

export const bookingProviderSchema = z
  .enum(['builtin', 'calendly'])
  .meta({ id: 'BookingProvider', description: 'Who keeps the calendar of an appointment.' });
export type BookingProvider = z.infer<typeof bookingProviderSchema>;

/** An appointment with an attorney. Customer spec §3. */
export const eventSchema = record({
  purchaseItemId: idSchema,
  attorneyId: idSchema,
  attorneyName: z.string().nullable(),
  /** The person who is called. */
  beneficiaryUserId: idSchema,
  clientName: z.string().nullable(),
  serviceType: attorneyServiceTypeSchema,
  eventStartAt: instantSchema,
  eventEndAt: instantSchema,
  eventStatus: eventStatusSchema,
  serviceCompletedAt: instantSchema.nullable(),
  /** Only the person who is called sees these two: their holder can use them. */
  cancelUrl: z.string().nullable(),
  rescheduleUrl: z.string().nullable(),
  locationType: eventLocationTypeSchema,
  /** For an outbound call, the number that the attorney calls. */
  location: z.string().nullable(),
  /** IANA name. */
  timeZone: z.string(),
  /** Who keeps its calendar: with an outside provider it is moved and canceled at the two addresses. */
  provider: bookingProviderSchema,
  /** Until when the attorney of a call about questions reads the client's answers; null while they are not shared. Ours. */
  answersSharedUntil: instantSchema.nullish(),
  /** Other times that the attorney offers, while the client has not answered. Ours. */
  offeredTimes: z.array(instantSchema).optional(),
}).meta({ id: 'Event', description: 'An appointment with an attorney. Customer spec §3.' });
export type AppointmentEvent = z.infer<typeof eventSchema>;

/** One bought product. Customer spec §3, portals spec §3. */
export const purchaseItemSchema = record({
  attorneyId: idSchema.nullable(),
  productId: idSchema,
  /** The buyer. */
  userId: idSchema,
  /** The person for whom it was bought; the derived states read this (decisions, row 19). */
  beneficiaryUserId: idSchema,
  cartId: idSchema.nullable(),
  documentId: idSchema.nullable(),
  category: productCategorySchema.nullable(),
  payoutStatus: payoutStatusSchema,
  refundNotes: z.string().nullable(),
  pricePaidInCents: amountSchema,
  pricePaidToAttorneyInCents: amountSchema,
  feePaidInCents: amountSchema,
  bookingStatus: bookingStatusSchema,
  paymentStatus: paymentStatusSchema,
  amountRefundedInCents: amountSchema,
  refundedAt: instantSchema.nullable(),
  partialPayoutReason: z.string().nullable(),
  product: productSchema.optional(),
  events: z.array(eventSchema).optional(),
}).meta({ id: 'PurchaseItem', description: 'One bought product. Customer spec §3.' });
export type PurchaseItem = z.infer<typeof purchaseItemSchema>;

/** Customer spec §7 "PATCH users/{id}/purchase-items/{pid}". */
export const purchaseItemUpdateSchema = z
  .object({
    bookingStatus: bookingStatusSchema,
    attorneyId: idSchema,
    documentId: idSchema,
    /** Of an admin, who sets the booking status. */
    reason: reasonSchema,
  })
  .partial()
  .meta({ id: 'PurchaseItemUpdate', description: 'Fields of a purchase item to change. Customer spec §7.' });

/** Whom a buyer chose before paying, as the selection named them. */
export const chosenAttorneySchema = z
  .object({ name: z.string(), lawFirmName: z.string().nullable() })
  .meta({ id: 'ChosenAttorney', description: 'The attorney whom a buyer chose before paying.' });
export type ChosenAttorney = z.infer<typeof chosenAttorneySchema>;

export const cartItemSchema = record({
  cartId: idSchema,
  product: productSchema.optional(),
  productId: idSchema,
  quantity: z.int().min(1),
  chosenAttorneyId: idSchema.nullable(),
  /** Whom the id names; null without a choice, and once that attorney's account is deleted. */
  chosenAttorney: chosenAttorneySchema.nullable(),
  /** The partner whom it is for; null is the buyer, or with a quantity of two both (decisions, row 19). */
  beneficiaryUserId: idSchema.nullable(),
}).meta({ id: 'CartItem', description: 'A product in a cart. Customer spec §3.' });
export type CartItem = z.infer<typeof cartItemSchema>;

const quantity = z
  .int({ error: () => say('purchase.quantity') })
  .min(1, { error: () => say('purchase.quantity') })
  .max(100, { error: () => say('purchase.quantity') });
/** Customer spec §7 "POST users/{id}/carts/{cartId}/cart-items". */
export const cartItemCreationSchema = z
  .object({
    quantity,
    productId: idSchema,
    chosenAttorneyId: idSchema.nullish(),
    beneficiaryUserId: idSchema.nullish(),
  })
  .meta({ id: 'CartItemCreation', description: 'A product to put into a cart. Customer spec §7.' });
export const cartItemUpdateSchema = z
  .object({ quantity, chosenAttorneyId: idSchema.nullable(), beneficiaryUserId: idSchema.nullable() })
  .partial()
  .meta({ id: 'CartItemUpdate', description: 'Fields of a cart item to change. Customer spec §7.' });

export const cartSchema = record({
  userId: idSchema,
  cartStatus: cartStatusSchema,
  discountCodeId: idSchema.nullable(),
  totalPaidInCents: amountSchema.nullable(),
  totalFeeInCents: amountSchema.nullable(),
  paymentMethod: paymentMethodSchema.nullable(),
  transactionCompletedAt: instantSchema.nullable(),
  cartItems: z.array(cartItemSchema),
  /** What left the cart by a rule, so that the buyer is told why (decisions, row 20). */
  removedItems: z.array(z.object({ productId: idSchema, title: z.string(), reason: z.enum(CART_REMOVALS) })),
}).meta({ id: 'Cart', description: 'What a person is about to pay, or has paid. Customer spec §3.' });
export type Cart = z.infer<typeof cartSchema>;

export const cartCreationSchema = z
  .object({ cartStatus: z.literal('UNPAID') })
  .meta({ id: 'CartCreation', description: 'A new cart is unpaid. Customer spec §7.' });
export const checkoutSchema = z
  .object({ cartId: idSchema })
  .meta({ id: 'Checkout', description: 'The cart to pay. Customer spec §7.' });
export const promoCodeSchema = z
  .object({ promoCode: requiredText })
  .meta({ id: 'PromoCode', description: 'A discount code as typed. Customer spec §7.' });

/** A discount by percentage or by amount. Portals spec §3. */
const couponShape = {
  name: requiredText,
  percentOff: percentageSchema.min(1, { error: () => say('discount.percentOrAmount') }).nullish(),
  amountOffInCents: amountSchema.min(1, { error: () => say('discount.percentOrAmount') }).nullish(),
  expirationDate: instantSchema.nullish(),
  /** Products to which it applies; all that allow discounts when empty. */
  productIds: z.array(idSchema).max(100).optional(),
};
export const couponSchema = record({
  name: z.string(),
  percentOff: percentageSchema.nullable(),
  amountOffInCents: amountSchema.nullable(),
  expirationDate: instantSchema.nullable(),
  productIds: z.array(idSchema),
}).meta({ id: 'Coupon', description: 'A discount by percentage or by amount. Portals spec §3.' });
export const couponCreationSchema = z
  .strictObject(couponShape)
  .refine(({ percentOff, amountOffInCents }) => (percentOff == null) !== (amountOffInCents == null), {
    error: () => say('discount.percentOrAmount'),
  })
  .meta({ id: 'CouponCreation', description: 'A new coupon. Portals spec §7.' });

const discountCodeShape = {
  /** Letters, digits and dashes, in capitals. */
  code: shortText
    .overwrite((typed) => typed.trim().toUpperCase())
    .regex(/^[A-Z0-9-]{3,40}$/, { error: () => say('discount.code') }),
  expirationDate: instantSchema.nullish(),
  maxRedemptionsPerCustomer: z.int().min(1).max(1_000_000).nullish(),
};
export const discountCodeSchema = record({
  code: z.string(),
  expirationDate: instantSchema.nullable(),
  maxRedemptionsPerCustomer: z.int().nullable(),
  couponId: idSchema,
  isActive: z.boolean(),
}).meta({ id: 'DiscountCode', description: 'A code that grants a coupon. Portals spec §3.' });
export const discountCodeCreationSchema = z
  .strictObject(discountCodeShape)
  .meta({ id: 'DiscountCodeCreation', description: 'A new code of a coupon. Portals spec §7.' });
export const discountCodeUpdateSchema = z
  .strictObject({ ...discountCodeShape, isActive: z.boolean() })
  .partial()
  .meta({ id: 'DiscountCodeUpdate', description: 'Fields of a code to change. Portals spec §7.' });

/** Portals spec §7 "POST admin/purchase-items/{id}/refund". */
export const refundSchema = z
  .strictObject({
    /** Cents, as the specification names it. Which amounts are refused: `refundRefusal`. */
    refundAmount: z.int(),
    refundReason: reasonSchema,
    isComplimentaryRefund: z.boolean().default(false),
    /** Ours: what is taken back of what the firm was paid for it. Never implied by a refund. */
    reversePayoutInCents: amountSchema.default(0),
  })
  .meta({ id: 'Refund', description: 'A refund of a purchase item, in cents. Portals spec §7.' });

/** Portals spec §7 "POST stripe/payout-purchase-item". */
export const payoutSchema = z
  .strictObject({
    purchase_item_id: idSchema,
    /** All that is due where it is missing. Which amounts are refused: `payoutRefusal`. */
    amountCents: z.int().optional(),
    partialPayoutReason: reasonSchema.optional(),
    skipStripeTransfer: z.boolean().default(false),
    allowTransferWithoutCharge: z.boolean().default(false),
    /** Ours: why it is paid; needed where `partialPayoutReason` does not say it. */
    reason: reasonSchema.optional(),
    /** Ours: when it was paid elsewhere, and what it is found under there. */
    paidOutsideOn: calendarDateSchema.optional(),
    outsideReference: requiredText.optional(),
  })
  .meta({ id: 'Payout', description: "Payout of an attorney's share, in cents. Portals spec §7." });

/** Ours: what stays due of an item is given up, for a reason that the attorney reads. */
export const payoutClosingSchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'PayoutClosing', description: 'Why no more is paid for an item.' });
