import { renderPdf } from '@troth/agreement/pdf';
import { snapshotText } from '@troth/domain/disclosure';
import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { logOfDocument } from '../audit-trail/log-of-document';
import { evidenceRepository } from '../../records/evidence/evidence.repository';
import { type FileRow, getFileOfDocument, listFilesOfDocument } from '../../records/files/file.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import type { DocumentRow } from '../../records/couples/couple';
import { receiptRepository } from '../../records/receipts/receipt.repository';
import { fewAtOnce } from '../../kernel/http/few-at-once';
import type { VaultKind } from '../../records/vault/vault.schemas';
import { sealedNotarization } from '../../records/notarizations/notarization.repository';

/** One thing in the vault. Its bytes are read when they are asked for. */
export interface VaultItem {
  readonly key: string;
  readonly kind: VaultKind;
  readonly name: string;
  readonly at: Date;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly ownerId: string | null;
  readonly contentType: string;
  readonly read: () => Promise<Uint8Array>;
}

interface Asking {
  readonly services: Services;
  readonly reader: Person;
  readonly now: Date;
}

/** The schedules of what each partner has, and of what both have; others sum up the clauses, which are not there to be named. */
const DISCLOSURES: ReadonlySet<string> = new Set(['sch_a', 'sch_b', 'sch_c']);

const PDF = 'application/pdf';
const JSON_TYPE = 'application/json';
const utf8 = (words: string): Uint8Array => new TextEncoder().encode(words);

/**
 * What is worth keeping of a notarized agreement, the most important first; null before it is notarized. The disclosure is
 * that of the version that was notarized, not today's.
 */
export async function vaultOf(tx: Tx, document: DocumentRow, asking: Asking): Promise<VaultItem[] | null> {
  const notarization = await sealedNotarization(tx, document.id);
  const sealedAt = notarization?.notarizationCompletedAt ?? null;
  if (notarization === undefined || sealedAt === null) return null;
  const ofFile = fileItem(tx, document.id, asking.services);
  const named: [VaultKind, string | null][] = [
    ['SEALED', notarization.notarizedFileId],
    ['SIGNED', notarization.providerFileId],
  ];
  const items: VaultItem[] = [];
  for (const [kind, id] of named) {
    if (id !== null) items.push(await ofFile(kind, await getFileOfDocument(tx, document.id, id)));
  }
  items.push(...(await reviewed(tx, document.id, notarization, ofFile)));
  items.push({
    ...nameless,
    key: 'log',
    kind: 'LOG',
    name: text('vault.logName'),
    at: sealedAt,
    contentType: JSON_TYPE,
    read: async () => {
      const later = await asking.services.database.db
        .transaction()
        .execute((own) => logOfDocument(own, { documentId: document.id, ...asking }));
      return utf8(await later());
    },
  });
  items.push(...(await receipts(tx, document)));
  for (const file of await listFilesOfDocument(tx, document.id)) {
    if (file.kind === 'ADDED' || file.kind === 'CERTIFICATE') items.push(await ofFile('PAPER', file));
  }
  items.push(...(await evidence(tx, document.id, asking.services)));
  return items;
}

const nameless = { size: null, sha256: null, ownerId: null } as const;

type FileItem = (kind: VaultKind, file: FileRow) => Promise<VaultItem>;

const fileItem =
  (tx: Tx, documentId: string, { protection, files }: Services): FileItem =>
  async (kind, { id, key, name, createdAt, size, sha256, contentType }) => {
    const seal = await protection.coupleSeal(tx, documentId);
    return {
      key: `file-${id}`,
      kind,
      name,
      at: createdAt,
      size,
      sha256,
      ownerId: null,
      contentType,
      read: async () => present(await files.read(seal, id, key)),
    };
  };

/** @throws Problem GONE */
function present(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw problem('GONE');
  return bytes;
}

/** The version that was notarized, and both disclosures as its schedules print them. */
async function reviewed(
  tx: Tx,
  documentId: string,
  { commitHash, sourceFileId }: { commitHash: string | null; sourceFileId: string | null },
  ofFile: FileItem,
): Promise<VaultItem[]> {
  const commits = commitRepository(tx);
  const commit = (await commits.list(documentId)).find(({ hash }) => hash === commitHash);
  const fileId = commit?.pdfFileId ?? sourceFileId;
  const items = fileId === null ? [] : [await ofFile('REVIEWED', await getFileOfDocument(tx, documentId, fileId))];
  const found = commit === undefined ? undefined : await commits.find(documentId, commit.commitAt);
  const schedules = (found?.tree.sections ?? [])
    .filter(({ kind }) => kind === 'SCHEDULES')
    .map((section) => ({ ...section, clauses: section.clauses.filter(({ key }) => DISCLOSURES.has(key)) }))
    .filter(({ clauses }) => clauses.length > 0);
  if (found === undefined || schedules.length === 0) return items;
  return [
    ...items,
    {
      ...nameless,
      key: 'disclosure',
      kind: 'DISCLOSURE',
      name: text('vault.disclosureName'),
      at: found.commitAt,
      contentType: PDF,
      read: () => fewAtOnce(() => renderPdf({ ...found.tree, sections: schedules })),
    },
  ];
}

/** The last receipt of each partner: what they had received of the other's disclosure. */
async function receipts(tx: Tx, { id: documentId, userAId, userBId }: DocumentRow): Promise<VaultItem[]> {
  if (userBId === null) return [];
  const items: VaultItem[] = [];
  for (const [ownerId, readerId] of [
    [userAId, userBId],
    [userBId, userAId],
  ] as const) {
    const receipt = await receiptRepository(tx).latest({ documentId, ownerId, readerId });
    if (receipt === null) continue;
    const { confirmedAt, version, snapshot } = receipt;
    items.push({
      ...nameless,
      key: `receipt-${ownerId}`,
      kind: 'RECEIPT',
      name: text('vault.receiptName', { number: receipt.number }),
      at: confirmedAt,
      sha256: version,
      ownerId,
      contentType: JSON_TYPE,
      // The very text whose hash the receipt is of.
      read: () => Promise.resolve(utf8(snapshotText(snapshot))),
    });
  }
  return items;
}

async function evidence(tx: Tx, documentId: string, { protection, files }: Services): Promise<VaultItem[]> {
  const items: VaultItem[] = [];
  for (const file of await evidenceRepository(tx).listOfDocument(documentId)) {
    const seal = await protection.coupleSeal(tx, file.sealedWithDocumentId);
    items.push({
      key: `evidence-${file.id}`,
      kind: 'EVIDENCE',
      name: file.name,
      at: file.createdAt,
      size: file.size,
      sha256: file.sha256,
      ownerId: file.createdById,
      contentType: file.contentType,
      read: async () => present(await files.read(seal, file.id, file.key)),
    });
  }
  return items;
}
