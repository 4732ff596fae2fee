/** Kinds of question. Customer spec §3. */
export const QUESTION_TYPES = ['CHECKBOX', 'RADIO', 'DROPDOWN', 'TEXT_AREA', 'TEXT_BOX'] as const;

/** What is typed into a text question. Customer spec §3. */
export const INPUT_TYPES = ['TEXT', 'CURRENCY', 'NUMBER', 'DATE', 'PHONE'] as const;

/** Restriction of a typed value. Customer spec §3. */
export const INPUT_RESTRICTIONS = ['GREATER_THAN_ZERO', 'FUTURE_DATE', 'PAST_DATE'] as const;

/** Attorney rules of an option in a state. Customer spec §3. */
export const ATTORNEY_RULE_TYPES = ['WAIVES_SPOUSAL_SUPPORT', 'HIRES_ATTORNEY', 'INCLUDES_EMBRYO_CLAUSE'] as const;
export type AttorneyRuleType = (typeof ATTORNEY_RULE_TYPES)[number];

/** Progress of a section. Customer spec §3 and §4. */
export const SECTION_STATUSES = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'NOT_APPLICABLE'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Whose answer makes a follow-up visible: the respondent's own, or either partner's. */
export const CONDITION_RESPONDENTS = ['OWN', 'EITHER'] as const;

/** Fields of the profile to which a question may be bound instead of an answer. Customer spec §2 "Section screen". */
export const PROFILE_FIELDS = ['gender', 'birthdate', 'phoneNumber'] as const;
