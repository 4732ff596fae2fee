import type { Currency } from '@troth/domain/money';
import type { ColumnType } from 'kysely';
import type { EntityColumns } from '../../kernel/database/columns';

export interface ExchangeRateTables {
  forExRates: EntityColumns & {
    currency: Currency;
    /** `numeric` comes as text, exactly as it is kept. */
    rate: ColumnType<string, number, never>;
    base: 'EUR';
    date: string;
    source: 'SHIPPED' | 'ECB';
    isHeld: boolean;
  };
}
