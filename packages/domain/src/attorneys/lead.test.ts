import { describe, expect, it } from 'vitest';
import { leadsAfter } from './lead';

const lead = { stage: 'APPROVED', lawFirmId: 'fenn', isLawFirmLead: true } as const;
const colleague = { ...lead, isLawFirmLead: false };

describe('who leads a firm after a change (D53)', () => {
  it.each([
    ['a lead whose bio changed', lead, {}, true],
    ['a lead who moves to another firm', lead, { lawFirmId: 'marsh' }, false],
    ['a lead who moves, and is made the lead there', lead, { lawFirmId: 'marsh', isLawFirmLead: true }, true],
    ['a lead who leaves the firm', lead, { lawFirmId: null, isLawFirmLead: true }, false],
    ['a lead who is deactivated', lead, { stage: 'DEACTIVATED' }, false],
    ['somebody declined who is named', colleague, { stage: 'DECLINED', isLawFirmLead: true }, false],
    ['an applicant with a firm of their own', { ...lead, stage: 'UNDER_REVIEW' }, { stage: 'APPROVED' }, true],
    ['a colleague', colleague, {}, false],
    ['a colleague who is named', colleague, { isLawFirmLead: true }, true],
  ] as const)('%s', (_who, before, changes, expected) => {
    expect(leadsAfter(before, changes)).toBe(expected);
  });
});
