import { PERSONAL_ARCHIVE_DAYS, PERSONAL_ARCHIVE_PAUSE_MINUTES } from '../constants';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** As much of a person's last archive as the rules read. Instants are ISO texts. */
export interface PersonalArchiveFacts {
  readonly status: 'MAKING' | 'READY' | 'FAILED' | 'GONE';
  readonly requestedAt: string;
}

/** When an archive that is ready now is taken away. Ours: the specifications have no export of a person's data. */
export const archiveExpiresAt = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + PERSONAL_ARCHIVE_DAYS * MS_PER_DAY);

/**
 * Why another archive is not made now; null when it is. One at a time, and, after one that succeeded, a pause from when it
 * was asked for: each reads everything of a person. One that failed may be asked for again at once.
 */
export function archiveRefusal(last: PersonalArchiveFacts | null, now: Date): 'BEING_MADE' | 'TOO_SOON' | null {
  if (last === null || last.status === 'FAILED') return null;
  if (last.status === 'MAKING') return 'BEING_MADE';
  const next = new Date(last.requestedAt).getTime() + PERSONAL_ARCHIVE_PAUSE_MINUTES * MS_PER_MINUTE;
  return now.getTime() < next ? 'TOO_SOON' : null;
}

/** What an archive's own directory can name: so many files, and so many bytes. */
const ARCHIVE_MOST_FILES = 0xff_ff;
const ARCHIVE_MOST_BYTES = 0xff_ff_ff_ff;
/** For the files' names, and for what is written beside them: pages, data, logs. */
const ARCHIVE_BESIDE = { files: 535, bytes: 256 * 1024 * 1024 };

/**
 * Whether an archive can hold files of these sizes, with what is written beside them. Past that its form would need a
 * longer directory, which not every program reads and ours does not write. ADR 0052.
 */
export const fitsArchive = (sizes: readonly number[]): boolean =>
  sizes.length + ARCHIVE_BESIDE.files <= ARCHIVE_MOST_FILES &&
  sizes.reduce((sum, size) => sum + size, ARCHIVE_BESIDE.bytes) <= ARCHIVE_MOST_BYTES;
