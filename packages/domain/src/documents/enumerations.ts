/** Approval by the attorneys. Customer spec §3 and §4. */
export const DOCUMENT_STATUSES = ['NOT_APPROVED', 'PARTIALLY_APPROVED', 'FULLY_APPROVED'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Kinds of document template. Portals spec §3 names `type` and no values; the product makes prenups. */
export const DOCUMENT_TEMPLATE_TYPES = ['PRENUP'] as const;

/** Value of `lastGeneratedInputHash` that marks a document made elsewhere. Customer spec §3; decisions, row 31. */
export const IMPORTED_INPUT_HASH = 'IMPORTED';

/**
 * Where a document's file comes from: the PDF of a commit, an agreement that was made elsewhere, a paper that someone
 * put beside it, a certificate of counsel, the signed agreement as it came from the notary, or that one sealed.
 * ADR 0026, ADR 0048.
 */
export const DOCUMENT_FILE_KINDS = ['GENERATED', 'IMPORTED', 'ADDED', 'CERTIFICATE', 'SIGNED', 'NOTARIZED'] as const;
export type DocumentFileKind = (typeof DOCUMENT_FILE_KINDS)[number];

/** Term of a document whose state has none of its own. Customer spec §3. */
export const DEFAULT_DOCUMENT_TERM = 'Prenuptial Agreement';

/** Why a document has to be generated again. */
export const REGENERATION_REASONS = [
  'NEVER_GENERATED',
  'ANSWERS_CHANGED',
  'DISCLOSURE_CHANGED',
  'STATE_CHANGED',
  'PROFILE_CHANGED',
  'LAW_CHANGED',
  'TEMPLATE_CHANGED',
] as const;
export type RegenerationReason = (typeof REGENERATION_REASONS)[number];
