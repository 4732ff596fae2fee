import {
  answered,
  type AuthoredClauseSection,
  both,
  COMMUNITY,
  EQUITABLE,
  eachSide,
  inStates,
  is,
  paragraph,
  part,
  when,
} from '../authoring';

/** Louisiana spouses who do not separate their property have a community. */
const KEEPS_A_COMMUNITY = is('mp_scheme', 'state_default', 'all_shared');

export const separate: AuthoredClauseSection = {
  key: 'separate',
  title: '{{term.separateProperty}}',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'sep_premarital',
      heading: 'Property owned before marriage',
      parts: [
        part(
          'Everything that a Party owns on the day of the marriage, whether or not it is listed in a schedule, is and stays that Party’s {{term.separateProperty}}, however long the marriage lasts.',
          when(is('sp_premarital', 'stays')),
        ),
        part(
          'Everything that a Party owns on the day of the marriage is and stays that Party’s {{term.separateProperty}}, except for the items that {{ref.sep_exceptions}} names.',
          { ...when(is('sp_premarital', 'except_listed')), withClauses: ['sep_exceptions'] },
        ),
        part(
          'Everything that a Party owns on the day of the marriage is and stays that Party’s {{term.separateProperty}}, except for items that the Parties list in a writing signed by both.',
          { ...when(is('sp_premarital', 'except_listed')), withoutClauses: ['sep_exceptions'] },
        ),
        part(
          'From the day of the marriage, everything that either Party owned before it becomes {{term.maritalProperty}}, and each Party gives the other an equal interest in it.',
          when(is('sp_premarital', 'shared')),
        ),
        part(
          'What replaces an item, by sale, exchange or insurance, has the character of that item.',
          when(is('sp_premarital', 'stays', 'except_listed')),
        ),
        part(
          'The Parties know that without an agreement a court in Indiana may divide also what was owned before marriage. They exclude that.',
          { ...when(is('sp_premarital', 'stays', 'except_listed')), inStates: ['IN'] },
        ),
        part('The Parties add: {{answer.sp_premarital}}.', when(answered('sp_premarital'))),
      ],
      when: when(answered('sp_premarital')),
      summary: [
        part('What each of you owned before the wedding stays that person’s own.', when(is('sp_premarital', 'stays'))),
        part(
          'What each of you owned before the wedding stays that person’s own, except for what you list.',
          when(is('sp_premarital', 'except_listed')),
        ),
        part('What each of you owned before the wedding becomes shared.', when(is('sp_premarital', 'shared'))),
        part('You add: {{answer.sp_premarital}}.', when(answered('sp_premarital'))),
      ],
    },
    {
      key: 'sep_exceptions',
      heading: 'Items shared by agreement',
      parts: [
        'These items, though owned by one Party before the marriage, become {{term.maritalProperty}} on the {{term.effectiveDate}}: {{answer.sp_exceptions}}.',
        paragraph('The owner will sign whatever a register or an institution asks for to show this.'),
      ],
      when: when(is('sp_premarital', 'except_listed'), answered('sp_exceptions')),
      summary: 'The things you chose to share although one of you owned them first.',
    },
    {
      key: 'sep_growth',
      heading: 'Growth of {{term.separateProperty}}',
      parts: [
        'The Parties treat growth of {{term.separateProperty}} according to its cause, unless another section fixes who owns the growth of property of a particular kind.',
      ],
      when: { any: [answered('sp_growth_passive'), answered('sp_growth_active')], withClauses: ['sep_premarital'] },
      children: [
        {
          key: 'sep_growth_passive',
          parts: [
            part(
              'Growth that comes from markets, interest, inflation or the passage of time belongs to the owner.',
              when(is('sp_growth_passive', 'owner')),
            ),
            part(
              'Growth that comes from markets, interest, inflation or the passage of time, and that arises during the marriage, is {{term.maritalProperty}}.',
              when(is('sp_growth_passive', 'shared')),
            ),
            part('Such growth is called passive growth.', inStates('FL', 'NY')),
          ],
          when: when(answered('sp_growth_passive')),
        },
        {
          key: 'sep_growth_active',
          parts: [
            part(
              'Growth that comes from the effort of either Party, or from {{term.maritalProperty}} put into it, belongs to the owner. The other Party gives up any claim to it that the law would otherwise give.',
              when(is('sp_growth_active', 'owner')),
            ),
            part(
              'Growth that comes from the effort of either Party, or from {{term.maritalProperty}} put into it, is {{term.maritalProperty}} as far as it arises during the marriage.',
              when(is('sp_growth_active', 'shared')),
            ),
            part(
              'Of the growth that arises during the marriage from the effort of either Party, or from {{term.maritalProperty}} put into it, {{percent.sp_growth_pct}} is {{term.maritalProperty}}. The rest belongs to the owner.',
              when(is('sp_growth_active', 'partly'), answered('sp_growth_pct')),
            ),
            part('Such growth is called active growth.', inStates('FL', 'NY')),
          ],
          when: when(answered('sp_growth_active')),
        },
      ],
      summary: [
        part('Growth that comes by itself stays with the owner.', when(is('sp_growth_passive', 'owner'))),
        part('Growth that comes by itself is shared.', when(is('sp_growth_passive', 'shared'))),
        part(
          'Growth that comes from work or shared money stays with the owner.',
          when(is('sp_growth_active', 'owner')),
        ),
        part('Growth that comes from work or shared money is shared.', when(is('sp_growth_active', 'shared'))),
        part(
          'Of growth that comes from work or shared money, {{percent.sp_growth_pct}} is shared.',
          when(is('sp_growth_active', 'partly')),
        ),
      ],
    },
    {
      key: 'sep_income',
      heading: 'Income of {{term.separateProperty}}',
      parts: [
        part(
          'Rent, interest, dividends and other income of {{term.separateProperty}} belong to the owner and are {{term.separateProperty}} in turn.',
          when(is('sp_income', 'owner')),
        ),
        part(
          'Rent, interest, dividends and other income of {{term.separateProperty}} received during the marriage are {{term.maritalProperty}}. What they come from stays {{term.separateProperty}}.',
          when(is('sp_income', 'shared')),
        ),
        part(
          'The Parties know that the law of {{state.name}} would otherwise treat such income as shared, and they change that rule.',
          both(when(is('sp_income', 'owner')), inStates('TX', 'ID', 'LA', 'WI')),
        ),
        part(
          'Each Party will make and record, as far as needed, the written declaration by which the fruits of that Party’s separate property are reserved as separate.',
          both(when(is('sp_income', 'owner'), KEEPS_A_COMMUNITY), inStates('LA')),
        ),
      ],
      when: when(answered('sp_income')),
      summary: [
        part('Rent, interest and dividends stay with the owner.', when(is('sp_income', 'owner'))),
        part('Rent, interest and dividends are shared.', when(is('sp_income', 'shared'))),
      ],
    },
    {
      key: 'sep_trace',
      heading: 'Mixing and tracing',
      parts: [
        part(
          'Money that is {{term.separateProperty}} and is paid into an account in both names becomes {{term.maritalProperty}} when it is paid in.',
          when(is('sp_commingling', 'shared')),
        ),
        part(
          'Money that is {{term.separateProperty}} stays so when it is paid into an account in both names, as long as records let it be traced. The Party who claims it must show the records. What can no longer be traced is {{term.maritalProperty}}.',
          when(is('sp_commingling', 'traceable')),
        ),
        part(
          'A Party who pays {{term.separateProperty}} into an account in both names may take the same sum back, without interest or growth, when the account is divided, as far as the account then holds enough.',
          when(is('sp_commingling', 'returned')),
        ),
        part('This rule takes the place of the presumption that what is in a shared account is community property.', {
          ...both(when(is('sp_commingling', 'traceable', 'returned')), COMMUNITY),
          notInStates: ['LA', 'WI'],
        }),
        part(
          'This rule takes the place of the presumption that what is in a shared account is community property.',
          both(when(is('sp_commingling', 'traceable', 'returned'), KEEPS_A_COMMUNITY), inStates('LA')),
        ),
        part(
          'This rule takes the place of the presumption of Wisconsin law that what spouses hold is marital property.',
          both(when(is('sp_commingling', 'traceable', 'returned')), inStates('WI')),
        ),
      ],
      when: when(answered('sp_commingling')),
      summary: [
        part(
          'One person’s money becomes shared when it goes into a joint account.',
          when(is('sp_commingling', 'shared')),
        ),
        part(
          'One person’s money in a joint account stays that person’s own as long as records show it.',
          when(is('sp_commingling', 'traceable')),
        ),
        part(
          'One person’s money in a joint account can be taken back, without growth.',
          when(is('sp_commingling', 'returned')),
        ),
      ],
    },
    {
      key: 'sep_credit',
      heading: 'Repayment between estates',
      parts: [
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, the owner repays to the other Party, when the {{term.maritalProperty}} is divided, the other Party’s share of what was spent, without interest.',
          when(is('sp_credit', 'spent')),
        ),
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, the owner repays to the other Party, when the {{term.maritalProperty}} is divided, the other Party’s share of what was spent and the same share of the growth that the spending caused. Growth that is shared under another section is not repaid a second time.',
          when(is('sp_credit', 'spent_and_growth')),
        ),
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, nothing is repaid, and the other Party gives up any claim to reimbursement or credit that the law would otherwise give for it.',
          when(is('sp_credit', 'none')),
        ),
        part(
          'The Parties exclude every other claim of the community against a separate estate for what was spent on it.',
          {
            ...both(when(is('sp_credit', 'spent', 'spent_and_growth')), COMMUNITY),
            notInStates: ['LA', 'WI'],
          },
        ),
        part(
          'The Parties exclude every other claim of the community against a separate estate for what was spent on it.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth'), KEEPS_A_COMMUNITY), inStates('LA')),
        ),
        part(
          'The Parties exclude every other claim that Wisconsin law would give because marital property was spent on individual property.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth')), inStates('WI')),
        ),
        part(
          'The Parties exclude every other credit for a contribution of marital money to separate property.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth')), EQUITABLE),
        ),
        part(
          'Ordinary upkeep, taxes and insurance of a home in which both live are not repaid.',
          when(is('sp_credit', 'spent', 'spent_and_growth')),
        ),
        'Work on {{term.separateProperty}} is not repaid.',
        part(
          'What this Agreement says of growth decides who owns the growth that such work causes.',
          when(answered('sp_growth_active')),
        ),
      ],
      when: when(answered('sp_credit')),
      summary: [
        part(
          'When shared money goes into one person’s property, the other gets back a share of what was spent.',
          when(is('sp_credit', 'spent')),
        ),
        part(
          'When shared money goes into one person’s property, the other gets back a share of what was spent and of the growth that it caused.',
          when(is('sp_credit', 'spent_and_growth')),
        ),
        part('When shared money goes into one person’s property, nothing is paid back.', when(is('sp_credit', 'none'))),
        'Work is not paid back.',
      ],
    },
    {
      key: 'sep_gifts',
      heading: 'Gifts',
      parts: ['The Parties agree on gifts as follows.'],
      when: { any: [answered('sp_gifts_others'), answered('sp_gifts_between')] },
      children: [
        {
          key: 'sep_gifts_others',
          parts: [
            part(
              'A gift from someone else to one Party is that Party’s {{term.separateProperty}}. A gift to both belongs to both in equal shares.',
              when(is('sp_gifts_others', 'receiver')),
            ),
            part(
              'A gift from someone else, to one Party or to both, is {{term.maritalProperty}}.',
              when(is('sp_gifts_others', 'shared')),
            ),
          ],
          when: when(answered('sp_gifts_others')),
        },
        {
          key: 'sep_gifts_between',
          parts: [
            part(
              'A gift from one Party to the other is the receiver’s {{term.separateProperty}}.',
              when(is('sp_gifts_between', 'receiver')),
            ),
            part(
              'A gift from one Party to the other is {{term.maritalProperty}}.',
              when(is('sp_gifts_between', 'shared')),
            ),
            part(
              'A gift from one Party to the other is the receiver’s {{term.separateProperty}} up to a value of {{answer.sp_gifts_limit}} for each gift. A gift of greater value changes who owns what only if both Parties sign a writing that says so.',
              when(is('sp_gifts_between', 'up_to_limit'), answered('sp_gifts_limit')),
            ),
            part(
              'A gift that is not personal or is substantial in view of the Parties’ means changes the character of property only by a written declaration that says so expressly.',
              inStates('CA'),
            ),
          ],
          when: when(answered('sp_gifts_between')),
        },
      ],
      summary: [
        part('Gifts from others belong to whoever receives them.', when(is('sp_gifts_others', 'receiver'))),
        part('Gifts from others are shared.', when(is('sp_gifts_others', 'shared'))),
        part('Gifts between the two of you belong to the receiver.', when(is('sp_gifts_between', 'receiver'))),
        part('Gifts between the two of you are shared.', when(is('sp_gifts_between', 'shared'))),
        part(
          'Gifts between the two of you belong to the receiver up to {{answer.sp_gifts_limit}} each; a larger one changes nothing unless you both sign that it does.',
          when(is('sp_gifts_between', 'up_to_limit')),
        ),
      ],
    },
    {
      key: 'sep_inherit',
      heading: 'Inheritance and trusts',
      parts: [
        part(
          'What a Party inherits, or receives or may receive from a trust, and all its growth and income, is that Party’s {{term.separateProperty}}.',
          when(is('sp_inheritance', 'receiver_all')),
        ),
        part(
          'What a Party inherits, or receives or may receive from a trust, is that Party’s {{term.separateProperty}}. Its growth and income during the marriage are {{term.maritalProperty}}.',
          when(is('sp_inheritance', 'growth_shared')),
        ),
        part(
          'What a Party inherits or receives from a trust during the marriage is {{term.maritalProperty}} from the day on which it is received.',
          when(is('sp_inheritance', 'shared')),
        ),
        part(
          'An interest that a trust still holds is not shared before it is paid out.',
          when(is('sp_inheritance', 'growth_shared', 'shared')),
        ),
      ],
      when: when(answered('sp_inheritance')),
      summary: [
        part(
          'An inheritance or money from a trust stays with whoever receives it, with its growth.',
          when(is('sp_inheritance', 'receiver_all')),
        ),
        part(
          'An inheritance or money from a trust stays with whoever receives it; its growth during the marriage is shared.',
          when(is('sp_inheritance', 'growth_shared')),
        ),
        part(
          'An inheritance or money from a trust is shared once it is received.',
          when(is('sp_inheritance', 'shared')),
        ),
      ],
    },
    {
      key: 'sep_business',
      heading: 'Business interests',
      parts: [
        ...eachSide((side) =>
          part(
            `This section concerns every business or practice that {{${side}.name}} owns or starts.`,
            when(is('sp_business', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        part(
          'This section concerns every business or practice that either Party owns or starts.',
          when(is('sp_business', 'both')),
        ),
        'Shares that are traded on a stock exchange are no business in this sense.',
        part(
          'The business, its goodwill, its growth and its earnings while they are kept in it are the owner’s {{term.separateProperty}}, whoever works in it and whatever is put into it.',
          when(is('sp_business_class', 'owner_all')),
        ),
        part(
          'The business is the owner’s {{term.separateProperty}} at its value on the {{term.effectiveDate}} or on the later day on which it is started. Its growth in value during the marriage is {{term.maritalProperty}}.',
          when(is('sp_business_class', 'growth_shared')),
        ),
        part(
          'The business, its goodwill and its growth are {{term.maritalProperty}} from the {{term.effectiveDate}} or from the later day on which it is started.',
          when(is('sp_business_class', 'shared')),
        ),
        part(
          'Income of the business that is distributed to the owner is treated as pay; income that is kept in it follows the business. The Parties change by this what Texas law would otherwise say of income from separate property.',
          both(when(is('sp_business_class', 'owner_all', 'growth_shared')), inStates('TX')),
        ),
        part(
          'The other Party takes no part in management by reason of the marriage. If a value is needed, one independent appraiser whom both choose or, failing that, a court names finds it.',
        ),
        part('What a Party gains by working in the other’s business is in {{ref.sep_business_work}}.', {
          withClauses: ['sep_business_work'],
        }),
      ],
      when: when(is('sp_business', 'partner_a', 'partner_b', 'both'), answered('sp_business_class')),
      summary: [
        part('A business and its growth belong to its owner.', when(is('sp_business_class', 'owner_all'))),
        part(
          'A business belongs to its owner; its growth during the marriage is shared.',
          when(is('sp_business_class', 'growth_shared')),
        ),
        part('A business and its growth are shared.', when(is('sp_business_class', 'shared'))),
      ],
    },
    {
      key: 'sep_business_work',
      heading: 'Work in the other’s business',
      parts: [
        part(
          'A Party who works in the other’s business is paid fairly for the work and gains nothing more by it.',
          when(is('sp_business_work', 'fair_pay')),
        ),
        part(
          'A Party who works in the other’s business is paid fairly and, for each {{term.fullYear}} of such work, is credited when property is divided with the sum that both fix in a signed writing for that year; without one, with one month of the average pay for that year.',
          when(is('sp_business_work', 'pay_and_credit')),
        ),
        part(
          'A Party who works in the other’s business gains, for each {{term.fullYear}} of such work, the share in its growth that both fix in a signed writing for that year; without one, one percent (1%) of the growth in value during that year.',
          when(is('sp_business_work', 'yearly_share')),
        ),
      ],
      when: when(is('sp_business', 'partner_a', 'partner_b', 'both'), answered('sp_business_work')),
      summary: [
        part(
          'Whoever works in the other’s business is paid fairly and gains nothing more.',
          when(is('sp_business_work', 'fair_pay')),
        ),
        part(
          'Whoever works in the other’s business is paid fairly and is credited a sum for each year.',
          when(is('sp_business_work', 'pay_and_credit')),
        ),
        part(
          'Whoever works in the other’s business gains a share in its growth for each year.',
          when(is('sp_business_work', 'yearly_share')),
        ),
      ],
    },
    {
      key: 'sep_equity',
      heading: 'Equity awards from before the marriage',
      parts: [
        part(
          'Stock, stock units, options and similar awards granted before the marriage belong to the holder, whenever they vest.',
          when(is('sp_equity', 'holder')),
        ),
        part(
          'Stock, stock units, options and similar awards granted before the marriage and vesting during it are shared by time. The shared part of what vests is the number of days from the {{term.effectiveDate}} to vesting, or to the {{term.cutoffDate}} if that is earlier, divided by the number of days from grant to vesting. The shared part is {{term.maritalProperty}}; the rest belongs to the holder.',
          when(is('sp_equity', 'time_rule')),
        ),
        part(
          'Stock, stock units, options and similar awards granted before the marriage become {{term.maritalProperty}} as far as they vest during the marriage and before the {{term.cutoffDate}}.',
          when(is('sp_equity', 'shared_once_vested')),
        ),
        part(
          'Values are taken after the tax that vesting or exercise causes.',
          when(is('sp_equity', 'time_rule', 'shared_once_vested')),
        ),
      ],
      when: when(answered('sp_equity')),
      summary: [
        part(
          'Stock units and options from before the wedding belong to their holder.',
          when(is('sp_equity', 'holder')),
        ),
        part(
          'Stock units and options from before the wedding are shared for the part of the waiting time that falls into the marriage.',
          when(is('sp_equity', 'time_rule')),
        ),
        part(
          'Stock units and options from before the wedding are shared as far as they vest during the marriage.',
          when(is('sp_equity', 'shared_once_vested')),
        ),
      ],
    },
    {
      key: 'sep_ip',
      heading: 'Creative works and royalties',
      parts: [
        part(
          'Works, inventions and other creations that a Party made before the marriage, and all royalties from them, belong to their creator.',
          when(is('sp_ip', 'creator')),
        ),
        part(
          'Works, inventions and other creations that a Party made before the marriage belong to their creator. Royalties from them that are earned during the marriage are {{term.maritalProperty}}.',
          when(is('sp_ip', 'royalties_shared')),
        ),
        part(
          'The economic value of works, inventions and other creations that a Party made before the marriage is {{term.maritalProperty}}. Their creator alone decides about publication, changes and use.',
          when(is('sp_ip', 'shared')),
        ),
      ],
      when: when(answered('sp_ip')),
      summary: [
        part(
          'Works made before the wedding, and what they earn, belong to their creator.',
          when(is('sp_ip', 'creator')),
        ),
        part(
          'Works made before the wedding belong to their creator; what they earn during the marriage is shared.',
          when(is('sp_ip', 'royalties_shared')),
        ),
        part(
          'The value of works made before the wedding is shared; their creator decides about them.',
          when(is('sp_ip', 'shared')),
        ),
      ],
    },
    {
      key: 'sep_personal',
      heading: 'Personal effects',
      parts: [
        'Clothing, keepsakes, medals, letters, tools of a trade and other things that are mainly for one Party’s personal use belong to that Party, whenever and with whatever money they were bought.',
      ],
      summary: 'Personal things belong to the person who uses them.',
    },
  ],
};
