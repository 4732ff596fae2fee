import type { ResolutionKind } from '@troth/domain/alignment';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Json, Optional } from '../../database/columns';

export interface AnswerTables {
  answers: EntityColumns & {
    questionId: string;
    userId: string;
    documentId: string;
    valueTyped: Optional<string>;
    questionOptionIds: Json<string[]>;
    version: ColumnType<number, number | undefined, number>;
  };
  resolutions: EntityColumns & {
    documentId: string;
    questionId: string;
    initiatedByUserId: string;
    answerId: string;
    previousTypedValue: Optional<string>;
    previousOptionIds: Json<string[]>;
    kind: ResolutionKind;
    settledTypedValue: Optional<string>;
    settledOptionIds: Json<string[]>;
  };
}
