import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FallbackPage, FullPageSpinner } from '@troth/ui/fallback-page';
import { Row, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { CheckboxField } from '@troth/ui/option-cards';
import { Threshold } from '@troth/ui/threshold';
import { useEffect, useRef, useState } from 'react';
import { api, unwrap } from '../api';
import { errorText } from '../errors';
import { t } from '../own-texts';
import { personQuery } from '../person';
import { useRuntime } from '../runtime';

/** Signing up at the customer portal makes a CUSTOMER, at the attorney portal an ATTORNEY; an ADMIN is never made here. */
const typeOfPortal = { customer: 'CUSTOMER', attorney: 'ATTORNEY' } as const;

/** Recorded when the provider does not say to which version its sign-up page asked the person to agree. */
const CURRENT_TERMS_VERSION = '2026-11-01';

/**
 * /oauth/callback: makes the account of a first sign-in and goes on. The terms were agreed to on the provider's sign-up
 * page; a provider that does not tell has the person agree here. `docs/decisions/0000-product-decisions.md`, rows 1 and 5.
 */
export function OAuthCallbackScreen() {
  const { portal, session, signOut } = useRuntime();
  const queryClient = useQueryClient();
  const isStarted = useRef(false);
  const agreedVersion = session.claim('terms_version');
  const register = useMutation({
    mutationFn: (termsVersion: string) => {
      if (portal === 'admin') throw new Error('Admins are made by the command line alone');
      return unwrap(api.POST('/users', { body: { userType: typeOfPortal[portal], termsAgreed: true, termsVersion } }));
    },
    onSuccess: (person) => queryClient.setQueryData(personQuery.queryKey, person),
  });
  const { mutate } = register;

  useEffect(() => {
    if (isStarted.current || portal === 'admin' || agreedVersion === null) return;
    isStarted.current = true;
    mutate(agreedVersion);
  }, [portal, agreedVersion, mutate]);

  if (portal === 'admin' || (agreedVersion !== null && register.isError))
    return <FallbackPage isFetching={false} onLogOut={() => void signOut()} />;
  if (agreedVersion !== null) return <FullPageSpinner />;
  return (
    <AgreeToTerms isBusy={register.isPending} error={register.error} onAgree={() => mutate(CURRENT_TERMS_VERSION)} />
  );
}

function AgreeToTerms({ isBusy, error, onAgree }: { isBusy: boolean; error: unknown; onAgree: () => void }) {
  const { environment } = useRuntime();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <Threshold title={t('callback.title')} lead={t('callback.lead')}>
      <Stack gap={6}>
        {error !== null && <ErrorPanel>{errorText(error)}</ErrorPanel>}
        <CheckboxField
          label={t('callback.agree')}
          isChecked={isAgreed}
          onChange={setAgreed}
          error={isAsked && !isAgreed ? t('callback.agree.missing') : undefined}
        />
        <Row>
          <Link href={`${environment.portals.customer}/terms`} target="_blank" rel="noreferrer">
            {t('footer.terms')}
          </Link>
          <Link href={`${environment.portals.customer}/privacy`} target="_blank" rel="noreferrer">
            {t('footer.privacy')}
          </Link>
        </Row>
        <Button
          variant="primary"
          size="continue"
          isFullWidth
          isLoading={isBusy}
          onClick={() => (isAgreed ? onAgree() : setAsked(true))}
        >
          {t('callback.action')}
        </Button>
      </Stack>
    </Threshold>
  );
}
