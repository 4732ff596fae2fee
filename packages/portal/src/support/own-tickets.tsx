import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { errorText } from '../errors';
import { usePerson } from '../person';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row } from '@troth/ui/layout';
import { CardSkeleton } from '@troth/ui/skeleton';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { formatLongDay } from '../instants';
import { t } from '../own-texts';
import { type SupportTicket, supportTicketsQuery } from './queries';
import classes from './support.module.css';

const tones: Readonly<Record<SupportTicket['status'], TagTone>> = {
  OPEN: 'info',
  ANSWERED: 'success',
  CLOSED: 'neutral',
};

/** What the person asked the support team, the newest first, each with its answer. */
export function OwnTickets() {
  const { data: tickets, error, refetch } = useQuery(supportTicketsQuery(usePerson().id));
  if (error !== null && tickets === undefined) {
    return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  }
  if (tickets === undefined) return <CardSkeleton height={96} />;
  if (tickets.length === 0) return <Text tone="secondary">{t('support.tickets.none')}</Text>;
  return (
    <ul className={classes.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Row gap={3} justify="between">
            <Text as="span" weight={600}>
              {t('support.tickets.name', {
                number: ticket.number,
                topic: enumerationLabel(say, 'supportTopic', ticket.topic),
              })}
            </Text>
            <StatusTag tone={tones[ticket.status]}>
              {enumerationLabel(say, 'supportTicketStatus', ticket.status)}
            </StatusTag>
          </Row>
          <Text size="caption" tone="hint">
            {t('support.tickets.asked', { date: formatLongDay(ticket.createdAt) })}
          </Text>
          <p className={classes.words}>{ticket.message}</p>
          {ticket.reply !== null && ticket.repliedAt !== null && (
            <div className={classes.reply}>
              <Text size="caption" tone="hint">
                {t('support.tickets.replied', { date: formatLongDay(ticket.repliedAt) })}
              </Text>
              <p className={classes.words}>{ticket.reply}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
