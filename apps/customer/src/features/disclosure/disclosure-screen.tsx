import { useQueryClient } from '@tanstack/react-query';
import { FINANCIAL_KINDS } from '@troth/domain/disclosure';
import { announce } from '@troth/portal/announcer';
import { Notice } from '@troth/ui/notice';
import { lazy, type ReactNode, Suspense } from 'react';
import { namesOf, type OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import classes from './disclosure.module.css';
import { entryStoreOf } from './entry/entry-store';
import { factsOf } from './entry-facts';
import { LedgerChangeNotices, useLedgerChanges } from './ledger-changes';
import { Ledgers } from './ledgers';
import type { Disclosure } from './queries';
import { useDisclosures } from './use-disclosures';
import { usePanel } from './use-panel';
import { ViewSwitch } from './view-switch';

// Forms, their fields and what sends files load when the first is opened.
const EntryPanel = lazy(async () => ({ default: (await import('./entry/entry-panel')).EntryPanel }));

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
  const { readerId, disclosures } = useDisclosures(own);
  const { document, side } = own;
  const store = entryStoreOf(useQueryClient(), { userId: readerId, documentId: document.id });
  const { panel, open, close } = usePanel(store);
  const changes = useLedgerChanges(store.place);
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
            <ViewSwitch own={own} />
            {tools}
          </div>
          <Ledgers
            own={own}
            store={store}
            disclosures={disclosures}
            missingYears={missingYears}
            thisYear={thisYear}
            isReadOnly={isReadOnly}
            panel={panel}
            onOpen={open}
            changes={changes}
          />
          <LedgerChangeNotices changes={changes} />
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
            names={namesOf(own)}
            today={today}
            isReadOnly={isReadOnly}
            onOpen={open}
            onClose={close}
            onAdded={(kind, entry) => announce(t('disclosure.added', { title: factsOf(kind, entry as never).name }))}
            onDelete={(kind, entry) => {
              close();
              changes.remove(kind, entry);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
