import { z } from 'zod';
import { CHAT_MESSAGE_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { savedNameSchema } from '../records/saved-view-schemas';

/** How many replies an attorney keeps. Ours. */
export const SAVED_REPLIES_MAX = 5;

/** Replies that an attorney writes often. */
export const savedRepliesSchema = z
  .object({
    replies: z
      .array(
        z.object({
          name: savedNameSchema,
          message: z
            .string()
            .overwrite((text) => text.trim())
            .min(1, { error: () => say('validation.required') })
            .max(CHAT_MESSAGE_MAX_LENGTH, { error: () => say('validation.tooLong', { max: CHAT_MESSAGE_MAX_LENGTH }) }),
        }),
      )
      .max(SAVED_REPLIES_MAX),
  })
  .meta({ id: 'SavedReplies', description: 'Up to five replies that an attorney writes often.' });
export type SavedReplies = z.infer<typeof savedRepliesSchema>;
