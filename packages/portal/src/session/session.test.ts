import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OidcManager, OidcUser } from './oidc';
import { createRenewingFetch } from './renewing-fetch';
import { safePath } from './safe-path';
import { Session } from './session';

const aUser = (overrides: Partial<OidcUser> = {}): OidcUser =>
  ({
    access_token: 'first',
    expires_in: 600,
    profile: { sub: 'alex' },
    state: undefined,
    ...overrides,
  }) as unknown as OidcUser;
const loginRequired = Object.assign(new Error('login_required'), { error: 'login_required' });

/** A sign-in library whose answers the test decides; it remembers the last user, as the real one does. */
function aManager(answers: Partial<Record<keyof OidcManager, (...args: never[]) => unknown>> = {}) {
  let user: OidcUser | null = null;
  const remember = <T>(found: T): T => {
    user = (found ?? null) as OidcUser | null;
    return found;
  };
  const manager = {
    getUser: vi.fn(() => Promise.resolve(user)),
    signinSilent: vi.fn(async (...args: never[]) =>
      remember(answers.signinSilent ? await answers.signinSilent(...args) : aUser()),
    ),
    signinRedirect: vi.fn(() => Promise.resolve()),
    signinRedirectCallback: vi.fn(async (...args: never[]) =>
      remember(await answers.signinRedirectCallback?.(...args)),
    ),
    signinPopup: vi.fn(async (...args: never[]) =>
      remember(answers.signinPopup ? await answers.signinPopup(...args) : aUser()),
    ),
    signinPopupCallback: vi.fn(() => Promise.resolve()),
    signoutRedirect: vi.fn(() => Promise.resolve()),
    removeUser: vi.fn(() => {
      user = null;
      return Promise.resolve();
    }),
  };
  return { manager, load: () => Promise.resolve(manager as unknown as OidcManager) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('session', () => {
  it('finds a session silently on load', async () => {
    const { load } = aManager();
    const session = new Session(load);
    expect(session.getState()).toEqual({ status: 'checking' });
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedIn', subject: 'alex', hasEnded: false });
    expect(await session.getToken()).toBe('first');
  });

  it('is signed out when the provider knows no session, and when it cannot be reached', async () => {
    for (const failure of [loginRequired, new Error('network')]) {
      const session = new Session(aManager({ signinSilent: () => Promise.reject(failure) }).load);
      await session.start();
      expect(session.getState()).toEqual({ status: 'signedOut' });
      expect(await session.getToken()).toBeNull();
    }
  });

  it('comes back to the path that was wanted', async () => {
    const { manager, load } = aManager({ signinRedirectCallback: () => aUser({ state: { path: '/alignment?a=1' } }) });
    const session = new Session(load);
    await session.signIn('/alignment?a=1');
    expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/alignment?a=1' } });
    expect(await session.completeSignIn('http://127.0.0.1/signin-redirect?code=1')).toBe('/alignment?a=1');
    expect(session.getState()).toMatchObject({ status: 'signedIn' });
  });

  it('asks the provider for its sign-up page', async () => {
    const { manager, load } = aManager();
    await new Session(load, undefined, load, false, null).signIn('/', { isNew: true });
    expect(manager.signinRedirect).toHaveBeenLastCalledWith({ state: { path: '/' } });
    await new Session(load).signIn('/', { isNew: true });
    expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/' }, prompt: 'create' });
  });

  it.each([
    ['its own provider', true, { extraQueryParams: { invitation: 'a.b' } }],
    ['no other', false, {}],
  ])('tells %s what an invited person opened', async (_provider, isOwn, told) => {
    const { manager, load } = aManager();
    await new Session(load, undefined, load, isOwn).signIn('/invitation?token=a.b', { invitation: 'a.b' });
    const state = { path: '/invitation?token=a.b' };
    expect(manager.signinRedirect).toHaveBeenCalledWith({ state, prompt: 'create', ...told });
  });

  it.each([
    ['the embedded provider', undefined, { acr_values: 'urn:troth:acr:second-factor' }],
    ['a provider with names of its own', 'phr phrh', { acr_values: 'phr phrh' }],
    ['a provider that is not asked that way', '', {}],
  ])('asks %s for a second factor', async (_provider, acr, asked) => {
    const { manager, load } = aManager();
    const session = new Session(load, acr);
    await session.signIn('/', { secondFactor: 'give' });
    expect(manager.signinRedirect).toHaveBeenCalledWith({ state: { path: '/' }, ...asked });
    await session.signInAgain({ secondFactor: 'give' });
    expect(manager.signinPopup).toHaveBeenCalledWith(asked);
  });

  it.each([
    ['31 seconds of life are enough for a call', 31, 'first'],
    ['30 seconds are not', 30, 'second'],
    ['29 seconds are not', 29, 'second'],
  ])('%s', async (_name, life, token) => {
    const answers = [aUser({ expires_in: life }), aUser({ access_token: 'second' })];
    const session = new Session(aManager({ signinSilent: () => answers.shift() }).load);
    await session.start();
    expect(await session.getToken()).toBe(token);
  });

  it('renews a minute before the token expires', async () => {
    const answers = [aUser({ expires_in: 600 }), aUser({ access_token: 'second', expires_in: 600 })];
    const { manager, load } = aManager({ signinSilent: () => answers.shift() });
    const session = new Session(load);
    await session.start();
    await vi.advanceTimersByTimeAsync(539_000);
    expect(manager.signinSilent).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(manager.signinSilent).toHaveBeenCalledTimes(2);
    expect(await session.getToken()).toBe('second');
  });

  it('shares one renewal among calls that need it at the same time', async () => {
    const answers = [aUser({ expires_in: 5 }), aUser({ access_token: 'second' })];
    const { manager, load } = aManager({ signinSilent: () => answers.shift() });
    const session = new Session(load);
    await session.start();
    expect(await Promise.all([session.getToken(), session.getToken(), session.getToken()])).toEqual([
      'second',
      'second',
      'second',
    ]);
    expect(manager.signinSilent).toHaveBeenCalledTimes(2);
  });

  it('keeps the page when the provider says the session is over, and goes on after signing in again', async () => {
    const answers: (() => unknown)[] = [() => aUser({ expires_in: 5 }), () => Promise.reject(loginRequired)];
    const session = new Session(aManager({ signinSilent: () => answers.shift()?.() }).load);
    await session.start();
    expect(await session.getToken()).toBeNull();
    expect(session.getState()).toEqual({ status: 'signedIn', subject: 'alex', hasEnded: true });
    expect(await session.signInAgain()).toBe('same');
    expect(session.getState()).toEqual({ status: 'signedIn', subject: 'alex', hasEnded: false });
    expect(await session.getToken()).toBe('first');
  });

  it('asks for the password when the API refuses what the provider renewed', async () => {
    const { manager, load } = aManager();
    const session = new Session(load);
    await session.start();
    session.endRefused();
    expect(session.getState()).toMatchObject({ hasEnded: true });
    expect(await session.signInAgain()).toBe('same');
    expect(manager.signinPopup).toHaveBeenCalledWith({ prompt: 'login', max_age: 0 });
    expect(session.getState()).toMatchObject({ hasEnded: false });
  });

  it('lets what waits for a fresh sign-in go on after it, and not before', async () => {
    const { manager, load } = aManager();
    const session = new Session(load);
    await session.start();
    const confirmed = session.confirm();
    expect(session.getState()).toMatchObject({ mustConfirm: true });
    await session.getFreshToken();
    expect(session.getState()).toMatchObject({ mustConfirm: true });
    await session.signInAgain();
    expect(manager.signinPopup).toHaveBeenCalledWith({ prompt: 'login', max_age: 0 });
    expect(await confirmed).toBe(true);
    expect(session.getState()).toEqual({ status: 'signedIn', subject: 'alex', hasEnded: false });
  });

  it('leaves undone what the person would rather not sign in for', async () => {
    const session = new Session(aManager().load);
    await session.start();
    const confirmed = session.confirm();
    session.cancelConfirmation();
    expect(await confirmed).toBe(false);
    expect(session.getState()).toEqual({ status: 'signedIn', subject: 'alex', hasEnded: false });
  });

  it('does not go on as another person', async () => {
    const session = new Session(
      aManager({ signinPopup: () => aUser({ profile: { sub: 'blake' } as OidcUser['profile'] }) }).load,
    );
    await session.start();
    expect(await session.signInAgain()).toBe('other');
    expect(session.getState()).toMatchObject({ subject: 'alex' });
  });

  it('tries again after a renewal that did not get through, without asking anybody', async () => {
    const answers: (() => unknown)[] = [
      () => aUser({ expires_in: 5 }),
      () => Promise.reject(new Error('offline')),
      () => aUser({ access_token: 'second' }),
    ];
    const session = new Session(aManager({ signinSilent: () => answers.shift()?.() }).load);
    await session.start();
    expect(await session.getToken()).toBeNull();
    expect(session.getState()).toMatchObject({ hasEnded: false });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await session.getToken()).toBe('second');
  });

  it('is signed out here even when the provider cannot be reached', async () => {
    const { manager, load } = aManager();
    manager.signoutRedirect.mockRejectedValue(new Error('offline'));
    const session = new Session(load);
    await session.start();
    await session.signOut();
    expect(session.getState()).toEqual({ status: 'left' });
    expect(manager.removeUser).toHaveBeenCalled();
  });
});

describe('the wanted path', () => {
  it.each([
    ['/documents/review', '/documents/review'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/signin-redirect?code=1', '/'],
    [undefined, '/'],
  ])('%s leads to %s', (asked, path) => {
    expect(safePath(asked)).toBe(path);
  });
});

describe('calls to the API', () => {
  const aSession = (answers: Partial<Parameters<typeof createRenewingFetch>[0]> = {}) => ({
    getToken: () => Promise.resolve('confirmed'),
    getFreshToken: () => Promise.resolve('new'),
    endRefused: vi.fn(),
    confirm: () => Promise.resolve(true),
    ...answers,
  });
  const request = (token?: string) =>
    new Request('http://127.0.0.1:4000/users/me', {
      method: 'POST',
      body: '{"a":1}',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  it('renews a refused token once and repeats the call with its body', async () => {
    const sent: string[] = [];
    const send = vi.fn(async (input: RequestInfo | URL) => {
      const call = input as Request;
      sent.push(`${call.headers.get('authorization')} ${await call.text()}`);
      return new Response('{}', { status: sent.length === 1 ? 401 : 200 });
    });
    const response = await createRenewingFetch(aSession(), send)(request('old'));
    expect(response.status).toBe(200);
    expect(sent).toEqual(['Bearer old {"a":1}', 'Bearer new {"a":1}']);
  });

  it.each([
    ['is made once the person has signed in again', true, ['Bearer old {"a":1}', 'Bearer confirmed {"a":1}'], 200],
    ['stays refused when the person would rather not', false, ['Bearer old {"a":1}'], 403],
  ])('that wants a fresh sign-in %s', async (_name, isConfirmed, calls, status) => {
    const sent: string[] = [];
    const send = vi.fn(async (input: RequestInfo | URL) => {
      const call = input as Request;
      sent.push(`${call.headers.get('authorization')} ${await call.text()}`);
      return Response.json({ code: 'REAUTHENTICATION_REQUIRED' }, { status: sent.length === 1 ? 403 : 200 });
    });
    const confirm = vi.fn(() => Promise.resolve(isConfirmed));
    const response = await createRenewingFetch(aSession({ confirm }), send)(request('old'));
    expect(response.status).toBe(status);
    expect(sent).toEqual(calls);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('that are refused for another reason ask for nothing', async () => {
    const confirm = vi.fn(() => Promise.resolve(true));
    const send = vi.fn(() => Promise.resolve(Response.json({ code: 'NOT_ALLOWED' }, { status: 403 })));
    expect((await createRenewingFetch(aSession({ confirm }), send)(request('old'))).status).toBe(403);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('end the session when a token that was just renewed is refused too', async () => {
    const endRefused = vi.fn();
    const send = vi.fn(() => Promise.resolve(new Response('{}', { status: 401 })));
    const response = await createRenewingFetch(aSession({ endRefused }), send)(request('old'));
    expect(response.status).toBe(401);
    expect(send).toHaveBeenCalledTimes(2);
    expect(endRefused).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no token can be had', 'old', null],
    ['the call went with the cookie', undefined, 'new'],
  ])('does not repeat when %s', async (_name, token, fresh) => {
    const send = vi.fn(() => Promise.resolve(new Response('{}', { status: 401 })));
    const response = await createRenewingFetch(
      aSession({ getFreshToken: () => Promise.resolve(fresh) }),
      send,
    )(request(token));
    expect(response.status).toBe(401);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
