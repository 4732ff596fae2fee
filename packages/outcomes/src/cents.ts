/** A whole, in basis points. */
export const WHOLE = 10_000;
/** Beyond this, a product with basis points would not be exact. */
const EXACT = Math.floor(Number.MAX_SAFE_INTEGER / (2 * WHOLE));
/** The most that one holding can grow to, $90 billion: with 300 of them, sums stay exact. */
const MOST = 9_000_000_000_000;

/** `bp` basis points of an amount, rounded toward zero: what is left over stays with the rest. Exact for any amount of the ledger. */
export function part(cents: number, bp: number): number {
  if (Math.abs(cents) <= EXACT) return Math.trunc((cents * bp) / WHOLE);
  const whole = Math.trunc(cents / WHOLE);
  return Math.trunc(whole * bp) + Math.trunc(((cents - whole * WHOLE) * bp) / WHOLE);
}

/** What an amount gains in a year, toward zero. Stops where sums would no longer be exact. */
export const gain = (cents: number, bp: number): number => (Math.abs(cents) >= MOST && bp > 0 ? 0 : part(cents, bp));

/** An amount of year `year` in the money of the wedding day. For display: rounded to the cent. */
export const inTodaysMoney = (cents: number, year: number, inflationBp: number): number =>
  Math.round(cents / (1 + inflationBp / WHOLE) ** year);
