import { FullPageSpinner } from '@troth/ui/fallback-page';
import { Button } from '@troth/ui/button';
import { Threshold } from '@troth/ui/threshold';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../own-texts';
import { personQuery } from '../person';
import { useRuntime } from '../runtime';
import { signInWindowName } from '../session/oidc';
import { oauthCallbackPath } from '../session/paths';

/** /signin-redirect: takes the provider's answer and goes on to the path that was wanted, or hands it to the page that opened this window. */
export function SignInCallbackScreen() {
  const { session, queryClient } = useRuntime();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // The code in the address can be used once; a second run of this effect must not spend it again.
    if (isStarted.current) return;
    isStarted.current = true;
    const finish = async () => {
      const url = window.location.href;
      if (window.name === signInWindowName && window.opener !== null) {
        await session.completeInWindow(url);
        return;
      }
      const path = await session.completeSignIn(url);
      // The first time there is no account yet: it is made on the way, and the wanted path goes along.
      const person = await queryClient.fetchQuery(personQuery).catch(() => undefined);
      if (person === null) await navigate(oauthCallbackPath, { replace: true, state: { wanted: path } });
      else await navigate(path, { replace: true });
    };
    finish().catch(() => setFailed(true));
  }, [session, queryClient, navigate]);

  if (!hasFailed) return <FullPageSpinner />;
  return (
    <Threshold title={t('login.title')} lead={t('login.failed')}>
      <Button variant="primary" size="continue" isFullWidth onClick={() => void session.signIn('/')}>
        {t('login.action')}
      </Button>
    </Threshold>
  );
}
