import { SUPPORT_OWED_UNTIL_JUDGMENT } from '../../jurisdictions';
import {
  answered,
  byNumber,
  eachSide,
  FULL_YEAR_HAS,
  MONTH,
  type AuthoredClause,
  type AuthoredClauseSection,
  both,
  chose,
  inStates,
  is,
  isAbove,
  part,
  type AuthoredInclusion,
  type AuthoredPart,
  when,
  FULL_YEAR,
} from '../authoring';

const WAIVABLE: AuthoredInclusion = {
  facts: [{ fact: 'spousalSupportLaw', isOneOf: ['CAN_WAIVE_OR_MODIFY', 'ATTORNEY_REQUIRED'] }],
};
/** Support owed before the final judgment is not given up here. */
const OWED_UNTIL_JUDGMENT = [...SUPPORT_OWED_UNTIL_JUDGMENT];
/** The couple has said what holds until the final judgment. */
const SAYS_UNTIL_JUDGMENT = { withClauses: ['sup_interim'] };
const ONE_WAIVES = { A: 'partner_a_waives', B: 'partner_b_waives' } as const;
/** Where a court keeps a spouse off public assistance whatever was agreed; the jurisdictions' facts name them. */
export const PUBLIC_ASSISTANCE_STATES = [
  'AR',
  'AZ',
  'CT',
  'DC',
  'FL',
  'HI',
  'ID',
  'KS',
  'ME',
  'MT',
  'NC',
  'ND',
  'NE',
  'NV',
  'NY',
  'OR',
  'TN',
  'UT',
  'VT',
  'WI',
];
/** Where a court asks again, when the agreement is to be enforced, whether such a term is unconscionable. */
const UNCONSCIONABLE_WHEN_ENFORCED = ['CO', 'CT', 'NY', 'OH'];
/** Where a court asks then whether circumstances have changed so much that enforcing it would be unfair. */
const CHANGED_CIRCUMSTANCES = ['AK', 'GA', 'KY', 'MI', 'MN', 'NH', 'SC'];
/** Where a court looks at terms on support a second time; the jurisdictions' facts name them. */
export const SECOND_LOOK_STATES = ['CA', 'MA', 'ND', ...UNCONSCIONABLE_WHEN_ENFORCED, ...CHANGED_CIRCUMSTANCES];
/** Of these, exactly one is in every agreement; `sup_state` where none of the others is. */
export const SUPPORT_CHOICES = ['sup_state', 'sup_waive', 'sup_one', 'sup_short', 'sup_terms', 'sup_sum', 'sup_lump'];
/** Those of them that give up, limit or replace support. */
export const SUPPORT_TERMS = SUPPORT_CHOICES.filter((key) => key !== 'sup_state');

/** What several states want said beside any term that gives up or limits support. */
const stateSafeguards: AuthoredPart[] = [
  part(
    'Nothing in this section waives support that the law grants before the final judgment.',
    inStates(...OWED_UNTIL_JUDGMENT),
  ),
  part(
    'Each Party was represented by independent counsel when signing this Agreement.',
    both(
      when(
        chose('A', 'un_hire_attorney', 'through_service', 'own_attorney'),
        chose('B', 'un_hire_attorney', 'through_service', 'own_attorney'),
      ),
      inStates('CA'),
    ),
  ),
  part(
    'The Parties understand that this section cannot be enforced against a Party who was not represented by independent counsel when signing it, or if it is unconscionable at the time of enforcement.',
    inStates('CA'),
  ),
  part(
    'The Parties understand that New York law has guidelines for maintenance, and that the guideline amount depends on their incomes when the marriage ends and cannot be computed now. They knowingly depart from the guidelines.',
    inStates('NY'),
  ),
  part(
    'A court may still order support if this section would cause a Party extreme hardship under circumstances that were not reasonably foreseeable when it was signed.',
    inStates('IN'),
  ),
  part(
    'A court may still order support if this section would cause a Party undue hardship in light of circumstances that were not reasonably foreseeable when it was signed.',
    inStates('IL'),
  ),
  part(
    'A court may refuse to enforce this section to the extent it is unconscionable at the time of enforcement.',
    inStates(...UNCONSCIONABLE_WHEN_ENFORCED),
  ),
  part(
    'A court may refuse to enforce this section if circumstances have changed so much since it was signed that enforcement would be unfair.',
    inStates(...CHANGED_CIRCUMSTANCES),
  ),
  part(
    'A court may refuse to enforce this section if, because of a material change in circumstances since it was signed, enforcing it would cause a Party substantial hardship.',
    inStates('ND'),
  ),
  part(
    'A court reviews this section again at the time of enforcement and may refuse to enforce it if it is then no longer conscionable.',
    inStates('MA'),
  ),
  part(
    'If this section would leave a Party eligible for public assistance when the Parties separate or their marriage ends, a court may order support to the extent needed to avoid that.',
    inStates(...PUBLIC_ASSISTANCE_STATES),
  ),
  part(
    'This section applies whether a Party is a dependent spouse or a supporting spouse, as North Carolina law defines those terms.',
    inStates('NC'),
  ),
];

const HIGHER_INCOME =
  'The Party with the higher income is the Party whose {{term.grossIncome}} was higher over the twelve months before the {{term.cutoffDate}}.';

const ONCE_ENDED =
  'Once the marriage has ended, neither Party owes the other {{term.spousalSupport}} of any kind, whatever happens before then. Each Party knowingly and permanently waives every right to ask for it, now and later.';
const ONCE_ENDED_PLAIN =
  'Once the marriage has ended, neither of you pays the other support, whatever happens before then.';

const AFTER_CUTOFF = 'Payment starts on the first day of the month after the {{term.cutoffDate}}.';
const AFTER_JUDGMENT = 'Payment starts on the first day of the month after the final judgment.';

const LIMIT_MAY_BECOME_HARD = 'Each Party understands that changed circumstances may make this limit a hardship.';

/** The same in plain words. */
const plainSafeguards: AuthoredPart[] = [
  part('Until the divorce is final, you still have the support that the law gives.', inStates(...OWED_UNTIL_JUDGMENT)),
  part('It does not bind a partner who signs without an attorney.', inStates('CA')),
  part(
    'In cases of hardship, a court may still decide otherwise.',
    inStates(...new Set([...SECOND_LOOK_STATES, ...PUBLIC_ASSISTANCE_STATES, 'IL', 'IN'])),
  ),
];

const choice = (clause: AuthoredClause): AuthoredClause => ({
  ...clause,
  parts: [...(clause.parts ?? []), ...stateSafeguards],
  summary: [clause.summary ?? [], plainSafeguards].flat(),
});

export const support: AuthoredClauseSection = {
  key: 'support',
  title: '{{term.spousalSupport}}',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'sup_state',
      heading: 'Left to state law',
      parts: [
        'If the marriage ends, the law of {{state.name}} then in force decides whether one Party owes the other {{term.spousalSupport}}, how much and for how long. Nothing in this Agreement waives or limits it.',
        part('Under the law of {{state.name}}, an agreement made before marriage cannot waive it.', {
          facts: [{ fact: 'spousalSupportLaw', isOneOf: ['CANNOT_WAIVE_OR_MODIFY'] }],
        }),
      ],
      when: { withoutClauses: SUPPORT_TERMS },
      summary: 'A court decides on support under state law, as if there were no agreement on it.',
    },
    choice({
      key: 'sup_waive',
      heading: 'Mutual waiver',
      parts: [
        part(
          'If the marriage ends, neither Party owes the other {{term.spousalSupport}} of any kind, temporary or permanent, whatever happens before then. Each Party knowingly and permanently waives every right to ask for it, now and later.',
          { notInStates: OWED_UNTIL_JUDGMENT, withoutClauses: SAYS_UNTIL_JUDGMENT.withClauses },
        ),
        part(ONCE_ENDED, inStates(...OWED_UNTIL_JUDGMENT)),
        part(ONCE_ENDED, { ...SAYS_UNTIL_JUDGMENT, notInStates: OWED_UNTIL_JUDGMENT }),
        'Each Party expects to be able to live without support from the other, and understands that changed circumstances may make this waiver a hardship.',
      ],
      when: both(when(is('ss_choice', 'waived')), WAIVABLE),
      summary: [
        part('If the marriage ends, neither of you pays the other support, whatever happens before then.', {
          notInStates: OWED_UNTIL_JUDGMENT,
          withoutClauses: SAYS_UNTIL_JUDGMENT.withClauses,
        }),
        part(ONCE_ENDED_PLAIN, inStates(...OWED_UNTIL_JUDGMENT)),
        part(ONCE_ENDED_PLAIN, { ...SAYS_UNTIL_JUDGMENT, notInStates: OWED_UNTIL_JUDGMENT }),
      ],
    }),
    choice({
      key: 'sup_one',
      heading: 'Waiver by one Party',
      parts: eachSide((side, other) =>
        part(
          `Once the marriage has ended, {{${other}.name}} owes {{${side}.name}} no {{term.spousalSupport}} of any kind, whatever happens before then. {{${side}.name}} knowingly and permanently waives every right to ask for it, expects to be able to live without it, and understands that changed circumstances may make this waiver a hardship. {{${other}.name}} waives nothing: the law of {{state.name}} then in force decides whether {{${side}.name}} owes {{${other}.name}} {{term.spousalSupport}}.`,
          when(is('ss_choice', ONE_WAIVES[side])),
        ),
      ),
      when: both(when(is('ss_choice', ONE_WAIVES.A, ONE_WAIVES.B)), WAIVABLE),
      summary: eachSide((side, other) =>
        part(
          `After a divorce, {{${side}.name}} cannot ask {{${other}.name}} for support. Whether {{${side}.name}} pays {{${other}.name}} support is for the law to decide.`,
          when(is('ss_choice', ONE_WAIVES[side])),
        ),
      ),
    }),
    choice({
      key: 'sup_short',
      heading: 'Waiver after a short marriage',
      parts: [
        ...byNumber(
          'ss_short_years',
          FULL_YEAR_HAS,
          (have) =>
            `If fewer than {{count.ss_short_years}} ${have} passed on the {{term.cutoffDate}}, neither Party owes the other {{term.spousalSupport}}, and each waives every right to ask for it. Otherwise, the law of {{state.name}} decides.`,
        ),
        'Each Party understands that changed circumstances may make this waiver a hardship.',
      ],
      when: both(when(is('ss_choice', 'waived_if_short'), isAbove('ss_short_years', '0')), WAIVABLE),
      summary: byNumber(
        'ss_short_years',
        FULL_YEAR,
        (years) =>
          `If the marriage lasts less than {{count.ss_short_years}} ${years}, neither of you pays the other support; after that the law decides.`,
      ),
    }),
    choice({
      key: 'sup_terms',
      heading: 'Agreed support',
      parts: [
        part(
          'If the marriage ends other than by death, the Party with the higher income shall pay the other {{term.spousalSupport}} of {{answer.ss_amount}} each month.',
          when(is('ss_basis', 'fixed'), answered('ss_amount')),
        ),
        part(
          'If the marriage ends other than by death, the Party with the higher income shall pay the other, as {{term.spousalSupport}} each month, {{percent.ss_pct}} of the difference between the Parties’ monthly {{term.grossIncome}}, averaged over the twelve months before the {{term.cutoffDate}}.',
          when(is('ss_basis', 'income_gap'), isAbove('ss_pct', '0')),
        ),
        part(
          'If the marriage ends other than by death, the Party with the higher income shall pay the other the {{term.spousalSupport}} that the law of {{state.name}} would give, but no more than {{answer.ss_amount}} each month.',
          when(is('ss_basis', 'guideline'), answered('ss_amount')),
        ),
        ...byNumber(
          'ss_months',
          MONTH,
          (months) =>
            `It shall be paid for {{count.ss_months}} ${months} for each {{term.fullYear}}, counted to the {{term.cutoffDate}}.`,
        ),
        part(AFTER_CUTOFF, { notInStates: OWED_UNTIL_JUDGMENT, withoutClauses: SAYS_UNTIL_JUDGMENT.withClauses }),
        part(AFTER_CUTOFF, { ...when(is('ss_interim', 'same_terms')), notInStates: OWED_UNTIL_JUDGMENT }),
        // Until then the law gives what it gives.
        part(AFTER_JUDGMENT, inStates(...OWED_UNTIL_JUDGMENT)),
        part(AFTER_JUDGMENT, { ...when(is('ss_interim', 'law', 'as_before')), notInStates: OWED_UNTIL_JUDGMENT }),
        HIGHER_INCOME,
        'Each Party waives every other right to {{term.spousalSupport}}.',
        LIMIT_MAY_BECOME_HARD,
      ],
      when: {
        ...both(when(is('ss_choice', 'limited'), answered('ss_basis'), isAbove('ss_months', '0')), WAIVABLE),
        any: [isAbove('ss_amount', '0'), isAbove('ss_pct', '0')],
      },
      summary: [
        part(
          'If you divorce, the one who earns more pays the other {{answer.ss_amount}} each month.',
          when(is('ss_basis', 'fixed')),
        ),
        part(
          'If you divorce, the one who earns more pays the other {{percent.ss_pct}} of the difference in income each month.',
          when(is('ss_basis', 'income_gap')),
        ),
        part(
          'If you divorce, the one who earns more pays the other what the law gives, but no more than {{answer.ss_amount}} each month.',
          when(is('ss_basis', 'guideline')),
        ),
        ...byNumber(
          'ss_months',
          MONTH,
          (months) =>
            `It is paid for {{count.ss_months}} ${months} for each full year of marriage, and nothing more is owed.`,
        ),
      ],
    }),
    choice({
      key: 'sup_sum',
      heading: 'A sum for each year',
      parts: [
        'If the marriage ends other than by death, the Party with the higher income shall pay the other {{answer.ss_sum}} for each {{term.fullYear}}, counted to the {{term.cutoffDate}}, within ninety (90) days after the final judgment.',
        HIGHER_INCOME,
        'This sum replaces {{term.spousalSupport}}, and each Party waives every other right to it.',
        LIMIT_MAY_BECOME_HARD,
      ],
      when: both(when(is('ss_choice', 'sum_per_year'), isAbove('ss_sum', '0')), WAIVABLE),
      summary:
        'If you divorce, the one who earns more pays the other {{answer.ss_sum}} for each full year of marriage, in place of support.',
    }),
    choice({
      key: 'sup_lump',
      heading: 'One sum',
      parts: [
        'If the marriage ends other than by death, the Party with the higher income shall pay the other {{answer.ss_lump}} once, within ninety (90) days after the final judgment, however long the marriage lasted.',
        HIGHER_INCOME,
        'This sum replaces {{term.spousalSupport}}, and each Party waives every other right to it.',
        LIMIT_MAY_BECOME_HARD,
      ],
      when: both(when(is('ss_choice', 'lump_sum'), isAbove('ss_lump', '0')), WAIVABLE),
      summary:
        'If you divorce, the one who earns more pays the other {{answer.ss_lump}} once, in place of support, however long you were married.',
    }),
    {
      key: 'sup_end',
      heading: 'When support ends',
      parts: ['Support set by this Agreement ends on the first of these events:'],
      when: { all: [answered('ss_end')], withClauses: ['sup_terms'] },
      children: [
        {
          key: 'sup_end_remarriage',
          parts: ['The Party who receives it remarries.'],
          when: when(is('ss_end', 'remarriage')),
        },
        {
          key: 'sup_end_cohabitation',
          parts: ['The Party who receives it has lived with a new partner, as a couple, for twelve months.'],
          when: when(is('ss_end', 'cohabitation')),
        },
        {
          key: 'sup_end_retirement',
          parts: [
            'The Party who pays it retires from work at or after the age at which full federal retirement benefits begin.',
          ],
          when: when(is('ss_end', 'retirement')),
        },
        { key: 'sup_end_death', parts: ['Either Party dies.'], when: when(is('ss_end', 'death')) },
        { key: 'sup_end_time', parts: ['The time for which it was set is over.'] },
      ],
      summary: [
        'Support stops when its time is over.',
        part('It stops early if the one who receives it remarries.', when(is('ss_end', 'remarriage'))),
        part(
          'It stops early if the one who receives it has lived with a new partner for a year.',
          when(is('ss_end', 'cohabitation')),
        ),
        part('It stops early if the one who pays it retires at full retirement age.', when(is('ss_end', 'retirement'))),
        part('It stops early if one of you dies.', when(is('ss_end', 'death'))),
      ],
    },
    {
      key: 'sup_safety',
      heading: 'Exceptions for safety',
      parts: [
        'Any waiver or limit of support in this Agreement does not apply, and the law of {{state.name}} decides instead, to the extent and for as long as one of these is true:',
      ],
      when: { all: [answered('ss_safety')], withClauses: SUPPORT_TERMS },
      children: [
        {
          key: 'sup_safety_child',
          parts: ['A Party cares day to day for a child of both Parties who is below school age.'],
          when: when(is('ss_safety', 'young_child')),
        },
        {
          key: 'sup_safety_illness',
          parts: ['A serious illness or disability prevents a Party from earning a living.'],
          when: when(is('ss_safety', 'illness')),
        },
        {
          key: 'sup_safety_assistance',
          parts: ['A Party would otherwise be eligible for public assistance.'],
          when: when(is('ss_safety', 'public_assistance')),
        },
        { key: 'sup_safety_law', parts: ['A rule of law that no agreement can change so requires.'] },
      ],
      summary: [
        'In some situations the law decides on support, despite what you give up or limit.',
        part(
          'It does while one of you cares for your child who is below school age.',
          when(is('ss_safety', 'young_child')),
        ),
        part(
          'It does while a serious illness or disability prevents one of you from earning a living.',
          when(is('ss_safety', 'illness')),
        ),
        part(
          'It does while one of you would otherwise need public assistance.',
          when(is('ss_safety', 'public_assistance')),
        ),
      ],
    },
    {
      key: 'sup_interim',
      heading: 'Support until the final judgment',
      parts: [
        part(
          'Until the final judgment, the law of {{state.name}} governs support between the Parties. No waiver or limit of {{term.spousalSupport}} in this Agreement applies to that time.',
          when(is('ss_interim', 'law')),
        ),
        part(
          'From the day the Parties begin to live apart until the final judgment, each Party shall continue to pay the household costs that Party usually paid before. The law of {{state.name}} governs any other support for that time, and no waiver or limit of {{term.spousalSupport}} in this Agreement applies to it.',
          when(is('ss_interim', 'as_before')),
        ),
        part(
          'To the extent the law of {{state.name}} allows, the waivers and limits of {{term.spousalSupport}} in this Agreement also apply to the time before the final judgment.',
          when(is('ss_interim', 'same_terms')),
        ),
      ],
      when: both(when(answered('ss_interim')), WAIVABLE),
      summary: [
        part('Until the divorce is final, you have the support that the law gives.', when(is('ss_interim', 'law'))),
        part(
          'Until the divorce is final, each of you keeps paying the household costs you usually paid. The law may give one of you more.',
          when(is('ss_interim', 'as_before')),
        ),
        part(
          'As far as the law allows, what you give up or limit also counts before the divorce is final.',
          when(is('ss_interim', 'same_terms')),
        ),
      ],
    },
    {
      key: 'sup_marriage',
      heading: 'Support during the marriage',
      parts: [
        'While they are married and live together, the Parties owe each other the support that the law requires of spouses. Nothing in this Agreement limits it.',
        part(
          'From their separation until the final judgment, the law of {{state.name}} decides whether one Party owes the other temporary support, and how much.',
          { ...inStates(...OWED_UNTIL_JUDGMENT), withoutClauses: SAYS_UNTIL_JUDGMENT.withClauses },
        ),
        part(
          'No term of this Agreement applies to the extent it would leave a Party eligible for public assistance for lack of support.',
          inStates('WI'),
        ),
      ],
      summary: [
        'While you are married and live together, you support each other as the law requires.',
        part('After a separation and until the divorce is final, the law decides on temporary support.', {
          ...inStates(...OWED_UNTIL_JUDGMENT),
          withoutClauses: SAYS_UNTIL_JUDGMENT.withClauses,
        }),
      ],
    },
  ],
};
