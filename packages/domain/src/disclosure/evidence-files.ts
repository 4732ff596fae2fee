import { say } from '../messages/say';

/** Bytes of one file: what any system calls 10 MB, those that count 1024 to the kilobyte included. Ours. */
export const EVIDENCE_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Files of one financial entry. Ours. */
export const EVIDENCE_FILES_PER_ENTRY = 10;
/** Files of both partners' entries together. Ours. */
export const EVIDENCE_FILES_PER_COUPLE = 200;
/** Characters of a stored file's name, its ending included. Ours. */
export const EVIDENCE_FILE_NAME_MAX_LENGTH = 120;

/** What can be kept as evidence, with the endings of its names; a name that has none of them gets the first. */
export const EVIDENCE_FILE_EXTENSIONS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
} as const;
export const EVIDENCE_FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'text/csv',
] as const satisfies readonly (keyof typeof EVIDENCE_FILE_EXTENSIONS)[];
export type EvidenceFileType = (typeof EVIDENCE_FILE_TYPES)[number];

/**
 * The `accept` of a file field. It names the types beside the endings, since a telephone then hands over its
 * photographs as JPEG.
 */
export const EVIDENCE_FILE_ACCEPT = [
  ...EVIDENCE_FILE_TYPES,
  ...Object.values(EVIDENCE_FILE_EXTENSIONS).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join(',');

/** As much of a file as is known before it is sent; the browser's `File` fits. */
export interface EvidenceFileFacts {
  readonly name: string;
  readonly size: number;
  /** What the sender says it is; may be empty. */
  readonly contentType: string;
}

/** Why a file cannot be added. */
export type EvidenceFileObstacle = 'TOO_MANY' | 'EMPTY' | 'TOO_LARGE' | 'HEIC' | 'TYPE';

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const knownEndings: ReadonlySet<string> = new Set(Object.values(EVIDENCE_FILE_EXTENSIONS).flat());
const knownTypes: ReadonlySet<string> = new Set(EVIDENCE_FILE_TYPES);
/** The cameras' own format. Nothing that is free to ship reads it safely, and every such camera can hand over JPEG. */
const HEIC = /^(image\/)?hei[cf](-sequence)?$/;

/**
 * What stands first in the way of adding a file, told before it is sent; null when it may be tried. What a file really
 * is, its content says: the API looks into it and may still refuse.
 * One sign that the type will do is enough: systems declare a CSV as a spreadsheet, or nothing at all.
 *
 * @param countSoFar Files that the entry has already.
 */
export function evidenceFileObstacle(file: EvidenceFileFacts, countSoFar: number): EvidenceFileObstacle | null {
  const type = file.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = endingOf(file.name);
  if (countSoFar >= EVIDENCE_FILES_PER_ENTRY) return 'TOO_MANY';
  if (file.size === 0) return 'EMPTY';
  if (file.size > EVIDENCE_FILE_MAX_BYTES) return 'TOO_LARGE';
  if (HEIC.test(type) || HEIC.test(ending)) return 'HEIC';
  return knownTypes.has(type) || knownEndings.has(ending) ? null : 'TYPE';
}

/** The sentence for an obstacle. */
export function evidenceObstacleText(obstacle: EvidenceFileObstacle): string {
  switch (obstacle) {
    case 'TOO_MANY':
      return say('disclosure.file.tooMany', { max: EVIDENCE_FILES_PER_ENTRY });
    case 'EMPTY':
      return say('file.empty');
    case 'TOO_LARGE':
      return say('file.tooLarge', { max: EVIDENCE_FILE_MAX_BYTES / 1024 / 1024 });
    case 'HEIC':
      return say('disclosure.file.heic');
    case 'TYPE':
      return say('disclosure.file.type');
  }
}

/** The sentence to show for a file that cannot be added; null when it may be tried. See `evidenceFileObstacle`. */
export function evidenceFileError(file: EvidenceFileFacts, countSoFar: number): string | null {
  const obstacle = evidenceFileObstacle(file, countSoFar);
  return obstacle === null ? null : evidenceObstacleText(obstacle);
}
