import { z } from 'zod';
import { ACCOUNT_NUMBER_MAX_LENGTH, MAXIMUM_YEAR } from '../constants';
import { say } from '../messages/say';
import { currencySchema } from '../money/schemas';
import {
  amountSchema,
  centsSchema,
  idSchema,
  longText,
  percentageSchema,
  requiredText,
  shortText,
  yearSchema,
} from '../records/fields';
import { record } from '../records/records';
import {
  ACCOUNT_TYPES,
  ASSET_ACCOUNT_TYPES,
  ASSET_TYPES,
  BUSINESS_TYPES,
  FINANCIAL_KINDS,
  INCOME_TYPES,
  INHERITANCE_CATEGORIES,
  VEHICLE_TYPES,
} from './enumerations';
import { evidenceShape } from './evidence-schemas';

const required = { error: () => say('validation.required') };

export const financialKindSchema = z
  .enum(FINANCIAL_KINDS)
  .meta({ id: 'FinancialKind', description: 'Kind of financial entry. Customer spec §7.' });
export const assetAccountTypeSchema = z
  .enum(ASSET_ACCOUNT_TYPES, required)
  .meta({ id: 'AssetAccountType', description: 'An account or another asset. Customer spec §3.' });
export const accountTypeSchema = z
  .enum(ACCOUNT_TYPES, required)
  .meta({ id: 'AccountType', description: 'Kind of account. Customer spec §3.' });
export const assetTypeSchema = z
  .enum(ASSET_TYPES, required)
  .meta({ id: 'AssetType', description: 'Kind of asset. Customer spec §3.' });
export const vehicleTypeSchema = z
  .enum(VEHICLE_TYPES, required)
  .meta({ id: 'VehicleType', description: 'Kind of vehicle. Customer spec §3.' });
export const businessTypeSchema = z
  .enum(BUSINESS_TYPES, required)
  .meta({ id: 'BusinessType', description: 'Legal form of a business. Customer spec §3.' });
export const incomeTypeSchema = z
  .enum(INCOME_TYPES, required)
  .meta({ id: 'IncomeType', description: 'Source of income. Customer spec §3.' });
export const inheritanceCategorySchema = z
  .enum(INHERITANCE_CATEGORIES, required)
  .meta({ id: 'InheritanceCategory', description: 'Inheritance or trust. Customer spec §3.' });

/** Present only when positive. Customer spec §5 "positive when present". */
const positiveWhenPresent = amountSchema.min(1, { error: () => say('validation.positive') }).nullish();
const optionalText = shortText.nullish();

/** What every kind that can be changed has: a currency, US dollars when left out, and the evidence of its value. */
const common = { currency: currencySchema.optional(), ...evidenceShape };

// Shapes of what is typed, one for each kind. The creation schema, its partial variant and the record derive from it.

/** Customer spec §5 "Account or asset". */
const accountAndAssetShape = {
  ...common,
  description: longText.nullish(),
  institution: optionalText,
  /** The last characters of the number, at most four. */
  accountNumber: z
    .string()
    .max(ACCOUNT_NUMBER_MAX_LENGTH, {
      error: () => say('disclosure.accountNumber', { max: ACCOUNT_NUMBER_MAX_LENGTH }),
    })
    .refine((text) => !text.includes('\u0000'), { error: () => say('validation.characters') })
    .nullish(),
  beneficiary: optionalText,
  assetAccountType: assetAccountTypeSchema,
  accountType: accountTypeSchema.nullish(),
  assetType: assetTypeSchema.nullish(),
  valueInCents: amountSchema,
  isJoint: z.boolean({ error: () => say('validation.boolean') }).optional(),
  userAPercentage: percentageSchema.nullish(),
  userBPercentage: percentageSchema.nullish(),
};

/** Customer spec §5 "Income". Zero is a valid amount. */
const incomeShape = {
  ...common,
  year: z
    .int({ error: () => say('validation.year') })
    .min(1, { error: () => say('validation.year') })
    .max(MAXIMUM_YEAR, { error: () => say('validation.year') }),
  incomeType: incomeTypeSchema,
  valueInCents: amountSchema,
  overtimePayInCents: amountSchema.nullish(),
  tipsInCents: amountSchema.nullish(),
};

/** Customer spec §5 "Real estate". */
const realEstateShape = {
  ...common,
  streetAddress: requiredText,
  city: requiredText,
  state: requiredText,
  country: requiredText,
  zipcode: requiredText,
  purchaseValueInCents: amountSchema,
  assessedValueInCents: amountSchema,
  lastAssessmentYear: yearSchema,
  purchaseYear: yearSchema,
  /** What is still owed on all mortgages. */
  mortgagesInCents: amountSchema.nullish(),
  /** May be negative: a home can be worth less than is owed on it. */
  equityInCents: centsSchema.nullish(),
  titleHeldInNameOf: requiredText,
};

/** Customer spec §5 "Vehicle". */
const vehicleShape = {
  ...common,
  vehicleType: vehicleTypeSchema,
  make: requiredText,
  model: requiredText,
  purchaseYear: yearSchema,
  purchasePriceInCents: amountSchema,
  marketValueInCents: positiveWhenPresent,
  loanInCents: positiveWhenPresent,
  equityInCents: positiveWhenPresent,
};

/** Customer spec §5 "Business". */
const businessShape = {
  ...common,
  name: requiredText,
  businessType: businessTypeSchema,
  ownershipPercentage: percentageSchema,
  valueInCents: amountSchema,
};

/** Customer spec §5 "Debt". The amount is a number of either sign: a debt can be overpaid. */
const debtShape = {
  ...common,
  creditor: requiredText,
  natureOfDebt: optionalText,
  yearIncurred: yearSchema,
  amountDueInCents: centsSchema,
};

/** Customer spec §5 "Inheritance or trust". */
const inheritanceAndTrustShape = {
  ...common,
  category: inheritanceCategorySchema,
  nameOfTrust: requiredText,
  benefactor: optionalText,
  valueInCents: amountSchema,
};

/** Our fields: the specifications show none. Customer spec §3 "LegacyJointProperty". */
const legacyJointPropertyShape = {
  description: longText.nullish(),
  valueInCents: amountSchema.nullish(),
  userAPercentage: percentageSchema.nullish(),
  userBPercentage: percentageSchema.nullish(),
};

export const accountAndAssetCreationSchema = z
  .object(accountAndAssetShape)
  .meta({ id: 'AccountAndAssetCreation', description: 'A new account or asset. Customer spec §5.' });
export const incomeCreationSchema = z
  .object(incomeShape)
  .meta({ id: 'IncomeCreation', description: 'A new income of one year. Customer spec §5.' });
export const realEstateCreationSchema = z
  .object(realEstateShape)
  .meta({ id: 'RealEstateCreation', description: 'New real estate. Customer spec §5.' });
export const vehicleCreationSchema = z
  .object(vehicleShape)
  .meta({ id: 'VehicleCreation', description: 'A new vehicle. Customer spec §5.' });
export const businessCreationSchema = z
  .object(businessShape)
  .meta({ id: 'BusinessCreation', description: 'A new business. Customer spec §5.' });
export const debtCreationSchema = z
  .object(debtShape)
  .meta({ id: 'DebtCreation', description: 'A new debt. Customer spec §5.' });
export const inheritanceAndTrustCreationSchema = z
  .object(inheritanceAndTrustShape)
  .meta({ id: 'InheritanceAndTrustCreation', description: 'A new inheritance or trust. Customer spec §5.' });

/** Variant that requires an account type: the form of an account. Customer spec §5. */
export const accountCreationSchema = accountAndAssetCreationSchema
  .extend({
    assetAccountType: z.literal('ACCOUNT'),
    accountType: accountTypeSchema,
  })
  .meta({ id: 'AccountCreation', description: 'A new account, with its account type. Customer spec §5.' });
/** Variant that requires an asset type: the form of an asset. Customer spec §5. */
export const assetCreationSchema = accountAndAssetCreationSchema
  .extend({
    assetAccountType: z.literal('ASSET'),
    assetType: assetTypeSchema,
  })
  .meta({ id: 'AssetCreation', description: 'A new asset, with its asset type. Customer spec §5.' });
/**
 * What `POST .../assets` takes: an account with its account type, or an asset with its asset type. Customer spec §5
 * "variants that require either accountType or assetType".
 */
export const accountOrAssetCreationSchema = z
  .discriminatedUnion('assetAccountType', [accountCreationSchema, assetCreationSchema], required)
  .meta({ id: 'AccountOrAssetCreation', description: 'A new account, or a new asset. Customer spec §5.' });

export const accountAndAssetUpdateSchema = accountAndAssetCreationSchema
  .partial()
  .meta({ id: 'AccountAndAssetUpdate', description: 'Fields of an account or asset to change.' });
export const incomeUpdateSchema = incomeCreationSchema
  .partial()
  .meta({ id: 'IncomeUpdate', description: 'Fields of an income to change.' });
export const realEstateUpdateSchema = realEstateCreationSchema
  .partial()
  .meta({ id: 'RealEstateUpdate', description: 'Fields of real estate to change.' });
export const vehicleUpdateSchema = vehicleCreationSchema
  .partial()
  .meta({ id: 'VehicleUpdate', description: 'Fields of a vehicle to change.' });
export const businessUpdateSchema = businessCreationSchema
  .partial()
  .meta({ id: 'BusinessUpdate', description: 'Fields of a business to change.' });
export const debtUpdateSchema = debtCreationSchema
  .partial()
  .meta({ id: 'DebtUpdate', description: 'Fields of a debt to change.' });
export const inheritanceAndTrustUpdateSchema = inheritanceAndTrustCreationSchema
  .partial()
  .meta({ id: 'InheritanceAndTrustUpdate', description: 'Fields of an inheritance or trust to change.' });

/** Whose entry it is, and on which document. Customer spec §3 "Financial entries". */
const ownership = {
  userId: idSchema,
  documentId: idSchema,
  currency: currencySchema,
  /** Counts the writes; a write on an older version is refused, as with answers. */
  version: z.int().min(1),
};

export const accountAndAssetSchema = record({
  ...accountAndAssetShape,
  ...ownership,
  isJoint: z.boolean(),
  /**
   * For a joint entry: what the partner said of it. Null until they did; false is a pending dispute
   * (D32).
   */
  partnerAgrees: z.boolean().nullable(),
}).meta({ id: 'AccountAndAsset', description: 'An account or asset of a partner, or of both. Customer spec §3.' });
export type AccountAndAsset = z.infer<typeof accountAndAssetSchema>;

export const incomeSchema = record({ ...incomeShape, ...ownership }).meta({
  id: 'Income',
  description: 'Income of one partner in one year. Customer spec §3.',
});
export type Income = z.infer<typeof incomeSchema>;

export const realEstateSchema = record({ ...realEstateShape, ...ownership }).meta({
  id: 'RealEstate',
  description: 'Real estate of a partner. Customer spec §3.',
});
export type RealEstate = z.infer<typeof realEstateSchema>;

export const vehicleSchema = record({ ...vehicleShape, ...ownership }).meta({
  id: 'Vehicle',
  description: 'A vehicle of a partner. Customer spec §3.',
});
export type Vehicle = z.infer<typeof vehicleSchema>;

export const businessSchema = record({ ...businessShape, ...ownership }).meta({
  id: 'Business',
  description: 'A business that a partner owns wholly or in part. Customer spec §3.',
});
export type Business = z.infer<typeof businessSchema>;

export const debtSchema = record({ ...debtShape, ...ownership }).meta({
  id: 'Debt',
  description: 'A debt of a partner. Customer spec §3.',
});
export type Debt = z.infer<typeof debtSchema>;

export const inheritanceAndTrustSchema = record({ ...inheritanceAndTrustShape, ...ownership }).meta({
  id: 'InheritanceAndTrust',
  description: 'An inheritance or trust of a partner. Customer spec §3.',
});
export type InheritanceAndTrust = z.infer<typeof inheritanceAndTrustSchema>;

export const legacyJointPropertySchema = record({ ...legacyJointPropertyShape, ...ownership }).meta({
  id: 'LegacyJointProperty',
  description: 'A joint property of the former form: read and deleted, never added. Customer spec §3 and §7.',
});
export type LegacyJointProperty = z.infer<typeof legacyJointPropertySchema>;

/** Creation, update and record schemas of each kind that can be added and changed. */
export const financialSchemas = {
  assets: {
    creation: accountOrAssetCreationSchema,
    update: accountAndAssetUpdateSchema,
    entry: accountAndAssetSchema,
  },
  vehicles: { creation: vehicleCreationSchema, update: vehicleUpdateSchema, entry: vehicleSchema },
  businesses: { creation: businessCreationSchema, update: businessUpdateSchema, entry: businessSchema },
  debts: { creation: debtCreationSchema, update: debtUpdateSchema, entry: debtSchema },
  'real-estates': { creation: realEstateCreationSchema, update: realEstateUpdateSchema, entry: realEstateSchema },
  incomes: { creation: incomeCreationSchema, update: incomeUpdateSchema, entry: incomeSchema },
  'inheritances-trusts': {
    creation: inheritanceAndTrustCreationSchema,
    update: inheritanceAndTrustUpdateSchema,
    entry: inheritanceAndTrustSchema,
  },
} as const;

/** The record of each kind. */
export interface FinancialEntries {
  assets: AccountAndAsset;
  vehicles: Vehicle;
  businesses: Business;
  debts: Debt;
  'real-estates': RealEstate;
  incomes: Income;
  'inheritances-trusts': InheritanceAndTrust;
  'legacy-joint-properties': LegacyJointProperty;
}
