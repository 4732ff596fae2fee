import { CURRENCIES, type Currency, type ExchangeRates } from '@troth/domain/money';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { ExchangeRateTables } from './exchange-rate.tables';

type RateRow = Selectable<ExchangeRateTables['forExRates']>;
export type RatesOrigin = RateRow['source'];

/** The rates of one day, with the records that they are kept as. */
export interface StoredRates extends ExchangeRates {
  readonly source: RatesOrigin;
  readonly rows: readonly RateRow[];
}

async function newest(db: Db, isHeld: boolean): Promise<StoredRates | null> {
  const rows = await db
    .selectFrom('forExRates')
    .selectAll()
    .where('isHeld', '=', isHeld)
    .where('date', '=', (eb) =>
      eb
        .selectFrom('forExRates as other')
        .select((of) => of.fn.max('other.date').as('date'))
        .where('other.isHeld', '=', isHeld),
    )
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const byCurrency = new Map(rows.map((row) => [row.currency, row]));
  const ordered = CURRENCIES.flatMap((currency) => byCurrency.get(currency) ?? []);
  return {
    base: first.base,
    date: first.date,
    source: first.source,
    rates: Object.fromEntries(ordered.map(({ currency, rate }) => [currency, Number(rate)])) as Record<
      Currency,
      number
    >,
    rows: ordered,
  };
}

/** The newest rates in use. There always are some: a table ships. */
export async function currentRates(db: Db): Promise<StoredRates> {
  const current = await newest(db, false);
  if (current === null) throw new Error('No exchange rates are kept; the shipped ones are written at every start.');
  return current;
}

/** Rates that wait for an admin; null when none do. */
export const heldRates = (db: Db): Promise<StoredRates | null> => newest(db, true);

/** Keeps the rates of a day. A day that is there already stays as it is. */
export async function insertRates(
  tx: Tx,
  { base, date, rates }: ExchangeRates,
  { source, isHeld }: { source: RatesOrigin; isHeld: boolean },
): Promise<void> {
  const rows = CURRENCIES.map((currency) => ({ currency, rate: rates[currency], base, date, source, isHeld }));
  await tx
    .insertInto('forExRates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what waits: a newer table has come, and nothing was ever converted by this one. */
export async function dropHeldRates(tx: Tx): Promise<void> {
  await tx.deleteFrom('forExRates').where('isHeld', '=', true).execute();
}

/** Takes the held rates of a day into use. @returns false when none of that day wait. */
export async function confirmHeldRates(tx: Tx, date: string, userId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .updateTable('forExRates')
    .set({ isHeld: false, updatedAt: now, updatedById: userId })
    .where('isHeld', '=', true)
    .where('date', '=', date)
    .returning('id')
    .execute();
  return confirmed.length > 0;
}
