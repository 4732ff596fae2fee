import type { EvidenceFile } from '@troth/domain/disclosure';
import { iso } from '../../kernel/http/present';
import type { EvidenceRow } from './evidence.repository';

export const presentEvidenceFile = (row: EvidenceRow): EvidenceFile => ({
  id: row.id,
  entryId: row.entryId,
  name: row.name,
  size: row.size,
  contentType: row.contentType,
  sha256: row.sha256,
  createdAt: iso(row.createdAt),
});
