import type { ResolutionKind } from '@troth/domain/alignment';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Instant, Json, Optional } from '../../kernel/database/columns';

export interface AnswerTables {
  answers: EntityColumns & {
    questionId: string;
    userId: string;
    documentId: string;
    sealedValue: Optional<Uint8Array>;
    questionOptionIds: Json<string[]>;
    version: ColumnType<number, number | undefined, number>;
  };
  /** Sections of the questionnaire that a partner opened and left by Continue. */
  continuedSections: {
    documentId: string;
    userId: string;
    sectionKey: string;
    continuedAt: Instant;
  };
  resolutions: EntityColumns & {
    documentId: string;
    questionId: string;
    initiatedByUserId: string;
    answerId: string;
    sealedPreviousValue: Optional<Uint8Array>;
    previousOptionIds: Json<string[]>;
    kind: ResolutionKind;
    sealedSettledValue: Optional<Uint8Array>;
    settledOptionIds: Json<string[]>;
  };
}
