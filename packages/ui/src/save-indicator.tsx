import { classNames } from './class-names';
import { AlertIcon, CheckIcon } from './icons';
import classes from './save-indicator.module.css';
import { Spinner } from './spinner';
import { useUiTexts } from './texts';
import { useSavingIndicator } from './use-saving-indicator';

export type SaveState = 'idle' | 'loading' | 'success' | 'error';

export interface SaveIndicatorProps {
  state: SaveState;
  /** The product's sentence for a failed save; the answers' sentence without it. */
  errorText?: string | undefined;
}

/**
 * Idle shows nothing and keeps its line; saving and saved are a status, a failure is an alert (guide §6). Saving stays
 * 200 ms after it ended, so that it does not flicker. Customer spec §9.
 */
export function SaveIndicator({ state, errorText }: SaveIndicatorProps) {
  const t = useUiTexts();
  const isSaving = useSavingIndicator(state === 'loading') && state !== 'error';
  return (
    <span className={classes.line}>
      <span role="status" className={classNames(classes.indicator, !isSaving && state === 'success' && classes.saved)}>
        {isSaving && (
          <>
            <Spinner />
            {t('save.saving')}
          </>
        )}
        {!isSaving && state === 'success' && (
          <>
            <CheckIcon size={14} />
            {t('save.saved')}
          </>
        )}
      </span>
      {state === 'error' && (
        <span role="alert" className={classNames(classes.indicator, classes.failed)}>
          <AlertIcon size={14} />
          {errorText ?? t('save.failed')}
        </span>
      )}
    </span>
  );
}
