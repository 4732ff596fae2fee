import {
  answered,
  type AuthoredClauseSection,
  both,
  COMMUNITY,
  EQUITABLE,
  eachSide,
  inStates,
  is,
  isAbove,
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
          'All property that a Party owns on the day of the marriage, whether or not it is listed in a schedule, is and remains that Party’s {{term.separateProperty}}, however long the marriage lasts.',
          when(is('sp_premarital', 'stays')),
        ),
        part(
          'All property that a Party owns on the day of the marriage is and remains that Party’s {{term.separateProperty}}, except for the items named in {{ref.sep_exceptions}}.',
          { ...when(is('sp_premarital', 'except_listed')), withClauses: ['sep_exceptions'] },
        ),
        part(
          'All property that a Party owns on the day of the marriage is and remains that Party’s {{term.separateProperty}}, except for items that the Parties list in a writing signed by both.',
          { ...when(is('sp_premarital', 'except_listed')), withoutClauses: ['sep_exceptions'] },
        ),
        part(
          'On the day of the marriage, all property that either Party owned before it becomes {{term.maritalProperty}}, and each Party gives the other an equal interest in it.',
          when(is('sp_premarital', 'shared')),
        ),
        part(
          'Property that replaces an item, by sale, exchange or insurance, takes the character of that item.',
          when(is('sp_premarital', 'stays', 'except_listed')),
        ),
        part(
          'The Parties understand that, without an agreement, an Indiana court may also divide property owned before the marriage. They agree that no court shall do so.',
          { ...when(is('sp_premarital', 'stays', 'except_listed')), inStates: ['IN'] },
        ),
        part('The Parties further agree: {{answer.sp_premarital}}.', when(answered('sp_premarital'))),
      ],
      when: when(answered('sp_premarital')),
      summary: [
        part('What each of you owned before the wedding stays that person’s own.', when(is('sp_premarital', 'stays'))),
        part(
          'What each of you owned before the wedding stays that person’s own, except for what you list.',
          when(is('sp_premarital', 'except_listed')),
        ),
        part('What each of you owned before the wedding becomes shared.', when(is('sp_premarital', 'shared'))),
        part('You also agreed: {{answer.sp_premarital}}.', when(answered('sp_premarital'))),
      ],
    },
    {
      key: 'sep_exceptions',
      heading: 'Items shared by agreement',
      parts: [
        'The following items, although owned by one Party before the marriage, become {{term.maritalProperty}} on the {{term.effectiveDate}}: {{answer.sp_exceptions}}.',
        paragraph('The owner shall sign any document that a registry or an institution requires to show this.'),
      ],
      when: when(is('sp_premarital', 'except_listed'), answered('sp_exceptions')),
      summary: 'The things you chose to share, although one of you owned them first.',
    },
    {
      key: 'sep_growth',
      heading: 'Growth of {{term.separateProperty}}',
      parts: [
        'Growth of {{term.separateProperty}} is treated according to its cause, except as another section provides for particular property.',
      ],
      when: { any: [answered('sp_growth_passive'), answered('sp_growth_active')], withClauses: ['sep_premarital'] },
      children: [
        {
          key: 'sep_growth_passive',
          parts: [
            part(
              'Growth resulting from markets, interest, inflation or the passage of time belongs to the owner.',
              when(is('sp_growth_passive', 'owner')),
            ),
            part(
              'Growth resulting from markets, interest, inflation or the passage of time is {{term.maritalProperty}} to the extent it accrues during the marriage.',
              when(is('sp_growth_passive', 'shared')),
            ),
          ],
          when: when(answered('sp_growth_passive')),
        },
        {
          key: 'sep_growth_active',
          parts: [
            part(
              'Growth resulting from either Party’s effort, or from {{term.maritalProperty}} invested in the property, belongs to the owner. The other Party waives any claim to it that the law would otherwise give.',
              when(is('sp_growth_active', 'owner')),
            ),
            part(
              'Growth resulting from either Party’s effort, or from {{term.maritalProperty}} invested in the property, is {{term.maritalProperty}} to the extent it accrues during the marriage.',
              when(is('sp_growth_active', 'shared')),
            ),
            part(
              'Of the growth that accrues during the marriage from either Party’s effort, or from {{term.maritalProperty}} invested in the property, {{percent.sp_growth_pct}} is {{term.maritalProperty}}. The rest belongs to the owner.',
              when(is('sp_growth_active', 'partly'), isAbove('sp_growth_pct', '0')),
            ),
          ],
          when: when(answered('sp_growth_active')),
        },
      ],
      summary: [
        part('Market growth stays with the owner.', when(is('sp_growth_passive', 'owner'))),
        part('Market growth is shared.', when(is('sp_growth_passive', 'shared'))),
        part('Growth from work or shared money stays with the owner.', when(is('sp_growth_active', 'owner'))),
        part('Growth from work or shared money is shared.', when(is('sp_growth_active', 'shared'))),
        part(
          'Of growth from work or shared money, {{percent.sp_growth_pct}} is shared.',
          when(is('sp_growth_active', 'partly')),
        ),
      ],
    },
    {
      key: 'sep_income',
      heading: 'Income of {{term.separateProperty}}',
      parts: [
        part(
          'Rent, interest, dividends and other income from {{term.separateProperty}} belong to the owner and are also {{term.separateProperty}}.',
          when(is('sp_income', 'owner')),
        ),
        part(
          'Rent, interest, dividends and other income from {{term.separateProperty}} received during the marriage are {{term.maritalProperty}}. The property that produces the income remains {{term.separateProperty}}.',
          when(is('sp_income', 'shared')),
        ),
        part(
          'The Parties understand that the law of {{state.name}} would otherwise treat this income as shared, and they agree otherwise.',
          both(when(is('sp_income', 'owner')), inStates('TX', 'ID', 'LA', 'WI')),
        ),
        part(
          'The Parties partition and exchange between them their interests in this income, which will be acquired during the marriage, so that it is the owner’s {{term.separateProperty}}.',
          both(when(is('sp_income', 'owner')), inStates('TX')),
        ),
        part(
          'Each Party shall make and record, to the extent required, the written declaration that reserves the fruits of that Party’s separate property as separate.',
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
          '{{term.separateProperty}} deposited in an account in both names becomes {{term.maritalProperty}} when it is deposited.',
          when(is('sp_commingling', 'shared')),
        ),
        part(
          '{{term.separateProperty}} deposited in an account in both names remains {{term.separateProperty}} to the extent it can be traced. The Party who claims it must trace it by records. Whatever cannot be traced is {{term.maritalProperty}}.',
          when(is('sp_commingling', 'traceable')),
        ),
        part(
          'A Party who deposits {{term.separateProperty}} in an account in both names may withdraw the same amount, without interest or growth, when the account is divided, to the extent the account then holds enough.',
          when(is('sp_commingling', 'returned')),
        ),
        part('This rule replaces the presumption that money in a joint account is community property.', {
          ...both(when(is('sp_commingling', 'traceable', 'returned')), COMMUNITY),
          notInStates: ['LA', 'WI'],
        }),
        part(
          'This rule replaces the presumption that money in a joint account is community property.',
          both(when(is('sp_commingling', 'traceable', 'returned'), KEEPS_A_COMMUNITY), inStates('LA')),
        ),
        part(
          'This rule replaces the presumption of Wisconsin law that property held by spouses is marital property.',
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
      heading: 'Reimbursement',
      parts: [
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, the owner shall reimburse the other Party, when the {{term.maritalProperty}} is divided, for the other Party’s share of the amount spent, without interest.',
          when(is('sp_credit', 'spent')),
        ),
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, the owner shall reimburse the other Party, when the {{term.maritalProperty}} is divided, for the other Party’s share of the amount spent and for the same share of the resulting growth. Growth that is shared under another section is not reimbursed a second time.',
          when(is('sp_credit', 'spent_and_growth')),
        ),
        part(
          'If {{term.maritalProperty}} is spent on {{term.separateProperty}}, no reimbursement is due, and the other Party waives any claim to reimbursement or credit that the law would otherwise give.',
          when(is('sp_credit', 'none')),
        ),
        part('The Parties waive every other claim of the community against a separate estate for the amount spent.', {
          ...both(when(is('sp_credit', 'spent', 'spent_and_growth')), COMMUNITY),
          notInStates: ['LA', 'WI'],
        }),
        part(
          'The Parties waive every other claim of the community against a separate estate for the amount spent.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth'), KEEPS_A_COMMUNITY), inStates('LA')),
        ),
        part(
          'The Parties waive every other claim that Wisconsin law would give because marital property was spent on individual property.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth')), inStates('WI')),
        ),
        part(
          'The Parties waive every other credit for contributions of marital money to separate property.',
          both(when(is('sp_credit', 'spent', 'spent_and_growth')), EQUITABLE),
        ),
        part(
          'Ordinary upkeep, taxes and insurance of a home in which both Parties live are not reimbursed.',
          when(is('sp_credit', 'spent', 'spent_and_growth')),
        ),
        'Work on {{term.separateProperty}} is not reimbursed.',
        part('The terms on growth govern any growth resulting from such work.', when(answered('sp_growth_active'))),
      ],
      when: when(answered('sp_credit')),
      summary: [
        part(
          'When shared money goes into one person’s property, the other is paid back a share of what was spent.',
          when(is('sp_credit', 'spent')),
        ),
        part(
          'When shared money goes into one person’s property, the other is paid back a share of what was spent and of the growth it caused.',
          when(is('sp_credit', 'spent_and_growth')),
        ),
        part('When shared money goes into one person’s property, nothing is paid back.', when(is('sp_credit', 'none'))),
        'Work is not paid back.',
      ],
    },
    {
      key: 'sep_gifts',
      heading: 'Gifts',
      parts: ['The Parties agree on gifts as follows:'],
      when: { any: [answered('sp_gifts_others'), answered('sp_gifts_between')] },
      children: [
        {
          key: 'sep_gifts_others',
          parts: [
            part(
              'A gift from someone else to one Party is that Party’s {{term.separateProperty}}. A gift to both Parties belongs to them in equal shares.',
              when(is('sp_gifts_others', 'receiver')),
            ),
            part(
              'A gift from someone else, whether to one Party or to both, is {{term.maritalProperty}}.',
              when(is('sp_gifts_others', 'shared')),
            ),
          ],
          when: when(answered('sp_gifts_others')),
        },
        {
          key: 'sep_gifts_between',
          parts: [
            part(
              'A gift from one Party to the other is the recipient’s {{term.separateProperty}}.',
              when(is('sp_gifts_between', 'receiver')),
            ),
            part(
              'A gift from one Party to the other is {{term.maritalProperty}}.',
              when(is('sp_gifts_between', 'shared')),
            ),
            part(
              'A gift from one Party to the other is the recipient’s {{term.separateProperty}} up to a value of {{answer.sp_gifts_limit}} for each gift. A gift above that value does not change the ownership or character of property unless both Parties so agree in a signed writing.',
              when(is('sp_gifts_between', 'up_to_limit'), isAbove('sp_gifts_limit', '0')),
            ),
            part(
              'A gift that is not personal, or that is substantial in view of the Parties’ means, changes the character of property only by an express written declaration.',
              inStates('CA'),
            ),
          ],
          when: when(answered('sp_gifts_between')),
        },
      ],
      summary: [
        part('Gifts from others belong to the person who receives them.', when(is('sp_gifts_others', 'receiver'))),
        part('Gifts from others are shared.', when(is('sp_gifts_others', 'shared'))),
        part('Gifts between the two of you belong to the recipient.', when(is('sp_gifts_between', 'receiver'))),
        part('Gifts between the two of you are shared.', when(is('sp_gifts_between', 'shared'))),
        part(
          'Gifts between the two of you belong to the recipient up to {{answer.sp_gifts_limit}} each; a larger gift changes nothing unless you both sign that it does.',
          when(is('sp_gifts_between', 'up_to_limit')),
        ),
      ],
    },
    {
      key: 'sep_wedding_gifts',
      heading: 'Wedding gifts',
      parts: [
        part(
          'Gifts for the wedding belong to both Parties in equal shares, no matter who gave them and to whom.',
          when(is('sp_wedding_gifts', 'both')),
        ),
        part(
          'Gifts for the wedding belong to the Party whose family or friends gave them. Gifts from friends of both belong to both in equal shares.',
          when(is('sp_wedding_gifts', 'by_guest')),
        ),
        part(
          'Money given for the wedding belongs to both Parties in equal shares. Other gifts belong to the Party whose family or friends gave them, or to both in equal shares if the giver is a friend of both.',
          when(is('sp_wedding_gifts', 'money_shared')),
        ),
      ],
      when: when(answered('sp_wedding_gifts')),
      summary: [
        part('Wedding gifts belong to both of you equally.', when(is('sp_wedding_gifts', 'both'))),
        part(
          'Wedding gifts belong to the one whose family or friends gave them.',
          when(is('sp_wedding_gifts', 'by_guest')),
        ),
        part(
          'Money given for the wedding is shared; other gifts belong to the one whose family or friends gave them.',
          when(is('sp_wedding_gifts', 'money_shared')),
        ),
      ],
    },
    {
      key: 'sep_inherit',
      heading: 'Inheritance and trusts',
      parts: [
        part(
          'Property that a Party inherits, or receives or may receive from a trust, with all of its growth and income, is that Party’s {{term.separateProperty}}.',
          when(is('sp_inheritance', 'receiver_all')),
        ),
        part(
          'Property that a Party inherits, or receives or may receive from a trust, is that Party’s {{term.separateProperty}}. Its growth and income during the marriage are {{term.maritalProperty}}.',
          when(is('sp_inheritance', 'growth_shared')),
        ),
        part(
          'Property that a Party inherits or receives from a trust during the marriage is {{term.maritalProperty}} from the day it is received.',
          when(is('sp_inheritance', 'shared')),
        ),
        part(
          'An interest that is still held in trust is not shared until it is paid out.',
          when(is('sp_inheritance', 'growth_shared', 'shared')),
        ),
      ],
      when: when(answered('sp_inheritance')),
      summary: [
        part(
          'An inheritance or money from a trust stays with the person who receives it, including its growth.',
          when(is('sp_inheritance', 'receiver_all')),
        ),
        part(
          'An inheritance or money from a trust stays with the person who receives it; its growth during the marriage is shared.',
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
        ...eachSide((side) => {
          const owns = when(is('sp_business', side === 'A' ? 'partner_a' : 'partner_b'));
          return [
            part(`This section covers every business or practice that {{${side}.name}} owns or starts.`, {
              ...owns,
              withoutClauses: ['sep_business_later'],
            }),
            part(
              `This section covers every business or practice that {{${side}.name}} owns or starts before the marriage.`,
              { ...owns, withClauses: ['sep_business_later'] },
            ),
          ];
        }).flat(),
        part('This section covers every business or practice that either Party owns or starts.', {
          ...when(is('sp_business', 'both')),
          withoutClauses: ['sep_business_later'],
        }),
        part('This section covers every business or practice that either Party owns or starts before the marriage.', {
          ...when(is('sp_business', 'both')),
          withClauses: ['sep_business_later'],
        }),
        'Publicly traded shares are not a business under this section.',
        part(
          'The business, its goodwill, its growth and its retained earnings are the owner’s {{term.separateProperty}}, no matter who works in it and what is invested in it.',
          when(is('sp_business_class', 'owner_all')),
        ),
        part(
          'The business is the owner’s {{term.separateProperty}} at its value on the {{term.effectiveDate}} or, if later, on the day it is started. Its growth in value during the marriage is {{term.maritalProperty}}.',
          when(is('sp_business_class', 'growth_shared')),
        ),
        part(
          'The business, its goodwill and its growth are {{term.maritalProperty}} from the {{term.effectiveDate}} or, if later, from the day the business is started.',
          when(is('sp_business_class', 'shared')),
        ),
        part(
          'Business income distributed to the owner is treated as pay; income retained in the business follows the business. This changes the rule of Texas law on income from separate property.',
          both(when(is('sp_business_class', 'owner_all', 'growth_shared')), inStates('TX')),
        ),
        part(
          'Marriage gives the other Party no right to take part in management. Any valuation shall be made by one independent appraiser chosen by both Parties or, if they cannot agree, appointed by the court.',
        ),
        part('{{ref.sep_business_work}} governs work in the other Party’s business.', {
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
      heading: 'Work in the other Party’s business',
      parts: [
        part(
          'A Party who works in the other Party’s business shall be paid fairly for that work and acquires nothing more by it.',
          when(is('sp_business_work', 'fair_pay')),
        ),
        part(
          'A Party who works in the other Party’s business shall be paid fairly. When property is divided, that Party is also credited, for each {{term.fullYear}} of such work, with the amount that the Parties fix in a signed writing for that year. Without such a writing, the credit is one month of the average pay for that year.',
          when(is('sp_business_work', 'pay_and_credit')),
        ),
        part(
          'A Party who works in the other Party’s business acquires, for each {{term.fullYear}} of such work, the share of its growth that the Parties fix in a signed writing for that year. Without such a writing, the share is one percent (1%) of its growth in value during that year.',
          when(is('sp_business_work', 'yearly_share')),
        ),
      ],
      when: when(is('sp_business', 'partner_a', 'partner_b', 'both'), answered('sp_business_work')),
      summary: [
        part(
          'A partner who works in the other’s business is paid fairly and gains nothing more.',
          when(is('sp_business_work', 'fair_pay')),
        ),
        part(
          'A partner who works in the other’s business is paid fairly and is credited a sum for each year.',
          when(is('sp_business_work', 'pay_and_credit')),
        ),
        part(
          'A partner who works in the other’s business gains a share of its growth for each year.',
          when(is('sp_business_work', 'yearly_share')),
        ),
      ],
    },
    {
      key: 'sep_business_later',
      heading: 'A business started during the marriage',
      parts: [
        part(
          'A business or practice that a Party starts during the marriage, with its goodwill, growth and retained earnings, is that Party’s {{term.separateProperty}}, no matter who works in it and what is invested in it.',
          when(is('sp_business_later', 'founder')),
        ),
        part(
          'A business or practice that a Party starts during the marriage, with its goodwill, growth and retained earnings, is that Party’s {{term.separateProperty}}. When property is divided, the founder shall pay the other Party that Party’s share of any {{term.maritalProperty}} invested in it, without interest.',
          when(is('sp_business_later', 'founder_repays')),
        ),
        part(
          'What the business pays its founder is treated as pay.',
          when(is('sp_business_later', 'founder', 'founder_repays')),
        ),
        part(
          'A business or practice that a Party starts during the marriage, with its goodwill and growth, is {{term.maritalProperty}}. Its founder alone manages it, and keeps it when property is divided by paying the other Party for that Party’s share.',
          when(is('sp_business_later', 'shared')),
        ),
        'A business that both Parties start belongs to them in the shares fixed in a signed writing or, without one, equally.',
      ],
      when: when(answered('sp_business_later')),
      summary: [
        part('A business you start later belongs to its founder.', when(is('sp_business_later', 'founder'))),
        part(
          'A business you start later belongs to its founder, who pays back the other’s share of shared money put into it.',
          when(is('sp_business_later', 'founder_repays')),
        ),
        part(
          'A business you start later is shared; its founder may keep it by paying the other for the share.',
          when(is('sp_business_later', 'shared')),
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
          'Stock, stock units, options and similar awards that are granted before the marriage and vest during it are shared by time. The shared part of what vests is the number of days from the {{term.effectiveDate}} to vesting or, if earlier, to the {{term.cutoffDate}}, divided by the number of days from grant to vesting. The shared part is {{term.maritalProperty}}; the rest belongs to the holder.',
          when(is('sp_equity', 'time_rule')),
        ),
        part(
          'Stock, stock units, options and similar awards granted before the marriage become {{term.maritalProperty}} to the extent they vest during the marriage and before the {{term.cutoffDate}}.',
          when(is('sp_equity', 'shared_once_vested')),
        ),
        part(
          'Awards are valued after the tax due on vesting or exercise.',
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
          'Stock units and options from before the wedding are shared for the part of the vesting period that falls within the marriage.',
          when(is('sp_equity', 'time_rule')),
        ),
        part(
          'Stock units and options from before the wedding are shared to the extent they vest during the marriage.',
          when(is('sp_equity', 'shared_once_vested')),
        ),
      ],
    },
    {
      key: 'sep_ip',
      heading: 'Creative works and royalties',
      parts: [
        part(
          'Works, inventions and other creations that a Party made before the marriage, and all royalties from them, belong to that Party.',
          when(is('sp_ip', 'creator')),
        ),
        part(
          'Works, inventions and other creations that a Party made before the marriage belong to that Party. Royalties earned from them during the marriage are {{term.maritalProperty}}.',
          when(is('sp_ip', 'royalties_shared')),
        ),
        part(
          'The economic value of works, inventions and other creations that a Party made before the marriage is {{term.maritalProperty}}. Their creator alone decides on publication, changes and use.',
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
          'The value of works made before the wedding is shared; their creator decides how they are used.',
          when(is('sp_ip', 'shared')),
        ),
      ],
    },
    {
      key: 'sep_personal',
      heading: 'Personal effects',
      parts: [
        'Clothing, keepsakes, medals, letters, tools of a trade and other items that are mainly for one Party’s personal use belong to that Party, regardless of when and with whose money they were bought.',
      ],
      summary: 'Personal things belong to the person who uses them.',
    },
    {
      key: 'sep_injury',
      heading: 'Compensation for injury',
      parts: [
        'Compensation that a Party receives for a personal injury, including pain, disability and disfigurement, is that Party’s {{term.separateProperty}}. The part of it that repays expenses belongs to the Party who paid them.',
        'Compensation and benefits that replace pay lost during the marriage are treated as pay.',
      ],
      when: { ...when(answered('sp_premarital')), withoutClauses: ['sep_injury_agreed'] },
      summary:
        'Money for an injury belongs to the one who was hurt. What replaces lost pay is treated as pay, and what repays costs goes to the one who paid them.',
    },
    {
      key: 'sep_injury_agreed',
      heading: 'Compensation for injury and disability',
      parts: [
        part(
          'Compensation and benefits that a Party receives for a personal injury, an illness or a disability, including what replaces pay, are that Party’s {{term.separateProperty}}.',
          when(is('sp_injury', 'injured')),
        ),
        part(
          'Compensation and benefits that a Party receives for a personal injury, an illness or a disability are that Party’s {{term.separateProperty}}. What replaces pay lost during the marriage is treated as pay.',
          when(is('sp_injury', 'pay_shared')),
        ),
        part(
          'Compensation and benefits that a Party receives during the marriage for a personal injury, an illness or a disability are {{term.maritalProperty}}. Benefits that federal law keeps from being divided, such as a veteran’s disability pay, are not shared.',
          when(is('sp_injury', 'shared')),
        ),
        part(
          'The part that repays expenses belongs to the Party who paid them.',
          when(is('sp_injury', 'injured', 'pay_shared')),
        ),
      ],
      when: when(answered('sp_injury')),
      summary: [
        part('Money for an injury or disability belongs to the one who was hurt.', when(is('sp_injury', 'injured'))),
        part(
          'Money for an injury or disability belongs to the one who was hurt; what replaces lost pay is treated as pay.',
          when(is('sp_injury', 'pay_shared')),
        ),
        part(
          'Money for an injury or disability is shared, as far as federal law allows.',
          when(is('sp_injury', 'shared')),
        ),
      ],
    },
  ],
};
