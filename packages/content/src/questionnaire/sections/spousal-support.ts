import type { AuthoredSection } from '../authoring';

export const spousalSupport: AuthoredSection = {
  key: 'spousal_support',
  label: 'Spousal Support',
  description:
    'Payments from one spouse to the other after the marriage ends. Some states limit what a couple may agree here.',
  notice: 'Support while you are married and living together is a duty that no agreement can take away.',
  notApplicableIn: {
    in: {
      law: 'SUPPORT_CANNOT_BE_WAIVED',
      because: 'A premarital agreement there cannot waive or limit spousal support, so nothing is left to ask.',
    },
    notice:
      'In {STATE} an agreement before marriage cannot give up or limit spousal support. There is nothing to decide here: your agreement will say that support is left to {STATE} law.',
  },
  groups: [
    {
      key: 'choice',
      title: 'Your choice',
      description: 'Whether support is possible at all, and in which form.',
      icon: 'handshake',
      color: 'indigo',
      questions: [
        {
          key: 'ss_choice',
          title: 'If the marriage ends, what about spousal support between {A} and {B}?',
          description:
            'Also called alimony or maintenance. Leaving it to the law keeps every right that either of you would have.',
          exampleScenario:
            'After 15 years Vera earns $140,000 a year; Hugo gave up his job to raise their children and earns nothing. Left to the law, a court would look at both. Given up by both, Hugo would receive no support.',
          proTip:
            'Giving up support is the term that courts look at most closely. Get advice first if one of you may work less for the family.',
          type: 'RADIO',
          options: [
            { key: 'state_law', label: 'It is left to {STATE} law' },
            {
              key: 'waived',
              label: 'Both give it up',
              proTip: 'Even where this is allowed, a court may set it aside if it leaves one of you in hardship.',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support cannot be waived there.' }],
              attorneyRules: [
                {
                  type: 'WAIVES_SPOUSAL_SUPPORT',
                  in: {
                    law: 'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
                    because: 'The term binds only a partner who had an independent attorney.',
                  },
                },
              ],
            },
            {
              key: 'waived_if_short',
              label: 'Both give it up if the marriage was short',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support cannot be waived there.' }],
              attorneyRules: [
                {
                  type: 'WAIVES_SPOUSAL_SUPPORT',
                  in: {
                    law: 'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
                    because: 'The term binds only a partner who had an independent attorney.',
                  },
                },
              ],
            },
            {
              key: 'limited',
              label: 'It is paid, limited by our own terms',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support cannot be limited there.' }],
              attorneyRules: [
                {
                  type: 'WAIVES_SPOUSAL_SUPPORT',
                  in: {
                    law: 'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
                    because: 'The term binds only a partner who had an independent attorney.',
                  },
                },
              ],
            },
            {
              key: 'sum_per_year',
              label: 'It is replaced by a sum for each year of marriage',
              hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Support cannot be replaced there.' }],
              attorneyRules: [
                {
                  type: 'WAIVES_SPOUSAL_SUPPORT',
                  in: {
                    law: 'SUPPORT_WAIVER_NEEDS_ATTORNEYS',
                    because: 'The term binds only a partner who had an independent attorney.',
                  },
                },
              ],
            },
          ],
          isCompared: true,
          isRequired: true,
          hiddenIn: [{ law: 'SUPPORT_CANNOT_BE_WAIVED', because: 'Only the law’s own rule is possible there.' }],
          stateFacts: ['SPOUSAL_SUPPORT'],
          stateNotes: [
            {
              states: ['MA', 'CT', 'MN', 'SC'],
              text: 'Courts in {STATE} look at such terms twice: whether they were fair when you signed, and whether they still are when the marriage ends.',
              citation: {
                MA: 'DeMatteo v. DeMatteo, 436 Mass. 18 (2002)',
                CT: 'Conn. Gen. Stat. § 46b-36g',
                MN: 'Minn. Stat. § 519.11',
                SC: 'Hardee v. Hardee, 355 S.C. 382 (2003)',
              },
            },
            {
              states: ['CA'],
              text: 'In California any answer but the first needs an independent attorney for each of you.',
              citation: 'Cal. Fam. Code § 1612(c)',
            },
          ],
        },
        {
          key: 'ss_short_years',
          title: 'A marriage is short if it lasted fewer than how many years?',
          description: 'Counted from the wedding to the day on which sharing stops under this agreement.',
          exampleScenario:
            'With 5 years, a marriage of four years and eleven months is short; one of exactly five years is not.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['waived_if_short'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_sum',
          title: 'How much is paid instead of support for each full year of marriage?',
          description: 'Paid once, by the partner with the higher income, instead of monthly support.',
          exampleScenario:
            'With $10,000 a year, a marriage of seven years and four months leads to one payment of $70,000.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['sum_per_year'] }],
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
          title: 'How is spousal support worked out?',
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
              text: 'New York has guidelines for maintenance. What they would give depends on your incomes when the marriage ends, so the agreement says that you know of them and choose your own terms.',
              citation: null,
            },
          ],
        },
        {
          key: 'ss_amount',
          title: 'What is the monthly amount or ceiling of spousal support?',
          description: 'The fixed amount, or the most that is paid in a month.',
          exampleScenario: 'With a ceiling of $2,500, Hugo receives $2,500 even if the guideline would give $3,100.',
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
          description: 'A number from 1 to 50. At 50 percent both would have the same income.',
          exampleScenario: 'With a gap of $5,000 a month and 20 percent, $1,000 is paid.',
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
          exampleScenario: 'With 4 months, a marriage of nine years leads to 36 months of support.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'ss_choice', isAnyOf: ['limited'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'ss_end',
          title: 'Which events end spousal support early?',
          description: 'Choose all that apply.',
          exampleScenario:
            'Hugo receives support for 36 months and marries again after a year. If remarriage is chosen, support ends on his wedding day.',
          type: 'CHECKBOX',
          options: [
            { key: 'remarriage', label: 'The receiver marries again' },
            { key: 'cohabitation', label: 'The receiver has lived with a new partner for a year' },
            { key: 'retirement', label: 'The payer retires at or after full retirement age' },
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
            'Both gave up support. When they part, Mira cares for a two-year-old. If that exception is chosen, she can still ask for support.',
          proTip: 'Exceptions make the term fairer, and a fair term is more likely to hold.',
          type: 'CHECKBOX',
          options: [
            { key: 'young_child', label: 'One of us cares for a child under school age' },
            { key: 'illness', label: 'Serious illness or disability' },
            {
              key: 'public_assistance',
              label: 'One of us would otherwise need public assistance',
              proTip: 'In many states the law says so anyway, whether you choose it or not.',
            },
          ],
          shownWhen: [{ question: 'ss_choice', isNot: 'state_law' }],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['IN'],
              text: 'An Indiana court may set a waiver aside if it causes extreme hardship that could not reasonably be foreseen.',
              citation: 'Ind. Code § 31-11-3-8',
            },
          ],
        },
      ],
    },
  ],
};
