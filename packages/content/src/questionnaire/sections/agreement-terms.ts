import type { AuthoredSection } from '../authoring';

export const agreementTerms: AuthoredSection = {
  key: 'agreement_terms',
  label: 'Agreement Terms',
  description: 'How long the agreement lasts, how you settle disagreements about it, and how you sign it.',
  groups: [
    {
      key: 'life_of_it',
      title: 'Life of the agreement',
      description: 'Whether it expires or phases out, when you review it, and which state’s law applies if you move.',
      icon: 'hourglass',
      color: 'violet',
      questions: [
        {
          key: 'at_sunset',
          title: 'Should the agreement expire?',
          description: 'An ending date can feel right when you build a life together for a long time.',
          exampleScenario:
            'Miriam and Otis choose to have all of it expire after 20 years. If they divorce in year 21, the law of their state decides, as if they had never made an agreement.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            { key: 'all', label: 'All of it, after some years' },
            { key: 'support_only', label: 'Only the terms on support, after some years' },
            { key: 'fades', label: 'It phases out in equal steps, year by year' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'at_sunset_years',
          title: 'After how many years of marriage does the agreement, or that part of it, expire?',
          description: 'Full years, counted from the wedding.',
          exampleScenario:
            'With 10 years and equal steps, a tenth of the agreement phases out each year. After five years, half of it still applies.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'at_sunset', isNot: 'no' }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'at_review',
          title: 'When will you review the agreement together?',
          description:
            'Choose all that apply. We’ll remind you. A review changes nothing unless you both sign a change.',
          exampleScenario:
            'Five years in, Miriam has inherited a house. They sit down, read the agreement, and decide not to change anything.',
          type: 'CHECKBOX',
          options: [
            { key: 'every_five_years', label: 'Every five years' },
            { key: 'child', label: 'When a child is born or adopted' },
            { key: 'home_or_business', label: 'When one of us buys a home or starts a business' },
            { key: 'inheritance', label: 'When one of us inherits a large sum' },
            { key: 'move', label: 'When we move to another state' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'at_governing',
          title: 'If you move to another state, which law governs the agreement?',
          description: 'States differ. Fixing the law keeps the agreement’s meaning the same wherever you live.',
          exampleScenario: 'They sign in one state and live in another when they separate eight years later.',
          proTip:
            'Most couples choose one state’s law for good. A court elsewhere may still apply its own rules on support and children.',
          type: 'RADIO',
          options: [
            { key: 'chosen_state', label: 'The law of {STATE}' },
            { key: 'state_of_residence', label: 'The law of the state where we live at the time' },
          ],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'disputes',
      title: 'If you disagree later',
      description: 'What to try before going to court, and who pays for attorneys.',
      icon: 'scale',
      color: 'orange',
      questions: [
        {
          key: 'at_dispute',
          title: 'What must you try before going to court?',
          description: 'Emergencies and your family’s safety are always exceptions.',
          exampleScenario:
            'They disagree about the value of the apartment. A mediator helps them settle on an appraiser in two sessions.',
          type: 'RADIO',
          options: [
            { key: 'nothing', label: 'Nothing is required' },
            {
              key: 'mediation',
              label: 'Mediation',
              proTip: 'A neutral person helps you find your own solution. No one decides for you.',
            },
            {
              key: 'mediation_arbitration',
              label: 'Mediation, then arbitration',
              proTip: 'An arbitrator decides in private, instead of a judge. You can rarely appeal.',
            },
            {
              key: 'collaborative',
              label: 'A collaborative process',
              proTip: 'Both attorneys agree to settle out of court. If that fails, they both step down.',
            },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'at_fees',
          title: 'If you disagree about the agreement, who pays the attorneys?',
          description: 'This covers a dispute about the agreement itself.',
          exampleScenario:
            'Otis asks a court to set the agreement aside and loses. If the losing challenger pays, he also pays Miriam’s attorney.',
          type: 'RADIO',
          options: [
            { key: 'own', label: 'Each of us pays our own' },
            { key: 'loser', label: 'The one who challenges the agreement and loses' },
            { key: 'higher_earner', label: 'The higher earner advances the fees' },
            { key: 'court', label: 'The court decides' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['IA'],
              text: 'In Iowa, you can’t decide in advance who pays attorneys’ fees in a dispute about child or spousal support. The agreement leaves them out.',
              citation: 'In re Marriage of Erpelding, No. 16-1419 (Iowa Mar. 2, 2018)',
            },
          ],
        },
        {
          key: 'at_fees_interim',
          title: 'Until a divorce is final, who pays your attorneys?',
          description: 'The attorneys each of you needs for the divorce itself, from the first day to the judgment.',
          exampleScenario:
            'Otis earns $9,000 a month and Miriam $3,000. If the one who earns more advances the fees, Otis pays $6,000 to her attorney. It counts toward Miriam’s share at the end.',
          proTip: 'If only one of you can pay an attorney, the other may feel forced to sign whatever is on the table.',
          type: 'RADIO',
          options: [
            {
              key: 'own',
              label: 'Each of us pays our own',
              hiddenIn: [
                {
                  states: ['FL'],
                  because:
                    'A court there can order fees for the time before the judgment, whatever a premarital agreement says (Belcher v. Belcher, 271 So. 2d 7).',
                },
              ],
            },
            { key: 'higher_earner', label: 'The one who earns more advances them for the other' },
            { key: 'shared', label: 'Shared money pays both' },
            { key: 'court', label: 'The court decides' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['FL'],
              text: 'In Florida, a premarital agreement can’t take away attorneys’ fees for the time before the judgment.',
              citation: 'Belcher v. Belcher, 271 So. 2d 7 (Fla. 1972)',
            },
            {
              states: ['IA'],
              text: 'In Iowa, you can’t decide in advance who pays attorneys’ fees in a dispute about child or spousal support. The agreement leaves them out.',
              citation: 'In re Marriage of Erpelding, No. 16-1419 (Iowa Mar. 2, 2018)',
            },
          ],
        },
      ],
    },
    {
      key: 'signing',
      title: 'Signing',
      description: 'How the two of you will sign.',
      icon: 'pen',
      color: 'blue',
      questions: [
        {
          key: 'at_signing',
          title: 'How will you sign?',
          description: 'Before a notary, on a video call or in the same room. You don’t have to sign at the same time.',
          exampleScenario:
            'Jo travels for work, so they choose an online notary. They sign from two cities in the same week.',
          proTip: 'Bring an ID that shows your name exactly as it is in the agreement.',
          type: 'RADIO',
          options: [
            {
              key: 'online',
              label: 'With an online notary',
              hiddenIn: [
                {
                  law: 'NO_ONLINE_NOTARY',
                  because: 'An online notary isn’t a safe choice there for this kind of agreement.',
                },
              ],
            },
            { key: 'in_person', label: 'In person' },
          ],
          isCompared: true,
          isRequired: true,
          stateFacts: ['SIGNING', 'ONLINE_NOTARY'],
        },
        {
          key: 'at_custom',
          title: 'Is there anything else you both want to say?',
          description:
            'In your own words. It becomes a term of the agreement, so write it as you would want a judge to read it.',
          exampleScenario:
            '“Each of us may keep one weekend a month for visits to our own family, and the shared budget pays for the trip.”',
          proTip:
            'Leave out custody, child support and penalties. A court won’t enforce them, and they can weaken the rest.',
          type: 'TEXT_AREA',
          input: 'TEXT',
          allowsCustomClause: true,
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
