import { BY_YEARS } from '@troth/domain/questionnaire';
import { z } from 'zod';

/**
 * The format in which questions are written down. It says each thing once, by key; `build.ts` turns it into the model of
 * Customer spec §3 with ids, orders and one row per state. To add a question, edit a file in `sections/` only.
 */

const key = z.string().regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, 'keys are snake_case');
const words = z.string().trim().min(1);
const postalCode = z.string().regex(/^[A-Z]{2}$/);

/** Laws by which a rule picks its states. Each is looked up in the jurisdiction data, so that the two cannot drift apart. */
const STATE_SELECTING_LAWS = [
  'EVERY_STATE',
  'SUPPORT_CANNOT_BE_WAIVED',
  'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
  'TEMPORARY_SUPPORT_STAYS',
  'EMBRYO_TERMS_NEED_ATTORNEYS',
  'NO_ONLINE_NOTARY',
  'DEATH_RIGHTS_CANNOT_BE_WAIVED',
] as const;
export type StateSelectingLaw = (typeof STATE_SELECTING_LAWS)[number];

/** States by name, or all states in which a law holds; always with the reason. */
const stateSelection = z.union([
  z.strictObject({ states: z.array(postalCode).min(1), because: words }),
  z.strictObject({ law: z.enum(STATE_SELECTING_LAWS), because: words }),
]);
export type StateSelection = z.infer<typeof stateSelection>;

/** Jurisdiction facts that can be shown beside a question, in every state that has one. */
const STATE_FACTS = [
  'PROPERTY_RULE',
  'SPOUSAL_SUPPORT',
  'DEATH_RIGHTS',
  'INFIDELITY',
  'EMBRYOS',
  'COUNSEL',
  'SIGNING',
  'ONLINE_NOTARY',
  'TIMING',
] as const;
export type StateFact = (typeof STATE_FACTS)[number];

const stateNote = z.strictObject({
  states: z.array(postalCode).min(1),
  text: words,
  /** One for all, or one per state; null where the note explains a word or our own text rather than a law. */
  citation: z.union([words, z.record(postalCode, words), z.null()]),
});
export type AuthoredStateNote = z.infer<typeof stateNote>;

const attorneyRule = z.strictObject({
  type: z.enum(['WAIVES_SPOUSAL_SUPPORT', 'HIRES_ATTORNEY', 'INCLUDES_EMBRYO_CLAUSE']),
  in: stateSelection,
});

const option = z.strictObject({
  /** Stable, without anybody's name in it. The id hangs from `question.option`. */
  key,
  /** Sentence case; may hold `{A}`, `{B}` and `{STATE}`. */
  label: words,
  proTip: words.optional(),
  hiddenIn: z.array(stateSelection).optional(),
  attorneyRules: z.array(attorneyRule).optional(),
  /** Options (`question.option`) that this one rules out because both together would contradict each other. */
  rulesOut: z.array(z.string()).optional(),
  /** What a profile-bound question stores in the user's profile for this option. */
  profileValue: words.optional(),
});
export type AuthoredOption = z.infer<typeof option>;

/** A condition is one parent with the options that open the question; several conditions mean "or". */
const condition = z.union([
  z.strictObject({ question: key, isAnyOf: z.array(key).min(1), respondent: z.literal('EITHER').optional() }),
  z.strictObject({ question: key, isNot: key, respondent: z.literal('EITHER').optional() }),
]);
export type AuthoredCondition = z.infer<typeof condition>;

const question = z.strictObject({
  key,
  title: words,
  description: words,
  exampleScenario: words.optional(),
  proTip: words.optional(),
  type: z.enum(['CHECKBOX', 'RADIO', 'DROPDOWN', 'TEXT_AREA', 'TEXT_BOX']),
  input: z.enum(['TEXT', 'CURRENCY', 'NUMBER', 'DATE', 'PHONE']).optional(),
  restriction: z.enum(['GREATER_THAN_ZERO', 'FUTURE_DATE', 'PAST_DATE']).optional(),
  /** Largest number that makes sense, such as 100 for a percentage. */
  maximum: z.number().positive().optional(),
  /** What the number comes to by years of marriage, drawn as steps under the question. */
  byYears: z.enum(BY_YEARS).optional(),
  options: z.array(option).optional(),
  shownWhen: z.array(condition).optional(),
  /** Both partners must give the same answer. Such a question speaks of `{A}` and `{B}`, never of "you". */
  isCompared: z.boolean(),
  /** Only while it is visible. */
  isRequired: z.boolean(),
  allowsOther: z.literal(true).optional(),
  allowsCustomClause: z.literal(true).optional(),
  /** Stays with its author: never sent to the partner or the other side, never logged. */
  isSensitive: z.literal(true).optional(),
  /** Answered into the user's profile, not into an answer of its own. */
  profileField: z.enum(['gender', 'birthdate', 'phoneNumber']).optional(),
  /** Kept for the record or for grammar; no clause of the agreement reads it. */
  isRecordOnly: z.literal(true).optional(),
  hiddenIn: z.array(stateSelection).optional(),
  stateFacts: z.array(z.enum(STATE_FACTS)).optional(),
  stateNotes: z.array(stateNote).optional(),
});
export type AuthoredQuestion = z.infer<typeof question>;

const GROUP_COLORS = [
  'blue',
  'rose',
  'teal',
  'green',
  'violet',
  'indigo',
  'amber',
  'orange',
  'pink',
  'red',
  'slate',
] as const;

const group = z.strictObject({
  key,
  title: words,
  description: words,
  icon: z.string().regex(/^[a-z][a-z-]*$/),
  color: z.enum(GROUP_COLORS),
  /** Questions of other groups that this one shows again. Same question, same answer; none is stored twice. */
  repeats: z.array(key).optional(),
  questions: z.array(question),
});
export type AuthoredGroup = z.infer<typeof group>;

export const authoredSectionSchema = z.strictObject({
  key,
  /** Its slug is the label in lower case with hyphens (Customer spec §2). */
  label: words,
  /** A label that states of one property system see instead; the slug stays. */
  labelByDistributionLaw: z.strictObject({ COMMUNITY_PROPERTY: words }).optional(),
  /** States whose statutes use another word than their property system does elsewhere. */
  labelExceptions: z
    .array(z.strictObject({ states: z.array(postalCode).min(1), label: words, because: words }))
    .optional(),
  description: words,
  /** Shown above the questions wherever it applies, for what no answer may change. */
  notice: words.optional(),
  /** States in which the section has nothing to ask, and the notice that says why. */
  notApplicableIn: z.strictObject({ in: stateSelection, notice: words }).optional(),
  groups: z.array(group).min(1),
});
export type AuthoredSection = z.infer<typeof authoredSectionSchema>;
