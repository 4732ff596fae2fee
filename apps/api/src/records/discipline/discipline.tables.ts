import type { DisciplineSeverity } from '@troth/domain/attorneys';
import type { EntityColumns, Optional } from '../../kernel/database/columns';

export interface DisciplineTables {
  disciplinaryRecords: EntityColumns & {
    attorneyId: string;
    stateId: string;
    /** A calendar date. */
    recordDate: string;
    sealedDescription: Uint8Array;
    sourceUrl: Optional<string>;
    severity: DisciplineSeverity;
    isResolved: boolean;
  };
}
