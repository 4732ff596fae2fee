import type { Generated } from 'kysely';
import type { Instant, Optional } from '../../kernel/database/columns';

export interface AdminActionTables {
  adminActions: {
    id: Generated<string>;
    action: string;
    adminId: string;
    userId: Optional<string>;
    documentId: Optional<string>;
    subjectKind: string;
    subjectId: string;
    sealedReason: Optional<Uint8Array>;
    createdAt: Instant;
  };
}
