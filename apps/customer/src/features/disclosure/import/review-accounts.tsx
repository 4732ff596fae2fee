import type { CalendarDate } from '@troth/domain/dates';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { errorText } from '@troth/portal/errors';
import { type MouseEvent, useRef, useState } from 'react';
import { t } from '../../../shared/texts';
import classes from './import.module.css';
import { ReviewAccount } from './review-account';
import { decisionOf, errorsOf, type ListedEntry, reportsOf, type ReviewItem } from './review-items';
import type { Judged, Outcome } from './save-accounts';

export interface ReviewAccountsProps {
  items: readonly ReviewItem[];
  own: readonly ListedEntry[];
  partners: readonly ListedEntry[];
  partnerName: string;
  today: CalendarDate;
  /** Keys of the accounts that are saved already. */
  saved: ReadonlyMap<string, Outcome>;
  isSaving: boolean;
  /** Why the last try stopped; null before one. */
  error: Error | null;
  backText: string;
  onChange: (key: string, changes: Partial<ReviewItem>) => void;
  onSave: (judged: readonly Judged[]) => void;
  onBack: () => void;
}

/** The last step before anything is saved: every account of the file with what becomes of it. */
export function ReviewAccounts({
  items,
  own,
  partners,
  partnerName,
  today,
  saved,
  isSaving,
  error,
  backText,
  onChange,
  onSave,
  onBack,
}: ReviewAccountsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isChecked, setChecked] = useState(false);
  const reports = reportsOf(items, own, partners);
  const judged = items.flatMap((item, at) => {
    const report = reports[at];
    if (report === undefined) return [];
    const decision = decisionOf(item, report, own);
    return [{ item, report, decision, errors: saved.has(item.found.key) ? {} : errorsOf(item, decision, today) }];
  });
  const rest = judged.filter(({ item }) => !saved.has(item.found.key));
  const wrong = rest.filter(({ errors }) => Object.keys(errors).length > 0);
  const isUncertain = items.some((item) => item.isUncertain && !saved.has(item.found.key));
  const toSave = rest.filter(({ decision }) => decision !== 'LEAVE').length;

  const save = ({ detail: clicksInARow }: MouseEvent) => {
    // The second click of two was meant for the button of the step before, or is one too many.
    if (clicksInARow > 1) return;
    setChecked(true);
    if (wrong.length > 0) {
      window.requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onSave(rest.flatMap(({ item, decision }) => (decision === null ? [] : [{ item, decision }])));
  };

  return (
    <div className={classes.step}>
      {error === null && <p>{t('disclosure.import.review.lead')}</p>}
      <ul ref={list} className={classes.accounts}>
        {judged.map(({ item, report, decision, errors }) => (
          <ReviewAccount
            key={item.found.key}
            item={item}
            report={report}
            decision={decision}
            errors={isChecked ? errors : {}}
            own={own}
            partners={partners}
            partnerName={partnerName}
            isSaved={saved.has(item.found.key)}
            onChange={(changes) => onChange(item.found.key, changes)}
          />
        ))}
      </ul>
      {isChecked && wrong.length > 0 && (
        <Notice tone="danger" isAlert title={t('disclosure.import.error.title', { count: wrong.length })} />
      )}
      {error !== null && !isSaving && (
        <Notice tone="danger" isAlert title={isUncertain ? t('disclosure.import.unanswered') : errorText(error)}>
          {t('disclosure.import.partly.title', { saved: saved.size, total: saved.size + toSave })}.{' '}
          {t('disclosure.import.partly')}
        </Notice>
      )}
      <div className={classes.foot}>
        <Button variant="primary" isLoading={isSaving} loadingText={t('disclosure.import.saving')} onClick={save}>
          {error === null
            ? t('disclosure.import.save', { count: toSave })
            : t('disclosure.import.again', { saved: saved.size })}
        </Button>
        {saved.size === 0 && !isUncertain && (
          <Button disabled={isSaving} onClick={onBack}>
            {backText}
          </Button>
        )}
      </div>
    </div>
  );
}
