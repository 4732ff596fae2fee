import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FallbackPage, FullPageSpinner } from '@troth/ui/fallback-page';
import { Threshold } from '@troth/ui/threshold';
import { useEffect, useRef } from 'react';
import { AgreeToTerms, type AgreeToTermsProps } from '../agree-to-terms';
import { api, ApiError, unwrap } from '../api';
import { errorText } from '../errors';
import { legalQuery } from '../legal';
import { t } from '../own-texts';
import { personQuery } from '../person';
import { useRuntime } from '../runtime';

/** Signing up at the customer portal makes a CUSTOMER, at the attorney portal an ATTORNEY; an ADMIN is never made here. */
const typeOfPortal = { customer: 'CUSTOMER', attorney: 'ATTORNEY' } as const;

/**
 * /oauth/callback: makes the account of a first sign-in and goes on. The terms were agreed to on the provider's sign-up
 * page; a provider that does not tell has the person agree here. D1 and 5.
 */
export function OAuthCallbackScreen() {
  const { portal, session, signOut } = useRuntime();
  const queryClient = useQueryClient();
  const isStarted = useRef(false);
  const agreedVersion = session.claim('terms_version');
  const register = useMutation({
    mutationFn: (termsVersion: string) => {
      if (portal === 'admin') throw new Error('Admins are made by the command line alone');
      const body = { userType: typeOfPortal[portal], termsAgreed: true, termsVersion } as const;
      return unwrap(api.POST('/users', { body })).catch(async (error: unknown) => {
        // The provider told the API no address: a token of its own may.
        if (!(error instanceof ApiError && error.code === 'REFUSED_BY_RULE')) throw error;
        const userinfoToken = await session.getUserinfoToken();
        if (userinfoToken === null) throw error;
        return unwrap(api.POST('/users', { body: { ...body, userinfoToken } }));
      });
    },
    // Asked for once more: that answer brings the key of what is kept on the device.
    onSuccess: async (person) => {
      const again = await queryClient.fetchQuery({ ...personQuery, staleTime: 0 }).catch(() => null);
      if (again === null) queryClient.setQueryData(personQuery.queryKey, person);
    },
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
  return <AgreeAtFirst isBusy={register.isPending} error={register.error} onAgree={mutate} />;
}

/** For a provider that does not say to which version its own page asked the person to agree: it is asked here. */
function AgreeAtFirst(props: Pick<AgreeToTermsProps, 'isBusy' | 'error' | 'onAgree'>) {
  const { data: terms, isPending, error, refetch } = useQuery(legalQuery('terms'));
  if (isPending) return <FullPageSpinner />;
  if (terms === undefined) {
    return (
      <Threshold title={t('callback.title')}>
        <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>
      </Threshold>
    );
  }
  return <AgreeToTerms title={t('callback.title')} lead={t('callback.lead')} version={terms.version} {...props} />;
}
