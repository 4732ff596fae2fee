import { type DocumentStates, documentStates } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from '../couples/couple';
import { factsOf } from '../couples/document-facts';
import type { NotarizationRow } from '../notarizations/notarization.repository';

/** The derived states of a stored document, its notarizations among what they read. Customer spec section 4. */
export async function statesOf(
  tx: Tx,
  document: DocumentRow,
  state: { readonly allowsOnlineNotary: boolean } | null,
): Promise<DocumentStates> {
  // Nothing is notarized before there is an agreement.
  if (document.lastGeneratedAt === null) return statesFrom(document, [], state);
  const rows = await tx
    .selectFrom('notarizations')
    .select(['provider', 'notarizationCompletedAt', 'deletedAt'])
    .where('documentId', '=', document.id)
    .execute();
  return statesFrom(document, rows, state);
}

/** The same, where the notarizations were read already. */
export function statesFrom(
  document: DocumentRow,
  rows: readonly Pick<NotarizationRow, 'provider' | 'notarizationCompletedAt' | 'deletedAt'>[],
  state: { readonly allowsOnlineNotary: boolean } | null,
): DocumentStates {
  const notarizations = rows.map((row) => ({
    provider: row.provider,
    notarizationCompletedAt: isoOrNull(row.notarizationCompletedAt),
    deletedAt: isoOrNull(row.deletedAt),
  }));
  return documentStates(factsOf(document), notarizations, state);
}
