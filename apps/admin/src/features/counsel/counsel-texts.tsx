import { useAddressParams } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Row, Stack } from '@troth/ui/layout';
import { CheckboxField } from '@troth/ui/option-cards';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import classes from './counsel.module.css';
import type { CounselItem, CounselOfState } from './queries';
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

type Tick = (names: readonly string[], isTicked: boolean) => void;

const columnsOf = (ticked: ReadonlySet<string>, tick: Tick): readonly Column<CounselItem>[] => [
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
              day: formatLongDay(verdict.at),
            })}
          </Text>
        )}
        {verdict?.note != null && at !== 'UNREAD' && <Text size="caption">{verdict.note}</Text>}
      </Stack>
    ),
  },
];

/** The texts of a state, found and ticked, and the way to say what counsel said of those that are ticked. */
export function CounselTexts({
  law,
  ticked,
  onTicked,
}: {
  law: CounselOfState;
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}) {
  const [params, changeParams] = useAddressParams();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [isRecording, setRecording] = useState(false);
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
  const tick: Tick = (names, isTicked) => {
    const next = new Set(ticked);
    for (const name of names) {
      if (isTicked) next.add(name);
      else next.delete(name);
    }
    onTicked(next);
  };
  const chosen = law.items.filter((item) => ticked.has(nameOf(item)));
  const areAllTicked = items.length > 0 && items.every((item) => ticked.has(nameOf(item)));
  return (
    <>
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
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => setRecording(true)}>
          {t('counsel.record', { count: chosen.length })}
        </Button>
      </Row>
      <DataTable
        caption={t('counsel.texts', { state: law.name })}
        rows={items.slice(0, shown)}
        rowKey={nameOf}
        empty={<EmptyState title={t('counsel.none')}>{t('counsel.none.text')}</EmptyState>}
        columns={columnsOf(ticked, tick)}
      />
      {items.length > shown && (
        <div>
          <Button onClick={() => setShown((old) => old + SHOWN_AT_ONCE)}>
            {t('counsel.more', { count: items.length - shown })}
          </Button>
        </div>
      )}
      {isRecording && (
        <VerdictDialog
          stateId={law.stateId}
          stateName={law.name}
          isTable={false}
          verdicts={chosen.map((item) => ({
            kind: item.kind,
            key: item.key,
            contentHash: item.contentHash,
            verdict: 'APPROVED',
          }))}
          unreadable={[]}
          onDone={() => onTicked(new Set())}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}
