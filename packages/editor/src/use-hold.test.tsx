import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { useEarlyLock } from './early-lock';
import { type Calls, type Refusal, Session } from './session';
import { controllerOf, treeOf } from './testing';
import { useHold } from './use-hold';

const base = treeOf();

/** A document's lock, as the server keeps it: one token at a time, each call after the one before. */
function aServer() {
  let token: string | null = null;
  let given = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T,>(work: () => T): Promise<T> => {
    const answer = last.then(work);
    last = answer.catch(() => undefined);
    return answer;
  };
  const me = { id: 'me', name: 'Frances Fenn', side: 'A', isMe: true } as const;
  const calls: Calls = {
    readLock: () => inTurn(() => ({ holder: token === null ? null : me, acquiredAt: null })),
    takeLock: ({ token: own, isTakeover }) =>
      inTurn(() => {
        // oxlint-disable-next-line typescript/only-throw-error -- what the portal's adapter makes of an error
        if (token !== null && token !== own && !isTakeover) throw { code: 'LOCKED', message: 'No', holder: me };
        if (own === null || token !== own) token = `token ${(given += 1)}`;
        return { holder: me, acquiredAt: null, token };
      }),
    releaseLock: (own) =>
      inTurn(() => {
        if (token === own) token = null;
      }),
    save: () => Promise.reject(new Error('Nothing is typed here')),
    refusalOf: (error) => error as Refusal,
  };
  return { calls, holder: () => token, given: () => given, settled: () => last };
}

function sessionOf(calls: Calls): Session {
  return new Session({
    calls,
    storage: { read: () => null, keep: () => true, drop: () => undefined },
    name: 'name',
    base,
    baseCommitAt: '2026-11-24T09:00:00.000Z',
    saved: { sections: [], clauses: [] },
    draftVersion: 0,
    current: () => base,
  });
}

function aPage(server: ReturnType<typeof aServer>) {
  const controller = controllerOf(base, { isEditable: false });
  let session: Session | null = null;
  function Text({ calls, mayEdit }: { calls: Calls; mayEdit: boolean }) {
    session ??= sessionOf(calls);
    useHold(controller, session, mayEdit);
    return null;
  }
  function Page({ hasText, mayEdit = true }: { hasText: boolean; mayEdit?: boolean }) {
    const calls = useEarlyLock(server.calls);
    return hasText && <Text calls={calls} mayEdit={mayEdit} />;
  }
  return {
    Page,
    isEditable: () => controller.snapshot().isEditable,
    lock: () => session?.state().lock.kind,
    /** What was asked for is answered, and what follows from it too. */
    settle: async () => {
      for (let times = 0; times < 3; times += 1) await act(async () => server.settled());
    },
  };
}

describe('a page that holds the lock', () => {
  it('has it where React mounts all of it twice, as while developing, and gives it back once it is left', async () => {
    for (const isTextFirst of [false, true]) {
      const server = aServer();
      const { Page, isEditable, lock, settle } = aPage(server);
      const page = (hasText: boolean) => (
        <StrictMode>
          <Page hasText={hasText} />
        </StrictMode>
      );
      const { rerender, unmount } = render(page(isTextFirst));
      await settle();
      expect(server.holder()).toBe('token 1');
      rerender(page(true));
      await settle();
      expect(lock()).toBe('HELD');
      expect(isEditable()).toBe(true);
      expect(server.holder()).toBe('token 1');
      unmount();
      await settle();
      expect(server.holder()).toBeNull();
    }
  });

  it('gives back what comes only after it was left, with or without its text', async () => {
    for (const hasText of [false, true]) {
      const server = aServer();
      const { Page, settle } = aPage(server);
      const { unmount } = render(<Page hasText={hasText} />);
      unmount();
      await settle();
      expect(server.given()).toBe(1);
      expect(server.holder()).toBeNull();
    }
  });

  it('leaves the lock to others while the text may not be edited, and takes it again once it may', async () => {
    const server = aServer();
    const { Page, isEditable, lock, settle } = aPage(server);
    const { rerender } = render(<Page hasText />);
    await settle();
    expect(lock()).toBe('HELD');
    rerender(<Page hasText mayEdit={false} />);
    await settle();
    expect(lock()).toBe('FREE');
    expect(isEditable()).toBe(false);
    expect(server.holder()).toBeNull();
    rerender(<Page hasText />);
    await settle();
    expect(lock()).toBe('HELD');
    expect(isEditable()).toBe(true);
  });
  it('gives it back when the browser leaves the page, and takes it again when the browser brings the page back', async () => {
    const server = aServer();
    const { Page, isEditable, settle } = aPage(server);
    render(<Page hasText />);
    await settle();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await settle();
    expect(server.holder()).toBeNull();
    expect(isEditable()).toBe(false);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
    expect(server.holder()).toBe('token 2');
    expect(isEditable()).toBe(true);
  });
});
