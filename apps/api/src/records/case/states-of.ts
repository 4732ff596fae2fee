import { type DocumentStates, documentStates } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from '../couples/couple';
import { factsOf } from '../documents/document-facts';

/** The derived states of a stored document, its notarizations among what they read. Customer spec section 4. */
export async function statesOf(
  tx: Tx,
  document: DocumentRow,
  state: { readonly allowsOnlineNotary: boolean } | null,
): Promise<DocumentStates> {
  const facts = factsOf(document);
  // Nothing is notarized before there is an agreement.
  if (facts.lastGeneratedAt === null) return documentStates(facts, [], state);
  const rows = await tx
    .selectFrom('notarizations')
    .select(['provider', 'notarizationCompletedAt', 'deletedAt'])
    .where('documentId', '=', document.id)
    .execute();
  const notarizations = rows.map((row) => ({
    provider: row.provider,
    notarizationCompletedAt: isoOrNull(row.notarizationCompletedAt),
    deletedAt: isoOrNull(row.deletedAt),
  }));
  return documentStates(facts, notarizations, state);
}
