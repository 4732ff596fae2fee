import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { coupleSealIn, houseSealIn } from '../protection/protected-database';

/** Where a subject is stored. Financial entries are told apart by their kind. */
const tables: Readonly<Record<string, string>> = {
  document: 'documents',
  user: 'users',
  answer: 'answers',
  resolution: 'resolutions',
  discussion: 'discussions',
  chat: 'chats',
  internalNote: 'internal_notes',
  file: 'files',
  evidence: 'entry_files',
  'disclosure-receipt': 'disclosure_receipts',
  invitation: 'invitations',
  externalAttorney: 'external_attorneys',
  notarization: 'notarizations',
  purchaseItem: 'purchase_items',
  checkout: 'checkouts',
  attorney: 'attorneys',
  attorneyFile: 'attorney_files',
  attorneyReview: 'attorney_reviews',
  lawFirm: 'law_firms',
  assets: 'financial_entries',
  vehicles: 'financial_entries',
  businesses: 'financial_entries',
  debts: 'financial_entries',
  realEstates: 'financial_entries',
  incomes: 'financial_entries',
  inheritancesTrusts: 'financial_entries',
  legacyJointProperties: 'financial_entries',
};

interface Subject {
  readonly subjectKind?: string;
  readonly subjectId?: string;
  readonly documentId?: string;
}

/**
 * Hashes of a subject as it is stored, before and after: keyed with the couple's own key (the house's where there is no
 * document), so that nobody finds a value by trying. What it was before is what its last entry in the chain says that it
 * was after. An event that names no subject is about its document.
 */
export async function subjectHashes(tx: Tx, chain: string, event: Subject) {
  const subjectKind = event.subjectKind ?? 'document';
  const subjectId = event.subjectId ?? (subjectKind === 'document' ? event.documentId : undefined);
  const table = tables[subjectKind];
  if (subjectId === undefined || table === undefined) return null;
  const { rows } = await sql<{ stored: string }>`
    select to_jsonb(subject)::text as stored from ${sql.table(table)} as subject where id = ${subjectId}`.execute(tx);
  const before = await tx
    .selectFrom('auditEntries')
    .select('hashAfter')
    .where('chain', '=', chain)
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', subjectId)
    .where('format', '=', 2)
    .where('outcome', '=', 'DONE')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [row] = rows;
  const seal = event.documentId === undefined ? houseSealIn(tx) : await coupleSealIn(tx, event.documentId);
  return {
    subjectKind,
    subjectId,
    hashBefore: before?.hashAfter ?? null,
    hashAfter: row === undefined ? null : seal.fingerprint(`${table} ${row.stored}`),
  };
}

/** SHA-256 of the agreement's PDF; null where none was made. */
export async function agreementSha256(tx: Tx, documentId: string): Promise<string | null> {
  const file = await tx
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.generatedPdfFileId')
    .select('files.sha256')
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return file?.sha256 ?? null;
}
