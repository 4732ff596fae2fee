import type { ValueSpace } from './values';

/** Which pairs of values have been reached. */
export class PairTable {
  readonly #size: number;
  readonly #isOpen: Uint8Array;
  /** How many pairs of each value are not reached yet. */
  readonly #openOf: Int32Array;
  #reached = 0;

  constructor(space: ValueSpace) {
    this.#size = space.values.length;
    this.#isOpen = new Uint8Array(this.#size ** 2);
    this.#openOf = new Int32Array(this.#size);
    for (let one = 0; one < this.#size; one += 1) {
      for (let other = 0; other < this.#size; other += 1) {
        if (one === other || !space.makePair(one, other)) continue;
        this.#isOpen[one * this.#size + other] = 1;
        this.#openOf[one]! += 1;
      }
    }
  }

  get reached(): number {
    return this.#reached;
  }

  isOpen(one: number, other: number): boolean {
    return this.#isOpen[one * this.#size + other] === 1;
  }

  openOf(value: number): number {
    return this.#openOf[value]!;
  }

  /** How many open pairs a value makes with others. */
  newPairs(value: number, others: readonly number[]): number {
    let count = 0;
    const row = value * this.#size;
    for (const other of others) count += this.#isOpen[row + other]!;
    return count;
  }

  /** Closes a pair: reached, or impossible. */
  close(one: number, other: number): void {
    if (!this.isOpen(one, other)) return;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      this.#isOpen[a * this.#size + b] = 0;
      this.#openOf[a]! -= 1;
    }
  }

  /** Notes that all of these held at once. */
  reach(values: readonly number[]): void {
    values.forEach((one, at) => {
      for (const other of values.slice(at + 1)) {
        if (!this.isOpen(one, other)) continue;
        this.close(one, other);
        this.#reached += 1;
      }
    });
  }

  /** Open pairs in order, as they are when they come up. */
  *open(): Generator<readonly [number, number]> {
    for (let one = 0; one < this.#size; one += 1) {
      for (let other = one + 1; other < this.#size; other += 1) if (this.isOpen(one, other)) yield [one, other];
    }
  }
}
