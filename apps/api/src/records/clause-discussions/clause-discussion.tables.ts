import type { DiscussionAudience } from '@troth/domain/agreement';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Instant, NullableInstant } from '../../kernel/database/columns';

export interface ClauseDiscussionTables {
  clauseDiscussions: EntityColumns & {
    documentId: string;
    /** Of the tree, whichever version has it. */
    clauseId: string;
    audience: DiscussionAudience;
    authorUserId: string;
    sealedText: Uint8Array;
    sealedQuote: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>;
    isResolved: ColumnType<boolean, boolean | undefined, boolean>;
  };
  clauseDiscussionReads: {
    documentId: string;
    userId: string;
    /** What was written until then was read. */
    readAt: Instant;
    /** When the reader was last told by mail that something waits. */
    mailedAt: NullableInstant;
  };
}
