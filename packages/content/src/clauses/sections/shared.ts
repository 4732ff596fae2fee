import {
  answered,
  type AuthoredClauseSection,
  type AuthoredPart,
  both,
  COMMUNITY,
  EQUITABLE,
  inStates,
  is,
  isAbove,
  isBelow,
  isExactly,
  part,
  when,
} from '../authoring';

/** Where pay, awards or retirement savings are shared although nothing else is. */
const SHARES_IN_PART = [
  is('mp_earnings', 'shared'),
  isAbove('mp_earnings_pct', '0'),
  is('mp_equity', 'shared_once_vested'),
  is('mp_retirement', 'shared', 'contributions_shared'),
];

/** What the law of a state wants said beside the couple's own rule, where that may be that nothing is shared. */
const besideOwnRule: AuthoredPart[] = [
  part('To the extent this section provides, the Parties waive the community property rules of {{state.name}}.', {
    ...both(when(is('mp_scheme', 'joint_title', 'nothing_shared')), COMMUNITY),
    notInStates: ['LA', 'TX', 'WI'],
  }),
  part(
    'As article XVI, section 15, of the Texas Constitution allows, and without intent to defraud existing creditors, the Parties partition and exchange between them their interests in the community property that they will acquire. Each interest is the {{term.separateProperty}} of the Party to whom this section gives it.',
    both(when(is('mp_scheme', 'joint_title', 'nothing_shared')), inStates('TX')),
  ),
  part(
    'The Parties choose the regime of separation of property and exclude the legal regime of community of acquets and gains.',
    both(when(is('mp_scheme', 'joint_title', 'nothing_shared')), inStates('LA')),
  ),
  part(
    'By this marital property agreement, the Parties classify their property themselves instead of leaving it to chapter 766 of the Wisconsin Statutes.',
    both(when(is('mp_scheme', 'joint_title', 'all_shared', 'nothing_shared')), inStates('WI')),
  ),
  part(
    'The equitable distribution rules of {{state.name}} apply only to property that this Agreement makes {{term.maritalProperty}}.',
    both(when(is('mp_scheme', 'joint_title', 'all_shared', 'nothing_shared')), EQUITABLE),
  ),
];

/** The same beside any rule. */
const besideRule: AuthoredPart[] = [
  ...besideOwnRule,
  part(
    'Property titled in both names belongs to the Parties in indivision and forms no community.',
    both(when(is('mp_scheme', 'joint_title')), inStates('LA')),
  ),
  part(
    'The Parties choose the legal regime of community of acquets and gains as modified by this Agreement. {{term.maritalProperty}} is the property that belongs to that community.',
    both(when(is('mp_scheme', 'state_default', 'all_shared')), inStates('LA')),
  ),
  part(
    'Alaska law lets spouses choose community property by a separate community property agreement or trust. This Agreement is neither. Unless the Parties also sign such an agreement or trust, property that this Agreement makes shared is not community property; it is shared as this Agreement provides.',
    both(when(is('mp_scheme', 'all_shared')), inStates('AK')),
  ),
];

export const shared: AuthoredClauseSection = {
  key: 'shared',
  title: '{{term.maritalProperty}}',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'shr_rule',
      heading: 'What is shared',
      parts: [
        part(
          'Property that the Parties acquire from the {{term.effectiveDate}} to the {{term.cutoffDate}} is {{term.maritalProperty}} or {{term.separateProperty}} as the law of {{state.name}} provides, except as this Agreement provides otherwise.',
          when(is('mp_scheme', 'state_default')),
        ),
        part(
          'Of the property that the Parties acquire during the marriage, only property titled in both names is {{term.maritalProperty}}. Property that is titled in one name, or that has no title and was paid for by one Party, is that Party’s {{term.separateProperty}}, except as this Agreement provides otherwise.',
          when(is('mp_scheme', 'joint_title')),
        ),
        part(
          'All property that either Party acquires from the {{term.effectiveDate}} to the {{term.cutoffDate}}, in whatever name, is {{term.maritalProperty}}, except as this Agreement provides otherwise.',
          when(is('mp_scheme', 'all_shared')),
        ),
        part(
          'Property that a Party acquires during the marriage is that Party’s {{term.separateProperty}}. It is shared only if both Parties so agree in a signed writing or this Agreement so provides.',
          when(is('mp_scheme', 'nothing_shared')),
        ),
        ...besideRule,
        part('The Parties further agree: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
      when: { ...when(answered('mp_scheme')), withoutClauses: ['shr_rule_only'] },
      summary: [
        part(
          'Whether what you get after the wedding is shared depends on the law of {{state.name}}.',
          when(is('mp_scheme', 'state_default')),
        ),
        part(
          'Of what you get after the wedding, only what is in both names is shared.',
          when(is('mp_scheme', 'joint_title')),
        ),
        part('What either of you gets after the wedding is shared.', when(is('mp_scheme', 'all_shared'))),
        part(
          'What you get after the wedding is shared only if you both sign that it is.',
          when(is('mp_scheme', 'nothing_shared')),
        ),
        'Other sections have their own rules for some things.',
        part('You also agreed: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
    },
    {
      // “Nothing is shared” beside a section that shares pay would say the opposite of it.
      key: 'shr_rule_only',
      heading: 'What is shared',
      parts: [
        'Of the property that the Parties acquire during the marriage, only what another section of this Agreement makes {{term.maritalProperty}} is shared. All other property that a Party acquires is that Party’s {{term.separateProperty}}, unless both Parties agree otherwise in a signed writing.',
        ...besideOwnRule,
        part('The Parties further agree: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
      when: { ...when(is('mp_scheme', 'nothing_shared')), any: SHARES_IN_PART },
      summary: [
        'Of what you get after the wedding, only what another section shares is shared. The rest belongs to the one who gets it.',
        part('You also agreed: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
    },
    {
      key: 'shr_earn',
      heading: 'Earnings',
      parts: [
        part(
          'Pay and profits from work during the marriage are {{term.maritalProperty}}.',
          when(is('mp_earnings', 'shared')),
        ),
        part(
          'Pay and profits from work during the marriage, and property bought with them, are the {{term.separateProperty}} of the Party who earns them.',
          when(is('mp_earnings', 'earner')),
        ),
        part(
          'Of each Party’s after-tax pay and profits from work during the marriage, {{percent.mp_earnings_pct}} is {{term.maritalProperty}}. The rest is the {{term.separateProperty}} of the Party who earns it.',
          when(is('mp_earnings', 'partly'), isAbove('mp_earnings_pct', '0')),
        ),
        part('This changes the character that community property law would otherwise give to earnings.', {
          ...both(when(is('mp_earnings', 'earner', 'partly')), COMMUNITY),
          notInStates: ['TX', 'WI'],
        }),
        part(
          'The Parties partition and exchange between them their interests in the earnings that this section leaves to the Party who earns them, so that these are that Party’s {{term.separateProperty}}.',
          both(when(is('mp_earnings', 'earner', 'partly')), inStates('TX')),
        ),
        part(
          'This changes the classification that Wisconsin marital property law would otherwise give to earnings.',
          both(when(is('mp_earnings', 'earner', 'partly')), inStates('WI')),
        ),
      ],
      when: when(answered('mp_earnings')),
      summary: [
        part('Your pay is shared.', when(is('mp_earnings', 'shared'))),
        part('Pay belongs to the person who earns it.', when(is('mp_earnings', 'earner'))),
        part('Of your pay after tax, {{percent.mp_earnings_pct}} is shared.', when(is('mp_earnings', 'partly'))),
      ],
    },
    {
      key: 'shr_equity',
      heading: 'Bonuses and equity awards',
      parts: [
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage follow the rule for earnings, according to the period for which they are granted.',
          when(is('mp_equity', 'same_as_pay')),
        ),
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage are the {{term.separateProperty}} of the Party who earned them.',
          when(is('mp_equity', 'earner')),
        ),
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage are {{term.maritalProperty}} to the extent they are paid or vest before the {{term.cutoffDate}}.',
          when(is('mp_equity', 'shared_once_vested')),
        ),
      ],
      when: when(answered('mp_equity')),
      summary: [
        part('Bonuses and stock follow the rule for pay.', when(is('mp_equity', 'same_as_pay'))),
        part('Bonuses and stock belong to the person who earned them.', when(is('mp_equity', 'earner'))),
        part('Bonuses and stock are shared once they are paid or vest.', when(is('mp_equity', 'shared_once_vested'))),
      ],
    },
    {
      key: 'shr_retire',
      heading: 'Retirement savings',
      parts: [
        part(
          'Retirement savings accumulated during the marriage, with their growth, are the owner’s {{term.separateProperty}}.',
          when(is('mp_retirement', 'owner')),
        ),
        part(
          'Retirement savings accumulated from the {{term.effectiveDate}} to the {{term.cutoffDate}}, with their growth, are {{term.maritalProperty}}.',
          when(is('mp_retirement', 'shared')),
        ),
        part(
          'Contributions to retirement savings from the {{term.effectiveDate}} to the {{term.cutoffDate}} are {{term.maritalProperty}}. Their growth belongs to the owner.',
          when(is('mp_retirement', 'contributions_shared')),
        ),
        'Rights in most employer plans can be waived only by a spouse, on the plan’s own form. Within sixty (60) days after the wedding, each Party shall sign every consent that this Agreement calls for. Until then, each Party holds in trust for the other Party anything that a plan pays contrary to this Agreement.',
      ],
      when: when(answered('mp_retirement')),
      summary: [
        part('Retirement savings from the marriage belong to their owner.', when(is('mp_retirement', 'owner'))),
        part(
          'Retirement savings from the marriage are shared, with their growth.',
          when(is('mp_retirement', 'shared')),
        ),
        part(
          'What you pay into retirement savings during the marriage is shared; its growth is not.',
          when(is('mp_retirement', 'contributions_shared')),
        ),
        'After the wedding, each of you signs the forms that the plans require.',
      ],
    },
    {
      key: 'shr_cutoff',
      heading: 'When sharing stops',
      parts: [
        part(
          'Sharing stops on the {{term.cutoffDate}}, which is the day on which one Party gives the other written notice of separation, if a divorce or legal separation follows.',
          when(is('mp_cutoff', 'written_notice')),
        ),
        part(
          'Sharing stops on the {{term.cutoffDate}}, which is the day on which a petition is filed that results in a judgment of divorce, dissolution or legal separation.',
          when(is('mp_cutoff', 'filing')),
        ),
        part(
          'Sharing stops on the {{term.cutoffDate}}, which is the date of the final judgment that ends the marriage.',
          when(is('mp_cutoff', 'final_judgment')),
        ),
        part('Property acquired later is the {{term.separateProperty}} of the Party who acquires it.'),
      ],
      when: when(answered('mp_cutoff')),
      summary: [
        part(
          'Sharing stops with a written notice of separation, but only if a divorce or legal separation follows.',
          when(is('mp_cutoff', 'written_notice')),
        ),
        part('Sharing stops when a divorce is filed, but only if it is granted.', when(is('mp_cutoff', 'filing'))),
        part('Sharing stops when the divorce is final.', when(is('mp_cutoff', 'final_judgment'))),
      ],
    },
    {
      key: 'shr_split',
      heading: 'Division',
      parts: [
        part(
          'If the marriage ends other than by death, {{term.maritalProperty}} less {{term.maritalDebts}} is divided equally.',
          when(is('mp_split', 'equally')),
        ),
        part(
          'If the marriage ends other than by death, {{term.maritalProperty}} less {{term.maritalDebts}} is divided in proportion to what each Party contributed to it, as shown by records. Whatever the records do not show is divided equally.',
          when(is('mp_split', 'by_contribution')),
        ),
        part(
          'If the marriage ends other than by death, {{A.name}} receives {{percent.mp_split_pct_a}} and {{B.name}} receives {{remainder.mp_split_pct_a}} of {{term.maritalProperty}} less {{term.maritalDebts}}.',
          when(is('mp_split', 'fixed_percent'), isBelow('mp_split_pct_a', '100')),
        ),
        part(
          'If the marriage ends other than by death, {{A.name}} receives all {{term.maritalProperty}} and owes all {{term.maritalDebts}}.',
          when(is('mp_split', 'fixed_percent'), isExactly('mp_split_pct_a', '100')),
        ),
        part(
          'If the marriage ends other than by death, {{term.maritalProperty}} and {{term.maritalDebts}} are divided as the law of {{state.name}} provides.',
          when(is('mp_split', 'state_law')),
        ),
        part(
          'A court applies the equitable distribution factors of {{state.name}} to this division only.',
          both(when(is('mp_split', 'state_law')), EQUITABLE),
        ),
        part('{{term.separateProperty}} goes to its owner and is not considered in the division.'),
        part(
          'The Parties understand that a Michigan court may nevertheless award part of it to the other Party where a statute so allows.',
          inStates('MI'),
        ),
        part(
          'The Parties understand that a court in Wisconsin may decline to enforce property terms that are inequitable at divorce.',
          inStates('WI'),
        ),
      ],
      when: when(answered('mp_split')),
      summary: [
        part('If you divorce, what is shared is divided equally, less shared debts.', when(is('mp_split', 'equally'))),
        part(
          'If you divorce, what is shared is divided by what each of you put in, less shared debts.',
          when(is('mp_split', 'by_contribution')),
        ),
        part(
          'If you divorce, {{A.name}} receives {{percent.mp_split_pct_a}} and {{B.name}} receives {{remainder.mp_split_pct_a}} of what is shared, less shared debts.',
          when(is('mp_split', 'fixed_percent'), isBelow('mp_split_pct_a', '100')),
        ),
        part(
          'If you divorce, {{A.name}} receives all that is shared, with all shared debts.',
          when(is('mp_split', 'fixed_percent'), isExactly('mp_split_pct_a', '100')),
        ),
        part(
          'If you divorce, what is shared is divided as the law of {{state.name}} provides.',
          when(is('mp_split', 'state_law')),
        ),
        'What belongs to one of you stays with that person.',
        part('A court may decide otherwise where the law of {{state.name}} allows.', inStates('MI', 'WI')),
      ],
    },
    {
      key: 'shr_vehicles',
      heading: 'Cars',
      parts: [
        'If the marriage ends other than by death, a car that is {{term.maritalProperty}} goes to the Party who mainly drives it, and that Party shall pay any loan on it. Its market value less that loan counts toward that Party’s share.',
      ],
      when: { ...when(is('mp_split', 'equally', 'by_contribution', 'fixed_percent')), withoutClauses: ['shr_cars'] },
      summary: 'If you divorce, a shared car goes to the one who mainly drives it.',
    },
    {
      key: 'shr_cars',
      heading: 'Cars',
      parts: [
        part(
          'A vehicle acquired during the marriage belongs to the Party in whose name it is titled, no matter who pays for it. If it is titled in both names, it goes to the Party who mainly drives it when property is divided.',
          when(is('mp_cars', 'title')),
        ),
        part(
          'A vehicle acquired during the marriage is {{term.maritalProperty}}. If the marriage ends other than by death, it goes to the Party who mainly drives it.',
          when(is('mp_cars', 'driver')),
        ),
        part(
          'A vehicle acquired during the marriage is {{term.maritalProperty}}. If the marriage ends other than by death, it shall be sold, unless the Parties agree otherwise. The proceeds, less any loan on it, are {{term.maritalProperty}}.',
          when(is('mp_cars', 'sold')),
        ),
        part(
          'The Party who keeps a shared vehicle shall pay any loan on it. Its market value less that loan counts toward that Party’s share.',
          when(is('mp_cars', 'title', 'driver')),
        ),
      ],
      when: when(answered('mp_cars')),
      summary: [
        part('A car you buy later belongs to the one whose name is on the title.', when(is('mp_cars', 'title'))),
        part(
          'If you divorce, a car you bought together goes to the one who mainly drives it, at its value.',
          when(is('mp_cars', 'driver')),
        ),
        part('A car you buy later is shared and, if you divorce, sold.', when(is('mp_cars', 'sold'))),
      ],
    },
    {
      key: 'shr_goods',
      heading: 'Household goods',
      parts: [
        'The Parties shall divide by agreement the furniture and other household goods that are {{term.maritalProperty}}. If they cannot agree, they choose items in turn, and a coin toss decides who chooses first. Only an item worth more than $2,500 counts toward a Party’s share.',
      ],
      when: {
        ...when(is('mp_split', 'equally', 'by_contribution', 'fixed_percent')),
        withoutClauses: ['shr_household'],
      },
      summary: 'If you divorce and cannot agree on shared furniture, you choose in turn.',
    },
    {
      key: 'shr_household',
      heading: 'Household goods',
      parts: [
        part(
          'Furniture and other household goods acquired during the marriage are {{term.maritalProperty}}. If the Parties cannot agree on their division, they choose items in turn, and a coin toss decides who chooses first. Only an item worth more than $2,500 counts toward a Party’s share.',
          when(is('mp_goods', 'in_turn')),
        ),
        part(
          'Furniture and other household goods acquired during the marriage belong to the Party who paid for them, as shown by records. Whatever the records do not show is {{term.maritalProperty}}.',
          when(is('mp_goods', 'payer')),
        ),
        part(
          'Furniture and other household goods acquired during the marriage are {{term.maritalProperty}}. If the marriage ends other than by death, they go to the Party who keeps the home in which both lived, and only an item worth more than $2,500 counts toward that Party’s share. If neither keeps it, the Parties choose items in turn.',
          when(is('mp_goods', 'home')),
        ),
      ],
      when: when(answered('mp_goods')),
      summary: [
        part(
          'Furniture you buy later is shared. If you cannot agree on it, you choose in turn.',
          when(is('mp_goods', 'in_turn')),
        ),
        part('Furniture you buy later belongs to the one who paid for it.', when(is('mp_goods', 'payer'))),
        part('If you divorce, the furniture goes to the one who keeps the home.', when(is('mp_goods', 'home'))),
      ],
    },
  ],
};
