import { describe, expect, it } from 'vitest';
import { licensesAfter, statesLeft } from './licenses';

const CONFIRMED = '2026-06-01T12:00:00.000Z';
const california = { stateId: 'CA', barLicenseNum: 'CA-1', verifiedAt: CONFIRMED };
const texas = { stateId: 'TX', barLicenseNum: 'TX-1', verifiedAt: null };
const stated = (stateId: string, barLicenseNum: string) => ({ stateId, barLicenseNum });

describe('licenses after a change (D50)', () => {
  it('keeps the confirmation of what did not change, in the new order', () => {
    const after = licensesAfter([california, texas], [stated('TX', 'TX-1'), stated('CA', 'CA-1')]);
    expect(after).toEqual([
      { ...texas, order: 0 },
      { ...california, order: 1 },
    ]);
  });

  it.each([
    ['a new license', [california], stated('NY', 'NY-1')],
    ['a new number', [california], stated('CA', 'CA-2')],
    ['a license that waited already', [texas], stated('TX', 'TX-1')],
    ['the number of another state', [california], stated('TX', 'CA-1')],
  ] as const)('lets %s wait', (_what, current, license) => {
    expect(licensesAfter(current, [license])).toEqual([{ ...license, order: 0, verifiedAt: null }]);
  });

  it('names the states that are left', () => {
    expect(statesLeft([california, texas], [stated('TX', 'TX-9')])).toEqual(['CA']);
    expect(statesLeft([california], [stated('CA', 'CA-1'), stated('NY', 'NY-1')])).toEqual([]);
  });
});
