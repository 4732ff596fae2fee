import type { ColumnType } from 'kysely';
import type { Instant, Json, Optional } from './columns';

export interface PlumbingTables {
  settings: { key: string; value: Json<unknown>; updatedAt: ColumnType<Date, Date | undefined, Date> };
  idempotencyKeys: {
    actor: string;
    key: string;
    operation: string;
    bodyHash: string;
    status: number;
    sealedResponse: Optional<Uint8Array>;
    createdAt: Instant;
  };
  sessions: {
    tokenHash: string;
    externalId: string;
    claims: Json<{ email: string | null; emailVerified: boolean; clientId: string | null }>;
    createdAt: Instant;
    expiresAt: Instant;
  };
}
