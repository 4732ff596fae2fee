import { useQuery } from '@tanstack/react-query';
import { SIGN_OUT_PATHS } from '@troth/domain/people';
import { FallbackPage, FullPageSpinner } from '@troth/ui/fallback-page';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { destinationOf, personQuery } from '../person';
import { useRuntime, useSessionState } from '../runtime';
import { secondFactorNeeded } from '../second-factor/needed';
import { oauthCallbackPath, signInRedirectPath, wantedPath } from '../session/paths';
import { SessionEnded, SignInToConfirm } from './session-ended';

// Seen once in a while: they are no part of the first load of someone who is signed in.
const OAuthCallbackScreen = lazy(async () => ({ default: (await import('./oauth-callback')).OAuthCallbackScreen }));
const SignInCallbackScreen = lazy(async () => ({ default: (await import('./signin-redirect')).SignInCallbackScreen }));
const SignedOutScreen = lazy(async () => ({ default: (await import('./signed-out')).SignedOutScreen }));
const SignInRedirectScreen = lazy(async () => ({ default: (await import('./signed-out')).SignInRedirectScreen }));

const SecondFactorNeeded = lazy(async () => ({
  default: (await import('../second-factor/second-factor-needed')).SecondFactorNeeded,
}));

/** Paths that a visitor may read without signing in, beside /login and /signup. */
export interface GateProps {
  publicPaths?: readonly string[];
}

/**
 * Stands before every route: the visitor's session first, then their type, then the routes of this portal. Customer spec
 * §2 and portals spec §2 “Signed-out”, “Signed-in with no recognised user type”.
 */
export function Gate(props: GateProps) {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Threshold {...props} />
    </Suspense>
  );
}

function Threshold({ publicPaths = [] }: GateProps) {
  const { portal } = useRuntime();
  const { pathname } = useLocation();
  const state = useSessionState();
  const needsSecondFactor = useSyncExternalStore(secondFactorNeeded.subscribe, secondFactorNeeded.isOn);

  if (pathname === signInRedirectPath) return <SignInCallbackScreen />;
  // For any reader: a page that waited for the session would begin again and lose what was chosen on it.
  if (publicPaths.includes(pathname)) return <Outlet />;
  if (state.status === 'checking') return <FullPageSpinner />;
  if (state.status === 'signedOut' || state.status === 'left') {
    if (pathname === '/login') return <SignedOutScreen kind="login" />;
    if (pathname === '/signup') return <SignedOutScreen kind="signup" />;
    // After a sign-out the provider may still know the browser for a moment: asking it would lead back in.
    if (state.status === 'left') return <Navigate to={SIGN_OUT_PATHS[portal]} replace />;
    return <SignInRedirectScreen />;
  }
  return (
    <>
      <SignedIn />
      {state.hasEnded ? <SessionEnded /> : state.mustConfirm === true && <SignInToConfirm />}
      {needsSecondFactor && !state.hasEnded && (
        <Suspense fallback={null}>
          <SecondFactorNeeded />
        </Suspense>
      )}
    </>
  );
}

function SignedIn() {
  const { portal, environment, signOut } = useRuntime();
  const location = useLocation();
  const { pathname } = location;
  const person = useQuery(personQuery);
  const destination = person.data === undefined ? null : destinationOf(person.data, portal);
  const elsewhere =
    destination !== null && destination !== 'stay' && destination !== 'noType'
      ? environment.portals[destination]
      : null;

  useEffect(() => {
    if (elsewhere !== null) window.location.replace(`${elsewhere}/`);
  }, [elsewhere]);

  if (elsewhere !== null || person.isPending) return <FullPageSpinner />;
  if (destination === 'stay') {
    if (pathname === oauthCallbackPath) return <Navigate to={wantedPath(location.state)} replace />;
    if (pathname === '/login' || pathname === '/signup') return <Navigate to="/" replace />;
    return <Outlet />;
  }
  if (destination === 'noType' && pathname === oauthCallbackPath) return <OAuthCallbackScreen />;
  // A first sign-in comes to that path through /signin-redirect, and its account is made there.
  return <FallbackPage isFetching={person.isFetching} onLogOut={() => void signOut()} />;
}
