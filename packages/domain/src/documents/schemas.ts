import { z } from 'zod';
import { say } from '../messages/say';
import { documentTemplateStateSchema, stateSchema } from '../jurisdictions/schemas';
import { userSchema } from '../people/schemas';
import { purchaseItemSchema } from '../purchases/schemas';
import { idSchema, instantSchema } from '../records/fields';
import { record } from '../records/records';
import { DOCUMENT_FILE_KINDS, DOCUMENT_STATUSES, DOCUMENT_TEMPLATE_TYPES, REGENERATION_REASONS } from './enumerations';

export const documentStatusSchema = z
  .enum(DOCUMENT_STATUSES)
  .meta({ id: 'DocumentStatus', description: 'Approval by the attorneys. Customer spec §4.' });
export const documentTemplateTypeSchema = z
  .enum(DOCUMENT_TEMPLATE_TYPES)
  .meta({ id: 'DocumentTemplateType', description: 'Kind of document template. Portals spec §3.' });

/** Template from which agreements are made. Portals spec §3. */
export const documentTemplateSchema = record({
  type: documentTemplateTypeSchema,
  description: z.string(),
  countryId: idSchema,
  documentTemplateStates: z.array(documentTemplateStateSchema).optional(),
}).meta({ id: 'DocumentTemplate', description: 'A template for creating agreements. Portals spec §3.' });
export type DocumentTemplate = z.infer<typeof documentTemplateSchema>;

/**
 * The record that carries an agreement from draft to notarized: the specs' Document. Customer spec §3.
 * Related records (userA, userB, state, purchaseItems, template) come along where a call includes them.
 */
export const agreementDocumentSchema = record({
  /** False once the person joined another document (decisions, row 6). */
  isActive: z.boolean(),
  templateId: idSchema,
  userAId: idSchema,
  userBId: idSchema.nullable(),
  userA: userSchema.optional(),
  userB: userSchema.nullable().optional(),
  attorneyAId: idSchema.nullable(),
  attorneyBId: idSchema.nullable(),
  attorneyAApprovedAt: instantSchema.nullable(),
  attorneyBApprovedAt: instantSchema.nullable(),
  /** Written only by the API from the answers (decisions, row 8). */
  userAWillHireAttorney: z.boolean(),
  userBWillHireAttorney: z.boolean(),
  stateId: idSchema.nullable(),
  state: stateSchema.nullable().optional(),
  invitationSentAt: instantSchema.nullable(),
  invitationAcceptedAt: instantSchema.nullable(),
  invitedUserId: idSchema.nullable(),
  status: documentStatusSchema,
  statusModifiedAt: instantSchema.nullable(),
  reviewedAt: instantSchema.nullable(),
  /** Each partner's own confirmation of the current commit; both make `reviewedAt` (decisions, row 28). */
  userAReviewedAt: instantSchema.nullable(),
  userBReviewedAt: instantSchema.nullable(),
  finalizedAt: instantSchema.nullable(),
  generatedPdfFileId: idSchema.nullable(),
  /** The notarized file that the notary provider returned. */
  proofFileId: idSchema.nullable(),
  /** SHA-256 (hex) over all that the assembly read, or `IMPORTED`. */
  lastGeneratedInputHash: z.string().nullable(),
  lastGeneratedAt: instantSchema.nullable(),
  priorAttorneyAApprovedAt: instantSchema.nullable(),
  priorAttorneyBApprovedAt: instantSchema.nullable(),
  priorFinalizedAt: instantSchema.nullable(),
  purchaseItems: z.array(purchaseItemSchema).optional(),
  template: documentTemplateSchema.optional(),
}).meta({
  id: 'Document',
  description: 'The record that carries an agreement from draft to notarized. Customer spec §3.',
});
export type AgreementDocument = z.infer<typeof agreementDocumentSchema>;

/** Customer spec §7 "POST documents". */
export const documentCreationSchema = z
  .object({ stateId: idSchema.nullable(), userAId: idSchema, templateId: idSchema })
  .meta({ id: 'DocumentCreation', description: 'A new document of a couple. Customer spec §7.' });
export type DocumentCreation = z.infer<typeof documentCreationSchema>;

/**
 * Customer spec §7 "PATCH documents/{id}". `lastGenerated*` may only be cleared; `reviewedAt` means "I confirm this
 * commit" and its value is the server's clock; `finalizedAt` is never taken from a client (decisions, row 28).
 */
export const documentUpdateSchema = z
  .object({
    stateId: idSchema,
    reviewedAt: instantSchema.nullable(),
    finalizedAt: z.null({ error: () => say('document.finalizedByServer') }),
    lastGeneratedInputHash: z.null({ error: () => say('document.onlyCleared') }),
    lastGeneratedAt: z.null({ error: () => say('document.onlyCleared') }),
  })
  .partial()
  .meta({ id: 'DocumentUpdate', description: 'Fields of a document to change. Customer spec §7.' });
export type DocumentUpdate = z.infer<typeof documentUpdateSchema>;

/** A stored file. Customer spec §3. */
export const fileSchema = record({
  /** Where the file lies in the store. */
  key: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  /** Media type, e.g. `application/pdf`. */
  contentType: z.string(),
}).meta({ id: 'File', description: 'A stored file. Customer spec §3.' });
export type StoredFile = z.infer<typeof fileSchema>;

/** A file of a document. Its kind is ours. */
export const documentFileSchema = fileSchema
  .extend({ kind: z.enum(DOCUMENT_FILE_KINDS) })
  .meta({ id: 'DocumentFile', description: 'A file of a document: an agreement or another document.' });
export type DocumentFile = z.infer<typeof documentFileSchema>;

export const regenerationReasonSchema = z
  .enum(REGENERATION_REASONS)
  .meta({ id: 'RegenerationReason', description: 'Why a document has to be generated again.' });

/** Whether the document still says what the couple answered. Customer spec §3 "Regeneration check". */
export const regenerationCheckSchema = z
  .object({
    needsRegeneration: z.boolean(),
    reason: regenerationReasonSchema.nullable(),
    lastGeneratedAt: instantSchema.nullable(),
    currentInputHash: z.string().nullable(),
    lastGeneratedInputHash: z.string().nullable(),
    documentGeneratedAt: instantSchema.nullable(),
    userAMadeChanges: z.boolean(),
    userBMadeChanges: z.boolean(),
  })
  .meta({
    id: 'RegenerationCheck',
    description: 'Whether the document still says what was answered. Customer spec §3.',
  });
export type RegenerationCheck = z.infer<typeof regenerationCheckSchema>;
