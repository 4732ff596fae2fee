import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions';
import { TERM_KEYS } from '../terms/term';
import { buildTemplate } from './build';
import { placedClauses, templateProblems } from './checks';
import { agreementJurisdiction, agreementTemplate } from './index';
import { PRESUMPTION_STATES } from './sections/disclosure';
import { WITNESS_ADVISED_STATES } from './sections/sign';
import { PUBLIC_ASSISTANCE_STATES, SECOND_LOOK_STATES, SUPPORT_CHOICES } from './sections/support';

const clauses = placedClauses(agreementTemplate);

/** Every clause of the outline; a clause for each partner stands there twice. */
const OUTLINE = `
  cap_title
  rec_marriage rec_parties rec_family rec_reasons rec_health
  eff_date eff_law
  def_terms
  dis_full dis_waive dis_received
  vol_free vol_counsel vol_no_counsel vol_language
  sep_premarital sep_exceptions sep_growth sep_income sep_trace sep_credit sep_gifts sep_wedding_gifts sep_inherit sep_business sep_business_work sep_business_later sep_equity sep_ip sep_personal sep_injury_agreed
  shr_rule shr_earn shr_equity shr_retire shr_cutoff shr_split shr_cars shr_household
  hom_now hom_vest hom_future hom_end hom_second hom_stay
  deb_before deb_repay deb_during deb_study deb_business deb_indemnity
  day_joint day_bills day_tax day_tax_due day_timeout
  sup_state sup_waive sup_one sup_short sup_terms sup_sum sup_lump sup_end sup_safety sup_interim sup_marriage
  dth_estate dth_gift dth_home dth_retire dth_pending dth_gifts
  ins_life ins_health
  fam_no_child fam_step fam_embryo fam_pets fam_move fam_degree
  lif_ring lif_called_off lif_values lif_payment lif_private lif_social lif_digital
  gen_sunset gen_review gen_dispute gen_fees gen_fees_interim gen_custom gen_amend gen_sever gen_whole gen_joint_draft
  sgn_parties sgn_notary sgn_witness sgn_attorney_a sgn_attorney_b sgn_waiver_a sgn_waiver_b sgn_translator sgn_initials
  sch_a sch_b sch_c
`
  .trim()
  .split(/\s+/);

describe('the clause library', () => {
  it('has the fifteen sections of the outline, in order', () => {
    expect(agreementTemplate.sections.map((section) => section.key)).toEqual([
      'front',
      'effect',
      'disclosure',
      'separate',
      'shared',
      'home',
      'debt',
      'daily',
      'support',
      'death',
      'family',
      'life',
      'general',
      'sign',
      'sched',
    ]);
  });

  it('has every clause of the outline', () => {
    const keys = clauses.map(({ clause }) => clause.key);
    expect(OUTLINE.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('is sound: every placeholder, question, option, term and reference is known', () => {
    expect(templateProblems(agreementTemplate)).toEqual([]);
  });

  it('gives each clause a plain-language summary, and each but the recitals a heading', () => {
    const bare = agreementTemplate.sections.flatMap((section) =>
      section.clauses.filter(
        (clause) => clause.summary.length === 0 || (clause.heading === null && section.kind !== 'RECITALS'),
      ),
    );
    expect(bare.map((clause) => clause.key)).toEqual([]);
  });

  it('says of every clause that counsel has not reviewed it', () => {
    expect(clauses.every(({ clause }) => !clause.reviewedByCounsel)).toBe(true);
  });

  it('takes the state’s own words for the terms that the state names', () => {
    const keys = agreementTemplate.terms.map((term) => term.key);
    for (const key of ['maritalProperty', 'separateProperty', 'spousalSupport'] as const) {
      expect(keys).toContain(key);
      expect(TERM_KEYS).toContain(key);
    }
  });

  it('says that a court may keep a spouse off public assistance just where the law’s facts say so', () => {
    const states = jurisdictions
      .filter(({ law }) => /public (?:assistance|charge)/.test(law.spousalSupportBasis))
      .map(({ law }) => law.abbreviation);
    expect(PUBLIC_ASSISTANCE_STATES.toSorted()).toEqual(states.toSorted());
  });

  it('warns beside terms on support just where a court looks at them again when they are to be enforced', () => {
    const states = jurisdictions
      .filter(
        ({ law }) =>
          ['AT_ENFORCEMENT', 'BOTH'].includes(law.unconscionabilityStandard) &&
          law.spousalSupportLaw !== 'CANNOT_WAIVE_OR_MODIFY',
      )
      .map(({ law }) => law.abbreviation);
    // Wisconsin asks again of property, and says so there; of support it keeps both off public assistance.
    expect([...SECOND_LOOK_STATES, 'WI'].toSorted()).toEqual(states.toSorted());
  });

  it('has a page for witnesses whom nobody requires just where the law’s facts advise them', () => {
    const states = jurisdictions
      .filter(({ law: { formalities } }) => formalities.witnessRecommended && !formalities.witnessRequired)
      .map(({ law }) => law.abbreviation);
    expect(WITNESS_ADVISED_STATES).toEqual(states);
  });

  it('speaks of a presumption where both have counsel just where the law’s facts know one', () => {
    const states = jurisdictions
      .filter(({ law }) => law.independentCounsel.requiredFor.includes('PRESUMPTION_OF_FAIRNESS'))
      .map(({ law }) => law.abbreviation);
    expect(PRESUMPTION_STATES).toEqual(states);
  });

  it('has each clause initialed by which a Party gives up support, rights in an estate or disclosure', () => {
    const page = clauses.find(({ clause }) => clause.block === 'INITIALS')?.clause;
    const givenUp = ['dis_waive', 'dis_further', 'dth_estate', ...SUPPORT_CHOICES.filter((key) => key !== 'sup_state')];
    expect(page?.when?.withClauses.toSorted()).toEqual(givenUp.toSorted());
  });

  it('finds every jurisdiction’s facts', () => {
    for (const { law } of jurisdictions)
      expect(agreementJurisdiction(law.abbreviation).templateState.statute).not.toBe('');
  });
});

describe('building a template', () => {
  const build = (clause: { parts: string[]; key: string }) => () =>
    buildTemplate({
      id: agreementTemplate.id,
      version: 'test',
      sections: [
        {
          key: 'one',
          title: 'One',
          kind: 'ARTICLES',
          listStyle: 'NUMERIC',
          clauses: [{ key: clause.key, parts: clause.parts }],
        },
      ],
      terms: [],
      questions: [],
    });

  it.each([
    ['a placeholder outside the grammar', 'Hello {{nobody.name}}.', 'Unknown placeholder {{nobody.name}}'],
    ['a question that does not exist', 'It is {{answer.no_such}}.', 'there is no question no_such'],
    ['a term that is not defined', 'It is {{term.noSuch}}.', 'there is no term noSuch'],
    ['a clause that does not exist', 'See {{ref.no_such}}.', 'there is no clause no_such'],
    ['a brace that stands alone', 'It is {odd.', 'A brace stands alone'],
  ])('refuses %s', (_what, text, message) => {
    expect(build({ key: 'test', parts: [text] })).toThrow(message);
  });
});
