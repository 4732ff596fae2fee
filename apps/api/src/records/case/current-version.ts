import { isImported } from '@troth/domain/documents';
import type { Tx } from '../../kernel/database/database';
import { expectedTag } from '../../kernel/http/if-match';
import { problem } from '../../kernel/http/problem';
import { type CommitRow, commitRepository } from '../generation/commit.repository';
import type { DocumentRow } from '../couples/couple';

/** The name of what is to be read: the hash of the newest commit, or the file of an agreement that was made elsewhere. */
export const versionOf = (document: DocumentRow, newest: Pick<CommitRow, 'hash'> | undefined): string | null =>
  isImported(document) ? document.generatedPdfFileId : (newest?.hash ?? null);

/** `versionOf` a document whose newest commit was not read yet; an agreement that was made elsewhere has none. */
export const currentVersionOf = async (tx: Tx, document: DocumentRow): Promise<string | null> =>
  versionOf(document, isImported(document) ? undefined : await commitRepository(tx).latest(document.id));

/**
 * The current version, where it is the one that was read (`If-Match`); who names none means the current one.
 * @throws Problem VERSION_CONFLICT with `superseded` when a newer one came meanwhile.
 */
export async function requireCurrentVersion(
  tx: Tx,
  document: DocumentRow,
  request: Request,
  superseded: string,
): Promise<string | null> {
  const version = await currentVersionOf(tx, document);
  const read = expectedTag(request);
  if (read !== null && read !== version) throw problem('VERSION_CONFLICT', { detail: superseded });
  return version;
}
