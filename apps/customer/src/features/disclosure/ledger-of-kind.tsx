import { type EditableFinancialKind, type FinancialKind, STATABLE_KINDS } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { Button } from '@troth/ui/button';
import { HouseIcon, PlusIcon } from '@troth/ui/icons';
import { Ledger, LedgerRows } from '@troth/ui/ledger';
import { t } from '../../shared/texts';
import type { BegunEntry } from './entry/entry-drafts';
import { lookOf } from './entry/kinds';
import { type EntryFacts, factsOf } from './entry-facts';
import { EntryLine, type LineContext, type OwnedEntry } from './entry-line';
import classes from './disclosure.module.css';
import { IncomeYears } from './income-years';
import { type Disclosure, isEditable } from './queries';
import { sumText } from './sums';

interface LedgerOfKindProps extends LineContext {
  entries: readonly OwnedEntry[];
  /** Own entries of the kind that were begun and not added. */
  begun: readonly BegunEntry[];
  /** Who states that there is nothing of the kind. */
  nothing: readonly Side[];
  /** Whose entries are shown. */
  sides: readonly Side[];
  /** The years for which each owes an income; the newest first. */
  owedYears: readonly number[];
}

function sumsOf(rows: readonly EntryFacts[]): ReadonlyMap<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return sums;
}

/** One kind of entries of the partners that are shown: the own ones with their menu, the other's to read. */
export function LedgerOfKind(props: LedgerOfKindProps) {
  const { kind, entries, own, begun, nothing, actions } = props;
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
          total: sumText(kind, sumsOf(rows.map(({ facts }) => facts))),
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
      {kind === 'incomes' ? (
        <IncomeYears {...props} rows={rows} />
      ) : (
        <>
          {rows.length > 0 && (
            <LedgerRows>
              {rows.map(({ owner, entry, facts }) => (
                <EntryLine key={entry.id} {...props} owner={owner} entry={entry} facts={facts} />
              ))}
            </LedgerRows>
          )}
          {rows.length === 0 && nothing.length === 0 && <p className={classes.empty}>{look?.empty()}</p>}
        </>
      )}
      {hasNotes && isEditable(kind) && <Notes {...props} kind={kind} label={label} mayStateNothing={mayStateNothing} />}
    </Ledger>
  );
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

/** The entries of one kind of the partners that are shown; A's first. */
export const entriesOf = (
  kind: FinancialKind,
  disclosures: Readonly<Record<Side, Disclosure | null>>,
  sides: readonly Side[],
): OwnedEntry[] =>
  sides.flatMap((owner) => (disclosures[owner]?.[kind] ?? []).map((entry): OwnedEntry => ({ owner, entry })));
