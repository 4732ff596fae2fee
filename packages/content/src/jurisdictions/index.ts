export {
  type AttorneyRequirement,
  type CountryContent,
  country,
  type DocumentTemplateStateContent,
  documentTemplate,
  type JurisdictionContent,
  jurisdictionByStateId,
  jurisdictionOfState,
  jurisdictions,
  prenupTemplateId,
  type StateContent,
} from './jurisdiction';
export { type LawFacts, lawFactsSchema } from './law-facts';
export { type ChangedLaw, preflightLawOf } from './preflight-law';
export { type ChangedSigningLaw, signingLawOf } from './signing-law';
export { SUPPORT_OWED_UNTIL_JUDGMENT, TEMPORARY_SUPPORT_DECISIONS } from './temporary-support';
