import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { UiProvider } from '@troth/ui/provider';
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter, Link, Outlet, type RouteObject, useRoutes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from './link';
import { type Person, personQuery } from './person';
import { layout, prepare, redirect, screen } from './routes';

afterEach(cleanup);

function Frame() {
  return (
    <>
      <Link to="/people/2">next</Link>
      <Link to="/people/2/mails">mails</Link>
      <Link to="/broken">broken</Link>
      <Outlet />
    </>
  );
}

function Person() {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`pressed ${presses} times`}</button>;
}

const clientQuery = (userId: string, id: string | undefined) =>
  queryOptions({ queryKey: [userId, id], queryFn: () => Promise.resolve(`client ${id} of ${userId}`) });

/** A client of somebody who is signed in. */
function someone() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(personQuery.queryKey, { id: 'me' } as Person);
  return queryClient;
}

function someRoutes() {
  const loads = {
    frame: vi.fn(() => Promise.resolve({ Frame })),
    person: vi.fn(() => Promise.resolve({ Person })),
    broken: vi.fn(() => Promise.reject<{ Person: typeof Person }>(new Error('no line'))),
  };
  const routes = [
    layout(loads.frame, 'Frame', [
      screen(
        '/people/:id/:part?',
        loads.person,
        'Person',
        ({ ask, userId, params }) => void ask(clientQuery(userId, params['id'])),
      ),
      screen('/broken', loads.broken, 'Person'),
      redirect('/clients/:id', ({ id }) => `/people/${id}`),
      redirect('*', '/nowhere'),
    ]),
  ];
  return { loads, routes };
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

async function visit(routes: RouteObject[], path: string, queryClient = someone()) {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = (
    <UiProvider env="test" link={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Routes routes={routes} />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>
  );
  await act(() => Promise.resolve(render(app)));
}

const at = (pathname: string) => ({ pathname, search: '' });

/** Presses a link, and lets the program behind it arrive. */
const follow = (name: string) => act(() => Promise.resolve(fireEvent.click(page.getByRole('link', { name }))));

describe('screens that load when they are visited', () => {
  it('the frame and its screen are asked for at once', async () => {
    const { loads, routes } = someRoutes();
    await prepare(routes, at('/people/1'), someone());
    expect(loads.frame).toHaveBeenCalled();
    expect(loads.person).toHaveBeenCalled();
    await visit(routes, '/people/1');
    expect(await page.findByRole('button', { name: 'pressed 0 times' })).toBeTruthy();
  });

  it('a screen keeps its state from one of its addresses to the next', async () => {
    await visit(someRoutes().routes, '/people/1');
    fireEvent.click(await page.findByRole('button', { name: 'pressed 0 times' }));
    await follow('next');
    await follow('mails');
    expect(await page.findByRole('button', { name: 'pressed 1 times' })).toBeTruthy();
  });

  it('one that does not come says so inside the frame, until another is visited', async () => {
    const { loads, routes } = someRoutes();
    await prepare(routes, at('/broken'), someone());
    expect(loads.broken).toHaveBeenCalled();
    await visit(routes, '/people/1');
    await follow('broken');
    expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy();
    await follow('mails');
    expect(page.queryByRole('heading')).toBeNull();
    expect(page.getByRole('button', { name: 'pressed 0 times' })).toBeTruthy();
  });

  it('what one reads is asked for beside its program, and then nothing has to be waited for', async () => {
    const { loads, routes } = someRoutes();
    const queryClient = someone();
    const wait = prepare(routes, at('/people/1'), queryClient);
    expect(loads.person).toHaveBeenCalled();
    await wait;
    expect(queryClient.getQueryData(['me', '1'])).toBe('client 1 of me');
    expect(prepare(routes, at('/people/1'), queryClient)).toBeNull();
  });

  it('what one reads is asked for by a visit that begins there', async () => {
    const queryClient = someone();
    await visit(someRoutes().routes, '/people/2', queryClient);
    await vi.waitFor(() => expect(queryClient.getQueryData(['me', '2'])).toBe('client 2 of me'));
  });

  it('of an old address, what the new one needs is asked for at once, and its frame with it', async () => {
    const { loads, routes } = someRoutes();
    const queryClient = someone();
    await prepare(routes, at('/clients/3'), queryClient);
    expect(loads.frame).toHaveBeenCalled();
    expect(loads.person).toHaveBeenCalled();
    expect(queryClient.getQueryData(['me', '3'])).toBe('client 3 of me');
  });

  it('an address that leads to itself loads its frame alone', async () => {
    const { loads, routes } = someRoutes();
    await prepare(routes, at('/anywhere'), someone());
    expect(loads.frame).toHaveBeenCalled();
    expect(loads.person).not.toHaveBeenCalled();
  });

  it('nothing is asked for before anybody is known', async () => {
    const queryClient = new QueryClient();
    await prepare(someRoutes().routes, at('/people/1'), queryClient);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
