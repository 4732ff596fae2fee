import { describe, expect, it } from 'vitest';
import { openOffer } from './call-offer';

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
