import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aCouple, aFullCouple, type Couple } from '../testing';
import type { ClauseNode } from '../tree';

/** The words of a clause in the agreement of this couple; null where it is not in. */
function saidIn(couple: Couple, key: string): string | null {
  const nodesOf = (nodes: readonly ClauseNode[]): ClauseNode[] =>
    nodes.flatMap((node) => [node, ...nodesOf(node.children)]);
  const clauses = assemble(couple.input()).sections.flatMap((section) => nodesOf(section.clauses));
  const node = clauses.find((clause) => clause.key === key);
  return node === undefined
    ? null
    : node.blocks
        .flatMap((block) => (block.type === 'paragraph' ? [block.inlines.map(({ text }) => text).join('')] : []))
        .join('\n');
}
const saidBy = (couple: Couple, state: string, key: string) => saidIn(couple.inState(state), key);

describe('terms that every agreement has', () => {
  it.each(['eff_void', 'gen_notice', 'gen_decree', 'gen_reconcile', 'gen_past'])('say %s without an answer', (key) => {
    expect(saidIn(aCouple(), key)).not.toBeNull();
  });

  it('lets an agreement lapse a year after the planned wedding, and two after signing where none is planned', () => {
    expect(saidIn(aCouple(), 'eff_date')).toContain('within two years after the day on which the last of them signs');
    const planned = saidIn(aCouple().agreeOn({ bg_wedding_date: '2027-06-12' }), 'eff_date');
    expect(planned).toContain('by the first anniversary of the wedding day that they plan');
    expect(planned).not.toContain('two years');
  });

  it('speaks of a void marriage in the words of the uniform acts where they hold, and elsewhere as of a wish', () => {
    for (const state of ['CA', 'CO', 'NJ', 'TX'])
      expect(saidBy(aCouple(), state, 'eff_void'), state).toContain('is enforceable only to the extent necessary');
    for (const state of ['GA', 'LA', 'NY', 'WI'])
      expect(saidBy(aCouple(), state, 'eff_void'), state).toContain('the Parties intend that');
  });

  it('waives further disclosure beside a full one in the states of the act of 1983 alone, and is initialed', () => {
    const full = () => aCouple().agreeOn({ un_disclosure_level: 'exact' });
    expect(saidBy(full(), 'CA', 'dis_further')).toContain('voluntarily and expressly');
    for (const state of ['CO', 'MA', 'MN', 'ND', 'NY']) expect(saidBy(full(), state, 'dis_further'), state).toBeNull();
    expect(saidBy(full(), 'CA', 'sgn_initials')).not.toBeNull();
    expect(saidBy(aCouple().agreeOn({ un_disclosure_level: 'waive_more' }), 'CA', 'dis_further')).toBeNull();
  });

  it('asks a notice of separation for its words where one stops the sharing', () => {
    expect(saidIn(aCouple(), 'gen_notice')).not.toContain('separation');
    expect(saidIn(aCouple().agreeOn({ mp_cutoff: 'written_notice' }), 'gen_notice')).toContain('notice of separation');
  });
});

describe('support until the final judgment', () => {
  const fixed = () =>
    aCouple().agreeOn({ ss_choice: 'limited', ss_basis: 'fixed', ss_amount: '900', ss_months: '3', ss_end: ['death'] });

  it.each(['CA', 'FL', 'LA', 'NJ'])('is the law’s in %s, and agreed support starts after it', (state) => {
    expect(saidBy(aCouple(), state, 'sup_marriage')).toContain('until the final judgment');
    expect(saidBy(fixed(), state, 'sup_terms')).toContain('after the final judgment');
    expect(saidBy(aCouple().agreeOn({ ss_choice: 'waived' }), state, 'sup_waive')).toContain(
      'waives support that the law grants before the final judgment',
    );
  });

  it('starts agreed support at the cut-off date elsewhere, unless the couple left the time between to the law', () => {
    expect(saidBy(fixed(), 'TX', 'sup_terms')).toContain('month after the Cut-off Date');
    expect(saidBy(fixed().agreeOn({ ss_interim: 'law' }), 'TX', 'sup_terms')).toContain('after the final judgment');
  });
});

describe('what the law of one state wants said', () => {
  it('partitions and exchanges in Texas, of all property, of earnings and of income', () => {
    const own = aCouple().agreeOn({ mp_scheme: 'joint_title', mp_earnings: 'earner', sp_income: 'owner' });
    for (const key of ['shr_rule', 'shr_earn', 'sep_income'])
      expect(saidBy(own, 'TX', key), key).toContain('partition and exchange');
    expect(saidBy(own, 'CA', 'shr_rule')).not.toContain('partition');
  });

  it('names the homestead in Florida where the estate is waived, and leaves it alone where it is not', () => {
    const home = () => aCouple().agreeOn({ de_home: 'none' });
    expect(saidBy(home().agreeOn({ de_estate: 'both_waive' }), 'FL', 'dth_estate')).toContain('article X, section 4');
    expect(saidBy(home(), 'FL', 'dth_home')).toContain('waives none of the homestead rights');
  });

  it('has the estate convey the home', () => {
    expect(saidBy(aCouple().agreeOn({ de_home: 'receive' }), 'GA', 'dth_home')).toContain('The estate shall convey it');
  });

  it('has New York’s attorneys certify what they advised about maintenance, where it is waived or limited', () => {
    const represented = () => aCouple().answering('A', { un_hire_attorney: 'through_service' });
    const waives = represented().agreeOn({ ss_choice: 'waived' });
    expect(saidBy(waives, 'NY', 'sgn_attorney_a')).toContain('the waiver or limit of maintenance');
    expect(saidBy(represented(), 'NY', 'sgn_attorney_a')).not.toContain('maintenance');
  });

  it('keeps California’s waiver of counsel out of the agreement, and dates its text', () => {
    const alone = () => aCouple().answering('B', { un_hire_attorney: 'without', un_counsel_waiver: 'prepare' });
    expect(saidBy(alone(), 'CA', 'sgn_waiver_b')).toBeNull();
    expect(saidBy(alone(), 'CA', 'vol_no_counsel')).toContain('in a separate writing');
    expect(saidBy(alone(), 'OR', 'sgn_waiver_b')).not.toBeNull();
    expect(saidBy(aCouple(), 'CA', 'vol_free')).toContain(
      'first presented to Alex and to Blake on the date of assembly',
    );
  });

  it('states Minnesota’s seven days as a fact', () => {
    expect(saidBy(aCouple(), 'MN', 'vol_free')).toContain('signs this Agreement at least seven days before the day');
  });

  it('prints the notice of Colorado and North Dakota in the words of their act, without more', () => {
    const alone = () => aCouple().answering('B', { un_hire_attorney: 'without' });
    for (const state of ['CO', 'ND'])
      expect(saidBy(alone(), state, 'vol_notice'), state).toBe('If you sign this Agreement, you may be:');
  });

  it('names in a waiver of counsel only the rights that the agreement takes', () => {
    const alone = () => aCouple().answering('B', { un_hire_attorney: 'without', un_counsel_waiver: 'prepare' });
    expect(saidBy(alone(), 'LA', 'sgn_waiver_b')).not.toContain('my spouse’s estate');
    const waives = alone().agreeOn({ de_estate: 'both_waive' });
    expect(saidBy(waives, 'OR', 'sgn_waiver_b')).toContain('my spouse’s estate');
  });
});

describe('answers that would contradict or promise nothing', () => {
  it('has one rule where nothing is shared but part of the pay', () => {
    const partly = () =>
      aCouple().agreeOn({ mp_scheme: 'nothing_shared', mp_earnings: 'partly', mp_earnings_pct: '30' });
    expect(saidIn(partly(), 'shr_rule')).toBeNull();
    expect(saidIn(partly(), 'shr_rule_only')).toContain('only what another section of this Agreement makes');
    const none = aCouple().agreeOn({ mp_scheme: 'nothing_shared', mp_earnings: 'earner' });
    expect(saidIn(none, 'shr_rule_only')).toBeNull();
    expect(saidIn(none, 'shr_rule')).not.toBeNull();
  });

  it.each([
    ['in_life_amt', 'ins_life'],
    ['hf_time_out_amt', 'day_timeout'],
    ['sp_gifts_limit', 'sep_gifts_between'],
    ['hf_contrib_a', 'day_joint'],
    ['mp_earnings_pct', 'shr_earn'],
  ])('prints no amount of zero for %s', (question, key) => {
    expect(saidIn(aFullCouple().agreeOn({ [question]: '0' }), key) ?? '').not.toMatch(/\$0\.00|zero percent/);
    expect(saidIn(aFullCouple().agreeOn({ [question]: '1' }), key)).toMatch(/\$1\.00|one percent/);
  });

  it('says all where one of them receives all', () => {
    const split = (percent: string) => aCouple().agreeOn({ mp_split: 'fixed_percent', mp_split_pct_a: percent });
    expect(saidIn(split('100'), 'shr_split')).toContain('Alex receives all Community Property');
    expect(saidIn(split('99'), 'shr_split')).toContain('one percent (1%)');
  });
});
