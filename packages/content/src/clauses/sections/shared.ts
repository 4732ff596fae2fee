import {
  answered,
  type AuthoredClauseSection,
  both,
  COMMUNITY,
  EQUITABLE,
  inStates,
  is,
  part,
  when,
} from '../authoring';

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
          'What the Parties acquire from the {{term.effectiveDate}} to the {{term.cutoffDate}} is {{term.maritalProperty}} or {{term.separateProperty}} as the law of {{state.name}} says, except where this Agreement says otherwise.',
          when(is('mp_scheme', 'state_default')),
        ),
        part(
          'Of what the Parties acquire during the marriage, only what is titled in both names is {{term.maritalProperty}}. What is titled in one name, or has no title and was paid for by one Party, is that Party’s {{term.separateProperty}}, except where this Agreement says otherwise.',
          when(is('mp_scheme', 'joint_title')),
        ),
        part(
          'Everything that either Party acquires from the {{term.effectiveDate}} to the {{term.cutoffDate}}, in whatever name, is {{term.maritalProperty}}, except where this Agreement says otherwise.',
          when(is('mp_scheme', 'all_shared')),
        ),
        part(
          'Nothing that either Party acquires during the marriage is shared unless both Parties sign a writing that says so, or this Agreement does. What a Party acquires is that Party’s {{term.separateProperty}}.',
          when(is('mp_scheme', 'nothing_shared')),
        ),
        part(
          'The Parties give up, as far as this section says so, the rules of community property of {{state.name}}.',
          { ...both(when(is('mp_scheme', 'joint_title', 'nothing_shared')), COMMUNITY), notInStates: ['LA', 'WI'] },
        ),
        part(
          'The Parties choose the regime of separation of property and exclude the legal regime of community of acquets and gains.',
          both(when(is('mp_scheme', 'joint_title', 'nothing_shared')), inStates('LA')),
        ),
        part(
          'What is titled in both names belongs to them in indivision and forms no community.',
          both(when(is('mp_scheme', 'joint_title')), inStates('LA')),
        ),
        part(
          'The Parties choose the legal regime of community of acquets and gains with the changes that this Agreement makes. {{term.maritalProperty}} is what then belongs to the community.',
          both(when(is('mp_scheme', 'state_default', 'all_shared')), inStates('LA')),
        ),
        part(
          'By this marital property agreement the Parties classify their property themselves instead of leaving it to chapter 766 of the Wisconsin Statutes.',
          both(when(is('mp_scheme', 'joint_title', 'all_shared', 'nothing_shared')), inStates('WI')),
        ),
        part(
          'Alaska law lets spouses choose community property in a community property agreement of a form of its own, or in a trust. This Agreement is neither: what it makes shared is shared as this Agreement says, unless the Parties sign such an agreement or trust as well.',
          both(when(is('mp_scheme', 'all_shared')), inStates('AK')),
        ),
        part(
          'The rules of equitable distribution of {{state.name}} apply only to what this Agreement makes {{term.maritalProperty}}.',
          both(when(is('mp_scheme', 'joint_title', 'all_shared', 'nothing_shared')), EQUITABLE),
        ),
        part('The Parties add: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
      when: when(answered('mp_scheme')),
      summary: [
        part(
          'What you get after the wedding is shared or not as the law of {{state.name}} says.',
          when(is('mp_scheme', 'state_default')),
        ),
        part(
          'Of what you get after the wedding, only what is in both names is shared.',
          when(is('mp_scheme', 'joint_title')),
        ),
        part('What either of you gets after the wedding is shared.', when(is('mp_scheme', 'all_shared'))),
        part(
          'What you get after the wedding is shared only if you sign that it is.',
          when(is('mp_scheme', 'nothing_shared')),
        ),
        'Other sections may say otherwise for some things.',
        part('You add: {{answer.mp_scheme}}.', when(answered('mp_scheme'))),
      ],
    },
    {
      key: 'shr_earn',
      heading: 'Earnings',
      parts: [
        part(
          'Pay and profit from work during the marriage are {{term.maritalProperty}}.',
          when(is('mp_earnings', 'shared')),
        ),
        part(
          'Pay and profit from work during the marriage, and what is bought with them, are the {{term.separateProperty}} of the Party who earns them.',
          when(is('mp_earnings', 'earner')),
        ),
        part(
          'Of each Party’s pay and profit from work during the marriage, after tax, {{percent.mp_earnings_pct}} is {{term.maritalProperty}}. The rest is the {{term.separateProperty}} of the Party who earns it.',
          when(is('mp_earnings', 'partly'), answered('mp_earnings_pct')),
        ),
        part('The Parties change by this the character that community property law would give to earnings.', {
          ...both(when(is('mp_earnings', 'earner', 'partly')), COMMUNITY),
          notInStates: ['WI'],
        }),
        part(
          'The Parties change by this the classification that Wisconsin marital property law would give to earnings.',
          both(when(is('mp_earnings', 'earner', 'partly')), inStates('WI')),
        ),
      ],
      when: when(answered('mp_earnings')),
      summary: [
        part('Your pay is shared.', when(is('mp_earnings', 'shared'))),
        part('Pay belongs to whoever earns it.', when(is('mp_earnings', 'earner'))),
        part('Of your pay after tax, {{percent.mp_earnings_pct}} is shared.', when(is('mp_earnings', 'partly'))),
      ],
    },
    {
      key: 'shr_equity',
      heading: 'Bonuses and equity awards',
      parts: [
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage follow the rule for earnings, by the period for which they are granted.',
          when(is('mp_equity', 'same_as_pay')),
        ),
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage are the {{term.separateProperty}} of the Party who earned them.',
          when(is('mp_equity', 'earner')),
        ),
        part(
          'Bonuses, stock, stock units, options and similar awards for work during the marriage are {{term.maritalProperty}} as far as they are paid or vest before the {{term.cutoffDate}}.',
          when(is('mp_equity', 'shared_once_vested')),
        ),
      ],
      when: when(answered('mp_equity')),
      summary: [
        part('Bonuses and stock follow the rule for pay.', when(is('mp_equity', 'same_as_pay'))),
        part('Bonuses and stock belong to whoever earned them.', when(is('mp_equity', 'earner'))),
        part('Bonuses and stock are shared once they are paid or vest.', when(is('mp_equity', 'shared_once_vested'))),
      ],
    },
    {
      key: 'shr_retire',
      heading: 'Retirement savings',
      parts: [
        part(
          'Retirement savings built during the marriage, with their growth, are the owner’s {{term.separateProperty}}.',
          when(is('mp_retirement', 'owner')),
        ),
        part(
          'Retirement savings built from the {{term.effectiveDate}} to the {{term.cutoffDate}}, with their growth, are {{term.maritalProperty}}.',
          when(is('mp_retirement', 'shared')),
        ),
        part(
          'What is paid into retirement savings from the {{term.effectiveDate}} to the {{term.cutoffDate}} is {{term.maritalProperty}}. Its growth belongs to the owner.',
          when(is('mp_retirement', 'contributions_shared')),
        ),
        'Rights in most employers’ plans can be given up only by a spouse, on the plan’s own form. Each Party will sign within sixty (60) days after the wedding every consent that this Agreement calls for, and until then holds what a plan pays contrary to it for the other Party.',
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
        'After the wedding each of you signs the forms that the plans ask for.',
      ],
    },
    {
      key: 'shr_cutoff',
      heading: 'When sharing stops',
      parts: [
        part(
          'Sharing stops on the day on which one Party gives the other a written notice of separation, if a divorce or legal separation follows (the {{term.cutoffDate}}).',
          when(is('mp_cutoff', 'written_notice')),
        ),
        part(
          'Sharing stops on the day on which a petition for divorce, dissolution or legal separation is filed that ends in a judgment (the {{term.cutoffDate}}).',
          when(is('mp_cutoff', 'filing')),
        ),
        part(
          'Sharing stops on the day of the final judgment that ends the marriage (the {{term.cutoffDate}}).',
          when(is('mp_cutoff', 'final_judgment')),
        ),
        part('What is acquired later is the {{term.separateProperty}} of the Party who acquires it.'),
      ],
      when: when(answered('mp_cutoff')),
      summary: [
        part('Sharing stops with a written notice of separation.', when(is('mp_cutoff', 'written_notice'))),
        part('Sharing stops when a divorce is filed.', when(is('mp_cutoff', 'filing'))),
        part('Sharing stops when the divorce is final.', when(is('mp_cutoff', 'final_judgment'))),
      ],
    },
    {
      key: 'shr_split',
      heading: 'Division',
      parts: [
        part(
          'If the marriage ends otherwise than by death, {{term.maritalProperty}} less {{term.maritalDebts}} is divided equally.',
          when(is('mp_split', 'equally')),
        ),
        part(
          'If the marriage ends otherwise than by death, {{term.maritalProperty}} less {{term.maritalDebts}} is divided in proportion to what each Party put into it, as records show; what the records leave open is divided equally.',
          when(is('mp_split', 'by_contribution')),
        ),
        part(
          'If the marriage ends otherwise than by death, {{A.name}} receives {{percent.mp_split_pct_a}} and {{B.name}} receives {{remainder.mp_split_pct_a}} of {{term.maritalProperty}} less {{term.maritalDebts}}.',
          when(is('mp_split', 'fixed_percent'), answered('mp_split_pct_a')),
        ),
        part(
          'If the marriage ends otherwise than by death, {{term.maritalProperty}} and {{term.maritalDebts}} are divided as the law of {{state.name}} says.',
          when(is('mp_split', 'state_law')),
        ),
        part(
          'A court follows the factors of equitable distribution of {{state.name}} for this division only.',
          both(when(is('mp_split', 'state_law')), EQUITABLE),
        ),
        part('{{term.separateProperty}} goes to its owner and is not weighed in the division.'),
        part(
          'The Parties know that a court in Michigan may reach it all the same where a statute lets the court do equity between spouses.',
          inStates('MI'),
        ),
        part(
          'The Parties know that a court in Wisconsin may refuse to follow terms on property that are inequitable at the divorce.',
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
          when(is('mp_split', 'fixed_percent')),
        ),
        part(
          'If you divorce, what is shared is divided as the law of {{state.name}} says.',
          when(is('mp_split', 'state_law')),
        ),
        'What belongs to one of you stays with that person.',
        part('A court may see it differently where the law of {{state.name}} says so.', inStates('MI', 'WI')),
      ],
    },
  ],
};
