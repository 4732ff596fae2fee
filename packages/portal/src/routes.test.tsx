import { UiProvider } from '@troth/ui/provider';
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter, Link, Outlet, type RouteObject, useRoutes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from './link';
import { layout, preload, screen } from './routes';

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

function someRoutes() {
  const loads = {
    frame: vi.fn(() => Promise.resolve({ Frame })),
    person: vi.fn(() => Promise.resolve({ Person })),
    broken: vi.fn(() => Promise.reject<{ Person: typeof Person }>(new Error('no line'))),
  };
  const routes = [
    layout(loads.frame, 'Frame', [
      screen('/people/:id/:part?', loads.person, 'Person'),
      screen('/broken', loads.broken, 'Person'),
    ]),
  ];
  return { loads, routes };
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

async function visit(routes: RouteObject[], path: string) {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = (
    <UiProvider env="test" link={RouterLink}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes routes={routes} />
        </Suspense>
      </MemoryRouter>
    </UiProvider>
  );
  await act(() => Promise.resolve(render(app)));
}

/** Presses a link, and lets the program behind it arrive. */
const follow = (name: string) => act(() => Promise.resolve(fireEvent.click(page.getByRole('link', { name }))));

describe('screens that load when they are visited', () => {
  it('the frame and its screen are asked for at once', async () => {
    const { loads, routes } = someRoutes();
    await preload(routes, '/people/1');
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
    await preload(routes, '/broken');
    expect(loads.broken).toHaveBeenCalled();
    await visit(routes, '/people/1');
    await follow('broken');
    expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy();
    await follow('mails');
    expect(page.queryByRole('heading')).toBeNull();
    expect(page.getByRole('button', { name: 'pressed 0 times' })).toBeTruthy();
  });
});
