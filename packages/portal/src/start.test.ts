import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberHere } from './session/was-here';
import type { Session } from './session/session';
import { type PortalStart, type Started, startPortal } from './start';

const leave = vi.fn<NonNullable<PortalStart['leave']>>();
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
const home = window.location.href;
const boot = vi.fn((_started: Started) => Promise.resolve());
const session = {} as Session;
const openSession = vi.fn(() => Promise.resolve(session));
const visit = async (path: string) => {
  happyDOM.setURL(`http://127.0.0.1:4001${path}`);
  await startPortal({
    portal: 'customer',
    publicPaths: ['/terms'],
    loadApp: () => Promise.resolve({ boot }),
    loadSession: () => Promise.resolve({ openSession }),
    leave,
  });
};

beforeEach(() => {
  window.localStorage.clear();
  leave.mockResolvedValue(true);
  const environment = { apiBase: 'http://api.test', authority: 'http://api.test/oidc' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(environment)));
});
afterEach(() => {
  happyDOM.setURL(home);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the first that a page runs', () => {
  it('sends whoever was never signed in here to sign in, with the path that was wanted, and loads no program', async () => {
    await visit('/documents?version=2');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave.mock.calls[0]?.[2]).toBe('/documents?version=2');
    expect(boot).not.toHaveBeenCalled();
    expect(openSession).not.toHaveBeenCalled();
  });

  it('looks for the session while the program loads', async () => {
    rememberHere(true);
    happyDOM.setURL('http://127.0.0.1:4001/documents');
    let load = (_program: { boot: typeof boot }) => {};
    const program = new Promise<{ boot: typeof boot }>((resolve) => (load = resolve));
    const started = startPortal({
      portal: 'customer',
      loadApp: () => program,
      loadSession: () => Promise.resolve({ openSession }),
    });
    await vi.waitFor(() => expect(openSession).toHaveBeenCalledTimes(1));
    load({ boot });
    await started;
    expect(await boot.mock.calls[0]?.[0].session).toBe(session);
  });

  it('leaves a local address for the one that the provider knows, and goes no further', async () => {
    rememberHere(true);
    happyDOM.setURL('http://localhost:4001/documents?version=2');
    await startPortal({
      portal: 'customer',
      loadApp: () => Promise.resolve({ boot }),
      loadSession: () => Promise.resolve({ openSession }),
    });
    await vi.waitFor(() => expect(window.location.href).toBe('http://127.0.0.1:4001/documents?version=2'));
  });

  it.each([
    '/terms',
    '/login',
    '/signup',
    '/signin-redirect?code=x',
    '/oauth/callback',
    '/invitation?token=x',
    '/?invitation=x',
  ])('loads the program for %s, whoever it is', async (path) => {
    await visit(path);
    expect(boot).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('loads the program for whoever was signed in here, until they sign out', async () => {
    rememberHere(true);
    await visit('/documents');
    expect(boot).toHaveBeenCalledTimes(1);
    rememberHere(false);
    await visit('/documents');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('loads the program when the provider cannot be reached: it says so', async () => {
    leave.mockRejectedValue(new Error('no connection'));
    await visit('/documents');
    expect(boot).toHaveBeenCalledTimes(1);
  });
});
