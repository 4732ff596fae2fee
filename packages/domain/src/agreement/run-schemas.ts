import { z } from 'zod';

/** Runs of an agreement's text: what a clause says, be it assembled or typed by an attorney. */

/** An answer that a condition was decided by, or that fills a text, with who gave it and when. */
export const answerSourceSchema = z
  .object({
    questionKey: z.string(),
    questionId: z.string(),
    respondent: z.enum(['A', 'B']),
    /** As printed: option labels or the typed value. */
    value: z.string(),
    answeredAt: z.string().nullable(),
    /**
     * When both came to have this answer: when the later of the two gave it, be it by settling a difference. Null
     * while they have not, and where nothing is compared. Versions made before template 1.2.0 do not tell.
     */
    agreedAt: z.string().nullable().optional(),
  })
  .meta({ id: 'AgreementAnswerSource', description: 'An answer behind a clause or a filled value.' });
export type AnswerSource = z.infer<typeof answerSourceSchema>;

const text = z.object({ type: z.literal('text'), text: z.string() });
const value = z.object({ type: z.literal('value'), text: z.string(), sources: z.array(answerSourceSchema) });
const term = z.object({ type: z.literal('term'), text: z.string(), termKey: z.string() });
const reference = z.object({ type: z.literal('reference'), text: z.string(), target: z.string() });

export const inlineSchema = z.discriminatedUnion('type', [text, value, term, reference]).meta({
  id: 'AgreementInline',
  description: 'A run of text: plain, a filled value, a defined term or a cross-reference.',
});
export type Inline = z.infer<typeof inlineSchema>;

export const paragraphSchema = z.object({ type: z.literal('paragraph'), inlines: z.array(inlineSchema) });
export const definitionsSchema = z.object({
  type: z.literal('definitions'),
  entries: z.array(z.object({ termKey: z.string(), term: z.string(), inlines: z.array(inlineSchema) })),
});
