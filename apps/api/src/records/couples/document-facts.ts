import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from './couple';

/** A stored document as the rules of the domain read it: instants as text. */
export const factsOf = (row: DocumentRow) => ({
  attorneyAId: row.attorneyAId,
  attorneyBId: row.attorneyBId,
  attorneyAApprovedAt: isoOrNull(row.attorneyAApprovedAt),
  attorneyBApprovedAt: isoOrNull(row.attorneyBApprovedAt),
  priorAttorneyAApprovedAt: isoOrNull(row.priorAttorneyAApprovedAt),
  priorAttorneyBApprovedAt: isoOrNull(row.priorAttorneyBApprovedAt),
  priorFinalizedAt: isoOrNull(row.priorFinalizedAt),
  reviewedAt: isoOrNull(row.reviewedAt),
  finalizedAt: isoOrNull(row.finalizedAt),
  lastGeneratedAt: isoOrNull(row.lastGeneratedAt),
  lastGeneratedInputHash: row.lastGeneratedInputHash,
});
