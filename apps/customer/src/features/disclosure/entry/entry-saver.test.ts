import { ApiError } from '@troth/portal/api';
import type { EditableFinancialKind } from '@troth/domain/disclosure';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAsset } from '../../../testing/couple-document';
import type { EditableEntry, EntryFields } from '../queries';
import { EntrySaver, type EntryWriteOutcome, type Unstored } from './entry-saver';
import { specsOf } from './kinds';

const kind: EditableFinancialKind = 'assets';
const entry: EditableEntry = anAsset(1, { version: 3, institution: 'Harbor Bank', valueInCents: 100 });
const newer = (changes: object, version = 4): EditableEntry => ({ ...entry, ...changes, version });

/** A saver whose writes are answered by the test; without an answer they store what they bring. */
function aSaver({ left = null, answers = [] }: { left?: Unstored | null; answers?: EntryWriteOutcome[] } = {}) {
  const kept: (Unstored | null)[] = [];
  const writes: { version: number; fields: EntryFields }[] = [];
  const saver = new EntrySaver({
    kind,
    specs: specsOf(kind, { A: 'Alex', B: 'Blake' }),
    entry,
    today: () => '2026-11-21',
    left,
    keep: (unstored) => kept.push(unstored),
    write: (stored, fields) => {
      writes.push({ version: stored.version, fields });
      const said = answers.shift();
      return Promise.resolve(said ?? { kind: 'saved', entry: { ...stored, ...fields, version: stored.version + 1 } });
    },
  });
  return { saver, writes, kept };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('an entry that is saved as it is typed (customer spec §4 "Answer saving")', () => {
  it('sends the field that changed after the pause, once, over the version that was seen', async () => {
    const { saver, writes } = aSaver();
    saver.change({ institution: 'Harbor' }, 1000);
    await pass(900);
    saver.change({ institution: 'Harbor Credit Union' }, 1000);
    await pass(999);
    expect(writes).toEqual([]);
    await pass(1);
    expect(writes).toEqual([{ version: 3, fields: { institution: 'Harbor Credit Union' } }]);
    expect(saver.read()).toMatchObject({ saveState: 'success', isStored: true });
  });

  it('keeps what is typed as it is typed when it is stored', async () => {
    const { saver } = aSaver();
    saver.change({ valueInCents: '12' }, 0);
    await pass(0);
    expect(saver.read().values['valueInCents']).toBe('12');
  });

  it('sends nothing that is wrong, says why, and sends the rest', async () => {
    const { saver, writes, kept } = aSaver();
    saver.change({ valueInCents: 'twelve', beneficiary: 'Ana' }, 0);
    expect(saver.read().errors).toEqual({});
    await pass(0);
    expect(writes.map(({ fields }) => fields)).toEqual([{ beneficiary: 'Ana' }]);
    expect(saver.read().errors).toEqual({ valueInCents: 'Please enter a valid currency amount' });
    expect(kept.at(-1)).toEqual({ typed: { valueInCents: 'twelve' }, over: { valueInCents: '1.00' } });
    expect(saver.read().isStored).toBe(false);
  });

  it('holds both shares back while they do not make 100', async () => {
    const { saver, writes } = aSaver();
    saver.change({ isJoint: true, userAPercentage: '60', userBPercentage: '30' }, 0);
    await pass(0);
    expect(writes).toEqual([]);
    saver.change({ userBPercentage: '40' }, 0);
    await pass(0);
    expect(writes[0]?.fields).toEqual({ isJoint: true, userAPercentage: 60, userBPercentage: 40 });
  });

  it('keeps what could not be stored in its field and on the device, and tries again', async () => {
    const failed: EntryWriteOutcome = { kind: 'failed', error: new Error('offline'), refused: {} };
    const { saver, writes, kept } = aSaver({ answers: [failed] });
    saver.change({ institution: 'Elm Bank' }, 0);
    await pass(0);
    expect(saver.read()).toMatchObject({ saveState: 'error', isStored: false });
    expect(saver.read().values['institution']).toBe('Elm Bank');
    expect(kept.at(-1)?.typed).toEqual({ institution: 'Elm Bank' });
    saver.retry();
    await pass(0);
    expect(writes).toHaveLength(2);
    expect(saver.read()).toMatchObject({ saveState: 'success', isStored: true });
    expect(kept.at(-1)).toBeNull();
  });

  it('is sent again when the line returns', async () => {
    const error = new ApiError('FETCH_ERROR', null, null);
    const { saver, writes } = aSaver({ answers: [{ kind: 'failed', error, refused: {} }] });
    saver.change({ institution: 'Elm Bank' }, 0);
    await pass(0);
    expect(saver.read().saveState).toBe('error');
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(writes).toHaveLength(2);
    expect(saver.read()).toMatchObject({ saveState: 'success', isStored: true });
  });

  it('listens for the line only while something waits for it', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const failed = { kind: 'failed', error: new ApiError('FETCH_ERROR', null, null), refused: {} } as const;
    const { saver, writes } = aSaver({ answers: [failed, failed] });
    expect(added).not.toHaveBeenCalled();
    saver.change({ institution: 'Elm Bank' }, 0);
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(writes).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(writes).toHaveLength(3);
    expect(added.mock.calls.map(([event, , options]) => [event, options])).toEqual([
      ['online', { once: true }],
      ['online', { once: true }],
    ]);
    added.mockRestore();
  });

  it('follows a write with what was typed meanwhile', async () => {
    const { saver, writes } = aSaver();
    saver.change({ institution: 'One' }, 0);
    saver.hurry();
    saver.change({ institution: 'Two' }, 0);
    saver.hurry();
    await pass(0);
    expect(writes).toEqual([
      { version: 3, fields: { institution: 'One' } },
      { version: 4, fields: { institution: 'Two' } },
    ]);
  });
});

describe('an entry that somebody else changes meanwhile', () => {
  it('is saved over the newer version where that changed another field', async () => {
    const { saver, writes } = aSaver({ answers: [{ kind: 'conflict', entry: newer({ beneficiary: 'Bo' }) }] });
    saver.change({ institution: 'Mine' }, 0);
    await pass(0);
    expect(writes.map(({ version }) => version)).toEqual([3, 4]);
    expect(saver.read().values).toMatchObject({ institution: 'Mine', beneficiary: 'Bo' });
    expect(saver.read().overtaken).toBeNull();
  });

  it('asks where both changed the same field, and loses neither', async () => {
    const { saver, writes, kept } = aSaver({
      answers: [{ kind: 'conflict', entry: newer({ institution: 'Theirs' }) }],
    });
    saver.change({ institution: 'Mine' }, 0);
    await pass(0);
    expect(saver.read().values['institution']).toBe('Theirs');
    expect(saver.read().overtaken).toEqual({ institution: 'Mine' });
    expect(kept.at(-1)?.typed).toEqual({ institution: 'Mine' });
    saver.useOvertaken();
    await pass(0);
    expect(writes.at(-1)).toEqual({ version: 4, fields: { institution: 'Mine' } });
    expect(saver.read()).toMatchObject({ overtaken: null, isStored: true });
  });

  it('is no conflict where the newer version says what was typed: its answer was lost on the way', async () => {
    const { saver, writes } = aSaver({ answers: [{ kind: 'conflict', entry: newer({ institution: 'Mine' }) }] });
    saver.change({ institution: 'Mine' }, 0);
    await pass(0);
    expect(writes).toHaveLength(1);
    expect(saver.read()).toMatchObject({ overtaken: null, isStored: true });
  });

  it('shows the newer version, and passes an older one over', () => {
    const { saver } = aSaver();
    saver.take(newer({ institution: 'Newer' }, 5));
    expect(saver.read().values['institution']).toBe('Newer');
    saver.take(newer({ institution: 'Older' }, 4));
    expect(saver.read().values['institution']).toBe('Newer');
  });

  it('says so when the entry is gone, and keeps what is shown', async () => {
    const { saver } = aSaver({ answers: [{ kind: 'gone' }] });
    saver.change({ institution: 'Mine' }, 0);
    await pass(0);
    expect(saver.read()).toMatchObject({ isGone: true });
    expect(saver.read().values['institution']).toBe('Mine');
  });
});

describe('what an earlier visit left on the device', () => {
  it('is back in its field and saved where nobody changed it since', async () => {
    const left = { typed: { institution: 'Typed' }, over: { institution: 'Harbor Bank' } };
    const { saver, writes } = aSaver({ left });
    expect(saver.read().values['institution']).toBe('Typed');
    await pass(0);
    expect(writes[0]?.fields).toEqual({ institution: 'Typed' });
  });

  it('is offered where somebody did', async () => {
    const left = { typed: { institution: 'Typed' }, over: { institution: 'Before' } };
    const { saver, writes } = aSaver({ left });
    await pass(0);
    expect(saver.read().overtaken).toEqual({ institution: 'Typed' });
    expect(writes).toEqual([]);
  });
});
