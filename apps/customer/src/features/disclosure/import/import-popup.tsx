import { calendarDateIn } from '@troth/domain/dates';
import { otherSide } from '@troth/domain/people';
import { Popup } from '@troth/ui/popup';
import { useRef, useState } from 'react';
import { namesOf, type OwnDocument } from '../../../shared/document';
import { t } from '../../../shared/texts';
import { useDisclosures } from '../use-disclosures';
import { ChooseFile } from './choose-file';
import type { FoundAccount } from './found';
import { ImportDone } from './import-done';
import classes from './import.module.css';
import { MapColumns } from './map-columns';
import { ReviewAccounts } from './review-accounts';
import { listedOf } from './review-items';
import { useImportedAccounts } from './use-imported-accounts';
import { useOpenedFile } from './use-opened-file';

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
  const { readerId, disclosures } = useDisclosures(own);
  const heading = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState<Step>('CHOOSE');
  const [bank, setBank] = useState('');
  const theirs = otherSide(own.side);
  const entries = {
    place: { userId: readerId, documentId: own.document.id },
    own: listedOf(disclosures[own.side]),
    partners: listedOf(disclosures[theirs]),
  };

  const goTo = (next: Step) => {
    setStep(next);
    window.requestAnimationFrame(() => {
      const popup = heading.current?.closest('[role="dialog"]');
      if (popup != null) popup.scrollTop = 0;
      heading.current?.focus({ preventScroll: true });
    });
  };
  const file = useOpenedFile(readerId, {
    onAccounts: (found) => review(found, ''),
    onTable: () => goTo('MAP'),
  });
  const { table } = file;
  const accounts = useImportedAccounts(entries, {
    // The choice of columns was confirmed with the accounts; whether it can be kept does not hold them up.
    onConfirmed: file.remember,
    onSaved: () => {
      file.close();
      goTo('DONE');
    },
  });
  const { items, saved } = accounts;
  const review = (found: readonly FoundAccount[], name: string) => {
    accounts.begin(found, name);
    goTo('REVIEW');
  };
  const startOver = () => {
    file.reset();
    accounts.reset();
    setBank('');
    goTo('CHOOSE');
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
      {step === 'CHOOSE' && <ChooseFile failure={file.failure} isReading={file.isReading} onFile={file.open} />}
      {step === 'MAP' && table !== null && (
        <MapColumns
          look={table.look}
          mapping={table.mapping}
          reading={table.reading}
          bank={bank}
          onBank={setBank}
          onMapping={file.remap}
          onContinue={() => review(table.reading.accounts, bank)}
          onBack={startOver}
        />
      )}
      {step === 'REVIEW' && (
        <ReviewAccounts
          items={items}
          own={entries.own}
          partners={entries.partners}
          partnerName={namesOf(own)[theirs]}
          today={calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())}
          saved={saved}
          isSaving={accounts.isSaving}
          error={accounts.error}
          backText={table === null ? t('disclosure.import.back') : t('disclosure.import.backToColumns')}
          onChange={accounts.change}
          onSave={accounts.save}
          onBack={table === null ? startOver : () => goTo('MAP')}
        />
      )}
      {step === 'DONE' && (
        <ImportDone
          outcomes={[...saved.values()]}
          isRemembered={file.isRemembered}
          onClose={onClose}
          onAnother={startOver}
        />
      )}
    </Popup>
  );
}
