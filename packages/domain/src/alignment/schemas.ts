import { z } from 'zod';
import { answerSchema, questionSchema } from '../questionnaire/schemas';
import { idSchema, longText } from '../records/fields';
import { record } from '../records/records';

/** An answer on which the partners differ. Customer spec §3. */
export const disputeSchema = z
  .object({
    documentId: idSchema,
    /** The partner who asked. */
    userId: idSchema,
    question: questionSchema,
    answerA: answerSchema,
    answerB: answerSchema,
  })
  .meta({ id: 'Dispute', description: 'A question that the partners answered differently. Customer spec §3.' });
export type Dispute = z.infer<typeof disputeSchema>;

/** The change that settled a dispute: one row of the alignment history. Customer spec §3. */
export const resolutionSchema = record({
  question: questionSchema.optional(),
  questionId: idSchema,
  documentId: idSchema,
  initiatedByUserId: idSchema,
  previousTypedValue: z.string().nullable(),
  previousOptionIds: z.array(idSchema),
  answerId: idSchema,
  answer: answerSchema.optional(),
}).meta({ id: 'Resolution', description: 'The change that settled a dispute. Customer spec §3.' });
export type Resolution = z.infer<typeof resolutionSchema>;

/** Words exchanged about a dispute. Customer spec §3 "Discussion". */
export const discussionSchema = record({
  documentId: idSchema,
  questionId: idSchema,
  userId: idSchema,
  text: z.string(),
  isResolved: z.boolean(),
}).meta({ id: 'Discussion', description: 'Words exchanged about a dispute. Customer spec §3.' });
export type Discussion = z.infer<typeof discussionSchema>;

export const discussionCreationSchema = z
  .object({ questionId: idSchema, text: longText.min(1) })
  .meta({ id: 'DiscussionCreation', description: 'Words about a dispute.' });
