import { QueryClient, queryOptions } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ApiClient } from '@troth/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from './api';
import { askForFirstScreen, FirstScreen } from './first-screen';
import type { SessionState } from './session/session';
import { UiProvider } from '@troth/ui/provider';
import { RouterLink } from './link';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const clientsQuery = (userId: string, answer: Promise<string>) =>
  queryOptions({ queryKey: [userId, 'clients'], queryFn: () => answer });

const signedIn: SessionState = { status: 'signedIn', subject: 'frances', hasEnded: false };

/** A visit that begins at the clients of an attorney, once the programs are here, and what of it has arrived. */
function aVisit({ state = signedIn, userType = 'ATTORNEY' } = {}) {
  const arrive = { session: () => {}, person: () => {}, clients: () => {} };
  const arrivalOf = (name: keyof typeof arrive) => new Promise<void>((resolve) => (arrive[name] = resolve));
  const queryClient = new QueryClient();
  const [started, person, clients] = [arrivalOf('session'), arrivalOf('person'), arrivalOf('clients')];
  const GET = vi.fn(() => person.then(() => ({ data: { id: 'frances', userType }, response: new Response('{}') })));
  configureApi({ GET } as unknown as ApiClient);
  const query = clientsQuery(
    'frances',
    clients.then(() => 'Casey'),
  );
  const asked = askForFirstScreen({
    portal: 'attorney',
    queryClient,
    session: { getState: () => state },
    started,
    prepare: () => queryClient.prefetchQuery(query),
  });
  render(
    <UiProvider env="test" link={RouterLink}>
      <FirstScreen asked={asked}>
        <h1>Clients</h1>
      </FirstScreen>
    </UiProvider>,
  );
  return {
    GET,
    isAskedFor: () => queryClient.getQueryState(query.queryKey) !== undefined,
    arrive: (...names: (keyof typeof arrive)[]) =>
      act(async () => {
        for (const name of names) {
          arrive[name]();
          await vi.advanceTimersByTimeAsync(0);
        }
      }),
  };
}

const isShown = () => screen.queryByRole('heading', { name: 'Clients' }) !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the first screen of a visit', () => {
  it('is shown once what it reads is here, which is asked for as soon as it is known who is there', async () => {
    const { arrive, isAskedFor } = aVisit();
    await arrive('session');
    expect(isAskedFor()).toBe(false);
    await arrive('person');
    expect(isAskedFor()).toBe(true);
    await pass(999);
    expect(isShown()).toBe(false);
    await arrive('clients');
    expect(isShown()).toBe(true);
  });

  it('is shown without it after a second, and goes on loading', async () => {
    const { arrive, isAskedFor } = aVisit();
    await pass(1000);
    expect(isShown()).toBe(true);
    await arrive('session', 'person');
    expect(isAskedFor()).toBe(true);
  });

  it('waits for nothing where nobody is signed in', async () => {
    const { arrive, GET } = aVisit({ state: { status: 'signedOut' } });
    await arrive('session');
    expect(isShown()).toBe(true);
    expect(GET).not.toHaveBeenCalled();
  });

  it('asks for nothing in the name of somebody whom another portal is for', async () => {
    const { arrive, isAskedFor } = aVisit({ userType: 'CUSTOMER' });
    await arrive('session', 'person');
    expect(isShown()).toBe(true);
    expect(isAskedFor()).toBe(false);
  });
});
