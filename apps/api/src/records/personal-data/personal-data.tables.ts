import type { Generated } from 'kysely';
import type { Instant, NullableInstant, Optional } from '../../kernel/database/columns';

export interface PersonalDataTables {
  personalArchives: {
    id: Generated<string>;
    userId: string;
    status: 'MAKING' | 'READY' | 'FAILED' | 'GONE';
    attempt: Generated<number>;
    sealedKey: Optional<Uint8Array>;
    size: Optional<number>;
    requestedAt: Instant;
    readyAt: NullableInstant;
    expiresAt: NullableInstant;
    linkHash: Optional<string>;
    linkExpiresAt: NullableInstant;
  };
  accountDeletions: {
    id: Generated<string>;
    userId: string;
    status: 'SCHEDULED' | 'CANCELED' | 'DONE';
    requestedAt: Instant;
    dueAt: Instant;
    cancelHash: string;
    endedAt: NullableInstant;
  };
  erasedFiles: { key: string; erasedAt: Instant };
  personalArchivePieces: { id: string; archiveId: string; attempt: number; number: number; key: string };
}
