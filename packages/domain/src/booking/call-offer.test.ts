import { describe, expect, it } from 'vitest';
import { canOfferCall, openOffer } from './call-offer';

const times = ['2026-06-17T15:00:00.000Z', '2026-06-18T15:00:00.000Z'];
const offer = { attorneyId: 'frances', times };

describe('times that are offered for a call', () => {
  it.each([
    ['all before the first', '2026-06-17T14:59:59.999Z', times],
    ['not the one that begins now', '2026-06-17T15:00:00.000Z', times.slice(1)],
    ['the last until it begins', '2026-06-18T14:59:59.999Z', times.slice(1)],
    ['none after that', '2026-06-18T15:00:00.000Z', []],
  ])('%s', (_name, now, open) => {
    expect(openOffer(offer, { attorneyId: 'frances', now })).toEqual(open);
  });

  it('end with the attorney who offered them', () => {
    const now = '2026-06-17T12:00:00.000Z';
    expect(openOffer(offer, { attorneyId: 'harriet', now })).toEqual([]);
    expect(openOffer(offer, { attorneyId: null, now })).toEqual([]);
  });

  it('are none without an offer', () => {
    expect(openOffer(null, { attorneyId: null, now: '2026-06-17T12:00:00.000Z' })).toEqual([]);
  });
});

describe('offering times for a call', () => {
  const waiting = { bookingStatus: 'WAITING', paymentStatus: 'SUCCESSFUL', isBookedElsewhere: false } as const;

  it.each([
    [true, 'while it waits to be booked', {}],
    [true, 'after a refund of a part', { paymentStatus: 'PARTIALLY_REFUNDED' }],
    [false, 'once it is booked', { bookingStatus: 'BOOKED' }],
    [false, 'where nothing is to be booked', { bookingStatus: null }],
    [false, 'after a full refund', { paymentStatus: 'FULL_REFUNDED' }],
    [false, 'where the calendar is an outside one', { isBookedElsewhere: true }],
  ] as const)('is %s %s', (can, _name, but) => expect(canOfferCall({ ...waiting, ...but })).toBe(can));
});
