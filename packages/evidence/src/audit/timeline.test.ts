import { describe, expect, it } from 'vitest';
import { isShownTo, LOOKED_AT_OF, timelineKindOf, timelineOf, timelineStageOf } from './timeline';

const minutes = (count: number) => new Date(Date.UTC(2026, 5, 15, 12) + count * 60_000).toISOString();
const entry = (position: number, action: string, at: string, actorId = 'a') => ({
  position,
  at,
  action,
  outcome: 'DONE' as const,
  actorKind: 'person' as const,
  actorId,
  count: null,
  hashAfter: `h${position}`,
  fileSha256: null,
});

describe('timeline of a document (D39)', () => {
  it.each([
    ['just under half an hour', 29, 1],
    ['half an hour', 30, 1],
    ['just over half an hour', 31, 2],
  ])('tells what follows after %s in as many lines', (_name, after, lines) => {
    const items = timelineOf([entry(1, 'answers.create', minutes(0)), entry(2, 'answers.update', minutes(after))]);
    expect(items).toHaveLength(lines);
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('tells of two people, and of two versions, apart, the newest first', () => {
    const items = timelineOf([
      entry(1, 'answers.create', minutes(0), 'a'),
      entry(2, 'answers.create', minutes(0), 'b'),
      entry(3, 'documents.commit', minutes(1), 'a'),
      entry(4, 'documents.commit', minutes(1), 'a'),
    ]);
    expect(items.map(({ position, kind, hash }) => [position, kind, hash])).toEqual([
      [4, 'VERSION_MADE', 'h4'],
      [3, 'VERSION_MADE', 'h3'],
      [2, 'ANSWERED', null],
      [1, 'ANSWERED', null],
    ]);
  });

  it('counts what one entry stands for', () => {
    const [item] = timelineOf([{ ...entry(1, 'audit.refusalsCounted', minutes(0)), count: 41 }]);
    expect(item).toMatchObject({ kind: 'REFUSALS_COUNTED', count: 41 });
  });

  it('knows an action by its name, else by its resource, else as something', () => {
    const kind = (action: string) => timelineKindOf({ action, outcome: 'DONE' });
    expect([kind('disclosure.confirmReceipt'), kind('disclosure.stateNothing'), kind('nobody.knows')]).toEqual([
      'RECEIVED',
      'DISCLOSED',
      'OTHER',
    ]);
    expect(timelineKindOf({ action: 'documents.generate', outcome: 'REFUSED' })).toBe('REFUSED');
  });
});

describe('who is shown an entry', () => {
  const of = (action: string, outcome: 'DONE' | 'REFUSED' = 'DONE') => ({
    actorId: 'a',
    action,
    outcome,
    subjectKind: null,
    subjectId: null,
  });
  const looked = { ...of('looking.ANSWERS'), subjectKind: LOOKED_AT_OF, subjectId: 'b' };
  it.each([
    ['the partner: an answer', of('answers.create'), { id: 'b', isAdmin: false }, true],
    ['the partner: words to an attorney', of('chats.send'), { id: 'b', isAdmin: false }, false],
    ['the partner: what was refused', of('documents.update', 'REFUSED'), { id: 'b', isAdmin: false }, false],
    ['the person: own words', of('chats.send'), { id: 'a', isAdmin: false }, true],
    ['the person: what was refused', of('documents.update', 'REFUSED'), { id: 'a', isAdmin: false }, true],
    ['the partner whose answers an attorney read', looked, { id: 'b', isAdmin: false }, true],
    ['the partner of whose answers nothing was read', looked, { id: 'd', isAdmin: false }, false],
    ['either partner: that the agreement was read', of('looking.AGREEMENT'), { id: 'd', isAdmin: false }, true],
    ['an admin: all', of('chats.send', 'REFUSED'), { id: 'c', isAdmin: true }, true],
  ] as const)('%s', (_name, content, reader, isShown) => {
    expect(isShownTo(content, reader)).toBe(isShown);
  });
});

describe('the sentences of money and meetings', () => {
  it.each([
    ['checkout.start', 'PAYMENT_STARTED'],
    ['payments.paid', 'PAID'],
    ['payments.failed', 'PAYMENT_FAILED'],
    ['booking.book', 'CALL_BOOKED'],
    ['booking.scheduled', 'CALL_BOOKED'],
    ['booking.booked', 'CALL_HELD'],
    ['booking.waiting', 'MEETING'],
    ['booking.moveByLink', 'CALL_MOVED'],
    ['events.cancel', 'CALL_CANCELED'],
    ['events.complete', 'CALL_HELD'],
    ['events.noShow', 'CALL_MISSED'],
  ])('say what %s did: %s, beside the way to the agreement', (action, kind) => {
    expect(timelineKindOf({ action, outcome: 'DONE' })).toBe(kind);
    expect(timelineStageOf(timelineKindOf({ action, outcome: 'DONE' }))).toBe('SERVICES');
  });
});
