import { type ComponentType, createElement } from 'react';
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router';
import { RouteError } from './screens/route-error';

/**
 * A screen that is loaded when it is first visited: `screen('/alignment', () => import('../routes/alignment'), 'AlignmentRoute')`.
 * Its failure shows in its place, inside the shell.
 */
export function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: NoInfer<Name>,
): RouteObject {
  return {
    path,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: (await load())[name] }),
  };
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
  return { errorElement: <RouteError />, lazy: async () => ({ Component: (await load())[name] }), children };
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
