import type { ReviewStatus } from '@troth/domain/attorneys';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Optional } from '../../kernel/database/columns';

export interface ReviewTables {
  attorneyReviews: EntityColumns & {
    attorneyId: string;
    userId: string;
    purchaseItemId: Optional<string>;
    message: string;
    rating: number;
    status: ColumnType<ReviewStatus, ReviewStatus | undefined, ReviewStatus>;
  };
}
