import type { FinancialKind } from '@troth/domain/disclosure';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Optional } from '../../kernel/database/columns';

export interface FinanceTables {
  financialEntries: EntityColumns & {
    kind: FinancialKind;
    userId: string;
    documentId: string;
    currency: string;
    /** What the kind's schema holds, as sealed JSON. */
    sealedFields: Uint8Array;
    partnerAgrees: Optional<boolean>;
    version: ColumnType<number, number | undefined, number>;
  };
}
