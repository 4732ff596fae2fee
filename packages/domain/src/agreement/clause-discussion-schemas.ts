import { z } from 'zod';
import { DISCUSSION_TEXT_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { sideSchema, userTypeSchema } from '../people/schemas';
import { idSchema, longText } from '../records/fields';
import { record } from '../records/records';

/** Who reads words about a clause: both attorneys and admins, or both partners too. Never changed afterwards. */
export const DISCUSSION_AUDIENCES = ['COUNSEL', 'SHARED'] as const;
const discussionAudienceSchema = z
  .enum(DISCUSSION_AUDIENCES)
  .meta({ id: 'DiscussionAudience', description: 'Who reads words about a clause.' });
export type DiscussionAudience = (typeof DISCUSSION_AUDIENCES)[number];

/** Words about a clause of an agreement. They follow it by its id, whatever becomes of its text and place. */
export const clauseDiscussionSchema = record({
  documentId: idSchema,
  clauseId: idSchema,
  audience: discussionAudienceSchema,
  authorUserId: idSchema,
  authorName: z.string(),
  authorUserType: userTypeSchema,
  /** The side of the author, be it the partner or the attorney; null for an admin. */
  authorSide: sideSchema.nullable(),
  text: z.string(),
  /** The words of the clause that it is about, as they were; null for the clause as a whole. */
  quote: z.string().nullable(),
  isResolved: z.boolean(),
  /** By another, since the reader last looked. */
  isUnread: z.boolean(),
}).meta({ id: 'ClauseDiscussion', description: 'Words about a clause of an agreement.' });
export type ClauseDiscussion = z.infer<typeof clauseDiscussionSchema>;

export const clauseDiscussionCreationSchema = z
  .object({
    clauseId: idSchema,
    audience: discussionAudienceSchema,
    text: longText
      .overwrite((text) => text.trim())
      .min(1, { error: () => say('validation.required') })
      .max(DISCUSSION_TEXT_MAX_LENGTH, {
        error: () => say('validation.tooLong', { max: DISCUSSION_TEXT_MAX_LENGTH }),
      }),
    quote: longText.max(DISCUSSION_TEXT_MAX_LENGTH).nullish(),
  })
  .meta({ id: 'ClauseDiscussionCreation', description: 'Words about a clause to add.' });

export const clauseDiscussionUpdateSchema = z.object({ isResolved: z.boolean() }).meta({
  id: 'ClauseDiscussionUpdate',
  description: 'Marks words about a clause as dealt with, or opens them again.',
});
