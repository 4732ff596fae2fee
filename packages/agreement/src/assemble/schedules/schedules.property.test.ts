import { shippedExchangeRates } from '@troth/content/exchange-rates';
import { disclosureTotals, entryAmounts, type SummedKind } from '@troth/domain/disclosure';
import { CURRENCIES, type Currency, sumInCurrency } from '@troth/domain/money';
import { type Side, SIDES } from '@troth/domain/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreementTable } from '../../tree';
import { type DisclosureInput, disclosureInputSchema } from '../input';
import type { Party } from '../parties';
import { formatCents, say } from '../wording';
import { jointSchedule } from './joint-schedule';
import { partnerSchedules } from './partner-schedule';
import { summedDisclosures } from './summed';

const cents = fc.nat({ max: 10 ** 13 });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const words = fc.constantFrom('Harbor', 'Sparkasse', 'The old one', '\u6771\u4eac', 'two\nlines', '  ', '');
const common = {
  currency: fc.constantFrom(...CURRENCIES),
  valuationBasis: maybe(fc.constantFrom('STATEMENT', 'OWN_ESTIMATE')),
  valuationDate: maybe(fc.constant('2026-09-30')),
  valuationNote: maybe(words),
};
const several = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.array(fc.record(shape), { maxLength: 6 });
const percentages = fc.integer({ min: 0, max: 100 }).map((a) => ({ userAPercentage: a, userBPercentage: 100 - a }));

/** Few institutions and numbers, so that the two partners often list the same account, alike or not. */
const asset = fc
  .tuple(
    fc.record({
      ...common,
      currency: fc.constantFrom('USD', 'JPY'),
      assetAccountType: fc.constantFrom('ACCOUNT', 'ASSET'),
      institution: maybe(fc.constantFrom('Harbor', 'harbor ', 'Lake')),
      accountNumber: maybe(fc.constantFrom('4417', '0001')),
      beneficiary: maybe(words),
      valueInCents: fc.oneof(fc.constantFrom(0, 101, 2400000), cents),
      isJoint: fc.boolean(),
    }),
    percentages,
  )
  .map(([entry, shares]) => ({ ...entry, ...(entry.isJoint ? shares : {}) }));

const disclosures: fc.Arbitrary<DisclosureInput> = fc
  .record({
    incomes: several({
      ...common,
      year: fc.integer({ min: 2023, max: 2026 }),
      incomeType: fc.constantFrom('BASE_SALARY', 'ROYALTIES'),
      valueInCents: cents,
      overtimePayInCents: maybe(cents),
      tipsInCents: maybe(cents),
    }),
    assets: fc.array(asset, { maxLength: 8 }),
    realEstates: several({
      ...common,
      streetAddress: words,
      city: words,
      state: words,
      country: words,
      zipcode: words,
      titleHeldInNameOf: words,
      purchaseYear: fc.constant(2019),
      lastAssessmentYear: maybe(fc.constant(2025)),
      purchaseValueInCents: cents,
      assessedValueInCents: cents,
      mortgagesInCents: maybe(cents),
      equityInCents: maybe(fc.integer({ min: -(10 ** 12), max: 10 ** 12 })),
    }),
    vehicles: several({
      ...common,
      vehicleType: fc.constant('BOAT'),
      make: words,
      model: words,
      purchaseYear: fc.constant(2019),
      purchasePriceInCents: cents,
      marketValueInCents: maybe(cents),
      loanInCents: maybe(cents),
      equityInCents: maybe(cents),
    }),
    businesses: several({
      ...common,
      name: words,
      businessType: fc.constant('LLC'),
      ownershipPercentage: fc.constant(40),
      valueInCents: cents,
    }),
    inheritancesTrusts: several({ ...common, category: fc.constant('TRUST'), nameOfTrust: words, valueInCents: cents }),
    debts: several({
      ...common,
      creditor: words,
      yearIncurred: fc.constant(2012),
      amountDueInCents: fc.integer({ min: -(10 ** 12), max: 10 ** 13 }),
    }),
    legacyJointProperties: fc.array(
      fc
        .tuple(
          fc.record({ currency: common.currency, description: maybe(words), valueInCents: maybe(cents) }),
          percentages,
        )
        .map(([entry, shares]) => ({ ...entry, ...shares })),
      { maxLength: 3 },
    ),
  })
  .map((disclosure) => disclosureInputSchema.parse(disclosure));

const couples = fc.record({ A: disclosures, B: disclosures });
const party = (side: Side, name: string): Party => ({
  side,
  name,
  fullName: name,
  initials: side,
  pronouns: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' },
});
const parties = { A: party('A', 'Alex'), B: party('B', 'Blake') };

/** An amount as a reader of the paper reads it: by its sign, digits and currency; a credit takes away from what is owed. */
function readAmount(words: string): { currency: Currency; cents: number } {
  const printed = words.replace(/^(.*) credit$/, '\u2212$1');
  const prefix = printed.replace(/^\u2212/, '').replace(/[\d.,]+$/, '');
  const currency = CURRENCIES.find((known) => formatCents(0, known).replace('0.00', '') === prefix);
  if (currency === undefined) throw new Error(`No amount: ${printed}`);
  return { currency, cents: Number(printed.replace(/\D/g, '')) * (printed.startsWith('\u2212') ? -1 : 1) };
}

const sum = (printed: readonly string[], currency: Currency) =>
  printed.map(readAmount).reduce((total, amount) => total + (amount.currency === currency ? amount.cents : 0), 0);
const lastCells = (table: AgreementTable) => table.rows.map((row) => row.at(-1) ?? '');
const closing = (table: AgreementTable | undefined, label: string) =>
  (table?.totals ?? []).filter((total) => total.label === label).map(({ value }) => readAmount(value).cents);
const schedule = (disclosure: Record<Side, DisclosureInput>, side: Side) =>
  partnerSchedules({ disclosure, exchangeRates: shippedExchangeRates }, parties)[side];
const captioned = (tables: readonly AgreementTable[], caption: string) =>
  tables.find((table) => table.caption === caption);

describe('the schedules of any disclosures', { timeout: 60_000 }, () => {
  it('close each list with the sum of its rows, in every currency', () => {
    fc.assert(
      fc.property(couples, fc.constantFrom(...SIDES), (disclosure, side) => {
        for (const key of ['accounts', 'assets', 'realEstates', 'vehicles', 'businesses', 'debts'] as const) {
          const table = captioned(schedule(disclosure, side), say(`kind.${key}`));
          if (table === undefined) continue;
          for (const currency of CURRENCIES) {
            // One row is its own sum.
            const rows = table.rows.length === 1 ? 0 : sum(lastCells(table), currency);
            expect(closing(table, say('total.kind', { currency })).reduce((all, one) => all + one, 0)).toBe(rows);
          }
        }
      }),
    );
  });

  it('sum each year of income, overtime and tips included', () => {
    fc.assert(
      fc.property(couples, fc.constantFrom(...SIDES), (disclosure, side) => {
        const table = captioned(schedule(disclosure, side), say('kind.incomes'));
        for (const year of [2023, 2024, 2025, 2026]) {
          for (const currency of CURRENCIES) {
            const earned = disclosure[side].incomes
              .filter((income) => income.year === year && income.currency === currency)
              .map((income) => entryAmounts('incomes', income).earnedCents);
            expect(closing(table, say('total.year', { year: String(year), currency }))).toEqual(
              earned.length === 0 || table?.rows.length === 1 ? [] : [earned.reduce((all, one) => all + one, 0)],
            );
          }
        }
      }),
    );
  });

  it('close with the very sums of the screens: by kind, separate, joint, owed and net', () => {
    const lists: Partial<Record<SummedKind, string[]>> = {
      assets: ['kind.accounts', 'kind.assets'],
      vehicles: ['kind.vehicles'],
      businesses: ['kind.businesses'],
      'real-estates': ['kind.realEstates'],
      'inheritances-trusts': ['kind.inheritancesTrusts'],
    };
    fc.assert(
      fc.property(couples, fc.constantFrom(...SIDES), (disclosure, side) => {
        const tables = schedule(disclosure, side);
        const joint = jointSchedule(disclosure, parties)[0];
        const shareColumn = side === 'A' ? 1 : 2;
        const shares = (joint?.rows ?? []).map((row) => (row[shareColumn] ?? '').split('\n')[0] ?? '');
        for (const totals of disclosureTotals(summedDisclosures(disclosure))) {
          const { currency } = totals;
          const summary = captioned(tables, say('summary.title', { currency }));
          const isEmpty = totals.kinds.every((kind) => kind.ownedCents[side] === 0 && kind.owedCents[side] === 0);
          expect(summary === undefined).toBe(isEmpty);
          if (summary === undefined) continue;
          const printed = (label: Parameters<typeof say>[0]) =>
            closing(summary, (say as (key: string, values: object) => string)(label, { currency }));
          expect(printed('total.assets')).toEqual([totals.ownedCents[side]]);
          expect(printed('total.debts')).toEqual([totals.owedCents[side]]);
          expect(printed('total.net')).toEqual([totals.netCents[side]]);
          // What is separate is told from what is joint where there is both.
          const jointCents = totals.jointCents[side];
          expect(printed('total.joint')).toEqual(jointCents === 0 ? [] : [jointCents]);
          expect(printed('total.separate')).toEqual(jointCents === 0 ? [] : [totals.ownedCents[side] - jointCents]);
          const column = (at: number) => summary.rows.map((row) => row[at] ?? '').filter((cell) => cell !== '\u2013');
          expect(sum(column(1), currency)).toBe(totals.ownedCents[side]);
          expect(sum(column(2), currency)).toBe(totals.owedCents[side]);
          // What the rows of the lists and of the joint schedule say is what the sums say.
          expect(sum(shares, currency)).toBe(totals.jointCents[side]);
          const separate = Object.values(lists)
            .flat()
            .flatMap((caption) => tables.filter((table) => table.caption === say(caption as 'kind.accounts')))
            .flatMap(lastCells);
          expect(sum(separate, currency)).toBe(totals.ownedCents[side] - totals.jointCents[side]);
        }
      }),
    );
  });

  it('print every entry once: joint twins that agree as one item, all others each by itself', () => {
    fc.assert(
      fc.property(couples, (disclosure) => {
        const ofKinds = (side: Side) => {
          const own = disclosure[side];
          const others = [
            own.incomes,
            own.realEstates,
            own.vehicles,
            own.businesses,
            own.inheritancesTrusts,
            own.debts,
          ];
          return own.assets.filter(({ isJoint }) => !isJoint).length + others.flat().length;
        };
        for (const side of SIDES) {
          const lists = schedule(disclosure, side).filter(
            ({ caption }) => !/in [A-Z]{3}$|dollars$/.test(caption ?? ''),
          );
          expect(lists.flatMap(({ rows }) => rows)).toHaveLength(ofKinds(side));
        }
        const joint = jointSchedule(disclosure, parties)[0];
        const totals = disclosureTotals(summedDisclosures(disclosure));
        for (const currency of CURRENCIES) {
          const both = totals.find((of) => of.currency === currency)?.jointCents;
          expect(sum(joint === undefined ? [] : lastCells(joint), currency)).toBe((both?.A ?? 0) + (both?.B ?? 0));
          const totalRows = joint === undefined ? [] : closing(joint, say('total.kind', { currency }));
          expect(totalRows.reduce((all, one) => all + one, 0)).toBe((both?.A ?? 0) + (both?.B ?? 0));
        }
        const listed = SIDES.flatMap((side) => disclosure[side].assets.filter(({ isJoint }) => isJoint)).length;
        const legacy = SIDES.flatMap((side) => disclosure[side].legacyJointProperties).length;
        expect(joint?.rows.length).toBeLessThanOrEqual(listed + legacy);
        expect(joint?.rows.length).toBeGreaterThanOrEqual(Math.ceil(listed / 2) + legacy);
      }),
    );
  });

  it('convert only where there is another currency, at dated rates, from the exact sums', () => {
    fc.assert(
      fc.property(couples, fc.constantFrom(...SIDES), (disclosure, side) => {
        const converted = captioned(schedule(disclosure, side), say('summary.converted'));
        const totals = disclosureTotals(summedDisclosures(disclosure));
        const amounts = totals.map(({ currency, netCents }) => ({ currency, cents: netCents[side] }));
        const isForeign = totals.some(
          ({ currency, kinds }) =>
            currency !== 'USD' &&
            kinds.some(({ ownedCents, owedCents }) => ownedCents[side] !== 0 || owedCents[side] !== 0),
        );
        expect(converted !== undefined).toBe(isForeign);
        if (converted === undefined) return;
        expect(converted.rows[0]?.[0]).toContain('March 13, 2026');
        expect(readAmount(converted.rows[0]?.[1] ?? '').cents).toBe(
          sumInCurrency(amounts, 'USD', shippedExchangeRates),
        );
        const without = partnerSchedules({ disclosure, exchangeRates: null }, parties)[side];
        expect(captioned(without, say('summary.converted'))).toBeUndefined();
      }),
    );
  });
});
