import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useParams } from 'react-router';
import { ErrorBoundary } from './error-boundary';
import { RouteError } from './screens/route-error';

/** What a route of ours tells the router beside its element: how its program is loaded. */
interface Handle {
  load: () => Promise<ComponentType>;
}

/** Shows what went wrong in the place of a route, until the address is another. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary subject={pathname} renderError={(error) => <RouteError error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function loadedLater<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'element' | 'handle'> {
  let loaded: ComponentType | undefined;
  const handle: Handle = {
    load: async () => {
      loaded = (await load())[name];
      return loaded;
    },
  };
  const Awaited = lazy(async () => ({ default: await handle.load() }));
  // What is there already is drawn at once: to wait even for a moment would put off what its children ask for.
  const Later = () => createElement(useState(() => loaded ?? Awaited)[0]);
  const element = (
    <RouteBoundary>
      <Later />
    </RouteBoundary>
  );
  return { element, handle };
}

/** Loads the programs of an address all at once, the frame and its screen, so that both are drawn at once and ask together. */
export async function preload(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const loads = (matchRoutes([...routes], pathname) ?? []).flatMap(({ route }) => {
    const handle = route.handle as Handle | undefined;
    return handle === undefined ? [] : [handle.load()];
  });
  // A failure shows where it is drawn.
  await Promise.allSettled(loads);
}

/**
 * A screen that is loaded when it is first visited: `screen('/alignment', () => import('../routes/alignment'), 'AlignmentRoute')`.
 * Its failure shows in its place, inside the shell.
 */
export function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
): RouteObject {
  return { path, ...loadedLater(load, name) };
}

/**
 * The frame around a portal's screens. It is needed only once somebody is signed in, so it loads beside the first screen
 * instead of before it: `layout(() => import('./shell'), 'CustomerShell', [screen(...), ...])`.
 */
export function layout<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
  children: RouteObject[],
): RouteObject {
  return { ...loadedLater(load, name), children };
}

function LegacyRedirect({ to }: { to: string | ((params: Readonly<Record<string, string | undefined>>) => string) }) {
  const params = useParams();
  const { hash } = useLocation();
  const target = typeof to === 'string' ? to : to(params);
  return <Navigate to={`${target}${hash}`} replace />;
}

/** An old address that leads to a new one; also `redirect('*', '/')` for everything else. */
export function redirect(
  path: string,
  to: string | ((params: Readonly<Record<string, string | undefined>>) => string),
): RouteObject {
  return { path, element: createElement(LegacyRedirect, { to }) };
}
