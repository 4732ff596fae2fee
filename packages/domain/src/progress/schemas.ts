import { z } from 'zod';
import { PROGRESS_STEPS } from '../constants';
import { sideSchema } from '../people/schemas';
import { sectionStatusSchema } from '../questionnaire/schemas';
import { calendarDateSchema, idSchema, instantSchema } from '../records/fields';
import { MENU_KEYS, MENU_REASONS, SECONDARY_MENU_KEYS } from './menu';
import { NEXT_STEP_KEYS } from './next-step';

export const menuReasonSchema = z
  .enum(MENU_REASONS)
  .meta({ id: 'MenuReason', description: 'Why an item of the menu is dimmed. Customer spec §6.' });

export const menuEntrySchema = z
  .object({
    key: z.enum([...MENU_KEYS, ...SECONDARY_MENU_KEYS]),
    path: z.string(),
    isEnabled: z.boolean(),
    reason: menuReasonSchema.nullable(),
  })
  .meta({ id: 'MenuEntry', description: 'An item of the customer menu. Customer spec §2 and §6.' });

export const overallProgressSchema = z
  .object({
    step: z.int().min(0).max(PROGRESS_STEPS),
    percentage: z.int().min(0).max(100),
    label: z.string(),
    shortLabel: z.string(),
  })
  .meta({ id: 'OverallProgress', description: 'Overall progress, 0 to 5. Customer spec §4.' });

/** A section as the menu shows it. */
export const journeySectionSchema = z
  .object({
    id: idSchema,
    sectionKey: z.string(),
    label: z.string(),
    path: z.string(),
    order: z.int(),
    status: sectionStatusSchema,
    lock: z.enum(['PRENUP_NOT_PAID', 'REPRESENTATION_NEEDED']).nullable(),
  })
  .meta({ id: 'JourneySection', description: 'A section as the menu shows it. Customer spec §6.' });

/** What the dashboard offers as the one next step. */
export const nextStepSchema = z
  .object({
    key: z.enum(NEXT_STEP_KEYS),
    path: z.string(),
  })
  .meta({ id: 'NextStep', description: 'The next step of the customer flow. Customer spec §1.' });

/** The partner as the shell shows them: no answers. */
export const partnerSummarySchema = z
  .object({
    id: idSchema,
    side: sideSchema,
    firstName: z.string().nullable(),
    isQuestionnaireComplete: z.boolean(),
    areFinancialsDone: z.boolean(),
    /** Years for which the partner still owes an income entry. */
    missingIncomeYears: z.array(z.int()),
    /** Sections that are completed or do not apply. */
    sectionsDone: z.int().min(0),
    /** Which ones, so that both can see who has done what. */
    doneSectionIds: z.array(idSchema),
    sectionsTotal: z.int().min(0),
    /** Whether the partner has answered anything yet. */
    hasStarted: z.boolean(),
    /** The day on which the partner last used Troth, in the state's time zone; to the day, so that nobody is watched. */
    lastActiveOn: calendarDateSchema.nullable(),
    /** When the partner can be reminded again; null when it can be done now. */
    nextReminderAt: instantSchema.nullable(),
  })
  .meta({ id: 'PartnerSummary', description: 'How far the partner is, without answers. Customer spec §6.' });
