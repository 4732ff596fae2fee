import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OidcClient, type OidcClientSettings, SigninState, type UserManager } from 'oidc-client-ts';
import { environmentOfHost, type PortalEnvironment } from '../environment';
import { leaveForSignIn } from './leave';
import { createOidcManager } from './oidc';

const ORIGIN = 'https://app.example';
const assign = vi.spyOn(window.location, 'assign');

const environmentWith = (signIn: Partial<PortalEnvironment['signIn']>): PortalEnvironment => {
  const environment = environmentOfHost('127.0.0.1', 'customer');
  const endpoints = { authorization_endpoint: 'https://id.example/auth?tenant=7' };
  return { ...environment, audience: 'api://troth', endpoints, signIn: { ...environment.signIn, ...signIn } };
};

/** What has no two values alike, and what the library makes of undefined, left out. */
const withoutChance = (given: unknown) => {
  const { id, state, created, code_verifier, code_challenge, ...rest } = JSON.parse(JSON.stringify(given)) as Record<
    string,
    unknown
  >;
  return { rest, chance: { id, state, created, code_verifier, code_challenge } };
};

const left = () => new URL(String(assign.mock.lastCall?.[0]));
const queryOf = (url: URL) => Object.fromEntries(url.searchParams);
const kept = () => window.sessionStorage.getItem(`oidc.${left().searchParams.get('state')}`) ?? '';

beforeEach(() => {
  window.sessionStorage.clear();
  assign.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  {},
  { apiParameter: 'audience' },
  { apiParameter: 'none', scope: 'openid api', prompt: 'select_account' },
] as const)('asks for what the sign-in library would, and keeps what it would (%j)', async (signIn) => {
  const environment = environmentWith(signIn);
  await leaveForSignIn(environment, ORIGIN, '/documents?version=2');
  const { settings } = (await createOidcManager(environment, ORIGIN, '/login')) as UserManager;
  const request = { state: { path: '/documents?version=2' }, request_type: 'si:r' };
  const library = await new OidcClient(settings as OidcClientSettings).createSigninRequest(request);
  expect(left().origin + left().pathname).toBe('https://id.example/auth');
  expect(withoutChance(queryOf(left())).rest).toEqual(withoutChance(queryOf(new URL(library.url))).rest);
  expect(withoutChance(JSON.parse(kept())).rest).toEqual(
    withoutChance(JSON.parse(library.state.toStorageString())).rest,
  );
});

it('keeps a state that the library proves the code by', async () => {
  await leaveForSignIn(environmentWith({}), ORIGIN, '/documents');
  const state = await SigninState.fromStorageString(kept());
  expect(state.id).toBe(left().searchParams.get('state'));
  expect(state.id).toMatch(/^[\da-f]{32}$/);
  expect(state.code_verifier).toMatch(/^[\da-f]{64}$/);
  expect(state.code_challenge).toBe(left().searchParams.get('code_challenge'));
  expect(Math.abs(state.created - Date.now() / 1000)).toBeLessThan(5);
});

it('is another state each time', async () => {
  await leaveForSignIn(environmentWith({}), ORIGIN, '/');
  const first = queryOf(left());
  await leaveForSignIn(environmentWith({}), ORIGIN, '/');
  expect(queryOf(left())['state']).not.toBe(first['state']);
  expect(queryOf(left())['code_challenge']).not.toBe(first['code_challenge']);
});

it('comes back to the home page for a path that is not its own', async () => {
  await leaveForSignIn(environmentWith({}), ORIGIN, '//elsewhere.example');
  expect(JSON.parse(kept())).toMatchObject({ data: { path: '/' } });
});

it('asks the provider where it signs people in, where our server has not said so', async () => {
  const load = vi.fn((_address: string) =>
    Promise.resolve(Response.json({ authorization_endpoint: 'https://id.example/go' })),
  );
  vi.stubGlobal('fetch', load);
  const { endpoints: _told, ...environment } = environmentWith({});
  await leaveForSignIn({ ...environment, authority: 'https://id.example/' }, ORIGIN, '/');
  expect(load).toHaveBeenCalledExactlyOnceWith('https://id.example/.well-known/openid-configuration');
  expect(left().href).toMatch(/^https:\/\/id\.example\/go\?client_id=/);
});

it('does not leave while the provider is away', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  const { endpoints: _told, ...environment } = environmentWith({});
  await expect(leaveForSignIn(environment, ORIGIN, '/')).rejects.toThrow();
  expect(assign).not.toHaveBeenCalled();
});
