import { z } from 'zod';
import {
  LARGEST_AMOUNT_IN_CENTS,
  LONG_TEXT_MAX_LENGTH,
  MAXIMUM_YEAR,
  MINIMUM_YEAR,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  SHORT_TEXT_MAX_LENGTH,
} from '../constants';
import { isCalendarDate } from '../dates/calendar';
import { say } from '../messages/say';

/** Identifier of a record: a UUID string. */
export type Id = string;
export const idSchema = z.uuid({ error: () => say('validation.id') });

/** UTC instant on the wire: ISO 8601 with milliseconds and `Z`, e.g. `2026-06-15T12:00:00.000Z`. */
export const instantSchema = z.iso
  .datetime({ precision: 3, error: () => say('validation.instant') })
  // No calendar of a database has the year 0.
  .refine((instant) => !instant.startsWith('0000'), { error: () => say('validation.instant') });

/** Calendar date, `YYYY-MM-DD`, without a time zone. Dates that no calendar has are refused. */
export const calendarDateSchema = z
  .string({ error: () => say('question.date.required') })
  .refine(isCalendarDate, { error: () => say('question.date.invalid') })
  .meta({ format: 'date' });

/** PostgreSQL cannot store NUL in a text, and no person types one. */
const holdsNoNul = (text: string) => !text.includes('\u0000');

const text = (maxLength: number) =>
  z
    .string({ error: () => say('validation.required') })
    .max(maxLength, { error: () => say('validation.tooLong', { max: maxLength }) })
    .refine(holdsNoNul, { error: () => say('validation.characters') });

/** One line of text, kept as typed. */
export const shortText = text(SHORT_TEXT_MAX_LENGTH);
/** Text of many lines, kept as typed. */
export const longText = text(LONG_TEXT_MAX_LENGTH);
/** One line of text that must hold something besides white space. */
export const requiredText = shortText.refine((value) => value.trim() !== '', {
  error: () => say('validation.required'),
});

/** Bounds of the reason that an admin types before touching what is someone else's, in characters. */
export const REASON_MIN_LENGTH = 3;
export const REASON_MAX_LENGTH = 500;
/** Why an admin does something to someone else: trimmed, 3 to 500 characters. */
export const reasonSchema = longText
  .overwrite((typed) => typed.trim())
  .min(REASON_MIN_LENGTH, { error: () => say('validation.reasonTooShort', { min: REASON_MIN_LENGTH }) })
  .max(REASON_MAX_LENGTH, { error: () => say('validation.tooLong', { max: REASON_MAX_LENGTH }) });

/** Amount of money in integer cents, of either sign. */
export const centsSchema = z
  .int({ error: () => say('validation.cents') })
  .min(-LARGEST_AMOUNT_IN_CENTS, { error: () => say('validation.amountTooLarge') })
  .max(LARGEST_AMOUNT_IN_CENTS, { error: () => say('validation.amountTooLarge') });

/** Amount of money in integer cents, zero or more. */
export const amountSchema = z
  .int({ error: () => say('validation.cents') })
  .min(0, { error: () => say('validation.notNegative') })
  .max(LARGEST_AMOUNT_IN_CENTS, { error: () => say('validation.amountTooLarge') });

/** Whole percentage from 0 to 100. Customer spec §9 "Percentages". */
export const percentageSchema = z
  .int({ error: () => say('validation.percentage') })
  .min(PERCENTAGE_MIN, { error: () => say('validation.percentage') })
  .max(PERCENTAGE_MAX, { error: () => say('validation.percentage') });

/** Calendar year of a debt, a purchase or an assessment, 1900 or later. Customer spec §9 "Minimum year". */
export const yearSchema = z
  .int({ error: () => say('validation.year') })
  .min(MINIMUM_YEAR, { error: () => say('validation.yearTooEarly', { min: `${MINIMUM_YEAR}` }) })
  .max(MAXIMUM_YEAR, { error: () => say('validation.year') });
