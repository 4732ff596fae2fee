import { z } from 'zod';
import { CHAT_MESSAGE_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';

/** How much an attorney keeps for themself. Ours. */
export const SAVED_VIEWS_MAX = 12;
export const SAVED_REPLIES_MAX = 5;
export const SAVED_NAME_MAX_LENGTH = 60;

const nameSchema = z
  .string()
  .overwrite((text) => text.trim())
  .min(1, { error: () => say('validation.required') })
  .max(SAVED_NAME_MAX_LENGTH, { error: () => say('validation.tooLong', { max: SAVED_NAME_MAX_LENGTH }) });

/** Views of the list of clients that an attorney saved by name: filters and order, as the address holds them. */
export const savedViewsSchema = z
  .object({
    views: z
      .array(
        z.object({
          name: nameSchema,
          address: z
            .string()
            .regex(/^(\?[^\s#]*)?$/)
            .max(500),
        }),
      )
      .max(SAVED_VIEWS_MAX),
  })
  .meta({ id: 'SavedViews', description: 'Views of the list of clients, by name.' });
export type SavedViews = z.infer<typeof savedViewsSchema>;

/** Replies that an attorney writes often. */
export const savedRepliesSchema = z
  .object({
    replies: z
      .array(
        z.object({
          name: nameSchema,
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
