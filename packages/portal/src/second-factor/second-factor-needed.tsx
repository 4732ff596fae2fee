import { useQueryClient } from '@tanstack/react-query';
import { ConfirmPopup } from '@troth/ui/popup';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../own-texts';
import { personQuery } from '../person';
import { useRuntime } from '../runtime';
import { secondFactorNeeded } from './needed';

/**
 * The API asked for a second factor. On a screen that is in use a window signs in, and what was typed stays; before any
 * screen was shown the page itself leaves for the sign-in and comes back.
 */
export function SecondFactorNeeded() {
  const { session, signOut } = useRuntime();
  const queryClient = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const isInUse = queryClient.getQueryData(personQuery.queryKey) !== undefined;

  const confirm = async () => {
    if (!isInUse) return session.signIn(`${pathname}${search}${hash}`, { secondFactor: 'give' });
    const who = await session.signInAgain({ secondFactor: 'give' });
    if (who === 'other') return window.location.assign('/');
    secondFactorNeeded.lower();
    await queryClient.invalidateQueries();
  };

  return (
    <ConfirmPopup
      isOpen
      title={t('secondFactor.needed.title')}
      confirmText={t('secondFactor.needed.action')}
      cancelText={t('signOut.confirm')}
      onConfirm={() => {
        setState('waiting');
        confirm().catch(() => setState('failed'));
      }}
      onCancel={() => {
        secondFactorNeeded.lower();
        void signOut();
      }}
      isConfirming={state === 'waiting'}
    >
      <p role={state === 'failed' ? 'alert' : undefined}>
        {t(state === 'failed' ? 'secondFactor.needed.failed' : 'secondFactor.needed.text')}
      </p>
    </ConfirmPopup>
  );
}
