import type { AgreementTemplate, ClauseCondition, ClauseInclusion, TemplateClause } from '@troth/domain/agreement';
import { agreementTemplateSchema, clauseConditionSchema, clauseInclusionSchema } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions';
import { questionnaireSections } from '../questionnaire';
import { questionnaireSectionContentSchema } from '../questionnaire/content-model';
import { type ContentToCheck, contentProblems } from './testing/content-checks';
import { agreementTemplate, SUPPORT_CHOICES } from './index';
import { OPTIONS_WITHOUT_TEXT, TYPED_WITHOUT_TEXT } from './testing/without-text';

const shipped = (): ContentToCheck => ({
  template: agreementTemplateSchema.parse(agreementTemplate),
  sections: questionnaireSections.map((section) => questionnaireSectionContentSchema.parse(section)),
  jurisdictions,
  withoutText: { options: { ...OPTIONS_WITHOUT_TEXT }, typed: { ...TYPED_WITHOUT_TEXT } },
  exactlyOneOf: SUPPORT_CHOICES,
});

function clauseOf(template: AgreementTemplate, key: string): TemplateClause {
  const find = (clauses: readonly TemplateClause[]): TemplateClause | undefined =>
    clauses.find((clause) => clause.key === key) ??
    clauses.map(({ children }) => find(children)).find((found) => found !== undefined);
  const found = find(template.sections.flatMap((section) => section.clauses));
  if (found === undefined) throw new Error(`No clause ${key}`);
  return found;
}
const whenOf = (template: AgreementTemplate, key: string): ClauseInclusion => {
  const clause = clauseOf(template, key);
  clause.when ??= clauseInclusionSchema.parse({});
  return clause.when;
};
const condition = (questionKey: string, rest: Partial<ClauseCondition> = {}) =>
  clauseConditionSchema.parse({ questionKey, ...rest });
const addPart = (template: AgreementTemplate, key: string, text: string, when: Partial<ClauseInclusion> = {}) =>
  clauseOf(template, key).parts.push({ text, when: clauseInclusionSchema.parse(when), startsParagraph: false });

describe('the clauses and the questions together', () => {
  it('are sound: every text is read by someone, every answer has an effect or a reason, support is settled once', () => {
    expect(contentProblems(shipped())).toEqual([]);
  });
});

/** A mistake that an author could make, and the problem that is to name it. */
const planted: readonly [string, (content: ContentToCheck) => void, string][] = [
  // Who reads a text.
  [
    'a clause that asks one question for two answers',
    ({ template }) =>
      whenOf(template, 'sep_ip').all.push(
        condition('sp_equity', { optionKeys: ['holder'] }),
        condition('sp_equity', { optionKeys: ['time_rule'] }),
      ),
    'sep_ip, part #: nobody can read it',
  ],
  [
    'a follow-up of an answer that the clause excludes',
    ({ template }) => {
      whenOf(template, 'hom_vest').all[1] = condition('hm_class', { optionKeys: ['stays'] });
    },
    'hom_vest, part #: nobody can read it',
  ],
  [
    'a state that does not offer the option',
    ({ template }) => {
      whenOf(template, 'sup_waive').inStates = ['SD'];
    },
    'sup_waive, part #: nobody can read it',
  ],
  [
    'a summary that asks one question for two answers',
    ({ template }) =>
      clauseOf(template, 'sep_ip').summary.push({
        text: 'Extra.',
        when: clauseInclusionSchema.parse({
          all: [condition('sp_ip', { optionKeys: ['creator'] }), condition('sp_ip', { optionKeys: ['shared'] })],
        }),
        startsParagraph: false,
      }),
    'sep_ip, part # of the summary: nobody can read it',
  ],
  [
    'a summary that names what is no answer',
    ({ template }) =>
      clauseOf(template, 'sep_ip').summary.push({
        text: 'It is {{answer.no_such}}.',
        when: null,
        startsParagraph: false,
      }),
    'sep_ip, summary part #: there is no question no_such',
  ],
  [
    'a receipt that may not be there',
    ({ template }) => addPart(template, 'vol_free', 'It was on {{receipt.A.date}}.'),
    'vol_free, part #: there may be no receipt of A',
  ],
  [
    'a state that has another law',
    ({ template }) =>
      addPart(template, 'shr_rule', 'Extra.', {
        inStates: ['NY'],
        facts: [{ fact: 'distributionLaw', isOneOf: ['COMMUNITY_PROPERTY'] }],
      }),
    'shr_rule, part #: nobody can read it',
  ],
  [
    'a clause that stands only with one that excludes it',
    ({ template }) => {
      whenOf(template, 'sup_end').all.push(condition('ss_choice', { optionKeys: ['waived'] }));
    },
    'sup_end, part #: nobody can read it',
  ],
  [
    'a clause that must be absent where it is asked for',
    ({ template }) => whenOf(template, 'sup_marriage').withoutClauses.push('dth_gifts'),
    'sup_marriage, part #: nobody can read it',
  ],
  [
    'typed words of a question that takes none',
    ({ template }) => addPart(template, 'gen_fees', 'It is {{answer.at_fees}}.'),
    'gen_fees, part #: nobody can read it',
  ],
  [
    'a number that is to be two things at once',
    ({ template }) =>
      addPart(template, 'gen_sunset', 'Extra.', {
        all: [
          condition('at_sunset_years', { comparisonType: 'GT', value: '3' }),
          condition('at_sunset_years', { comparisonType: 'LT', value: '3' }),
        ],
      }),
    'gen_sunset, part #: nobody can read it',
  ],
  [
    'a clause without a text that asks for the impossible',
    ({ template }) => {
      const clause = clauseOf(template, 'sgn_notary');
      clause.parts = [];
      clause.when = clauseInclusionSchema.parse({ inStates: ['NY'], notInStates: ['NY'] });
    },
    'sgn_notary: nobody can read it',
  ],
  // What an answer does.
  [
    'an option that no text reads any more',
    ({ template }) => {
      for (const part of clauseOf(template, 'hom_end').parts)
        for (const one of part.when?.all ?? []) one.optionKeys = one.optionKeys.filter((option) => option !== 'sold');
    },
    'hm_end.sold: has no effect, and no reason is given',
  ],
  [
    'an option that is read only where it is not offered',
    ({ template }) => {
      for (const part of clauseOf(template, 'lif_social').parts)
        if (part.when?.all[0]?.optionKeys.includes('consent'))
          part.when.notInStates = jurisdictions.map(({ law }) => law.abbreviation);
      whenOf(template, 'lif_social').all = [condition('lp_social', { optionKeys: ['no_breakup_posts'] })];
    },
    'lp_social.consent: has no effect, and no reason is given',
  ],
  [
    'a reason for an option that has an effect',
    ({ withoutText }) => {
      withoutText.options = { ...withoutText.options, 'hm_end.sold': 'Left out.' };
    },
    'hm_end.sold: has an effect, yet a reason is given why it has none',
  ],
  [
    'a reason for an option that is gone',
    ({ withoutText }) => {
      withoutText.options = { ...withoutText.options, 'hm_end.burnt': 'Left out.' };
    },
    'hm_end.burnt: a reason is given for an answer that does not exist',
  ],
  [
    'a typed answer that nothing prints',
    ({ template }) => {
      for (const part of clauseOf(template, 'sep_exceptions').parts)
        part.text = part.text.replace('{{answer.sp_exceptions}}', 'all');
      whenOf(template, 'sep_exceptions').all.pop();
    },
    'sp_exceptions: has no effect, and no reason is given',
  ],
  // What is kept for the record only.
  [
    'a text that reads what is kept for the record only',
    ({ template }) => addPart(template, 'rec_parties', '{{A.name}} was born on {{answer.A.bg_birthdate}}.'),
    'bg_birthdate: is kept for the record only, yet a text reads it',
  ],
  [
    'a question that nothing reads and nobody marked',
    ({ sections }) => {
      for (const question of sections.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions)))
        if (question.key === 'un_free_will') question.isRecordOnly = false;
    },
    'un_free_will: no text reads it, and it is not marked as record only',
  ],
  // Support is settled once.
  [
    'two support clauses for one answer',
    ({ template }) => {
      for (const one of whenOf(template, 'sup_sum').all)
        if (one.questionKey === 'ss_choice') one.optionKeys.push('waived');
    },
    'sup_waive and sup_sum: both may be in one agreement',
  ],
  [
    'support clauses that ask different partners',
    ({ template }) => {
      for (const one of whenOf(template, 'sup_waive').all) one.respondent = 'A';
    },
    'sup_waive and sup_sum: both may be in one agreement',
  ],
  [
    'a support question that allows several answers',
    ({ template }) => {
      for (const question of template.questions) if (question.key === 'ss_choice') question.allowsSeveralOptions = true;
    },
    'sup_waive and sup_sum: both may be in one agreement',
  ],
  [
    'a default that does not yield to one of the choices',
    ({ template }) => {
      whenOf(template, 'sup_state').withoutClauses = ['sup_waive', 'sup_short', 'sup_terms'];
    },
    'sup_state: does not stand just where none of sup_waive, sup_one, sup_short, sup_terms, sup_sum, sup_lump does',
  ],
  [
    'a default that asks for more than the others’ absence',
    ({ template }) => whenOf(template, 'sup_state').inStates.push('CA'),
    'sup_state: does not stand just where none of sup_waive, sup_one, sup_short, sup_terms, sup_sum, sup_lump does',
  ],
  [
    'a support clause that is gone',
    (content) => {
      content.exactlyOneOf = [...SUPPORT_CHOICES, 'sup_gift'];
    },
    'sup_gift: there is no such clause',
  ],
  // What a template can be asked alone.
  [
    'a placeholder for an answer that does not exist',
    ({ template }) => addPart(template, 'gen_fees', 'It is {{answer.no_such}}.'),
    'gen_fees, part #: there is no question no_such',
  ],
  [
    'a placeholder for a clause that does not exist',
    ({ template }) => addPart(template, 'gen_fees', 'See {{ref.no_such}}.'),
    'gen_fees, part #: there is no clause no_such',
  ],
  [
    'a reference to a clause that may be absent',
    ({ template }) => addPart(template, 'gen_fees', 'See {{ref.fam_pets}}.'),
    'gen_fees, part #: fam_pets may be absent',
  ],
  [
    'a reference to a clause that is there in some states only',
    ({ template }) => addPart(template, 'gen_fees', 'See {{ref.sgn_witness}}.'),
    'gen_fees, part #: sgn_witness may be absent',
  ],
  [
    'a heading with a term that is not defined',
    ({ template }) => {
      clauseOf(template, 'gen_fees').heading = 'On {{term.noSuch}}';
    },
    'gen_fees, heading: there is no term noSuch',
  ],
  [
    'a percentage of what is no number',
    ({ template }) => addPart(template, 'gen_fees', 'It is {{percent.hm_end}}.'),
    'gen_fees, part #: hm_end is no number',
  ],
  [
    'one partner’s own answer where both give one',
    ({ template }) => addPart(template, 'gen_fees', 'It is {{answer.A.at_custom}}.'),
    'gen_fees, part #: at_custom is compared',
  ],
  [
    'a common answer where each gives an own',
    ({ template }) => addPart(template, 'gen_fees', 'It is {{answer.bg_residence}}.'),
    'gen_fees, part #: bg_residence is not compared',
  ],
  [
    'a brace that stands alone',
    ({ template }) => addPart(template, 'gen_fees', 'It is {odd.'),
    'gen_fees, part #: A brace stands alone',
  ],
  [
    'a condition on a question that does not exist',
    ({ template }) => whenOf(template, 'gen_fees').all.push(condition('no_such')),
    'gen_fees: there is no question no_such',
  ],
  [
    'a definition on a condition of a question that does not exist',
    ({ template }) => {
      const term = template.terms.find(({ key, when }) => key === 'maritalProperty' && when !== null);
      term?.when?.all.push(condition('no_such'));
    },
    'term maritalProperty: there is no question no_such',
  ],
  [
    'a condition on an option that does not exist',
    ({ template }) => whenOf(template, 'gen_fees').all.push(condition('at_fees', { optionKeys: ['nobody'] })),
    'gen_fees: at_fees has no option nobody',
  ],
  [
    'a condition that does not say whose own answer it means',
    ({ template }) => whenOf(template, 'gen_fees').all.push(condition('bg_children', { optionKeys: ['yes'] })),
    'gen_fees: bg_children is not compared, so say whose answer is meant',
  ],
  [
    'a clause that follows one that does not exist',
    ({ template }) => whenOf(template, 'gen_fees').withClauses.push('no_such'),
    'gen_fees: there is no clause no_such',
  ],
  [
    'a clause that follows one that itself follows another',
    ({ template }) => whenOf(template, 'gen_fees').withClauses.push('sup_end'),
    'gen_fees: sup_end itself depends on other clauses',
  ],
  [
    'two clauses of one key',
    ({ template }) => {
      clauseOf(template, 'gen_fees').key = 'gen_amend';
    },
    'gen_amend: two clauses have this key',
  ],
  [
    'a term that some state has not',
    ({ template }) => {
      template.terms = template.terms.filter(({ key, when }) => key !== 'separateProperty' || when !== null);
    },
    'term separateProperty: none holds in every state',
  ],
];

describe('a planted mistake', () => {
  it.each(planted)('is named: %s', (_what, plant, problem) => {
    const content = shipped();
    plant(content);
    const found = contentProblems(content).map((one) => one.replace(/part \d+/, 'part #'));
    expect(found).toContainEqual(expect.stringContaining(problem));
  });
});
