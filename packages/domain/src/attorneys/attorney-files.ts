import { say } from '../messages/say';

const MEGABYTE = 1024 * 1024;

/** What an attorney sends in. Portals spec §7 "POST users/{id}/attorneys/{aid}/files". */
export const ATTORNEY_FILE_KINDS = ['PROFILE_PHOTO', 'MALPRACTICE_INSURANCE', 'CONTRACT'] as const;
export type AttorneyFileKind = (typeof ATTORNEY_FILE_KINDS)[number];

const PAPER = { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * MEGABYTE } as const;

/** Types and size of each kind. Ours. */
export const ATTORNEY_FILE_RULES = {
  PROFILE_PHOTO: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * MEGABYTE },
  MALPRACTICE_INSURANCE: PAPER,
  CONTRACT: PAPER,
} as const satisfies Record<AttorneyFileKind, { readonly types: readonly string[]; readonly maxBytes: number }>;

/** Bytes of the largest file of any kind. */
export const ATTORNEY_FILE_MAX_BYTES = Math.max(...Object.values(ATTORNEY_FILE_RULES).map(({ maxBytes }) => maxBytes));
/** Files that one attorney sends within 24 hours, replaced ones included. Ours. */
export const ATTORNEY_FILES_PER_DAY = 20;
/** Characters of a stored file's name, its ending included. Ours. */
export const ATTORNEY_FILE_NAME_MAX_LENGTH = 120;
/** Edges of the squares in which a photo is shown, in pixels: beside a name, and on a page of its own. Ours. */
export const PHOTO_SIZES = [96, 320] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The fields of an attorney that name a file, each with the kind that it takes. Portals spec §3 "Attorney". */
export const ATTORNEY_FILE_FIELDS = {
  profilePhotoId: 'PROFILE_PHOTO',
  malpracticeInsuranceFileId: 'MALPRACTICE_INSURANCE',
  docusignContractFileId: 'CONTRACT',
} as const satisfies Record<string, AttorneyFileKind>;
export const ATTORNEY_FILE_FIELD_NAMES = Object.keys(ATTORNEY_FILE_FIELDS) as (keyof typeof ATTORNEY_FILE_FIELDS)[];

/** Why a file cannot be sent in. */
export type AttorneyFileObstacle = 'TOO_MANY' | 'EMPTY' | 'TOO_LARGE' | 'TYPE';

/**
 * What stands first in the way of a file; null when it may be tried. What a file really is, its content says: the API
 * looks into it and may still refuse.
 *
 * @param file The browser's `File` fits, with its `type` as `contentType`.
 * @param countToday Files of the attorney within the last 24 hours.
 */
export function attorneyFileObstacle(
  kind: AttorneyFileKind,
  file: { readonly size: number; readonly contentType: string },
  countToday: number,
): AttorneyFileObstacle | null {
  const { types, maxBytes } = ATTORNEY_FILE_RULES[kind];
  if (countToday >= ATTORNEY_FILES_PER_DAY) return 'TOO_MANY';
  if (file.size === 0) return 'EMPTY';
  if (file.size > maxBytes) return 'TOO_LARGE';
  return types.some((type) => type === file.contentType) ? null : 'TYPE';
}

/** The sentence for an obstacle. */
export function attorneyFileObstacleText(kind: AttorneyFileKind, obstacle: AttorneyFileObstacle): string {
  switch (obstacle) {
    case 'TOO_MANY':
      return say('attorney.file.tooMany', { max: ATTORNEY_FILES_PER_DAY });
    case 'EMPTY':
      return say('file.empty');
    case 'TOO_LARGE':
      return say('file.tooLarge', { max: ATTORNEY_FILE_RULES[kind].maxBytes / MEGABYTE });
    case 'TYPE':
      return say(kind === 'PROFILE_PHOTO' ? 'attorney.file.photoType' : 'attorney.file.paperType');
  }
}
