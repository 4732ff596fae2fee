import { z } from 'zod';
import { financialKindSchema } from '../disclosure/schemas';
import { sideSchema } from '../people/schemas';
import { idSchema } from '../records/fields';
import { FINDING_CODES, FINDING_SEVERITIES, type FindingCode } from './codes';
import { FIX_PLACES } from './finding';

export const findingSeveritySchema = z.enum(FINDING_SEVERITIES).meta({
  id: 'FindingSeverity',
  description: 'The severity of a finding. Both partners confirm an ERROR before the agreement is created.',
});

const fixSchema = z
  .object({
    where: z.enum(FIX_PLACES),
    /** The question or entry that it leads to, in words; null when the place says enough. */
    label: z.string().nullable(),
    /** Whose disclosure, profile or attorney it is; null when it is both partners'. */
    of: sideSchema.nullable(),
    questionId: idSchema.nullable(),
    /** Address of the question's section in the customer portal. */
    sectionPath: z.string().nullable(),
    kind: financialKindSchema.nullable(),
    entryId: idSchema.nullable(),
  })
  .meta({ id: 'FindingFix', description: 'Where a finding can be mended.' });

/** A finding as the calls tell it. */
export const findingSchema = z
  .object({
    /** Names it in a confirmation. */
    key: z.string(),
    code: z.enum(FINDING_CODES as [FindingCode, ...FindingCode[]]),
    severity: findingSeveritySchema,
    /** The partner whom it is about; null when it is about both. */
    side: sideSchema.nullable(),
    /** True when nobody else is told. */
    isPrivate: z.boolean(),
    title: z.string(),
    reason: z.string(),
    law: z
      .object({
        citation: z.string().nullable(),
        note: z.string().nullable(),
      })
      .nullable(),
    fixes: z.array(fixSchema).min(1),
    /** What is found now, as a keyed hash that a confirmation names, so that it is of what was on the screen. Of errors. */
    version: z.string().nullable(),
    /** Who has confirmed it as it is now. Only errors are confirmed. */
    confirmedBy: z.array(sideSchema),
  })
  .meta({ id: 'Finding', description: 'Something worth checking before the agreement is created.' });
