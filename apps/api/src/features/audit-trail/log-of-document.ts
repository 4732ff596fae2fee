import { filesWithHashes, signedHeads } from '../../records/audit-trail/audit-trail.repository';
import { createHash } from 'node:crypto';
import {
  type AuditCrypto,
  isShownTo,
  type LogEntry,
  type LoggedFile,
  pieceSizeOf,
  piecesOf,
  sealText,
  writeLog,
} from '@troth/evidence/audit';
import { type AuditEntryRow, contentOf, documentChain, entriesOf, openChain } from '../../kernel/audit/audit';
import { headsOf, publishedKeys, signingKey } from '../../kernel/audit/heads';
import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Services } from '../../kernel/services';

/** Of so many files, the newest, the log tells where a changed one differs. */
const FILES_IN_PIECES = 50;

type Reader = Pick<Person, 'id' | 'userType'>;

const hashing: Pick<AuditCrypto, 'sha256'> = {
  sha256: (data) => Promise.resolve(createHash('sha256').update(data).digest('hex')),
};

function entryFor(row: AuditEntryRow, reader: Reader): LogEntry {
  const content = contentOf(row);
  const isAdmin = reader.userType === 'ADMIN';
  const isShown = isShownTo(content, { id: reader.id, isAdmin });
  const mayKnowOrigin = isAdmin || row.actorUserId === reader.id;
  return {
    position: row.position,
    contentHash: row.contentHash ?? '',
    hash: row.hash,
    content: isShown ? content : null,
    disclosed:
      isShown && mayKnowOrigin && row.ipAddress !== null && row.fromSalt !== null
        ? { from: row.ipAddress, salt: row.fromSalt }
        : null,
  };
}

/** The document's PDFs that entries bind, the newest first. */
async function boundFiles(tx: Tx, documentId: string, entries: readonly AuditEntryRow[]) {
  const hashes = [...new Set(entries.flatMap(({ fileSha256 }) => (fileSha256 === null ? [] : [fileSha256])))];
  if (hashes.length === 0) return [];
  return filesWithHashes(tx, documentId, hashes, FILES_IN_PIECES);
}

interface Wanted {
  readonly reader: Reader;
  readonly now: Date;
  readonly services: Services;
}

export const logOfDocument = (tx: Tx, { documentId, ...wanted }: Wanted & { readonly documentId: string }) =>
  logOfChain(tx, { chain: documentChain(documentId), ...wanted });

const DOCUMENT_CHAIN = documentChain('');

/**
 * A chain as one reader may see it, whole and signed as it is now. What is read of the database is read in the
 * transaction; the files of a document are read and cut into pieces after it.
 */
export async function logOfChain(
  tx: Tx,
  { chain, reader, now, services }: Wanted & { readonly chain: string },
): Promise<() => Promise<string>> {
  const documentId = chain.startsWith(DOCUMENT_CHAIN) ? chain.slice(DOCUMENT_CHAIN.length) : null;
  const end = await openChain(tx, chain, now);
  const rows = await entriesOf(tx, chain);
  const heads = await headsOf(tx, chain);
  // How many were signed, as the chain's row says: one that vanished is missed.
  const signed = await signedHeads(tx, chain);
  const signer = await signingKey(tx, now);
  const keys = await publishedKeys(tx);
  const stored = documentId === null ? [] : await boundFiles(tx, documentId, rows);
  const coupleSeal = documentId === null ? null : await services.protection.coupleSeal(tx, documentId);
  return async () => {
    const files: LoggedFile[] = [];
    for (const { id, key, sha256 } of stored) {
      const bytes = coupleSeal === null ? null : await services.files.read(coupleSeal, id, key);
      if (bytes === null || files.some((file) => file.sha256 === sha256)) continue;
      const pieceSize = pieceSizeOf(bytes.length);
      files.push({ sha256, size: bytes.length, pieceSize, pieces: await piecesOf(bytes, pieceSize, hashing) });
    }
    const seal = {
      at: now.toISOString(),
      position: end.length,
      hash: end.hash,
      heads: signed,
      files,
      keyId: signer.id,
    };
    return writeLog({
      chain,
      entries: rows.map((row) => entryFor(row, reader)),
      heads,
      keys,
      seal: { ...seal, signature: signer.signed(sealText(chain, seal)) },
    });
  };
}
