import { sql } from 'kysely';
import type { Tx } from '../database/database';
import type { Seal } from '../protection/protection';
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
  disciplinaryRecord: 'disciplinary_records',
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

export interface SubjectHashes {
  readonly hashBefore: string | null;
  readonly hashAfter: string | null;
}

/**
 * What a statement that writes a row of a couple gives back for the row's audit entry, so that the row is not read again.
 * Only where nobody else can write about the same subject at the same time: the writer holds the document.
 */
export const returnedForAudit = (table: 'answers', chain: string, subjectKind: string, subjectId: string) => ({
  storedText: sql<string>`to_jsonb(${sql.table(table)})::text`,
  hashBefore: hashBefore(chain, subjectKind, subjectId),
});

/** The hashes of what was given back. */
export const hashesOf = (
  seal: Seal,
  table: 'answers',
  { storedText, hashBefore: before }: { storedText: string; hashBefore: string | null },
): SubjectHashes => ({ hashBefore: before, hashAfter: fingerprintOf(seal, table, storedText) });

const fingerprintOf = (seal: Seal, table: string, stored: string) => seal.fingerprint(`${table} ${stored}`);

/** What the last entry about a subject says that it was. */
const hashBefore = (chain: string, subjectKind: string, subjectId: string) => sql<string | null>`(
  select hash_after from audit_entries
  where chain = ${chain} and subject_kind = ${subjectKind} and subject_id = ${subjectId} and format = 2 and outcome = 'DONE'
  order by position desc limit 1)`;

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
  const { rows } = await sql<{ stored: string | null; before: string | null }>`
    select
      (select to_jsonb(subject)::text from ${sql.table(table)} as subject where id = ${subjectId}) as stored,
      ${hashBefore(chain, subjectKind, subjectId)} as before`.execute(tx);
  const [row] = rows;
  const seal = event.documentId === undefined ? houseSealIn(tx) : await coupleSealIn(tx, event.documentId);
  return {
    subjectKind,
    subjectId,
    hashBefore: row?.before ?? null,
    hashAfter: row?.stored == null ? null : fingerprintOf(seal, table, row.stored),
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
