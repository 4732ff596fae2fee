import { agreementTemplate } from '@troth/content/clauses';
import { jurisdictions } from '@troth/content/jurisdictions';
import type { TemplateClause } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { aCouple } from '../testing/couple';
import { aFullCouple } from '../testing/full-couple';
import type { AgreementTree, ClauseNode } from '../tree';
import { assemble, inputHash, outline } from './index';

const all = (nodes: readonly ClauseNode[]): ClauseNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const clausesOf = (tree: AgreementTree) => all(tree.sections.flatMap((section) => section.clauses));
const keysOf = (tree: AgreementTree) => clausesOf(tree).map((node) => node.key);
const clause = (tree: AgreementTree, key: string) => {
  const found = clausesOf(tree).find((node) => node.key === key);
  if (found === undefined) throw new Error(`No clause ${key}`);
  return found;
};
const textOf = (node: ClauseNode) =>
  node.blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.inlines.map((inline) => inline.text).join('')] : []))
    .join('\n');

describe('inclusion (portals spec §3, template conditions)', () => {
  it('includes a clause on which both agreed', () => {
    const tree = assemble(aCouple().agreeOn({ sp_income: 'owner' }).input());
    expect(textOf(clause(tree, 'sep_income'))).toContain('belong to the owner');
  });

  it('leaves a disputed clause out and says why', () => {
    const tree = assemble(
      aCouple().answering('A', { sp_income: 'owner' }).answering('B', { sp_income: 'shared' }).input(),
    );
    expect(keysOf(tree)).not.toContain('sep_income');
    expect(tree.absentClauses.find(({ key }) => key === 'sep_income')?.reason).toBe('DISPUTED');
  });

  it('leaves out a clause that only one partner answered (D14)', () => {
    const tree = assemble(aCouple().answering('A', { sp_income: 'owner' }).input());
    expect(tree.absentClauses.find(({ key }) => key === 'sep_income')?.reason).toBe('UNANSWERED');
  });

  it.each([
    ['0', false],
    ['0.01', true],
    ['1', true],
  ])('takes a payment of %s dollars on infidelity: %s', (amount, isIncluded) => {
    const tree = assemble(
      aCouple().inState('TX').agreeOn({ lp_infidelity: 'payment', lp_infidelity_amt: amount }).input(),
    );
    expect(keysOf(tree).includes('lif_payment')).toBe(isIncluded);
  });

  it.each(['CA', 'NV', 'IA', 'HI'])('never takes a payment on infidelity in %s', (state) => {
    const tree = assemble(
      aCouple().inState(state).agreeOn({ lp_infidelity: 'payment', lp_infidelity_amt: '100' }).input(),
    );
    expect(tree.absentClauses.find(({ key }) => key === 'lif_payment')?.reason).toBe('STATE');
  });

  it.each(['IA', 'NM', 'SD'])('leaves support to state law in %s, whatever was answered', (state) => {
    const tree = assemble(aCouple().inState(state).agreeOn({ ss_choice: 'waived' }).input());
    expect(keysOf(tree)).toContain('sup_state');
    expect(keysOf(tree)).not.toContain('sup_waive');
  });

  it('compares numbers by value, not by spelling', () => {
    const couple = aCouple()
      .agreeOn({ sp_growth_passive: 'owner', sp_growth_active: 'partly', sp_premarital: 'stays' })
      .answering('A', { sp_growth_pct: '40' })
      .answering('B', { sp_growth_pct: '40.0' });
    expect(textOf(clause(assemble(couple.input()), 'sep_growth_active'))).toContain('forty percent (40%)');
  });

  it('keeps a sensitive answer out unless its author shares it', () => {
    const couple = aCouple().answering('A', { bg_health: 'yes' });
    expect(keysOf(assemble(couple.input()))).not.toContain('rec_health');
    const input = couple.input();
    const health = input.answers.A.bg_health;
    if (health === undefined) throw new Error('No answer');
    health.isShared = true;
    expect(keysOf(assemble(input))).toContain('rec_health');
  });
});

describe('receipts of the disclosure (ADR 0034)', () => {
  const listed = () =>
    aCouple()
      .disclosing('A', { nothingToDisclose: ['debts'] })
      .disclosing('B', { nothingToDisclose: ['debts'] });
  const received = (couple: ReturnType<typeof aCouple>) => textOf(clause(assemble(couple.input()), 'dis_received'));

  it('are acknowledged with their day and version', () => {
    expect(received(listed().receiving('A').receiving('B'))).toContain(
      'On November 19, 2026, Alex confirmed, through the service with which this Agreement was prepared, the receipt of what Blake had disclosed (version 9c41 e07f). Schedule B lists what was received.',
    );
  });

  it('say so when the list has changed since', () => {
    expect(received(listed().receiving('A', { isOfWhatIsListed: false }))).toContain(
      'The disclosure has changed since. By signing, Alex confirms having received and read Schedule B in its current form.',
    );
  });

  it('are given by signing where there is none', () => {
    const text = received(listed().receiving('B'));
    expect(text).toContain('By signing, Alex confirms having received and read Schedule B beforehand.');
    expect(text).not.toContain('Alex confirmed');
    expect(text).toContain('Blake confirmed');
  });

  it('make no document stale', () => {
    expect(inputHash(listed().receiving('A').input())).toBe(inputHash(listed().input()));
  });

  it('are told as the reason, with their day and version', () => {
    const { facts, values } = clause(assemble(listed().receiving('A').input()), 'dis_received').provenance;
    expect(facts).toContainEqual({ fact: 'receiptOfA', value: 'CURRENT', citation: null });
    expect(facts).toContainEqual({ fact: 'receiptOfB', value: 'NONE', citation: null });
    expect(values).toContainEqual({
      source: 'RECEIPT',
      side: 'A',
      field: 'version',
      value: '9c41 e07f',
      citation: null,
    });
  });
});

describe('the address of the home', () => {
  const property = (streetAddress: string, country = 'US') => ({
    streetAddress,
    city: 'Austin',
    state: 'TX',
    zipcode: '78701',
    country,
    titleHeldInNameOf: 'Alex Arden',
    purchaseYear: 2020,
    purchaseValueInCents: 40_000_000,
    assessedValueInCents: 45_000_000,
  });
  const homeOf = (...realEstates: ReturnType<typeof property>[]) =>
    textOf(
      clause(
        assemble(aCouple().agreeOn({ hm_current: 'partner_a' }).disclosing('A', { realEstates }).input()),
        'hom_now',
      ),
    );

  it('is that of the only property of its owner', () => {
    expect(homeOf(property('12  Elm Street'))).toContain('belongs to Alex. It is at 12 Elm Street, Austin, TX 78701.');
    expect(homeOf(property('12 Elm Street', 'MX'))).toContain('It is at 12 Elm Street, Austin, TX 78701, MX.');
  });

  it('is not said where there is none or several', () => {
    expect(homeOf()).not.toContain('It is at');
    expect(homeOf(property('12 Elm Street'), property('9 Oak Street'))).not.toContain('It is at');
  });
});

describe('what is not in the agreement', () => {
  const absent = (tree: AgreementTree, key: string) => tree.absentClauses.find((clause) => clause.key === key);

  it('is told of every clause of the template that is not in, those within others too', () => {
    for (const couple of [aCouple(), aFullCouple(), aCouple().inState('LA')]) {
      const tree = assemble(couple.input());
      const told = [...keysOf(tree), ...tree.absentClauses.map(({ key }) => key)].sort();
      const inTemplate = (clauses: readonly TemplateClause[]): string[] =>
        clauses.flatMap(({ key, children }) => [key, ...inTemplate(children)]);
      expect(told).toEqual(inTemplate(agreementTemplate.sections.flatMap(({ clauses }) => clauses)).sort());
    }
  });

  it('has the reason of what it is within, with the answers that decided that', () => {
    const tree = assemble(
      aCouple()
        .answering('A', { fa_embryo: 'yes' })
        .answering('B', { fa_embryo: 'no' })
        .agreeOn({ fa_embryo_death: 'discard' })
        .input(),
    );
    const death = absent(tree, 'fam_embryo_death');
    expect(death).toMatchObject({ reason: 'DISPUTED', clauses: ['fam_embryo'] });
    expect(death?.conditions[0]?.answers.map(({ respondent, value }) => [respondent, value])).toEqual([
      ['A', 'Yes'],
      ['B', 'No'],
    ]);
  });

  it('has its own reason where it would not be in even so', () => {
    const tree = assemble(aCouple().answering('A', { fa_embryo: 'yes' }).answering('B', { fa_embryo: 'no' }).input());
    expect(absent(tree, 'fam_embryo_death')).toMatchObject({ reason: 'UNANSWERED', clauses: [] });
  });

  it('names the fact of law that keeps it out, with its citation', () => {
    const tree = assemble(aCouple().inState('LA').agreeOn({ de_estate: 'both_waive' }).input());
    expect(absent(tree, 'dth_estate')).toMatchObject({
      reason: 'STATE',
      facts: [{ fact: 'deathRightsWaivable', value: 'false', citation: 'La. Civ. Code arts. 1976, 2330, 2432-2437' }],
      state: null,
    });
  });

  it('names the state that it is not for', () => {
    const tree = assemble(
      aCouple().inState('CA').agreeOn({ lp_infidelity: 'payment', lp_infidelity_amt: '9' }).input(),
    );
    expect(absent(tree, 'lif_payment')).toMatchObject({ reason: 'STATE', state: 'CA', facts: [] });
  });

  it('names the clause that stands in its place', () => {
    const tree = assemble(aCouple().agreeOn({ ss_choice: 'waived' }).input());
    expect(absent(tree, 'sup_state')).toMatchObject({ reason: 'OTHER_CLAUSE', clauses: ['sup_waive'] });
  });

  it('tells the question that leaves a clause without a text', () => {
    const tree = assemble(
      aCouple()
        .agreeOn({ hf_bills: ['other'] })
        .input(),
    );
    const { reason, conditions = [] } = absent(tree, 'day_bills_other') ?? {};
    expect(reason).toBe('UNANSWERED');
    expect(conditions.at(-1)).toMatchObject({
      condition: { questionKey: 'hf_bills', optionKeys: [] },
      outcome: 'UNMET',
    });
  });
});

describe('why a clause is there', () => {
  const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;

  it('tells when both had agreed: when the later of the two gave the answer', () => {
    const input = aCouple().agreeOn({ sp_income: 'owner', un_reasons: 'clarity' }).input();
    for (const [side, day] of [
      ['A', 3],
      ['B', 1],
    ] as const)
      for (const answer of Object.values(input.answers[side])) answer.answeredAt = at(day);
    const tree = assemble(input);
    const sources = clause(tree, 'sep_income').provenance.conditions[0]?.answers ?? [];
    expect(sources.map(({ respondent, answeredAt, agreedAt }) => [respondent, answeredAt, agreedAt])).toEqual([
      ['A', at(3), at(3)],
      ['B', at(1), at(3)],
    ]);
    const reasons = clause(tree, 'rec_reasons').provenance.conditions.flatMap(({ answers }) => answers);
    expect(reasons.map(({ agreedAt }) => agreedAt)).toEqual([null, null]);
  });

  it('tells where every filled value comes from', () => {
    const tree = assemble(aFullCouple().inState('TX').input());
    expect(clause(tree, 'eff_law').provenance.values).toContainEqual({
      source: 'STATE',
      side: null,
      field: 'statute',
      value: tree.state.statute,
      citation: expect.stringContaining('Tex. Fam. Code') as string,
    });
    expect(clause(tree, 'cap_title').provenance.values).toContainEqual({
      source: 'PROFILE',
      side: 'A',
      field: 'fullName',
      value: 'Alex Arden',
      citation: null,
    });
    expect(clause(tree, 'sch_a').provenance.values).toContainEqual(
      expect.objectContaining({ source: 'DISCLOSURE', side: 'A', field: 'entries' }),
    );
    expect(clause(tree, 'sep_income').provenance.values).toContainEqual(
      expect.objectContaining({ source: 'TERM', field: 'separateProperty', value: 'Separate Property' }),
    );
  });

  it.each([
    ['Ruth Vega, Vega Law, RVega@Vega-Law.Example, Ohio', 'Ruth Vega, Vega Law, rvega@vega-law.example, Ohio'],
    ['Ruth Vega <Ruth@Vega.Example>. Ohio', 'Ruth Vega <ruth@vega.example>. Ohio'],
    ['Ruth Vega, Ruth@Vega.Example.', 'Ruth Vega, ruth@vega.example.'],
    ['Ruth @ Vega, no E-Mail', 'Ruth @ Vega, no E-Mail'],
  ])('prints the address of a partner’s own attorney as accounts spell addresses: %s', (typed, printed) => {
    const tree = assemble(
      aCouple().answering('A', { un_hire_attorney: 'own_attorney', un_ext_attorney: typed }).input(),
    );
    expect(textOf(clause(tree, 'vol_counsel'))).toContain(`is ${printed}`);
  });

  it('recites no guideline figures in New York, where there is no place for them', () => {
    const tree = assemble(aFullCouple().inState('NY').agreeOn({ ss_choice: 'waived' }).input());
    expect(textOf(clause(tree, 'sup_waive'))).toContain('cannot be computed now');
    const schedules = tree.sections.filter(({ kind }) => kind === 'SCHEDULES').flatMap(({ clauses }) => clauses);
    expect(schedules.map(({ key }) => key)).toEqual(['sch_a', 'sch_b', 'sch_c']);
    const texts = clausesOf(tree).map(textOf);
    expect(texts.filter((text) => /_{3}|Schedule [D-Z]\b/u.test(text))).toEqual([]);
  });

  it('names the clauses with which it stands', () => {
    const tree = assemble(aCouple().agreeOn({ ss_choice: 'waived', ss_safety: 'illness' }).input());
    expect(clause(tree, 'sup_safety').provenance.clauses).toEqual(['sup_waive']);
  });
});

describe('the tree', () => {
  it('numbers sections, clauses and sub-clauses without gaps', () => {
    const tree = assemble(aFullCouple().input());
    const articles = tree.sections.filter((section) => section.kind === 'ARTICLES');
    expect(articles.map((section) => section.number)).toEqual(articles.map((_, index) => String(index + 1)));
    for (const section of articles) {
      expect(section.clauses.map((node) => node.number)).toEqual(
        section.clauses.map((_, index) => `${section.number}.${index + 1}`),
      );
    }
    expect(clause(tree, 'sep_growth').children.map((child) => child.number)).toEqual(['(a)', '(b)']);
  });

  it('refers to clauses by the number that they have', () => {
    const tree = assemble(aFullCouple().input());
    const reference = clause(tree, 'sep_premarital')
      .blocks.flatMap((block) => (block.type === 'paragraph' ? block.inlines : []))
      .find((inline) => inline.type === 'reference');
    expect(reference).toMatchObject({
      text: `Section ${clause(tree, 'sep_exceptions').number}`,
      target: 'sep_exceptions',
    });
  });

  it('defines exactly the terms that it uses', () => {
    const tree = assemble(aCouple().agreeOn({ sp_income: 'owner' }).input());
    const definitions = clause(tree, 'def_terms').blocks.find((block) => block.type === 'definitions');
    const defined = definitions?.type === 'definitions' ? definitions.entries.map((entry) => entry.term) : [];
    expect(defined).toContain('Separate Property');
    expect(defined).not.toContain('Full Year');
  });

  it.each([
    ['CA', 'Community Property'],
    ['NY', 'Marital Property'],
    ['WI', 'Marital Property'],
  ])('calls shared property in %s what its law calls it', (state, term) => {
    const tree = assemble(aCouple().inState(state).agreeOn({ mp_earnings: 'shared' }).input());
    expect(textOf(clause(tree, 'shr_earn'))).toContain(`are ${term}.`);
  });

  it.each([
    ['DC', 'the law of the District of Columbia'],
    ['KY', 'the law of Kentucky'],
  ])('speaks of the law of %s as a sentence does', (state, words) => {
    expect(textOf(clause(assemble(aCouple().inState(state).input()), 'eff_law'))).toContain(words);
  });

  it('stays as it is when the agreement of other couples is made, though it shares with theirs what is the same', () => {
    const couple = () => aFullCouple().inState('NY').receiving('A').input();
    const tree = assemble(couple());
    const asMade = structuredClone(tree);
    assemble(aFullCouple().inState('TX').named({ firstName: 'Zoë' }, { firstName: '小龍' }).input());
    assemble(aCouple().agreeOn({ sp_income: 'owner' }).input());
    expect(tree).toEqual(asMade);
    expect(assemble(couple())).toEqual(asMade);
  });

  it('knows why a clause is there: who answered what', () => {
    const tree = assemble(aCouple().agreeOn({ sp_income: 'owner' }).input());
    const { provenance } = clause(tree, 'sep_income');
    expect(provenance.isAlwaysIncluded).toBe(false);
    expect(provenance.reviewedByCounsel).toBe(false);
    expect(tree.template).toEqual({
      id: agreementTemplate.id,
      version: agreementTemplate.version,
      reviewedByCounsel: agreementTemplate.reviewedByCounsel,
    });
    expect(provenance.conditions[0]?.answers.map(({ respondent, value }) => [respondent, value])).toEqual([
      ['A', 'The owner keeps it'],
      ['B', 'The owner keeps it'],
    ]);
  });

  it('cites the law of each fact, never the act on premarital agreements for it', () => {
    const factOf = (state: string, key: string, fact: string) =>
      clause(assemble(aFullCouple().inState(state).input()), key).provenance.facts.find((one) => one.fact === fact);
    expect(factOf('CA', 'vol_free', 'daysBeforeSigning')).toEqual({
      fact: 'daysBeforeSigning',
      value: '7',
      citation: 'Cal. Fam. Code § 1615(c)(1), (c)(2)(B)',
    });
    expect(factOf('MN', 'vol_free', 'daysBeforeWedding')?.citation).toBe('Minn. Stat. § 519.11, subd. 1b');
    expect(factOf('NY', 'sgn_parties', 'acknowledgmentRequired')?.citation).toBe(
      'N.Y. Dom. Rel. Law § 236(B)(3); Real Prop. Law §§ 291, 309-a',
    );
    for (const { law } of jurisdictions) {
      const facts = clausesOf(assemble(aFullCouple().inState(law.abbreviation).input())).flatMap(
        ({ provenance }) => provenance.facts,
      );
      const ofProperty = facts.filter(({ fact }) => fact === 'distributionLaw');
      expect(new Set(ofProperty.map(({ citation }) => citation))).toEqual(new Set([law.propertyCitation]));
    }
  });

  it('draws the notary’s certificate for the way of signing that both chose', () => {
    const certificate = (state: string, at_signing: string) =>
      clause(assemble(aFullCouple().inState(state).agreeOn({ at_signing }).input()), 'sgn_notary').blocks.flatMap(
        (block) => (block.type === 'certificate' ? block.paragraphs : []),
      );
    expect(certificate('TX', 'in_person').join()).toMatch(/^State of Texas.*appeared before me in person and/s);
    expect(certificate('TX', 'online').join()).toMatch(/^State of _+.*by live audio and video communication and/s);
    expect(certificate('CA', 'in_person')).toHaveLength(2);
    expect(certificate('CA', 'online').join()).not.toContain('California');
    for (const way of ['in_person', 'online'])
      for (const { law } of jurisdictions) expect(certificate(law.abbreviation, way).join()).not.toMatch(/[[{}]/);
  });

  it('calls both by their full names when they share the first', () => {
    const input = aCouple().named({ firstName: 'Sam' }, { firstName: 'sam' }).input();
    expect(assemble(input).parties.A.name).toBe('Sam Arden');
  });

  it('calls both by their places when they share the whole name, where they sign too', () => {
    const same = { firstName: 'Sam', lastName: 'Lee' };
    const tree = assemble(aFullCouple().inState('CA').named(same, same).input());
    expect([tree.parties.A.name, tree.parties.B.name]).toEqual(['Party One', 'Party Two']);
    const text = outline(tree);
    expect(text).toContain('is made between Sam Lee (“Party One”) and Sam Lee (“Party Two”),');
    const signatures = tree.sections
      .flatMap(({ clauses }) => clauses)
      .flatMap(({ blocks }) => blocks)
      .filter((block) => block.type === 'signature' && block.name === 'Sam Lee');
    expect(signatures.map((block) => block.type === 'signature' && block.role).slice(0, 2)).toEqual([
      'Party One',
      'Party Two',
    ]);
  });

  it('calls whoever has no first name by what there is', () => {
    const { A, B } = assemble(aCouple().named({ firstName: ' ' }, {}).input()).parties;
    expect([A.name, B.name]).toEqual(['Arden', 'Blake']);
  });
});

describe('schedules', () => {
  const tree = assemble(aFullCouple().input());
  const table = (key: string, caption: string | null) => {
    const found = clause(tree, key).blocks.find((block) => block.type === 'table' && block.caption === caption);
    if (found?.type !== 'table') throw new Error(`No table ${caption}`);
    return found;
  };

  it('sum each kind to the cent, by currency', () => {
    expect(table('sch_a', 'Accounts').totals).toEqual([
      { label: 'Total USD', value: '$72,573.25' },
      { label: 'Total EUR', value: '€12,045.50' },
    ]);
  });

  it('print an item that both listed alike once, with each share in money and percent', () => {
    expect(table('sch_c', null).rows).toEqual([
      [
        'Savings\nRedwood Credit Union, ending 7730\nAs of October 31, 2026',
        '$9,000.00\n60%',
        '$6,000.01\n40%',
        '$15,000.01',
      ],
    ]);
  });

  it('say so of a partner who disclosed nothing, and list nothing', () => {
    const node = clause(assemble(aCouple().input()), 'sch_a');
    expect(textOf(node)).toBe('Alex Arden has stated no finances of her own.');
    expect(node.blocks.some((block) => block.type === 'table')).toBe(false);
  });
});

describe('the input hash', () => {
  it('is the same for the same input on another day', () => {
    const input = aFullCouple().input();
    expect(inputHash({ ...input, today: '2027-01-01' })).toBe(inputHash(input));
  });

  it('is the same with the same answer given again later, and other rates of exchange', () => {
    const input = aFullCouple().input();
    const again = structuredClone(input.answers);
    for (const answer of Object.values(again.A)) answer.answeredAt = '2026-12-01T00:00:00.000Z';
    expect(inputHash({ ...input, answers: again, exchangeRates: null })).toBe(inputHash(input));
  });

  it('does not depend on the order in which options were ticked', () => {
    const one = aCouple()
      .agreeOn({ ss_end: ['remarriage', 'death'] })
      .input();
    const other = aCouple()
      .agreeOn({ ss_end: ['death', 'remarriage'] })
      .input();
    expect(inputHash(one)).toBe(inputHash(other));
  });

  it('changes with an answer, an entry, a name, a term, the law and the template', () => {
    const input = aFullCouple().input();
    const hashes = [
      input,
      aFullCouple().agreeOn({ sp_growth_pct: '41' }).input(),
      aFullCouple().disclosing('A', {}).input(),
      aFullCouple().named({ lastName: 'Ardén' }, {}).input(),
      { ...input, terms: { ...input.terms, spousalSupport: 'Support' } },
      { ...input, jurisdiction: { ...input.jurisdiction, notaryBlockText: 'Sworn.' } },
      { ...input, templateState: { ...input.templateState, witnessRequired: !input.templateState.witnessRequired } },
      { ...input, template: { ...input.template, version: 'another' } },
    ].map(inputHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('goes with an equal tree: the assembly is deterministic', () => {
    expect(assemble(aFullCouple().input())).toEqual(assemble(aFullCouple().input()));
    expect(outline(assemble(aFullCouple().input()))).not.toMatch(/\{\{|\}\}/);
  });
});
