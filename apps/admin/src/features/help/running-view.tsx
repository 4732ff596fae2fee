import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Facts } from '@troth/ui/facts';
import { Section, Stack } from '@troth/ui/layout';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { Link } from '@troth/ui/link';
import { type Running, runningQuery } from './queries';

const when = (instant: string | null) => (instant === null ? '—' : formatRecent(instant));
const short = (id: string) => <code>{id.slice(0, 8)}</code>;

type Again =
  | { readonly what: 'seal'; readonly id: string }
  | { readonly what: 'mail'; readonly id: string; readonly recipient: string }
  | { readonly what: 'jobs'; readonly id: string; readonly failed: number }
  | { readonly what: 'deliveries'; readonly id: string; readonly failed: number };

interface OnAgain {
  onAgain: (again: Again) => void;
}

function tryAgain({ what, id }: Again, reason: string): Promise<unknown> {
  const body = { reason };
  if (what === 'seal') {
    return unwrap(
      api.POST('/admin/notarizations/{notarizationId}/seal-again', { params: { path: { notarizationId: id } }, body }),
    );
  }
  if (what === 'mail') {
    return unwrap(api.POST('/admin/mails/{mailId}/send-again', { params: { path: { mailId: id } }, body }));
  }
  if (what === 'deliveries') return unwrap(api.POST('/admin/webhook-deliveries/again', { body }));
  return unwrap(api.POST('/admin/jobs/{queue}/again', { params: { path: { queue: id } }, body }));
}

function wordsOf(again: Again): { title: string; effects: string[]; done: string } {
  switch (again.what) {
    case 'seal':
      return {
        title: t('running.again.title'),
        effects: [t('running.again.effect'), t('running.again.couple')],
        done: t('running.again.done'),
      };
    case 'mail':
      return {
        title: t('running.mailAgain.title', { recipient: again.recipient }),
        effects: [t('running.mailAgain.effect')],
        done: t('running.mailAgain.done'),
      };
    case 'jobs':
      return {
        title: t('running.jobsAgain.title', { count: again.failed, queue: again.id }),
        effects: [t('running.jobsAgain.effect')],
        done: t('running.jobsAgain.done'),
      };
    case 'deliveries':
      return {
        title: t('running.deliveriesAgain.title', { count: again.failed }),
        effects: [t('running.deliveriesAgain.effect')],
        done: t('running.deliveriesAgain.done'),
      };
  }
}

function AgainDialog({ again, onClose }: { again: Again; onClose: () => void }) {
  const { title, effects, done } = wordsOf(again);
  return (
    <ActionDialog
      title={title}
      effects={effects}
      confirmText={t('running.again')}
      act={(reason) => tryAgain(again, reason)}
      doneText={() => done}
      onClose={onClose}
    />
  );
}

/** Agreements whose seal stopped, or is under way. */
function Seals({ seals, onAgain }: Pick<Running, 'seals'> & OnAgain) {
  return (
    <Section title={t('running.seals')} description={t('running.seals.text')}>
      <DataTable
        caption={t('running.seals')}
        rows={seals}
        rowKey={({ notarizationId }) => notarizationId}
        empty={<Text tone="secondary">{t('running.seals.none')}</Text>}
        columns={[
          {
            key: 'document',
            label: t('running.document'),
            isTitle: true,
            render: ({ documentId }) => <Link href={paths.logOf({ documentId })}>{short(documentId)}</Link>,
          },
          { key: 'since', label: t('running.since'), render: ({ since }) => when(since) },
          { key: 'attempts', label: t('running.attempts'), align: 'end', render: ({ attempts }) => attempts },
          {
            key: 'problem',
            label: t('running.problem'),
            render: ({ problem, isUnderWay }) => (
              <StatusTag tone={problem === null || isUnderWay ? 'info' : 'danger'}>
                {isUnderWay || problem === null ? t('running.underWay') : t(`running.problem.${problem}`)}
              </StatusTag>
            ),
          },
          {
            key: 'again',
            label: t('payouts.actions'),
            isActions: true,
            render: ({ notarizationId, documentId, isUnderWay }) => (
              <Button
                size="sm"
                disabled={isUnderWay}
                aria-label={t('running.againNamed', { document: documentId.slice(0, 8) })}
                onClick={() => onAgain({ what: 'seal', id: notarizationId })}
              >
                {t('running.again')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Mails that were not delivered. */
function Mails({ mails, total, onAgain }: Pick<Running, 'mails'> & { total: number } & OnAgain) {
  return (
    <Section title={t('running.mails')} description={t('running.mails.text', { count: total })}>
      <DataTable
        caption={t('running.mails')}
        rows={mails}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{t('running.mails.none')}</Text>}
        columns={[
          { key: 'recipient', label: t('running.recipient'), isTitle: true, render: ({ recipient }) => recipient },
          { key: 'kind', label: t('running.kind'), render: ({ kind }) => <code>{kind}</code> },
          {
            key: 'status',
            label: t('help.tickets.status'),
            render: ({ status }) => (
              <StatusTag tone={status === 'UNDELIVERABLE' ? 'danger' : status === 'FAILED' ? 'warning' : 'info'}>
                {t(`running.mail.${status}`)}
              </StatusTag>
            ),
          },
          { key: 'attempts', label: t('running.attempts'), align: 'end', render: ({ attempts }) => attempts },
          {
            key: 'error',
            label: t('running.error'),
            isSecondary: true,
            render: ({ lastError }) => (lastError === null ? '—' : <code>{lastError}</code>),
          },
          { key: 'created', label: t('running.written'), render: ({ createdAt }) => when(createdAt) },
          {
            key: 'again',
            label: t('payouts.actions'),
            isActions: true,
            render: ({ id, kind, recipient, status }) =>
              (status === 'FAILED' || status === 'UNDELIVERABLE') && (
                <Button
                  size="sm"
                  aria-label={t('running.againFor', { what: kind, whom: recipient })}
                  onClick={() => onAgain({ what: 'mail', id, recipient })}
                >
                  {t('running.again')}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

/** What waits in each queue, and what failed in it. */
function Queues({ queues, onAgain }: Pick<Running, 'queues'> & OnAgain) {
  return (
    <Section title={t('running.jobs')} description={t('running.jobs.text')}>
      <DataTable
        caption={t('running.jobs')}
        rows={queues}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: t('running.queue'), isTitle: true, render: ({ name }) => <code>{name}</code> },
          { key: 'due', label: t('running.due'), align: 'end', render: ({ due }) => due },
          { key: 'oldest', label: t('running.oldest'), render: ({ oldestDueAt }) => when(oldestDueAt) },
          { key: 'later', label: t('running.later'), align: 'end', isSecondary: true, render: ({ later }) => later },
          {
            key: 'failed',
            label: t('running.failed'),
            align: 'end',
            render: ({ failed }) => (failed === 0 ? 0 : <StatusTag tone="danger">{String(failed)}</StatusTag>),
          },
          {
            key: 'lastFailed',
            label: t('running.lastFailed'),
            isSecondary: true,
            render: ({ lastFailedAt }) => when(lastFailedAt),
          },
          {
            key: 'again',
            label: t('payouts.actions'),
            isActions: true,
            render: ({ name, failed }) =>
              failed > 0 && (
                <Button
                  size="sm"
                  aria-label={t('running.againQueue', { queue: name })}
                  onClick={() => onAgain({ what: 'jobs', id: name, failed })}
                >
                  {t('running.again')}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

/** What providers sent, and what of it was not taken up. */
function Webhooks({ webhooks }: Pick<Running, 'webhooks'>) {
  return (
    <Section title={t('running.webhooks')}>
      <DataTable
        caption={t('running.webhooks')}
        rows={webhooks}
        rowKey={({ provider }) => provider}
        empty={<Text tone="secondary">{t('running.webhooks.none')}</Text>}
        columns={[
          { key: 'provider', label: t('running.provider'), isTitle: true, render: ({ provider }) => provider },
          { key: 'received', label: t('running.received'), align: 'end', render: ({ received }) => received },
          {
            key: 'unprocessed',
            label: t('running.unprocessed'),
            align: 'end',
            render: ({ unprocessed }) =>
              unprocessed === 0 ? 0 : <StatusTag tone="warning">{String(unprocessed)}</StatusTag>,
          },
          { key: 'last', label: t('running.lastReceived'), render: ({ lastReceivedAt }) => when(lastReceivedAt) },
        ]}
      />
    </Section>
  );
}

/** What goes to webhook endpoints of attorneys and admins, in numbers: where it goes is nobody else's business. */
function Outgoing({ outgoing, onAgain }: Pick<Running, 'outgoing'> & OnAgain) {
  const { delivered, waiting, failed, oldestWaitingSince, lastFailedAt } = outgoing;
  return (
    <Section
      title={t('running.outgoing')}
      description={t('running.outgoing.text')}
      actions={
        failed > 0 && (
          <Button
            size="sm"
            aria-label={t('running.againDeliveries')}
            onClick={() => onAgain({ what: 'deliveries', id: 'deliveries', failed })}
          >
            {t('running.again')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { key: 'delivered', label: t('running.outgoing.delivered'), value: delivered },
          { key: 'waiting', label: t('running.outgoing.waiting'), value: waiting },
          { key: 'oldest', label: t('running.outgoing.oldest'), value: when(oldestWaitingSince) },
          {
            key: 'failed',
            label: t('running.failed'),
            value: failed === 0 ? 0 : <StatusTag tone="danger">{String(failed)}</StatusTag>,
          },
          { key: 'lastFailed', label: t('running.lastFailed'), value: when(lastFailedAt) },
        ]}
      />
    </Section>
  );
}

/** What runs in the background: seals that stopped, mails not delivered, jobs, webhooks, the last backup, and versions. */
export function RunningView() {
  const { data, error, refetch } = useQuery(runningQuery);
  const [again, setAgain] = useState<Again | null>(null);
  if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
  if (data === undefined) return <RowsSkeleton rows={8} height={40} />;
  const { lastBackup, versions } = data;
  return (
    <Stack gap={4}>
      <Seals seals={data.seals} onAgain={setAgain} />
      <Mails mails={data.mails} total={data.mailsTotal} onAgain={setAgain} />
      <Queues queues={data.queues} onAgain={setAgain} />
      <Webhooks webhooks={data.webhooks} />
      <Outgoing outgoing={data.outgoing} onAgain={setAgain} />
      <Section title={t('running.backups')}>
        <Text tone={lastBackup === null ? 'danger' : 'ink'}>
          {lastBackup === null
            ? t('running.backups.none')
            : t('running.backups.last', {
                at: formatRecent(lastBackup.snapshotAt),
                files: lastBackup.files,
                megabytes: (lastBackup.bytes / 1_000_000).toFixed(1),
              })}
        </Text>
      </Section>
      <Section title={t('running.versions')}>
        <Facts
          facts={[
            { key: 'troth', label: t('running.versions.troth'), value: versions.troth },
            { key: 'node', label: 'Node', value: versions.node },
            { key: 'database', label: 'PostgreSQL', value: versions.database },
            { key: 'schema', label: t('running.versions.schema'), value: versions.schema },
          ]}
        />
      </Section>
      {again !== null && <AgainDialog key={again.id} again={again} onClose={() => setAgain(null)} />}
    </Stack>
  );
}
