import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { MailIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PartnerName } from '@troth/ui/partner-mark';
import { PhoneLink } from '@troth/ui/phone-number';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatCalendarDay, formatDay, formatMoment } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { AgreementDownload } from './agreement-download';
import { ApprovalActions } from './approval';
import classes from './clients.module.css';
import { CounselList } from './counsel-list';
import { appointmentState, counselQuery, eventsQuery } from './queries';
import { callText, counselText, deadlineText } from './words';

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
        <span className={classes.with}>
          {t('client.with')}
          <PartnerName side={otherSide} name={client.partnerName} />
        </span>
      )}
    </span>
  );
}

/** One client: how to reach them, and where the agreement stands. No answers. Portals spec §6. */
export function ClientScreen({
  clientId,
  renderMessages,
  notes,
}: {
  clientId: string;
  renderMessages: (client: Client) => ReactNode;
  notes: ReactNode;
}) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const stateName = useStateName();
  const name = clientName(client);
  const isRepresented = client.services.includes('REPRESENTATION');
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
          <span className={classes.stage}>
            <ClientStageTag client={client} />
          </span>
          {renderMessages(client)}
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
              value: client.phoneNumber === null ? null : <PhoneLink number={client.phoneNumber} />,
            },
            { key: 'service', label: t('clients.service'), value: services.join(', ') },
            { key: 'call', label: t('clients.call'), value: callText(client) },
            { key: 'since', label: t('clients.since'), value: formatDay(client.clientSince) },
          ]}
        />
      </Section>
      <Section title={t('client.agreement')} hasRule>
        <Facts
          facts={[
            { key: 'state', label: t('clients.state'), value: stateName(client.stateId) },
            ...(isRepresented
              ? [
                  {
                    key: 'wedding',
                    label: t('clients.wedding'),
                    value: client.weddingDate === null ? null : formatCalendarDay(client.weddingDate),
                  },
                  { key: 'deadline', label: t('clients.deadline'), value: deadlineText(client) },
                ]
              : []),
            {
              key: 'counsel',
              label: t('clients.counsel'),
              value: client.partnerCounsel?.name ?? counselText(client),
            },
            { key: 'made', label: t('client.made'), value: dayOf(client.generatedAt) },
            {
              key: 'status',
              label: t('client.approval'),
              value: enumerationLabel(say, 'documentStatus', client.documentStatus),
            },
            { key: 'final', label: t('client.final'), value: dayOf(client.finalizedAt) },
          ]}
        />
        {client.generatedAt !== null && isRepresented && (
          <div className={classes.actions}>
            <LinkButton href={paths.clientAgreement(client.id)} variant="primary" isFullWidthOnPhone>
              {t('client.read')}
            </LinkButton>
            <AgreementDownload documentId={client.documentId} />
          </div>
        )}
        {isRepresented && (
          <p className={classes.more}>
            <Link href={paths.clientAnswers(client.id)}>{t('client.answers')}</Link>
            <Link href={paths.clientTimeline(client.id)}>{t('client.timeline')}</Link>
          </p>
        )}
      </Section>
      <Appointments client={client} />
      {isRepresented && <Approval client={client} />}
      {notes}
    </Page>
  );
}

/** The calls with this client, the latest first. */
function Appointments({ client }: { client: Client }) {
  const { data: events } = useSuspenseQuery(eventsQuery(useAttorney().id));
  const own = events.filter(({ beneficiaryUserId }) => beneficiaryUserId === client.id);
  return (
    <Section title={t('client.appointments')} hasRule>
      {own.length === 0 ? (
        <Text tone="secondary">{t('client.noAppointments')}</Text>
      ) : (
        <Facts
          facts={own.map((event) => ({
            key: event.id,
            label: formatMoment(event.eventStartAt),
            value: t(`client.appointment.${appointmentState(event)}`, {
              service: enumerationLabel(say, 'attorneyServiceType', event.serviceType),
            }),
          }))}
        />
      )}
    </Section>
  );
}

/** Who has approved the current version; approving is where it is read. */
function Approval({ client }: { client: Client }) {
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  const isApproved = client.approvedAt !== null;
  return (
    <Section title={t('client.approvals')} hasRule>
      <CounselList counsel={counsel} />
      <div className={classes.actions}>
        {isApproved ? (
          <ApprovalActions client={client} counsel={counsel} version={counsel.version} isOutrun={false} />
        ) : (
          <Text size="small">{counsel.refusal?.message ?? t('client.approveWhereRead')}</Text>
        )}
      </div>
    </Section>
  );
}

export function NoSuchClient() {
  return (
    <Page title={t('clients.missing.title')} lead={t('clients.missing.text')}>
      <LinkButton href={paths.clients()}>{t('clients.back')}</LinkButton>
    </Page>
  );
}
