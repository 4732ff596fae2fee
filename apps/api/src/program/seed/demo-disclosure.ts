import { addDays, type CalendarDate, yearOf } from '@troth/domain/dates';
import type { EditableFinancialKind, StatableKind, ValuationBasis } from '@troth/domain/disclosure';
import type { Currency } from '@troth/domain/money';

type Fields = Readonly<Record<string, unknown>>;

export interface DemoEntry {
  readonly kind: EditableFinancialKind;
  readonly fields: Fields;
  /** US dollars unless said otherwise. */
  readonly currency?: Currency;
  /** What it held when the partner received the disclosure; it was changed since. */
  readonly formerly?: Fields;
  /** For a joint entry: what the partner said of it. */
  readonly partnerAgrees?: boolean;
}

export interface DemoDisclosure {
  readonly entries: readonly DemoEntry[];
  readonly nothingToDisclose: readonly StatableKind[];
  /** Whether the partner confirmed to have received it. */
  readonly isReceived: boolean;
}

const incomes = (thisYear: number, firstYearInCents: number, yearlyRaiseInCents: number): DemoEntry[] =>
  [2, 1, 0].map((ago) => ({
    kind: 'incomes',
    fields: {
      year: thisYear - ago,
      incomeType: 'BASE_SALARY',
      valueInCents: firstYearInCents + (2 - ago) * yearlyRaiseInCents,
    },
  }));

const account = (accountType: string, institution: string, accountNumber: string, valueInCents: number): DemoEntry => ({
  kind: 'assets',
  fields: { assetAccountType: 'ACCOUNT', accountType, institution, accountNumber, valueInCents, isJoint: false },
});

const asset = (assetType: string, description: string, valueInCents: number): DemoEntry => ({
  kind: 'assets',
  fields: { assetAccountType: 'ASSET', assetType, description, valueInCents, isJoint: false },
});

const jointSavings = (institution: string, accountNumber: string, valueInCents: number): DemoEntry => ({
  kind: 'assets',
  fields: {
    assetAccountType: 'ACCOUNT',
    accountType: 'SAVINGS',
    description: 'Joint savings',
    institution,
    accountNumber,
    valueInCents,
    isJoint: true,
    userAPercentage: 50,
    userBPercentage: 50,
  },
});

/** An entry that says how its value was found, and when it was true. */
const shownBy = (entry: DemoEntry, valuationBasis: ValuationBasis, valuationDate?: CalendarDate): DemoEntry => ({
  ...entry,
  fields: { ...entry.fields, valuationBasis, valuationDate: valuationDate ?? null },
});

const debt = (creditor: string, natureOfDebt: string, yearIncurred: number, amountDueInCents: number): DemoEntry => ({
  kind: 'debts',
  fields: { creditor, natureOfDebt, yearIncurred, amountDueInCents },
});

/**
 * What each demo partner owns, owes and earns; three years of income, so that each disclosure is complete. Among them is
 * each thing that the screen can say: values with evidence, without, and with an old one; another currency; a joint
 * account that the partner confirmed, and one that waits; a statement of nothing; a receipt that is current, and one
 * after which something changed.
 */
export function demoDisclosures(
  today: CalendarDate,
): Readonly<Record<'alex' | 'blake' | 'casey' | 'devon', DemoDisclosure>> {
  const thisYear = yearOf(today);
  const recently = addDays(today, -18);
  const longAgo = addDays(today, -250);
  return {
    alex: {
      entries: [
        ...incomes(thisYear, 9_450_000, 320_000).map((income) => shownBy(income, 'PAY_RECORD')),
        shownBy(account('CHECKING', 'Harbor Bank', '4411', 1_284_352), 'STATEMENT', recently),
        shownBy(account('BROKERAGE', 'Northfield Securities', '0932', 4_865_019), 'STATEMENT', recently),
        shownBy(asset('RETIREMENT_401K', 'Retirement plan at Fieldwork Studio', 7_120_480), 'STATEMENT', longAgo),
        jointSavings('Harbor Credit Union', '4417', 2_400_000),
        shownBy(
          {
            kind: 'vehicles',
            fields: {
              vehicleType: 'CAR',
              make: 'Subaru',
              model: 'Outback',
              purchaseYear: 2021,
              purchasePriceInCents: 3_120_000,
              marketValueInCents: 2_050_000,
            },
          },
          'ONLINE_ESTIMATE',
          recently,
        ),
        debt('Education Loan Servicing', 'Student loan', 2016, 1_842_210),
      ],
      nothingToDisclose: ['real-estates'],
      isReceived: false,
    },
    blake: {
      entries: [
        ...incomes(thisYear, 21_800_000, 640_000),
        shownBy(account('SAVINGS', 'Harbor Bank', '7730', 6_402_177), 'STATEMENT', recently),
        account('MANAGED_INVESTMENT', 'Kestrel Advisors', '5518', 11_930_645),
        { ...account('SAVINGS', 'Thames Building Society', '0286', 1_815_030), currency: 'GBP' },
        {
          kind: 'inheritances-trusts',
          fields: {
            category: 'TRUST',
            nameOfTrust: 'Barlow Family Trust',
            benefactor: 'Ruth Barlow',
            valueInCents: 15_000_000,
          },
        },
        {
          ...debt('Medical School Loan Fund', 'Student loan', 2013, 9_377_400),
          formerly: { amountDueInCents: 9_612_800 },
        },
      ],
      nothingToDisclose: [],
      isReceived: true,
    },
    casey: {
      entries: [
        ...incomes(thisYear, 14_200_000, 450_000),
        shownBy(account('SAVINGS', 'Bay Credit Union', '2089', 5_518_930), 'STATEMENT', recently),
        { ...shownBy(jointSavings('Bay Credit Union', '7702', 1_860_000), 'STATEMENT', recently), partnerAgrees: true },
        asset('IRA', 'Traditional IRA', 3_904_416),
        shownBy(
          {
            kind: 'real-estates',
            fields: {
              streetAddress: '64 Alder Lane',
              city: 'Truckee',
              state: 'California',
              country: 'United States of America',
              zipcode: '96161',
              purchaseValueInCents: 41_500_000,
              assessedValueInCents: 52_300_000,
              lastAssessmentYear: thisYear - 1,
              purchaseYear: 2019,
              mortgagesInCents: 27_860_000,
              equityInCents: 24_440_000,
              titleHeldInNameOf: 'Casey Coyle',
            },
          },
          'TAX_ASSESSMENT',
          recently,
        ),
      ],
      nothingToDisclose: ['vehicles', 'businesses', 'debts', 'inheritances-trusts'],
      isReceived: true,
    },
    devon: {
      entries: [
        ...incomes(thisYear, 8_130_000, 210_000),
        account('CHECKING', 'Bay Credit Union', '6154', 942_077),
        asset('PENSION', 'Teachers’ pension, estimated value', 8_660_000),
        {
          kind: 'businesses',
          fields: {
            name: 'Dunmore Letterpress',
            businessType: 'SOLE_PROPRIETORSHIP',
            ownershipPercentage: 100,
            valueInCents: 1_850_000,
          },
        },
        debt('Bay Credit Union', 'Car loan', 2023, 1_204_855),
      ],
      nothingToDisclose: ['inheritances-trusts'],
      isReceived: true,
    },
  };
}
