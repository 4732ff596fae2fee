/** How the parts of a section are numbered. Portals spec §3. */
export const LIST_STYLES = ['NONE', 'NUMERIC', 'ALPHA_UPPER', 'ALPHA_LOWER', 'ROMAN_UPPER', 'ROMAN_LOWER'] as const;
export type ListStyle = (typeof LIST_STYLES)[number];

/** How a heading is set. Portals spec §3. */
export const TEXT_STYLES = ['BOLD', 'BOLD_UNDERLINED', 'BOLD_CENTERED'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** How a template condition compares. Portals spec §3. */
export const COMPARISON_TYPES = ['EQUAL', 'GT', 'LT', 'GTE', 'LTE'] as const;

/** Whether any or all of a condition's options must be chosen. Portals spec §3. */
export const OPTION_RESTRICTIONS = ['ANY', 'ALL'] as const;

/** Whose answer a template condition reads. AGREED: both gave the same answer; EITHER: at least one of the two meets it. */
export const CONDITION_RESPONDENTS = ['A', 'B', 'AGREED', 'EITHER'] as const;

/**
 * Facts that a clause may depend on besides answers: the law of the state, which entries were disclosed, and whether a
 * partner confirmed receipt of the other's disclosure (`receiptOfA` is A's confirmation). `daysBeforeSigning` counts
 * from the final text to the signing, `daysBeforeWedding` from the signing to the wedding; `0` where the law sets none.
 */
export const CLAUSE_FACTS = [
  'distributionLaw',
  'spousalSupportLaw',
  'governingActKind',
  'deathRightsWaivable',
  'witnessRequired',
  'acknowledgmentRequired',
  'daysBeforeSigning',
  'daysBeforeWedding',
  'entriesOfA',
  'entriesOfB',
  'jointEntries',
  'receiptOfA',
  'receiptOfB',
] as const;
export type ClauseFact = (typeof CLAUSE_FACTS)[number];

/** What a receipt is of: what is listed now, something listed earlier, or there is none. */
export const RECEIPT_FACTS = ['CURRENT', 'EARLIER', 'NONE'] as const;
export type ReceiptFact = (typeof RECEIPT_FACTS)[number];

/** What the assembly draws beside text: execution pages, schedules, tables that are computed. */
export const CLAUSE_BLOCKS = [
  'DEFINITIONS',
  'VESTING_TABLE',
  'FADING_TABLE',
  'SIGNATURES',
  'ACKNOWLEDGMENTS',
  'WITNESSES',
  'ATTORNEY_SIGNATURE_A',
  'ATTORNEY_SIGNATURE_B',
  'PARTY_SIGNATURE_A',
  'PARTY_SIGNATURE_B',
  'TRANSLATOR_SIGNATURE',
  'INITIALS',
  'SCHEDULE_A',
  'SCHEDULE_B',
  'SCHEDULE_C',
  'PLAIN_SUMMARY',
] as const;
export type ClauseBlock = (typeof CLAUSE_BLOCKS)[number];

/** What a section of a template is. RECITALS, EXECUTION and SCHEDULES carry no section number; ARTICLES are numbered. */
export const SECTION_KINDS = ['RECITALS', 'ARTICLES', 'EXECUTION', 'SCHEDULES'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
