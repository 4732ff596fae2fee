import type { CurrencyTotals, SummedKind } from '@troth/domain/disclosure';
import { sumInCurrency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import type { AgreementTable } from '../../tree';
import type { AssemblyInput } from '../input';
import { formatCents, formatDate, say } from '../wording';
import { end, NO_VALUE, owedAmount, start } from './ledger';

const KIND_LABELS = {
  assets: 'summary.assets',
  'legacy-joint-properties': 'summary.legacyJointProperties',
  'real-estates': 'kind.realEstates',
  vehicles: 'kind.vehicles',
  businesses: 'kind.businesses',
  'inheritances-trusts': 'kind.inheritancesTrusts',
  debts: 'kind.debts',
} as const satisfies Record<SummedKind, string>;
/** As the lists before stand, what is owed last. */
const ORDER = Object.keys(KIND_LABELS) as SummedKind[];
const OWED_ON: readonly SummedKind[] = ['debts', 'real-estates', 'vehicles'];

/** What one partner comes to in one currency, by kind, with the closing sums. */
function currencyTable(totals: CurrencyTotals, side: Side): AgreementTable {
  const { currency } = totals;
  const amount = (cents: number) => formatCents(cents, currency);
  const owned = totals.ownedCents[side];
  const joint = totals.jointCents[side];
  const closing = {
    ...(joint !== 0 && { 'total.separate': owned - joint, 'total.joint': joint }),
    'total.assets': owned,
    'total.debts': totals.owedCents[side],
    'total.net': totals.netCents[side],
  } as const;
  return {
    type: 'table',
    caption: say('summary.title', { currency }),
    columns: [start(say('column.kind'), 13), end(say('column.owned'), 4), end(say('column.owed'), 4)],
    rows: totals.kinds
      .filter((kind) => kind.ownedCents[side] !== 0 || kind.owedCents[side] !== 0)
      .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
      .map(({ kind, ownedCents, owedCents }) => [
        say(KIND_LABELS[kind]),
        kind === 'debts' ? NO_VALUE : amount(ownedCents[side]),
        OWED_ON.includes(kind) ? owedAmount(owedCents[side], currency) : NO_VALUE,
      ]),
    totals: Object.entries(closing).map(([key, cents]) => ({
      label: say(key as keyof typeof closing, { currency }),
      value: key === 'total.debts' ? owedAmount(cents, currency) : amount(cents),
    })),
    emptyText: null,
  };
}

/**
 * The sums of one partner, each currency separately and to the cent. Where there is another currency than the US dollar,
 * one more sum says what it roughly comes to, at dated rates; without rates it is left out.
 */
export function summaryTables(
  totalsOfBoth: readonly CurrencyTotals[],
  exchangeRates: AssemblyInput['exchangeRates'],
  side: Side,
): AgreementTable[] {
  const totals = totalsOfBoth.filter(({ kinds }) =>
    kinds.some(({ ownedCents, owedCents }) => ownedCents[side] !== 0 || owedCents[side] !== 0),
  );
  const tables = totals.map((ofCurrency) => currencyTable(ofCurrency, side));
  if (exchangeRates !== null && totals.some(({ currency }) => currency !== 'USD')) {
    const amounts = totals.map(({ currency, netCents }) => ({ currency, cents: netCents[side] }));
    const converted = formatCents(sumInCurrency(amounts, 'USD', exchangeRates), 'USD');
    tables.push({
      type: 'table',
      caption: say('summary.converted'),
      columns: [start(say('column.rates'), 8), end(say('column.total'), 4)],
      rows: [[say('total.converted', { date: formatDate(exchangeRates.date) }), converted]],
      totals: [],
      emptyText: null,
    });
  }
  return tables;
}
