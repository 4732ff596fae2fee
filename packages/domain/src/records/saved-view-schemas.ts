import { z } from 'zod';
import { say } from '../messages/say';

/** How many views a person keeps of one list. Ours. */
export const SAVED_VIEWS_MAX = 12;
export const SAVED_NAME_MAX_LENGTH = 60;

/** The name that a person gives to something they keep. */
export const savedNameSchema = z
  .string()
  .overwrite((text) => text.trim())
  .min(1, { error: () => say('validation.required') })
  .max(SAVED_NAME_MAX_LENGTH, { error: () => say('validation.tooLong', { max: SAVED_NAME_MAX_LENGTH }) });

/** Views of a list that a person saved by name: filters and order, as the address holds them. */
export const savedViewsSchema = z
  .object({
    views: z
      .array(
        z.object({
          name: savedNameSchema,
          address: z
            .string()
            .regex(/^(\?[^\s#]*)?$/)
            .max(500),
        }),
      )
      .max(SAVED_VIEWS_MAX),
  })
  .meta({ id: 'SavedViews', description: 'Views of a list, by name.' });
export type SavedViews = z.infer<typeof savedViewsSchema>;

/** The lists of the admin portal of which an admin keeps views. */
export const ADMIN_LISTS = [
  'USERS',
  'ATTORNEYS',
  'LAW_FIRMS',
  'APPOINTMENTS',
  'REVIEWS',
  'STATES',
  'PAYOUTS',
  'LEDGER',
  'DISCOUNTS',
  'TICKETS',
  'WAITLIST',
  'LOG',
] as const;
export type AdminList = (typeof ADMIN_LISTS)[number];
