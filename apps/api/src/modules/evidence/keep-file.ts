import { randomUUID } from 'node:crypto';
import { EVIDENCE_FILES_PER_COUPLE, evidenceFileObstacle } from '@troth/domain/disclosure';
import type { Work } from '../../http/operation';
import { coupleSealIn } from '../../protection/protected-database';
import type { Upload } from '../../uploads/receive-upload';
import { type EntryPlace, type EvidenceRow, evidenceRepository } from './evidence.repository';
import { uploadProblem } from './upload-problem';

/**
 * Keeps what was looked into as a file of an entry. The caller holds the entry's document, so that of two that are sent
 * at once one is counted before the other.
 * @param sentSize Bytes as they were sent; a picture that was drawn anew may have grown.
 * @throws Problem when the file is too large, or the entry or the couple has as many as it can.
 */
export async function keepFile(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  place: EntryPlace,
  { name, contentType, bytes }: Upload,
  sentSize: number,
): Promise<EvidenceRow> {
  const evidence = evidenceRepository(tx);
  const { ofEntry, ofCouple } = await evidence.count(place);
  const obstacle = evidenceFileObstacle({ name, contentType, size: sentSize }, ofEntry);
  if (obstacle !== null) throw uploadProblem(obstacle);
  if (ofCouple >= EVIDENCE_FILES_PER_COUPLE) throw uploadProblem('TOO_MANY_OF_COUPLE');
  const id = randomUUID();
  const stored = await services.files.put(await coupleSealIn(tx, place.documentId), id, bytes);
  try {
    return await evidence.insert(place, { id, name, contentType, ...stored }, now);
  } catch (error) {
    await services.files.remove(stored.key);
    throw error;
  }
}
