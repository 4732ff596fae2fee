import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarDateIn } from '@troth/domain/dates';
import type { ImportMapping } from '@troth/domain/disclosure';
import { Popup } from '@troth/ui/popup';
import { useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../../shared/document';
import { afterChange } from '../../../shared/journey';
import { t } from '../../../shared/texts';
import { useDisclosures } from '../use-disclosures';
import { ChooseFile } from './choose-file';
import type { FileFailure, FoundAccount } from './found';
import { ImportDone } from './import-done';
import classes from './import.module.css';
import { MapColumns } from './map-columns';
import { type FileReader, openReader } from './open-reader';
import { importMappingsQuery, rememberMapping } from './queries';
import type { TableLook } from './reading';
import { ReviewAccounts } from './review-accounts';
import { listedOf, reportsOf, type ReviewItem, reviewItem } from './review-items';
import { type Judged, type Outcome, saveAccounts } from './save-accounts';
import type { TableReading } from './table-accounts';

/** A table whose columns are being chosen. */
interface OpenTable {
  readonly fileName: string;
  readonly look: TableLook;
  readonly mapping: ImportMapping;
  readonly reading: TableReading;
}

type Step = 'CHOOSE' | 'MAP' | 'REVIEW' | 'DONE';

export interface ImportPopupProps {
  own: OwnDocument;
  onClose: () => void;
}

/**
 * Balances out of a file of a bank or broker, in three steps: the file, what its columns are, what becomes of each
 * account. Nothing is saved before the last; nothing of the file but the accounts leaves the browser.
 */
export function ImportPopup({ own, onClose }: ImportPopupProps) {
  const queryClient = useQueryClient();
  const { readerId, disclosures } = useDisclosures(own);
  const remembered = useQuery(importMappingsQuery(readerId));
  const reader = useRef<FileReader | null>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const isUnderWay = useRef(false);
  const [step, setStep] = useState<Step>('CHOOSE');
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const [isReading, setReading] = useState(false);
  const [table, setTable] = useState<OpenTable | null>(null);
  const [bank, setBank] = useState('');
  const [items, setItems] = useState<readonly ReviewItem[]>([]);
  const [saved, setSaved] = useState<ReadonlyMap<string, Outcome>>(new Map());

  const otherSide = own.side === 'A' ? 'B' : 'A';
  const partnerName = own.names[otherSide] ?? t('partner.yourPartner');
  const ownEntries = listedOf(disclosures[own.side]);
  const partners = listedOf(disclosures[otherSide]);
  const place = { userId: readerId, documentId: own.document.id };

  // What was read of a file goes when the popup goes.
  useEffect(() => () => reader.current?.close(), []);

  const goTo = (next: Step) => {
    setStep(next);
    window.requestAnimationFrame(() => {
      const popup = heading.current?.closest('[role="dialog"]');
      if (popup != null) popup.scrollTop = 0;
      heading.current?.focus({ preventScroll: true });
    });
  };
  const startOver = () => {
    reader.current?.close();
    reader.current = null;
    setTable(null);
    setFailure(null);
    setItems([]);
    setSaved(new Map());
    setBank('');
    save.reset();
    remember.reset();
    goTo('CHOOSE');
  };
  const review = (accounts: readonly FoundAccount[], name: string) => {
    setItems(accounts.map((account) => reviewItem(account, name.trim(), crypto.randomUUID())));
    goTo('REVIEW');
  };

  const open = async (file: File) => {
    reader.current?.close();
    const opened = openReader();
    reader.current = opened;
    setReading(true);
    const told = await opened.ask({ ask: 'open', file });
    if (reader.current !== opened) return;
    if (told.tell === 'accounts') review(told.accounts, '');
    if (told.tell === 'failed') setFailure(told.reason);
    if (told.tell === 'table') {
      const { look } = told;
      const known = remembered.data?.find(({ fingerprint }) => fingerprint === look.fingerprint)?.mapping ?? null;
      const mapped = await opened.ask({ ask: 'map', mapping: known });
      if (reader.current !== opened) return;
      if (mapped.tell === 'mapped') {
        setTable({ fileName: file.name, look, mapping: mapped.mapping, reading: mapped.reading });
        goTo('MAP');
      } else if (mapped.tell === 'failed') {
        setFailure(mapped.reason);
      }
    }
    setReading(false);
  };

  const remap = async (mapping: ImportMapping) => {
    setTable((now) => (now === null ? null : { ...now, mapping }));
    const told = await reader.current?.ask({ ask: 'map', mapping });
    if (told?.tell !== 'mapped') return;
    // An answer to an earlier question says nothing of the choices of now.
    setTable((now) => (now === null || now.mapping !== mapping ? now : { ...now, reading: told.reading }));
  };

  const remember = useMutation({
    mutationFn: ({ look, mapping }: OpenTable) => rememberMapping(readerId, look.fingerprint, mapping),
    onSuccess: (mappings) => queryClient.setQueryData(importMappingsQuery(readerId).queryKey, mappings),
  });

  const change = (key: string, changes: Partial<ReviewItem>) =>
    setItems((all) => all.map((item) => (item.found.key === key ? { ...item, ...changes } : item)));

  const sharesOf = (item: ReviewItem) => {
    const [report] = reportsOf([item], [], partners);
    const ids = report?.partners.map(({ id }) => id) ?? [];
    return partners.find(({ facts, shares }) => shares !== null && ids.includes(facts.id))?.shares ?? null;
  };

  const save = useMutation({
    mutationFn: async (judged: readonly Judged[]) => {
      // The choice of columns was confirmed with the accounts; whether it can be kept does not hold them up.
      if (table !== null && saved.size === 0) remember.mutate(table);
      await saveAccounts(
        judged,
        { place, own: ownEntries, sharesOf },
        (key, outcome) => setSaved((now) => new Map(now).set(key, outcome)),
        change,
      );
    },
    onSuccess: () => {
      reader.current?.close();
      reader.current = null;
      goTo('DONE');
    },
    onSettled: () => {
      isUnderWay.current = false;
      return afterChange(queryClient, readerId);
    },
  });
  const saveOnce = (judged: readonly Judged[]) => {
    // Clicks can be quicker than the button that they should have found busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    save.mutate(judged);
  };

  const title = {
    CHOOSE: t('disclosure.import.title'),
    MAP: t('disclosure.import.map.title', { file: table?.fileName ?? '' }),
    REVIEW: t('disclosure.import.review.title', { count: items.length }),
    DONE: t('disclosure.import.done.title', { count: [...saved.values()].filter((each) => each !== 'LEFT').length }),
  }[step];

  return (
    <Popup
      isOpen
      isFullScreenOnPhone
      onClose={onClose}
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          {title}
        </span>
      }
    >
      {step === 'CHOOSE' && <ChooseFile failure={failure} isReading={isReading} onFile={(file) => void open(file)} />}
      {step === 'MAP' && table !== null && (
        <MapColumns
          look={table.look}
          mapping={table.mapping}
          reading={table.reading}
          bank={bank}
          onBank={setBank}
          onMapping={(mapping) => void remap(mapping)}
          onContinue={() => review(table.reading.accounts, bank)}
          onBack={startOver}
        />
      )}
      {step === 'REVIEW' && (
        <ReviewAccounts
          items={items}
          own={ownEntries}
          partners={partners}
          partnerName={partnerName}
          today={calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())}
          saved={saved}
          isSaving={save.isPending}
          error={save.error}
          backText={table === null ? t('disclosure.import.back') : t('disclosure.import.backToColumns')}
          onChange={change}
          onSave={saveOnce}
          onBack={table === null ? startOver : () => goTo('MAP')}
        />
      )}
      {step === 'DONE' && (
        <ImportDone
          outcomes={[...saved.values()]}
          isRemembered={!remember.isError}
          onClose={onClose}
          onAnother={startOver}
        />
      )}
    </Popup>
  );
}
