import {
  questionContentSchema as questionSchema,
  questionGroupContentSchema as groupSchema,
  questionnaireSectionContentSchema as sectionSchema,
  questionOptionContentSchema as optionSchema,
} from '@troth/domain/questionnaire';
import { z } from 'zod';

/**
 * The questionnaire as the content holds it: the model of Customer spec §3 (`@troth/domain/questionnaire`) plus what only
 * the content knows.
 */

/** What the law of one state says about a question, shown beside it. Not legal advice. */
const stateNoteSchema = z.strictObject({
  stateId: z.uuid(),
  text: z.string().min(1),
  citation: z.string().min(1).nullable(),
  reviewedByCounsel: z.boolean(),
});
export type StateNote = z.infer<typeof stateNoteSchema>;

const questionOptionContentSchema = z.strictObject({
  ...optionSchema.shape,
  /** What a profile-bound question stores in the profile for this option. */
  profileValue: z.string().min(1).nullable(),
});
export type QuestionOptionContent = z.infer<typeof questionOptionContentSchema>;

const questionContentSchema = z.strictObject({
  ...questionSchema.shape,
  questionOptions: z.array(questionOptionContentSchema),
  /** Kept for the record or for grammar: no clause of the agreement reads it. */
  isRecordOnly: z.boolean(),
  stateNotes: z.array(stateNoteSchema),
});
export type QuestionContent = z.infer<typeof questionContentSchema>;

const questionGroupContentSchema = z.strictObject({
  ...groupSchema.shape,
  questions: z.array(questionContentSchema),
  /** Questions of an earlier group shown here again: same question, same storage. */
  repeatedQuestionIds: z.array(z.uuid()),
});
export type QuestionGroupContent = z.infer<typeof questionGroupContentSchema>;

export const questionnaireSectionContentSchema = z.strictObject({
  ...sectionSchema.shape,
  groups: z.array(questionGroupContentSchema),
  /** Label in states of one property system; the path stays that of `label`. */
  labelByDistributionLaw: z.record(z.enum(['COMMUNITY_PROPERTY', 'EQUITABLE_DISTRIBUTION']), z.string().min(1)),
  /** States that use another label than their property system does elsewhere; they come before the former. */
  labelByState: z.array(z.strictObject({ stateId: z.uuid(), label: z.string().min(1) })),
  /** Shown above the questions: what no answer can change. */
  notice: z.string().min(1).nullable(),
  /** States in which the section asks nothing, with the notice that says why. */
  notApplicableIn: z.array(z.strictObject({ stateId: z.uuid(), notice: z.string().min(1) })),
});
export type QuestionnaireSectionContent = z.infer<typeof questionnaireSectionContentSchema>;
