import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { actionWords } from '../../shared/actions/action-words';
import { useListAddress } from '@troth/portal/list-address';
import { ListRows } from '../../shared/list/list-rows';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../../shared/texts';
import { chainFile, type LogEntry, logFile, logQuery, verifyChain } from './queries';
import { useFile } from '../../shared/use-file';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ACTION = /^[A-Za-z]+(?:\.[A-Za-z_]+)*\.?$/;
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

const exact = (instant: string) =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant));

/** Verifies one chain now, and hands it out as a file. */
function Chain({ chain }: { chain: string }) {
  const verifying = useMutation({ mutationFn: () => verifyChain(chain) });
  const file = useFile(async () => saveAs(await chainFile(chain), 'troth-log.json'));
  const verdict = verifying.data;
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Button isLoading={verifying.isPending} onClick={() => verifying.mutate()}>
          {t('log.verify')}
        </Button>
        <Button variant="text" icon={<DownloadIcon size={16} />} isLoading={file.isPending} onClick={file.get}>
          {t('log.json')}
        </Button>
      </Row>
      {file.error}
      {verifying.isError && <Notice tone="danger" isAlert title={errorText(verifying.error)} />}
      {verdict !== undefined && (
        <div role="status">
          {verdict.isSound ? (
            <Notice tone="success" title={t('log.sound', { entries: verdict.entries, heads: verdict.heads })} />
          ) : (
            <Notice tone="danger" title={t('log.unsound')}>
              <ul>
                {verdict.faults.map(({ code, position }) => (
                  <li key={`${code} ${position ?? ''}`}>
                    {position === null ? code : t('log.fault', { code, position: String(position) })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      )}
    </Stack>
  );
}

function What({ entry }: { entry: LogEntry }) {
  const { action, reason, outcome, subjectKind, subjectId, count } = entry;
  const words = actionWords(action);
  return (
    <>
      <span>{words}</span>
      {words !== action && (
        <Text as="p" size="caption" tone="secondary">
          <code>{action}</code>
        </Text>
      )}
      {outcome === 'REFUSED' && reason !== null && (
        <Text as="p" size="caption" tone="secondary">
          {t('log.refusedFor', { reason })}
        </Text>
      )}
      {subjectKind !== null && (
        <Text as="p" size="caption" tone="secondary">
          {subjectKind} {subjectId === null ? '' : <code>{subjectId.slice(0, 8)}</code>}
        </Text>
      )}
      {count !== null && count > 0 && (
        <Text as="p" size="caption" tone="secondary">
          {t('log.count', { count })}
        </Text>
      )}
    </>
  );
}

function Who({ entry: { by, ipAddress } }: { entry: LogEntry }) {
  return (
    <>
      {by.id === null ? (
        t('log.troth')
      ) : (
        <Link href={paths.logOf({ personId: by.id })}>{by.name ?? by.id.slice(0, 8)}</Link>
      )}
      {by.token !== null && (
        <Text as="p" size="caption" tone="secondary">
          {t('log.token', { token: by.token.ending ?? by.token.id.slice(0, 8) })}
        </Text>
      )}
      {ipAddress !== null && (
        <Text as="p" size="caption" tone="secondary">
          {ipAddress}
        </Text>
      )}
    </>
  );
}

/** The audit log: by person, document, action, outcome and day, and whether a chain is as it was written. */
export function LogView() {
  const address = useListAddress({
    filters: { personId: null, documentId: null, action: null, outcome: ['DONE', 'REFUSED'], day: null },
    sorts: [],
  });
  const { personId, documentId, action, outcome, day } = address.filters;
  const { search: _search, ...page } = address.query;
  const known = (['DONE', 'REFUSED'] as const).find((one) => one === outcome);
  const filter = {
    ...(ID.test(personId) && { personId }),
    ...(ID.test(documentId) && { documentId }),
    ...(ACTION.test(action) && { action }),
    ...(known !== undefined && { outcome: known }),
    ...(DAY.test(day) && { day }),
  };
  const query = useQuery({ ...logQuery({ ...page, ...filter }), placeholderData: keepPreviousData });
  const chain = ID.test(documentId) ? `document:${documentId}` : ID.test(personId) ? `user:${personId}` : null;
  const isNoId = (typed: string) => typed !== '' && !ID.test(typed);
  return (
    <Stack gap={4}>
      <FilterBar label={t('log.filter')}>
        <SearchField
          label={t('log.person')}
          value={personId}
          onSearch={(value) => address.change({ personId: value.toLowerCase() })}
        />
        <SearchField
          label={t('log.document')}
          value={documentId}
          onSearch={(value) => address.change({ documentId: value.toLowerCase() })}
        />
        <SearchField label={t('log.action')} value={action} onSearch={(value) => address.change({ action: value })} />
        <FilterChip
          name={t('log.outcome')}
          allText={t('list.all')}
          options={[
            { value: 'DONE', label: t('log.DONE') },
            { value: 'REFUSED', label: t('log.REFUSED') },
          ]}
          selected={outcome}
          onChange={(value) => address.change({ outcome: value })}
        />
        <DateField
          label={t('log.day')}
          isLabelHidden
          value={day}
          onChange={(date, isPartial) => {
            if (!isPartial) address.change({ day: date });
          }}
        />
        {address.isFiltered && (
          <Button variant="text" onClick={address.clear}>
            {t('list.clear')}
          </Button>
        )}
        <CsvButton name="log.csv" get={() => logFile(filter)} />
      </FilterBar>
      <ListViews list="LOG" view={address.isFiltered ? address.view : ''} />
      {(isNoId(personId) || isNoId(documentId)) && <Notice tone="warning" title={t('log.noId')} />}
      {chain !== null && <Chain key={chain} chain={chain} />}
      <ListRows
        caption={t('help.tab.log')}
        address={address}
        query={query}
        rows={query.data?.entries ?? []}
        rowKey={({ id }) => id}
        empty={{ title: t('log.empty'), text: t('log.empty.text') }}
        noMatch={{ title: t('log.empty'), text: t('log.empty.text'), action: t('list.clear') }}
        columns={[
          { key: 'what', label: t('log.what'), isTitle: true, render: (entry) => <What entry={entry} /> },
          { key: 'who', label: t('log.who'), render: (entry) => <Who entry={entry} /> },
          {
            key: 'outcome',
            label: t('log.outcome'),
            render: ({ outcome: was }) => (
              <StatusTag tone={was === 'DONE' ? 'neutral' : 'warning'}>{t(`log.${was}`)}</StatusTag>
            ),
          },
          {
            key: 'document',
            label: t('running.document'),
            render: ({ documentId: of }) =>
              of === null ? '—' : <Link href={paths.logOf({ documentId: of })}>{of.slice(0, 8)}</Link>,
          },
          { key: 'at', label: t('log.when'), render: ({ at }) => exact(at) },
          {
            key: 'hash',
            label: t('log.hash'),
            isSecondary: true,
            render: ({ position, hash }) => (
              <Text size="caption" tone="secondary">
                {t('log.position', { position: String(position) })} <code>{hash.slice(0, 12)}</code>
              </Text>
            ),
          },
        ]}
      />
    </Stack>
  );
}
