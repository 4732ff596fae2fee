import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@troth/api-client';
import { describe, expect, it, vi } from 'vitest';
import { configureApi } from './api';
import { askForFirstScreen } from './first-screen';
import type { SessionState } from './session/session';

const signedIn: SessionState = { status: 'signedIn', subject: 'frances', hasEnded: false };

/** A visit to the attorneys' portal whose session and person are looked for. */
function aVisit({ state = signedIn, userType = 'ATTORNEY' } = {}) {
  let find = () => {};
  const found = new Promise<void>((resolve) => (find = resolve));
  const GET = vi.fn(() => Promise.resolve({ data: { id: 'frances', userType }, response: new Response('{}') }));
  configureApi({ GET } as unknown as ApiClient);
  const ask = vi.fn();
  const session = { start: () => found, getState: () => state };
  return { find, GET, ask, asked: askForFirstScreen('attorney', session, new QueryClient(), ask) };
}

describe('what the first screen of a visit reads', () => {
  it('is asked for once the session and the person are known', async () => {
    const { find, GET, ask, asked } = aVisit();
    await Promise.resolve();
    expect(GET).not.toHaveBeenCalled();
    find();
    await asked;
    expect(GET).toHaveBeenCalledWith('/users/me', expect.anything());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for where nobody is signed in', async () => {
    const { find, GET, ask, asked } = aVisit({ state: { status: 'signedOut' } });
    find();
    await asked;
    expect(GET).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not asked for in the name of somebody whom another portal is for', async () => {
    const { find, ask, asked } = aVisit({ userType: 'CUSTOMER' });
    find();
    await asked;
    expect(ask).not.toHaveBeenCalled();
  });
});
