import {
  type DisclosedFile,
  type DisclosureSnapshot,
  disclosureSnapshot,
  FINANCIAL_KINDS,
  listEntries,
  type LiveEntries,
  type StatableKind,
  snapshotText,
} from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { evidenceRepository } from '../evidence/evidence.repository';
import { presentEntry } from '../finances/finance.presenter';
import { type EntryRow, financeRepository } from '../finances/finance.repository';
import type { DocumentRow } from '../couples/couple';
import { nothingRepository } from '../receipts/nothing.repository';
import { sha256 } from '../receipts/sha256';

/** Everything that one partner has disclosed by now. */
export interface Disclosed {
  readonly userId: string;
  readonly entries: LiveEntries;
  readonly nothingToDisclose: readonly StatableKind[];
  readonly files: readonly DisclosedFile[];
  readonly snapshot: DisclosureSnapshot;
  /** SHA-256 of the snapshot: equal as long as nothing of the disclosure has changed. */
  readonly version: string;
}

/** Both partners' live entries with their evidence, and what they stated to have nothing of. */
export interface DisclosedByBoth {
  readonly rows: readonly EntryRow[];
  /** Null before there is such a partner. */
  readonly of: Readonly<Record<Side, Disclosed | null>>;
}

export const liveEntriesOf = (rows: readonly EntryRow[], userId: string): LiveEntries =>
  Object.fromEntries(
    FINANCIAL_KINDS.map((kind) => [
      kind,
      rows.filter((row) => row.userId === userId && row.kind === kind).map((row) => presentEntry(row)),
    ]),
  ) as unknown as LiveEntries;

export async function readDisclosed(
  tx: Tx,
  document: Pick<DocumentRow, 'id' | 'userAId' | 'userBId'>,
): Promise<DisclosedByBoth> {
  const [rows, statements, files] = await together(
    financeRepository(tx).listOfDocument(document.id),
    nothingRepository(tx).listOfDocument(document.id),
    evidenceRepository(tx).listOfDocument(document.id) as Promise<readonly DisclosedFile[]>,
  );
  const disclosedBy = (userId: string): Disclosed => {
    const entries = liveEntriesOf(rows, userId);
    // An entry that was added at the same moment as the statement was made withdraws it too.
    const nothingToDisclose = statements
      .filter((statement) => statement.userId === userId && entries[statement.kind].length === 0)
      .map(({ kind }) => kind);
    const listed = listEntries(entries);
    const ids = new Set(listed.map(({ entry }) => entry.id));
    const own = files.filter(({ entryId }) => ids.has(entryId));
    const snapshot = disclosureSnapshot({ entries: listed, nothingToDisclose, files: own });
    return { userId, entries, nothingToDisclose, files: own, snapshot, version: sha256(snapshotText(snapshot)) };
  };
  return {
    rows,
    of: {
      A: disclosedBy(document.userAId),
      B: document.userBId === null ? null : disclosedBy(document.userBId),
    },
  };
}
