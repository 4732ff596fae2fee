import { describe, expect, it } from 'vitest';
import { type ScanRefusal, scanRefusal } from './scan';

const right = {
  signedOn: '2026-06-15',
  commissionExpiresOn: '2028-01-31',
  witnesses: 0,
  isWitnessRequired: false,
  today: '2026-06-20',
  finalOn: '2026-06-01',
  waitEndedOn: '2026-06-08',
  weddingDate: '2026-07-01',
};

describe('a paper that was signed in person (ADR 0049)', () => {
  it.each<[string, Partial<typeof right>, ScanRefusal | null]>([
    ['is taken', {}, null],
    ['is taken on the day it was signed', { signedOn: right.today }, null],
    ['is refused a day ahead', { signedOn: '2026-06-21' }, 'SIGNED_IN_FUTURE'],
    ['is taken of the day on which the wait ended', { signedOn: '2026-06-08' }, null],
    ['is refused of the day before', { signedOn: '2026-06-07' }, 'SIGNED_DURING_WAIT'],
    ['is refused of the day before the text was final', { signedOn: '2026-05-31' }, 'SIGNED_BEFORE_FINAL'],
    ['is taken of the wedding day', { signedOn: '2026-07-01', today: '2026-07-03' }, null],
    ['is refused of the day after', { signedOn: '2026-07-02', today: '2026-07-03' }, 'SIGNED_AFTER_WEDDING'],
    ['is taken after the wedding, when it was signed before', { today: '2026-09-01' }, null],
    ['is taken on the last day of the commission', { commissionExpiresOn: '2026-06-15' }, null],
    ['is refused on the day after', { commissionExpiresOn: '2026-06-14' }, 'COMMISSION_EXPIRED'],
    ['is refused without the witnesses that the state asks for', { isWitnessRequired: true }, 'WITNESSES_MISSING'],
    ['is taken with one', { isWitnessRequired: true, witnesses: 1 }, null],
  ])('%s', (_name, facts, refusal) => expect(scanRefusal({ ...right, ...facts })).toBe(refusal));

  it('is taken where there is no wait and no wedding date', () =>
    expect(scanRefusal({ ...right, finalOn: null, waitEndedOn: null, weddingDate: null })).toBeNull());
});
