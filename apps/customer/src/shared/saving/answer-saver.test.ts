import { ApiError } from '@troth/portal/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerInput, isSameInput } from './answer-input';
import { AnswerSaver, type WriteOutcome } from './answer-saver';
import { type Draft, draftsIn } from './drafts';

const typed = (text: string): AnswerInput => ({ text, optionIds: [] });
const says = (text: string) => (input: AnswerInput) => isSameInput(input, typed(text));
const chosen = (...optionIds: string[]): AnswerInput => ({ text: '', optionIds });

/** A store that answers when told to, as the API would. */
function aStore() {
  const writes: { questionId: string; input: AnswerInput; version: number; answer: (outcome: WriteOutcome) => void }[] =
    [];
  const write = (questionId: string, input: AnswerInput, version: number) =>
    new Promise<WriteOutcome>((answer) => writes.push({ questionId, input, version, answer }));
  return { writes, write };
}

function aSaver(versions: Record<string, number> = {}) {
  const store = aStore();
  const kept = new Map<string, string>();
  const drafts = draftsIn(
    {
      read: (name) => kept.get(name) ?? null,
      keep: (name, value) => kept.set(name, value).has(name),
      drop: (name) => void kept.delete(name),
      names: () => [...kept.keys()],
    },
    'alex',
    { id: 'this', openTabs: () => Promise.resolve(new Set<string>()) },
  );
  const saver = new AnswerSaver({ drafts, write: store.write, versionOf: (questionId) => versions[questionId] ?? 0 });
  const answered = async (index: number, outcome: WriteOutcome) => {
    if (outcome.kind !== 'failed') versions[store.writes[index]?.questionId ?? ''] = outcome.version;
    store.writes[index]?.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, writes: store.writes, drafts, answered, versions };
}

const saved = (version: number): WriteOutcome => ({ kind: 'saved', version, isWhole: true });

describe('answer saving (customer spec §4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['not before the pause', 999, 0],
    ['when the pause ends', 1000, 1],
    ['only once after it', 5000, 1],
  ])('writes %s', async (_name, waitedMs, writes) => {
    const { saver, writes: made } = aSaver();
    saver.change('q', typed('teacher'), 1000);
    await vi.advanceTimersByTimeAsync(waitedMs);
    expect(made).toHaveLength(writes);
  });

  it('writes the last input once when typing goes on within the pause', async () => {
    const { saver, writes } = aSaver();
    for (const text of ['t', 'te', 'tea']) {
      saver.change('q', typed(text), 1000);
      await vi.advanceTimersByTimeAsync(600);
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(writes.map(({ input }) => input.text)).toEqual(['tea']);
  });

  it('shows saving, then saved, and leaves the stored answer to the cache', async () => {
    const { saver, answered, drafts } = aSaver();
    saver.change('q', chosen('a'), 300);
    expect(saver.isPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(saver.statusOf('q').saveState).toBe('loading');
    await answered(0, saved(1));
    expect(saver.statusOf('q')).toMatchObject({ saveState: 'success', input: null, unsaved: null });
    expect(saver.isPending()).toBe(false);
    expect(drafts.read('q')).toBeNull();
  });

  it('sends one write at a time, the next over the version that the last one made', async () => {
    const { saver, writes, answered } = aSaver({ q: 3 });
    saver.change('q', chosen('a'), 300);
    await vi.advanceTimersByTimeAsync(300);
    saver.change('q', chosen('b'), 300);
    await vi.advanceTimersByTimeAsync(300);
    expect(writes).toHaveLength(1);
    await answered(0, saved(4));
    expect(writes.map(({ version }) => version)).toEqual([3, 4]);
    await answered(1, saved(5));
    expect(saver.statusOf('q').saveState).toBe('success');
  });

  it('rolls back on failure and keeps what was typed for another try', async () => {
    const { saver, writes, answered, drafts } = aSaver({ q: 1 });
    saver.change('q', typed('a long answer'), 1000);
    await vi.advanceTimersByTimeAsync(1000);
    await answered(0, { kind: 'failed', error: new Error('offline') });
    expect(saver.statusOf('q')).toMatchObject({
      saveState: 'error',
      input: null,
      unsaved: { input: typed('a long answer'), because: 'failed' },
    });
    expect(drafts.read('q')?.input.text).toBe('a long answer');

    saver.retry('q');
    await vi.advanceTimersByTimeAsync(0);
    await answered(1, saved(2));
    expect(writes).toHaveLength(2);
    expect(saver.statusOf('q').saveState).toBe('success');
    expect(drafts.read('q')).toBeNull();
  });

  it('is sent again when the line returns, unless the API refused it', async () => {
    const { saver, writes, answered } = aSaver({ q: 1, r: 1 });
    for (const [at, field, status] of [
      [0, 'q', 'FETCH_ERROR'],
      [1, 'r', 422],
    ] as const) {
      saver.change(field, typed('words'), 0);
      await vi.advanceTimersByTimeAsync(0);
      await answered(at, { kind: 'failed', error: new ApiError(status, null, null) });
    }
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    await answered(2, saved(2));
    expect(writes.map(({ questionId }) => questionId)).toEqual(['q', 'r', 'q']);
    expect(saver.statusOf('q')).toMatchObject({ saveState: 'success', unsaved: null });
    expect(saver.statusOf('r').unsaved).not.toBeNull();
  });

  it('offers one after the other what failed twice with other words', async () => {
    const { saver, answered } = aSaver({ q: 1 });
    for (const [at, text] of ['first words', 'second words'].entries()) {
      saver.change('q', typed(text), 1000);
      await vi.advanceTimersByTimeAsync(1000);
      await answered(at, { kind: 'failed', error: null });
    }
    expect(saver.offersOf('q')).toEqual([typed('second words'), typed('first words')]);
    saver.discard('q');
    expect(saver.statusOf('q').unsaved?.input).toEqual(typed('first words'));
    saver.discard('q');
    expect(saver.statusOf('q').unsaved).toBeNull();
  });

  it('does not overwrite a change made elsewhere while this one was typed', async () => {
    const { saver, writes, answered, versions } = aSaver({ q: 1 });
    saver.change('q', typed('mine'), 1000);
    versions['q'] = 2; // the other tab's change arrives in the cache before the pause ends
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes[0]?.version).toBe(1);
    await answered(0, { kind: 'conflict', version: 2, isStored: says('theirs') });
    expect(saver.statusOf('q').unsaved).toMatchObject({ input: typed('mine'), because: 'conflict' });

    saver.retry('q');
    await vi.advanceTimersByTimeAsync(0);
    expect(writes[1]?.version).toBe(2);
  });

  it('keeps an invalid input on the page and on the device, though null was stored', async () => {
    const { saver, answered, drafts } = aSaver();
    saver.change('q', typed('12 cats'), 1000);
    await vi.advanceTimersByTimeAsync(1000);
    await answered(0, { kind: 'saved', version: 1, isWhole: false });
    expect(saver.statusOf('q')).toMatchObject({ saveState: 'idle', input: typed('12 cats'), isInvalid: true });
    expect(drafts.read('q')).toMatchObject({ input: typed('12 cats'), version: 1 } satisfies Draft);
  });

  it('restores what a closed tab left: into its field over the same answer, as an offer over a newer one', async () => {
    const { saver, writes, drafts } = aSaver({ same: 2, newer: 5, known: 1 });
    drafts.keep('same', { input: typed('left behind'), version: 2 });
    drafts.keep('newer', { input: typed('too late'), version: 4 });
    drafts.keep('known', { input: typed('stored'), version: 0 });
    saver.restore('same', { isStored: says('before') });
    saver.restore('newer', { isStored: says('theirs') });
    saver.restore('known', { isStored: says('stored') });
    await vi.advanceTimersByTimeAsync(0);
    expect(writes.map(({ questionId }) => questionId)).toEqual(['same']);
    expect(saver.statusOf('same').input).toEqual(typed('left behind'));
    expect(saver.statusOf('newer').unsaved).toMatchObject({ input: typed('too late'), because: 'conflict' });
    expect(drafts.read('known')).toBeNull();
  });

  it('saves everything at once when the person goes on', async () => {
    const { saver, writes, answered } = aSaver();
    saver.change('one', typed('a'), 1000);
    saver.change('two', chosen('b'), 300);
    let isDone = false;
    void saver.flush().then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(writes).toHaveLength(2);
    await answered(0, saved(1));
    expect(isDone).toBe(false);
    await answered(1, saved(1));
    expect(isDone).toBe(true);
  });
});
