import { type Rule, RULES } from './terms';

const ACCOUNTS = 4;
const PLACE = Object.fromEntries(RULES.map((rule, at) => [rule, at])) as Readonly<Record<Rule, number>>;

/** Where a dollar can be: nowhere yet or no more, with one partner, or shared. */
export const OUTSIDE = 0;
export const OF_A = 1;
export const OF_B = 2;
export const SHARED = 3;
export type Estate = typeof OF_A | typeof OF_B | typeof SHARED;
export type Account = typeof OUTSIDE | Estate;

/** What one rule moved in one year, from one account to another. */
export interface Posting {
  readonly year: number;
  readonly rule: Rule;
  readonly from: Account;
  readonly to: Account;
  readonly cents: number;
}

/**
 * A double-entry ledger: each movement leaves one account and enters another, so that what the three estates have is
 * always what came from outside. Movements of a year are kept by rule; `post` with a negative amount goes the other way.
 */
export class Ledger {
  readonly postings: Posting[] = [];
  readonly balances: [number, number, number, number] = [0, 0, 0, 0];
  #year = 0;
  /** What moves in the open year, by rule and by both accounts. */
  readonly #open = new Float64Array(RULES.length * ACCOUNTS * ACCOUNTS);

  post(rule: Rule, from: Account, to: Account, cents: number): void {
    if (cents === 0 || from === to) return;
    this.balances[from] -= cents;
    this.balances[to] += cents;
    const at = (PLACE[rule] * ACCOUNTS + from) * ACCOUNTS + to;
    this.#open[at] = (this.#open[at] ?? 0) + cents;
  }

  closeYear(): void {
    // By place: pairs of 432 cells in each of 51 years would be a third of what the years take.
    for (let at = 0; at < this.#open.length; at += 1) {
      const cents = this.#open[at] ?? 0;
      if (cents === 0) continue;
      const rule = RULES[Math.trunc(at / (ACCOUNTS * ACCOUNTS))];
      if (rule === undefined) continue;
      const from = (Math.trunc(at / ACCOUNTS) % ACCOUNTS) as Account;
      this.postings.push({ year: this.#year, rule, from, to: (at % ACCOUNTS) as Account, cents });
    }
    this.#open.fill(0);
    this.#year += 1;
  }
}
