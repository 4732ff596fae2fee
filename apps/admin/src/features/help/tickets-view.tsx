import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { enumerationLabel, say } from '@troth/domain/messages';
import { SUPPORT_TICKET_STATUSES } from '@troth/domain/support';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionDialog, unchangedSince } from '../../shared/actions/action-dialog';
import { formatRecent } from '../../shared/dates';
import { CsvButton } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './help.module.css';
import { type DeskTicket, HELP_PAGE_SIZE, ticketsFile, ticketsQuery, type TicketStatus } from './queries';
import { usePageAddress } from './use-page-address';

const tones = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const satisfies Record<
  TicketStatus,
  TagTone
>;

type Asked = { readonly ticket: DeskTicket; readonly status: TicketStatus };

/** What was asked, and the earlier reply where there is one. */
function Words({ ticket }: { ticket: DeskTicket }) {
  return (
    <Stack gap={2}>
      <p className={classes.words}>{ticket.message}</p>
      {ticket.reply !== null && ticket.repliedAt !== null && (
        <div className={classes.reply}>
          <Text size="caption" tone="hint">
            {t('help.tickets.replied', { when: formatRecent(ticket.repliedAt) })}
          </Text>
          <p className={classes.words}>{ticket.reply}</p>
        </div>
      )}
    </Stack>
  );
}

/** Replies to a ticket, closes it or opens it again. The reply is mailed, and the person reads it in their Help too. */
function TicketDialog({ ticket, status, onClose }: Asked & { onClose: () => void }) {
  const [reply, setReply] = useState('');
  const isReply = status === 'ANSWERED';
  const names = { number: String(ticket.number), email: ticket.author.email };
  return (
    <ActionDialog
      title={t(`help.ticket.${status}.title`, names)}
      intro={isReply ? <Words ticket={ticket} /> : undefined}
      effects={[t(`help.ticket.${status}.effect`, names)]}
      confirmText={t(`help.ticket.${status}`)}
      hasReason={false}
      missing={isReply && reply.trim() === '' ? t('help.ticket.missing') : null}
      act={() =>
        unwrap(
          api.PATCH('/admin/support-tickets/{ticketId}', {
            params: { path: { ticketId: ticket.id } },
            headers: unchangedSince(ticket),
            body: { status, ...(isReply && { reply: reply.trim() }) },
          }),
        )
      }
      doneText={() => t(`help.ticket.${status}.done`, names)}
      onClose={onClose}
    >
      {isReply && (
        <TextAreaField
          label={t('help.ticket.reply')}
          help={t('help.ticket.reply.help')}
          value={reply}
          onChange={setReply}
          rows={6}
          maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
          isRequired
        />
      )}
    </ActionDialog>
  );
}

const isStatus = (value: string): value is TicketStatus => SUPPORT_TICKET_STATUSES.some((known) => known === value);

/** Questions to the support team, those that wait longest first. */
export function TicketsView() {
  const [params, setParams] = useSearchParams();
  const { page, stepsOf } = usePageAddress(HELP_PAGE_SIZE);
  const asked = params.get('status') ?? '';
  const status = isStatus(asked) ? asked : undefined;
  const { data, error, refetch } = useQuery({ ...ticketsQuery(status, page), placeholderData: keepPreviousData });
  const [dialog, setDialog] = useState<(Asked & { key: string }) | null>(null);
  const open = (ticket: DeskTicket, to: TicketStatus) => setDialog({ ticket, status: to, key: crypto.randomUUID() });
  const filter = (value: string) =>
    setParams({ view: 'tickets', ...(value !== '' && { status: value }) }, { replace: true });
  return (
    <>
      <FilterBar label={t('help.tickets.filter')}>
        <FilterChip
          name={t('help.tickets.status')}
          allText={t('list.all')}
          options={SUPPORT_TICKET_STATUSES.map((value) => ({
            value,
            label: enumerationLabel(say, 'supportTicketStatus', value),
          }))}
          selected={status ?? ''}
          onChange={filter}
        />
        <CsvButton name="support-tickets.csv" get={() => ticketsFile(status)} />
      </FilterBar>
      {error !== null ? (
        <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>
      ) : data === undefined ? (
        <RowsSkeleton rows={6} height={64} />
      ) : (
        <>
          <DataTable
            caption={t('help.tab.tickets')}
            rows={data.tickets}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('help.tickets.none')}>{t('help.tickets.none.text')}</EmptyState>}
            columns={[
              {
                key: 'number',
                label: t('help.tickets.ticket'),
                isTitle: true,
                render: ({ number, topic, createdAt }) => (
                  <>
                    {t('help.tickets.name', {
                      number: String(number),
                      topic: enumerationLabel(say, 'supportTopic', topic),
                    })}
                    <Text as="p" size="caption" tone="secondary">
                      {formatRecent(createdAt)}
                    </Text>
                  </>
                ),
              },
              {
                key: 'author',
                label: t('help.tickets.author'),
                render: ({ userId, author, pagePath }) => (
                  <>
                    <Link href={paths.user(userId)}>{author.fullName || author.email}</Link>
                    {pagePath !== null && (
                      <Text as="p" size="caption" tone="secondary">
                        {t('help.tickets.from', { page: pagePath })}
                      </Text>
                    )}
                  </>
                ),
              },
              { key: 'message', label: t('help.tickets.words'), render: (ticket) => <Words ticket={ticket} /> },
              {
                key: 'status',
                label: t('help.tickets.status'),
                render: ({ status: at }) => (
                  <StatusTag tone={tones[at]}>{enumerationLabel(say, 'supportTicketStatus', at)}</StatusTag>
                ),
              },
              {
                key: 'actions',
                label: t('payouts.actions'),
                isActions: true,
                isBelowOnPhone: true,
                render: (ticket) => {
                  const name = (to: TicketStatus) =>
                    t('help.ticket.named', { action: t(`help.ticket.${to}`), number: String(ticket.number) });
                  const other = ticket.status === 'CLOSED' ? 'OPEN' : 'CLOSED';
                  return (
                    <Stack gap={1}>
                      <Button size="sm" aria-label={name('ANSWERED')} onClick={() => open(ticket, 'ANSWERED')}>
                        {t('help.ticket.ANSWERED')}
                      </Button>
                      <Button size="sm" variant="text" aria-label={name(other)} onClick={() => open(ticket, other)}>
                        {t(`help.ticket.${other}`)}
                      </Button>
                    </Stack>
                  );
                },
              },
            ]}
          />
          <Pager {...stepsOf(data.tickets.length, data.total)} />
        </>
      )}
      {dialog !== null && (
        <TicketDialog key={dialog.key} ticket={dialog.ticket} status={dialog.status} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
