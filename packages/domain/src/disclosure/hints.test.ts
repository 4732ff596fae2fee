import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { EDITABLE_FINANCIAL_KINDS } from './enumerations';
import { DISCLOSURE_HINTS, disclosureHints, type HintFacts, hintMessage } from './hints';
import { nothingRefusal, STATABLE_KINDS } from './nothing-to-disclose';
import { anEntry, entriesOf } from './sample-entries';

const today = '2026-06-15';
const hints = (facts: Partial<HintFacts>) =>
  disclosureHints({ own: entriesOf(), partner: null, nothingToDisclose: STATABLE_KINDS, today, ...facts });
const codes = (facts: Partial<HintFacts>) => hints(facts).map(({ code }) => code);
const salary = anEntry('incomes', { incomeType: 'BASE_SALARY' });
const plan = anEntry('assets', { assetAccountType: 'ASSET', accountType: null, assetType: 'RETIREMENT_401K' });

describe('stating that there is nothing of a kind', () => {
  it.each(EDITABLE_FINANCIAL_KINDS.map((kind) => [kind, kind === 'incomes' ? 'INCOME_BY_YEAR' : null] as const))(
    '%s, when nothing of it is listed: %s',
    (kind, refusal) => expect(nothingRefusal(kind, 0)).toBe(refusal),
  );
  it('is refused while there are entries', () => expect(nothingRefusal('debts', 1)).toBe('ENTRIES_LISTED'));
});

describe('kinds of which nothing is said', () => {
  it('are asked for, but income, which has a message of its own', () => {
    expect(hints({ nothingToDisclose: [] }).map(({ code, kind }) => `${code} ${kind}`)).toEqual([
      'NOTHING_LISTED assets',
      'NOTHING_LISTED vehicles',
      'NOTHING_LISTED businesses',
      'NOTHING_LISTED debts',
      'NOTHING_LISTED real-estates',
      'NOTHING_LISTED inheritances-trusts',
    ]);
  });
  it('are not asked for once something is listed, or it is stated that there is nothing', () => {
    expect(hints({})).toEqual([]);
    const own = entriesOf({ debts: [anEntry('debts')] });
    expect(hints({ own, nothingToDisclose: STATABLE_KINDS.filter((kind) => kind !== 'debts') })).toEqual([]);
  });
});

describe('the evidence of a value', () => {
  const withDate = (changes: object, on = today) =>
    codes({ own: entriesOf({ debts: [anEntry('debts', changes)] }), today: on });
  it.each([
    ['its day and how it was found', {}, []],
    ['no way of finding it', { valuationBasis: null }, ['VALUE_WITHOUT_BASIS']],
    ['no day', { valuationDate: null }, ['VALUE_DATE_MISSING']],
    ['a day just within 6 months', { valuationDate: '2025-12-16' }, []],
    ['a day exactly 6 months back', { valuationDate: '2025-12-15' }, []],
    ['a day more than 6 months back', { valuationDate: '2025-12-14' }, ['VALUE_DATE_OLD']],
  ])('%s', (_name, changes, expected) => expect(withDate(changes)).toEqual(expected));

  it('counts months to their last day', () => {
    expect(withDate({ valuationDate: '2026-02-28' }, '2026-08-31')).toEqual([]);
    expect(withDate({ valuationDate: '2026-02-27' }, '2026-08-31')).toEqual(['VALUE_DATE_OLD']);
  });
  it('asks for no day of an income, and for nothing of a year without income', () => {
    const bare = { valuationBasis: null, valuationDate: null };
    expect(codes({ own: entriesOf({ incomes: [anEntry('incomes', bare)] }) })).toEqual(['VALUE_WITHOUT_BASIS']);
    expect(codes({ own: entriesOf({ incomes: [anEntry('incomes', { ...bare, valueInCents: 0 })] }) })).toEqual([]);
  });
});

describe('amounts that are left out', () => {
  it.each([
    [null, ['MORTGAGE_NOT_STATED']],
    [0, []],
    [1, []],
  ])('mortgages of %s', (mortgagesInCents, expected) =>
    expect(codes({ own: entriesOf({ 'real-estates': [anEntry('real-estates', { mortgagesInCents })] }) })).toEqual(
      expected,
    ),
  );
  it.each([
    [null, ['MARKET_VALUE_MISSING']],
    [1, []],
  ])('a market value of %s', (marketValueInCents, expected) =>
    expect(codes({ own: entriesOf({ vehicles: [anEntry('vehicles', { marketValueInCents })] }) })).toEqual(expected),
  );
});

describe('what an income lets expect', () => {
  const nothingToDisclose = STATABLE_KINDS.filter((kind) => kind === 'vehicles' || kind === 'debts');
  it.each([
    ['SELF_EMPLOYMENT', 'BUSINESS_NOT_LISTED businesses'],
    ['RENTAL_INCOME', 'RENTAL_HOME_NOT_LISTED real-estates'],
    ['BASE_SALARY', 'ACCOUNT_NOT_LISTED assets'],
    ['BASE_WAGES', 'RETIREMENT_NOT_LISTED assets'],
  ] as const)('%s: %s, in place of the general question', (incomeType, expected) => {
    const found = hints({ own: entriesOf({ incomes: [anEntry('incomes', { incomeType })] }), nothingToDisclose });
    const named = found.map(({ code, kind }) => `${code} ${kind}`);
    expect(named).toContain(expected);
    expect(named).not.toContain(`NOTHING_LISTED ${expected.split(' ')[1]}`);
  });
  it('is silent for an income of zero, and when it was stated that there is nothing', () => {
    const unpaid = anEntry('incomes', { incomeType: 'BASE_SALARY', valueInCents: 0 });
    expect(codes({ own: entriesOf({ incomes: [unpaid] }), nothingToDisclose: [] })).not.toContain('ACCOUNT_NOT_LISTED');
    expect(hints({ own: entriesOf({ incomes: [salary] }) })).toEqual([]);
  });
  it('is answered by an account and a plan, the account of both included', () => {
    const open = STATABLE_KINDS.filter((kind) => kind !== 'assets');
    const own = entriesOf({ incomes: [salary], assets: [plan] });
    expect(codes({ own, nothingToDisclose: open })).toEqual(['ACCOUNT_NOT_LISTED']);
    const shared = anEntry('assets', { isJoint: true, partnerAgrees: true });
    expect(codes({ own, nothingToDisclose: open, partner: entriesOf({ assets: [shared] }) })).toEqual([]);
  });
});

describe('joint entries that one of the two listed', () => {
  const joint = anEntry('assets', { isJoint: true, userAPercentage: 50, userBPercentage: 50 });
  it('wait for the partner of who listed them, which is only information', () => {
    expect(hints({ own: entriesOf({ assets: [joint] }), partner: entriesOf() })).toEqual([
      { code: 'JOINT_AWAITS_PARTNER', kind: 'assets', entryId: joint.id, isInfo: true },
    ]);
    expect(hints({ partner: entriesOf({ assets: [joint] }) })).toEqual([
      { code: 'JOINT_AWAITS_YOU', kind: 'assets', entryId: joint.id, isInfo: true },
    ]);
  });
  it.each([
    ['no partner has joined', null, null],
    ['the partner agrees', true, entriesOf()],
    ['the partner does not agree: that is a pending dispute', false, entriesOf()],
    ['both listed it', null, entriesOf({ assets: [{ ...joint, id: 'twin', userId: 'b' }] })],
  ])('do not when %s', (_name, partnerAgrees, partner) =>
    expect(hints({ own: entriesOf({ assets: [{ ...joint, partnerAgrees }] }), partner })).toEqual([]),
  );
});

describe('the sentences of hints', () => {
  it('are there for each', () => {
    const said = DISCLOSURE_HINTS.map((code) => hintMessage(say, { code, kind: 'debts' }));
    expect(new Set(said).size).toBe(DISCLOSURE_HINTS.length);
    expect(hintMessage(say, { code: 'NOTHING_LISTED', kind: 'debts' })).toBe('No debts? Choose “I have none”');
    for (const kind of STATABLE_KINDS)
      expect(hintMessage(say, { code: 'NOTHING_LISTED', kind })).toMatch(/Choose “I have none”$/);
  });
});
