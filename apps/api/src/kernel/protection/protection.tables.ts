import type { ColumnType, Generated } from 'kysely';
import type { Optional } from '../database/columns';

export interface ProtectionTables {
  dataKeys: {
    id: Generated<string>;
    /** Null for the key of the house itself. */
    documentId: Optional<string>;
    wrappedKey: Uint8Array;
    rootKeyId: string;
    createdAt: ColumnType<Date, Date | undefined, never>;
  };
}
