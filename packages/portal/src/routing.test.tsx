import { QueryClientProvider } from '@tanstack/react-query';
import type { ApiClient } from '@troth/api-client';
import { UiProvider } from '@troth/ui/provider';
import { FALLBACK_SPINNER_MS } from '@troth/ui/timings';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from './api';
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
  /** Null: signed out. A status: what GET users/me answers. A promise: when it answers. */
  me: ReturnType<typeof user> | Promise<ReturnType<typeof user>> | 404 | 500 | null;
  signOut?: () => Promise<void>;
  /** How the first POST is refused. */
  firstPost?: { status: number; code: string; error: string };
}

async function visit({ portal = 'customer', path, me, signOut = () => Promise.resolve(), firstPost }: Visit) {
  const manager = {
    signinSilent: () =>
      me === null
        ? Promise.reject(Object.assign(new Error(), { error: 'login_required' }))
        : Promise.resolve({ access_token: 't', expires_in: 600, profile: { sub: 'a', terms_version: '1' } }),
    getUser: () => Promise.resolve({ access_token: 't', expires_in: 600 }),
    signinRedirect: vi.fn(() => Promise.resolve()),
  };
  let told = me;
  const GET = vi.fn((..._call: unknown[]) =>
    typeof told === 'number'
      ? Promise.resolve({ error: { error: 'no' }, response: new Response(null, { status: told }) })
      : Promise.resolve(told).then((data) => ({ data, response: new Response('{}') })),
  );
  const POST = vi.fn((..._call: unknown[]) => {
    told = user('CUSTOMER');
    return Promise.resolve({ data: told, response: new Response('{}') } as object);
  });
  if (firstPost !== undefined)
    POST.mockResolvedValueOnce({ error: firstPost, response: new Response(null, { status: firstPost.status }) });
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
          signOut,
        }}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RuntimeProvider>
    </UiProvider>,
  );
  await session.start();
  return { router, manager, GET, POST };
}

afterEach(() => vi.restoreAllMocks());

describe('routes of a signed-out visitor (customer spec §2)', () => {
  it('/login and /signup have their screens', async () => {
    await visit({ path: '/login', me: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('the button leads to sign-in once, and again for whoever came back with the browser', async () => {
    const { manager } = await visit({ path: '/login', me: null });
    manager.signinRedirect.mockReturnValue(new Promise(() => undefined));
    const button = await screen.findByRole('button', { name: 'Sign in' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    expect(manager.signinRedirect).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    fireEvent.click(button);
    await waitFor(() => expect(manager.signinRedirect).toHaveBeenCalledTimes(2));
  });

  it('any other path goes to sign-in and will come back to it', async () => {
    const { manager } = await visit({ path: '/alignment?x=1', me: null });
    expect(await screen.findByRole('heading', { name: 'Taking you to sign-in' })).toBeTruthy();
    await waitFor(() => expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/alignment?x=1' } }));
  });

  it('whoever was invited is led to make an account', async () => {
    const { manager } = await visit({ path: '/?invitation=x', me: null });
    await waitFor(() =>
      expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/?invitation=x' }, prompt: 'create' }),
    );
  });

  it('public pages can be read', async () => {
    await visit({ path: '/terms', me: null });
    expect(await screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  });

  it('a public page stays as it is while the session of its reader comes in', async () => {
    let known: (person: ReturnType<typeof user>) => void = () => undefined;
    const visiting = visit({ path: '/terms', me: new Promise((resolve) => (known = resolve)) });
    const before = screen.getByRole('heading', { name: 'Terms of use' });
    await visiting;
    expect(screen.getByRole('heading', { name: 'Terms of use' })).toBe(before);
    known(user('CUSTOMER'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Terms of use' })).toBe(before);
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
    const { GET, POST } = await visit({ path: '/oauth/callback', me: 404 });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(POST).toHaveBeenCalledWith('/users', {
      body: { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1' },
    });
    // With the key of what is kept on the device, which the first screen may need.
    expect(GET.mock.lastCall).toMatchObject(['/users/me', { params: { query: { deviceKey: 'true' } } }]);
  });

  it('fetches a token for userinfo where the provider told the API no address', async () => {
    const refusal = { error: 'REFUSED_BY_RULE', code: 'REFUSED_BY_RULE', status: 422 };
    const { POST } = await visit({ path: '/oauth/callback', me: 404, firstPost: refusal });
    const body = { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1' };
    await waitFor(() => expect(POST).toHaveBeenCalledTimes(2));
    expect(POST.mock.calls).toEqual([
      ['/users', { body }],
      ['/users', { body: { ...body, userinfoToken: 't' } }],
    ]);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
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

const FALLBACK_TEXT =
  'It looks like there was an error loading the page. Please sign out and try again or contact support.';

describe('a signed-in person with no recognised type (customer spec §2)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isSpinning = () => screen.queryByText('Loading...') !== null;

  it.each([
    ['no account', '/', 404],
    ['no account', '/documents', 404],
    ['an unknown type', '/', user('SOMETHING')],
    ['an account that could not be read', '/', 500],
  ] as const)('with %s at %s: a spinner for 5 seconds, then the error page', async (_name, path, me) => {
    await visit({ path, me });
    await pass(FALLBACK_SPINNER_MS - 1);
    expect(isSpinning()).toBe(true);
    expect(screen.queryByText(FALLBACK_TEXT)).toBeNull();
    // A failed call is repeated first, and the page counts from then.
    await pass(FALLBACK_SPINNER_MS + 1);
    expect(screen.getByRole('heading', { name: FALLBACK_TEXT })).toBeTruthy();
    expect(isSpinning()).toBe(false);
  });

  it('keeps the spinner past 5 seconds while data is fetching', async () => {
    await visit({ path: '/', me: new Promise(() => {}) });
    await pass(FALLBACK_SPINNER_MS * 3);
    expect(isSpinning()).toBe(true);
    expect(screen.queryByText(FALLBACK_TEXT)).toBeNull();
  });

  it('Log out signs out', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    await visit({ path: '/alignment', me: 404, signOut });
    await pass(FALLBACK_SPINNER_MS * 2);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('sees only the OAuth callback screen at /oauth/callback', async () => {
    const { POST, router } = await visit({ path: '/oauth/callback', me: user('SOMETHING') });
    await pass(FALLBACK_SPINNER_MS * 2);
    expect(POST).toHaveBeenCalledOnce();
    expect(screen.queryByText(FALLBACK_TEXT)).toBeNull();
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('environment by host name (D40)', () => {
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
