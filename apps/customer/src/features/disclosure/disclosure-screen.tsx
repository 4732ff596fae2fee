import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { EARLIER_INCOME_YEARS_REQUIRED } from '@troth/domain/constants';
import {
  type EditableFinancialKind,
  type FinancialEntries,
  FINANCIAL_KINDS,
  type FinancialKind,
  type JointEntryProblem,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { useRuntime } from '@troth/portal/runtime';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Notice } from '@troth/ui/notice';
import { PartnerMark } from '@troth/ui/partner-mark';
import { Row } from '@troth/ui/layout';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { OwnDocument } from '../../shared/document';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './disclosure.module.css';
import { entryDeskOf } from './entry/entry-desk';
import type { BegunEntry } from './entry/entry-drafts';
import { formLike } from './entry/entry-values';
import { KINDS_SHOWN, specsOf } from './entry/kinds';
import { factsOf } from './entry-facts';
import type { EntryState, LedgerActions } from './entry-line';
import { uploadQueueOf } from './files/files';
import { entriesOf, LedgerOfKind } from './ledger-of-kind';
import { deleteEntry, type Disclosure, isEditable, restoreEntry, stateNothing } from './queries';
import { useExchangeRates } from './rates';
import { summaryQuery } from './queries';
import { useDisclosures } from './use-disclosures';
import { usePanel } from './use-panel';

// Forms, their fields and what sends files load when the first is opened.
const EntryPanel = lazy(async () => ({ default: (await import('./entry/entry-panel')).EntryPanel }));

type View = 'BOTH' | Side;

interface Deleted {
  readonly kind: FinancialKind;
  readonly entry: FinancialEntries[FinancialKind];
}

export const countOf = (disclosure: Disclosure | null): number =>
  disclosure === null ? 0 : FINANCIAL_KINDS.reduce((count, kind) => count + disclosure[kind].length, 0);

export interface DisclosureScreenProps {
  own: OwnDocument;
  /** Years for which the reader owes an income. */
  missingYears: readonly number[];
  thisYear: number;
  today: string;
  /** The agreement is made: nothing can be changed any more. */
  isReadOnly: boolean;
  /** What must be read before going on; above the ledgers on small screens. */
  before: ReactNode;
  /** What can be looked at once there is something in the ledgers; under them on small screens. */
  after: ReactNode;
  /** Above the ledgers: what must be settled. */
  top: ReactNode;
  /** Beside the switch of partners. */
  tools: ReactNode;
  foot: ReactNode;
}

/** Which kinds a partner states to have nothing of. */
function useNothing({ document }: OwnDocument, readerId: string) {
  const sides: readonly Side[] = document.userBId === null ? ['A'] : ['A', 'B'];
  const summaries = useSuspenseQueries({
    queries: sides.map((each) => {
      const userId = (each === 'A' ? document.userAId : document.userBId) ?? readerId;
      return summaryQuery({ userId, documentId: document.id }, readerId);
    }),
  });
  return (kind: FinancialKind, shown: readonly Side[]): Side[] =>
    sides.filter(
      (each, at) =>
        shown.includes(each) && isEditable(kind) && summaries[at]?.data.nothingToDisclose.includes(kind) === true,
    );
}

/** The ledgers of both partners: what is owned, owed and earned. Customer spec §2 "/financial-disclosure". */
export function DisclosureScreen({
  own,
  missingYears,
  thisYear,
  today,
  isReadOnly,
  before,
  after,
  top,
  tools,
  foot,
}: DisclosureScreenProps) {
  const queryClient = useQueryClient();
  const { readerId, disclosures } = useDisclosures(own);
  const { document, side } = own;
  const names = { A: own.names.A, B: own.names.B ?? t('partner.yourPartner') };
  const desk = entryDeskOf(queryClient, { userId: readerId, documentId: document.id });
  const { place } = desk;
  const queue = uploadQueueOf(queryClient, useRuntime(), place);
  const begun = useSyncExternalStore(desk.drafts.subscribe, desk.drafts.begun);
  // Any change of the queue draws the rows again: their states are read below.
  useSyncExternalStore(queue.subscribe, queue.all);
  const nothingOf = useNothing(own, readerId);
  const { panel, open, close } = usePanel(desk);
  const { view, setView } = useView(document.userBId !== null);
  useArrivalAtLedger();
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const undoButton = useRef<HTMLButtonElement>(null);

  const all = [disclosures.A, disclosures.B].flatMap((each) =>
    each === null ? [] : FINANCIAL_KINDS.flatMap((kind): readonly { currency: string }[] => each[kind]),
  );
  const rates = useExchangeRates(all.some(({ currency }) => currency !== 'USD'));

  /** What told of a deletion goes; the keyboard goes on in the ledger, or with the deletion before it. */
  const forget = ({ kind, entry }: Deleted) => {
    setDeleted((before) => before.filter((each) => each.entry.id !== entry.id));
    window.document.getElementById(kind)?.focus({ preventScroll: true });
  };
  const removal = useMutation({
    mutationFn: async ({ kind, entry }: Deleted) => deleteEntry(place, kind, entry.id),
    onSuccess: async (_, gone) => {
      setDeleted((before) => [...before, gone]);
      await afterChange(queryClient, readerId);
    },
  });
  const undo = useMutation({
    mutationFn: async ({ kind, entry }: Deleted): Promise<void> => {
      await restoreEntry(place, kind, entry.id);
    },
    onSuccess: async (_, { kind, entry }) => {
      forget({ kind, entry });
      announce(t('disclosure.restored', { title: factsOf(kind, entry as never).name }));
      await afterChange(queryClient, readerId);
    },
  });
  const statement = useMutation({
    mutationFn: async ({ kind, isStated }: { kind: EditableFinancialKind; isStated: boolean }) =>
      stateNothing(place, kind, isStated),
    onSuccess: () => afterChange(queryClient, readerId),
  });

  // The row goes with its entry: the focus goes to what brings it back.
  useEffect(() => {
    if (deleted.length > 0) undoButton.current?.focus();
  }, [deleted.length]);

  const both: readonly Side[] = document.userBId === null ? ['A'] : ['A', 'B'];
  const sides = view === 'BOTH' ? both : [view];
  const owedYears = Array.from({ length: EARLIER_INCOME_YEARS_REQUIRED + 1 }, (_, back) => thisYear - back);
  const assets = [...(disclosures.A?.assets ?? []), ...(disclosures.B?.assets ?? [])];
  const problems = new Map<string, JointEntryProblem>(
    pendingFinancialDisputes(assets).map(({ entryId, problem }) => [entryId, problem]),
  );
  const remove = (kind: FinancialKind, entry: FinancialEntries[FinancialKind]) => removal.mutate({ kind, entry });
  const actions: LedgerActions = {
    onAdd: (kind, wanted) => {
      const unfinished = begun.find(
        ({ kind: of, values }) => of === kind && (wanted === undefined || values.year === String(wanted)),
      );
      const year = kind === 'incomes' && unfinished === undefined ? (wanted ?? missingYears.at(-1)) : undefined;
      open({
        is: 'new',
        kind,
        slot: unfinished?.slot ?? desk.prepare({}),
        year: year === undefined ? null : String(year),
      });
    },
    onContinue: ({ kind, slot }) => open({ is: 'new', kind, slot, year: null }),
    onDiscard: ({ kind, slot }) => {
      desk.drafts.end(kind, slot);
      queue.forget(slot);
    },
    onDuplicate: (kind, entry) => {
      const slot = desk.prepare(formLike(kind, specsOf(kind, names), entry));
      open({ is: 'new', kind, slot, year: null });
    },
    onDelete: remove,
    onStateNothing: (kind, isStated) => statement.mutate({ kind, isStated }),
  };
  const isOpen = ({ slot }: BegunEntry) => panel?.is === 'new' && panel.slot === slot;
  const statesOf = (kind: FinancialKind, entryId: string): EntryState[] => {
    const files = queue.of(entryId);
    const failed = files.filter(({ state }) => state === 'failed').length;
    const sending = files.length - failed;
    return [
      ...(isEditable(kind) && desk.drafts.hasUnstored(kind, entryId)
        ? [{ key: 'unsaved', text: t('disclosure.unsaved'), tone: 'warning' as const }]
        : []),
      ...(failed > 0
        ? [{ key: 'failed', text: t('disclosure.files.notSent', { count: failed }), tone: 'warning' as const }]
        : []),
      ...(sending > 0
        ? [{ key: 'sending', text: t('disclosure.files.onTheWay', { count: sending }), tone: 'neutral' as const }]
        : []),
    ];
  };
  const failure = removal.error ?? undo.error ?? statement.error;
  const legacy = entriesOf('legacy-joint-properties', disclosures, sides);
  const shared = {
    own: side,
    names,
    sides,
    owedYears,
    problems,
    statesOf,
    rates,
    onOpen: (kind: FinancialKind, entryId: string) => open({ is: 'entry', kind, entryId }),
    actions: sides.includes(side) && !isReadOnly ? actions : null,
  };

  return (
    <>
      <div className={classes.columns}>
        <aside className={classes.before} aria-label={t('disclosure.before.title')}>
          {before}
        </aside>
        <div className={classes.ledgers}>
          {isReadOnly && <Notice tone="locked">{t('disclosure.readOnly')}</Notice>}
          {top}
          <div className={classes.tools}>
            {both.length > 1 && (
              <Segmented<View>
                label={t('disclosure.view')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'BOTH', label: t('disclosure.view.both') },
                  ...both.map((value) => ({
                    value,
                    label: (
                      <Row as="span" gap={2} isWrapping={false}>
                        <PartnerMark side={value} name={names[value]} size={20} isNameBeside />
                        {names[value]}
                      </Row>
                    ),
                  })),
                ]}
              />
            )}
            {tools}
          </div>
          {KINDS_SHOWN.map((kind) => (
            <LedgerOfKind
              key={kind}
              {...shared}
              kind={kind}
              entries={entriesOf(kind, disclosures, sides)}
              begun={sides.includes(side) ? begun.filter((each) => each.kind === kind && !isOpen(each)) : []}
              nothing={nothingOf(kind, sides)}
            />
          ))}
          {legacy.length > 0 && (
            <LedgerOfKind {...shared} kind="legacy-joint-properties" entries={legacy} begun={[]} nothing={[]} />
          )}
          <div className={classes.toast}>
            <div role="status">
              {deleted.map(({ kind, entry }, at) => (
                <div key={entry.id} className={classes.deleted}>
                  <p>{t('disclosure.deleted', { title: factsOf(kind, entry as never).name })}</p>
                  <Button
                    size="sm"
                    ref={at === deleted.length - 1 ? undoButton : null}
                    isLoading={undo.isPending && undo.variables.entry.id === entry.id}
                    onClick={() => undo.mutate({ kind, entry })}
                  >
                    {t('disclosure.undo')}
                  </Button>
                  <Button size="sm" variant="text" onClick={() => forget({ kind, entry })}>
                    {t('disclosure.dismiss')}
                  </Button>
                </div>
              ))}
            </div>
            {failure !== null && (
              <Notice tone="danger" isAlert title={errorText(failure)}>
                {t('disclosure.delete.safe')}
              </Notice>
            )}
          </div>
        </div>
        <aside className={classes.after}>{after}</aside>
        <div className={classes.foot}>{foot}</div>
      </div>
      {panel !== null && (
        <Suspense fallback={null}>
          <EntryPanel
            key={panel.is === 'new' ? panel.slot : panel.entryId}
            panel={panel}
            disclosures={disclosures}
            own={side}
            userIds={{ A: document.userAId, B: document.userBId }}
            documentId={document.id}
            names={names}
            today={today}
            isReadOnly={isReadOnly}
            onOpen={open}
            onClose={close}
            onAdded={(kind, entry) => announce(t('disclosure.added', { title: factsOf(kind, entry as never).name }))}
            onDelete={(kind, entry) => {
              close();
              remove(kind, entry);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const VIEW = 'view';
const asView = (text: string | null): View => (text === 'A' || text === 'B' ? text : 'BOTH');

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

/** Whose entries are shown, as the address says it. */
function useView(hasPartner: boolean) {
  const [search, setSearch] = useSearchParams();
  const view: View = hasPartner ? asView(search.get(VIEW)) : 'BOTH';
  const setView = (next: View) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'BOTH') after.delete(VIEW);
        else after.set(VIEW, next);
        return after;
      },
      { replace: true },
    );
  return { view, setView };
}
