import type { PayoutItem } from './payout-items';

/** A sum over items, in cents. */
export const sumOf = (items: readonly PayoutItem[], cents: (item: PayoutItem) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);
