import { EVIDENCE_FILES_PER_COUPLE, evidenceFileObstacle } from '@troth/domain/disclosure';
import type { Work } from '../../kernel/http/operation';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { text } from '../../kernel/texts';
import type { Upload } from '../../kernel/uploads/receive-upload';
import { storeUpload } from '../../kernel/uploads/store-upload';
import { uploadProblem } from '../../kernel/uploads/upload-problem';
import { evidenceProblem } from './evidence-problem';
import { type EntryPlace, type EvidenceRow, evidenceRepository } from '../../records/evidence/evidence.repository';

/**
 * Keeps what was looked into as a file of an entry. The caller holds the entry's document, so that of two that are sent
 * at once one is counted before the other.
 * @param sentSize Bytes as they were sent; a picture that was redrawn may have grown.
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
  if (obstacle !== null) throw evidenceProblem(obstacle);
  if (ofCouple >= EVIDENCE_FILES_PER_COUPLE) throw uploadProblem('TOO_MANY', text('upload.TOO_MANY_OF_COUPLE'));
  const seal = await coupleSealIn(tx, place.documentId);
  return storeUpload({ files: services.files, seal }, bytes, (stored) =>
    evidence.insert(place, { name, contentType, ...stored }, now),
  );
}
