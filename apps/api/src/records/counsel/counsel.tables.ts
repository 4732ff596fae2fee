import type { CounselKind, CounselVerdict } from '@troth/domain/jurisdictions';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional } from '../../kernel/database/columns';

export interface CounselTables {
  counselVerdicts: {
    id: Generated<string>;
    position: ColumnType<string, never, never>;
    stateId: string;
    kind: CounselKind;
    key: string;
    verdict: CounselVerdict;
    contentHash: string;
    attorneyId: Optional<string>;
    attorneyName: string;
    barNumber: Optional<string>;
    note: Optional<string>;
    createdById: string;
    createdAt: Instant;
  };
  videoChanges: {
    videoId: string;
    title: string;
    author: string;
    youtubeLink: string;
    location: string;
    stateId: Optional<string>;
    updatedById: string;
    updatedAt: Instant;
  };
}
