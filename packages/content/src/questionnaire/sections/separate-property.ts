import type { AuthoredSection } from '../authoring';

export const separateProperty: AuthoredSection = {
  key: 'separate_property',
  label: 'Separate Property',
  description:
    'What stays with one person: what you bring, what you’re given, what you inherit, and what grows out of it.',
  groups: [
    {
      key: 'premarital',
      title: 'What you bring to the marriage',
      description: 'Everything either of you owns on the day before the wedding.',
      icon: 'box',
      color: 'blue',
      questions: [
        {
          key: 'sp_premarital',
          title: 'What happens to things you owned before the wedding?',
          description: 'Savings, cars, homes, investments and anything else listed in your financial disclosure.',
          exampleScenario:
            'Iris has $40,000 in savings and Ben a paid-off car. If things stay with their owner, each leaves the marriage with what they brought, even if one brought more.',
          proTip: 'Most couples keep what they brought and share what they build together.',
          type: 'RADIO',
          options: [
            { key: 'stays', label: 'They stay with their owner' },
            { key: 'shared', label: 'They become shared' },
            { key: 'except_listed', label: 'They stay with their owner, except items we list' },
          ],
          allowsCustomClause: true,
          isCompared: true,
          isRequired: true,
          stateFacts: ['PROPERTY_RULE'],
          stateNotes: [
            {
              states: ['IN'],
              text: 'Without an agreement, Indiana courts can divide everything, even what you owned before the wedding. That makes this answer more important here than in most states.',
              citation: 'Ind. Code § 31-15-7-4',
            },
          ],
        },
        {
          key: 'sp_exceptions',
          title: 'Which items from before the wedding are shared anyway?',
          description: 'Describe each one so a stranger could find it: the item, its owner, and where it is.',
          exampleScenario: '“The 2021 blue Forester registered to Ben” is clear. “Our car” isn’t, once there are two.',
          type: 'TEXT_AREA',
          input: 'TEXT',
          shownWhen: [{ question: 'sp_premarital', isAnyOf: ['except_listed'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_growth_passive',
          title: 'Who keeps market growth on separate property?',
          description:
            'Growth from markets, land prices or interest rates, without work or new money from either of you.',
          exampleScenario:
            'Iris’s index fund rises from $40,000 to $65,000 without any work on her part. The $25,000 is market growth.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'The owner keeps it' },
            { key: 'shared', label: 'It is shared' },
          ],
          shownWhen: [{ question: 'sp_premarital', isNot: 'shared' }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_growth_active',
          title: 'If work or shared money makes separate property grow, who keeps the increase?',
          description: 'Growth that happens because one of you works on the property or puts shared money into it.',
          exampleScenario:
            'Before the wedding, Ben owned a cabin worth $80,000. They rebuild it together, and now it’s worth $130,000. Part of that growth came from their work and money.',
          proTip: 'Many states treat this kind of growth as shared unless an agreement says otherwise.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'The owner keeps it' },
            { key: 'shared', label: 'It is shared' },
            { key: 'partly', label: 'Part of it is shared' },
          ],
          shownWhen: [{ question: 'sp_premarital', isNot: 'shared' }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['FL', 'NY'],
              text: 'Without an agreement, when a spouse’s effort makes separate property grow, {STATE} treats that growth as marital property.',
              citation: { FL: 'Fla. Stat. § 61.075(6)(a)', NY: 'N.Y. Dom. Rel. Law § 236(B)(1)(d)(3)' },
            },
          ],
        },
        {
          key: 'sp_growth_pct',
          title: 'What percentage of growth from work or shared money is shared?',
          description: 'A number from 1 to 100. The owner keeps the rest.',
          exampleScenario: 'With 40 percent, $20,000 of growth puts $8,000 into the shared pot.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          maximum: 100,
          shownWhen: [{ question: 'sp_growth_active', isAnyOf: ['partly'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_income',
          title: 'Who keeps rent, interest and dividends from separate property?',
          description:
            'Money that separate property pays out during the marriage, while the property itself stays with its owner.',
          exampleScenario:
            'Joy owns an apartment that she rents out for $1,500 a month. The apartment is hers. The question is who gets the rent.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'The owner keeps it' },
            { key: 'shared', label: 'It is shared' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['TX', 'ID', 'LA', 'WI'],
              text: 'Without an agreement, income from separate property belongs to both spouses in {STATE}. If you want the owner to keep it, the agreement has to say so.',
              citation: {
                TX: 'Tex. Fam. Code §§ 3.001-3.002',
                ID: 'Idaho Code § 32-906',
                LA: 'La. Civ. Code art. 2339',
                WI: 'Wis. Stat. § 766.31(4)',
              },
            },
          ],
        },
      ],
    },
    {
      key: 'mixing',
      title: 'Mixing',
      description: 'Over the years, separate and shared money mix. These rules say how to tell them apart.',
      icon: 'shuffle',
      color: 'orange',
      questions: [
        {
          key: 'sp_commingling',
          title: 'What happens to separate money that goes into a joint account?',
          description: 'When money that belongs to one of you alone is paid into an account you share.',
          exampleScenario:
            'Rosa moves $10,000 of premarital savings into the joint account to renovate. Two years later most of it has been spent and some is left.',
          proTip: 'Tracing takes records. If you choose it, keep the statement that shows the deposit.',
          type: 'RADIO',
          options: [
            { key: 'shared', label: 'It becomes shared' },
            { key: 'traceable', label: 'It stays separate as long as it can be traced' },
            { key: 'returned', label: 'The owner gets it back, without growth' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_credit',
          title: 'What if shared money or work goes into one person’s separate property?',
          description: 'For example, you use joint savings to pay off a mortgage that only one of you took out.',
          exampleScenario:
            'From the joint account, Kofi and Ana pay $30,000 toward the mortgage on Kofi’s house. If spending is repaid, Ana gets half of it, $15,000, when they separate.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'Nothing is repaid' },
            { key: 'spent', label: 'What was spent is repaid' },
            { key: 'spent_and_growth', label: 'What was spent is repaid, with a share of the growth' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'],
              text: 'Community property states call this reimbursement between estates.',
              citation: null,
            },
          ],
        },
      ],
    },
    {
      key: 'gifts',
      title: 'Gifts and inheritance',
      description: 'What others give you, what you give each other, and what you inherit.',
      icon: 'gift',
      color: 'pink',
      questions: [
        {
          key: 'sp_gifts_others',
          title: 'Who owns a gift that someone else makes to one of you?',
          description: 'Gifts meant for one of you. Gifts meant for both of you are shared either way.',
          exampleScenario: 'Two years after the wedding, Dev’s grandmother gives him her piano for his birthday.',
          type: 'RADIO',
          options: [
            { key: 'receiver', label: 'The person who received it' },
            { key: 'shared', label: 'Both of us' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_gifts_between',
          title: 'Who owns gifts you make to each other?',
          description: 'Watches, trips, cars: anything one of you gives the other during the marriage.',
          exampleScenario:
            'Mina gives Paul a $600 bicycle, and later a $30,000 car. With a limit of $2,000, the bicycle is Paul’s. The car doesn’t change: if shared money paid for it, it’s shared, unless they both sign that it’s his.',
          type: 'RADIO',
          options: [
            { key: 'receiver', label: 'The person who received them' },
            { key: 'shared', label: 'Both of us' },
            { key: 'up_to_limit', label: 'The person who received them, up to a limit per gift' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['CA'],
              text: 'In California, a gift between spouses changes ownership only in writing. The exception is personal gifts, such as clothing or jewelry, that are modest for your circumstances.',
              citation: 'Cal. Fam. Code § 852',
            },
          ],
        },
        {
          key: 'sp_gifts_limit',
          title: 'Up to what value does a gift belong to the one who received it?',
          description: 'The limit applies to each gift on its own.',
          exampleScenario: 'With a limit of $2,000, a $1,900 watch stays with the person who got it.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'sp_gifts_between', isAnyOf: ['up_to_limit'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_inheritance',
          title: 'Who keeps inheritances and money from trusts?',
          description:
            'What either of you inherits or receives from a trust. If you share it, that covers only what comes during the marriage.',
          exampleScenario:
            'Yuki inherits $100,000 and invests it. Years later it is worth $140,000. The question is about the first figure, and about the $40,000 of growth.',
          proTip: 'List any inheritances and trusts you already know about in the financial disclosure.',
          type: 'RADIO',
          options: [
            { key: 'receiver_all', label: 'The person who received them keeps everything' },
            { key: 'growth_shared', label: 'The person who received them keeps them; growth is shared' },
            { key: 'shared', label: 'They are shared' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_wedding_gifts',
          title: 'Who owns your wedding gifts?',
          description: 'Money and presents for the wedding, no matter who opened them.',
          exampleScenario:
            'Yuki’s parents give $10,000 toward a first home, and Paul’s friends give a camera. If gifts belong to both, each owns half of everything. If they follow the guests, the money is Yuki’s and the camera is Paul’s.',
          type: 'RADIO',
          options: [
            { key: 'both', label: 'Both of us, in equal shares' },
            { key: 'by_guest', label: 'The one whose family or friends gave them' },
            {
              key: 'money_shared',
              label: 'Money is shared; other gifts belong to the one whose family or friends gave them',
            },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
    {
      key: 'injury',
      title: 'Injury and disability',
      description: 'Settlements and benefits after an accident or an illness.',
      icon: 'shield',
      color: 'green',
      questions: [
        {
          key: 'sp_injury',
          title: 'Who keeps payments for an injury or disability?',
          description: 'Settlements, verdicts, workers’ compensation and disability benefits.',
          exampleScenario:
            'After a car crash, Rosa is awarded $90,000: $60,000 for her pain and $30,000 for lost pay. If what replaces pay follows the rule for pay, and pay is shared, the $30,000 is shared and the $60,000 is hers.',
          proTip:
            'These payments are meant to last for life. Most couples keep the part for pain with the one who was hurt.',
          type: 'RADIO',
          options: [
            { key: 'injured', label: 'The one who was hurt keeps all of them' },
            { key: 'pay_shared', label: 'The one who was hurt, but what replaces pay follows the rule for pay' },
            { key: 'shared', label: 'They are shared' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['TX'],
              text: 'Without an agreement, Texas leaves payment for an injury to the one who was hurt, except for pay lost during the marriage.',
              citation: 'Tex. Fam. Code § 3.001(3)',
            },
            {
              states: ['CA'],
              text: 'Without an agreement, California courts usually give damages for an injury to the one who was hurt, even where they are community property.',
              citation: 'Cal. Fam. Code § 2603',
            },
          ],
        },
      ],
    },
    {
      key: 'business',
      title: 'Business and ideas',
      description: 'Companies, practices, equity from an employer, and creative works.',
      icon: 'store',
      color: 'teal',
      questions: [
        {
          key: 'sp_business',
          title: 'Does either of you own a business or practice, or expect to start one?',
          description:
            'Sole proprietorships, partnerships and shares in a private company count. Publicly traded shares don’t.',
          exampleScenario:
            'Tom drives for a delivery app and may open a bicycle shop next year. Because of the shop, he expects to start a business.',
          type: 'RADIO',
          options: [
            { key: 'neither', label: 'Neither of us' },
            { key: 'partner_a', label: '{A}' },
            { key: 'partner_b', label: '{B}' },
            { key: 'both', label: 'Both of us' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_business_class',
          title: 'Who keeps the business and its growth?',
          description: 'The business as a whole: its assets, its name and customers, and its value.',
          exampleScenario:
            'Eva’s design studio is worth $50,000 at the wedding and $200,000 ten years later. If growth is shared, $150,000 counts as shared.',
          proTip:
            'If you’ll share growth, have the business valued now. Later arguments are mostly about the starting value.',
          type: 'RADIO',
          options: [
            { key: 'owner_all', label: 'The owner keeps all of it' },
            { key: 'growth_shared', label: 'The owner keeps it; growth during the marriage is shared' },
            { key: 'shared', label: 'It is shared' },
          ],
          shownWhen: [{ question: 'sp_business', isNot: 'neither' }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['TX'],
              text: 'In Texas, income from a separate business belongs to both spouses unless the agreement says otherwise.',
              citation: 'Tex. Fam. Code §§ 3.001-3.002',
            },
          ],
        },
        {
          key: 'sp_business_work',
          title: 'If the other partner works in the business, what do they get?',
          description: 'What a partner who doesn’t own the business gains from working in it.',
          exampleScenario:
            'For five years Luis does the books in Eva’s studio. With fair pay only, he has his salary and no claim on the studio.',
          type: 'RADIO',
          options: [
            { key: 'fair_pay', label: 'Fair pay, and nothing more' },
            { key: 'pay_and_credit', label: 'Fair pay, plus a fixed credit for each year' },
            { key: 'yearly_share', label: 'A share in its growth for each year' },
          ],
          shownWhen: [{ question: 'sp_business', isNot: 'neither' }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'sp_business_later',
          title: 'Who keeps a business that one of you starts after the wedding?',
          description:
            'A company or practice that doesn’t exist yet. It can follow a different rule from a business you bring.',
          exampleScenario:
            'In year four, Luis opens a bakery with $30,000 of shared savings. If the founder keeps it and shared money is paid back, the bakery is his, and Eva gets her half of the $30,000.',
          proTip:
            'A new business is often paid for with shared money and time. Decide now whether that makes it a joint venture.',
          type: 'RADIO',
          options: [
            { key: 'founder', label: 'The founder keeps all of it' },
            { key: 'founder_repays', label: 'The founder keeps it, and shared money put into it is paid back' },
            { key: 'shared', label: 'It is shared' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'sp_equity',
          title: 'Who keeps stock units or options granted before the wedding that vest later?',
          description:
            'Equity from an employer that was promised before the wedding and becomes yours only later. Skip it if neither of you has any.',
          exampleScenario:
            'Sana is granted 400 units two years before the wedding. They vest four years after the grant, so half of that time falls in the marriage. If units are shared by time worked, 200 are shared.',
          type: 'RADIO',
          options: [
            { key: 'holder', label: 'The holder keeps all of them' },
            { key: 'time_rule', label: 'They are shared for the time worked during the marriage' },
            { key: 'shared_once_vested', label: 'They are shared once they vest' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'sp_ip',
          title: 'Who keeps works, inventions and royalties created before the wedding?',
          description:
            'Books, music, software, patents, designs, and what they earn. Skip it if neither of you has any.',
          exampleScenario:
            'Noor published a novel in 2019. It still pays royalties of $2,000 a year after the wedding.',
          type: 'RADIO',
          options: [
            { key: 'creator', label: 'The creator keeps everything' },
            { key: 'royalties_shared', label: 'The creator keeps them; royalties during the marriage are shared' },
            { key: 'shared', label: 'They are shared' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
