import { useEnvironment } from '@troth/portal/runtime';
import { ActionMenu } from '@troth/ui/action-menu';
import { HeaderButton } from '@troth/ui/app-shell';
import { ChevronDownIcon, ExternalIcon, TicketIcon } from '@troth/ui/icons';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { TICKET_KINDS, type TicketKind } from './ticket-kinds';

/** Where a ticket of a kind is filed: the outside form that is configured, else the page of our own. Nothing personal goes along. */
const addressOf = (kind: TicketKind, ticketUrl: string | null): string =>
  ticketUrl === null ? paths.newTicket(kind) : ticketUrl.replaceAll('{topic}', encodeURIComponent(kind));

/** 'Linear Ticket' with the four kinds, each in a new tab. Portals spec §2. */
export function TicketMenu() {
  const { ticketUrl } = useEnvironment();
  return (
    <ActionMenu
      name={t('tickets.menu')}
      target={
        <HeaderButton icon={<TicketIcon size={20} />} label={t('tickets.menu')} after={<ChevronDownIcon size={16} />} />
      }
      items={TICKET_KINDS.map((kind) => ({
        key: kind,
        label: t(`tickets.${kind}`),
        icon: <ExternalIcon />,
        onSelect: () => window.open(addressOf(kind, ticketUrl), '_blank', 'noopener,noreferrer'),
      }))}
    />
  );
}
