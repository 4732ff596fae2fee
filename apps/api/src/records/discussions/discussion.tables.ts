import type { ColumnType } from 'kysely';
import type { EntityColumns } from '../../kernel/database/columns';

export interface DiscussionTables {
  discussions: EntityColumns & {
    documentId: string;
    questionId: string;
    authorUserId: string;
    sealedText: Uint8Array;
    isResolved: ColumnType<boolean, boolean | undefined, boolean>;
  };
}
