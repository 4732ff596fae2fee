import type { ColumnType } from 'kysely';
import type { EntityColumns, Json, Optional } from '../../kernel/database/columns';

export interface LibraryTables {
  libraryGroups: EntityColumns & {
    name: string;
    description: Optional<string>;
    /** Null: for all states. */
    stateId: Optional<string>;
    /** In their order. */
    sectionTemplateIds: Json<string[]>;
    clauseTemplateIds: Json<string[]>;
    isArchived: ColumnType<boolean, boolean | undefined, boolean>;
  };
}
