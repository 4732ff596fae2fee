import { z } from 'zod';
import { idSchema, longText, requiredText, shortText } from '../records/fields';
import { record } from '../records/records';
import { ATTORNEY_SUPPORTS, DISTRIBUTION_LAWS, SPOUSAL_SUPPORT_LAWS } from './enumerations';

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

/** What an admin changes of a state. Portals spec §7 "PATCH states/{id}". */
export const stateUpdateSchema = z
  .object(stateLawFields)
  .partial()
  .meta({ id: 'StateUpdate', description: 'Fields of a state to change. Portals spec §7.' });
export type StateUpdate = z.infer<typeof stateUpdateSchema>;

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
  .object(documentTemplateStateFields)
  .partial()
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
  .object({ value: longText })
  .meta({ id: 'TermUpdate', description: 'New wording of a term. Portals spec §7.' });
