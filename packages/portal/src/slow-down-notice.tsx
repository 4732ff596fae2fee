import { Notice } from '@troth/ui/notice';
import { useSyncExternalStore } from 'react';
import { t } from './own-texts';
import { longWait } from './patience';
import classes from './slow-down-notice.module.css';

/** Says that calls are held back for a moment and go on without a click. The region is there before its words are. */
export function SlowDownNotice() {
  const isOn = useSyncExternalStore(longWait.subscribe, longWait.isOn);
  return (
    <div role="status" className={classes.place}>
      {isOn && <Notice title={t('slowDown.title')}>{t('slowDown.text')}</Notice>}
    </div>
  );
}
