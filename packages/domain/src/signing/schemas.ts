import { z } from 'zod';
import { DEADLINE_OUTLOOKS } from '../deadlines/plan-deadlines';
import { sideSchema } from '../people/schemas';
import { calendarDateSchema, instantSchema } from '../records/fields';
import { LAW_CONFIDENCES, SIGNING_PAPERS, SIGNING_POINT_CODES, SIGNING_SECTIONS, type SigningPointCode } from './codes';

const basisSchema = z
  .object({ citation: z.string().nullable(), confidence: z.enum(LAW_CONFIDENCES) })
  .meta({ id: 'SigningBasis', description: 'The law that a point rests on, and how well it was checked.' });

const pointSchema = z
  .object({
    code: z.enum(SIGNING_POINT_CODES as [SigningPointCode, ...SigningPointCode[]]),
    /** The partner whom it is about; null when it is about both. */
    side: sideSchema.nullable(),
    text: z.string(),
    /** Null where it is our advice. */
    basis: basisSchema.nullable(),
  })
  .meta({ id: 'SigningPoint', description: 'One sentence of the signing-day sheet.' });

export const signingSheetSchema = z
  .object({
    stateName: z.string(),
    /** What the state calls the agreement. */
    documentTerm: z.string(),
    names: z.object({ A: z.string(), B: z.string() }),
    window: z.object({
      earliest: calendarDateSchema,
      /** The end of the state's wait after the final text, to the minute; null where there is none or it has not begun. */
      waitEndsAt: instantSchema.nullable(),
      latest: calendarDateSchema.nullable(),
      outlook: z.enum(DEADLINE_OUTLOOKS).nullable(),
      timeZone: z.string(),
    }),
    sections: z.array(
      z.object({
        section: z.enum(SIGNING_SECTIONS),
        title: z.string(),
        look: z.enum(['TICKS', 'STEPS', 'NEVER', 'NOTES']),
        points: z.array(pointSchema),
      }),
    ),
    papers: z.array(z.object({ kind: z.enum(SIGNING_PAPERS), side: sideSchema.nullable(), title: z.string() })),
    /** The reviewed version; null until both have reviewed it. Of an agreement made elsewhere: its file's hash. */
    version: z.object({ hash: z.string(), shortName: z.string() }).nullable(),
    law: z.object({
      confidence: z.enum(LAW_CONFIDENCES),
      researchedOn: calendarDateSchema,
      reviewedByCounsel: z.boolean(),
    }),
  })
  .meta({ id: 'SigningSheet', description: 'The checklist for the day a couple signs in person.' });
export type SigningSheetAnswer = z.infer<typeof signingSheetSchema>;
