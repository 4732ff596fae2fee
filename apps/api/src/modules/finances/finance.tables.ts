import type { FinancialKind } from '@troth/domain/disclosure';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Json, Optional } from '../../database/columns';

export interface FinanceTables {
  financialEntries: EntityColumns & {
    kind: FinancialKind;
    userId: string;
    documentId: string;
    currency: string;
    fields: Json<Record<string, unknown>>;
    partnerAgrees: Optional<boolean>;
    version: ColumnType<number, number | undefined, number>;
  };
}
