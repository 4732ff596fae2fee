import {
  ATTORNEY_FILE_FIELDS,
  type AttorneyFileKind,
  attorneyFileObstacle,
  attorneyFileObstacleText,
  ATTORNEY_FILE_FIELD_NAMES,
  PHOTO_SIZES,
} from '@troth/domain/attorneys';
import type { Work } from '../../kernel/http/operation';
import { invalidField } from '../../kernel/http/problem';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { text } from '../../kernel/texts';
import type { Upload } from '../../kernel/uploads/receive-upload';
import { squareImage } from '../../kernel/uploads/square-image';
import { storeUpload } from '../../kernel/uploads/store-upload';
import { uploadProblems } from '../../kernel/uploads/upload-problem';
import { type AttorneyFileRow, attorneyFileRepository } from '../../records/attorneys/attorney-file.repository';
import type { AttorneyRow } from '../../records/attorneys/attorney.repository';
import { attorneyFilePurgeJob } from '../../records/attorneys/purge';

const DAY_MS = 86_400_000;
const [, LARGE_PHOTO] = PHOTO_SIZES;

/** What to tell an attorney whose file was not taken, and what to do about it. */
export function attorneyFileProblems(kind: AttorneyFileKind) {
  const type = attorneyFileObstacleText(kind, 'TYPE');
  return uploadProblems({
    TOO_MANY: attorneyFileObstacleText(kind, 'TOO_MANY'),
    EMPTY: attorneyFileObstacleText(kind, 'EMPTY'),
    TOO_LARGE: attorneyFileObstacleText(kind, 'TOO_LARGE'),
    TYPE: type,
    TEXT_ENCODING: type,
  });
}

/** The file of a kind that the profile names. */
const namedFile = (attorney: AttorneyRow, kind: AttorneyFileKind): string | null => {
  const field = ATTORNEY_FILE_FIELD_NAMES.find((name) => ATTORNEY_FILE_FIELDS[name] === kind);
  return field === undefined ? null : attorney[field];
};

/**
 * Keeps what was looked into as a file of an attorney, sealed with the house's key; a photo as a square, redrawn.
 * Files of the kind that the profile does not name go. The caller holds the attorney, so that of two at once one is
 * counted first.
 * @throws Problem when there were too many within a day.
 */
export async function keepAttorneyFile(
  { tx, now, services, enqueue }: Pick<Work, 'tx' | 'now' | 'services' | 'enqueue'>,
  attorney: AttorneyRow,
  kind: AttorneyFileKind,
  upload: Upload,
): Promise<AttorneyFileRow> {
  const attorneyFiles = attorneyFileRepository(tx);
  const countToday = await attorneyFiles.countSince(attorney.id, new Date(now.getTime() - DAY_MS));
  const { name, contentType, bytes } = upload;
  const obstacle = attorneyFileObstacle(kind, { size: bytes.byteLength, contentType }, countToday);
  if (obstacle === 'TOO_MANY') throw attorneyFileProblems(kind)(obstacle);
  const isPhoto = kind === 'PROFILE_PHOTO';
  const row = await storeUpload(
    { files: services.files, seal: houseSealIn(tx) },
    isPhoto ? await squareImage(bytes, LARGE_PHOTO) : bytes,
    (stored) =>
      attorneyFiles.insert(
        { ...stored, attorneyId: attorney.id, kind, name, contentType: isPhoto ? 'image/webp' : contentType },
        now,
      ),
  );
  const kept = [namedFile(attorney, kind), row.id].filter((id) => id !== null);
  if (await attorneyFiles.deleteOthers(attorney.id, kind, kept, now)) await enqueue(attorneyFilePurgeJob, {});
  return row;
}

/**
 * Looks whether the files that a profile is to name are there, of their kind and the attorney's own; those that it no
 * longer names go. The caller holds the attorney.
 * @throws Problem VALIDATION_FAILED
 */
export async function nameAttorneyFiles(
  { tx, now, enqueue }: Pick<Work, 'tx' | 'now' | 'enqueue'>,
  attorneyId: string,
  named: Partial<Record<keyof typeof ATTORNEY_FILE_FIELDS, string | null | undefined>>,
): Promise<void> {
  const attorneyFiles = attorneyFileRepository(tx);
  let isAnyDeleted = false;
  for (const field of ATTORNEY_FILE_FIELD_NAMES) {
    const kind = ATTORNEY_FILE_FIELDS[field];
    const id = named[field];
    if (id === undefined) continue;
    if (id !== null && (await attorneyFiles.find(attorneyId, id))?.kind !== kind) {
      const message = text('attorney.fileUnknown');
      throw invalidField(field, message, 'file_unknown');
    }
    if (await attorneyFiles.deleteOthers(attorneyId, kind, id === null ? [] : [id], now)) isAnyDeleted = true;
  }
  if (isAnyDeleted) await enqueue(attorneyFilePurgeJob, {});
}
