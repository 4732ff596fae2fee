import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { LedgerScreen } from '../features/ledger/ledger-screen';
import { t } from '../shared/texts';

/** /admin/ledger. Portals spec §2. */
export function LedgerRoute() {
  return (
    <LoadBoundary title={t('ledger.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <LedgerScreen />
    </LoadBoundary>
  );
}
