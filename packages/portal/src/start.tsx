import { invitationIn, SIGNED_OUT_PATHS } from '@troth/domain/people';
import { loadEnvironment, type PortalEnvironment, type PortalKind } from './environment';
import { oauthCallbackPath, signInRedirectPath } from './session/paths';
import { leaveForSignIn } from './session/leave';
import type { openSession } from './session/open';
import type { Session } from './session/session';
import { wasHere } from './session/was-here';

/** What runs while the program loads. */
export interface Started {
  readonly environment: Promise<PortalEnvironment>;
  readonly session: Promise<Session>;
}

export interface PortalStart {
  portal: PortalKind;
  /** Paths that need no sign-in, such as /terms and /privacy. */
  publicPaths?: readonly string[];
  /** The program itself: everything but this file and the session comes with it. */
  loadApp: () => Promise<{ boot: (started: Started) => Promise<void> }>;
  loadSession?: () => Promise<{ openSession: typeof openSession }>;
  /** Leaves for the provider's page. */
  leave?: typeof leaveForSignIn;
}

/**
 * The first that a page runs, and small: a visitor who never signed in here goes to the sign-in page at once, without
 * the program,
 * which would lead there too. The provider knows whether the browser is signed in elsewhere, and sends it straight back.
 */
export async function startPortal({
  portal,
  publicPaths = [],
  loadApp,
  loadSession = () => import('./session/open'),
  leave = leaveForSignIn,
}: PortalStart): Promise<void> {
  const { hostname, port, pathname, search, hash, origin } = window.location;
  const path = `${pathname}${search}${hash}`;
  const environment = loadEnvironment(portal, hostname).then((here) => {
    // One canonical host: the provider knows the addresses by 127.0.0.1, and cookies differ between the two names.
    if (here.name !== 'local' || hostname !== 'localhost') return here;
    window.location.replace(`http://127.0.0.1:${port}${path}`);
    return new Promise<never>(() => undefined);
  });
  const runProgram = async () => {
    const session = loadSession().then(({ openSession }) => openSession(portal, environment));
    const { boot } = await loadApp();
    return boot({ environment, session });
  };
  const isForProgram =
    wasHere() ||
    // An invitation leads to the form for a new account, unless the provider knows the browser: that is looked up first.
    invitationIn(path) !== null ||
    [...publicPaths, ...SIGNED_OUT_PATHS, signInRedirectPath, oauthCallbackPath].includes(pathname);
  if (isForProgram) {
    // The session needs it.
    void import('oidc-client-ts');
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload-with-program]'))
      link.rel = 'preload';
    return runProgram();
  }
  const hasLeft = await leave(await environment, origin, path).catch(() => false);
  // No connection, or the provider is away: the program says so.
  return hasLeft ? undefined : runProgram();
}
