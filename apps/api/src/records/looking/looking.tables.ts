import type { LookedAt } from '@troth/domain/looking';
import type { Generated } from 'kysely';
import type { Instant, Optional } from '../../kernel/database/columns';

export interface LookingTables {
  adminAccesses: {
    id: Generated<string>;
    documentId: string;
    adminId: string;
    ticketId: Optional<string>;
    sealedReason: Optional<Uint8Array>;
    openedAt: Instant;
  };
  looks: { documentId: string; readerId: string; what: LookedAt | 'BY_LINK'; beganAt: Instant };
}
