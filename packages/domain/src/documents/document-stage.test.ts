import { describe, expect, it } from 'vitest';
import { type DocumentStage, documentStage, stageSteps } from './document-stage';

const begun = {
  stateId: 'california',
  lastGeneratedAt: null,
  hasAttorney: false,
  reviewedAt: null,
  finalizedAt: null,
  isNotarized: false,
};
const made = { ...begun, lastGeneratedAt: '2026-11-01T10:00:00.000Z' };
const reviewed = { ...made, reviewedAt: '2026-11-02T10:00:00.000Z' };
const final = { ...reviewed, hasAttorney: true, finalizedAt: '2026-11-03T10:00:00.000Z' };

describe('the stage of an agreement', () => {
  it.each<[DocumentStage, Parameters<typeof documentStage>[0]]>([
    ['NO_STATE_YET', { ...begun, stateId: null }],
    ['QUESTIONNAIRE', begun],
    ['QUESTIONNAIRE', { ...begun, hasAttorney: true }],
    ['GENERATED', made],
    ['IN_EDITOR', { ...made, hasAttorney: true }],
    ['REVIEWED', reviewed],
    ['IN_EDITOR', { ...reviewed, hasAttorney: true }],
    ['FINALIZED', final],
    ['NOTARIZED', { ...final, isNotarized: true }],
  ])('is %s', (stage, facts) => {
    expect(documentStage(facts)).toBe(stage);
  });
});

describe('the way to the notary', () => {
  const told = (facts: Parameters<typeof stageSteps>[0]) =>
    stageSteps(facts).map(({ stage, standing }) => `${stage} ${standing}`);

  it('leads a couple by themselves over the review', () => {
    expect(told(made)).toEqual(['QUESTIONNAIRE PAST', 'GENERATED CURRENT', 'REVIEWED AHEAD', 'NOTARIZED AHEAD']);
    expect(told(reviewed).at(2)).toBe('REVIEWED CURRENT');
  });

  it('leads a couple with an attorney over the editor', () => {
    expect(told({ ...made, hasAttorney: true })).toEqual([
      'QUESTIONNAIRE PAST',
      'IN_EDITOR CURRENT',
      'FINALIZED AHEAD',
      'NOTARIZED AHEAD',
    ]);
  });

  it('begins with the questionnaire, before a state too, and ends with the notary', () => {
    expect(told({ ...begun, stateId: null }).at(0)).toBe('QUESTIONNAIRE CURRENT');
    expect(told({ ...reviewed, isNotarized: true }).at(-1)).toBe('NOTARIZED CURRENT');
  });

  it('stays final when the attorney has left', () => {
    expect(told({ ...final, hasAttorney: false }).at(2)).toBe('FINALIZED CURRENT');
  });
});
