import { z } from 'zod';
import { DISCUSSION_TEXT_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { answerSchema, answerWriteSchema, groupIconSchema, questionSchema } from '../questionnaire/schemas';
import { idSchema, longText } from '../records/fields';
import { record } from '../records/records';

/** An answer on which the partners differ. Customer spec §3. */
export const disputeSchema = z
  .object({
    documentId: idSchema,
    /** The partner who asked. */
    userId: idSchema,
    question: questionSchema,
    /** Of the question's group. */
    groupIcon: groupIconSchema.nullable(),
    answerA: answerSchema,
    answerB: answerSchema,
  })
  .meta({ id: 'Dispute', description: 'A question that the partners answered differently. Customer spec §3.' });
export type Dispute = z.infer<typeof disputeSchema>;

/** How a difference was settled: by taking the partner's answer, or by changing the own one until both matched. */
export const resolutionKindSchema = z
  .enum(['AGREED_WITH_PARTNER', 'CHANGED_OWN_ANSWER'])
  .meta({ id: 'ResolutionKind', description: 'How a difference was settled.' });
export type ResolutionKind = z.infer<typeof resolutionKindSchema>;

/** The change that settled a dispute: one row of the alignment history. Customer spec §3. */
export const resolutionSchema = record({
  kind: resolutionKindSchema,
  question: questionSchema.optional(),
  questionId: idSchema,
  documentId: idSchema,
  initiatedByUserId: idSchema,
  previousTypedValue: z.string().nullable(),
  previousOptionIds: z.array(idSchema),
  answerId: idSchema,
  /** The answer as the change left it, whatever has become of it since. */
  answer: answerSchema.optional(),
}).meta({ id: 'Resolution', description: 'The change that settled a dispute. Customer spec §3.' });
export type Resolution = z.infer<typeof resolutionSchema>;

/** A disputed question answered again with its follow-ups, all or nothing. Customer spec §4 "Disputes". */
export const disputeChangeSchema = z
  .object({
    answers: z
      .array(answerWriteSchema.extend({ questionId: idSchema }))
      .min(1)
      .max(200),
  })
  .meta({ id: 'DisputeChange', description: 'The new answer to a disputed question and to its follow-ups.' });
export type DisputeChange = z.infer<typeof disputeChangeSchema>;

/** Words exchanged about a dispute. Customer spec §3 "Discussion". */
export const discussionSchema = record({
  documentId: idSchema,
  questionId: idSchema,
  authorUserId: idSchema,
  text: z.string(),
  /** Set by either partner: both have dealt with the point. */
  isResolved: z.boolean(),
}).meta({ id: 'Discussion', description: 'Words exchanged about a dispute. Customer spec §3.' });
export type Discussion = z.infer<typeof discussionSchema>;

/** Words to add: trimmed, not empty. */
export const discussionCreationSchema = z
  .object({
    text: longText
      .overwrite((text) => text.trim())
      .min(1, { error: () => say('validation.required') })
      .max(DISCUSSION_TEXT_MAX_LENGTH, {
        error: () => say('validation.tooLong', { max: DISCUSSION_TEXT_MAX_LENGTH }),
      }),
  })
  .meta({ id: 'DiscussionCreation', description: 'Words about a dispute.' });

export const discussionUpdateSchema = z
  .object({ isResolved: z.boolean() })
  .meta({ id: 'DiscussionUpdate', description: 'Marks words about a dispute as dealt with, or opens them again.' });
