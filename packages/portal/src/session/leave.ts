import type { PortalEnvironment } from '../environment';
import { createOidcManager } from './oidc';
import { safePath } from './safe-path';

/** Leaves for the provider's page, to come back to the path. @returns true once the browser is leaving. */
export async function leaveForSignIn(
  environment: PortalEnvironment,
  origin: string,
  signOutPath: string,
  path: string,
): Promise<boolean> {
  const manager = await createOidcManager(environment, origin, signOutPath);
  await manager.signinRedirect({ state: { path: safePath(path) } });
  return true;
}
