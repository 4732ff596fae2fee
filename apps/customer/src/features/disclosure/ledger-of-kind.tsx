import type {
  EditableFinancialKind,
  FinancialEntries,
  FinancialKind,
  JointEntryProblem,
} from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import type { Side } from '@troth/domain/people';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { HouseIcon, PenIcon, PlusIcon, TrashIcon } from '@troth/ui/icons';
import { EntryRow, Ledger, LedgerRows } from '@troth/ui/ledger';
import { MoneyText } from '@troth/ui/money-text';
import { StatusTag } from '@troth/ui/status-tag';
import type { ReactNode } from 'react';
import { t } from '../../shared/texts';
import { factsOf } from './entry-facts';
import { lookOf } from './kinds';
import { sumText } from './picture';
import type { Disclosure } from './queries';

/** An entry with whose list it stands in. */
export interface OwnedEntry<K extends FinancialKind = FinancialKind> {
  readonly owner: Side;
  readonly entry: FinancialEntries[K];
}

export interface LedgerActions {
  readonly onAdd: (kind: EditableFinancialKind) => void;
  readonly onChange: (kind: EditableFinancialKind, entry: FinancialEntries[EditableFinancialKind]) => void;
  readonly onDelete: (kind: FinancialKind, entry: FinancialEntries[FinancialKind]) => void;
}

interface LedgerOfKindProps extends Partial<LedgerActions> {
  kind: FinancialKind;
  entries: readonly OwnedEntry[];
  own: Side;
  names: { readonly A: string; readonly B: string };
  /** Why a joint entry is a pending dispute, by the entry's id. */
  problems: ReadonlyMap<string, JointEntryProblem>;
  /** Between the head and the entries; with it the ledger is never bare. */
  lead?: ReactNode;
}

const isJointEntry = (kind: FinancialKind, entry: FinancialEntries[FinancialKind]): boolean =>
  kind === 'legacy-joint-properties' || ('isJoint' in entry && entry.isJoint);

function splitOf(kind: FinancialKind, entry: FinancialEntries[FinancialKind]): { A: number; B: number } | null {
  if (!isJointEntry(kind, entry) || !('userAPercentage' in entry)) return null;
  const { userAPercentage: A, userBPercentage: B } = entry;
  return typeof A === 'number' && typeof B === 'number' ? { A, B } : null;
}

const signed = (kind: FinancialKind, cents: number) => (kind === 'debts' ? -cents : cents);

/** One kind of entries of the partners that are shown: the own ones with their menu, the other's to read. */
export function LedgerOfKind({
  kind,
  entries,
  own,
  names,
  problems,
  lead,
  onAdd,
  onChange,
  onDelete,
}: LedgerOfKindProps) {
  const isLegacy = kind === 'legacy-joint-properties';
  const look = isLegacy ? null : lookOf(kind);
  const sums = new Map<string, number>();
  const rows = entries.map(({ owner, entry }) => {
    const facts = factsOf(kind, entry as never);
    sums.set(facts.currency, (sums.get(facts.currency) ?? 0) + signed(kind, facts.cents));
    return { owner, entry, facts };
  });

  return (
    <Ledger
      id={kind}
      title={enumerationLabel(say, 'financialKind', kind)}
      icon={look?.icon ?? <HouseIcon />}
      color={look?.color ?? 'ink'}
      {...(rows.length > 0 && kind !== 'incomes' && { total: sumText(sums) })}
      isEmpty={rows.length === 0 && lead === undefined}
      emptyText={look?.empty()}
      {...(!isLegacy &&
        onAdd !== undefined && {
          action: (
            <Button
              size="sm"
              icon={<PlusIcon size={16} />}
              aria-label={t('disclosure.addTo', { kind: enumerationLabel(say, 'financialKind', kind) })}
              onClick={() => onAdd(kind)}
            >
              {t('disclosure.add')}
            </Button>
          ),
        })}
    >
      {lead}
      <LedgerRows>
        {rows.map(({ owner, entry, facts }) => {
          const split = splitOf(kind, entry);
          const problem = problems.get(entry.id);
          const mayChange = owner === own && onDelete !== undefined;
          return (
            <EntryRow
              key={entry.id}
              owner={isJointEntry(kind, entry) ? 'BOTH' : owner}
              names={names}
              title={facts.title}
              details={[
                ...facts.details,
                ...(split === null
                  ? []
                  : [t('disclosure.row.split', { a: split.A, b: split.B, nameA: names.A, nameB: names.B })]),
              ]}
              split={split ?? undefined}
              value={<MoneyText cents={signed(kind, facts.cents)} currency={facts.currency} />}
              valueNote={facts.note}
              {...(problem !== undefined && {
                status: <StatusTag tone="warning">{say(`jointEntry.${problem}`)}</StatusTag>,
              })}
              {...(mayChange && {
                menu: (
                  <ActionMenu
                    name={facts.title}
                    items={[
                      ...(isLegacy || onChange === undefined
                        ? []
                        : [
                            {
                              key: 'change',
                              label: t('disclosure.change'),
                              icon: <PenIcon size={16} />,
                              onSelect: () => onChange(kind, entry as FinancialEntries[EditableFinancialKind]),
                            },
                          ]),
                      {
                        key: 'delete',
                        label: t('disclosure.delete'),
                        icon: <TrashIcon size={16} />,
                        isDestructive: true,
                        onSelect: () => onDelete(kind, entry),
                      },
                    ]}
                  />
                ),
              })}
            />
          );
        })}
      </LedgerRows>
    </Ledger>
  );
}

/** Incomes, newest year first; the other kinds as they were listed. */
const byYear = (one: FinancialEntries[FinancialKind], other: FinancialEntries[FinancialKind]) =>
  'year' in one && 'year' in other ? other.year - one.year : 0;

/** The entries of one kind of the partners that are shown; A's first. */
export const entriesOf = (
  kind: FinancialKind,
  disclosures: Readonly<Record<Side, Disclosure | null>>,
  sides: readonly Side[],
): OwnedEntry[] =>
  sides.flatMap((owner) =>
    [...(disclosures[owner]?.[kind] ?? [])].sort(byYear).map((entry): OwnedEntry => ({ owner, entry })),
  );
