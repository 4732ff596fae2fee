import { useSuspenseQuery } from '@tanstack/react-query';
import { Timeline } from '@troth/portal/timeline/timeline';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { useAttorney } from '../../shared/attorney';
import { clientName, clientQuery } from '../../shared/clients';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './clients.module.css';

/** How the client's agreement came about, and its log: what the partners themselves read. */
export function TimelineScreen({ clientId }: { clientId: string }) {
  const { data: client } = useSuspenseQuery(clientQuery(useAttorney().id, clientId));
  const name = clientName(client);
  return (
    <Page
      title={t('timeline.title')}
      kicker={
        <span className={classes.crumbs}>
          <Link href={paths.clients()}>{t('clients.crumb')}</Link> / <Link href={paths.client(client.id)}>{name}</Link>{' '}
          / {t('timeline.title')}
        </span>
      }
      lead={t('timeline.lead', { name: client.firstName ?? name })}
    >
      <Timeline documentId={client.documentId} now={new Date()} />
    </Page>
  );
}
