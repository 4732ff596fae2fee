import {
  answerSourceSchema,
  clauseConditionSchema,
  clauseEditSchema,
  clauseFactSchema,
  definitionsSchema,
  editOriginSchema,
  listStyleSchema,
  paragraphSchema,
  textStyleSchema,
} from '@troth/domain/agreement';
import { z } from 'zod';

/**
 * The agreement as a tree: everything that a renderer draws, with numbers, references, pronouns, lists and money
 * settled, so that paper and screen cannot disagree. It is plain JSON; the API stores it and sends it as it is.
 */

const sideSchema = z.enum(['A', 'B']);

export { HOME_ADDRESS } from './home-address';
export { type AnswerSource, type Inline, inlineSchema } from '@troth/domain/agreement';

export const tableSchema = z.object({
  type: z.literal('table'),
  caption: z.string().nullable(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(['start', 'end']), width: z.number().int().min(1) })),
  /** Cells; what follows a line break in one is a detail, drawn smaller under its text. */
  rows: z.array(z.array(z.string())),
  /** Closing rows: a label across all columns but the last, and the sum. One per currency. */
  totals: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Said in place of rows when there are none. */
  emptyText: z.string().nullable(),
});
export type AgreementTable = z.infer<typeof tableSchema>;

/** A block to be signed: who signs, as what, on which lines. It is never broken across pages. */
export const signatureSchema = z.object({
  type: z.literal('signature'),
  title: z.string().nullable(),
  side: sideSchema.nullable(),
  name: z.string().nullable(),
  role: z.string().nullable(),
  lines: z.array(z.object({ label: z.string(), width: z.enum(['full', 'half']) })),
});
export type SignatureBlock = z.infer<typeof signatureSchema>;

const certificateSchema = z.object({
  type: z.literal('certificate'),
  /** Absent where the words are the same for both ways of signing. */
  way: z.enum(['IN_PERSON', 'ONLINE']).optional(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  lines: z.array(z.object({ label: z.string(), width: z.enum(['full', 'half']) })),
});
const initialsSchema = z.object({
  type: z.literal('initials'),
  /** `target`: the key of the clause that is initialed. Versions of before the editor do not tell. */
  rows: z.array(z.object({ label: z.string(), names: z.array(z.string()), target: z.string().optional() })),
});
const summarySchema = z.object({
  type: z.literal('summary'),
  entries: z.array(z.object({ number: z.string(), heading: z.string(), text: z.string(), target: z.string() })),
});

export const blockSchema = z
  .discriminatedUnion('type', [
    paragraphSchema,
    definitionsSchema,
    tableSchema,
    signatureSchema,
    certificateSchema,
    initialsSchema,
    summarySchema,
  ])
  .meta({ id: 'AgreementBlock', description: 'The parts of a clause.' });
export type AgreementBlock = z.infer<typeof blockSchema>;

/** A condition as it was decided. `WAITING`: nobody answered; `DISPUTED`: the partners differ. */
export const conditionOutcomeSchema = z
  .object({
    condition: clauseConditionSchema,
    outcome: z.enum(['MET', 'UNMET', 'WAITING', 'DISPUTED']),
    answers: z.array(answerSourceSchema),
  })
  .meta({ id: 'AgreementConditionOutcome', description: 'A template condition with the answers that decided it.' });
export type ConditionOutcome = z.infer<typeof conditionOutcomeSchema>;

const factOutcomeSchema = z.object({ fact: clauseFactSchema, value: z.string(), citation: z.string().nullable() });

/** What a text is filled with besides answers, each once for a clause. */
export const filledValueSchema = z
  .object({
    source: z.enum(['PROFILE', 'STATE', 'TERM', 'DISCLOSURE', 'RECEIPT', 'RATES']),
    side: sideSchema.nullable(),
    /** Which of it: `fullName`, `statute`, a term's key, `entries`. */
    field: z.string(),
    value: z.string(),
    citation: z.string().nullable(),
  })
  .meta({
    id: 'AgreementFilledValue',
    description: 'A value from the profile, the state, the disclosure or a receipt.',
  });
export type FilledValue = z.infer<typeof filledValueSchema>;

export const provenanceSchema = z
  .object({
    templateId: z.string(),
    templateVersion: z.string(),
    clauseTemplateId: z.string(),
    isAlwaysIncluded: z.boolean(),
    conditions: z.array(conditionOutcomeSchema),
    facts: z.array(factOutcomeSchema),
    /** Keys of clauses with which it, or a part of its text, stands. Not told before template 1.2.0. */
    clauses: z.array(z.string()).optional(),
    /** What its texts are filled with besides answers. Not told before template 1.2.0. */
    values: z.array(filledValueSchema).optional(),
    /** The state when the clause or its wording is particular to it. */
    state: z.string().nullable(),
    reviewedByCounsel: z.boolean(),
    /** Who touched the clause by hand since it was assembled, the oldest first. */
    edits: z.array(clauseEditSchema).optional(),
    /** While it is edited: where its new words came from. No committed version has it. */
    origin: editOriginSchema.optional(),
  })
  .meta({ id: 'AgreementProvenance', description: 'Why a clause is in the agreement.' });
export type Provenance = z.infer<typeof provenanceSchema>;

export interface ClauseNode {
  kind: 'recital' | 'clause' | 'execution' | 'acknowledgment' | 'schedule';
  key: string;
  id: string;
  number: string | null;
  heading: string | null;
  textStyle: z.infer<typeof textStyleSchema> | null;
  listStyle: z.infer<typeof listStyleSchema>;
  isSeparatePage: boolean;
  blocks: AgreementBlock[];
  children: ClauseNode[];
  summary: string | null;
  provenance: Provenance;
}

export const clauseNodeSchema: z.ZodType<ClauseNode> = z
  .object({
    kind: z.enum(['recital', 'clause', 'execution', 'acknowledgment', 'schedule']),
    key: z.string(),
    id: z.string(),
    /** As printed: `4.2`, `(a)`, `(i)`, `Schedule A`; null when unnumbered. */
    number: z.string().nullable(),
    heading: z.string().nullable(),
    textStyle: textStyleSchema.nullable(),
    listStyle: listStyleSchema,
    isSeparatePage: z.boolean(),
    blocks: z.array(blockSchema),
    get children() {
      return z.array(clauseNodeSchema);
    },
    summary: z.string().nullable(),
    provenance: provenanceSchema,
  })
  .meta({ id: 'AgreementClause', description: 'A recital, clause, execution page, acknowledgment or schedule.' });

export const sectionNodeSchema = z
  .object({
    key: z.string(),
    id: z.string(),
    kind: z.enum(['RECITALS', 'ARTICLES', 'EXECUTION', 'SCHEDULES']),
    number: z.string().nullable(),
    title: z.string(),
    textStyle: textStyleSchema.nullable(),
    listStyle: listStyleSchema,
    isSeparatePage: z.boolean(),
    clauses: z.array(clauseNodeSchema),
  })
  .meta({ id: 'AgreementSection', description: 'A section of the agreement.' });
export type SectionNode = z.infer<typeof sectionNodeSchema>;

export const absentClauseSchema = z
  .object({
    key: z.string(),
    sectionKey: z.string(),
    heading: z.string().nullable(),
    /** A clause within another that is absent has that one's reason, unless it has one of its own. */
    reason: z.enum(['CONDITION_UNMET', 'UNANSWERED', 'DISPUTED', 'STATE', 'OTHER_CLAUSE', 'ATTORNEY']),
    conditions: z.array(conditionOutcomeSchema),
    /** Facts that keep it out. Not told before template 1.2.0, nor are `clauses` and `state`. */
    facts: z.array(factOutcomeSchema).optional(),
    /** Keys of clauses that keep it out: the absent one that it is within or goes with, or one that stands in its place. */
    clauses: z.array(z.string()).optional(),
    /** The state when it is not for this state. */
    state: z.string().nullable().optional(),
    /** Who deleted it; with the reason ATTORNEY alone. */
    edit: clauseEditSchema.omit({ kinds: true, origin: true }).optional(),
  })
  .meta({ id: 'AgreementAbsentClause', description: 'A clause that is not in the agreement, and why.' });
export type AbsentClause = z.infer<typeof absentClauseSchema>;

const partySchema = z.object({ side: sideSchema, name: z.string(), fullName: z.string(), initials: z.string() });

export const agreementTreeSchema = z
  .object({
    formatVersion: z.literal(1),
    inputHash: z.string(),
    language: z.string(),
    /** What the state calls the document. */
    title: z.string(),
    parties: z.object({ A: partySchema, B: partySchema }),
    state: z.object({ abbreviation: z.string(), name: z.string(), statute: z.string() }),
    template: z.object({ id: z.string(), version: z.string(), reviewedByCounsel: z.boolean() }),
    assembledOn: z.string(),
    sections: z.array(sectionNodeSchema),
    absentClauses: z.array(absentClauseSchema),
  })
  .meta({ id: 'AgreementTree', description: 'An agreement with everything settled, ready to print or show.' });
export type AgreementTree = z.infer<typeof agreementTreeSchema>;
export { printedJson } from './printed';
