/** Kinds that can be added and changed; legacy joint properties can only be read and deleted. Customer spec §7. */
export const EDITABLE_FINANCIAL_KINDS = [
  'assets',
  'vehicles',
  'businesses',
  'debts',
  'real-estates',
  'incomes',
  'inheritances-trusts',
] as const;
export type EditableFinancialKind = (typeof EDITABLE_FINANCIAL_KINDS)[number];

/** Kinds of financial entry, by their names in the calls' paths. Customer spec §7 "Asset resources". */
export const FINANCIAL_KINDS = [...EDITABLE_FINANCIAL_KINDS, 'legacy-joint-properties'] as const;
export type FinancialKind = (typeof FINANCIAL_KINDS)[number];

/** Whether an entry is an account or another asset. Customer spec §3. */
export const ASSET_ACCOUNT_TYPES = ['ASSET', 'ACCOUNT'] as const;

/** Customer spec §3 "Account types". */
export const ACCOUNT_TYPES = [
  'CHECKING',
  'SAVINGS',
  'HEALTH_SAVINGS',
  'CASH_ON_HAND',
  'CERTIFICATE_OF_DEPOSIT',
  'CREDIT_UNION',
  'ESCROW_FUNDS',
  'STOCKS',
  'BONDS',
  'BOND_FUND',
  'NOTES_HELD',
  'BROKERAGE',
  'MANAGED_INVESTMENT',
  'CASH_IN_BROKERAGE',
  'MONEY_MARKET',
  'OTHER',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * Customer spec §3 "Asset types (about 29)". The list as written, with "vested/unvested RSUs" read as two types and
 * "IRAs" as one (traditional and Roth alike; the description tells which), is exactly 29.
 */
export const ASSET_TYPES = [
  'RETIREMENT_401K',
  'IRA',
  'MUTUAL_FUND',
  'TSP',
  'KEOGH',
  'PROFIT_SHARING',
  'US_SAVINGS_BOND',
  'CRYPTOCURRENCY',
  'DIGITAL_ASSET',
  'VESTED_RSU',
  'UNVESTED_RSU',
  'INCENTIVE_STOCK_OPTIONS',
  'DEFERRED_COMPENSATION',
  'ANNUITY',
  'LIFE_INSURANCE_CASH_VALUE',
  'IP_INTEREST',
  'JUDGEMENTS_AND_LIENS',
  'JEWELRY',
  'CREDIT_CARD_POINTS',
  'SAFE_CONTENTS',
  'FIREARMS',
  'COLLECTIONS',
  'TOOLS_AND_EQUIPMENT',
  'CROPS_AND_LIVESTOCK',
  'HOME_FURNISHINGS',
  'ARTS_AND_ANTIQUES',
  'PENSION',
  'OTHER_RETIREMENT_PLANS',
  'OTHER',
] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** Customer spec §3 "Vehicle types". */
export const VEHICLE_TYPES = [
  'CAR',
  'TRUCK',
  'COMMERCIAL_VEHICLE',
  'RECREATIONAL',
  'MOTORCYCLE_SCOOTER_MOPED',
  'BOAT',
  'AIRPLANE',
  'OTHER',
] as const;

/** Customer spec §3 "Business types". */
export const BUSINESS_TYPES = [
  'CORPORATION',
  'GENERAL_PARTNERSHIP',
  'LLC',
  'LLP',
  'LIMITED_PARTNERSHIP',
  'S_CORPORATION',
  'SOLE_PROPRIETORSHIP',
] as const;

/** Customer spec §3 "Income types". SS is social security, PA public assistance. */
export const INCOME_TYPES = [
  'BASE_SALARY',
  'BASE_WAGES',
  'SELF_EMPLOYMENT',
  'SS_DISABILITY',
  'SS_UNEMPLOYMENT_INSURANCE',
  'SS_WORKERS_COMPENSATION',
  'PA_CHILD_SUPPORT',
  'PA_ALIMONY_RECEIVED',
  'RENTAL_INCOME',
  'ROYALTIES',
  'CONTRIBUTIONS_FROM_HOUSEHOLD_MEMBERS',
  'OTHER',
] as const;
export type IncomeType = (typeof INCOME_TYPES)[number];

/** Customer spec §3 "InheritanceAndTrust". */
export const INHERITANCE_CATEGORIES = ['INHERITANCE', 'TRUST'] as const;
