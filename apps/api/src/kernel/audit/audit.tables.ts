import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional } from '../database/columns';

export interface AuditTables {
  auditChains: {
    chain: string;
    length: number;
    headHash: string;
    /** 1 until its first entry of the new form is written. */
    format: ColumnType<number, number | undefined, number>;
    heads: ColumnType<number, number | undefined, number>;
    lastHead: Optional<string>;
    signed: ColumnType<number, number | undefined, number>;
  };
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
    format: number;
    contentHash: Optional<string>;
    fromHash: Optional<string>;
    fromSalt: Optional<string>;
    fileSha256: Optional<string>;
    entryCount: Optional<number>;
    salt: Optional<string>;
    /** With which personal access token; no part of what is hashed. */
    tokenId: Optional<string>;
  };
  auditRefusals: { actorKey: string; chain: string; hour: Instant; count: number };
  auditKeys: {
    number: number;
    id: string;
    publicKey: string;
    sealedPrivateKey: Optional<Uint8Array>;
    createdAt: Instant;
    signature: string;
  };
  auditHeads: {
    chain: string;
    number: number;
    position: number;
    hash: string;
    signedAt: Instant;
    reason: string;
    previous: Optional<string>;
    keyId: string;
    signature: string;
  };
}
