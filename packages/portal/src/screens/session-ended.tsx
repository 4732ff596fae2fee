import { lazy, Suspense, useState } from 'react';
import { t } from '../own-texts';
import { useRuntime } from '../runtime';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

interface SignInAgainProps {
  title: string;
  text: string;
  cancelText: string;
  onCancel: () => void;
}

/** A window signs in, and the page goes on with what was typed on it. */
function SignInAgain({ title, text, cancelText, onCancel }: SignInAgainProps) {
  const { session } = useRuntime();
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
        title={title}
        confirmText={t('session.ended.action')}
        cancelText={cancelText}
        onConfirm={signInAgain}
        onCancel={onCancel}
        isConfirming={state === 'waiting'}
      >
        <p role={state === 'failed' ? 'alert' : undefined}>{state === 'failed' ? t('session.ended.failed') : text}</p>
      </ConfirmPopup>
    </Suspense>
  );
}

/** The token could not be renewed. The page stays as it is. */
export function SessionEnded() {
  const { signOut } = useRuntime();
  return (
    <SignInAgain
      title={t('session.ended.title')}
      text={t('session.ended.text')}
      cancelText={t('signOut.confirm')}
      onCancel={() => void signOut()}
    />
  );
}

/** What the person asked for wants a fresh sign-in, and goes on after it. */
export function SignInToConfirm() {
  const { session } = useRuntime();
  return (
    <SignInAgain
      title={t('session.confirm.title')}
      text={t('session.confirm.text')}
      cancelText={t('signOut.cancel')}
      onCancel={() => session.cancelConfirmation()}
    />
  );
}
