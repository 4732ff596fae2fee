import {
  answered,
  byNumber,
  MONTH,
  type AuthoredClauseSection,
  both,
  COMMUNITY,
  EQUITABLE,
  eachSide,
  inStates,
  is,
  isAbove,
  part,
  when,
  type AuthoredInclusion,
} from '../authoring';

const WAIVABLE: AuthoredInclusion = { facts: [{ fact: 'deathRightsWaivable', isOneOf: ['true'] }] };

export const death: AuthoredClauseSection = {
  key: 'death',
  title: 'Death and Insurance',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'dth_estate',
      heading: 'Rights in the estate given up',
      parts: [
        part(
          'Each Party gives up every right in the estate of the other that the law gives a surviving spouse.',
          when(is('de_estate', 'both_waive')),
        ),
        ...eachSide((side, other) =>
          part(
            `{{${side}.name}} gives up every right in the estate of {{${other}.name}} that the law gives a surviving spouse. {{${other}.name}} keeps such rights in the estate of {{${side}.name}}.`,
            when(is('de_estate', side === 'A' ? 'partner_a_waives' : 'partner_b_waives')),
          ),
        ),
        part(
          'Given up are, among others and as far as the law gives them, the elective share, intestate share, share of an omitted spouse, homestead, exempt property, family allowance, dower and curtesy, and the right to be named personal representative.',
          EQUITABLE,
        ),
        part(
          'Given up are, among others and as far as the law gives them, the intestate share in property of the other, share of an omitted spouse, probate homestead, exempt property, family allowance, and the right to be named personal representative. The survivor keeps the survivor’s own half of {{term.maritalProperty}}.',
          COMMUNITY,
        ),
        part('Given up is also a year’s support.', inStates('GA')),
        part('This section is signed before two subscribing witnesses.', inStates('FL')),
        part('The waiver covers the deferred marital property elective share.', inStates('WI')),
        'What this Agreement itself, a will, a trust or a beneficiary designation gives the survivor is not given up.',
      ],
      when: both(when(is('de_estate', 'both_waive', 'partner_a_waives', 'partner_b_waives')), WAIVABLE),
      summary: [
        part(
          'Both of you give up what the law would give a survivor from the other’s estate.',
          when(is('de_estate', 'both_waive')),
        ),
        ...eachSide((side) =>
          part(
            `{{${side}.name}} gives up what the law would give a survivor; the other does not.`,
            when(is('de_estate', side === 'A' ? 'partner_a_waives' : 'partner_b_waives')),
          ),
        ),
        'A will may still give it.',
      ],
    },
    {
      key: 'dth_estate_law',
      heading: 'Rights in the estate',
      parts: [
        'The survivor has the rights in the estate of the first to die that the law of {{state.name}} gives a surviving spouse.',
        part('The law of {{state.name}} does not let spouses give up these rights by agreement before marriage.', {
          facts: [{ fact: 'deathRightsWaivable', isOneOf: ['false'] }],
        }),
      ],
      when: { ...when(answered('de_estate')), withoutClauses: ['dth_estate'] },
      summary: [
        'The survivor has what state law gives.',
        part('The law there does not let you give it up before you marry.', {
          facts: [{ fact: 'deathRightsWaivable', isOneOf: ['false'] }],
        }),
      ],
    },
    {
      key: 'dth_home',
      heading: 'The survivor in the home',
      parts: [
        ...byNumber(
          'de_home_months',
          MONTH,
          (months) =>
            `If a Party dies who alone owned the home in which both lived, the survivor may stay in it, free of rent, for {{count.de_home_months}} ${months} from the day of the death, and pays its running costs.`,
          when(is('de_home', 'stay'), isAbove('de_home_months', '0')),
        ),
        part(
          'If a Party dies who alone owned the home in which both lived, the survivor receives it, subject to the debts secured on it.',
          when(is('de_home', 'receive')),
        ),
        part(
          'If a Party dies who alone owned the home in which both lived, this Agreement gives the survivor no right to stay in it, and the survivor gives up any such right that the law lets the survivor give up.',
          when(is('de_home', 'none')),
        ),
        part(
          'Rights of homestead that the constitution of Florida gives a surviving spouse are given up only as far as this Agreement says so.',
          inStates('FL'),
        ),
      ],
      when: { any: [is('de_home', 'receive', 'none'), isAbove('de_home_months', '0')] },
      summary: [
        ...byNumber(
          'de_home_months',
          MONTH,
          (months) =>
            `The survivor may stay in the other’s home for {{count.de_home_months}} ${months}, without rent, and pays its running costs.`,
          when(is('de_home', 'stay')),
        ),
        part(
          'The survivor receives the other’s home in which you both lived, with the debts on it.',
          when(is('de_home', 'receive')),
        ),
        part('The survivor has no right to stay in the other’s home.', when(is('de_home', 'none'))),
      ],
    },
    {
      key: 'dth_retire',
      heading: 'Beneficiaries of retirement accounts',
      parts: [
        part(
          'Each Party will name the other as beneficiary of that Party’s retirement accounts within sixty (60) days after the wedding.',
          when(is('de_retirement', 'spouse')),
        ),
        part(
          'Each Party may name anyone as beneficiary of that Party’s retirement accounts. The other will sign, within sixty (60) days after the wedding and again whenever asked, the consent that the plan and federal law require; a promise made before the wedding is not such a consent.',
          when(is('de_retirement', 'anyone')),
        ),
      ],
      when: when(answered('de_retirement')),
      summary: [
        part('You name each other on your retirement accounts after the wedding.', when(is('de_retirement', 'spouse'))),
        part(
          'Each of you may name anyone on a retirement account; the other signs the form for it after the wedding.',
          when(is('de_retirement', 'anyone')),
        ),
      ],
    },
    {
      key: 'dth_pending',
      heading: 'Death while a divorce is pending',
      parts: [
        part(
          'If a Party dies while a divorce is pending, the terms of this Agreement for a death apply.',
          when(is('de_pending', 'death')),
        ),
        part(
          'If a Party dies while a divorce is pending, the terms of this Agreement for the end of the marriage by divorce apply, as between the survivor and the estate.',
          when(is('de_pending', 'divorce')),
        ),
      ],
      when: when(answered('de_pending')),
      summary: [
        part('If one of you dies during a divorce, the terms for a death apply.', when(is('de_pending', 'death'))),
        part('If one of you dies during a divorce, the terms for a divorce apply.', when(is('de_pending', 'divorce'))),
      ],
    },
    {
      key: 'dth_gifts',
      heading: 'Wills may give more',
      parts: [
        'Either Party may give the other more than this Agreement does, by a will, a trust, a beneficiary designation or a gift. Nothing said or done promises such a gift unless it is in writing and signed.',
      ],
      summary: 'You may always leave each other more than the agreement says.',
    },
    {
      key: 'ins_life',
      heading: 'Life insurance',
      parts: [
        ...eachSide((side, other) =>
          part(
            `While the Parties are married, {{${side}.name}} keeps insurance on {{${side}.their}} life of at least {{answer.in_life_amt}} that is payable to {{${other}.name}}.`,
            when(is('in_life', side === 'A' ? 'partner_a' : 'partner_b'), answered('in_life_amt')),
          ),
        ),
        part(
          'While the Parties are married, each keeps insurance on that Party’s life of at least {{answer.in_life_amt}} that is payable to the other.',
          when(is('in_life', 'both'), answered('in_life_amt')),
        ),
        'What is missing of that sum at death is a debt of the estate. Insurance that cannot be had at ordinary rates need not be kept.',
      ],
      when: when(is('in_life', 'partner_a', 'partner_b', 'both'), answered('in_life_amt')),
      summary: [
        ...eachSide((side, other) =>
          part(
            `{{${side}.name}} keeps life insurance of at least {{answer.in_life_amt}} for {{${other}.name}}.`,
            when(is('in_life', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        part(
          'Each of you keeps life insurance of at least {{answer.in_life_amt}} for the other.',
          when(is('in_life', 'both')),
        ),
        'What is missing at death is owed by the estate.',
      ],
    },
    {
      key: 'ins_health',
      heading: 'Health coverage after a separation',
      parts: [
        part(
          'After a separation each Party takes care of that Party’s own health coverage, as far as court orders allow it.',
          when(is('in_health', 'own')),
        ),
        part(
          'After a separation neither Party removes the other from health coverage before the final judgment.',
          when(is('in_health', 'until_judgment')),
        ),
        part(
          'After a separation neither Party removes the other from health coverage before the final judgment, and the coverage goes on for up to eighteen (18) months after it where the plan allows that. The Parties share its cost equally.',
          when(is('in_health', 'months_shared')),
        ),
      ],
      when: when(answered('in_health')),
      summary: [
        part('After a separation each of you takes care of your own health coverage.', when(is('in_health', 'own'))),
        part(
          'After a separation neither of you removes the other from health coverage before the divorce is final.',
          when(is('in_health', 'until_judgment')),
        ),
        part(
          'After a separation health coverage goes on until the divorce is final and up to eighteen months after it, at shared cost.',
          when(is('in_health', 'months_shared')),
        ),
      ],
    },
  ],
};
