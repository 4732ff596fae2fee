import { randomUUID } from 'node:crypto';
import { type DisclosureSnapshot, disclosureSnapshotSchema, snapshotText } from '@troth/domain/disclosure';
import type { Tx } from '../../kernel/database/database';
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
      if (row === undefined) return null;
      const opened = (await coupleSealIn(tx, documentId)).open(placeOf(row.id), row.sealedSnapshot);
      return {
        number: row.number,
        confirmedAt: row.confirmedAt,
        version: sha256(opened),
        get snapshot() {
          return disclosureSnapshotSchema.parse(JSON.parse(opened));
        },
      };
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
