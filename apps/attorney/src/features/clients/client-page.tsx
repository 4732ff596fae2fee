import { useSuspenseQuery } from '@tanstack/react-query';
import { LinkButton } from '@troth/ui/button';
import { Tabs } from '@troth/ui/filter-chips';
import { MailIcon, PhoneIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PartnerName } from '@troth/ui/partner-mark';
import type { ReactNode } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './clients.module.css';
import { CLIENT_PARTS, type ClientPart } from './parts';
import { counselText } from './words';

/** Who the two are: the client, the state, and the partner with who advises them. */
function Parties({ client }: { client: Client }) {
  const otherSide = client.side === 'A' ? 'B' : 'A';
  const state = useStateName()(client.stateId);
  return (
    <span className={classes.parties}>
      <PartnerName side={client.side} name={client.firstName ?? clientName(client)} />
      <span>{t('client.yours', { state: state ?? 'none' })}</span>
      {client.partnerName === null ? (
        <span>{t('client.noPartner')}</span>
      ) : (
        <span className={classes.with}>
          {t('client.with')}
          <PartnerName side={otherSide} name={client.partnerName} />
          <span>{counselText(client)}</span>
        </span>
      )}
    </span>
  );
}

/** The client's page: who they are and how to reach them, over one of its five parts. Portals spec §2, §6. */
export function ClientPage({
  clientId,
  part,
  renderMessages,
  renderConflict,
  children,
}: {
  clientId: string;
  part: ClientPart;
  renderMessages: (client: Client) => ReactNode;
  /** What is asked about a new client, before any part opens. */
  renderConflict: (client: Client) => ReactNode;
  children: ReactNode;
}) {
  const { data: client } = useSuspenseQuery(clientQuery(useAttorney().id, clientId));
  const name = clientName(client);
  const isRepresented = client.services.includes('REPRESENTATION');
  // Who only has a call shares the answers for it, or does not (D3).
  const isSharing = client.appointments.some(({ answersSharedUntil = null }) => answersSharedUntil !== null);
  const open = new Set<ClientPart>(['overview', 'notes', ...(isSharing ? (['answers'] as const) : [])]);
  const label = (each: ClientPart) => t(`client.part.${each}`);
  return (
    <Page
      title={name}
      documentTitle={part === 'overview' ? name : `${label(part)} · ${name}`}
      layout="review"
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
          {!client.isConflictOpen && renderMessages(client)}
          <LinkButton href={`mailto:${client.email}`} icon={<MailIcon size={16} />}>
            {t('client.write', { name: client.firstName ?? name })}
          </LinkButton>
          {client.phoneNumber !== null && (
            <LinkButton href={`tel:${client.phoneNumber}`} icon={<PhoneIcon size={16} />}>
              {t('client.callThem', { name: client.firstName ?? name })}
            </LinkButton>
          )}
        </>
      }
    >
      {client.isConflictOpen ? (
        renderConflict(client)
      ) : (
        <>
          <div className={classes.tabs}>
            <Tabs
              label={t('client.parts')}
              tabs={CLIENT_PARTS.filter((each) => isRepresented || open.has(each)).map((each) => ({
                href: paths.clientPart(client.id, each),
                label: label(each),
                isCurrent: each === part,
              }))}
            />
          </div>
          {children}
        </>
      )}
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
