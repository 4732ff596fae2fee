import { LoadBoundary } from '@troth/portal/load-boundary';
import { LinkButton } from '@troth/ui/button';
import { Page } from '@troth/ui/page';
import { useParams } from 'react-router';
import { CounselStateScreen } from '../features/counsel/counsel-state-screen';
import { paths } from '../shared/paths';
import { recordLoading } from '../shared/record-loading';
import { t } from '../shared/texts';

/** /admin/counsel/{stateId}. */
export function CounselStateRoute() {
  const { stateId = '' } = useParams();
  const missing = (
    <Page title={t('law.missing.title')} lead={t('law.missing.text')}>
      <LinkButton href={paths.counsel()}>{t('law.back')}</LinkButton>
    </Page>
  );
  return (
    <LoadBoundary key={stateId} loading={recordLoading} missing={missing}>
      <CounselStateScreen stateId={stateId} />
    </LoadBoundary>
  );
}
