import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { t } from '../../../shared/texts';
import classes from './import.module.css';
import type { Outcome } from './save-accounts';

export interface ImportDoneProps {
  outcomes: readonly Outcome[];
  /** False when the reading of the columns could not be stored. */
  isRemembered: boolean;
  onClose: () => void;
  onAnother: () => void;
}

/** What the import did. */
export function ImportDone({ outcomes, isRemembered, onClose, onAnother }: ImportDoneProps) {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const lines = [
    ...(count('ADDED') > 0 ? [t('disclosure.import.done.added', { count: count('ADDED') })] : []),
    ...(count('UPDATED') > 0 ? [t('disclosure.import.done.updated', { count: count('UPDATED') })] : []),
    ...(count('LEFT') > 0 ? [t('disclosure.import.done.left', { count: count('LEFT') })] : []),
  ];
  return (
    <div className={classes.step}>
      <ul className={classes.outcomes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('disclosure.import.done.dropped')}</p>
      {!isRemembered && <Notice tone="warning" title={t('disclosure.import.done.notRemembered')} />}
      <div className={classes.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('disclosure.import.done.close')}
        </Button>
        <Button onClick={onAnother}>{t('disclosure.import.done.another')}</Button>
      </div>
    </div>
  );
}
