import { z } from 'zod';
import { DISCUSSION_TEXT_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { idSchema, longText } from '../records/fields';
import { record } from '../records/records';

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
