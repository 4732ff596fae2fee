import { describe, expect, it } from 'vitest';
import { answersSharedUntil } from './answer-sharing';

const call = { eventStatus: 'BOOKED', eventEndAt: '2026-11-10T15:20:00.000Z' } as const;
const SHARED = '2026-11-02T10:00:00.000Z';
const UNTIL = '2026-12-10T15:20:00.000Z';

describe('answers shared for a call (D3)', () => {
  it.each([
    ['before the call', SHARED, {}, '2026-11-03T10:00:00.000Z', UNTIL],
    ['30 days after it', SHARED, {}, UNTIL, UNTIL],
    ['a moment later', SHARED, {}, '2026-12-10T15:20:00.001Z', null],
    ['without the tick, or once it was taken back', null, {}, '2026-11-03T10:00:00.000Z', null],
    ['a canceled call', SHARED, { eventStatus: 'CANCELED' }, '2026-11-03T10:00:00.000Z', null],
    ['a call that the client missed', SHARED, { eventStatus: 'NO_SHOW' }, '2026-11-11T10:00:00.000Z', null],
  ] as const)('%s', (_name, sharedAt, changes, now, until) => {
    expect(answersSharedUntil(sharedAt, { ...call, ...changes }, now)).toBe(until);
  });
});
