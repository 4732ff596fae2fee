import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from './link';
import { type Prepare, PortalRouter } from './router';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Screen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      <RouterLink href="/clients">clients</RouterLink>
      <RouterLink href="/payouts">payouts</RouterLink>
      <button type="button" onClick={() => void navigate('?filter=past', { replace: true })}>
        past
      </button>
    </>
  );
}

/** A portal at `/`, and what each address waits for. */
function open() {
  const arrive: Record<string, () => void> = {};
  const prepare = vi.fn<Prepare>(
    ({ pathname, search }) => new Promise<void>((resolve) => (arrive[`${pathname}${search}`] = resolve)),
  );
  render(
    <PortalRouter prepare={prepare}>
      <Screen />
    </PortalRouter>,
  );
  const follow = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByText(name))));
  const arriveAt = (path: string) => act(() => Promise.resolve(arrive[path]?.()));
  return { arriveAt, prepare, follow };
}

const shown = () => screen.getByRole('heading').textContent;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a navigation', () => {
  it('keeps the old screen until what the new one needs is here', async () => {
    const { arriveAt, follow } = open();
    await follow('clients');
    expect([window.location.pathname, shown()]).toEqual(['/clients', '/']);
    await arriveAt('/clients');
    expect(shown()).toBe('/clients');
  });

  it.each([
    ['just under the longest wait', 299, '/'],
    ['the longest wait', 300, '/clients'],
  ])('after %s', async (_name, ms, expected) => {
    const { follow } = open();
    await follow('clients');
    await later(ms);
    expect(shown()).toBe(expected);
  });

  it('is overtaken by the next, whichever is ready first', async () => {
    const { arriveAt, follow } = open();
    await follow('clients');
    await follow('payouts');
    await arriveAt('/payouts');
    await arriveAt('/clients');
    expect(shown()).toBe('/payouts');
  });

  it('pressed twice leaves one entry in the history', async () => {
    const { arriveAt, follow } = open();
    const before = window.history.length;
    await follow('clients');
    await follow('clients');
    await arriveAt('/clients');
    expect([shown(), window.history.length]).toEqual(['/clients', before + 1]);
  });

  it('within a screen, by the screen itself, shows at once', async () => {
    const { follow } = open();
    await follow('past');
    expect(shown()).toBe('/?filter=past');
  });
});

describe('a link', () => {
  const hint = [{ pathname: '/clients', search: '' }, 'HINT'];
  const link = () => screen.getByText('clients');

  it('has what is behind it loaded once a pointer has come to it and stays', async () => {
    const { prepare } = open();
    fireEvent.pointerMove(link());
    await later(59);
    expect(prepare).not.toHaveBeenCalled();
    fireEvent.pointerMove(link());
    await later(1);
    expect(prepare.mock.calls).toEqual([hint]);
  });

  it('has it loaded when it gets the focus', async () => {
    const { prepare } = open();
    fireEvent.focus(link());
    await later(60);
    expect(prepare.mock.calls).toEqual([hint]);
  });

  it('has nothing loaded for a pointer that passes over it, or rests where it appears', async () => {
    const { prepare } = open();
    fireEvent.pointerMove(link());
    await later(59);
    fireEvent.pointerLeave(link());
    fireEvent.pointerEnter(screen.getByText('payouts'));
    await later(120);
    expect(prepare).not.toHaveBeenCalled();
  });
});
