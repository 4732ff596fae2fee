/**
 * Splits cents over parts in proportion to their weights, so that the parts add up to the cent: each part gets the whole
 * cents of its share, and the cents that are left go to the largest remainders, the earlier part first where two are
 * equal. Fees and discounts are split so (ADR 0036).
 *
 * @param total Cents, zero or more.
 * @param weights Whole numbers, zero or more; where all are zero, every part weighs the same.
 * @throws RangeError for a negative or broken number, and for cents that have no part to go to.
 */
export function splitInProportion(total: number, weights: readonly number[]): number[] {
  if (![total, ...weights].every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError('Cents and weights are whole numbers, zero or more.');
  }
  if (weights.length === 0) {
    if (total > 0) throw new RangeError('There is no part that the cents could go to.');
    return [];
  }
  const isWeightless = weights.every((weight) => weight === 0);
  const exact = weights.map((weight) => (isWeightless ? 1n : BigInt(weight)));
  const sum = exact.reduce((all, weight) => all + weight, 0n);
  const shares = exact.map((weight, index) => {
    const product = BigInt(total) * weight;
    return { index, cents: Number(product / sum), remainder: product % sum };
  });
  const left = total - shares.reduce((all, { cents }) => all + cents, 0);
  const luckiest = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  const extra = new Set(luckiest.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, cents }) => (extra.has(index) ? cents + 1 : cents));
}
