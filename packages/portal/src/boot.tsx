import { QueryClientProvider } from '@tanstack/react-query';
import { UiProvider } from '@troth/ui/provider';
import { loadPseudoUiCatalog } from '@troth/ui/texts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type RouteObject, useRoutes } from 'react-router';
import { Announcer } from './announcer';
import { connectApi } from './api';
import type { PortalKind } from './environment';
import { askForFirstScreen } from './first-screen';
import { RouterLink } from './link';
import { FocusOnNavigation } from './navigation';
import { portalTexts } from './own-texts';
import { createQueryClient } from './query';
import { type PortalRuntime, RuntimeProvider } from './runtime';
import { type Prepare, PortalRouter } from './router';
import { prepare, RouteBoundary } from './routes';
import { Gate } from './screens/gate';
import { signInRedirectPath } from './session/paths';
import { wasHere } from './session/was-here';
import { followSignOut, signOutEverywhere } from './sign-out-everywhere';
import { OfflineNotice } from './offline-notice';
import type { Started } from './start';
import { SlowDownNotice } from './slow-down-notice';
import { chosenLocale, type Texts } from './texts';

export interface PortalConfig {
  portal: PortalKind;
  /** The portal's routes, under the gate: lazy screens inside a shell layout. */
  routes: readonly RouteObject[];
  /** The catalogs that the portal's screens use. */
  texts: readonly Pick<Texts<never>, 'use'>[];
  /** Paths that need no sign-in, such as /terms and /privacy. */
  publicPaths?: readonly string[];
  started: Started;
}

/** Starts a portal in `#root`: environment, session, client, texts, then the routes behind the gate. */
export async function bootPortal({ portal, routes, texts, publicPaths = [], started }: PortalConfig): Promise<void> {
  const [environment, session] = await Promise.all([started.environment, started.session]);
  const queryClient = createQueryClient();
  connectApi(environment.apiBase, session);
  followSignOut(session, queryClient);

  const prepareHere: Prepare = (to, occasion) => prepare(routes, to, queryClient, occasion);
  // The screen of a redirect takes its answer, and begins the session with it.
  if (window.location.pathname !== signInRedirectPath)
    void askForFirstScreen(portal, session, queryClient, () => void prepareHere(window.location, 'DRAWING'));

  const locale = chosenLocale(environment.name, window.location.search, window.sessionStorage);
  const [uiCatalog] = await Promise.all([
    locale === 'pseudo' ? loadPseudoUiCatalog() : undefined,
    portalTexts.use(locale),
    // English is built into the domain; its catalog is no part of the first load.
    locale === 'pseudo' ? (await import('./domain-texts')).speakDomain(locale) : undefined,
    ...texts.map((each) => each.use(locale)),
    // A new visitor sees sign-in first.
    wasHere() ? prepareHere(window.location) : undefined,
  ]);

  const runtime: PortalRuntime = {
    portal,
    environment,
    session,
    queryClient,
    signOut: () => signOutEverywhere(session, queryClient),
  };
  const gated: RouteObject[] = [
    { element: <Gate publicPaths={publicPaths} />, children: [...routes, { path: '*', element: null }] },
  ];

  const { reportsFailures, apiBase } = environment;
  if (reportsFailures) void import('./report-failures').then((reports) => reports.reportFailures(apiBase, portal));
  // What a boundary shows in its place is a failure of the page all the same.
  const options = reportsFailures ? { onCaughtError: (error: unknown) => window.reportError(error) } : {};
  createRoot(requireRoot(), options).render(
    <StrictMode>
      <UiProvider link={RouterLink} catalog={uiCatalog} locale="en">
        <RuntimeProvider value={runtime}>
          <QueryClientProvider client={queryClient}>
            <PortalRouter prepare={prepareHere}>
              <FocusOnNavigation />
              <RouteBoundary>
                <Routes routes={gated} />
              </RouteBoundary>
            </PortalRouter>
            <Announcer />
            <SlowDownNotice />
            <OfflineNotice />
          </QueryClientProvider>
        </RuntimeProvider>
      </UiProvider>
    </StrictMode>,
  );
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

function requireRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html needs <div id="root"></div>');
  return element;
}
