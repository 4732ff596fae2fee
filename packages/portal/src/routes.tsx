import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { matchRoutes, Navigate, parsePath, type Path, type RouteObject, useLocation, useParams } from 'react-router';
import { ErrorBoundary } from './error-boundary';
import { later } from './later';
import { personQuery } from './person';
import { askFor, type Loadable, type Occasion, type ScreenData } from './screen-data';
import { RouteError } from './screens/route-error';

/** What a route of ours tells the router beside its element: its program, and what that reads. */
interface Handle extends Loadable {
  data: ScreenData | undefined;
}

/** What an old address tells the router: where it leads. */
interface RedirectHandle {
  target: (params: Params) => string;
}

type Params = Readonly<Record<string, string | undefined>>;

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
  { data, frameOf }: { data?: ScreenData | undefined; frameOf?: readonly RouteObject[] } = {},
): Pick<RouteObject, 'element' | 'handle'> {
  const Screen = later(load, name);
  const handle: Handle = { load: Screen.load, data };
  const element = (
    <RouteBoundary>{frameOf === undefined ? <Screen /> : <Asking frame={Screen} screens={frameOf} />}</RouteBoundary>
  );
  return { element, handle };
}

/**
 * Asks, where a visit begins at this address, for what its screen reads: beside what the frame reads, which may show no screen
 * before that is here. A navigation has asked already.
 */
function Asking({ frame: Frame, screens }: { frame: ComponentType; screens: readonly RouteObject[] }) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  useState(() => {
    void prepare(screens, { pathname, search }, queryClient, 'DRAWING');
  });
  return <Frame />;
}

/**
 * Loads the programs of an address all at once, the frame and its screen, so that both are drawn at once, and asks for what
 * the screen reads. Of an address that leads to another, it is the other's.
 *
 * @returns When all of it is here or has failed, which shows where it is drawn; null if nothing has to be waited for.
 */
export function prepare(
  routes: readonly RouteObject[],
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  queryClient: QueryClient,
  occasion: Occasion = 'NAVIGATION',
): Promise<unknown> | null {
  const userId = queryClient.getQueryData(personQuery.queryKey)?.id;
  const matches = matchRoutes([...routes], pathname) ?? [];
  const last = matches.at(-1);
  const { target } = (last?.route.handle ?? {}) as Partial<RedirectHandle>;
  const other = target === undefined ? {} : parsePath(target(last?.params ?? {}));
  if (other.pathname !== undefined && other.pathname !== pathname)
    return prepare(routes, { pathname: other.pathname, search: other.search ?? '' }, queryClient, occasion);
  const waits = matches.flatMap(({ route, params }) => {
    const handle = route.handle as Handle | RedirectHandle | undefined;
    if (handle === undefined || 'target' in handle) return [];
    const { data } = handle;
    const answers =
      data === undefined || userId === undefined
        ? null
        : askFor(queryClient, { data, params, search: new URLSearchParams(search), userId }, occasion);
    return [handle.load(), answers].filter((wait) => wait !== null);
  });
  return waits.length === 0 ? null : Promise.allSettled(waits);
}

/**
 * A screen that is loaded when it is first visited: `screen('/alignment', () => import('../routes/alignment'), 'AlignmentRoute')`.
 * Its failure shows in its place, inside the shell.
 *
 * @param data What it reads.
 */
export function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
  data?: ScreenData,
): RouteObject {
  return { path, ...loadedLater(load, name, { data }) };
}

/**
 * The frame around a portal's screens. It is needed only once someone is signed in, so it loads beside the first screen
 * instead of before it: `layout(() => import('./shell'), 'CustomerShell', [screen(...), ...])`.
 */
export function layout<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
  children: RouteObject[],
): RouteObject {
  return { ...loadedLater(load, name, { frameOf: children }), children };
}

function LegacyRedirect({ target }: RedirectHandle) {
  const params = useParams();
  const { hash } = useLocation();
  return <Navigate to={`${target(params)}${hash}`} replace />;
}

/** An old address that leads to a new one; also `redirect('*', '/')` for everything else. */
export function redirect(path: string, to: string | ((params: Params) => string)): RouteObject {
  const handle: RedirectHandle = { target: typeof to === 'string' ? () => to : to };
  return { path, element: createElement(LegacyRedirect, handle), handle };
}
