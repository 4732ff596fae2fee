import { anyone, isAdmin, type Policy } from '../../kernel/http/policy';
import { isOwner, isOwningCustomer, type Owned } from '../couples/couple.policy';

/** Products are for everyone to see. */
export const productPolicy = { read: anyone } satisfies Policy<never, unknown>;

/** A cart is its person's own; customers buy, nobody else. */
export const cartPolicy = {
  read: isOwningCustomer,
  fill: isOwningCustomer,
  checkOut: isOwningCustomer,
} satisfies Policy<'fill' | 'checkOut', Owned>;

/** What one bought or what names one as attorney (D22). */
export const purchasePolicy = { read: isOwner } satisfies Policy<never, Owned>;

/** Pages and deliveries that carry their own proof: an unguessable session, or a signature over the bytes. */
export const paymentProviderPolicy = {
  read: anyone,
  pay: anyone,
  deliver: anyone,
} satisfies Policy<'pay' | 'deliver', unknown>;

/** Money that moves is an admin's to move, for everybody else's sake with a reason. Decisions, rows 21 and 52. */
export const adminMoneyPolicy = {
  read: isAdmin,
  refund: isAdmin,
  pay: isAdmin,
} satisfies Policy<'refund' | 'pay', unknown>;

/** Coupons and codes are an admin's to keep. Portals spec §7. */
export const discountPolicy = {
  read: isAdmin,
  create: isAdmin,
  update: isAdmin,
} satisfies Policy<'create' | 'update', unknown>;
