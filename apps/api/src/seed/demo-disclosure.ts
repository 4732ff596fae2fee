import type { EditableFinancialKind } from '@troth/domain/disclosure';

export interface DemoEntry {
  readonly kind: EditableFinancialKind;
  readonly fields: Readonly<Record<string, unknown>>;
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

const debt = (creditor: string, natureOfDebt: string, yearIncurred: number, amountDueInCents: number): DemoEntry => ({
  kind: 'debts',
  fields: { creditor, natureOfDebt, yearIncurred, amountDueInCents },
});

/** What each demo partner owns, owes and earns; three years of income, so that each disclosure is complete. */
export const demoDisclosures = (
  thisYear: number,
): Readonly<Record<'alex' | 'blake' | 'casey' | 'devon', DemoEntry[]>> => ({
  alex: [
    ...incomes(thisYear, 9_450_000, 320_000),
    account('CHECKING', 'Harbor Bank', '4411', 1_284_352),
    account('BROKERAGE', 'Northfield Securities', '0932', 4_865_019),
    asset('RETIREMENT_401K', 'Retirement plan at Fieldwork Studio', 7_120_480),
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
    debt('Education Loan Servicing', 'Student loan', 2016, 1_842_210),
  ],
  blake: [
    ...incomes(thisYear, 21_800_000, 640_000),
    account('SAVINGS', 'Harbor Bank', '7730', 6_402_177),
    account('MANAGED_INVESTMENT', 'Kestrel Advisors', '5518', 11_930_645),
    {
      kind: 'inheritances-trusts',
      fields: {
        category: 'TRUST',
        nameOfTrust: 'Barlow Family Trust',
        benefactor: 'Ruth Barlow',
        valueInCents: 15_000_000,
      },
    },
    debt('Medical School Loan Fund', 'Student loan', 2013, 9_377_400),
  ],
  casey: [
    ...incomes(thisYear, 14_200_000, 450_000),
    account('SAVINGS', 'Bay Credit Union', '2089', 5_518_930),
    asset('IRA', 'Traditional IRA', 3_904_416),
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
  ],
  devon: [
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
});
