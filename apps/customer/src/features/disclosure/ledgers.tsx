import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { EARLIER_INCOME_YEARS_REQUIRED } from '@troth/domain/constants';
import {
  FINANCIAL_KINDS,
  type FinancialKind,
  type JointEntryProblem,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import { useRuntime } from '@troth/portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { namesOf, type OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import type { EntryStore } from './entry/entry-store';
import type { BegunEntry } from './entry/entry-drafts';
import { formLike } from './entry/entry-values';
import { KINDS_SHOWN, specsOf } from './entry/kinds';
import type { EntryState, LedgerActions } from './entry-line';
import { uploadQueueOf } from './files/files';
import type { LedgerChanges } from './ledger-changes';
import { entriesOf, LedgerOfKind } from './ledger-of-kind';
import type { OpenPanel } from './links';
import { type Disclosure, isEditable, summaryQuery } from './queries';
import { useExchangeRates } from './rates';
import { joinedSides, useShownSides } from './view-switch';

export interface LedgersProps {
  own: OwnDocument;
  /** Where the reader's own entries are written. */
  store: EntryStore;
  disclosures: Readonly<Record<Side, Disclosure | null>>;
  /** Years for which the reader owes an income. */
  missingYears: readonly number[];
  thisYear: number;
  isReadOnly: boolean;
  panel: OpenPanel | null;
  onOpen: (panel: OpenPanel) => void;
  changes: LedgerChanges;
}

/** The ledgers of all kinds, with the entries of the partners who are shown. */
export function Ledgers({
  own,
  store,
  disclosures,
  missingYears,
  thisYear,
  isReadOnly,
  panel,
  onOpen,
  changes,
}: LedgersProps) {
  const names = namesOf(own);
  const sides = useShownSides(own);
  const queue = uploadQueueOf(useQueryClient(), useRuntime(), store.place);
  const begun = useSyncExternalStore(store.drafts.subscribe, store.drafts.begun);
  // Any change of the queue draws the rows again: their states are read below.
  useSyncExternalStore(queue.subscribe, queue.all);
  const nothingOf = useNothing(own, store.place.userId);
  useArrivalAtLedger();
  const all = [disclosures.A, disclosures.B].flatMap((each) =>
    each === null ? [] : FINANCIAL_KINDS.flatMap((kind): readonly { currency: string }[] => each[kind]),
  );
  const rates = useExchangeRates(all.some(({ currency }) => currency !== 'USD'));

  const actions: LedgerActions = {
    onAdd: (kind, wanted) => {
      const unfinished = begun.find(
        ({ kind: of, values }) => of === kind && (wanted === undefined || values.year === String(wanted)),
      );
      const year = kind === 'incomes' && unfinished === undefined ? (wanted ?? missingYears.at(-1)) : undefined;
      onOpen({
        is: 'new',
        kind,
        slot: unfinished?.slot ?? store.prepare({}),
        year: year === undefined ? null : String(year),
      });
    },
    onContinue: ({ kind, slot }) => onOpen({ is: 'new', kind, slot, year: null }),
    onDiscard: ({ kind, slot }) => {
      store.drafts.end(kind, slot);
      queue.forget(slot);
    },
    onDuplicate: (kind, entry) => {
      const slot = store.prepare(formLike(kind, specsOf(kind, names), entry));
      onOpen({ is: 'new', kind, slot, year: null });
    },
    onDelete: changes.remove,
    onStateNothing: changes.stateNothing,
  };
  const isOpen = ({ slot }: BegunEntry) => panel?.is === 'new' && panel.slot === slot;
  const assets = [...(disclosures.A?.assets ?? []), ...(disclosures.B?.assets ?? [])];
  const legacy = entriesOf('legacy-joint-properties', disclosures, sides);
  const shared = {
    own: own.side,
    names,
    sides,
    owedYears: Array.from({ length: EARLIER_INCOME_YEARS_REQUIRED + 1 }, (_, back) => thisYear - back),
    problems: new Map<string, JointEntryProblem>(
      pendingFinancialDisputes(assets).map(({ entryId, problem }) => [entryId, problem]),
    ),
    statesOf: (kind: FinancialKind, entryId: string) => statesOf(store, queue, kind, entryId),
    rates,
    onOpen: (kind: FinancialKind, entryId: string) => onOpen({ is: 'entry', kind, entryId }),
    actions: sides.includes(own.side) && !isReadOnly ? actions : null,
  };
  return (
    <>
      {KINDS_SHOWN.map((kind) => (
        <LedgerOfKind
          key={kind}
          {...shared}
          kind={kind}
          entries={entriesOf(kind, disclosures, sides)}
          begun={sides.includes(own.side) ? begun.filter((each) => each.kind === kind && !isOpen(each)) : []}
          nothing={nothingOf(kind).filter((each) => sides.includes(each))}
        />
      ))}
      {legacy.length > 0 && (
        <LedgerOfKind {...shared} kind="legacy-joint-properties" entries={legacy} begun={[]} nothing={[]} />
      )}
    </>
  );
}

/** Which partners state to have nothing of a kind. */
function useNothing({ document }: OwnDocument, readerId: string) {
  const sides = joinedSides(document);
  const summaries = useSuspenseQueries({
    queries: sides.map((each) => {
      const userId = (each === 'A' ? document.userAId : document.userBId) ?? readerId;
      return summaryQuery({ userId, documentId: document.id }, readerId);
    }),
  });
  return (kind: FinancialKind): Side[] =>
    sides.filter((_, at) => isEditable(kind) && summaries[at]?.data.nothingToDisclose.includes(kind) === true);
}

/** A link that names a ledger leads to it: the eye and the keyboard go on from there. */
function useArrivalAtLedger() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const kind = FINANCIAL_KINDS.find((each) => `#${each}` === hash);
    if (kind === undefined) return;
    const ledger = window.document.getElementById(kind);
    ledger?.scrollIntoView({ block: 'start' });
    ledger?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** What of an entry is not stored yet: its words, and its files. */
function statesOf(
  store: EntryStore,
  queue: ReturnType<typeof uploadQueueOf>,
  kind: FinancialKind,
  entryId: string,
): EntryState[] {
  const files = queue.of(entryId);
  const failed = files.filter(({ state }) => state === 'failed').length;
  const sending = files.length - failed;
  return [
    ...(isEditable(kind) && store.drafts.hasUnstored(kind, entryId)
      ? [{ key: 'unsaved', text: t('disclosure.unsaved'), tone: 'warning' as const }]
      : []),
    ...(failed > 0
      ? [{ key: 'failed', text: t('disclosure.files.notSent', { count: failed }), tone: 'warning' as const }]
      : []),
    ...(sending > 0
      ? [{ key: 'sending', text: t('disclosure.files.onTheWay', { count: sending }), tone: 'neutral' as const }]
      : []),
  ];
}
