import { lazy, Suspense, useState } from 'react';
import { t } from '../own-texts';
import { useRuntime } from '../runtime';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

/** The token could not be renewed. The page stays as it is; a window signs in, and the page goes on with what was typed on it. */
export function SessionEnded() {
  const { session, signOut } = useRuntime();
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const signInAgain = () => {
    setState('waiting');
    session
      .signInAgain()
      .then((who) => {
        if (who === 'other') window.location.assign('/');
      })
      .catch(() => setState('failed'));
  };
  return (
    <Suspense fallback={null}>
      <ConfirmPopup
        isOpen
        title={t('session.ended.title')}
        confirmText={t('session.ended.action')}
        cancelText={t('signOut.confirm')}
        onConfirm={signInAgain}
        onCancel={() => void signOut()}
        isConfirming={state === 'waiting'}
      >
        <p role={state === 'failed' ? 'alert' : undefined}>
          {t(state === 'failed' ? 'session.ended.failed' : 'session.ended.text')}
        </p>
      </ConfirmPopup>
    </Suspense>
  );
}
