import { type AgreementForm, type SigningFacts, signingSheet } from '@troth/domain/signing';
import { describe, expect, it } from 'vitest';
import { jurisdictionOfState, jurisdictions } from './jurisdiction';
import { signingLawOf } from './signing-law';

const whole: AgreementForm = {
  limitsSupport: true,
  waivesDisclosure: true,
  hasEmbryoTerms: true,
  hasInitialedSections: true,
  hasWitnessPage: true,
  hasAcknowledgments: true,
  isCertifiedOnline: false,
  hasRightsNotice: true,
  hasTranslator: true,
  certifiedSides: [],
};
const bare: AgreementForm = {
  ...whole,
  limitsSupport: false,
  waivesDisclosure: false,
  hasEmbryoTerms: false,
  hasWitnessPage: false,
  hasAcknowledgments: false,
};

const given: Omit<SigningFacts, 'law'> = {
  names: { A: 'Linh Nguyễn', B: 'Avi O’Brien-Smith' },
  agreement: bare,
  isRepresented: { A: false, B: false },
  weddingDate: '2026-09-01',
  today: '2026-06-15',
  now: new Date('2026-06-15T19:00:00Z'),
  waitEnds: null,
};
/** What couples can be, as far as a sheet differs by it. */
const couples = [bare, whole, null].flatMap((agreement) =>
  [true, false].flatMap((isRepresented) =>
    [null, '2026-06-16', '2026-09-01'].map((weddingDate) => ({
      ...given,
      agreement,
      weddingDate,
      isRepresented: { A: isRepresented, B: false },
    })),
  ),
);
const sheetOf = (abbreviation: string, facts: Partial<SigningFacts> = {}) =>
  signingSheet({ ...given, law: signingLawOf(jurisdictionOfState(abbreviation)), ...facts });
const codesOf = (sheet: ReturnType<typeof signingSheet>) =>
  sheet.sections.flatMap(({ points }) => points.map(({ code, side }) => `${code} ${side ?? ''}`.trim()));

describe('the signing day in each state', () => {
  it.each(jurisdictions.map((each) => [each.law.abbreviation, each] as const))('%s', (_name, { law }) => {
    for (const couple of couples) {
      const sheet = signingSheet({ ...couple, law: signingLawOf(jurisdictionOfState(law.abbreviation)) });
      const codes = codesOf(sheet);
      const { formalities } = law;
      expect(new Set(codes).size).toBe(codes.length);
      expect(sheet.sections.map(({ section }) => section)).toEqual(
        expect.arrayContaining(['BEFORE', 'ROOM', 'BRING', 'PAPERS', 'ORDER', 'NOTARY', 'NEVER', 'AFTER']),
      );
      expect(codes.includes('NOTARY_REQUIRED')).toBe(formalities.notarizationRequired);
      expect(codes.includes('ACKNOWLEDGMENT_REQUIRED')).toBe(formalities.acknowledgmentRequired);
      expect(codes.includes('WITNESSES_REQUIRED')).toBe(formalities.witnessRequired);
      if (formalities.witnessRecommended && !formalities.witnessRequired) expect(codes).toContain('WITNESSES_ADVISED');
      expect(codes.includes('FORM_OF_STATE')).toBe(law.notaryVenueForm !== null);
      expect(codes.includes('FORM_UNKNOWN')).toBe(law.notaryVenueForm === null);
      expect(codes.includes('ONLINE_POSSIBLE')).toBe(law.allowsOnlineNotary);
      expect(codes).toContain('FORM_RULE');
      expect(codes.includes('TIMING_RULE')).toBe(law.timing.otherTimingRule !== null);
      // What is said to be law names its source, but for what was not found on remote notaries.
      for (const { code, basis } of sheet.sections.flatMap(({ points }) => points))
        if (basis !== null && code !== 'ONLINE_NOT_POSSIBLE') expect(basis.citation).not.toBeNull();
    }
  });

  it('finds the witness page where the agreement has none, and only there', () => {
    const kinds = (agreement: AgreementForm) =>
      jurisdictions
        .filter(({ law }) =>
          sheetOf(law.abbreviation, { agreement }).papers.some(({ kind }) => kind === 'WITNESS_PAGE'),
        )
        .map(({ law }) => law.abbreviation);
    expect(kinds(bare)).toEqual(['FL', 'GA', 'LA', 'MN', 'MO']);
    expect(kinds(whole)).toEqual([]);
  });

  it.each([
    ['CA', ['COUNSEL_WAIVER', 'RIGHTS_EXPLANATION', 'DISCLOSURE_WAIVER', 'ACKNOWLEDGMENTS']],
    ['AR', ['DISCLOSURE_WAIVER']],
    ['TX', ['DISCLOSURE_WAIVER']],
  ] as const)('papers apart in %s', (state, kinds) => {
    const { papers } = sheetOf(state, { agreement: { ...whole, hasWitnessPage: false } });
    expect([...new Set(papers.map(({ kind }) => kind))]).toEqual(kinds);
    expect(papers.every(({ isWithAttorney }) => isWithAttorney)).toBe(state === 'AR');
  });

  it.each([
    ['GA', ['NOTARY_IS_A_WITNESS']],
    ['MN', ['SIGN_PERSONALLY', 'NOTARY_IS_NO_WITNESS', 'LATEST_DAY_BY_LAW']],
    ['LA', ['NOTARY_IS_NO_WITNESS', 'READ_ALOUD', 'FILE_PUBLICLY', 'ONLINE_NOT_POSSIBLE']],
    ['NY', ['ACKNOWLEDGED_AT_ONCE']],
    ['CA', ['OWN_FORM_OF_NOTARY', 'SUPPORT_WITHOUT_ATTORNEY A']],
    ['ID', ['RECORD_FOR_LAND']],
    ['SC', ['PRESUMPTION_NEEDS_ATTORNEYS A', 'PRESUMPTION_NEEDS_ATTORNEYS B']],
    ['WA', ['UNFAIR_TERMS_NEED_ATTORNEY A']],
    ['AR', ['DISCLOSURE_WITHOUT_ATTORNEY A']],
    ['MI', ['WITNESSES_ADVISED', 'WITNESS_RULE_UNKNOWN']],
    ['WY', ['THINLY_RESEARCHED', 'FORM_OF_STATE']],
  ] as const)('%s has its own steps', (state, codes) => {
    expect(codesOf(sheetOf(state, { agreement: whole }))).toEqual(expect.arrayContaining([...codes]));
  });

  it('shows the notice of rights where the agreement has none', () => {
    for (const state of ['CO', 'ND']) {
      expect(codesOf(sheetOf(state, { agreement: whole }))).not.toContain('NOTICE_IN_AGREEMENT');
      expect(codesOf(sheetOf(state, { agreement: null }))).toContain('NOTICE_IN_AGREEMENT');
    }
  });

  it('follows what admins changed', () => {
    const texas = jurisdictionOfState('TX');
    const { state, templateState } = texas;
    const changed = {
      ...state,
      ...templateState,
      spousalSupportLaw: 'ATTORNEY_REQUIRED' as const,
      witnessRequired: true,
    };
    expect(signingLawOf(texas, changed)).toMatchObject({
      witnesses: { need: 'REQUIRED', count: 2, isNotaryOne: null },
      needsAttorney: { support: { citation: null } },
    });
  });
});
