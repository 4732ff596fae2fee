import type { Generated } from 'kysely';
import type { Instant } from '../../kernel/database/columns';

export interface RescissionTables {
  approvalRescissions: {
    id: Generated<string>;
    documentId: string;
    side: 'A' | 'B';
    /** Null for an attorney whom the partner found. */
    rescindedById: string | null;
    sealedReason: Uint8Array;
    rescindedAt: Instant;
  };
}
