import { describe, expect, it } from 'vitest';
import { type OutsideFacts, outsideStep } from './outside';

const booked = { eventStatus: 'BOOKED', serviceCompletedAt: null } as const;
const canceled = { eventStatus: 'CANCELED', serviceCompletedAt: null } as const;
const missed = { eventStatus: 'NO_SHOW', serviceCompletedAt: null } as const;
const completed = { eventStatus: 'BOOKED', serviceCompletedAt: '2026-06-17T14:30:00.000Z' } as const;
const step = (facts: Partial<OutsideFacts>) =>
  outsideStep({ known: null, state: 'BOOKED', canceledBy: null, isBookable: true, isTakenBack: false, ...facts });

describe('a booking at an outside provider (ADR 0038)', () => {
  it.each([
    ['that is new is booked', {}, 'BOOK'],
    ['that nobody may have is turned away', { isBookable: false }, 'TURN_AWAY'],
    ['that its client canceled before we heard of it counts', { state: 'CANCELED', canceledBy: 'CLIENT' }, 'NOTE'],
    ['that the attorney canceled before is nothing', { state: 'CANCELED', canceledBy: 'ATTORNEY' }, 'NONE'],
    ['that was moved before, to one that is not known yet, is nothing', { state: 'MOVED' }, 'NONE'],
    ['that stands is brought up to date, bookable or not', { known: booked, isBookable: false }, 'UPDATE'],
    ['that is moved waits for the one in its place', { known: booked, state: 'MOVED' }, 'NONE'],
    ['that is canceled there is canceled here', { known: booked, state: 'CANCELED', canceledBy: 'CLIENT' }, 'CANCEL'],
    ['that was missed is marked', { known: booked, state: 'NO_SHOW' }, 'MARK_MISSED'],
    ['that was canceled here does not come back', { known: canceled }, 'NONE'],
    ['that was missed does not come back by itself', { known: missed }, 'NONE'],
    ['that was missed comes back by an express word', { known: missed, isTakenBack: true }, 'TAKE_BACK_MISSED'],
    ['that is missed there all the same stays missed', { known: missed, state: 'NO_SHOW', isTakenBack: true }, 'NONE'],
    ['that took place is not canceled any more', { known: completed, state: 'CANCELED', canceledBy: 'CLIENT' }, 'NONE'],
    ['that took place was not missed', { known: completed, state: 'NO_SHOW' }, 'NONE'],
  ] as const)('%s', (_name, facts, expected) => {
    expect(step(facts)).toBe(expected);
  });
});
