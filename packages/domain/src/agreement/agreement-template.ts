import { z } from 'zod';
import type { ClauseBlock, ListStyle, TextStyle } from './enumerations';
import {
  clauseBlockSchema,
  clauseFactSchema,
  comparisonTypeSchema,
  conditionRespondentSchema,
  listStyleSchema,
  optionRestrictionSchema,
  sectionKindSchema,
  textStyleSchema,
} from './schemas';

/**
 * What an agreement is assembled from: sections of clauses whose inclusion is data, never code in a text.
 * The conditions are the template conditions of portals spec §3 (question, option, respondent, value, comparison,
 * ANY or ALL, per-state inclusion). We added three things: the respondents AGREED and EITHER, facts about the state, and
 * clauses included only with others. `packages/content` writes it, `packages/agreement` reads it.
 */

/**
 * One condition on answers. With options: any or all of them are chosen. With a value: the typed value passes the comparison.
 * With neither: the question is answered. An unanswered question never meets a condition.
 */
export const clauseConditionSchema = z.object({
  questionKey: z.string().min(1),
  optionKeys: z.array(z.string().min(1)).default([]),
  optionRestriction: optionRestrictionSchema.default('ANY'),
  respondent: conditionRespondentSchema.default('AGREED'),
  comparisonType: comparisonTypeSchema.default('EQUAL'),
  value: z.string().nullable().default(null),
});
export type ClauseCondition = z.infer<typeof clauseConditionSchema>;

/** When a clause, or a part of its text, is in the agreement. Every given condition must be met. */
export const clauseInclusionSchema = z.object({
  /** Every one is met. */
  all: z.array(clauseConditionSchema).default([]),
  /** At least one is met, when there are any. */
  any: z.array(clauseConditionSchema).default([]),
  /** Only in these states (postal codes); empty means in every state. */
  inStates: z.array(z.string().length(2)).default([]),
  /** Never in these states. */
  notInStates: z.array(z.string().length(2)).default([]),
  facts: z.array(z.object({ fact: clauseFactSchema, isOneOf: z.array(z.string()).min(1) })).default([]),
  /** Keys of clauses at least one of which is in the agreement; what a text refers to must be there. */
  withClauses: z.array(z.string()).default([]),
  /** Keys of clauses of which none is in the agreement. */
  withoutClauses: z.array(z.string()).default([]),
});
export type ClauseInclusion = z.infer<typeof clauseInclusionSchema>;

/** Text in placeholders' grammar (see `parseTemplateText`), left out as a whole when its inclusion is not met. */
export const templatePartSchema = z.object({
  text: z.string().min(1),
  when: clauseInclusionSchema.nullable().default(null),
  /** Starts a new paragraph instead of going on in the same one. */
  startsParagraph: z.boolean().default(false),
});
export type TemplatePart = z.infer<typeof templatePartSchema>;

export interface TemplateClause {
  /** Stable identity of the clause across versions: redlines and provenance follow it. */
  key: string;
  id: string;
  heading: string | null;
  parts: TemplatePart[];
  children: TemplateClause[];
  /** How the children are numbered. */
  listStyle: ListStyle;
  textStyle: TextStyle | null;
  isSeparatePage: boolean;
  when: ClauseInclusion | null;
  block: ClauseBlock | null;
  /** What the clause means, in plain language: texts with conditions, as `parts` are. Not part of the contract. */
  summary: TemplatePart[];
  reviewedByCounsel: boolean;
}

export const templateClauseSchema: z.ZodType<TemplateClause> = z.object({
  key: z.string().min(1),
  id: z.uuid(),
  heading: z.string().min(1).nullable(),
  parts: z.array(templatePartSchema),
  get children() {
    return z.array(templateClauseSchema);
  },
  listStyle: listStyleSchema,
  textStyle: textStyleSchema.nullable(),
  isSeparatePage: z.boolean(),
  when: clauseInclusionSchema.nullable(),
  block: clauseBlockSchema.nullable(),
  summary: z.array(templatePartSchema),
  reviewedByCounsel: z.boolean(),
});

export const templateSectionSchema = z.object({
  key: z.string().min(1),
  id: z.uuid(),
  title: z.string().min(1),
  kind: sectionKindSchema,
  listStyle: listStyleSchema,
  textStyle: textStyleSchema.nullable(),
  isSeparatePage: z.boolean(),
  clauses: z.array(templateClauseSchema),
});
export type TemplateSection = z.infer<typeof templateSectionSchema>;

/** What the assembly must know of a question to read and to print its answers. */
export const templateQuestionSchema = z.object({
  key: z.string().min(1),
  id: z.uuid(),
  title: z.string(),
  /** Both partners must give one answer (`generatesDispute`). */
  isCompared: z.boolean(),
  /** A checkbox question; any other takes one option. */
  allowsSeveralOptions: z.boolean(),
  /** Stays with its author: it reaches the document only if the author shares it. */
  isSensitive: z.boolean(),
  inputType: z.enum(['TEXT', 'CURRENCY', 'NUMBER', 'DATE', 'PHONE']).nullable(),
  options: z.array(z.object({ key: z.string().min(1), id: z.uuid(), label: z.string() })),
});
export type TemplateQuestion = z.infer<typeof templateQuestionSchema>;

/** A term that the agreement defines. `variants` are tried in order; the last one holds everywhere. */
export const templateTermSchema = z.object({
  key: z.string().min(1),
  value: z.string().min(1),
  definition: z.string().min(1),
  when: clauseInclusionSchema.nullable().default(null),
});
export type TemplateTerm = z.infer<typeof templateTermSchema>;

export const agreementTemplateSchema = z.object({
  id: z.uuid(),
  version: z.string().min(1),
  language: z.string().min(2),
  reviewedByCounsel: z.boolean(),
  sections: z.array(templateSectionSchema),
  terms: z.array(templateTermSchema),
  questions: z.array(templateQuestionSchema),
});
export type AgreementTemplate = z.infer<typeof agreementTemplateSchema>;
