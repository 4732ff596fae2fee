import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneAfter, isFinalStatus, statusAfter } from './settling';

const OPEN = ['draft', 'active', 'sent_to_signer', 'viewed', 'started', 'attempted', 'meeting_in_progress'] as const;
const FINAL = ['expired', 'canceled', 'deleted', 'declined', 'complete_with_rejections', 'complete'] as const;
const at = '2026-06-15T12:00:00.000Z';

describe('what stands after another word of the provider (ADR 0050)', () => {
  it.each([
    ['the first word', null, 'draft', 'draft'],
    ['an open word after an open one', 'meeting_in_progress', 'attempted', 'attempted'],
    ['a word that nobody told us of', 'started', 'order_placed', 'order_placed'],
    ['a final word after an open one', 'sent_to_signer', 'expired', 'expired'],
    ['no open word after a final one', 'complete', 'sent_to_signer', 'complete'],
    ['no new word after a final one', 'complete', 'order_placed', 'complete'],
    ['completion, though it had expired', 'expired', 'complete', 'complete'],
    ['no expiry after completion', 'complete', 'expired', 'complete'],
  ])('%s', (_name, known, told, after) => expect(statusAfter(known, told)).toBe(after));

  it('is the same in whatever order and however often final words come, with open ones in between', () => {
    const words = fc.array(fc.constantFrom(...OPEN, ...FINAL), { minLength: 1, maxLength: 12 });
    const last = (all: readonly string[]) => all.reduce<string | null>(statusAfter, null);
    fc.assert(
      fc.property(
        words.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
        ),
        ([all, shuffled]) => {
          fc.pre(all.some(isFinalStatus));
          expect(last(shuffled)).toBe(last(all));
        },
      ),
    );
  });

  it('keeps a signer done, at the moment that was told first', () => {
    expect(doneAfter(null, null, at)).toBeNull();
    expect(doneAfter(null, { isDone: false, doneAt: null }, at)).toBeNull();
    expect(doneAfter(null, { isDone: true, doneAt: null }, at)).toBe(at);
    expect(doneAfter(null, { isDone: true, doneAt: '2026-06-15T11:00:00.000Z' }, at)).toBe('2026-06-15T11:00:00.000Z');
    expect(doneAfter(at, { isDone: false, doneAt: null }, '2026-06-16T12:00:00.000Z')).toBe(at);
  });
});
