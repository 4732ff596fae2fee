import { z } from 'zod';
import {
  CLAUSE_TEXT_MAX_LENGTH,
  COMMIT_MESSAGE_MAX_LENGTH,
  DRAFT_PARTS_MAX,
  UNLOCK_REASON_MAX_LENGTH,
} from '../constants';
import { sideSchema } from '../people/schemas';
import { idSchema, instantSchema, requiredText, shortText } from '../records/fields';
import { clauseDraftSchema, listStyleSchema, sectionDraftSchema, sectionKindSchema, textStyleSchema } from './schemas';

/**
 * An attorney's hand in an agreement, on the way from the editor to a commit. Portals spec §4 "Draft flow", §7 "Drafts
 * and locks"; ADR 0127 says what is ours.
 */

/** Where the words of an edit came from. */
export const EDIT_ORIGINS = ['TYPED', 'PASTE', 'LIBRARY', 'HISTORY'] as const;
export const editOriginSchema = z
  .enum(EDIT_ORIGINS)
  .meta({ id: 'EditOrigin', description: 'Where the words of an attorney’s edit came from.' });
export type EditOrigin = z.infer<typeof editOriginSchema>;

/** What an attorney did to a clause. */
export const EDIT_KINDS = ['ADDED', 'REWORDED', 'MOVED', 'RESTYLED'] as const;
export const editKindSchema = z
  .enum(EDIT_KINDS)
  .meta({ id: 'EditKind', description: 'What an attorney did to a clause.' });
export type EditKind = z.infer<typeof editKindSchema>;

/** A mark on a clause: who touched it in which commit, and what was done. */
export const clauseEditSchema = z
  .object({
    /** The side whose attorney it was; null for an admin. */
    side: sideSchema.nullable(),
    editorId: idSchema,
    editorName: z.string(),
    commitAt: instantSchema,
    kinds: z.array(editKindSchema),
    origin: editOriginSchema,
  })
  .meta({ id: 'ClauseEdit', description: 'Who touched a clause by hand, when and how.' });
export type ClauseEdit = z.infer<typeof clauseEditSchema>;

/**
 * A table, signature block or the like, which is computed and never typed: named by the clause of the base that holds
 * it, and its place among that one's blocks.
 */
const sealedSchema = z.object({ type: z.literal('sealed'), clauseId: z.string().max(200), at: z.int().min(0) });

const words = z.string().max(CLAUSE_TEXT_MAX_LENGTH);
const name = z.string().max(200);

/** The runs of a text (`inlineSchema`), as far as anybody may send them. */
const draftRunSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: words }),
    z.object({
      type: z.literal('value'),
      text: words,
      sources: z
        .array(
          z.object({
            questionKey: name,
            questionId: name,
            respondent: z.enum(['A', 'B']),
            value: words,
            answeredAt: name.nullable(),
            agreedAt: name.nullable().optional(),
          }),
        )
        .max(50),
    }),
    z.object({ type: z.literal('term'), text: words, termKey: name }),
    z.object({ type: z.literal('reference'), text: words, target: name }),
  ])
  .meta({
    id: 'DraftRun',
    description: 'A run of a drafted text. A value must be one of the base, or one that is offered.',
  });
const draftRuns = z.array(draftRunSchema).max(2000);

export const draftBlockSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), inlines: draftRuns }),
    z.object({
      type: z.literal('definitions'),
      entries: z.array(z.object({ termKey: name, term: shortText, inlines: draftRuns })).max(500),
    }),
    sealedSchema,
  ])
  .meta({ id: 'DraftBlock', description: 'A part of a drafted clause: typed runs, definitions, or a computed part.' });
export type DraftBlock = z.infer<typeof draftBlockSchema>;

const partId = idSchema;
const keyOfPart = z.string().min(1).max(100);
const orderSchema = z.int().min(-2_147_483_648).max(2_147_483_647);

const look = {
  listStyle: listStyleSchema,
  textStyle: textStyleSchema.nullable(),
  /** Its place among its siblings; those of the base stand `ORDER_STEP` apart. */
  order: orderSchema,
  isSeparatePage: z.boolean(),
  isDeleted: z.boolean().default(false),
};

/** A section as its author wants it. The id is the tree's; adding a section makes its id. */
export const sectionDraftPartSchema = z
  .object({
    id: partId,
    /** Of a new section; without it, its id. */
    key: keyOfPart.nullish(),
    /** Of a new section; without it, an article. */
    kind: sectionKindSchema.nullish(),
    title: shortText,
    ...look,
  })
  .meta({ id: 'SectionDraftPart', description: 'A section as an attorney wants it. Portals spec §3 and §7.' });
export type SectionDraftPart = z.infer<typeof sectionDraftPartSchema>;

/** A clause as its author wants it. The id is the tree's; adding a clause makes its id. */
export const clauseDraftPartSchema = z
  .object({
    id: partId,
    /** Of a new clause; without it, its id. One inserted from the library has its template's where that is free. */
    key: keyOfPart.nullish(),
    sectionId: partId,
    parentClauseId: partId.nullable(),
    /** The template that a new clause was made from. */
    clauseTemplateId: idSchema.nullish(),
    title: shortText.nullable(),
    /** Of a clause that is sent without `blocks`: each line is a paragraph. Beside them it says nothing. */
    text: z.string().max(CLAUSE_TEXT_MAX_LENGTH).optional(),
    blocks: z.array(draftBlockSchema).max(1000).nullish(),
    origin: editOriginSchema.nullish(),
    ...look,
  })
  .refine(({ text, blocks }) => text !== undefined || blocks != null, { path: ['blocks'] })
  .meta({ id: 'ClauseDraftPart', description: 'A clause as an attorney wants it. Portals spec §3 and §7.' });
export type ClauseDraftPart = z.infer<typeof clauseDraftPartSchema>;

/** Everything in which an edited agreement differs from its base. */
export interface DraftSet {
  readonly sections: readonly SectionDraftPart[];
  readonly clauses: readonly ClauseDraftPart[];
}

/** What the drafts of one author stand on. */
const draftBaseShape = {
  /** The commit that is edited. */
  baseCommitAt: instantSchema,
  /** Counts the saves; 0 before the first. */
  draftVersion: z.int().min(0),
};

/** A draft of a section as the calls tell it: the specification's record with what is ours. */
export const sectionDraftRecordSchema = sectionDraftSchema
  .extend({ key: keyOfPart.nullable(), kind: sectionKindSchema.nullable() })
  .meta({ id: 'SectionDraftRecord', description: 'An own uncommitted change of a section. Portals spec §3.' });
export type SectionDraftRecord = z.infer<typeof sectionDraftRecordSchema>;
export const clauseDraftRecordSchema = clauseDraftSchema
  .extend({
    text: z.string().max(CLAUSE_TEXT_MAX_LENGTH),
    isSeparatePage: z.boolean(),
    key: keyOfPart.nullable(),
    clauseTemplateId: idSchema.nullable(),
    blocks: z.array(draftBlockSchema),
    origin: editOriginSchema.nullable(),
  })
  .meta({ id: 'ClauseDraftRecord', description: 'An own uncommitted change of a clause. Portals spec §3.' });
export type ClauseDraftRecord = z.infer<typeof clauseDraftRecordSchema>;

export const sectionDraftsSchema = z
  .object({
    ...draftBaseShape,
    /** Null where nothing is drafted: the drafts then begin on the latest commit. */
    drafts: z.array(sectionDraftRecordSchema),
    /** Whether the text was committed or created again since these drafts began. */
    isBaseMoved: z.boolean(),
  })
  .meta({ id: 'SectionDrafts', description: 'The reader’s own drafts of sections. Portals spec §7.' });
export const clauseDraftsSchema = z
  .object({
    ...draftBaseShape,
    drafts: z.array(clauseDraftRecordSchema),
    /** Whether the text was committed or created again since these drafts began. */
    isBaseMoved: z.boolean(),
  })
  .meta({ id: 'ClauseDrafts', description: 'The reader’s own drafts of clauses. Portals spec §7.' });

/** A save: only what changed since the last one. */
export const draftSaveSchema = z
  .object({
    ...draftBaseShape,
    lockToken: idSchema,
    sections: z.array(sectionDraftPartSchema).max(DRAFT_PARTS_MAX),
    clauses: z.array(clauseDraftPartSchema).max(DRAFT_PARTS_MAX),
    /** Parts that read again as they do in the base: their drafts go. */
    deletedIds: z.array(partId).max(DRAFT_PARTS_MAX),
  })
  .refine(
    ({ sections, clauses, deletedIds }) => sections.length + clauses.length + deletedIds.length <= DRAFT_PARTS_MAX,
  )
  .meta({ id: 'DraftSave', description: 'Drafts to save, all or none. Portals spec §7.' });
/** A save as the editor makes it. */
export interface DraftChanges
  extends DraftSet,
    Readonly<Omit<z.infer<typeof draftSaveSchema>, keyof DraftSet | 'deletedIds'>> {
  readonly deletedIds: readonly string[];
}
export const draftSavedSchema = z
  .object({ draftVersion: z.int(), savedAt: instantSchema })
  .meta({ id: 'DraftSaved', description: 'That drafts were saved, and their new version.' });

export const draftCommitSchema = z
  .object({
    lockToken: idSchema,
    message: requiredText.max(COMMIT_MESSAGE_MAX_LENGTH),
    draftVersion: z.int().min(1),
    /** Keys of the warnings that were ticked. */
    confirmedFindings: z.array(z.string().max(300)).max(500).default([]),
  })
  .meta({ id: 'DraftCommit', description: 'Turns the reader’s drafts into the agreement. Portals spec §7.' });
export type DraftCommit = z.infer<typeof draftCommitSchema>;

export const lockHolderSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The side whose attorney it is; null for an admin. */
    side: sideSchema.nullable(),
    isMe: z.boolean(),
  })
  .meta({ id: 'LockHolder', description: 'Who edits an agreement.' });
export const documentLockSchema = z
  .object({
    /** Null while nobody edits. */
    holder: lockHolderSchema.nullable(),
    acquiredAt: instantSchema.nullable(),
    renewedAt: instantSchema.nullable(),
    expiresAt: instantSchema.nullable(),
    /** How many drafts an admin would erase; null for everybody else, who is told of the own ones alone. */
    erasableDrafts: z.int().nullable(),
    /** The server's clock, by which alone a lock ends. */
    now: instantSchema,
  })
  .meta({ id: 'DocumentLock', description: 'Who edits an agreement, and until when. Portals spec §3 and §7.' });
export type DocumentLock = z.infer<typeof documentLockSchema>;
export const lockRequestSchema = z
  .object({
    /** That of this tab, to renew; without it the lock is asked for. */
    token: idSchema.nullish(),
    /** Takes it from another tab of the same person. */
    isTakeover: z.boolean().default(false),
  })
  .meta({ id: 'LockRequest', description: 'Takes or renews the lock. Portals spec §7.' });
export const heldLockSchema = documentLockSchema
  .extend({ token: idSchema })
  .meta({ id: 'HeldLock', description: 'The lock that is now held, with the token of this tab.' });

export const unlockEraseSchema = z
  .object({ reason: requiredText.max(UNLOCK_REASON_MAX_LENGTH), confirm: z.literal(true) })
  .meta({ id: 'UnlockErase', description: 'Ends the lock and erases all drafts. Portals spec §4 and §7.' });
export const unlockErasedSchema = z
  .object({
    holder: lockHolderSchema.nullable(),
    acquiredAt: instantSchema.nullable(),
    erasedDrafts: z.int(),
  })
  .meta({ id: 'UnlockErased', description: 'Whose lock was ended, since when it was held, and how many drafts went.' });

/** What is wrong with an edited agreement. Errors refuse a commit; warnings are ticked by their keys. */
export const EDIT_ERRORS = [
  'DANGLING_REFERENCE',
  'UNDEFINED_TERM',
  'EMPTY_CLAUSE',
  'EMPTY_SECTION',
  'DUPLICATE_KEY',
  'DUPLICATE_ID',
  'TOO_DEEP',
  'TOO_MANY_CLAUSES',
  'TOO_LONG',
  'SIGNING_PART_DELETED',
  'SEALED_PART_CHANGED',
  'PLACEHOLDER_LEFT',
  'SCHEDULES_CHANGED',
  'VALUE_UNKNOWN',
] as const;
export const EDIT_WARNINGS = [
  'NO_SUPPORT_CLAUSE',
  'TWO_SUPPORT_CLAUSES',
  'CHILD_TERMS',
  'PENALTY_TERMS',
  'VALUE_TO_TEXT',
  'DEFINITION_UNUSED',
  'REQUIRED_CLAUSE_CHANGED',
] as const;
export const editFindingSchema = z
  .object({
    /** By which a warning is confirmed. */
    key: z.string(),
    code: z.enum([...EDIT_ERRORS, ...EDIT_WARNINGS]),
    severity: z.enum(['ERROR', 'WARNING']),
    /** The clause or section that it is about; null when it is about the whole. */
    partKey: z.string().nullable(),
    /** What it is about, in words: a term, a value, the words that were found. */
    detail: z.string(),
  })
  .meta({ id: 'EditFinding', description: 'What refuses a commit of drafts, or is to be confirmed in it.' });
export type EditFinding = z.infer<typeof editFindingSchema>;
