import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { environmentOfHost } from '@troth/portal/environment';
import { RouterLink } from '@troth/portal/link';
import { createQueryClient } from '@troth/portal/query';
import { type PortalRuntime, RuntimeProvider } from '@troth/portal/runtime';
import { UiProvider } from '@troth/ui/provider';
import type { UiCatalog } from '@troth/ui/texts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../app/router';
import { aJourney, aPerson, aState, ids, theSections } from './couple';
import { FakeApi } from './fake-api';

/** An API that knows Alex of New York and nothing more. */
export const anApi = () =>
  new FakeApi()
    .on('get', '/users/me', () => aPerson())
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/states', () => [aState(ids.california, 'California', 'CA'), aState(ids.newYork, 'New York', 'NY')])
    .on('get', '/users/{id}/questionnaire-sections', () => theSections())
    .on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => [])
    .on('get', '/users/{id}/answers', () => [])
    .on('get', '/videos', () => [])
    .on('get', '/users/{id}/documents/invites', () => [])
    .on('get', '/users/{id}/invite', () => ({ invitation: null }));

/** Opens an address of the portal as a signed-in person; `catalog` is that of the components, English without it. */
export function visit(path: string, catalog?: UiCatalog) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter([...routes], { initialEntries: [path] });
  const runtime = {
    portal: 'customer',
    environment: environmentOfHost('127.0.0.1', 'customer'),
    session: {} as PortalRuntime['session'],
    queryClient,
    signOut: () => Promise.resolve(),
  } satisfies PortalRuntime;
  const view = render(
    <UiProvider env="test" link={RouterLink} catalog={catalog}>
      <RuntimeProvider value={runtime}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RuntimeProvider>
    </UiProvider>,
  );
  return { ...view, router, queryClient };
}
