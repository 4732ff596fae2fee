import type { BookingPort, OutsideBooking } from '../../kernel/ports/booking/booking-port';

/** Nobody moves one appointment as often as this. */
const MOVES_MAX = 50;

/** A booking as it is now, and every name that it had before. */
export interface Chain {
  readonly now: OutsideBooking;
  readonly ids: readonly string[];
  /** What ties it to a purchase: it may be on the first of its names alone. */
  readonly tracking: string | null;
}

/** Follows a booking to where it was moved, and back to where it was moved from. */
export async function chainOf(port: BookingPort, id: string): Promise<Chain | null> {
  let now = await port.find(id);
  if (now === null) return null;
  const before: OutsideBooking[] = [];
  for (let moves = 0; now.movedTo !== null && moves < MOVES_MAX; moves += 1) {
    const next = await port.find(now.movedTo);
    if (next === null) break;
    before.unshift(now);
    now = next;
  }
  let oldest = before.at(-1) ?? now;
  for (let moves = 0; oldest.movedFrom !== null && moves < MOVES_MAX; moves += 1) {
    const earlier = await port.find(oldest.movedFrom);
    if (earlier === null) break;
    before.push(earlier);
    oldest = earlier;
  }
  const all = [now, ...before];
  const movedFrom = all.flatMap((booking) => (booking.movedFrom === null ? [] : [booking.movedFrom]));
  return {
    now,
    ids: [...new Set([...all.map((booking) => booking.id), ...movedFrom])],
    tracking: all.map(({ tracking }) => tracking).find((tracking) => tracking !== null) ?? null,
  };
}
