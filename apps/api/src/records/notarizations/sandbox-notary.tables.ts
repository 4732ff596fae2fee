import type { ColumnType } from 'kysely';
import type { Instant, NullableInstant, Optional } from '../../kernel/database/columns';

export interface SandboxNotaryTables {
  sandboxNotaryTransactions: {
    id: string;
    reference: string;
    status: string;
    fileReference: Optional<string>;
    fileSha256: Optional<string>;
    isWitnessRequired: boolean;
    isTogether: Optional<boolean>;
    witnesses: ColumnType<string[], string | undefined, string>;
    witnessedAt: NullableInstant;
    rejection: Optional<string>;
    returnUrl: string;
    activatesAt: NullableInstant;
    expiresAt: NullableInstant;
    endedAt: NullableInstant;
    createdAt: Instant;
  };
  sandboxNotarySigners: {
    token: string;
    transactionId: string;
    place: number;
    reference: string;
    role: 'PARTNER' | 'ATTORNEY';
    identityFailures: ColumnType<number, number | undefined, number>;
    lockedUntil: NullableInstant;
    identifiedAt: NullableInstant;
    joinedAt: NullableInstant;
    signedAt: NullableInstant;
  };
}
