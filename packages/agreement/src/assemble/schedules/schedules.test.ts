import { describe, expect, it } from 'vitest';
import { aCouple } from '../../testing/couple';
import { aFullCouple } from '../../testing/full-couple';
import { assemble, inputHash, outline } from '../index';

const linesOf = (couple: ReturnType<typeof aCouple>) =>
  outline(assemble(couple.input()))
    .split('\n')
    .map((line) => line.trim());
const checking = {
  assetAccountType: 'ACCOUNT',
  accountType: 'CHECKING',
  institution: 'Harbor',
  accountNumber: '4417',
  valueInCents: 10_000,
};

describe('what a schedule says', () => {
  it('names what a creditor owes a credit, and takes it away from what is owed', () => {
    const owed = (creditor: string, amountDueInCents: number) => ({ creditor, yearIncurred: 2024, amountDueInCents });
    const printed = linesOf(aCouple().disclosing('A', { debts: [owed('Card', -50_000), owed('Bank', 120_000)] })).join(
      '\n',
    );
    expect(printed).toContain('$500.00 credit');
    expect(printed).toContain('$700.00');
    expect(printed).not.toContain('\u2212$500.00');
  });

  it('says credit wherever the debts come to one: in the row, under the list and in both places of the summary', () => {
    const card = { creditor: 'Card', yearIncurred: 2024, amountDueInCents: -50_000 };
    const store = { creditor: 'Store', yearIncurred: 2024, amountDueInCents: -10_000 };
    const printed = linesOf(aCouple().disclosing('A', { debts: [card, store] })).join('\n');
    expect(printed.match(/\$600\.00 credit/g)).toHaveLength(3);
    expect(printed).toMatch(/\$500\.00 credit[^]*\$100\.00 credit/);
    expect(printed).not.toContain('\u2212');
  });

  it('tells what is stated to be nothing from what is only not listed', () => {
    const lines = linesOf(aCouple().disclosing('A', { assets: [checking], nothingToDisclose: ['debts'] }));
    expect(lines).toContain(
      'Alex lists no income, no other assets, no real estate, no vehicles, no business interest and no inheritance or trust interest. Alex states that she has no debts.',
    );
  });

  const house = {
    streetAddress: '148 Linden Street',
    city: 'Oakland',
    state: 'CA',
    zipcode: '94607',
    country: 'US',
    titleHeldInNameOf: 'Alex Arden',
    purchaseYear: 2019,
    purchaseValueInCents: 58_900_000,
    assessedValueInCents: 71_200_000,
  };
  const car = {
    vehicleType: 'CAR',
    make: 'Subaru',
    model: 'Forester',
    purchaseYear: 2021,
    purchasePriceInCents: 3_000_000,
  };
  const none = 'Alex states that she has no debts.';
  const noneBesideLoans = 'Alex states that she has no debts other than the mortgages and loans listed above.';

  it.each([
    ['a home with a mortgage', { realEstates: [{ ...house, mortgagesInCents: 21_200_000 }] }, noneBesideLoans],
    ['a vehicle with a loan', { vehicles: [{ ...car, loanInCents: 1 }] }, noneBesideLoans],
    ['a home without a mortgage', { realEstates: [{ ...house, mortgagesInCents: 0 }] }, none],
    ['a vehicle whose loan is not told', { vehicles: [car] }, none],
  ])('never says “no debts” beside a loan: %s', (_name, entries, line) => {
    const said = (one: string) => one.startsWith('Alex lists no');
    const stated = linesOf(aCouple().disclosing('A', { ...entries, nothingToDisclose: ['debts'] })).find(said);
    expect(stated?.endsWith(`. ${line}`)).toBe(true);
    const listed = linesOf(aCouple().disclosing('A', entries)).find(said);
    expect(listed?.endsWith(line.replace('Alex states that she has', ' and'))).toBe(true);
  });

  it.each([
    ['FEMALE', 'Alex states that she has no vehicles.'],
    ['MALE', 'Alex states that he has no vehicles.'],
    ['NON_BINARY', 'Alex states that they have no vehicles.'],
    [null, 'Alex states that they have no vehicles.'],
  ] as const)('speaks of a partner by the pronouns: %s', (gender, line) => {
    expect(
      linesOf(
        aCouple()
          .named({ gender }, {})
          .disclosing('A', { nothingToDisclose: ['vehicles'] }),
      ).some((one) => one.endsWith(`. ${line}`)),
    ).toBe(true);
  });

  it('stands for a partner who states only that there is nothing', () => {
    const lines = linesOf(aCouple().disclosing('A', { nothingToDisclose: ['assets', 'debts'] }));
    expect(
      lines.some((line) => line.endsWith('Alex states that she has no accounts, no other assets and no debts.')),
    ).toBe(true);
    expect(lines.filter((line) => line.startsWith('Alex Arden has stated no finances'))).toEqual([]);
  });

  it.each([
    [{ valuationBasis: 'STATEMENT', valuationDate: '2026-09-30' }, 'Checking / Account statement, September 30, 2026'],
    [{ valuationBasis: 'OWN_ESTIMATE' }, 'Checking / Own estimate'],
    [{ valuationDate: '2026-09-30', valuationNote: 'two\nlines' }, 'Checking / As of September 30, 2026; two lines'],
    [{ beneficiary: 'Ruth' }, 'Checking / Beneficiary: Ruth'],
    [{}, 'Checking'],
  ])('%j reads %s', (evidence, cell) => {
    const lines = linesOf(aCouple().disclosing('A', { assets: [{ ...checking, ...evidence }] }));
    expect(lines).toContain(`${cell} | Harbor | ending 4417 | $100.00`);
  });

  it('prints a joint account once with each share, and what either says of it', () => {
    const joint = { ...checking, valueInCents: 101, isJoint: true, userAPercentage: 50, userBPercentage: 50 };
    const lines = linesOf(
      aCouple()
        .disclosing('A', { assets: [{ ...joint, valuationBasis: 'STATEMENT' }] })
        .disclosing('B', { assets: [{ ...joint, valuationDate: '2026-09-30' }] }),
    );
    expect(lines).toContain(
      'Checking / Harbor, ending 4417 / Account statement / As of September 30, 2026 | $0.50 / 50% | $0.51 / 50% | $1.01',
    );
    expect(lines).toContain('Alex’s share, USD: $0.50');
    expect(lines).toContain('Blake’s share, USD: $0.51');
  });

  it('sums the joint share of a partner who lists nothing', () => {
    const joint = { ...checking, valueInCents: 101, isJoint: true, userAPercentage: 50, userBPercentage: 50 };
    const lines = linesOf(aCouple().disclosing('A', { assets: [joint] }));
    expect(lines).toContain('Share of joint items, USD: $0.51');
  });
});

describe('exchange rates in the input', () => {
  it('are not a change of what the couple said: a document does not grow stale by the day', () => {
    const input = aFullCouple().input();
    expect(inputHash({ ...input, exchangeRates: null })).toBe(inputHash(input));
  });
});
