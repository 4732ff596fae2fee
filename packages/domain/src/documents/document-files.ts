import { say } from '../messages/say';
import type { DocumentStates } from './document-states';
import type { DocumentFileKind } from './enumerations';

/** Bytes of one file: what any system calls 10 MB, those that count 1024 to the kilobyte included. Ours. */
export const DOCUMENT_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Files that people add to one document, imported agreements among them. Ours. */
export const DOCUMENT_FILES_MAX = 50;
/** Characters of a stored file's name, its ending included. Ours. */
export const DOCUMENT_FILE_NAME_MAX_LENGTH = 120;
/** The `accept` of a file field. */
export const DOCUMENT_FILE_ACCEPT = 'application/pdf,.pdf';

/** Why a file cannot be added to a document. */
export type DocumentFileObstacle = 'TOO_MANY' | 'EMPTY' | 'TOO_LARGE' | 'TYPE';

/**
 * What stands first in the way of adding a file, told before it is sent; null when it may be tried. What a file really
 * is, its content says: the API looks into it and may still refuse. ADR 0026.
 *
 * @param file The browser's `File` fits, with its `type` as `contentType`.
 * @param countSoFar Files that people have added to the document already.
 */
export function documentFileObstacle(
  file: { readonly name: string; readonly size: number; readonly contentType: string },
  countSoFar: number,
): DocumentFileObstacle | null {
  if (countSoFar >= DOCUMENT_FILES_MAX) return 'TOO_MANY';
  if (file.size === 0) return 'EMPTY';
  if (file.size > DOCUMENT_FILE_MAX_BYTES) return 'TOO_LARGE';
  return /^application\/pdf\b/i.test(file.contentType) || /\.pdf$/i.test(file.name) ? null : 'TYPE';
}

/** The sentence for an obstacle. */
export function documentFileObstacleText(obstacle: DocumentFileObstacle): string {
  switch (obstacle) {
    case 'TOO_MANY':
      return say('document.file.tooMany', { max: DOCUMENT_FILES_MAX });
    case 'EMPTY':
      return say('file.empty');
    case 'TOO_LARGE':
      return say('file.tooLarge', { max: DOCUMENT_FILE_MAX_BYTES / 1024 / 1024 });
    case 'TYPE':
      return say('document.file.type');
  }
}

/** Why the files of a document cannot be changed. */
export type FileChangeRefusal = 'NOTARIZED' | 'IN_NOTARIZATION' | 'LOCKED';

interface FileChange {
  readonly states: Pick<DocumentStates, 'isNotarized' | 'isInProof'>;
  /** Brings an agreement that was made elsewhere in, or takes the current one out. */
  readonly isOfAgreement: boolean;
  /** Someone is editing the agreement. */
  readonly isLocked: boolean;
}

/**
 * Why a file cannot be added or deleted; null when it can. What a notarized agreement stands beside stays as it is, and
 * the agreement itself is not exchanged under the notary's hands, as it is not generated again then.
 * D27; ADR 0026.
 */
export function fileChangeRefusal({ states, isOfAgreement, isLocked }: FileChange): FileChangeRefusal | null {
  if (states.isNotarized) return 'NOTARIZED';
  if (!isOfAgreement) return null;
  if (states.isInProof) return 'IN_NOTARIZATION';
  return isLocked ? 'LOCKED' : null;
}

/** Files that people put there themselves. What the others hold, something else stands on. */
const REMOVABLE: readonly DocumentFileKind[] = ['IMPORTED', 'ADDED'];

/**
 * Why a file cannot be deleted; null when it can. Commits are never changed, so their PDFs stay, and so do a certificate
 * of counsel, on which an approval stands, and what came from the notary. See `fileChangeRefusal`.
 */
export const fileRemovalRefusal = (
  kind: DocumentFileKind,
  change: FileChange,
): FileChangeRefusal | 'IN_HISTORY' | null => (REMOVABLE.includes(kind) ? fileChangeRefusal(change) : 'IN_HISTORY');
