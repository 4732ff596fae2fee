import type { Generated } from 'kysely';
import type { Instant, Optional } from '../database/columns';

export interface AuditTables {
  auditChains: { chain: string; length: number; headHash: string };
  auditEntries: {
    id: Generated<string>;
    chain: string;
    position: number;
    occurredAt: Instant;
    actorKind: string;
    actorUserId: Optional<string>;
    action: string;
    outcome: 'DONE' | 'REFUSED';
    reason: Optional<string>;
    subjectKind: Optional<string>;
    subjectId: Optional<string>;
    documentId: Optional<string>;
    ipAddress: Optional<string>;
    requestId: Optional<string>;
    hashBefore: Optional<string>;
    hashAfter: Optional<string>;
    previousHash: string;
    hash: string;
  };
}
