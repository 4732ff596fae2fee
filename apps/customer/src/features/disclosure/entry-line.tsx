import type {
  EditableFinancialKind,
  FinancialEntries,
  FinancialKind,
  JointEntryProblem,
} from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import type { Side } from '@troth/domain/people';
import { ActionMenu, type ActionMenuItem } from '@troth/ui/action-menu';
import { CopyIcon, EyeIcon, PenIcon, TrashIcon } from '@troth/ui/icons';
import { EntryRow } from '@troth/ui/ledger';
import { StatusTag } from '@troth/ui/status-tag';
import { t } from '../../shared/texts';
import type { BegunEntry } from './entry/entry-drafts';
import type { CoupleNames } from './entry/kinds';
import type { EntryFacts } from './entry-facts';
import classes from './disclosure.module.css';
import { isEditable } from './queries';
import { type DatedRates, inDollars } from './rates';
import { amountText, signed } from './sums';

/** An entry with whose list it stands in. */
export interface OwnedEntry<K extends FinancialKind = FinancialKind> {
  readonly owner: Side;
  readonly entry: FinancialEntries[K];
}

export type AnyEntry = FinancialEntries[FinancialKind];

/** What the owner can do. Without it, everything is there to read. */
export interface LedgerActions {
  /** A new entry; of an income, of a year. */
  readonly onAdd: (kind: EditableFinancialKind, year?: number) => void;
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

/** What each line of a ledger is shown with. */
export interface LineContext {
  readonly kind: FinancialKind;
  readonly own: Side;
  readonly names: CoupleNames;
  /** Why a joint entry is a pending dispute, by the entry's id. */
  readonly problems: ReadonlyMap<string, JointEntryProblem>;
  readonly statesOf: (kind: FinancialKind, entryId: string) => readonly EntryState[];
  readonly rates: DatedRates | null;
  readonly actions: LedgerActions | null;
  readonly onOpen: (kind: FinancialKind, entryId: string) => void;
}

const isJointEntry = (kind: FinancialKind, entry: AnyEntry): boolean =>
  kind === 'legacy-joint-properties' || ('isJoint' in entry && entry.isJoint);

function splitOf(kind: FinancialKind, entry: AnyEntry): { A: number; B: number } | null {
  if (!isJointEntry(kind, entry) || !('userAPercentage' in entry)) return null;
  const { userAPercentage: A, userBPercentage: B } = entry;
  return typeof A === 'number' && typeof B === 'number' ? { A, B } : null;
}

/** A line of a ledger: an own entry with its menu, or the other’s to read. */
export function EntryLine({
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
}: LineContext & { owner: Side; entry: AnyEntry; facts: EntryFacts }) {
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
      name={facts.name}
      onOpen={open}
      details={[
        ...facts.details,
        ...(split === null
          ? []
          : [t('disclosure.row.split', { a: split.A, b: split.B, nameA: names.A, nameB: names.B })]),
        ...(dollars === null ? [] : [dollars]),
      ]}
      split={split ?? undefined}
      value={amountText(kind, facts.cents, facts.currency)}
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
      {...(mayChange && { menu: <ActionMenu name={facts.name} items={menuOf(kind, entry, actions, open)} /> })}
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
