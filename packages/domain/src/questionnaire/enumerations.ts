/** Kinds of question. Customer spec §3. */
export const QUESTION_TYPES = ['CHECKBOX', 'RADIO', 'DROPDOWN', 'TEXT_AREA', 'TEXT_BOX'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What is typed into a text question. Customer spec §3. */
export const INPUT_TYPES = ['TEXT', 'CURRENCY', 'NUMBER', 'DATE', 'PHONE'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Restriction of a typed value. Customer spec §3. */
export const INPUT_RESTRICTIONS = ['GREATER_THAN_ZERO', 'FUTURE_DATE', 'PAST_DATE'] as const;
export type InputRestriction = (typeof INPUT_RESTRICTIONS)[number];

/** Attorney rules of an option in a state. Customer spec §3. */
export const ATTORNEY_RULE_TYPES = ['WAIVES_SPOUSAL_SUPPORT', 'HIRES_ATTORNEY', 'INCLUDES_EMBRYO_CLAUSE'] as const;
export type AttorneyRuleType = (typeof ATTORNEY_RULE_TYPES)[number];

/** Progress of a section. Customer spec §3 and §4. */
export const SECTION_STATUSES = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'NOT_APPLICABLE'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** The other spelling of the section statuses. Customer spec §3. */
export const LOWERCASE_SECTION_STATUSES = ['not_started', 'in_progress', 'completed', 'not_applicable'] as const;

/** Whose answer makes a follow-up visible: the respondent's own, or either partner's. */
export const CONDITION_RESPONDENTS = ['OWN', 'EITHER'] as const;
export type ConditionRespondent = (typeof CONDITION_RESPONDENTS)[number];

/** Fields of the profile to which a question may be bound instead of an answer. Customer spec §2 "Section screen". */
export const PROFILE_FIELDS = ['gender', 'birthdate', 'phoneNumber'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
