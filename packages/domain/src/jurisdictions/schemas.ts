import { z } from 'zod';
import { idSchema, instantSchema, longText, reasonSchema, requiredText, shortText } from '../records/fields';
import { record } from '../records/records';
import { ATTORNEY_SUPPORTS, DISTRIBUTION_LAWS, SPOUSAL_SUPPORT_LAWS } from './enumerations';
import { LAW_SUBJECTS } from './law-change';

export const distributionLawSchema = z
  .enum(DISTRIBUTION_LAWS)
  .meta({ id: 'DistributionLaw', description: 'How a state divides property. Customer spec §3.' });
export const spousalSupportLawSchema = z.enum(SPOUSAL_SUPPORT_LAWS).meta({
  id: 'SpousalSupportLaw',
  description: 'Whether spousal support can be waived or changed. Customer spec §3.',
});
export const attorneySupportSchema = z
  .enum(ATTORNEY_SUPPORTS)
  .meta({ id: 'AttorneySupport', description: 'Whether attorney services are offered. Customer spec §1.' });

/** Customer spec §3 "Country". */
export const countrySchema = record({
  name: z.string(),
  abbreviation: z.string(),
  isActive: z.boolean(),
  icon: z.string().nullable(),
  /** What the country calls itself, e.g. "Country". */
  termForCountry: z.string(),
}).meta({ id: 'Country', description: 'A country with states. Customer spec §3.' });
export type Country = z.infer<typeof countrySchema>;

const stateLawFields = {
  name: requiredText,
  /** Postal code, e.g. `CA`. */
  abbreviation: requiredText,
  /** Only active states are offered; one that was chosen before stays. */
  isActive: z.boolean(),
  icon: shortText.nullable(),
  /** State, Commonwealth or District. */
  termForState: requiredText,
  /** Whether the agreement may be notarized online in this state. */
  allowsOnlineNotary: z.boolean(),
  /** The acknowledgment's wording, with `{names}` in braces where values go. */
  notaryBlockText: longText,
  distributionLaw: distributionLawSchema,
  /** Both partners need attorneys when an embryo clause is agreed. */
  embryoRepRequired: z.boolean(),
  spousalSupportLaw: spousalSupportLawSchema,
  attorneySupport: attorneySupportSchema,
};

/** A jurisdiction of the United States: a state or the District of Columbia. Customer spec §3. */
export const stateSchema = record({ ...stateLawFields, countryId: idSchema }).meta({
  id: 'State',
  description: 'A jurisdiction, with the rules of law that the product follows. Customer spec §3.',
});
export type State = z.infer<typeof stateSchema>;

/** Why the law is changed: where it says so, and what for (decisions, row 55). Ours. */
export const lawBasisShape = {
  /** A citation, or "our policy" (decisions, row 11). Couples and attorneys read it. */
  source: requiredText.max(300),
  reason: reasonSchema,
};

/** What an admin changes of a state. Portals spec §7 "PATCH states/{id}". */
export const stateUpdateSchema = z
  .strictObject({
    ...z.object(stateLawFields).partial().shape,
    abbreviation: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    ...lawBasisShape,
  })
  .meta({ id: 'StateUpdate', description: 'Fields of a state to change. Portals spec §7.' });

const documentTemplateStateFields = {
  /** What the state calls the agreement, e.g. "Premarital Agreement". */
  termForDocument: requiredText,
  /** Citation of the law that governs it. */
  statute: shortText.nullable(),
  witnessRequired: z.boolean(),
};

/** What a state makes of a document template. Customer spec §3. */
export const documentTemplateStateSchema = record({
  stateId: idSchema,
  documentTemplateId: idSchema,
  ...documentTemplateStateFields,
}).meta({ id: 'DocumentTemplateState', description: 'What a state makes of a document template. Customer spec §3.' });
export type DocumentTemplateState = z.infer<typeof documentTemplateStateSchema>;

export const documentTemplateStateUpdateSchema = z
  .strictObject({ ...z.object(documentTemplateStateFields).partial().shape, ...lawBasisShape })
  .meta({ id: 'DocumentTemplateStateUpdate', description: 'Fields to change. Portals spec §7.' });

/** A word or sentence that differs by state and template. Customer spec §3 "Term". */
export const termSchema = record({
  key: z.string(),
  stateId: idSchema,
  documentTemplateId: idSchema,
  value: z.string(),
}).meta({ id: 'Term', description: 'A wording that differs by state and document template. Customer spec §3.' });
export type Term = z.infer<typeof termSchema>;

export const termUpdateSchema = z
  .strictObject({ value: longText, ...lawBasisShape })
  .meta({ id: 'TermUpdate', description: 'New wording of a term. Portals spec §7.' });

const lawValue = z.union([z.string(), z.boolean()]).nullable();

/** A change of law as it was made. Ours. */
export const lawChangeSchema = z
  .object({
    id: idSchema,
    stateId: idSchema,
    subject: z.enum(LAW_SUBJECTS),
    documentTemplateId: idSchema.nullable(),
    field: z.string(),
    before: lawValue,
    after: lawValue,
    source: z.string(),
    reason: z.string(),
    changedById: idSchema,
    changedByName: z.string(),
    createdAt: instantSchema,
    /** Couples that were concerned when it was made, those left alone not among them. */
    couples: z.int(),
    /** Couples that were told by now. */
    told: z.int(),
    /** Null while the job is at it. */
    settledAt: instantSchema.nullable(),
    /** The change that this one takes back. */
    takesBackId: idSchema.nullable(),
    canTakeBack: z.boolean(),
  })
  .meta({
    id: 'LawChange',
    description: 'A change of law: before, after, the reason, and how many couples it concerned.',
  });

/** How many couples a change would concern, and how. Ours. */
export const lawImpactSchema = z
  .object({
    /** Concerned, those left alone not among them. */
    couples: z.int(),
    stale: z.int(),
    /** Of those, with an approval that a new version clears. */
    approved: z.int(),
    online: z.int(),
    flags: z.int(),
    answering: z.int(),
    /** Before the notary: left alone. */
    untouched: z.int(),
  })
  .meta({ id: 'LawImpact', description: 'Whom a change of law would concern. Decisions, row 55.' });

/** A value that an admin may give a field of the law. Ours. */
export const lawTrialSchema = z
  .strictObject({
    subject: z.enum(LAW_SUBJECTS),
    documentTemplateId: idSchema.nullable().default(null),
    field: requiredText.max(100),
    value: z.union([longText, z.boolean()]).nullable(),
  })
  .meta({ id: 'LawTrial', description: 'A value of the law to try before it is set.' });

/** What a value would change in the words of an agreement. Ours. */
export const lawPreviewSchema = z
  .object({
    partnerA: z.string(),
    partnerB: z.string(),
    clauses: z.array(
      z.object({
        key: z.string(),
        number: z.string().nullable(),
        heading: z.string().nullable(),
        /** Each text in which a word changes: the words that stay, come and go. */
        texts: z.array(z.array(z.object({ change: z.enum(['KEPT', 'INSERTED', 'DELETED']), text: z.string() }))),
      }),
    ),
  })
  .meta({ id: 'LawPreview', description: 'The clauses of a sample couple’s agreement that a change of law rewords.' });

/** A value of the law with where it comes from. Ours. */
export const lawFactSchema = z
  .object({
    subject: z.enum(LAW_SUBJECTS),
    documentTemplateId: idSchema.nullable(),
    field: z.string(),
    value: lawValue,
    /** What this release says; null for what it does not know. */
    shipped: lawValue,
    /** Where the value comes from: the last change's source, else the release's. */
    source: z.string().nullable(),
    setAt: instantSchema.nullable(),
    setByName: z.string().nullable(),
  })
  .meta({ id: 'LawFact', description: 'A value of the law as it is applied, beside what shipped.' });
