import { z } from 'zod';
import { CHAT_MESSAGE_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { sideSchema } from '../people/schemas';
import { idSchema, longText } from '../records/fields';
import { record } from '../records/records';
import { CHAT_ROLES } from './counterparts';

/** A chat message between two people of one document. Customer spec §3. */
export const chatSchema = record({
  toUserId: idSchema,
  fromUserId: idSchema,
  documentId: idSchema,
  message: z.string(),
  isRead: z.boolean(),
}).meta({ id: 'Chat', description: 'A chat message between two people of one document. Customer spec §3.' });
export type Chat = z.infer<typeof chatSchema>;

/** A message to send: trimmed, not empty. Customer spec §7. */
export const chatCreationSchema = z
  .object({
    toUserId: idSchema,
    message: longText
      .overwrite((text) => text.trim())
      .min(1, { error: () => say('validation.required') })
      .max(CHAT_MESSAGE_MAX_LENGTH, { error: () => say('validation.tooLong', { max: CHAT_MESSAGE_MAX_LENGTH }) }),
  })
  .meta({ id: 'ChatCreation', description: 'A chat message to send. Customer spec §7.' });

/** As many messages as a page of them can hold. */
const MOST_CHAT_IDS = 200;

/** Messages to mark as read, or to take back (D37). */
export const chatIdsSchema = z
  .object({
    chatIds: z
      .array(idSchema, { error: () => say('validation.required') })
      .min(1, { error: () => say('validation.required') })
      .max(MOST_CHAT_IDS),
  })
  .meta({ id: 'ChatIds', description: 'Messages to mark as read or to remove. Customer spec §7.' });

/** Someone with whom one has a conversation about a document. Ours. */
export const chatCounterpartSchema = z
  .object({
    userId: idSchema,
    role: z.enum(CHAT_ROLES),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** Which partner it is; null for an attorney. */
    side: sideSchema.nullable(),
    /** False once it is over: what was written stays to be read. */
    canWrite: z.boolean(),
    /** How many of their messages wait to be read. */
    unread: z.int().min(0),
  })
  .meta({ id: 'ChatCounterpart', description: 'A person in a conversation about a document.' });
export type ShownChatCounterpart = z.infer<typeof chatCounterpartSchema>;
