import { LoadBoundary } from '@troth/portal/load-boundary';
import { LinkButton } from '@troth/ui/button';
import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { StateScreen } from '../features/law/state-screen';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /admin/states/{id}. Portals spec §2. */
export function StateRoute() {
  const { id = '' } = useParams();
  const loading = (
    <Page>
      <PageSkeleton>
        <RowsSkeleton rows={8} />
      </PageSkeleton>
    </Page>
  );
  const missing = (
    <Page title={t('law.missing.title')} lead={t('law.missing.text')}>
      <LinkButton href={paths.states()}>{t('law.back')}</LinkButton>
    </Page>
  );
  return (
    <LoadBoundary key={id} loading={loading} missing={missing}>
      <StateScreen id={id} />
    </LoadBoundary>
  );
}
