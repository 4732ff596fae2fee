import { describe, expect, it } from 'vitest';
import { FINDING_SEVERITIES } from './codes';
import { findingCounts, findingGroup, type GroupedFinding, stopsAgreement } from './groups';

const aFinding = (severity: GroupedFinding['severity'], ...confirmedBy: GroupedFinding['confirmedBy']) => ({
  severity,
  confirmedBy,
});

describe('findings in groups (ADR 0077)', () => {
  it('are to fix, to check, or good to know, by what they weigh', () => {
    expect(FINDING_SEVERITIES.map((severity) => findingGroup({ severity }))).toEqual([
      'FIX',
      'CHECK',
      'CHECK',
      'GOOD_TO_KNOW',
    ]);
  });

  it.each([
    ['nobody confirmed', aFinding('ERROR'), true],
    ['one partner confirmed', aFinding('ERROR', 'A'), true],
    ['both confirmed', aFinding('ERROR', 'B', 'A'), false],
    ['a warning', aFinding('WARNING'), false],
    ['a notice', aFinding('NOTICE'), false],
  ])('stop the agreement: %s', (_name, finding, stops) => {
    expect(stopsAgreement(finding)).toBe(stops);
  });

  it('are counted without what is good to know', () => {
    expect(findingCounts([])).toEqual({ toLook: 0, stopping: 0 });
    expect(findingCounts([aFinding('NOTICE')])).toEqual({ toLook: 0, stopping: 0 });
    const some = [aFinding('ERROR', 'A', 'B'), aFinding('ERROR'), aFinding('WARNING'), aFinding('QUESTION')];
    expect(findingCounts([...some, aFinding('NOTICE')])).toEqual({ toLook: 4, stopping: 1 });
  });
});
