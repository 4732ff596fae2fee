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
  limitCounts: { key: string; points: number; expire: number | null };
  sessions: {
    tokenHash: string;
    externalId: string;
    claims: Json<{
      email: string | null;
      emailVerified: boolean;
      clientId: string | null;
      /** Missing in sessions from before tokens said so. */
      amr?: string[];
      acr?: string | null;
    }>;
    /** The session at the identity provider that the token named; null where it named none. */
    sessionId: Optional<string>;
    authenticatedAt: Instant;
    lastActiveAt: Instant;
    createdAt: Instant;
    expiresAt: Instant;
  };
}
