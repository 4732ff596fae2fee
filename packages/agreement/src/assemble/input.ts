import type { AgreementTemplate } from '@troth/domain/agreement';
import {
  accountTypeSchema,
  assetAccountTypeSchema,
  assetTypeSchema,
  businessTypeSchema,
  EDITABLE_FINANCIAL_KINDS,
  incomeTypeSchema,
  inheritanceCategorySchema,
  valuationBasisSchema,
  vehicleTypeSchema,
} from '@troth/domain/disclosure';
import { currencySchema, exchangeRatesSchema } from '@troth/domain/money';
import { genderSchema } from '@troth/domain/people';
import { z } from 'zod';

/** What the assembly reads. Nothing else decides the document, so the hash of this tells whether it is stale. */

const nullableText = z.string().nullable();

export const partyInputSchema = z.object({
  firstName: z.string(),
  middleName: nullableText.default(null),
  lastName: z.string(),
  suffix: nullableText.default(null),
  gender: genderSchema.nullable().default(null),
});
export type PartyInput = z.infer<typeof partyInputSchema>;

/** One partner's live and visible answer. `valueTyped` also carries “other” and custom-clause text of a choice. */
export const answerInputSchema = z.object({
  optionKeys: z.array(z.string()).default([]),
  valueTyped: nullableText.default(null),
  answeredAt: nullableText.default(null),
  /** Whether the author of a sensitive answer lets the document speak of it. */
  isShared: z.boolean().default(false),
});
export type AnswerInput = z.infer<typeof answerInputSchema>;

const cents = z.int();
const optionalCents = cents.nullish();
const optionalText = z.string().nullish();
/** What every kind has: its currency, and how and when its value was found. */
const common = {
  currency: currencySchema.default('USD'),
  valuationBasis: valuationBasisSchema.nullish(),
  valuationDate: optionalText,
  valuationNote: optionalText,
};

/**
 * One partner's live entries. The members carry the names of the domain's records, so that a record can be passed as it
 * is; parsing keeps what is printed.
 */
export const disclosureInputSchema = z.object({
  incomes: z
    .array(
      z.object({
        ...common,
        year: z.int(),
        incomeType: incomeTypeSchema,
        valueInCents: cents,
        overtimePayInCents: optionalCents,
        tipsInCents: optionalCents,
      }),
    )
    .default([]),
  assets: z
    .array(
      z.object({
        ...common,
        assetAccountType: assetAccountTypeSchema,
        accountType: accountTypeSchema.nullish(),
        assetType: assetTypeSchema.nullish(),
        description: optionalText,
        institution: optionalText,
        accountNumber: optionalText,
        beneficiary: optionalText,
        valueInCents: cents,
        isJoint: z.boolean().default(false),
        userAPercentage: z.number().nullish(),
        userBPercentage: z.number().nullish(),
      }),
    )
    .default([]),
  realEstates: z
    .array(
      z.object({
        ...common,
        streetAddress: z.string(),
        city: z.string(),
        state: z.string(),
        country: z.string(),
        zipcode: z.string(),
        titleHeldInNameOf: z.string(),
        purchaseYear: z.int(),
        purchaseValueInCents: cents,
        assessedValueInCents: cents,
        lastAssessmentYear: z.int().nullish(),
        mortgagesInCents: optionalCents,
        equityInCents: optionalCents,
      }),
    )
    .default([]),
  vehicles: z
    .array(
      z.object({
        ...common,
        vehicleType: vehicleTypeSchema,
        make: z.string(),
        model: z.string(),
        purchaseYear: z.int(),
        purchasePriceInCents: cents,
        marketValueInCents: optionalCents,
        loanInCents: optionalCents,
        equityInCents: optionalCents,
      }),
    )
    .default([]),
  businesses: z
    .array(
      z.object({
        ...common,
        name: z.string(),
        businessType: businessTypeSchema,
        ownershipPercentage: z.number(),
        valueInCents: cents,
      }),
    )
    .default([]),
  inheritancesTrusts: z
    .array(
      z.object({
        ...common,
        category: inheritanceCategorySchema,
        nameOfTrust: z.string(),
        benefactor: optionalText,
        valueInCents: cents,
      }),
    )
    .default([]),
  debts: z
    .array(
      z.object({
        ...common,
        creditor: z.string(),
        natureOfDebt: optionalText,
        yearIncurred: z.int(),
        amountDueInCents: cents,
      }),
    )
    .default([]),
  /** Joint property of older documents; printed with the joint items, shared equally unless it says otherwise. */
  legacyJointProperties: z
    .array(
      z.object({
        currency: common.currency,
        description: optionalText,
        valueInCents: optionalCents,
        userAPercentage: z.number().nullish(),
        userBPercentage: z.number().nullish(),
      }),
    )
    .default([]),
  /** Kinds of which the partner says that there is nothing: "I have no debts". */
  nothingToDisclose: z.array(z.enum(EDITABLE_FINANCIAL_KINDS)).default([]),
});
export type DisclosureInput = z.infer<typeof disclosureInputSchema>;

/** That a partner confirmed to have received the other's disclosure. */
export const receiptInputSchema = z.object({
  /** Calendar date in the state, `YYYY-MM-DD`. */
  confirmedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Of the disclosure that was received: SHA-256, in hexadecimal. */
  version: z.string().min(8),
  /** Whether what was received is what is listed now. Files that were added since are no other list. */
  isOfWhatIsListed: z.boolean(),
});
export type ReceiptInput = z.infer<typeof receiptInputSchema>;

export const assemblyInputSchema = z.object({
  /** Checked when it was built, so it is passed on as it is. */
  template: z.custom<AgreementTemplate>((value) => typeof value === 'object' && value !== null && 'sections' in value),
  jurisdiction: z.object({
    stateId: z.string(),
    abbreviation: z.string().length(2),
    name: z.string(),
    termForState: z.string(),
    distributionLaw: z.enum(['EQUITABLE_DISTRIBUTION', 'COMMUNITY_PROPERTY']),
    spousalSupportLaw: z.enum(['CAN_WAIVE_OR_MODIFY', 'CANNOT_WAIVE_OR_MODIFY', 'ATTORNEY_REQUIRED']),
    /** The state's own notarial wording; null takes the general form. See `acknowledgment` for what stands in braces. */
    notaryBlockText: nullableText,
    governingActKind: z.enum(['UPAA', 'UPMAA', 'OTHER_STATUTE', 'COMMON_LAW']),
    governingAct: z.string(),
    deathRightsWaivable: z.boolean(),
    /** What the law asks of the signing; no days where it sets none. */
    signing: z
      .object({
        daysBeforeSigning: z.int().min(0).default(0),
        daysBeforeWedding: z.int().min(0).default(0),
        isAcknowledgmentRequired: z.boolean().default(false),
      })
      .prefault({}),
    /** Law behind a fact, printed with the reason of a clause. */
    citations: z.record(z.string(), z.string()).default({}),
  }),
  /** Of the state's `DocumentTemplateState`. */
  templateState: z.object({ termForDocument: z.string(), statute: z.string(), witnessRequired: z.boolean() }),
  /** `Term` values by key that replace the template's own. */
  terms: z.record(z.string(), z.string()).default({}),
  answers: z.object({ A: z.record(z.string(), answerInputSchema), B: z.record(z.string(), answerInputSchema) }),
  disclosure: z.object({ A: disclosureInputSchema, B: disclosureInputSchema }),
  /** `A` is A's receipt of B's disclosure. A receipt makes no document stale. */
  receipts: z
    .object({ A: receiptInputSchema.nullable().default(null), B: receiptInputSchema.nullable().default(null) })
    .default({ A: null, B: null }),
  parties: z.object({ A: partyInputSchema, B: partyInputSchema }),
  /** Calendar date of the assembly, `YYYY-MM-DD`. It dates the schedules. */
  today: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /**
   * Reference rates for one rough sum in US dollars where there is another currency. They are of the day of the
   * assembly, as its date is, and no more than the date do they make a document stale.
   */
  exchangeRates: exchangeRatesSchema.nullable().default(null),
});
export type AssemblyInput = z.infer<typeof assemblyInputSchema>;
