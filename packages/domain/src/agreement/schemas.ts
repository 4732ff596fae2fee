import { z } from 'zod';
import { idSchema, instantSchema, longText, requiredText, shortText } from '../records/fields';
import { record } from '../records/records';
import {
  CLAUSE_BLOCKS,
  CLAUSE_FACTS,
  COMPARISON_TYPES,
  CONDITION_RESPONDENTS,
  LIST_STYLES,
  OPTION_RESTRICTIONS,
  SECTION_KINDS,
  TEXT_STYLES,
} from './enumerations';

export const listStyleSchema = z
  .enum(LIST_STYLES)
  .meta({ id: 'ListStyle', description: 'How the parts of a section are numbered. Portals spec §3.' });
export const textStyleSchema = z
  .enum(TEXT_STYLES)
  .meta({ id: 'TextStyle', description: 'How a heading is set. Portals spec §3.' });
export const comparisonTypeSchema = z
  .enum(COMPARISON_TYPES)
  .meta({ id: 'ComparisonType', description: 'How a condition compares a value. Portals spec §3.' });
export const optionRestrictionSchema = z
  .enum(OPTION_RESTRICTIONS)
  .meta({ id: 'OptionRestriction', description: 'Whether any or all options must be chosen. Portals spec §3.' });

export const conditionRespondentSchema = z.enum(CONDITION_RESPONDENTS);
export const clauseFactSchema = z.enum(CLAUSE_FACTS);
export const clauseBlockSchema = z.enum(CLAUSE_BLOCKS);
export const sectionKindSchema = z.enum(SECTION_KINDS);

/**
 * A condition under which a part of a template is included. Portals spec §3 "Template conditions".
 * Over one question: options with ANY or ALL, or a typed value with a comparison; with neither, that it is answered.
 * Silence never meets a condition. That it may read the answer of both is ours.
 */
export const templateConditionSchema = z
  .object({
    questionId: idSchema,
    /** Options of which ANY or ALL are chosen. */
    questionOptionIds: z.array(idSchema),
    optionRestriction: optionRestrictionSchema,
    /** Whose answer is read. */
    respondent: conditionRespondentSchema,
    /** What a typed value is compared with: an amount in dollars, `YYYY-MM-DD` for dates, else a number or text. */
    value: z.string().nullable(),
    comparisonType: comparisonTypeSchema,
    /** Of the alternatives at least one must hold; every other condition must. */
    isAlternative: z.boolean(),
  })
  .meta({ id: 'TemplateCondition', description: 'Condition under which a part is included. Portals spec §3.' });
export type TemplateCondition = z.infer<typeof templateConditionSchema>;

/**
 * Whether a part is included in a state. Where any row includes, the part is in those states only; else it is in every
 * state but those that a row leaves out. Portals spec §3 "per-state inclusion".
 */
export const templateStateInclusionSchema = z
  .object({ stateId: idSchema, isIncluded: z.boolean() })
  .meta({ id: 'TemplateStateInclusion', description: 'Inclusion of a part in a state. Portals spec §3.' });

/** When a part is in an agreement: everything that is given must hold. Facts and other clauses are ours. */
const inclusion = {
  conditions: z.array(templateConditionSchema),
  stateInclusions: z.array(templateStateInclusionSchema),
  /** Facts of the state's law and of what was disclosed, each with the values that include. */
  facts: z.array(z.object({ fact: clauseFactSchema, isOneOf: z.array(z.string()) })),
  /** Clauses of which one must be in the agreement, when there are any. */
  withClauseTemplateIds: z.array(idSchema),
  /** Clauses of which none may be. */
  withoutClauseTemplateIds: z.array(idSchema),
};

/** A piece of a clause's text, left out as a whole when its own inclusion is not met. Ours. */
export const clauseTemplatePartSchema = z
  .object({
    text: z.string(),
    /** Begins a paragraph, instead of going on in the one before. */
    startsParagraph: z.boolean(),
    ...inclusion,
  })
  .meta({ id: 'ClauseTemplatePart', description: 'A piece of a clause’s text, with when it is in. Ours.' });
export type ClauseTemplatePart = z.infer<typeof clauseTemplatePartSchema>;
export type TemplateInclusion = Pick<ClauseTemplatePart, keyof typeof inclusion>;

const sectionText = {
  title: shortText.nullable(),
  listStyle: listStyleSchema,
  textStyle: textStyleSchema.nullable(),
  order: z.int(),
  isSeparatePage: z.boolean(),
};
const clauseText = {
  title: shortText.nullable(),
  text: longText,
  listStyle: listStyleSchema,
  textStyle: textStyleSchema.nullable(),
  order: z.int(),
};

/** Section of a document template. Portals spec §3; `key` and `kind` are ours. */
export const sectionTemplateSchema = record({
  ...sectionText,
  ...inclusion,
  documentTemplateId: idSchema,
  /** Its stable name in the clause library. */
  key: z.string(),
  kind: sectionKindSchema,
}).meta({
  id: 'SectionTemplate',
  description: 'Section of a document template. Portals spec §3.',
});
export type SectionTemplate = z.infer<typeof sectionTemplateSchema>;

/** Clause of a section template. Portals spec §3; what is ours says so. */
export const clauseTemplateSchema = record({
  ...clauseText,
  ...inclusion,
  isSeparatePage: z.boolean(),
  sectionTemplateId: idSchema,
  parentClauseTemplateId: idSchema.nullable(),
  /** Its stable name in the clause library. Ours. */
  key: z.string(),
  /** What `text` is made of, each part with when it is in. Ours. */
  parts: z.array(clauseTemplatePartSchema),
  /** What the assembly draws in its place, such as signature lines. Ours. */
  block: clauseBlockSchema.nullable(),
  /** What it means in plain language; no part of the agreement. Ours. */
  summary: z.string().nullable(),
  /** What `summary` is made of, each part with when it is said. Ours. */
  summaryParts: z.array(clauseTemplatePartSchema),
  /** Whether a licensed attorney has read it. Ours. */
  reviewedByCounsel: z.boolean(),
}).meta({ id: 'ClauseTemplate', description: 'Clause of a section template. Portals spec §3.' });
export type ClauseTemplate = z.infer<typeof clauseTemplateSchema>;

/**
 * Section of one couple's agreement. Portals spec §3.
 * @internal No call answers it; the spec’s data model names it.
 */
export const sectionSchema = record({
  ...sectionText,
  documentId: idSchema,
  sectionTemplateId: idSchema.nullable(),
}).meta({ id: 'Section', description: 'Section of an agreement. Portals spec §3.' });

/**
 * Clause of one couple's agreement. Portals spec §3.
 * @internal No call answers it; the spec’s data model names it.
 */
export const clauseSchema = record({
  ...clauseText,
  documentId: idSchema,
  sectionId: idSchema,
  parentClauseId: idSchema.nullable(),
  clauseTemplateId: idSchema.nullable(),
}).meta({ id: 'Clause', description: 'Clause of an agreement. Portals spec §3.' });

/** What a draft does to the part that it stands for: a part with no original is new. */
const draftFields = { isDeleted: z.boolean(), draftedById: idSchema };
/** Uncommitted change of a section; clients do not see it. Portals spec §3 "draft variants". */
export const sectionDraftSchema = record({
  ...sectionText,
  ...draftFields,
  documentId: idSchema,
  sectionId: idSchema.nullable(),
}).meta({ id: 'SectionDraft', description: 'Uncommitted change of a section. Portals spec §3.' });
/** Uncommitted change of a clause; clients do not see it. Portals spec §3 "draft variants". */
export const clauseDraftSchema = record({
  ...clauseText,
  ...draftFields,
  documentId: idSchema,
  clauseId: idSchema.nullable(),
  sectionId: idSchema,
  parentClauseId: idSchema.nullable(),
}).meta({ id: 'ClauseDraft', description: 'Uncommitted change of a clause. Portals spec §3.' });

/** When a part stood so. The instant is the commit's: strictly increasing within a document (decisions, row 34). */
const historyFields = { commitAt: instantSchema };
/**
 * A section as it stood in a commit. Portals spec §3 "history variants".
 * @internal No call answers it; the spec’s data model names it.
 */
export const sectionHistorySchema = record({
  ...sectionText,
  ...historyFields,
  documentId: idSchema,
  sectionId: idSchema,
}).meta({ id: 'SectionHistory', description: 'A section as it stood in a commit. Portals spec §3.' });
/**
 * A clause as it stood in a commit. Portals spec §3 "history variants".
 * @internal No call answers it; the spec’s data model names it.
 */
export const clauseHistorySchema = record({
  ...clauseText,
  ...historyFields,
  documentId: idSchema,
  clauseId: idSchema,
  sectionId: idSchema,
  parentClauseId: idSchema.nullable(),
}).meta({ id: 'ClauseHistory', description: 'A clause as it stood in a commit. Portals spec §3.' });

/** A commit in a document's history. Customer spec §7 "GET documents/{id}/history"; decisions, row 34. */
export const commitSchema = z
  .object({
    documentId: idSchema,
    commitAt: instantSchema,
    /** SHA-256 (hex) of the committed agreement. */
    hash: z.string(),
    message: z.string().nullable(),
    committedById: idSchema.nullable(),
  })
  .meta({ id: 'Commit', description: 'A commit in a document’s history. Customer spec §7.' });
export type Commit = z.infer<typeof commitSchema>;

const libraryGroupShape = {
  name: requiredText,
  description: longText.nullish(),
  stateId: idSchema.nullish(),
  sectionTemplateIds: z.array(idSchema).max(1000),
  clauseTemplateIds: z.array(idSchema).max(1000),
  /** Kept, and offered no more. Ours. */
  isArchived: z.boolean().default(false),
};
/** A set of section and clause templates that an editor can insert. Portals spec §3. */
export const libraryGroupSchema = record(libraryGroupShape).meta({
  id: 'LibraryGroup',
  description: 'Sections and clauses that an editor can insert. Portals spec §3.',
});
export type LibraryGroup = z.infer<typeof libraryGroupSchema>;
export const libraryGroupCreationSchema = z
  .object(libraryGroupShape)
  .meta({ id: 'LibraryGroupCreation', description: 'A new library group. Portals spec §7.' });
export type LibraryGroupCreation = z.infer<typeof libraryGroupCreationSchema>;
export const libraryGroupUpdateSchema = z
  .object({ ...libraryGroupShape, isArchived: z.boolean() })
  .partial()
  .meta({ id: 'LibraryGroupUpdate', description: 'Fields of a library group to change. Portals spec §7.' });
export type LibraryGroupUpdate = z.infer<typeof libraryGroupUpdateSchema>;
