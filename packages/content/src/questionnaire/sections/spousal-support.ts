import { TEMPORARY_SUPPORT_DECISIONS } from '../../jurisdictions';
import type { AuthoredOption, AuthoredSection } from '../authoring';

/** In some states a partner who gives up or limits support needs an attorney. */
const attorneyRules: AuthoredOption['attorneyRules'] = [
  {
    type: 'WAIVES_SPOUSAL_SUPPORT',
    in: {
      law: 'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
      because: 'The term binds only a partner who had an independent attorney.',
    },
  },
];

export const spousalSupport: AuthoredSection = {
  key: 'spousal_support',
  label: 'Spousal Support',
  description:
    'Payments from one spouse to the other after the marriage ends. Some states limit what a couple can agree to here.',
  notice: 'While you’re married and living together, you owe each other support. No agreement can take that away.',
  notApplicableIn: {
    in: {
      law: 'SUPPORT_CANNOT_BE_WAIVED',
      because: 'A premarital agreement there can’t waive or limit spousal support, so there’s nothing to ask.',
    },
    notice:
      'In {STATE}, a premarital agreement can’t give up or limit spousal support. There’s nothing to decide here. Your agreement will leave support to {STATE} law.',
  },
  groups: [
    {
      key: 'choice',
      title: 'Your choice',
      description: 'Whether support is possible at all, and in what form.',
      icon: 'handshake',
      color: 'indigo',
      questions: [
        {
          key: 'ss_choice',
          title: 'If you divorce, should either of you receive spousal support?',
          description:
            'Also called alimony or maintenance. Leaving it to the law keeps every right that either of you would have.',
          exampleScenario:
            'After 15 years, Vera earns $140,000 a year. Hugo gave up his job to raise their children and earns nothing. If they leave support to the law, a court would look at both. If they both gave it up, Hugo wouldn’t get any.',
          proTip:
            'Courts look most closely at terms that give up support. Get advice first if one of you may work less for the family.',
          type: 'RADIO',
          options: [
            {
              key: 'state_law',
              label: 'Leave it to {STATE} law',
              rulesOut: ['ss_interim.same_terms'],
            },
            {
              key: 'waived',
              label: 'No, we both give it up',
              proTip: 'Even where the law allows this, a court may set it aside if it leaves one of you in hardship.',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be waived there.' }],
              attorneyRules,
            },
            {
              key: 'partner_a_waives',
              label: 'Only {A} gives it up',
              proTip:
                'One person keeps every right and the other has none. A court looks hard at that, so get advice first.',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be waived there.' }],
              attorneyRules,
            },
            {
              key: 'partner_b_waives',
              label: 'Only {B} gives it up',
              proTip:
                'One person keeps every right and the other has none. A court looks hard at that, so get advice first.',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be waived there.' }],
              attorneyRules,
            },
            {
              key: 'waived_if_short',
              label: 'Not after a short marriage',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be waived there.' }],
              attorneyRules,
            },
            {
              key: 'limited',
              label: 'Yes, within our own limits',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be limited there.' }],
              attorneyRules,
            },
            {
              key: 'sum_per_year',
              label: 'Instead, a sum for each year of marriage',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be replaced there.' }],
              attorneyRules,
            },
            {
              key: 'lump_sum',
              label: 'Instead, one sum, however long the marriage lasts',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support can’t be replaced there.' }],
              attorneyRules,
            },
          ],
          isCompared: true,
          isRequired: true,
          hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Only the law’s own rule is possible there.' }],
          stateFacts: ['SPOUSAL_SUPPORT'],
          stateNotes: [
            {
              states: ['MA', 'CT', 'MN', 'SC'],
              text: 'Courts in {STATE} look at these terms twice: were they fair when you signed, and are they still fair when the marriage ends?',
              citation: {
                MA: 'DeMatteo v. DeMatteo, 436 Mass. 18 (2002)',
                CT: 'Conn. Gen. Stat. § 46b-36g',
                MN: 'Minn. Stat. § 519.11',
                SC: 'Hardee v. Hardee, 355 S.C. 382 (2003)',
              },
            },
            {
              states: ['CA'],
              text: 'In California, you each need an independent attorney for any answer but the first.',
              citation: 'Cal. Fam. Code § 1612(c)',
            },
          ],
        },
        {
          key: 'ss_short_years',
          title: 'How many years must the marriage last before support is possible?',
          description: 'Counted from the wedding to the day sharing stops under this agreement.',
          exampleScenario:
            'With 5 years, a marriage of four years and eleven months is short. A marriage of exactly five years isn’t.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          byYears: 'FROM_YEAR',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['waived_if_short'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_sum',
          title: 'How much is paid instead of support for each full year of marriage?',
          description: 'Paid once, by the partner with the higher income, instead of monthly support.',
          exampleScenario: 'At $10,000 a year, a marriage of seven years and four months means one payment of $70,000.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          byYears: 'AMOUNT',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['sum_per_year'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_lump',
          title: 'How much is paid in place of support?',
          description: 'One payment by the partner with the higher income, within 90 days after the final judgment.',
          exampleScenario:
            'You choose $60,000. Hugo gets that sum after two years of marriage and after twenty, and no monthly support.',
          proTip:
            'A sum that is fair for a short marriage can be too little for a long one. A sum for each year grows with time.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['lump_sum'] }],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'limits',
      title: 'Your terms',
      description: 'How much is paid, for how long, and when it does not apply.',
      icon: 'sliders',
      color: 'teal',
      questions: [
        {
          key: 'ss_basis',
          title: 'How is spousal support calculated?',
          description: 'The partner with the higher income pays the other.',
          exampleScenario:
            'Vera earns $8,000 a month and Hugo $3,000: a gap of $5,000. With 30 percent of the gap, Vera pays $1,500 a month.',
          type: 'RADIO',
          options: [
            { key: 'fixed', label: 'A fixed monthly amount' },
            { key: 'income_gap', label: 'A percentage of the gap between the two incomes' },
            { key: 'guideline', label: 'What {STATE} law would give, up to a ceiling' },
          ],
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['limited'] }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['NY'],
              text: 'New York has guidelines for maintenance. The amount depends on your incomes when the marriage ends, so the agreement says that you know about the guidelines and choose your own terms.',
              citation: null,
            },
          ],
        },
        {
          key: 'ss_amount',
          title: 'What is the monthly amount, or the most that can be paid in a month?',
          description: 'The fixed amount, or the ceiling.',
          exampleScenario: 'With a cap of $2,500, Hugo gets $2,500 even if the guideline would give him $3,100.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'ss_basis', isAnyOf: ['fixed', 'guideline'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_pct',
          title: 'What percentage of the income gap is paid as spousal support?',
          description: 'A number from 1 to 50. At 50 percent, you’d both have the same income.',
          exampleScenario: 'With a gap of $5,000 a month and 20 percent, the payment is $1,000 a month.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          maximum: 50,
          shownWhen: [{ question: 'ss_basis', isAnyOf: ['income_gap'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_months',
          title: 'For how many months is support paid for each year of marriage?',
          description: 'Only full years of marriage count.',
          exampleScenario: 'With 4 months, a nine-year marriage means 36 months of support.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          byYears: 'MONTHS',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['limited'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_end',
          title: 'Which events end spousal support early?',
          description: 'Choose all that apply.',
          exampleScenario:
            'Hugo gets support for 36 months but marries again after a year. If remarriage is chosen, support ends on his wedding day.',
          type: 'CHECKBOX',
          options: [
            { key: 'remarriage', label: 'The one who receives support remarries' },
            { key: 'cohabitation', label: 'The one who receives support has lived with a new partner for a year' },
            { key: 'retirement', label: 'The one who pays support retires at or after full retirement age' },
            { key: 'death', label: 'One of us dies' },
          ],
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['limited'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_safety',
          title: 'When should giving up or limiting spousal support not apply?',
          description: 'Safety exceptions for hard times. Choose all that apply.',
          exampleScenario:
            'They both gave up support. When they separate, Mira is caring for a two-year-old. If that exception is chosen, she can still ask for support.',
          proTip: 'Exceptions make the term fairer, and courts are more likely to enforce a fair term.',
          type: 'CHECKBOX',
          options: [
            { key: 'young_child', label: 'One of us cares for a child under school age' },
            { key: 'illness', label: 'Serious illness or disability' },
            {
              key: 'public_assistance',
              label: 'One of us would otherwise need public assistance',
              proTip: 'In many states, this is the law whether you choose it or not.',
            },
          ],
          shownWhen: [{ question: 'ss_choice', isNot: 'state_law' }],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['IN'],
              text: 'An Indiana court may set a waiver aside if it causes extreme hardship that no one could reasonably foresee.',
              citation: 'Ind. Code § 31-11-3-8',
            },
          ],
        },
      ],
    },
    {
      key: 'until_judgment',
      title: 'Until the judgment',
      description: 'A divorce can take months or years. This is about the time before it’s final.',
      icon: 'hourglass',
      color: 'amber',
      questions: [
        {
          key: 'ss_interim',
          title: 'Until a divorce is final, how do you support each other?',
          description: 'Courts call this temporary support. It covers the months between separation and judgment.',
          exampleScenario:
            'Vera moves out in March, and the judgment comes the next January. If they keep paying household costs as before, Vera still pays the rent, and a court can order more.',
          proTip:
            'Bills don’t wait for a judge. Many couples who give up support still leave this time to the law, so that no one is forced to settle.',
          type: 'RADIO',
          options: [
            { key: 'law', label: 'As {STATE} law says' },
            { key: 'as_before', label: 'Household costs as before, and as {STATE} law says' },
            {
              key: 'same_terms',
              label: 'As we agreed for the time after the divorce',
              hiddenIn: [
                {
                  law: 'TEMPORARY_SUPPORT_STAYS',
                  because:
                    'Support until the judgment can’t be given up before the wedding there, or we found no law that clearly allows it.',
                },
              ],
            },
          ],
          isCompared: true,
          isRequired: false,
          hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Only the law’s own rule is possible there.' }],
          stateNotes: [
            {
              states: Object.keys(TEMPORARY_SUPPORT_DECISIONS),
              text: 'In {STATE}, you can’t give up support for the time before the final judgment.',
              citation: TEMPORARY_SUPPORT_DECISIONS,
            },
          ],
        },
      ],
    },
  ],
};
