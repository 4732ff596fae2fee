import { describe, expect, it } from 'vitest';
import { severityOf } from './codes';
import { CONTRADICTIONS, REASONS_AGAINST_TERMS } from './contradictions';
import { findings, keys } from './preflight.test-support';

describe('answers that contradict each other (questionnaire outline, section 16)', () => {
  it.each(CONTRADICTIONS.map(({ code, answers }) => [code, answers] as const))(
    '%s is found for each pair of options, and leads to both questions',
    (code, answers) => {
      const [one = '', other = ''] = Object.keys(answers);
      for (const first of answers[one] ?? [])
        for (const second of answers[other] ?? []) {
          const found = findings({ agreed: { [one]: first, [other]: [second] } });
          expect(found.map((finding) => finding.code)).toContain(code);
          expect(found.find((finding) => finding.code === code)?.fixes).toEqual([
            { where: 'QUESTION', questionKey: one },
            { where: 'QUESTION', questionKey: other },
          ]);
        }
    },
  );

  it.each(CONTRADICTIONS.map(({ code, answers }) => [code, answers] as const))(
    '%s is not found while the two differ, nor of one answer alone',
    (code, answers) => {
      const given = Object.fromEntries(Object.entries(answers).map(([key, options]) => [key, options.slice(0, 1)]));
      expect(keys({ ofA: given, ofB: given })).not.toContain(code);
      for (const [key, options] of Object.entries(given))
        expect(keys({ agreed: { [key]: options } })).not.toContain(code);
    },
  );

  it('"everything is shared" against "the earner keeps pay" is an error, a part of it a warning', () => {
    expect(severityOf('EVERYTHING_SHARED_PAY_KEPT')).toBe('ERROR');
    expect(severityOf('EVERYTHING_SHARED_PAY_PARTLY')).toBe('WARNING');
  });

  it('a confirmation is of the answers: another option of the same contradiction asks anew', () => {
    const facts = (hm_down_payment: string) =>
      findings({ agreed: { hm_future: 'by_down_payment', hm_down_payment } })[0]?.facts;
    expect(facts('returned')).not.toEqual(facts('returned_with_growth'));
  });
});

describe('terms on support that end by themselves', () => {
  it.each([
    ['is found where support is left to the law', { ss_choice: 'state_law', at_sunset: 'support_only' }, true],
    ['is found where the state leaves no choice', { at_sunset: 'support_only' }, true],
    ['is not found where there are terms', { ss_choice: 'waived', at_sunset: 'support_only' }, false],
    ['is not found where all of it ends', { ss_choice: 'state_law', at_sunset: 'all' }, false],
  ] as const)('%s', (_name, agreed, expected) =>
    expect(keys({ agreed }).includes('SUNSET_WITHOUT_SUPPORT_TERMS')).toBe(expected),
  );

  it.each([
    ['shorter', '9', false],
    ['just as long', '10', false],
    ['longer', '11', true],
  ])('a short marriage that is %s than the terms last', (_name, years, expected) =>
    expect(
      keys({
        agreed: { ss_choice: 'waived_if_short', ss_short_years: years, at_sunset: 'all', at_sunset_years: '10' },
      }).includes('SHORT_MARRIAGE_OUTLASTS_TERMS'),
    ).toBe(expected),
  );

  const waivedIfShorterThan = (years: string, sunset: 'all' | 'support_only', after: string) =>
    keys({
      agreed: { ss_choice: 'waived_if_short', ss_short_years: years, at_sunset: sunset, at_sunset_years: after },
    }).includes('SUNSET_AFTER_SHORT_MARRIAGE');

  it.each([
    ['before the waiver has run out', '9', false],
    ['when it has just run out', '10', true],
    ['after it has run out', '11', true],
  ])('ending only the terms on support %s', (_name, after, expected) =>
    expect(waivedIfShorterThan('10', 'support_only', after)).toBe(expected),
  );

  it('ending the whole agreement ends more than a waiver that has run out', () => {
    expect(waivedIfShorterThan('5', 'all', '12')).toBe(false);
  });
});

describe('terms until the final judgment that pay nothing', () => {
  it.each([
    ['one sum, the same terms', { ss_choice: 'lump_sum', ss_interim: 'same_terms' }, true],
    ['a sum for each year, the same terms', { ss_choice: 'sum_per_year', ss_interim: 'same_terms' }, true],
    ['one sum, household costs as before', { ss_choice: 'lump_sum', ss_interim: 'as_before' }, false],
    ['one sum, the law until then', { ss_choice: 'lump_sum', ss_interim: 'law' }, false],
    ['one sum, nothing said of the time before', { ss_choice: 'lump_sum' }, false],
    ['a waiver, the same terms', { ss_choice: 'waived', ss_interim: 'same_terms' }, false],
    [
      'monthly support from the judgment, the same terms',
      { ss_choice: 'limited', mp_cutoff: 'final_judgment', ss_interim: 'same_terms' },
      true,
    ],
    [
      'monthly support from the filing, the same terms',
      { ss_choice: 'limited', mp_cutoff: 'filing', ss_interim: 'same_terms' },
      false,
    ],
  ] as const)('%s', (_name, agreed, expected) =>
    expect(keys({ agreed }).includes('NOTHING_UNTIL_JUDGMENT')).toBe(expected),
  );

  it('leads to the answers that pay nothing', () => {
    const agreed = { ss_choice: 'limited', mp_cutoff: 'final_judgment', ss_interim: 'same_terms' };
    expect(findings({ agreed })[0]?.fixes).toEqual([
      { where: 'QUESTION', questionKey: 'mp_cutoff' },
      { where: 'QUESTION', questionKey: 'ss_interim' },
    ]);
  });
});

describe('a minimum for the survivor that the insurance pays already', () => {
  const found = (insured: string, in_life = 'both', de_gift = 'amount') =>
    keys({ agreed: { de_gift, de_gift_amt: '200000', in_life, in_life_amt: insured } }).includes(
      'MINIMUM_MET_BY_INSURANCE',
    );

  it.each([
    ['a cent less', '199999.99', false],
    ['as much', '200000', true],
    ['more', '200000.01', true],
  ])('each is insured for %s', (_name, insured, expected) => expect(found(insured)).toBe(expected));

  it('is not found where only one is insured, or the minimum is a part of the estate', () => {
    expect(found('500000', 'partner_a')).toBe(false);
    expect(found('500000', 'both', 'third')).toBe(false);
  });
});

describe('a part that is all', () => {
  it.each([
    ['99', false],
    ['100', true],
    ['100.0', true],
  ])('%s percent', (percent, expected) => {
    expect(keys({ agreed: { mp_earnings: 'partly', mp_earnings_pct: percent } }).includes('PART_IS_ALL')).toBe(
      expected,
    );
    expect(keys({ agreed: { sp_growth_active: 'partly', sp_growth_pct: percent } }).includes('PART_IS_ALL')).toBe(
      expected,
    );
  });
});

describe('a reason against the terms', () => {
  it.each(REASONS_AGAINST_TERMS.map((each) => [each.code, each] as const))(
    '%s is told to whoever gave the reason, alone',
    (code, { reason, answers }) => {
      const found = findings({ agreed: { ...answers }, ofB: { un_reasons: [reason] } }).find(
        (one) => one.code === code,
      );
      expect(found).toMatchObject({ side: 'B', isPrivate: true });
      expect(keys({ agreed: { ...answers } })).not.toContain(`${code}_B`);
    },
  );
});
