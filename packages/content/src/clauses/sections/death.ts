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
      heading: 'Waiver of rights in the estate',
      parts: [
        part(
          'Each Party waives every right in the other’s estate that the law gives a surviving spouse.',
          when(is('de_estate', 'both_waive')),
        ),
        ...eachSide((side, other) =>
          part(
            `{{${side}.name}} waives every right in the estate of {{${other}.name}} that the law gives a surviving spouse. {{${other}.name}} keeps such rights in the estate of {{${side}.name}}.`,
            when(is('de_estate', side === 'A' ? 'partner_a_waives' : 'partner_b_waives')),
          ),
        ),
        part(
          'The rights waived include, to the extent the law gives them, the elective share, the intestate share, the share of an omitted spouse, homestead, exempt property, the family allowance, dower and curtesy, and the right to be named personal representative.',
          EQUITABLE,
        ),
        part(
          'The rights waived include, to the extent the law gives them, the intestate share in the other’s property, the share of an omitted spouse, the probate homestead, exempt property, the family allowance, and the right to be named personal representative. The survivor keeps the survivor’s own half of {{term.maritalProperty}}.',
          COMMUNITY,
        ),
        part('The waiver includes the year’s support that Georgia law gives a surviving spouse.', inStates('GA')),
        part(
          'The waiver includes the homestead rights that article X, section 4, of the Florida Constitution and sections 732.401 and 732.4015 of the Florida Statutes give a surviving spouse: the life estate, the undivided one-half interest that may be elected in its place, and the limits on devising the homestead.',
          inStates('FL'),
        ),
        part('The Parties sign this Agreement in the presence of two subscribing witnesses.', inStates('FL')),
        part('The waiver covers the deferred marital property elective share.', inStates('WI')),
        'What this Agreement, a will, a trust or a beneficiary designation gives the survivor is not waived.',
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
        part('Under the law of {{state.name}}, an agreement made before marriage cannot waive these rights.', {
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
      key: 'dth_gift',
      heading: 'Minimum for the survivor',
      parts: [
        part(
          'If a Party dies while the Parties are married, the survivor shall receive at least {{answer.de_gift_amt}}.',
          when(is('de_gift', 'amount'), isAbove('de_gift_amt', '0')),
        ),
        part(
          'If a Party dies while the Parties are married, the survivor shall receive at least one third of the net estate.',
          when(is('de_gift', 'third')),
        ),
        part(
          'If a Party dies while the Parties are married, the survivor shall receive at least one half of the net estate.',
          when(is('de_gift', 'half')),
        ),
        part(
          'The net estate is what the deceased Party owned that does not pass by title, trust or beneficiary designation, less debts and costs of administration.',
          when(is('de_gift', 'third', 'half')),
        ),
        'Whatever the survivor receives because of the death counts toward this minimum, whether by will, by law, in trust, by title, as a beneficiary or from insurance. Any shortfall is a debt of the estate.',
        part('The survivor’s own half of {{term.maritalProperty}} does not count toward it.', COMMUNITY),
        part('A part that Louisiana law reserves for forced heirs comes first.', inStates('LA')),
        part('{{ref.dth_pending}} governs a death while a divorce is pending.', { withClauses: ['dth_pending'] }),
        part('This section does not apply if a divorce is pending at the death.', { withoutClauses: ['dth_pending'] }),
      ],
      when: { any: [is('de_gift', 'third', 'half'), isAbove('de_gift_amt', '0')] },
      summary: [
        part(
          'If one of you dies, the survivor receives at least {{answer.de_gift_amt}} in all.',
          when(is('de_gift', 'amount')),
        ),
        part('If one of you dies, the survivor receives at least a third of the estate.', when(is('de_gift', 'third'))),
        part('If one of you dies, the survivor receives at least half of the estate.', when(is('de_gift', 'half'))),
        'What the survivor receives in other ways because of the death counts; the estate owes the rest.',
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
            `If the deceased Party was the sole owner of the home in which both lived, the survivor may remain in it, rent-free, for {{count.de_home_months}} ${months} from the date of death and shall pay its running costs.`,
          when(is('de_home', 'stay'), isAbove('de_home_months', '0')),
        ),
        part(
          'If the deceased Party was the sole owner of the home in which both lived, the survivor receives it, subject to the debts secured by it. The estate shall convey it to the survivor within ninety (90) days after a personal representative is appointed. This duty binds the estate and everyone who takes from it.',
          when(is('de_home', 'receive')),
        ),
        part(
          'If the deceased Party was the sole owner of the home in which both lived, this Agreement gives the survivor no right to remain in it, and the survivor waives any such right to the extent the law allows.',
          when(is('de_home', 'none')),
        ),
        part(
          '{{ref.dth_estate}} governs the homestead rights that the Florida Constitution gives a surviving spouse.',
          {
            ...inStates('FL'),
            withClauses: ['dth_estate'],
          },
        ),
        part(
          'This section waives none of the homestead rights that article X, section 4, of the Florida Constitution gives a surviving spouse.',
          { ...inStates('FL'), withoutClauses: ['dth_estate'] },
        ),
      ],
      when: { any: [is('de_home', 'receive', 'none'), isAbove('de_home_months', '0')] },
      summary: [
        ...byNumber(
          'de_home_months',
          MONTH,
          (months) =>
            `The survivor may stay in the other’s home for {{count.de_home_months}} ${months}, rent-free, and pays its running costs.`,
          when(is('de_home', 'stay')),
        ),
        part(
          'The survivor receives the other’s home in which you both lived, with the debts on it, and the estate has to sign it over.',
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
          'Within sixty (60) days after the wedding, each Party shall name the other as beneficiary of that Party’s retirement accounts.',
          when(is('de_retirement', 'spouse')),
        ),
        part(
          'Each Party may name anyone as beneficiary of that Party’s retirement accounts. Within sixty (60) days after the wedding, and again whenever asked, the other shall sign the consent that the plan and federal law require; a promise made before the wedding is not such a consent.',
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
          'If a Party dies while a divorce is pending, the terms of this Agreement that apply at death govern.',
          when(is('de_pending', 'death')),
        ),
        part(
          'If a Party dies while a divorce is pending, the terms of this Agreement that apply at divorce govern, as between the survivor and the estate.',
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
        'Either Party may give the other more than this Agreement does, by will, trust, beneficiary designation or gift. Nothing said or done is a promise of such a gift unless it is in a signed writing.',
      ],
      summary: 'You may always leave each other more than the agreement says.',
    },
    {
      key: 'ins_life',
      heading: 'Life insurance',
      parts: [
        ...eachSide((side, other) =>
          part(
            `While the Parties are married, {{${side}.name}} shall keep insurance of at least {{answer.in_life_amt}} on {{${side}.their}} life, payable to {{${other}.name}}.`,
            when(is('in_life', side === 'A' ? 'partner_a' : 'partner_b'), isAbove('in_life_amt', '0')),
          ),
        ),
        part(
          'While the Parties are married, each shall keep insurance of at least {{answer.in_life_amt}} on that Party’s life, payable to the other.',
          when(is('in_life', 'both'), isAbove('in_life_amt', '0')),
        ),
        'Any shortfall at death is a debt of the estate. Insurance that cannot be obtained at ordinary rates is not required.',
      ],
      when: when(is('in_life', 'partner_a', 'partner_b', 'both'), isAbove('in_life_amt', '0')),
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
        'The estate owes any shortfall at death.',
      ],
    },
    {
      key: 'ins_health',
      heading: 'Health coverage after a separation',
      parts: [
        part(
          'After a separation, each Party is responsible for that Party’s own health coverage, to the extent court orders allow.',
          when(is('in_health', 'own')),
        ),
        part(
          'After a separation, neither Party shall remove the other from health coverage before the final judgment.',
          when(is('in_health', 'until_judgment')),
        ),
        part(
          'After a separation, neither Party shall remove the other from health coverage before the final judgment, and the coverage continues for up to eighteen (18) months after it where the plan allows that. The Parties shall share its cost equally.',
          when(is('in_health', 'months_shared')),
        ),
      ],
      when: when(answered('in_health')),
      summary: [
        part('After a separation, each of you arranges your own health coverage.', when(is('in_health', 'own'))),
        part(
          'After a separation, neither of you removes the other from health coverage before the divorce is final.',
          when(is('in_health', 'until_judgment')),
        ),
        part(
          'After a separation, health coverage continues until the divorce is final and for up to eighteen months after it, at shared cost.',
          when(is('in_health', 'months_shared')),
        ),
      ],
    },
  ],
};
