import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useAddressParams } from '@troth/portal/list-address';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { DownloadIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { Page } from '@troth/ui/page';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { Crumbs } from '../../shared/crumbs';
import { formatDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { SearchField } from '@troth/portal/search-field';
import { t } from '../../shared/texts';
import { useFile } from '../../shared/use-file';
import classes from './counsel.module.css';
import { type CounselItem, counselOfStateQuery, libraryFile, setRequirement, verdictsFile } from './queries';
import { type ReadVerdicts, readVerdicts } from './read-verdicts';
import { VerdictDialog } from './verdict-dialog';

const KINDS = ['CLAUSE', 'DEFINITION', 'NOTARY_BLOCK', 'CERTIFICATE', 'QUESTION', 'LAW_FACT'] as const;
const STATES = ['UNREAD', 'READ', 'APPROVED', 'CHANGED'] as const;
const tones = {
  UNREAD: 'outline',
  READ: 'info',
  APPROVED: 'success',
  CHANGED: 'warning',
} as const satisfies Record<CounselItem['state'], TagTone>;

const SHOWN_AT_ONCE = 50;
const nameOf = ({ kind, key }: CounselItem) => `${kind} ${key}`;
const isIn = (item: CounselItem, words: string) =>
  [item.title, item.section, item.text, item.citation ?? '', item.key].some((part) =>
    part.toLowerCase().includes(words),
  );

type Asked = { readonly key: string } & (
  | { readonly what: 'ticked' }
  | { readonly what: 'table'; readonly read: ReadVerdicts }
  | { readonly what: 'requirement' }
);

/** /admin/counsel/{stateId}: each text of a state, and what counsel said of it. Ours. */
export function CounselStateScreen({ stateId }: { stateId: string }) {
  const { data: law } = useSuspenseQuery(counselOfStateQuery(stateId));
  const [params, changeParams] = useAddressParams();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [asked, setAsked] = useState<Asked | null>(null);
  const docx = useFile(async () => saveAs(await libraryFile(stateId), `${law.abbreviation}-library.docx`));
  const csv = useFile(async () => saveAs(await verdictsFile(stateId), `${law.abbreviation}-verdicts.csv`));
  const reading = useMutation({
    mutationFn: async (file: File) => readVerdicts(await file.text()),
    onSuccess: (read) => setAsked({ what: 'table', read, key: crypto.randomUUID() }),
  });
  const kind = KINDS.find((known) => known === params.get('kind'));
  const state = STATES.find((known) => known === params.get('state'));
  const search = params.get('search') ?? '';
  const change = (changes: Readonly<Record<string, string>>) => {
    setShown(SHOWN_AT_ONCE);
    changeParams(changes);
  };
  const items = law.items.filter(
    (item) =>
      (kind === undefined || item.kind === kind) &&
      (state === undefined || item.state === state) &&
      (search === '' || isIn(item, search.toLowerCase())),
  );
  const tick = (names: readonly string[], isTicked: boolean) =>
    setTicked((old) => {
      const next = new Set(old);
      for (const name of names) {
        if (isTicked) next.add(name);
        else next.delete(name);
      }
      return next;
    });
  const chosen = law.items.filter((item) => ticked.has(nameOf(item)));
  const areAllTicked = items.length > 0 && items.every((item) => ticked.has(nameOf(item)));
  const isAll = law.approved === law.total;
  return (
    <Page
      kicker={<Crumbs parent={{ label: t('counsel.title'), href: paths.counsel() }} here={law.name} />}
      title={law.name}
      lead={t('counsel.lead.state', {
        approved: law.approved,
        total: law.total,
        changed: law.changed,
        unread: law.unread,
      })}
      layout="wide"
      actions={
        <Row gap={3}>
          <Button icon={<DownloadIcon size={16} />} isLoading={docx.isPending} onClick={docx.get}>
            {t('counsel.docx')}
          </Button>
          <Button icon={<DownloadIcon size={16} />} isLoading={csv.isPending} onClick={csv.get}>
            {t('counsel.csv')}
          </Button>
        </Row>
      }
    >
      <Stack gap={5}>
        {docx.error}
        {csv.error}
        <Notice
          tone={law.requiresCounsel && !isAll ? 'warning' : 'info'}
          title={t(law.requiresCounsel ? 'counsel.required' : 'counsel.notRequired', { state: law.name })}
          actions={
            <Button onClick={() => setAsked({ what: 'requirement', key: crypto.randomUUID() })}>
              {t(law.requiresCounsel ? 'counsel.unrequire' : 'counsel.require')}
            </Button>
          }
        >
          {t(
            law.requiresCounsel
              ? isAll
                ? 'counsel.required.all'
                : 'counsel.required.some'
              : 'counsel.notRequired.text',
          )}{' '}
          <Link href={paths.state(law.stateId)}>{t('counsel.toState', { state: law.name })}</Link>
        </Notice>
        <FilterBar label={t('counsel.filter')}>
          <SearchField label={t('counsel.search')} value={search} onSearch={(words) => change({ search: words })} />
          <FilterChip
            name={t('counsel.kind')}
            allText={t('list.all')}
            options={KINDS.map((value) => ({ value, label: t(`counsel.kind.${value}`) }))}
            selected={kind ?? ''}
            onChange={(value) => change({ kind: value })}
          />
          <FilterChip
            name={t('counsel.status')}
            allText={t('list.all')}
            options={STATES.map((value) => ({ value, label: t(`counsel.state.${value}`) }))}
            selected={state ?? ''}
            onChange={(value) => change({ state: value })}
          />
        </FilterBar>
        <Row gap={4}>
          <CheckboxField
            label={t('counsel.tickAll', { count: items.length })}
            isChecked={areAllTicked}
            onChange={(isTicked) => tick(items.map(nameOf), isTicked)}
          />
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => setAsked({ what: 'ticked', key: crypto.randomUUID() })}
          >
            {t('counsel.record', { count: chosen.length })}
          </Button>
        </Row>
        <DataTable
          caption={t('counsel.texts', { state: law.name })}
          rows={items.slice(0, shown)}
          rowKey={nameOf}
          empty={<EmptyState title={t('counsel.none')}>{t('counsel.none.text')}</EmptyState>}
          columns={[
            {
              key: 'title',
              label: t('counsel.text'),
              isTitle: true,
              render: (item) => (
                <CheckboxField
                  label={item.title}
                  description={[t(`counsel.kind.${item.kind}`), item.section].filter((part) => part !== '').join(' · ')}
                  isChecked={ticked.has(nameOf(item))}
                  onChange={(isTicked) => tick([nameOf(item)], isTicked)}
                />
              ),
            },
            {
              key: 'words',
              label: t('counsel.wording'),
              render: ({ text, title, citation }) => (
                <Stack gap={2}>
                  {/* It may scroll, so the keyboard must reach it. */}
                  <div className={classes.text} role="region" aria-label={title} tabIndex={0}>
                    {text}
                  </div>
                  {citation !== null && (
                    <Text size="caption" tone="secondary">
                      {citation}
                    </Text>
                  )}
                </Stack>
              ),
            },
            {
              key: 'state',
              label: t('counsel.status'),
              render: ({ state: at, verdict }) => (
                <Stack gap={1}>
                  <div>
                    <StatusTag tone={tones[at]}>{t(`counsel.state.${at}`)}</StatusTag>
                  </div>
                  {verdict !== null && at !== 'UNREAD' && (
                    <Text size="caption" tone="secondary">
                      {t('counsel.by', {
                        name: verdict.attorneyName,
                        bar: verdict.barNumber ?? '—',
                        day: formatDay(verdict.at),
                      })}
                    </Text>
                  )}
                  {verdict?.note != null && at !== 'UNREAD' && <Text size="caption">{verdict.note}</Text>}
                </Stack>
              ),
            },
          ]}
        />
        {items.length > shown && (
          <div>
            <Button onClick={() => setShown((old) => old + SHOWN_AT_ONCE)}>
              {t('counsel.more', { count: items.length - shown })}
            </Button>
          </div>
        )}
        <Section title={t('counsel.import')} description={t('counsel.import.text')}>
          {reading.isError && <Notice tone="danger" isAlert title={t('counsel.import.failed')} />}
          <FileDropzone
            title={t('counsel.import.drop')}
            accept=".csv,text/csv"
            isDisabled={reading.isPending}
            onFiles={([file]) => {
              if (file !== undefined) reading.mutate(file);
            }}
          />
        </Section>
      </Stack>
      {asked?.what === 'requirement' && (
        <ActionDialog
          key={asked.key}
          title={t(law.requiresCounsel ? 'counsel.unrequire.title' : 'counsel.require.title', { state: law.name })}
          effects={
            law.requiresCounsel
              ? [t('counsel.unrequire.effect')]
              : [
                  t('counsel.require.effect', { approved: law.approved, total: law.total }),
                  t('counsel.require.couples'),
                ]
          }
          confirmText={t(law.requiresCounsel ? 'counsel.unrequire' : 'counsel.require')}
          act={(reason) => setRequirement(stateId, !law.requiresCounsel, reason)}
          doneText={({ requiresCounsel }) =>
            t(requiresCounsel ? 'counsel.require.done' : 'counsel.unrequire.done', { state: law.name })
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked.what !== 'requirement' && (
        <VerdictDialog
          key={asked.key}
          stateId={stateId}
          stateName={law.name}
          isTable={asked.what === 'table'}
          verdicts={
            asked.what === 'table'
              ? asked.read.verdicts
              : chosen.map((item) => ({
                  kind: item.kind,
                  key: item.key,
                  contentHash: item.contentHash,
                  verdict: 'APPROVED',
                }))
          }
          unreadable={asked.what === 'table' ? asked.read.unreadable : []}
          onDone={() => setTicked(new Set())}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
