import { invitationIn } from '@troth/domain/people';
import { Button } from '@troth/ui/button';
import { FullPageSpinner } from '@troth/ui/fallback-page';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Row, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { Threshold } from '@troth/ui/threshold';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { t } from '../own-texts';
import { useRuntime } from '../runtime';
import { safePath } from '../session/safe-path';
import { useLeaving } from '../use-leaving';

const leads = {
  login: { customer: 'login.customer.lead', attorney: 'login.attorney.lead', admin: 'login.admin.lead' },
  signup: { customer: 'signup.customer.lead', attorney: 'signup.attorney.lead', admin: 'login.admin.lead' },
} as const;

/** Starts a sign-in and says so when it cannot: no connection, or the provider is away. */
function useSignIn(wish: { isNew?: boolean; invitation?: string | null }) {
  const { session } = useRuntime();
  const [hasFailed, setFailed] = useState(false);
  const { isLeaving, leave } = useLeaving({
    go: (path) => {
      setFailed(false);
      session.signIn(path, wish).catch(() => setFailed(true));
    },
  });
  return { hasFailed, isLeaving: isLeaving && !hasFailed, leave };
}

function Motto() {
  return (
    <>
      <p>
        <span style={{ fontSize: '1.375rem' }}>{t('login.definition.word')}</span> <em>{t('login.definition.kind')}</em>
      </p>
      <p>{t('login.definition.meaning')}</p>
    </>
  );
}

/** /login and /signup: the one button leads to the identity provider's page. Admin accounts are not made here. */
export function SignedOutScreen({ kind }: { kind: 'login' | 'signup' }) {
  const { portal, environment } = useRuntime();
  const [search] = useSearchParams();
  const { hasFailed, isLeaving, leave } = useSignIn({ isNew: kind === 'signup' });
  const isAttorneyAtCustomers = portal === 'customer' && kind === 'login' && search.get('attorney') === 'true';

  useEffect(() => {
    if (isAttorneyAtCustomers) window.location.replace(`${environment.portals.attorney}/login?attorney=true`);
  }, [isAttorneyAtCustomers, environment]);
  if (isAttorneyAtCustomers) return <FullPageSpinner />;

  return (
    <Threshold title={t(`${kind}.title`)} lead={t(leads[kind][portal])} motto={<Motto />}>
      <Stack gap={6}>
        {hasFailed && <Notice tone="danger" isAlert title={t('login.failed')} />}
        <Button
          variant="primary"
          size="continue"
          isFullWidth
          isLoading={isLeaving}
          onClick={() => leave(safePath(search.get('to') ?? '/'))}
        >
          {t(`${kind}.action`)}
        </Button>
        <Stack gap={2}>
          {portal !== 'admin' && (
            <Text size="small">
              {t(kind === 'login' ? 'login.noAccount' : 'signup.hasAccount')}{' '}
              <Link href={kind === 'login' ? '/signup' : '/login'}>
                {t(kind === 'login' ? 'login.create' : 'signup.signIn')}
              </Link>
            </Text>
          )}
          {portal === 'customer' && (
            <Text size="small">
              {t('login.areYouAttorney')}{' '}
              <Link href={`${environment.portals.attorney}/login?attorney=true`}>{t('login.toAttorney')}</Link>
            </Text>
          )}
          {portal === 'attorney' && (
            <Text size="small">
              {t('login.areYouCustomer')}{' '}
              <Link href={`${environment.portals.customer}/login`}>{t('login.toCustomer')}</Link>
            </Text>
          )}
        </Stack>
        <Row gap={2} as="p">
          <Text as="span" size="caption">
            {t('login.consent')}
          </Text>
          <Text as="span" size="caption">
            <Link href={`${environment.portals.customer}/terms`}>{t('footer.terms')}</Link>
          </Text>
          <Text as="span" size="caption">
            <Link href={`${environment.portals.customer}/privacy`}>{t('footer.privacy')}</Link>
          </Text>
        </Row>
        <Text size="caption">
          <Link href={`${environment.portals.customer}/accessibility`}>{t('footer.accessibility')}</Link>
        </Text>
      </Stack>
    </Threshold>
  );
}

/** Any other path of a signed-out visitor: straight to the provider's page, and back to this very path afterwards. */
export function SignInRedirectScreen() {
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;
  const { hasFailed, leave } = useSignIn({ invitation: invitationIn(path) });
  // Once for each path: leaving is not repeated when this screen renders again.
  const leaveOnce = useEffectEvent(leave);
  useEffect(() => leaveOnce(path), [path]);
  return (
    <Threshold title={t('redirect.title')} motto={<Motto />}>
      <Stack gap={4}>
        {hasFailed && <Notice tone="danger" isAlert title={t('login.failed')} />}
        <Text size="small">{t('redirect.slow')}</Text>
        <Button variant="primary" size="continue" isFullWidth onClick={() => leave(path)}>
          {t('login.action')}
        </Button>
      </Stack>
    </Threshold>
  );
}
