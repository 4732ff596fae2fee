import { Page } from '@troth/ui/page';
import { useNavigate, useSearchParams } from 'react-router';
import { AcceptInvitation } from '../features/partner/accept-invitation';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /invitation?token=...: where the invitation's mail leads. Nothing is accepted before the person confirms it. */
export function InvitationRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Page title={t('partner.accept.title')}>
      <AcceptInvitation token={search.get('token')} onAccepted={() => void navigate(paths.home(), { replace: true })} />
    </Page>
  );
}
