export {
  country,
  documentTemplate,
  type JurisdictionContent,
  jurisdictionByStateId,
  jurisdictionOfState,
  jurisdictions,
  prenupTemplateId,
} from './jurisdiction';
export { type LawFacts } from './law-facts';
export { preflightLawOf } from './preflight-law';
export { signingLawOf } from './signing-law';
export { SUPPORT_OWED_UNTIL_JUDGMENT, TEMPORARY_SUPPORT_DECISIONS } from './temporary-support';
