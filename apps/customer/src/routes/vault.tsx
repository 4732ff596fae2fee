import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { VaultShelves } from '../features/vault/vault-shelves';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /vault: what is worth keeping of the notarized agreement. ADR 0052. */
export function VaultRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('vault.title')} lead={t('vault.lead')}>
      <LoadBoundary failed={t('vault.loadFailed')} loading={<CardSkeleton height={320} />}>
        <VaultShelves own={own} />
      </LoadBoundary>
    </Page>
  );
}
