import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@troth/api-client';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api';
import { t } from '../own-texts';
import { useRuntime } from '../runtime';

const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => unwrap(api.GET('/second-factor', { signal })),
});

interface ManageButtonProps {
  label: string;
  isPrimary?: boolean;
  /** To everything about signing in, instead of the factors alone. */
  isForAll?: boolean;
}

/** Leads to the identity provider's page of the person's factors, and back to this screen. */
function ManageButton({ label, isPrimary = false, isForAll = false }: ManageButtonProps) {
  const { session } = useRuntime();
  const { pathname } = useLocation();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = () => {
    setState('leaving');
    session
      .signIn(pathname, isForAll ? { forSecurity: true } : { secondFactor: 'manage' })
      .catch(() => setState('failed'));
  };
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={leave} isLoading={state === 'leaving'}>
        {label}
      </Button>
      {state === 'failed' && (
        <Text size="small" role="alert">
          {t('secondFactor.needed.failed')}
        </Text>
      )}
    </>
  );
}

/** On a person's account: the way to what they can change about signing in, and whether this sign-in used a second step. */
export function SecondFactorSection() {
  const { data } = useQuery(secondFactorQuery);
  if (data === undefined) return null;
  const text = !data.isManagedHere
    ? 'secondFactor.elsewhere'
    : data.isGiven
      ? 'secondFactor.on'
      : data.duty === 'EXEMPT'
        ? 'secondFactor.exempt'
        : 'secondFactor.off';
  return (
    <>
      <Section
        title={t('security.title')}
        description={t(data.isManagedHere ? 'security.text' : 'secondFactor.elsewhere')}
        hasRule
      >
        {data.isManagedHere && <ManageButton label={t('security.manage')} isForAll />}
      </Section>
      <Section title={t('secondFactor.title')} description={t(text)} hasRule>
        {data.isManagedHere && <ManageButton label={t(data.isGiven ? 'secondFactor.manage' : 'secondFactor.add')} />}
      </Section>
    </>
  );
}

/** For attorneys before their first client: soon nothing opens without a second step. */
export function SecondFactorNotice() {
  const { data } = useQuery(secondFactorQuery);
  if (data?.duty !== 'ADVISED' || data.isGiven || !data.isManagedHere) return null;
  return (
    <Notice
      tone="warning"
      title={t('secondFactor.advised.title')}
      actions={<ManageButton label={t('secondFactor.add')} isPrimary />}
    >
      {t('secondFactor.advised.text')}
    </Notice>
  );
}
