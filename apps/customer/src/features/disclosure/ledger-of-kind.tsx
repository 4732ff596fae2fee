import {
  type EditableFinancialKind,
  type FinancialEntries,
  type FinancialKind,
  type JointEntryProblem,
  STATABLE_KINDS,
} from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { ActionMenu, type ActionMenuItem } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { CopyIcon, EyeIcon, HouseIcon, PenIcon, PlusIcon, TrashIcon } from '@troth/ui/icons';
import { EntryRow, Ledger, LedgerRows } from '@troth/ui/ledger';
import { MoneyText } from '@troth/ui/money-text';
import { StatusTag } from '@troth/ui/status-tag';
import type { ReactNode } from 'react';
import { t } from '../../shared/texts';
import type { BegunEntry } from './entry/entry-drafts';
import { type CoupleNames, lookOf } from './entry/kinds';
import { type EntryFacts, factsOf } from './entry-facts';
import classes from './disclosure.module.css';
import { type Disclosure, isEditable } from './queries';
import { type DatedRates, inDollars } from './rates';
import { sumText } from './sums';

/** An entry with whose list it stands in. */
export interface OwnedEntry<K extends FinancialKind = FinancialKind> {
  readonly owner: Side;
  readonly entry: FinancialEntries[K];
}

type AnyEntry = FinancialEntries[FinancialKind];

/** What the owner can do. Without it, everything is there to read. */
export interface LedgerActions {
  readonly onAdd: (kind: EditableFinancialKind) => void;
  readonly onContinue: (begun: BegunEntry) => void;
  readonly onDiscard: (begun: BegunEntry) => void;
  readonly onDuplicate: (kind: EditableFinancialKind, entry: AnyEntry) => void;
  readonly onDelete: (kind: FinancialKind, entry: AnyEntry) => void;
  readonly onStateNothing: (kind: EditableFinancialKind, isStated: boolean) => void;
}

/** What is open about an own entry besides what it says, such as a file that was not sent. */
export interface EntryState {
  readonly key: string;
  readonly text: string;
  readonly tone: 'warning' | 'neutral';
}

interface LedgerOfKindProps {
  kind: FinancialKind;
  entries: readonly OwnedEntry[];
  own: Side;
  names: CoupleNames;
  /** Why a joint entry is a pending dispute, by the entry's id. */
  problems: ReadonlyMap<string, JointEntryProblem>;
  statesOf: (kind: FinancialKind, entryId: string) => readonly EntryState[];
  /** Own entries of the kind that were begun and not added. */
  begun: readonly BegunEntry[];
  /** Who states that there is nothing of the kind. */
  nothing: readonly Side[];
  rates: DatedRates | null;
  /** Between the head and the entries; with it the ledger is never bare. */
  lead?: ReactNode;
  actions: LedgerActions | null;
  onOpen: (kind: FinancialKind, entryId: string) => void;
}

const isJointEntry = (kind: FinancialKind, entry: AnyEntry): boolean =>
  kind === 'legacy-joint-properties' || ('isJoint' in entry && entry.isJoint);

function splitOf(kind: FinancialKind, entry: AnyEntry): { A: number; B: number } | null {
  if (!isJointEntry(kind, entry) || !('userAPercentage' in entry)) return null;
  const { userAPercentage: A, userBPercentage: B } = entry;
  return typeof A === 'number' && typeof B === 'number' ? { A, B } : null;
}

const signed = (kind: FinancialKind, cents: number) => (kind === 'debts' ? -cents : cents);

function sumsOf(kind: FinancialKind, rows: readonly EntryFacts[]): ReadonlyMap<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + signed(kind, cents));
  return sums;
}

/** One kind of entries of the partners that are shown: the own ones with their menu, the other's to read. */
export function LedgerOfKind(props: LedgerOfKindProps) {
  const { kind, entries, own, begun, nothing, lead, actions } = props;
  const isLegacy = kind === 'legacy-joint-properties';
  const look = isLegacy ? null : lookOf(kind);
  const label = enumerationLabel(say, 'financialKind', kind);
  const rows = entries.map((owned) => ({ ...owned, facts: factsOf(kind, owned.entry as never) }));
  const hasOwn = entries.some(({ owner }) => owner === own);
  const mayStateNothing =
    isEditable(kind) && (STATABLE_KINDS as readonly string[]).includes(kind) && !hasOwn && !nothing.includes(own);
  const hasNotes = nothing.length > 0 || begun.length > 0 || (mayStateNothing && actions !== null);

  return (
    <Ledger
      id={kind}
      title={label}
      icon={look?.icon ?? <HouseIcon />}
      color={look?.color ?? 'ink'}
      {...(rows.length > 0 &&
        kind !== 'incomes' && {
          total: sumText(
            sumsOf(
              kind,
              rows.map(({ facts }) => facts),
            ),
          ),
        })}
      {...(!isLegacy &&
        actions !== null && {
          action: (
            <Button
              size="sm"
              icon={<PlusIcon size={16} />}
              aria-label={t('disclosure.addTo', { kind: label })}
              onClick={() => actions.onAdd(kind)}
            >
              {t('disclosure.add')}
            </Button>
          ),
        })}
    >
      {lead}
      {rows.length > 0 && (
        <LedgerRows>
          {rows.map(({ owner, entry, facts }) => (
            <Row key={entry.id} {...props} owner={owner} entry={entry} facts={facts} />
          ))}
        </LedgerRows>
      )}
      {rows.length === 0 && lead === undefined && nothing.length === 0 && (
        <p className={classes.empty}>{look?.empty()}</p>
      )}
      {hasNotes && isEditable(kind) && <Notes {...props} kind={kind} label={label} mayStateNothing={mayStateNothing} />}
    </Ledger>
  );
}

function Row({
  kind,
  owner,
  entry,
  facts,
  own,
  names,
  problems,
  statesOf,
  rates,
  actions,
  onOpen,
}: LedgerOfKindProps & { owner: Side; entry: AnyEntry; facts: EntryFacts }) {
  const split = splitOf(kind, entry);
  const problem = problems.get(entry.id);
  const mayChange = owner === own && actions !== null;
  const states = mayChange ? statesOf(kind, entry.id) : [];
  const dollars = inDollars(signed(kind, facts.cents), facts.currency, rates);
  const open = () => onOpen(kind, entry.id);
  return (
    <EntryRow
      owner={isJointEntry(kind, entry) ? 'BOTH' : owner}
      names={names}
      title={facts.title}
      onOpen={open}
      details={[
        ...facts.details,
        ...(split === null
          ? []
          : [t('disclosure.row.split', { a: split.A, b: split.B, nameA: names.A, nameB: names.B })]),
        ...(dollars === null ? [] : [dollars]),
      ]}
      split={split ?? undefined}
      value={<MoneyText cents={signed(kind, facts.cents)} currency={facts.currency} />}
      valueNote={facts.note}
      {...((problem !== undefined || states.length > 0) && {
        status: (
          <span className={classes.states}>
            {problem !== undefined && <StatusTag tone="warning">{say(`jointEntry.${problem}`)}</StatusTag>}
            {states.map(({ key, text, tone }) => (
              <StatusTag key={key} tone={tone}>
                {text}
              </StatusTag>
            ))}
          </span>
        ),
      })}
      {...(mayChange && { menu: <ActionMenu name={facts.title} items={menuOf(kind, entry, actions, open)} /> })}
    />
  );
}

function menuOf(kind: FinancialKind, entry: AnyEntry, actions: LedgerActions, open: () => void): ActionMenuItem[] {
  const isOurs = isEditable(kind);
  return [
    {
      key: 'open',
      label: t('disclosure.open'),
      icon: isOurs ? <PenIcon size={16} /> : <EyeIcon size={16} />,
      onSelect: open,
    },
    ...(isOurs
      ? [
          {
            key: 'duplicate',
            label: t('disclosure.duplicate'),
            icon: <CopyIcon size={16} />,
            onSelect: () => actions.onDuplicate(kind, entry),
          },
        ]
      : []),
    {
      key: 'delete',
      label: t('disclosure.delete'),
      icon: <TrashIcon size={16} />,
      isDestructive: true,
      onSelect: () => actions.onDelete(kind, entry),
    },
  ];
}

/** Under the entries: what was begun, and who states that there is nothing. */
function Notes({
  kind,
  label,
  mayStateNothing,
  begun,
  nothing,
  own,
  names,
  actions,
}: LedgerOfKindProps & { kind: EditableFinancialKind; label: string; mayStateNothing: boolean }) {
  return (
    <div className={classes.notes}>
      {actions !== null &&
        begun.map((entry) => {
          const title = begunTitle(entry, label);
          return (
            <div key={entry.slot} className={classes.begun}>
              <span>{t('disclosure.begun', { title })}</span>
              <Button
                size="sm"
                aria-label={t('disclosure.begun.continueOf', { title })}
                onClick={() => actions.onContinue(entry)}
              >
                {t('disclosure.begun.continue')}
              </Button>
              <Button
                size="sm"
                variant="text"
                aria-label={t('disclosure.begun.discardOf', { title })}
                onClick={() => actions.onDiscard(entry)}
              >
                {t('disclosure.new.discard')}
              </Button>
            </div>
          );
        })}
      {nothing.map((side) => (
        <div key={side} className={classes.none}>
          <span>{side === own ? t('disclosure.none.own') : t('disclosure.none.theirs', { name: names[side] })}</span>
          {side === own && actions !== null && (
            <Button
              size="sm"
              variant="text"
              aria-label={t('disclosure.none.withdrawOf', { kind: label })}
              onClick={() => actions.onStateNothing(kind, false)}
            >
              {t('disclosure.none.withdraw')}
            </Button>
          )}
        </div>
      ))}
      {mayStateNothing && begun.length === 0 && actions !== null && (
        <div className={classes.none}>
          <Button
            size="sm"
            variant="text"
            aria-label={t('disclosure.none.stateOf', { kind: label })}
            onClick={() => actions.onStateNothing(kind, true)}
          >
            {t('disclosure.none.state')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What tells one begun entry from another: the first words that were typed, else its kind. */
const NAMING = ['description', 'institution', 'name', 'creditor', 'nameOfTrust', 'make', 'streetAddress', 'year'];
function begunTitle({ values }: BegunEntry, label: string): string {
  const words = NAMING.map((name) => values[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof words === 'string' ? words.trim() : label;
}

/** Incomes, newest year first; the other kinds as they were listed. */
const byYear = (one: AnyEntry, other: AnyEntry) => ('year' in one && 'year' in other ? other.year - one.year : 0);

/** The entries of one kind of the partners that are shown; A's first. */
export const entriesOf = (
  kind: FinancialKind,
  disclosures: Readonly<Record<Side, Disclosure | null>>,
  sides: readonly Side[],
): OwnedEntry[] =>
  sides.flatMap((owner) =>
    [...(disclosures[owner]?.[kind] ?? [])].sort(byYear).map((entry): OwnedEntry => ({ owner, entry })),
  );
