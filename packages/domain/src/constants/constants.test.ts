import { describe, expect, it } from 'vitest';
import * as constants from './index';

describe('business constants (customer spec §9, portals spec §9)', () => {
  it.each([
    ['PROGRESS_STEPS', 5],
    ['EARLIER_INCOME_YEARS_REQUIRED', 2],
    ['FINANCIAL_ENTRIES_EXCEEDED', 2],
    ['ACCOUNT_NUMBER_MAX_LENGTH', 4],
    ['PERCENTAGE_MIN', 0],
    ['PERCENTAGE_MAX', 100],
    ['MINIMUM_YEAR', 1900],
    ['MINIMUM_AGE_YEARS', 18],
    ['BIRTHDATE_MAX_YEARS_BACK', 90],
    ['CURRENCY_MAX_DECIMALS', 2],
    ['CALIFORNIA_REVIEW_WAIT_DAYS', 7],
    ['REPRESENTATION_FLAT_FEE_IN_CENTS', 69_900],
    ['QA_CALL_MINUTES', 20],
    ['ATTORNEY_SAVINGS_CLAIM_IN_CENTS', 800_000],
    ['TEXT_TRUNCATION_LENGTH', 200],
  ] as const)('%s is %j', (name, value) => {
    expect(constants[name]).toEqual(value);
  });
});
