import { invitationIn, SIGNED_OUT_PATHS } from '@troth/domain/people';
import { loadEnvironment, type PortalEnvironment, type PortalKind } from './environment';
import { oauthCallbackPath, signInRedirectPath } from './session/paths';
import { leaveForSignIn } from './session/leave';
import { wasHere } from './session/was-here';

export interface PortalStart {
  portal: PortalKind;
  /** Paths that need no sign-in, such as /terms and /privacy. */
  publicPaths?: readonly string[];
  /** The program itself: everything but this file comes with it. */
  loadApp: () => Promise<{ boot: (environment: Promise<PortalEnvironment>) => Promise<void> }>;
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
  leave = leaveForSignIn,
}: PortalStart): Promise<void> {
  const { hostname, port, pathname, search, hash, origin } = window.location;
  const environment = loadEnvironment(portal, hostname);
  const path = `${pathname}${search}${hash}`;
  const isForProgram =
    wasHere() ||
    // An invitation leads to the form for a new account, unless the provider knows the browser: that is looked up first.
    invitationIn(path) !== null ||
    [...publicPaths, ...SIGNED_OUT_PATHS, signInRedirectPath, oauthCallbackPath].includes(pathname);
  if (isForProgram) {
    // Needed with the first call to the API.
    void import('oidc-client-ts');
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload-with-program]'))
      link.rel = 'preload';
    const { boot } = await loadApp();
    return boot(environment);
  }
  const here = await environment;
  if (here.name === 'local' && hostname === 'localhost') {
    window.location.replace(`http://127.0.0.1:${port}${path}`);
    return undefined;
  }
  const hasLeft = await leave(here, origin, path).catch(() => false);
  // No connection, or the provider is away: the program says so.
  return hasLeft ? undefined : (await loadApp()).boot(environment);
}
