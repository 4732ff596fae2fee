import type { AuthoredSection } from '../authoring';

export const maritalProperty: AuthoredSection = {
  key: 'marital_property',
  label: 'Marital Property',
  labelByDistributionLaw: { COMMUNITY_PROPERTY: 'Community Property' },
  labelExceptions: [
    {
      states: ['WI'],
      label: 'Marital Property',
      because: 'Wisconsin’s statute calls it marital property (Wis. Stat. § 766.31).',
    },
  ],
  description: 'What becomes shared once you are married, and how it is divided if the marriage ends.',
  groups: [
    {
      key: 'rule',
      title: 'The overall rule',
      description:
        'One rule for everything you acquire after the wedding, then the cases couples most often settle separately.',
      icon: 'layers',
      color: 'indigo',
      questions: [
        {
          key: 'mp_scheme',
          title: 'Which rule covers what you acquire after the wedding?',
          description:
            'The starting point for pay, savings and things bought during the marriage. Your other answers refine it.',
          exampleScenario:
            'Amara buys a boat with her pay and puts it in her own name. If only jointly titled things are shared, the boat is hers. If everything is shared, half of its value is Jonas’s.',
          proTip:
            'If you’re unsure, look first at what {STATE} law says on its own. You need a rule here only if you want something different.',
          type: 'RADIO',
          options: [
            { key: 'state_default', label: '{STATE} law’s own rule' },
            { key: 'joint_title', label: 'Only what is titled in both names is shared' },
            {
              key: 'all_shared',
              label: 'Everything is shared',
              rulesOut: ['mp_earnings.earner', 'mp_equity.earner', 'mp_retirement.owner'],
            },
            {
              key: 'nothing_shared',
              label: 'Nothing is shared unless we both sign that it is',
              rulesOut: ['mp_earnings.shared', 'mp_equity.shared_once_vested', 'mp_retirement.shared'],
            },
          ],
          allowsCustomClause: true,
          isCompared: true,
          isRequired: true,
          stateFacts: ['PROPERTY_RULE'],
          stateNotes: [
            {
              states: ['AK'],
              text: 'Alaska lets a couple opt in to community property with a separate written agreement or trust. If you share everything here, that’s an agreement between the two of you. If you want the full community system, ask an attorney.',
              citation: 'AS 34.77.090',
            },
            {
              states: ['LA'],
              text: 'In Louisiana, this answer chooses your matrimonial regime: the legal regime, separation of property, or your own regime.',
              citation: 'La. Civ. Code arts. 2328-2329',
            },
          ],
        },
        {
          key: 'mp_earnings',
          title: 'Who owns pay from work during the marriage?',
          description: 'Wages, salaries and self-employment earnings, and what you save from them.',
          exampleScenario:
            'Carla earns $90,000 a year and Finn $45,000. If pay is shared, whatever they save from it belongs to both equally, no matter who earned it.',
          type: 'RADIO',
          options: [
            { key: 'shared', label: 'It is shared' },
            { key: 'earner', label: 'It belongs to the person who earned it' },
            { key: 'partly', label: 'Part of it is shared' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'mp_earnings_pct',
          title: 'What percentage of pay is shared?',
          description: 'A number from 1 to 100, counted on pay after taxes.',
          exampleScenario: 'With 60 percent, $3,000 of Carla’s $5,000 take-home pay is shared and $2,000 is hers.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          maximum: 100,
          shownWhen: [{ question: 'mp_earnings', isAnyOf: ['partly'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'mp_equity',
          title: 'Who owns bonuses and equity earned during the marriage?',
          description:
            'Yearly bonuses, and stock units or options granted for work after the wedding. Skip it if neither of you expects any.',
          exampleScenario:
            'In the third year of marriage Ravi is granted stock units that vest over four years. They separate in the fifth year, when half have vested.',
          type: 'RADIO',
          options: [
            { key: 'same_as_pay', label: 'The same rule as for pay' },
            { key: 'earner', label: 'They belong to the person who earned them' },
            { key: 'shared_once_vested', label: 'They are shared when they vest' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'mp_retirement',
          title: 'Who owns retirement savings you build during the marriage?',
          description:
            'Contributions to pensions, 401(k) plans and retirement accounts after the wedding, and their growth.',
          exampleScenario:
            'During the marriage Helen pays $50,000 into her 401(k), which grows to $80,000. If contributions are shared and growth isn’t, $50,000 is shared.',
          proTip:
            'Under federal law, only a spouse can give up rights in most employer plans. Sign the plan’s consent form after the wedding. We’ll remind you.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'The owner keeps them' },
            { key: 'shared', label: 'They are shared' },
            { key: 'contributions_shared', label: 'Contributions are shared, growth is not' },
          ],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'split',
      title: 'If the marriage ends',
      description: 'How you divide what is shared, and the day sharing stops.',
      icon: 'divide',
      color: 'orange',
      questions: [
        {
          key: 'mp_split',
          title: 'How do you divide shared property?',
          description: 'The rule for everything that is shared under this agreement.',
          exampleScenario:
            'Gus and Wen have $120,000 of shared savings. Gus put in $80,000 and Wen put in $40,000. Divided equally, they each get $60,000. Divided by what each put in, Gus gets $80,000 and Wen gets $40,000.',
          type: 'RADIO',
          options: [
            { key: 'equally', label: 'Equally' },
            { key: 'by_contribution', label: 'By what each of us put in' },
            { key: 'fixed_percent', label: 'By a fixed percentage' },
            { key: 'state_law', label: 'As {STATE} law says' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'mp_split_pct_a',
          title: 'What percentage of shared property does {A} receive?',
          description: 'A number above 0, up to 100. {B} receives the rest.',
          exampleScenario: 'With 55, one partner gets 55 percent of everything shared and the other gets 45 percent.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          maximum: 100,
          shownWhen: [{ question: 'mp_split', isAnyOf: ['fixed_percent'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'mp_cutoff',
          title: 'If you separate, when does sharing stop?',
          description: 'What either of you earns or buys after this day isn’t shared.',
          exampleScenario:
            'Petra gives Sven written notice in March and files in June. The judgment comes in February. Her April pay isn’t shared if sharing stops with the notice; it is if sharing stops with the filing or the judgment.',
          proTip: 'A written notice is the clearest date. Keep a copy that shows when it was received.',
          type: 'DROPDOWN',
          options: [
            { key: 'written_notice', label: 'The day one of us gives written notice of separation' },
            { key: 'filing', label: 'The day one of us files for divorce' },
            { key: 'final_judgment', label: 'The day of the final judgment' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'mp_cars',
          title: 'If you separate, who keeps a car?',
          description: 'Cars, motorcycles and other vehicles that either of you buys after the wedding.',
          exampleScenario:
            'The van is in Sven’s name, and Petra drives it to work every day. If the title decides, Sven keeps it. If the main driver does, Petra keeps it, and what it’s worth counts toward her share.',
          type: 'RADIO',
          options: [
            { key: 'title', label: 'The one whose name is on the title' },
            { key: 'driver', label: 'The one who mainly drives it' },
            { key: 'sold', label: 'It is shared and sold' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'mp_goods',
          title: 'If you separate, who keeps furniture and household goods?',
          description: 'What you buy for the home after the wedding. Personal things stay with the one who uses them.',
          exampleScenario:
            'They both want the piano and the dining table. A coin toss lets Wen choose first. She takes the piano, and Gus takes the table.',
          proTip:
            'Arguing over used furniture costs more than the furniture. Choosing in turn ends it in an afternoon.',
          type: 'RADIO',
          options: [
            { key: 'in_turn', label: 'They are shared, and we choose in turn' },
            { key: 'payer', label: 'The one who paid for each thing' },
            { key: 'home', label: 'The one who keeps the home' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
