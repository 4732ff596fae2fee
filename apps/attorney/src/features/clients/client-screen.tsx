import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { RecentActivity } from '@troth/portal/timeline/recent-activity';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PhoneLink } from '@troth/ui/phone-number';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { type Client, type ClientDetail, clientQuery } from '../../shared/clients';
import { formatLongDay } from '@troth/portal/instants';
import { formatCalendarDay, formatMoment } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { ApprovalActions } from './approval';
import classes from './clients.module.css';
import { CounselList } from './counsel-list';
import { OfferCall } from './offer-call';
import { appointmentState, counselQuery } from './queries';
import { callText, counselText, deadlineText, waitText } from './words';

const dayOf = (instant: string | null) => (instant === null ? null : formatLongDay(instant));

/** One client: how to reach them, and where the agreement stands. No answers. Portals spec §6. */
export function ClientScreen({ clientId }: { clientId: string }) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const stateName = useStateName();
  const isRepresented = client.services.includes('REPRESENTATION');

  return (
    <>
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
            { key: 'since', label: t('clients.since'), value: formatLongDay(client.clientSince) },
          ]}
        />
      </Section>
      <Section title={t('client.services')} hasRule>
        <Facts
          facts={[
            ...client.purchases.map(({ id, serviceType, pricePaidInCents, bookingStatus }) => ({
              key: id,
              label: enumerationLabel(say, 'attorneyServiceType', serviceType),
              value: t('client.purchase', {
                price: formatCents(pricePaidInCents, 'USD'),
                status: bookingStatus,
              }),
            })),
            { key: 'call', label: t('clients.call'), value: callText(client) },
          ]}
        />
        <OfferCall client={client} />
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
        {client.signingWait !== null && (
          <div className={classes.actions}>
            <Notice tone="warning" title={waitText(client.signingWait)} />
          </div>
        )}
        {client.generatedAt !== null && isRepresented && (
          <div className={classes.actions}>
            <LinkButton href={paths.clientAgreement(client.id)} variant="primary" isFullWidthOnPhone>
              {t('client.read')}
            </LinkButton>
          </div>
        )}
      </Section>
      <Appointments client={client} />
      {/* What is known of the client is read while the rest still loads. */}
      {isRepresented && (
        <>
          <Section title={t('client.approvals')} hasRule>
            <LoadBoundary loading={<CardSkeleton height={120} />}>
              <Approval client={client} />
            </LoadBoundary>
          </Section>
          <Section title={t('client.activity')} hasRule>
            <LoadBoundary loading={<CardSkeleton />}>
              <RecentActivity documentId={client.documentId} now={new Date()} />
            </LoadBoundary>
            <p className={classes.more}>
              <Link href={paths.clientTimeline(client.id)}>{t('client.timeline')}</Link>
            </p>
          </Section>
        </>
      )}
    </>
  );
}

/** The calls with this client, the latest first. */
function Appointments({ client: { appointments: own } }: { client: ClientDetail }) {
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
    <>
      <CounselList counsel={counsel} documentId={client.documentId} />
      <div className={classes.actions}>
        {isApproved ? (
          <ApprovalActions client={client} counsel={counsel} version={counsel.version} isSuperseded={false} />
        ) : (
          <Text size="small">{counsel.refusal?.message ?? t('client.approveWhereRead')}</Text>
        )}
      </div>
    </>
  );
}
