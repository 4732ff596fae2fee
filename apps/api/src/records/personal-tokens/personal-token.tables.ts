import type { TokenEnd, TokenScope } from '@troth/domain/integrations';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';

export interface PersonalTokenTables {
  personalTokens: {
    id: Generated<string>;
    userId: string;
    name: string;
    scopes: Json<TokenScope[]>;
    tokenHash: string;
    ending: string;
    amr: Json<string[]>;
    acr: Optional<string>;
    createdAt: Instant;
    expiresAt: Instant;
    lastUsedAt: NullableInstant;
    endedAt: NullableInstant;
    endReason: Optional<TokenEnd>;
  };
}
