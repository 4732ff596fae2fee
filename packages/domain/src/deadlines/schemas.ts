import { z } from 'zod';
import { calendarDateSchema } from '../records/fields';
import { DEADLINE_OUTLOOKS } from './plan-deadlines';
import { DEADLINE_REASONS, DEADLINE_STEPS } from './steps';

export const deadlineStepSchema = z
  .enum(DEADLINE_STEPS)
  .meta({ id: 'DeadlineStep', description: 'A step that has a latest safe day before the wedding.' });
export const deadlineReasonSchema = z
  .enum(DEADLINE_REASONS)
  .meta({ id: 'DeadlineReason', description: 'Why a latest safe day is that day: a law, or our advice.' });

export const deadlineSchema = z
  .object({
    step: deadlineStepSchema,
    latestSafeDate: calendarDateSchema,
    reasonKey: deadlineReasonSchema,
    /** The law that asks for it; null where it is our advice. */
    citation: z.string().nullable(),
    isPast: z.boolean(),
  })
  .meta({ id: 'Deadline', description: 'The latest safe day of a step that remains before the wedding.' });

export const deadlineOutlookSchema = z.enum(DEADLINE_OUTLOOKS).meta({
  id: 'DeadlineOutlook',
  description: 'Whether the remaining steps can be done before the wedding: safely, in a rush, or no longer.',
});
