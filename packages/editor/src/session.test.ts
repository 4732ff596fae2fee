import { settle } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Calls, type DeviceStore, IDLE_AFTER_MS, type Refusal, SAVE_AFTER_MS, Session } from './session';
import { treeOf } from './testing';

const base = settle(treeOf());

/** The base with other words in the heading of a clause. */
function reworded(heading: string, at = 0): AgreementTree {
  const [section, ...others] = base.sections.filter(({ kind }) => kind === 'ARTICLES');
  if (section === undefined) throw new Error('No section');
  const clauses = section.clauses.map((clause, index) => (index === at ? { ...clause, heading } : clause));
  const changed = { ...section, clauses };
  return settle({
    ...base,
    sections: base.sections.map((each) =>
      each.id === section.id ? changed : (others.find(({ id }) => id === each.id) ?? each),
    ),
  });
}

type Save = Parameters<Calls['save']>[0];

function aSession(further: Partial<Calls> = {}, kept: string | null = null, isFull = false) {
  const saves: Save[] = [];
  const stored = new Map<string, string>(kept === null ? [] : [['name', kept]]);
  const storage: DeviceStore = {
    read: (name) => stored.get(name) ?? null,
    keep: (name, value) => {
      if (!isFull) stored.set(name, value);
      return !isFull;
    },
    drop: (name) => void stored.delete(name),
  };
  const text = { tree: base };
  let version = 0;
  const calls: Calls = {
    readLock: () => Promise.resolve({ holder: null, acquiredAt: null }),
    takeLock: () => Promise.resolve({ holder: null, acquiredAt: '2026-11-24T10:00:00.000Z', token: 'token' }),
    releaseLock: () => Promise.resolve(),
    save: (save) => {
      saves.push(save);
      version += 1;
      return Promise.resolve({ draftVersion: version, savedAt: '2026-11-24T10:00:01.000Z' });
    },
    refusalOf: (error) => error as Refusal,
    ...further,
  };
  const session = new Session({
    calls,
    storage,
    name: 'name',
    base,
    baseCommitAt: '2026-11-24T09:00:00.000Z',
    saved: { sections: [], clauses: [] },
    draftVersion: 0,
    current: () => text.tree,
  });
  const type = (heading: string, at = 0) => {
    text.tree = reworded(heading, at);
    session.changed();
  };
  return { session, saves, stored, text, type };
}

const refused = (code: string | null, holder: Refusal['holder'] = null): Promise<never> =>
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the portal's adapter makes of an error
  Promise.reject({ code, message: 'No', holder } satisfies Refusal);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the session of one tab', () => {
  it('saves a second after the last key, only what changed', async () => {
    const { session, saves, type } = aSession();
    await session.take();
    type('One');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    expect(saves).toHaveLength(0);
    type('One two');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    expect(saves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves.map(({ clauses }) => clauses.map(({ title }) => title))).toEqual([['One two']]);
    expect(session.state().save).toEqual({ kind: 'SAVED', at: '2026-11-24T10:00:01.000Z' });
    type('One two', 0);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saves).toHaveLength(1);
  });

  it('names a part that reads again as in the base', async () => {
    const { session, saves, text, type } = aSession();
    await session.take();
    type('One');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    text.tree = base;
    session.changed();
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saves[1]?.clauses).toEqual([]);
    expect(saves[1]?.deletedIds).toEqual([saves[0]?.clauses[0]?.id]);
    expect(saves[1]?.draftVersion).toBe(1);
  });

  it('sends what was typed and gives the lock back in one breath when its page goes', async () => {
    const calls: string[] = [];
    const { session, stored, type } = aSession({
      save: (_save, isLeaving) => {
        calls.push(`save ${String(isLeaving)}`);
        return refused('LOCK_LOST');
      },
      releaseLock: (_token, isLeaving) => {
        calls.push(`release ${String(isLeaving)}`);
        return Promise.resolve();
      },
    });
    const taken = vi.spyOn(session, 'take');
    await session.take();
    type('Last words');
    session.end(true);
    expect(calls).toEqual(['save true', 'release true']);
    await vi.advanceTimersByTimeAsync(60_000);
    // Had the lock been given back first: the words are here, and a page that is gone asks for nothing more.
    expect(stored.get('name')).toContain('Last words');
    expect(calls).toHaveLength(2);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('leaves the text, in a page that stays, after what was typed is sent', async () => {
    const calls: string[] = [];
    const answers: (() => void)[] = [];
    const { session, type } = aSession({
      save: () => {
        calls.push('save');
        return new Promise((resolve) => answers.push(() => resolve({ draftVersion: 1, savedAt: 'now' })));
      },
      releaseLock: () => {
        calls.push('release');
        return Promise.resolve();
      },
    });
    await session.take();
    type('Last words');
    session.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['save']);
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['save', 'release']);
  });

  it('keeps words on the device while nothing can be reached, and sends them later', async () => {
    let isDown = true;
    const down = aSession({
      save: () => (isDown ? refused(null) : Promise.resolve({ draftVersion: 1, savedAt: 'now' })),
    });
    await down.session.take();
    down.type('Kept');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(down.session.state().save).toMatchObject({ kind: 'FAILED', isKept: true });
    expect(down.stored.get('name')).toContain('Kept');
    isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(down.session.state().save.kind).toBe('SAVED');
    expect(down.stored.size).toBe(0);
  });

  it('says when the device has no room for words that cannot be sent', async () => {
    const down = aSession({ save: () => refused(null) }, null, true);
    await down.session.take();
    down.type('Nowhere else');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(down.session.state().save).toMatchObject({ kind: 'FAILED', isKept: false });
  });

  it.each(['DRAFTS_MOVED', 'BASE_MOVED'])('sends nothing more after %s, and keeps the words', async (code) => {
    const save = vi.fn(() => refused(code));
    const { session, stored, type } = aSession({ save });
    await session.take();
    type('Mine');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(session.state().kept?.clauses.map(({ title }) => title)).toEqual(['Mine']);
    expect(session.token).toBeNull();
    type('Mine too');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(stored.get('name')).toContain('Mine too');
  });

  it('only reads while somebody else, or another tab, holds the lock', async () => {
    const gray = { id: 'gray', name: 'Gray Garland', side: 'B' as const, isMe: false };
    const acquiredAt = '2026-11-18T21:52:00.000Z';
    const other = aSession({
      takeLock: () => refused('LOCKED', gray),
      readLock: () => Promise.resolve({ holder: gray, acquiredAt }),
    });
    await other.session.take();
    expect(other.session.state().lock).toEqual({ kind: 'OTHER', holder: gray, since: acquiredAt });
    const tab = aSession({ takeLock: () => refused('LOCKED', { ...gray, isMe: true }) });
    await tab.session.take();
    expect(tab.session.state().lock).toEqual({ kind: 'OTHER_TAB' });
  });

  it('renews each 20 seconds, and gives the lock back after 20 minutes without a key', async () => {
    const takeLock = vi.fn(() => Promise.resolve({ holder: null, acquiredAt: null, token: 'token' }));
    const releaseLock = vi.fn(() => Promise.resolve());
    const { session } = aSession({ takeLock, releaseLock });
    await session.take();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(takeLock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(IDLE_AFTER_MS - 60_000);
    expect(session.state().idleAt).not.toBeNull();
    expect(session.state().lock.kind).toBe('HELD');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state().lock).toEqual({ kind: 'FREE', why: 'IDLE' });
    expect(releaseLock).toHaveBeenCalledOnce();
  });

  it('takes a lock again that ran out while the tab slept, if it is free', async () => {
    const takeLock = vi
      .fn<Calls['takeLock']>()
      .mockResolvedValueOnce({ holder: null, acquiredAt: null, token: 'one' })
      .mockImplementationOnce(() => refused('LOCK_LOST'))
      .mockResolvedValue({ holder: null, acquiredAt: null, token: 'two' });
    const { session } = aSession({ takeLock });
    await session.take();
    await session.renew();
    expect(session.token).toBe('two');
  });

  it('finds words that were never sent, and forgets them when asked to', () => {
    const drafts = { sections: [], clauses: [{ id: 'x', title: 'Never sent' }] };
    const { session, stored } = aSession({}, JSON.stringify({ baseCommitAt: 'x', drafts }));
    expect(session.state().kept?.clauses).toHaveLength(1);
    session.forget();
    expect(stored.size).toBe(0);
    expect(session.state().kept).toBeNull();
  });
});
