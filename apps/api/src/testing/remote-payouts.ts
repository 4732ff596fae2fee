import type { MoneyMoved, PayoutsPort } from '../kernel/ports/payments/payouts-port';
import { LostConnection } from './remote-payments';

/**
 * Payouts at a provider far away, which keeps what it did outside of our database: nothing of it is undone when a
 * transaction of ours is.
 */
export function remotePayouts(base: PayoutsPort) {
  const transfers = new Map<string, { id: string; amountInCents: number }>();
  const reversals = new Map<string, { id: string; amountInCents: number }>();
  let isReached: () => boolean = () => true;
  const over = (work: () => MoneyMoved): Promise<MoneyMoved> => {
    if (!isReached()) return Promise.reject(new LostConnection('before'));
    const moved = work();
    return isReached() ? Promise.resolve(moved) : Promise.reject(new LostConnection('after'));
  };
  const once = (made: typeof transfers, reference: string, amountInCents: number, prefix: string): MoneyMoved => {
    const same = made.get(reference) ?? { id: `${prefix}_${made.size + 1}`, amountInCents };
    made.set(reference, same);
    return { id: same.id, failure: null };
  };
  const sum = (made: typeof transfers) => [...made.values()].reduce((total, one) => total + one.amountInCents, 0);
  const port: PayoutsPort = {
    ...base,
    transfer: (_db, { reference, amountInCents }) => over(() => once(transfers, reference, amountInCents, 'tr')),
    reverseTransfer: (_db, { reference, amountInCents }) =>
      over(() => once(reversals, reference, amountInCents, 'trr')),
  };
  return {
    port,
    reach: (decide: () => boolean) => {
      isReached = decide;
    },
    /** What was sent away for good. */
    sentInCents: () => sum(transfers) - sum(reversals),
    transfers,
    reversals,
  };
}
