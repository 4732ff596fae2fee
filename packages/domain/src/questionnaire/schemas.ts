import { z } from 'zod';
import { idSchema, longText } from '../records/fields';
import { record, timestampFields } from '../records/records';
import { BY_YEARS } from './by-years';
import {
  ATTORNEY_RULE_TYPES,
  CONDITION_RESPONDENTS,
  INPUT_RESTRICTIONS,
  INPUT_TYPES,
  PROFILE_FIELDS,
  QUESTION_TYPES,
  SECTION_STATUSES,
} from './enumerations';

export const questionTypeSchema = z
  .enum(QUESTION_TYPES)
  .meta({ id: 'QuestionType', description: 'Kind of question. Customer spec §3.' });
export const inputTypeSchema = z
  .enum(INPUT_TYPES)
  .meta({ id: 'InputType', description: 'What is typed into a text question. Customer spec §3.' });
export const inputRestrictionSchema = z
  .enum(INPUT_RESTRICTIONS)
  .meta({ id: 'InputRestriction', description: 'Restriction of a typed value. Customer spec §3.' });
export const attorneyRuleTypeSchema = z
  .enum(ATTORNEY_RULE_TYPES)
  .meta({ id: 'AttorneyRuleType', description: 'Attorney rule of an option in a state. Customer spec §3.' });
export const sectionStatusSchema = z
  .enum(SECTION_STATUSES)
  .meta({ id: 'SectionStatus', description: 'Progress of a section. Customer spec §4.' });
export const profileFieldSchema = z
  .enum(PROFILE_FIELDS)
  .meta({ id: 'ProfileField', description: 'Field of the profile that holds the answer. Customer spec §2.' });

/** Explainer video. Customer spec §3, portals spec §3. `location` and `stateId` are what GET videos asks by. */
export const videoSchema = z
  .object({
    id: idSchema,
    youtubeLink: z.string(),
    title: z.string(),
    author: z.string(),
    /** Where it is shown, e.g. a section key such as `background_information`. */
    location: z.string().nullable(),
    stateId: idSchema.nullable(),
  })
  .meta({ id: 'Video', description: 'Explainer video. Customer spec §3.' });

/** A rule that holds in one state while an option is chosen. Customer spec §3. */
export const attorneyRuleSchema = z.object({ stateId: idSchema, type: attorneyRuleTypeSchema }).meta({
  id: 'AttorneyRule',
  description: 'Rule that holds in a state while the option is chosen. Customer spec §3.',
});

/** A state in which a question is hidden, or an option is not offered. Customer spec §3. */
export const stateRestrictionSchema = z
  .object({ stateId: idSchema })
  .meta({ id: 'StateRestriction', description: 'State in which it is not offered. Customer spec §3.' });

/** An option that choosing this one rules out. Customer spec §3. */
export const restrictedQuestionOptionSchema = z
  .object({ restrictedQuestionOptionId: idSchema })
  .meta({ id: 'RestrictedQuestionOption', description: 'Option that choosing this one rules out. Customer spec §3.' });

/** One row of a follow-up's condition; any row that holds makes the follow-up visible. Customer spec §3. */
export const conditionalVisibilitySchema = z
  .object({
    parentQuestionId: idSchema,
    questionOptionId: idSchema,
    childQuestionId: idSchema,
    /** OWN unless stated: EITHER is met by the answer of either partner. */
    respondent: z.enum(CONDITION_RESPONDENTS).optional(),
  })
  .meta({
    id: 'ConditionalVisibility',
    description: 'Option of a parent that makes a follow-up visible. Customer spec §3.',
  });
export type ConditionalVisibility = z.infer<typeof conditionalVisibilitySchema>;

const optionFields = {
  id: idSchema,
  /** Stable name in the content; never shown. */
  key: z.string(),
  /** The text shown. `{A}`, `{B}` and `{STATE}` stand for the partners' first names and the state. */
  value: z.string(),
  order: z.int(),
  isDefault: z.boolean(),
  proTip: z.string().nullable(),
  restrictedQuestionOptions: z.array(restrictedQuestionOptionSchema),
  attorneyRulesByQuestionOptionState: z.array(attorneyRuleSchema),
  /** States in which the option is not offered. */
  optionStateRestrictions: z.array(stateRestrictionSchema),
};

/** An option as the content has it. Customer spec §3 "QuestionOption". */
export const questionOptionContentSchema = z.object(optionFields);
export type QuestionOptionContent = z.infer<typeof questionOptionContentSchema>;

/** Customer spec §3 "QuestionOption". */
export const questionOptionSchema = z
  .object({ ...optionFields, deletedAt: timestampFields.deletedAt })
  .meta({ id: 'QuestionOption', description: 'An option of a question. Customer spec §3.' });
export type QuestionOption = z.infer<typeof questionOptionSchema>;

/** An option that an answer chose. Customer spec §3 "Answer". */
export const answerQuestionOptionSchema = z
  .object({
    questionOptionId: idSchema,
    answerId: idSchema,
    /** Whether the option stood preselected. */
    isDefault: z.boolean(),
  })
  .meta({ id: 'AnswerQuestionOption', description: 'An option that an answer chose. Customer spec §3.' });

/**
 * One partner's answer to one question on one document. Customer spec §3.
 * `valueTyped` is what was typed: dollars such as `2500.00` for CURRENCY, digits for NUMBER, `YYYY-MM-DD` for DATE,
 * E.164 for PHONE, the text for TEXT; for a choice, the words of "other" or of a custom clause.
 */
export const answerSchema = record({
  questionId: idSchema,
  userId: idSchema,
  documentId: idSchema,
  valueTyped: z.string().nullable(),
  answerQuestionOptions: z.array(answerQuestionOptionSchema),
  /** Counts the writes; a write on an older version is refused (decisions, row 12). */
  version: z.int().min(1),
}).meta({ id: 'Answer', description: "One partner's answer to one question. Customer spec §3." });
export type Answer = z.infer<typeof answerSchema>;

/** Body of an answer's write. Customer spec §7 "POST and PATCH users/{id}/answers". */
export const answerWriteSchema = z
  .object({
    valueTyped: longText.nullable().optional(),
    questionOptionIds: z.array(idSchema).max(100).optional(),
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'AnswerWrite', description: 'What was typed and which options were chosen. Customer spec §7.' });

/** Restricted-option check. Customer spec §7 "POST users/{userId}/question-options". */
export const restrictedOptionCheckSchema = z
  .object({ restrictedQuestionOptionIds: z.array(idSchema).max(1000) })
  .meta({ id: 'RestrictedOptionCheck', description: 'Options to look up. Customer spec §7.' });

const questionFields = {
  id: idSchema,
  /** Stable name in the content; never shown. */
  key: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  exampleScenario: z.string().nullable(),
  proTip: z.string().nullable(),
  /** Counts only while the question is visible. */
  isRequired: z.boolean(),
  questionType: questionTypeSchema,
  /** Null for a choice. */
  inputType: inputTypeSchema.nullable(),
  inputRestriction: inputRestrictionSchema.nullable(),
  /** Largest number that makes sense, such as 100 for a percentage; a larger one is invalid. */
  maximumValue: z.number().positive().nullable(),
  /** What the number comes to by years of marriage, which the screen draws as steps. Ours, not the specification's. */
  byYears: z.enum(BY_YEARS).nullable(),
  allowsOtherOption: z.boolean(),
  allowsCustomClause: z.boolean(),
  /** Whether the partners' answers are compared. */
  generatesDispute: z.boolean(),
  /** Sensitive answers stay with their author and out of logs (decisions, row 3). */
  isSensitive: z.boolean(),
  /** Set when the answer is stored in the profile instead. */
  profileField: profileFieldSchema.nullable(),
  order: z.int(),
  /** The question under which a follow-up is indented; null at the first level. */
  parentQuestionId: idSchema.nullable(),
  parentQuestionGroupId: idSchema,
  parentQuestionnaireSectionId: idSchema,
  parentConditionalVisibilities: z.array(conditionalVisibilitySchema),
  questionStateRestrictions: z.array(stateRestrictionSchema),
  videos: z.array(videoSchema),
};

/** A question as the content has it, without answers. */
export const questionContentSchema = z.object({
  ...questionFields,
  questionOptions: z.array(questionOptionContentSchema),
});
export type QuestionContent = z.infer<typeof questionContentSchema>;

/** Customer spec §3 "Question". */
export const questionSchema = z
  .object({ ...questionFields, questionOptions: z.array(questionOptionSchema), answers: z.array(answerSchema) })
  .meta({
    id: 'Question',
    description: 'A question with its options and the answers that the reader may see. Customer spec §3.',
  });
export type Question = z.infer<typeof questionSchema>;

/** A named icon with its colour group. Customer spec §3 "QuestionGroup". */
export const groupIconSchema = z
  .object({ name: z.string(), colorGroup: z.string() })
  .meta({ id: 'GroupIcon', description: 'A named icon with a colour group. Customer spec §3.' });

const groupFields = {
  id: idSchema,
  title: z.string(),
  description: z.string().nullable(),
  groupKey: z.string(),
  groupIcon: groupIconSchema.nullable(),
  order: z.int(),
  videos: z.array(videoSchema),
};

/** A group as the content has it; its questions are a flat list in order. */
export const questionGroupContentSchema = z.object({ ...groupFields, questions: z.array(questionContentSchema) });

/** Customer spec §3 "QuestionGroup". */
export const questionGroupSchema = z
  .object({ ...groupFields, questions: z.array(questionSchema) })
  .meta({ id: 'QuestionGroup', description: 'A group of questions. Customer spec §3.' });

const sectionFields = {
  id: idSchema,
  /** Words from which the path is made, e.g. "Background Information". */
  label: z.string(),
  name: z.string(),
  /** Stable name, e.g. `background_information`. */
  sectionKey: z.string(),
  /** Sections go in ascending order value. */
  order: z.int(),
  description: z.string(),
  /** Path of the section's screen, e.g. `/questionnaire/background-information`. */
  path: z.string(),
};

/** A section as the content has it: the whole questionnaire is a list of these. */
export const questionnaireSectionContentSchema = z.object({
  ...sectionFields,
  groups: z.array(questionGroupContentSchema),
});
export type QuestionnaireSectionContent = z.infer<typeof questionnaireSectionContentSchema>;

/** Customer spec §3 "QuestionnaireSection". */
export const questionnaireSectionSchema = z
  .object({
    ...sectionFields,
    /** Given when the call asks with `includeStatus`. */
    status: sectionStatusSchema.optional(),
    /** Whether the section holds attorney rules in the chosen state. */
    attorneyRequiredQuestionPresentSection: z.boolean(),
  })
  .meta({ id: 'QuestionnaireSection', description: 'A section of the questionnaire. Customer spec §3.' });
export type QuestionnaireSection = z.infer<typeof questionnaireSectionSchema>;
