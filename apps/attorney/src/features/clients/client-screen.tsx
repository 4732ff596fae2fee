import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { MailIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PartnerName } from '@troth/ui/partner-mark';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { AgreementDownload } from './agreement-download';
import classes from './clients.module.css';

const dayOf = (instant: string | null) => (instant === null ? null : formatDay(instant));

function Parties({ client }: { client: Client }) {
  const otherSide = client.side === 'A' ? 'B' : 'A';
  return (
    <span className={classes.parties}>
      <PartnerName side={client.side} name={client.firstName ?? clientName(client)} />
      <span>{t('client.yours')}</span>
      {client.partnerName === null ? (
        <span>{t('client.noPartner')}</span>
      ) : (
        <>
          <span>{t('client.with')}</span>
          <PartnerName side={otherSide} name={client.partnerName} />
        </>
      )}
    </span>
  );
}

/** One client: how to reach them, and where the agreement stands. No answers. Portals spec §6. */
export function ClientScreen({ clientId }: { clientId: string }) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const stateName = useStateName();
  const name = clientName(client);
  const services = client.services.map((service) => enumerationLabel(say, 'attorneyServiceType', service));

  return (
    <Page
      title={name}
      kicker={
        <span className={classes.crumbs}>
          <Link href={paths.clients()}>{t('clients.crumb')}</Link> / {name}
        </span>
      }
      lead={<Parties client={client} />}
      actions={
        <>
          <ClientStageTag client={client} />
          <LinkButton href={`mailto:${client.email}`} icon={<MailIcon size={16} />}>
            {t('client.write', { name: client.firstName ?? name })}
          </LinkButton>
        </>
      }
    >
      <Section title={t('client.contact')} hasRule>
        <Facts
          facts={[
            {
              key: 'email',
              label: t('client.email'),
              value: <Link href={`mailto:${client.email}`}>{client.email}</Link>,
            },
            {
              key: 'phone',
              label: t('client.phone'),
              value:
                client.phoneNumber === null ? null : (
                  <Link href={`tel:${client.phoneNumber}`}>{client.phoneNumber}</Link>
                ),
            },
            { key: 'service', label: t('clients.service'), value: services.join(', ') },
            { key: 'since', label: t('clients.since'), value: formatDay(client.clientSince) },
          ]}
        />
      </Section>
      <Section title={t('client.agreement')} hasRule>
        <Facts
          facts={[
            { key: 'state', label: t('clients.state'), value: stateName(client.stateId) },
            { key: 'made', label: t('client.made'), value: dayOf(client.generatedAt) },
            {
              key: 'status',
              label: t('client.approval'),
              value: enumerationLabel(say, 'documentStatus', client.documentStatus),
            },
            { key: 'approved', label: t('client.approved'), value: dayOf(client.approvedAt) },
            { key: 'final', label: t('client.final'), value: dayOf(client.finalizedAt) },
          ]}
        />
        {client.generatedAt !== null && client.services.includes('REPRESENTATION') && (
          <AgreementDownload documentId={client.documentId} />
        )}
      </Section>
    </Page>
  );
}

export function NoSuchClient() {
  return (
    <Page title={t('clients.missing.title')} lead={t('clients.missing.text')}>
      <LinkButton href={paths.clients()}>{t('clients.back')}</LinkButton>
    </Page>
  );
}
