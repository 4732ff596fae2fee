import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES } from '../purchases/enumerations';
import {
  type BookingFacts,
  bookingRefusal,
  changeRefusal,
  type EventFacts,
  isBookingStep,
  isFutureEvent,
  outcomeRefusal,
} from './transitions';

describe('booking status (D22)', () => {
  it('goes everywhere but from BOOKED to SCHEDULED', () => {
    const refused = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => !isBookingStep(from, to)).map((to) => `${from} ${to}`),
    );
    expect(refused).toEqual(['BOOKED SCHEDULED']);
  });
});

const open: BookingFacts = { isLive: true, attorney: 'OPEN', bookingStatus: 'WAITING', missed: 0, isByAdmin: false };

describe('booking an appointment', () => {
  it.each([
    ['clear', {}, null],
    ['refunded', { isLive: false }, 'NOT_LIVE'],
    ['no attorney chosen', { attorney: 'NONE' }, 'NO_ATTORNEY'],
    ['the attorney is no longer approved', { attorney: 'AWAY' }, 'ATTORNEY_AWAY'],
    ['on the calendar', { bookingStatus: 'SCHEDULED' }, 'ALREADY_SCHEDULED'],
    ['met', { bookingStatus: 'BOOKED' }, 'ALREADY_MET'],
    ['one missed: the free rebooking', { missed: 1 }, null],
    ['two missed', { missed: 2 }, 'REBOOKING_USED'],
    ['two missed, an admin books', { missed: 2, isByAdmin: true }, null],
  ] as const)('%s', (_name, changes, refusal) => {
    expect(bookingRefusal({ ...open, ...changes })).toBe(refusal);
  });
});

const event: EventFacts = {
  eventStartAt: '2026-06-15T12:00:00.000Z',
  eventEndAt: '2026-06-15T12:30:00.000Z',
  eventStatus: 'BOOKED',
  serviceCompletedAt: null,
};
const at = (time: string) => `2026-06-15T${time}Z`;

describe('an appointment', () => {
  it.each([
    ['a millisecond before it begins', '11:59:59.999', null, 'NOT_BEGUN'],
    ['as it begins', '12:00:00.000', 'BEGUN', null],
    ['a millisecond later', '12:00:00.001', 'BEGUN', null],
  ] as const)('%s', (_name, time, change, outcome) => {
    expect(changeRefusal(event, at(time))).toBe(change);
    expect(outcomeRefusal(event, at(time))).toBe(outcome);
  });

  it.each([
    ['CANCELED', { eventStatus: 'CANCELED' }],
    ['NO_SHOW', { eventStatus: 'NO_SHOW' }],
    ['COMPLETED', { serviceCompletedAt: at('12:20:00.000') }],
  ] as const)('that is over with stays so: %s', (refusal, changes) => {
    for (const time of ['11:00:00.000', '13:00:00.000']) {
      expect(changeRefusal({ ...event, ...changes }, at(time))).toBe(refusal);
      expect(outcomeRefusal({ ...event, ...changes }, at(time))).toBe(refusal);
      expect(isFutureEvent({ ...event, ...changes }, at(time))).toBe(false);
    }
  });

  it.each([
    ['12:29:59.999', true],
    ['12:30:00.000', false],
    ['12:30:00.001', false],
  ] as const)('at %s is of the future: %s', (time, isFuture) => {
    expect(isFutureEvent(event, at(time))).toBe(isFuture);
  });
});
