import { listStyleSchema, textStyleSchema } from '@troth/domain/agreement';
import { z } from 'zod';
import { inlineSchema } from '../tree';
import { REDLINE_CAUSES, type RedlineCause } from './cause-names';

/**
 * What differs between two versions of an agreement, to be drawn over the later one: what is the same in both is named,
 * not repeated. It is plain JSON.
 */

const changeSchema = z.enum(['KEPT', 'INSERTED', 'DELETED']);
export type Change = z.infer<typeof changeSchema>;

const redlineCauseSchema = z
  .enum(REDLINE_CAUSES)
  .meta({ id: 'RedlineCause', description: 'Why a part of the agreement differs from an earlier version.' });

/** An inserted or deleted run is whole words. A kept one is of the later version. */
const runSchema = z
  .object({
    change: changeSchema,
    inline: inlineSchema,
    /** How a reference to the same clause was printed before that clause was renumbered. */
    textBefore: z.string().nullable(),
  })
  .meta({ id: 'RedlineRun', description: 'Kept, inserted or deleted words of one kind.' });
export type Run = z.infer<typeof runSchema>;
const runs = z.array(runSchema);

/**
 * Where a member of a list stands; `MOVED_AWAY` marks the place that it left and holds no words. Which list it went to is
 * where the member of the same key is `MOVED_HERE`: a row stays in its table, a clause may be in another section.
 */
const standingSchema = z.enum(['KEPT', 'INSERTED', 'DELETED', 'MOVED_HERE', 'MOVED_AWAY']);
const listed = { standing: standingSchema, /** The same in the mark that a move left behind. */ key: z.string() };

const paragraphSchema = z.object({
  type: z.literal('paragraph'),
  runs,
  /** Whether the paragraph's end is in both versions: words go on in the next where it is not. */
  end: changeSchema,
});
export type RedlineParagraph = z.infer<typeof paragraphSchema>;

const numberSchema = z.object({ before: z.string().nullable(), after: z.string().nullable() });
const definitionsSchema = z.object({
  type: z.literal('definitions'),
  change: changeSchema,
  entries: z.array(z.object({ ...listed, term: runs, runs })),
});
const tableSchema = z.object({
  type: z.literal('table'),
  change: changeSchema,
  caption: runs,
  columns: z.array(z.object({ label: runs, align: z.enum(['start', 'end']), width: z.number().int().min(1) })),
  rows: z.array(z.object({ ...listed, cells: z.array(runs) })),
  totals: z.array(z.object({ ...listed, label: runs, value: runs })),
  emptyText: runs,
});
const linesSchema = z.array(z.object({ ...listed, label: runs, width: z.enum(['full', 'half']) }));
const signatureSchema = z.object({
  type: z.literal('signature'),
  change: changeSchema,
  side: z.enum(['A', 'B']).nullable(),
  title: runs,
  name: runs,
  role: runs,
  lines: linesSchema,
});
const certificateSchema = z.object({
  type: z.literal('certificate'),
  change: changeSchema,
  title: runs,
  paragraphs: z.array(paragraphSchema),
  lines: linesSchema,
});
const initialsSchema = z.object({
  type: z.literal('initials'),
  change: changeSchema,
  rows: z.array(z.object({ ...listed, label: runs, names: z.array(runs) })),
});
const summarySchema = z.object({
  type: z.literal('summary'),
  change: changeSchema,
  entries: z.array(z.object({ ...listed, number: numberSchema, heading: runs, text: runs })),
});

const redlineBlockSchema = z
  .discriminatedUnion('type', [
    paragraphSchema,
    definitionsSchema,
    tableSchema,
    signatureSchema,
    certificateSchema,
    initialsSchema,
    summarySchema,
  ])
  .meta({ id: 'RedlineBlock', description: 'A part of a clause with what differs in it.' });
export type RedlineBlock = z.infer<typeof redlineBlockSchema>;

/** The clause and all in it are the same in both versions, its number too. */
const sameSchema = z.object({ type: z.literal('same'), key: z.string() });
/** The place that a moved clause left. */
const movedAwaySchema = z.object({ type: z.literal('movedAway'), key: z.string() });

const answerChangeSchema = z.object({
  questionKey: z.string(),
  questionId: z.string(),
  respondent: z.enum(['A', 'B']),
  /** As printed; null where that version shows no answer. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AnswerChange = z.infer<typeof answerChangeSchema>;

/** An attorney's hand in a clause, in one of the two versions and not in the other. */
const handSchema = z
  .object({
    side: z.enum(['A', 'B']).nullable(),
    editorName: z.string(),
    commitAt: z.string(),
  })
  .meta({ id: 'RedlineHand', description: 'Who changed a clause by hand, and in which version.' });
export type Hand = z.infer<typeof handSchema>;

export interface RedlineClause {
  type: 'clause';
  key: string;
  kind: 'recital' | 'clause' | 'execution' | 'acknowledgment' | 'schedule';
  standing: 'KEPT' | 'INSERTED' | 'DELETED' | 'MOVED_HERE';
  number: z.infer<typeof numberSchema>;
  isReworded: boolean;
  textStyle: z.infer<typeof textStyleSchema> | null;
  listStyle: z.infer<typeof listStyleSchema>;
  isSeparatePage: boolean;
  heading: Run[] | null;
  blocks: RedlineBlock[] | null;
  children: RedlineMember[] | null;
  causes: RedlineCause[];
  answers: AnswerChange[];
  hands?: Hand[] | undefined;
}
export type RedlineMember = z.infer<typeof sameSchema> | z.infer<typeof movedAwaySchema> | RedlineClause;

const redlineMemberSchema: z.ZodType<RedlineMember> = z
  .discriminatedUnion('type', [
    sameSchema,
    movedAwaySchema,
    z.object({
      type: z.literal('clause'),
      key: z.string(),
      kind: z.enum(['recital', 'clause', 'execution', 'acknowledgment', 'schedule']),
      standing: z.enum(['KEPT', 'INSERTED', 'DELETED', 'MOVED_HERE']),
      /** A clause that stays and keeps its words may still be renumbered; that is no change of text. */
      number: numberSchema,
      /** Whether words of its own, heading or blocks, differ; what it holds may differ either way. */
      isReworded: z.boolean(),
      textStyle: textStyleSchema.nullable(),
      listStyle: listStyleSchema,
      isSeparatePage: z.boolean(),
      /** Null: as it is in either version. So too the blocks and the children. */
      heading: runs.nullable(),
      blocks: z.array(redlineBlockSchema).nullable(),
      get children() {
        return z.array(redlineMemberSchema).nullable();
      },
      /**
       * Why it was inserted, deleted, moved or reworded, or why a clause that it refers to was renumbered. Empty when
       * none of this happened.
       */
      causes: z.array(redlineCauseSchema),
      /** The answers behind its words that differ between the versions. */
      answers: z.array(answerChangeSchema),
      /** Who did by hand what differs, where it was done by hand. */
      hands: z.array(handSchema).optional(),
    }),
  ])
  .meta({
    id: 'RedlineMember',
    description: 'A clause of either version: the same, moved away, or with what differs.',
  });

const redlineSectionSchema = z
  .object({
    key: z.string(),
    standing: standingSchema,
    number: numberSchema,
    /** Null: as it is in either version. So too the clauses. */
    title: runs.nullable(),
    clauses: z.array(redlineMemberSchema).nullable(),
    /** Why it was inserted, deleted, moved or its title reworded. */
    causes: z.array(redlineCauseSchema),
  })
  .meta({ id: 'RedlineSection', description: 'A section of either version.' });
export type RedlineSection = z.infer<typeof redlineSectionSchema>;

export const redlineSchema = z
  .object({
    formatVersion: z.literal(1),
    /** Whether any word was inserted or deleted, or any part moved. */
    hasChanges: z.boolean(),
    title: runs,
    titleCauses: z.array(redlineCauseSchema),
    sections: z.array(redlineSectionSchema),
  })
  .meta({ id: 'AgreementRedline', description: 'What differs between two versions of an agreement, and why.' });
export type Redline = z.infer<typeof redlineSchema>;
