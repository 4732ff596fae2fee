import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@troth/domain/constants';
import { enumerationLabel, say } from '@troth/domain/messages';
import { SUPPORT_TICKET_STATUSES } from '@troth/domain/support';
import { api, unwrap } from '@troth/portal/api';
import { useListAddress } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { Button } from '@troth/ui/button';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { formatRecent } from '../../shared/dates';
import { ListRows } from '../../shared/list/list-rows';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './help.module.css';
import { type DeskTicket, ticketsFile, ticketsQuery, type TicketStatus } from './queries';

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
      hasReason={!isReply}
      missing={isReply && reply.trim() === '' ? t('help.ticket.missing') : null}
      act={(reason) =>
        unwrap(
          api.PATCH('/admin/support-tickets/{ticketId}', {
            params: { path: { ticketId: ticket.id } },
            headers: unchangedSince(ticket),
            body: { status, ...(isReply ? { reply: reply.trim() } : { reason }) },
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

/** Questions to the support team, those that wait longest first. */
export function TicketsView() {
  const address = useListAddress({ filters: { status: SUPPORT_TICKET_STATUSES }, sorts: [] });
  const status = SUPPORT_TICKET_STATUSES.find((known) => known === address.filters.status);
  const filter = { ...address.found, ...(status !== undefined && { status }) };
  const query = useQuery({ ...ticketsQuery({ ...address.query, ...filter }), placeholderData: keepPreviousData });
  const [dialog, setDialog] = useState<(Asked & { key: string }) | null>(null);
  const open = (ticket: DeskTicket, to: TicketStatus) => setDialog({ ticket, status: to, key: crypto.randomUUID() });
  return (
    <>
      <FilterBar label={t('help.tickets.filter')}>
        <SearchField
          label={t('help.tickets.search')}
          value={address.search}
          onSearch={(search) => address.change({ search })}
        />
        <FilterChip
          name={t('help.tickets.status')}
          allText={t('list.all')}
          options={SUPPORT_TICKET_STATUSES.map((value) => ({
            value,
            label: enumerationLabel(say, 'supportTicketStatus', value),
          }))}
          selected={status ?? ''}
          onChange={(value) => address.change({ status: value })}
        />
        {address.isFiltered && (
          <Button variant="text" onClick={address.clear}>
            {t('list.clear')}
          </Button>
        )}
        <CsvButton name="support-tickets.csv" get={() => ticketsFile(filter)} />
      </FilterBar>
      <ListViews list="TICKETS" view={address.isFiltered ? address.view : ''} />
      <ListRows
        caption={t('help.tab.tickets')}
        address={address}
        query={query}
        rows={query.data?.tickets ?? []}
        rowKey={({ id }) => id}
        empty={{ title: t('help.tickets.none'), text: t('help.tickets.none.text') }}
        noMatch={{ title: t('help.tickets.noMatch'), text: t('help.noMatch.text'), action: t('list.clear') }}
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
      {dialog !== null && (
        <TicketDialog key={dialog.key} ticket={dialog.ticket} status={dialog.status} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
