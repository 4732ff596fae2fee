import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { ExchangeRatesScreen } from '../features/exchange-rates/exchange-rates-screen';
import { t } from '../shared/texts';

/** /admin/exchange-rates. */
export function ExchangeRatesRoute() {
  return (
    <LoadBoundary title={t('rates.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <ExchangeRatesScreen />
    </LoadBoundary>
  );
}
