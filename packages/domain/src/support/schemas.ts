import { z } from 'zod';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '../constants';
import { say } from '../messages/say';
import { idSchema, instantSchema, longText, reasonSchema, shortText } from '../records/fields';
import { record } from '../records/records';
import { SUPPORT_TICKET_STATUSES, SUPPORT_TOPICS } from './enumerations';

export const supportTopicSchema = z
  .enum(SUPPORT_TOPICS)
  .meta({ id: 'SupportTopic', description: 'What a support ticket is about.' });
export const supportTicketStatusSchema = z
  .enum(SUPPORT_TICKET_STATUSES)
  .meta({ id: 'SupportTicketStatus', description: 'The status of a support ticket.' });

/** What a person or the support team writes: trimmed, not empty, of one length for both. */
const supportText = longText
  .overwrite((text) => text.trim())
  .min(1, { error: () => say('validation.required') })
  .max(SUPPORT_MESSAGE_MAX_LENGTH, { error: () => say('validation.tooLong', { max: SUPPORT_MESSAGE_MAX_LENGTH }) });

/** A path of a portal, such as `/questionnaire/debts`: never another site's address. */
const pagePathSchema = shortText.regex(/^\/(?!\/)\S*$/, { error: () => say('validation.path') });

/** What the support form sends. The page is where the form was opened, so that we need not ask. */
export const supportTicketCreationSchema = z
  .object({ topic: supportTopicSchema, message: supportText, pagePath: pagePathSchema.nullable().default(null) })
  .meta({ id: 'SupportTicketCreation', description: 'A question to the support team.' });
export type SupportTicketCreation = z.infer<typeof supportTicketCreationSchema>;

/** A question to the support team, as its author sees it. */
export const supportTicketSchema = record({
  /** Short number by which people speak of it. */
  number: z.int().positive(),
  userId: idSchema,
  topic: supportTopicSchema,
  message: z.string(),
  pagePath: z.string().nullable(),
  status: supportTicketStatusSchema,
  /** What the support team answered last; it was mailed as well. */
  reply: z.string().nullable(),
  repliedAt: instantSchema.nullable(),
}).meta({ id: 'SupportTicket', description: 'A question to the support team, and its answer.' });
export type SupportTicket = z.infer<typeof supportTicketSchema>;

/** What the support team changes of a ticket. A reply is mailed to its author, and is the reason; without one, a reason is needed. */
export const supportTicketUpdateSchema = z
  .object({ status: supportTicketStatusSchema, reply: supportText.optional(), reason: reasonSchema.optional() })
  .refine(({ reply, reason }) => reply !== undefined || reason !== undefined, {
    path: ['reason'],
    error: () => say('validation.required'),
  })
  .meta({ id: 'SupportTicketUpdate', description: 'New status of a ticket, and an answer to mail.' });
export type SupportTicketUpdate = z.infer<typeof supportTicketUpdateSchema>;
