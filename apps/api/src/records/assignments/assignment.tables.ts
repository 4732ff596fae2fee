import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';

/** What an attorney was compared with before the assignment. */
export interface Compared {
  readonly userIds: readonly string[];
  readonly attorneyIds: readonly string[];
  readonly lawFirmIds: readonly string[];
  readonly outsideAttorneys: number;
}

export interface AssignmentTables {
  attorneyAssignments: EntityColumns & {
    documentId: string;
    clientId: string;
    attorneyId: string;
    lawFirmId: Optional<string>;
    compared: Json<Compared>;
    comparedAt: Instant;
    answer: Optional<'NO_CONFLICT' | 'CANNOT_ACT'>;
    answeredAt: NullableInstant;
    sealedReason: Optional<Uint8Array>;
  };
}
