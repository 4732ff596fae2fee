import { QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@troth/api-client';
import { UiProvider } from '@troth/ui/provider';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from './api';
import { attorneyRedirect } from './attorney-stage';
import { environmentOfHost, type PortalKind } from './environment';
import { RouterLink } from './link';
import { destinationOf } from './person';
import { createQueryClient } from './query';
import { redirect } from './routes';
import { RuntimeProvider } from './runtime';
import { Gate } from './screens/gate';
import type { OidcManager } from './session/oidc';
import { Session } from './session/session';

const user = (userType: string) => ({
  id: '1',
  firstName: 'Alex',
  lastName: 'Arden',
  email: 'alex@demo.troth',
  userType,
});

interface Visit {
  portal?: PortalKind;
  path: string;
  /** Null: signed out. A status: what GET users/me answers. */
  me: ReturnType<typeof user> | 404 | 500 | null;
}

async function visit({ portal = 'customer', path, me }: Visit) {
  const manager = {
    signinSilent: () =>
      me === null
        ? Promise.reject(Object.assign(new Error(), { error: 'login_required' }))
        : Promise.resolve({ access_token: 't', expires_in: 600, profile: { sub: 'a', terms_version: '1' } }),
    getUser: () => Promise.resolve({ access_token: 't', expires_in: 600 }),
    signinRedirect: vi.fn(() => Promise.resolve()),
  };
  const GET = vi.fn(() =>
    typeof me === 'number'
      ? Promise.resolve({ error: { error: 'no' }, response: new Response(null, { status: me }) })
      : Promise.resolve({ data: me, response: new Response('{}') }),
  );
  const POST = vi.fn(() => Promise.resolve({ data: user('CUSTOMER'), response: new Response('{}') }));
  configureApi({ GET, POST } as unknown as ApiClient);
  const session = new Session(() => Promise.resolve(manager as unknown as OidcManager));
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [
      {
        element: <Gate publicPaths={['/terms']} />,
        children: [
          {
            element: <Outlet />,
            children: [
              { path: '/', element: <h1>Dashboard</h1> },
              { path: '/terms', element: <h1>Terms of use</h1> },
              redirect('/user_documents', '/documents'),
              { path: '/documents', element: <h1>Documents</h1> },
              redirect('*', '/'),
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <UiProvider env="test" link={RouterLink}>
      <RuntimeProvider
        value={{
          portal,
          environment: environmentOfHost('127.0.0.1', portal),
          session,
          queryClient,
          signOut: () => Promise.resolve(),
        }}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RuntimeProvider>
    </UiProvider>,
  );
  await session.start();
  return { router, manager, POST };
}

afterEach(() => vi.restoreAllMocks());

describe('routes of a signed-out visitor (customer spec §2)', () => {
  it('/login and /signup have their screens', async () => {
    await visit({ path: '/login', me: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('any other path goes to sign-in and will come back to it', async () => {
    const { manager } = await visit({ path: '/alignment?x=1', me: null });
    expect(await screen.findByRole('heading', { name: 'Taking you to sign-in' })).toBeTruthy();
    await waitFor(() => expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/alignment?x=1' } }));
  });

  it('public pages can be read', async () => {
    await visit({ path: '/terms', me: null });
    expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  });
});

describe('routes of a signed-in person', () => {
  it('their own portal opens; /login leads home', async () => {
    const { router } = await visit({ path: '/login', me: user('CUSTOMER') });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('legacy addresses lead on, anything else to the home page', async () => {
    const { router } = await visit({ path: '/user_documents', me: user('CUSTOMER') });
    expect(await screen.findByRole('heading', { name: 'Documents' })).toBeTruthy();
    await router.navigate('/no_such_page');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('a first sign-in makes the account at /oauth/callback and goes on', async () => {
    const { POST } = await visit({ path: '/', me: 404 });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(POST).toHaveBeenCalledWith('/users', {
      body: { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1' },
    });
  });

  it.each([
    ['CUSTOMER', 'customer', 'stay'],
    ['ATTORNEY', 'customer', 'attorney'],
    ['ADMIN', 'attorney', 'admin'],
    ['SOMETHING', 'customer', 'noType'],
  ] as const)('%s at the %s portal: %s', (type, portal, destination) => {
    expect(destinationOf(user(type) as never, portal)).toBe(destination);
  });
});

describe('attorney stages (portals spec §2)', () => {
  it.each([
    ['FORM_MISSING', '/', '/attorney/form'],
    ['UNDER_REVIEW', '/attorney/clients', '/attorney/form'],
    ['UNDER_REVIEW', '/attorney/form', null],
    ['APPROVED', '/attorney/clients', null],
    ['DECLINED', '/', '/attorney/account'],
    ['DEACTIVATED', '/attorney/account', null],
  ] as const)('%s at %s goes to %s', (stage, path, to) => {
    expect(attorneyRedirect(stage, path)).toBe(to);
  });
});

describe('environment by host name (decision 40)', () => {
  it.each([
    ['127.0.0.1', 'local'],
    ['localhost', 'local'],
    ['app.staging.troth.example', 'staging'],
    ['app.dev.troth.example', 'dev'],
    ['app.troth.example', 'production'],
    ['somewhere.else', 'production'],
  ])('%s is %s', (host, name) => {
    expect(environmentOfHost(host, 'customer').name).toBe(name);
  });
});
