import { useSyncExternalStore } from 'react';
import { t } from './own-texts';
import classes from './offline-notice.module.css';

const line = {
  isDown: () => !navigator.onLine,
  subscribe: (listener: () => void) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Says that the browser is offline before anything is typed in vain. The region is there before its words are. */
export function OfflineNotice() {
  const isDown = useSyncExternalStore(line.subscribe, line.isDown);
  return (
    <div role="status" className={classes.place}>
      {isDown && (
        <p className={classes.band}>
          <b>{t('offline.title')}</b> {t('offline.text')}
        </p>
      )}
    </div>
  );
}
