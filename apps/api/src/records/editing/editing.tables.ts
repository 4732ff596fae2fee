import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableInstant, Optional } from '../../kernel/database/columns';

export interface EditingTables {
  documentLocks: {
    documentId: string;
    holderId: string;
    /** Of the tab that holds it. */
    token: string;
    acquiredAt: Instant;
    renewedAt: Instant;
  };
  draftSets: {
    id: Generated<string>;
    documentId: string;
    authorId: string;
    /** The commit that is edited. */
    baseCommitAt: Instant;
    /** Counts the saves. */
    version: ColumnType<number, number | undefined, number>;
    /** When its author left the matter. */
    leftAt: NullableInstant;
    createdAt: Instant;
    updatedAt: Instant;
  };
  draftParts: {
    id: Generated<string>;
    documentId: string;
    draftSetId: string;
    /** The section or clause of the tree. */
    partId: string;
    kind: 'SECTION' | 'CLAUSE';
    sealedPart: Uint8Array;
    createdAt: Instant;
    updatedAt: Instant;
  };
  leftOffers: {
    documentId: string;
    userId: string;
    formerCommitAt: Instant;
    clauseId: string;
    leftAt: Instant;
  };
  draftErasures: {
    id: Generated<string>;
    documentId: string;
    erasedById: string;
    holderId: Optional<string>;
    erasedParts: number;
    sealedReason: Uint8Array;
    erasedAt: Instant;
  };
}
