import { invitationIn, SIGN_OUT_PATHS } from '@troth/domain/people';
import type { PortalEnvironment, PortalKind } from '../environment';
import { createOidcManager } from './oidc';
import { signInRedirectPath } from './paths';
import { Session } from './session';
import { wasHere } from './was-here';

/** The session of this page. It is looked for at the provider while the program loads: every call to the API waits for it. */
export async function openSession(portal: PortalKind, loaded: Promise<PortalEnvironment>): Promise<Session> {
  const environment = await loaded;
  const { origin, pathname, search } = window.location;
  const managerFor = (tokenFor: 'api' | 'userinfo') => () =>
    createOidcManager(environment, origin, SIGN_OUT_PATHS[portal], tokenFor);
  const session = new Session(
    managerFor('api'),
    environment.secondFactorAcr,
    managerFor('userinfo'),
    environment.isOwnProvider,
    environment.signIn.signUpPrompt,
  );
  // A redirect's answer is taken by its screen; a silent look would spend the same state.
  if (pathname !== signInRedirectPath) void session.start(wasHere() || invitationIn(`${pathname}${search}`) !== null);
  return session;
}
