import { randomUUID } from 'node:crypto';
import { type DisclosureSnapshot, disclosureSnapshotSchema, snapshotText } from '@troth/domain/disclosure';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import type { Place } from '../../kernel/protection/sealing';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { sha256 } from './sha256';

/** Whose disclosure was received, and by whom. */
interface Between {
  readonly documentId: string;
  readonly ownerId: string;
  readonly readerId: string;
}

/** A receipt. Its snapshot is read when it is asked for: most ask for the version alone. */
export interface StoredReceipt {
  readonly number: number;
  readonly confirmedAt: Date;
  /** Of the disclosure that was received. */
  readonly version: string;
  readonly snapshot: DisclosureSnapshot;
}

const placeOf = (rowId: string): Place => ({ table: 'disclosure_receipts', column: 'sealed_snapshot', rowId });

/** Receipts are added and never changed. */
export function receiptRepository(tx: Tx) {
  const opened = async (row: Selectable<Schema['disclosureReceipts']>): Promise<StoredReceipt> => {
    const text = (await coupleSealIn(tx, row.documentId)).open(placeOf(row.id), row.sealedSnapshot);
    return {
      number: row.number,
      confirmedAt: row.confirmedAt,
      version: sha256(text),
      get snapshot() {
        return disclosureSnapshotSchema.parse(JSON.parse(text));
      },
    };
  };
  return {
    /** The last one, which is the one that counts; null before the first. */
    latest: async ({ documentId, ownerId, readerId }: Between): Promise<StoredReceipt | null> => {
      const row = await tx
        .selectFrom('disclosureReceipts')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('ownerId', '=', ownerId)
        .where('readerId', '=', readerId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : opened(row);
    },

    /** The last one of each that either partner gave the other, by whose disclosure it is of. */
    latestByOwner: async (documentId: string): Promise<ReadonlyMap<string, StoredReceipt>> => {
      const rows = await rowsOf(
        tx,
        tx
          .selectFrom('disclosureReceipts')
          .selectAll()
          .distinctOn(['ownerId', 'readerId'])
          .where('documentId', '=', documentId)
          .orderBy('ownerId')
          .orderBy('readerId')
          .orderBy('number', 'desc'),
      );
      return new Map(await Promise.all(rows.map(async (row) => [row.ownerId, await opened(row)] as const)));
    },

    add: async (between: Between, number: number, snapshot: DisclosureSnapshot, now: Date): Promise<string> => {
      const id = randomUUID();
      const seal = await coupleSealIn(tx, between.documentId);
      await tx
        .insertInto('disclosureReceipts')
        .values({
          id,
          documentId: between.documentId,
          ownerId: between.ownerId,
          readerId: between.readerId,
          number,
          sealedSnapshot: seal.seal(placeOf(id), snapshotText(snapshot)),
          confirmedAt: now,
        })
        .execute();
      return id;
    },
  };
}
