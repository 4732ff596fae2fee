import { agreementTemplate } from '@troth/content/clauses';
import { agreementTemplateSchema, type ClauseCondition } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aCouple, type Couple } from '../testing';

/** The library with one clause more, which stands under these conditions, or is otherwise as is said. */
function templateWith(when: object, { terms = [], ...clause }: { terms?: object[]; [field: string]: unknown } = {}) {
  const article = agreementTemplate.sections.find(({ kind }) => kind === 'ARTICLES');
  const model = article?.clauses.find((known) => known.when === null && known.block === null);
  if (article === undefined || model === undefined) throw new Error('No clause that is always in');
  const asked = {
    ...model,
    key: 'asked',
    parts: [{ text: 'Asked.', when: null, startsParagraph: false }],
    summary: [],
    children: [],
    when,
    ...clause,
  };
  return agreementTemplateSchema.parse({
    ...agreementTemplate,
    terms: [...agreementTemplate.terms, ...terms],
    sections: agreementTemplate.sections.map((section) =>
      section === article ? { ...section, clauses: [...section.clauses, asked] } : section,
    ),
  });
}

/** What becomes of the clause: how it stands in the agreement, or why it does not. */
function askedIn(couple: Couple, ...clause: Parameters<typeof templateWith>) {
  const tree = assemble({ ...couple.input(), template: templateWith(...clause) });
  return {
    tree,
    node: tree.sections.flatMap(({ clauses }) => clauses).find(({ key }) => key === 'asked'),
    absent: tree.absentClauses.find(({ key }) => key === 'asked'),
  };
}

const isIn = (couple: Couple, when: object) => askedIn(couple, when).node !== undefined;
const meets = (couple: Couple, condition: Partial<ClauseCondition>) => isIn(couple, { all: [condition] });

describe('a template condition (portals spec §3)', () => {
  it.each([
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares a value with 40: %s, just under, at and over it', (comparisonType, expected) => {
    const outcomes = ['39.99', '40', '40.01'].map((typed) =>
      meets(aCouple().agreeOn({ sp_growth_active: 'partly', sp_growth_pct: typed }), {
        questionKey: 'sp_growth_pct',
        comparisonType,
        value: '40',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares a date with June 12, 2027: %s, the day before, on it and after', (comparisonType, expected) => {
    const outcomes = ['2027-06-11', '2027-06-12', '2027-06-13'].map((bg_wedding_date) =>
      meets(aCouple().agreeOn({ bg_wedding_date }), {
        questionKey: 'bg_wedding_date',
        comparisonType,
        value: '2027-06-12',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares an amount with $1,000 to the cent: %s', (comparisonType, expected) => {
    const outcomes = ['999.99', '1000.00', '1000.01'].map((sp_gifts_limit) =>
      meets(aCouple().agreeOn({ sp_gifts_between: ['up_to_limit'], sp_gifts_limit }), {
        questionKey: 'sp_gifts_limit',
        comparisonType,
        value: '1000',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['a number that is none', 'sp_growth_pct', 'abc', '40', [false, false, false, false, false]],
    ['a number without an end', 'sp_growth_pct', 'Infinity', '40', [false, false, false, false, false]],
    ['what is no number, compared with itself', 'sp_growth_pct', 'abc', 'abc', [true, false, false, false, false]],
    ['a number spelled otherwise', 'sp_growth_pct', '40.0', '40', [true, false, true, false, true]],
    ['a day that no calendar has', 'bg_wedding_date', '2027-02-30', '2027-01-01', [false, false, false, false, false]],
    ['a value that is empty', 'sp_growth_pct', '40', '', [false, false, false, false, false]],
    ['a number that was not typed', 'sp_growth_pct', ' ', '0', [false, false, false, false, false]],
  ])('of %s is met by no accident', (_what, questionKey, typed, value, expected) => {
    const couple = aCouple().agreeOn({ sp_growth_active: 'partly', [questionKey]: typed });
    const outcomes = (['EQUAL', 'GT', 'GTE', 'LT', 'LTE'] as const).map((comparisonType) =>
      meets(couple, { questionKey, comparisonType, value }),
    );
    expect(outcomes).toEqual(expected);
  });

  it('asks for the option and for the value where it names both', () => {
    const asked = { questionKey: 'hf_bills', optionKeys: ['other'] };
    const meetsBoth = (typed: string, option: string, value = 'Childcare') =>
      meets(aCouple().agreeOn({ hf_bills: { options: [option], typed } }), { ...asked, value });
    expect(meetsBoth('Childcare', 'other')).toBe(true);
    expect(meetsBoth('Childcare', 'pets')).toBe(false);
    expect(meetsBoth('Rent', 'other')).toBe(false);
    // Silence meets no condition, not even one on nothing.
    expect(meetsBoth('', 'other', '')).toBe(false);
  });

  it.each([
    ['no condition at all', {}, true, true],
    ['all of nothing and any of nothing', { all: [], any: [] }, true, true],
    ['a question alone, that it is answered', { all: [{ questionKey: 'sp_income' }] }, true, false],
    ['one of several', { any: [{ questionKey: 'sp_income' }, { questionKey: 'sp_gifts_between' }] }, true, false],
    [
      'every one of several',
      { all: [{ questionKey: 'sp_income' }, { questionKey: 'sp_gifts_between' }] },
      false,
      false,
    ],
    ['an option that there is not', { all: [{ questionKey: 'sp_income', optionKeys: ['nobody'] }] }, false, false],
  ])('with %s', (_what, when, isWithAnswer, isWithout) => {
    expect([isIn(aCouple().agreeOn({ sp_income: 'owner' }), when), isIn(aCouple(), when)]).toEqual([
      isWithAnswer,
      isWithout,
    ]);
  });

  it('on a question that there is not is a fault of the template, and no clause', () => {
    expect(() => isIn(aCouple(), { all: [{ questionKey: 'nobody_asks' }] })).toThrow('nobody_asks');
  });

  it('waits for whoever has not answered, where either may meet it', () => {
    const shared = { questionKey: 'sp_income', optionKeys: ['shared'], respondent: 'EITHER' };
    const absent = (couple: Couple) => askedIn(couple, { all: [shared] }).absent?.reason;
    expect(absent(aCouple().answering('A', { sp_income: 'owner' }))).toBe('UNANSWERED');
    expect(absent(aCouple().agreeOn({ sp_income: 'owner' }))).toBe('CONDITION_UNMET');
  });

  it.each([
    ['ANY', ['divorce'], false],
    ['ANY', ['remarriage'], true],
    ['ANY', ['remarriage', 'death'], true],
    ['ALL', ['remarriage'], false],
    ['ALL', ['remarriage', 'cohabitation'], true],
    ['ALL', ['remarriage', 'cohabitation', 'death'], true],
  ] as const)('asks for %s of two options where these are chosen: %s', (optionRestriction, chosen, expected) => {
    const couple = aCouple().agreeOn({ ss_choice: 'limited', ss_end: [...chosen] });
    const condition = { questionKey: 'ss_end', optionKeys: ['remarriage', 'cohabitation'], optionRestriction };
    expect(meets(couple, condition)).toBe(expected);
  });

  it.each([
    ['A', [true, false, true, false]],
    ['B', [false, true, true, false]],
    ['EITHER', [true, true, true, false]],
    ['AGREED', [false, false, true, false]],
  ] as const)('reads the answer of %s: given by A, by B, by both, by nobody', (respondent, expected) => {
    const yes = { sp_income: 'owner' };
    const couples = [
      aCouple().answering('A', yes),
      aCouple().answering('B', yes),
      aCouple().agreeOn(yes),
      aCouple().agreeOn({ sp_income: 'shared' }),
    ];
    expect(
      couples.map((couple) => meets(couple, { questionKey: 'sp_income', optionKeys: ['owner'], respondent })),
    ).toEqual(expected);
  });

  it.each([
    ['inStates', [true, false]],
    ['notInStates', [false, true]],
  ] as const)('is for some states alone: %s, in one of them and elsewhere', (list, expected) => {
    expect(['CA', 'NY'].map((state) => isIn(aCouple().inState(state), { [list]: ['CA', 'TX'] }))).toEqual(expected);
  });
});

const owner = { questionKey: 'sp_income', optionKeys: ['owner'] };
const returned = { questionKey: 'hm_down_payment', optionKeys: ['returned'] };
const upToLimit = { questionKey: 'sp_gifts_between', optionKeys: ['up_to_limit'] };
const disputing = (couple: Couple) =>
  couple.answering('A', { hm_down_payment: 'returned' }).answering('B', { hm_down_payment: 'returned_with_growth' });

describe('why a clause is not there', () => {
  const met = () => aCouple().agreeOn({ sp_income: 'owner' });
  const unmet = () => aCouple().agreeOn({ sp_income: 'shared' });
  it.each([
    ['one is unmet, whatever the other waits for', unmet(), { all: [owner, upToLimit] }, 'CONDITION_UNMET'],
    ['one is unmet, though the other is disputed', disputing(unmet()), { all: [owner, returned] }, 'CONDITION_UNMET'],
    ['one is disputed and another not answered', disputing(aCouple()), { all: [owner, returned] }, 'DISPUTED'],
    ['one waits', met(), { all: [owner, upToLimit] }, 'UNANSWERED'],
    ['no alternative is met', unmet(), { any: [owner] }, 'CONDITION_UNMET'],
    ['an alternative is disputed', disputing(unmet()), { any: [owner, returned] }, 'DISPUTED'],
    ['an alternative waits', unmet(), { any: [owner, upToLimit] }, 'UNANSWERED'],
    ['all are met and the alternative is disputed', disputing(met()), { all: [owner], any: [returned] }, 'DISPUTED'],
    ['all are met and the alternative waits', met(), { all: [owner], any: [upToLimit] }, 'UNANSWERED'],
    ['an alternative is met and the rest waits', met(), { all: [upToLimit], any: [owner] }, 'UNANSWERED'],
  ] as const)('is told where %s', (_what, couple, when, reason) => {
    expect(askedIn(couple, when).absent?.reason).toBe(reason);
  });

  const part = (text: string, when: object | null = null) => ({ text, when, startsParagraph: false });
  it('is of several texts what the couple can do something about', () => {
    const parts = (...whens: object[]) => whens.map((when) => part('Said.', when));
    const reasonOf = (couple: Couple, ...whens: object[]) =>
      askedIn(couple, {}, { parts: parts(...whens) }).absent?.reason;
    const elsewhere = { notInStates: ['CA'] };
    expect(reasonOf(disputing(aCouple()), elsewhere, { all: [upToLimit] }, { all: [returned] })).toBe('DISPUTED');
    expect(reasonOf(unmet(), elsewhere, { all: [owner] }, { all: [upToLimit] })).toBe('UNANSWERED');
    expect(reasonOf(unmet(), elsewhere, { all: [owner] })).toBe('CONDITION_UNMET');
    expect(reasonOf(unmet(), elsewhere, { withClauses: ['sup_waive'] })).toBe('OTHER_CLAUSE');
    expect(reasonOf(unmet(), elsewhere)).toBe('STATE');
  });

  it('is what its text would be filled with: nothing, or two things', () => {
    const parts = [part('At most {{answer.sp_gifts_limit}}.')];
    const reasonOf = (couple: Couple) => askedIn(couple, {}, { parts }).absent?.reason;
    expect(reasonOf(aCouple())).toBe('UNANSWERED');
    expect(reasonOf(aCouple().answering('A', { sp_gifts_limit: '1.00' }))).toBe('UNANSWERED');
    const differing = aCouple().answering('A', { sp_gifts_limit: '1.00' }).answering('B', { sp_gifts_limit: '1.01' });
    expect(reasonOf(differing)).toBe('DISPUTED');
    expect(reasonOf(aCouple().agreeOn({ sp_gifts_limit: '1.00' }))).toBeUndefined();
  });

  it.each([
    ['-0.01', false],
    ['0', true],
    ['0.01', true],
    ['99.99', true],
    ['100', true],
    ['100.01', false],
  ])('is a percentage that is none: %s', (typed, isSaid) => {
    const couple = aCouple().agreeOn({ sp_growth_active: 'partly', sp_growth_pct: typed });
    const parts = [part('{{percent.sp_growth_pct}} and {{remainder.sp_growth_pct}}.')];
    expect(askedIn(couple, {}, { parts }).node !== undefined).toBe(isSaid);
  });
});

describe('why a clause is there', () => {
  it('names of several alternatives those that were met', () => {
    const { node } = askedIn(aCouple().agreeOn({ sp_income: 'owner', sp_gifts_between: 'shared' }), {
      any: [upToLimit, owner],
    });
    expect(node?.provenance.conditions.map(({ condition, outcome }) => [condition.questionKey, outcome])).toEqual([
      ['sp_income', 'MET'],
    ]);
  });

  it.each([
    ['owner', 'shared', ['A']],
    ['shared', 'owner', ['B']],
    ['owner', 'owner', ['A', 'B']],
  ])('names of either partner whoever met it: %s and %s', (a, b, respondents) => {
    const couple = aCouple().answering('A', { sp_income: a }).answering('B', { sp_income: b });
    const { node } = askedIn(couple, { all: [{ ...owner, respondent: 'EITHER' }] });
    const answers = node?.provenance.conditions.flatMap((condition) => condition.answers);
    expect(answers?.map(({ respondent }) => respondent)).toEqual(respondents);
  });

  it('names the state where one of its texts is for the state, beside the answers of another', () => {
    const parts = [
      { text: 'In California.', when: { inStates: ['CA'] } },
      { text: 'Kept.', when: { all: [owner] } },
    ];
    const { node } = askedIn(aCouple().agreeOn({ sp_income: 'owner' }), {}, { parts });
    expect(node?.provenance).toMatchObject({ state: 'CA', conditions: [{ condition: { questionKey: 'sp_income' } }] });
  });
});

describe('what is settled of a clause', () => {
  it.each([
    ['NONE', [null, null, null]],
    ['NUMERIC', ['1', '2', '3']],
    ['ALPHA_UPPER', ['(A)', '(B)', '(C)']],
    ['ALPHA_LOWER', ['(a)', '(b)', '(c)']],
    ['ROMAN_UPPER', ['(I)', '(II)', '(III)']],
    ['ROMAN_LOWER', ['(i)', '(ii)', '(iii)']],
  ] as const)('is how those within it are counted: %s', (listStyle, numbers) => {
    const child = {
      ...templateWith({})
        .sections.flatMap(({ clauses }) => clauses)
        .find(({ key }) => key === 'asked'),
    };
    const children = ['one', 'two', 'three'].map((key) => ({ ...child, key }));
    const { node } = askedIn(aCouple(), {}, { listStyle, children });
    const own = listStyle === 'NUMERIC' ? `${node?.number}.` : '';
    expect(node?.children.map(({ number }) => number)).toEqual(
      numbers.map((number) => (number === null ? null : `${own}${number}`)),
    );
  });

  it('is that a term is defined which is only spoken in by the definition of another', () => {
    const terms = [
      { key: 'outer', value: 'Outer', definition: 'is what the {{term.inner}} is within.' },
      { key: 'inner', value: 'Inner', definition: 'is within.' },
      { key: 'unread', value: 'Unread', definition: 'is read by nobody.' },
    ];
    const parts = [{ text: 'The {{term.outer}} stays.' }];
    const { tree } = askedIn(aCouple(), {}, { parts, terms });
    const defined = tree.sections
      .flatMap(({ clauses }) => clauses.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.type === 'definitions' ? block.entries.map(({ termKey }) => termKey) : []));
    expect(['outer', 'inner', 'unread'].map((key) => defined.includes(key))).toEqual([true, true, false]);
  });

  it('is what a percentage leaves, without what binary fractions leave over', () => {
    const couple = aCouple().agreeOn({ sp_growth_active: 'partly', sp_growth_pct: '99.9' });
    const { node } = askedIn(couple, {}, { parts: [{ text: '{{remainder.sp_growth_pct}}' }] });
    expect(node?.blocks).toMatchObject([{ inlines: [{ text: '0.1%' }] }]);
  });

  it.each([
    ['{{A.fullName}}.', 'Alex Arden Jr.'],
    ['{{A.fullName}}. Both', 'Alex Arden Jr. Both'],
    ['{{A.fullName}}.5', 'Alex Arden Jr..5'],
    ['{{B.fullName}}.', 'Blake Barlow.'],
  ])('is that one full stop ends a sentence: %s', (text, said) => {
    const { node } = askedIn(aCouple().named({ suffix: 'Jr.' }, {}), {}, { parts: [{ text }] });
    expect(node?.blocks).toMatchObject([{ type: 'paragraph', inlines: [{ text: said }] }]);
  });
});
