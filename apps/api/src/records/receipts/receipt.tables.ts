import type { StatableKind } from '@troth/domain/disclosure';
import type { ColumnType } from 'kysely';
import type { Instant } from '../../kernel/database/columns';

export interface ReceiptTables {
  nothingToDisclose: {
    documentId: string;
    userId: string;
    kind: StatableKind;
    statedAt: Instant;
  };
  /** Only added to; the database refuses changes. */
  disclosureReceipts: {
    id: string;
    documentId: string;
    ownerId: string;
    readerId: string;
    number: number;
    /** The snapshot's canonical JSON, sealed with the couple's key. */
    sealedSnapshot: ColumnType<Uint8Array, Buffer, never>;
    confirmedAt: Instant;
  };
}
