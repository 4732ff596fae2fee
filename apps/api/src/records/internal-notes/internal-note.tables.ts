import type { ColumnType } from 'kysely';
import type { EntityColumns, NullableInstant, Optional } from '../../kernel/database/columns';

export interface InternalNoteTables {
  internalNotes: EntityColumns & {
    documentId: string;
    attorneyId: string;
    clientId: string;
    sealedMessage: Uint8Array;
    sealedAbout: Optional<Uint8Array>;
    isPinned: ColumnType<boolean, boolean | undefined, boolean>;
    editedAt: NullableInstant;
    version: ColumnType<number, number | undefined, number>;
  };
}
