import { isoOrNull } from '../../kernel/http/present';
import type { NotarizationRow } from './notarization.repository';

/** A row as the rules of the domain read it: instants as text. */
export const factsOf = (row: NotarizationRow) => ({
  provider: row.provider,
  transactionId: row.transactionId,
  externalStatus: row.externalStatus,
  providerCompletedAt: isoOrNull(row.providerCompletedAt),
  notarizationCompletedAt: isoOrNull(row.notarizationCompletedAt),
  deletedAt: isoOrNull(row.deletedAt),
  sealProblem: row.sealProblem,
  userADoneAt: isoOrNull(row.userADoneAt),
  userBDoneAt: isoOrNull(row.userBDoneAt),
});
