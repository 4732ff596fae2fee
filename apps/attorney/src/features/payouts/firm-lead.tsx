import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';

const firmQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'law-firms'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/law-firms', { params: { path: { id, aid: id } }, signal })),
  });

/**
 * Whom to ask about the firm's payouts, for an attorney who does not lead it; an admin names a lead where there is
 * none.
 */
export function FirmLead() {
  const { data: firms } = useSuspenseQuery(firmQuery(useAttorney().id));
  const [firm] = firms;
  if (firm === undefined) return <>{t('payouts.noFirm')}</>;
  const { name, leadName = null } = firm;
  return (
    <>{leadName === null ? t('payouts.noLead', { firm: name }) : t('payouts.ledBy', { firm: name, lead: leadName })}</>
  );
}
