import { LoadBoundary } from '@troth/portal/load-boundary';
import { LinkButton } from '@troth/ui/button';
import { Page } from '@troth/ui/page';
import { useParams } from 'react-router';
import { GroupScreen } from '../features/library/group-screen';
import { paths } from '../shared/paths';
import { recordLoading } from '../shared/record-loading';
import { t } from '../shared/texts';

/** /admin/library-groups/{id}. Portals spec §2. */
export function LibraryGroupRoute() {
  const { id = '' } = useParams();
  const missing = (
    <Page title={t('library.missing')} lead={t('library.missing.text')}>
      <LinkButton href={paths.libraryGroups()}>{t('library.back')}</LinkButton>
    </Page>
  );
  return (
    <LoadBoundary key={id} loading={recordLoading} missing={missing}>
      <GroupScreen id={id} />
    </LoadBoundary>
  );
}
