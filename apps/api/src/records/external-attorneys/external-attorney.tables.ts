import type { Generated } from 'kysely';
import type { EntityColumns, Instant, NullableInstant, Optional } from '../../kernel/database/columns';

export interface ExternalAttorneyTables {
  externalAttorneys: EntityColumns & {
    documentId: string;
    userId: string;
    /** `AttorneyFacts`. */
    sealedFacts: Uint8Array;
    barStateId: string;
    certificateFileId: Optional<string>;
    certificateVersion: Optional<string>;
  };
  externalAttorneyLinks: {
    id: Generated<string>;
    externalAttorneyId: string;
    version: string;
    tokenHash: string;
    sentAt: Instant;
    expiresAt: Instant;
    revokedAt: NullableInstant;
    confirmedAt: NullableInstant;
    sealedSignedName: Optional<Uint8Array>;
  };
}
