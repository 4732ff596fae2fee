import type { AuthoredSection, StateSelection } from '../authoring';

const deathRightsStay: StateSelection = {
  law: 'DEATH_RIGHTS_CANNOT_BE_WAIVED',
  because: 'A premarital agreement can’t waive the survivor’s rights in the estate there.',
};

export const deathAndInsurance: AuthoredSection = {
  key: 'death_and_insurance',
  label: 'Death and Insurance',
  description: 'What the survivor receives if one of you dies while you are married, and how you insure each other.',
  groups: [
    {
      key: 'estate',
      title: 'If one of you dies',
      description:
        'The law gives a surviving spouse certain rights. Here you decide whether to keep them. A will can always give more.',
      icon: 'leaf',
      color: 'green',
      questions: [
        {
          key: 'de_estate',
          title: 'If one of you dies, what rights does the survivor have in the estate?',
          description: 'The share the law sets aside for a spouse, whatever a will says.',
          exampleScenario:
            'Walter has two grown children and wants the family farm to go to them. His wife, June, gives up her share of his estate, and his will leaves her the savings.',
          proTip:
            'Make or update your wills after the wedding. This agreement says what each of you can claim, not who inherits.',
          type: 'RADIO',
          options: [
            { key: 'state_law', label: 'The rights {STATE} law gives' },
            { key: 'both_waive', label: 'None: we both give them up', hiddenIn: [deathRightsStay] },
            { key: 'partner_a_waives', label: '{A} gives them up', hiddenIn: [deathRightsStay] },
            { key: 'partner_b_waives', label: '{B} gives them up', hiddenIn: [deathRightsStay] },
          ],
          isCompared: true,
          isRequired: true,
          stateFacts: ['DEATH_RIGHTS'],
          stateNotes: [
            {
              states: ['FL'],
              text: 'A Florida resident who gives up rights at death must sign in front of two witnesses. The agreement has lines for them.',
              citation: 'Fla. Stat. § 732.702',
            },
          ],
        },
        {
          key: 'de_gift',
          title: 'If one of you dies, what is the least the survivor should receive?',
          description:
            'A floor that a will can’t go below. What comes by will, insurance or a joint account counts toward it.',
          exampleScenario:
            'June gave up her share of Walter’s estate. They set a floor of $200,000. He dies, and she has $150,000 from his life insurance, so the estate owes her $50,000.',
          proTip:
            'A floor is a fair trade for giving up rights at death, and it makes the agreement easier to defend. Put the same figure in your wills.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'No minimum' },
            { key: 'amount', label: 'A fixed amount' },
            { key: 'third', label: 'A third of the estate' },
            { key: 'half', label: 'Half of the estate' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['LA'],
              text: 'In Louisiana, children who are 23 or younger, or who can’t care for themselves, have a right to part of the estate first.',
              citation: 'La. Civ. Code art. 1493',
            },
          ],
        },
        {
          key: 'de_gift_amt',
          title: 'What is the least amount the survivor should receive?',
          description: 'If the survivor receives less in other ways, the estate makes up the difference.',
          exampleScenario: 'With $200,000 and an insurance payment of $150,000, the estate owes $50,000.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'de_gift', isAnyOf: ['amount'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'de_home',
          title: 'What may the survivor do with a home the other owned?',
          description: 'The home you lived in together, if it belonged to the one who died.',
          exampleScenario:
            'The house is Kurt’s, and his son inherits it. With a right to stay for 12 months, Maria has a year to find a new home.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'No right to stay' },
            { key: 'stay', label: 'Stay in it for a while' },
            { key: 'receive', label: 'Receive it' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['FL'],
              text: 'Florida’s constitution limits who can inherit a homestead if there’s a spouse. Ask an attorney before you rely on this term.',
              citation: 'Fla. Const. art. X, § 4(c)',
            },
          ],
        },
        {
          key: 'de_home_months',
          title: 'For how many months may the survivor stay in the home?',
          description: 'Counted from the day of death.',
          exampleScenario:
            'With 12 months, if one of you dies on March 10, the other can stay until March 10 of the next year.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'de_home', isAnyOf: ['stay'] }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'de_retirement',
          title: 'Who may be named as beneficiary of your retirement accounts?',
          description: 'Who receives a pension plan or retirement account when its owner dies.',
          exampleScenario:
            'Walter wants his children to receive his 401(k). Until June signs the plan’s own consent form after the wedding, the plan will pay her.',
          proTip:
            'Federal law protects spouses in most employer plans. Only a consent signed after the wedding changes that. We’ll remind you.',
          type: 'RADIO',
          options: [
            { key: 'spouse', label: 'The spouse' },
            { key: 'anyone', label: 'Anyone, and the spouse will consent after the wedding' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'de_pending',
          title: 'If one of you dies while a divorce is pending, which terms apply?',
          description: 'Whether the terms for a death or the terms for a divorce apply.',
          exampleScenario: 'Lou files for divorce in May and dies in August, before the judgment.',
          type: 'RADIO',
          options: [
            { key: 'death', label: 'The terms for a death' },
            { key: 'divorce', label: 'The terms for a divorce' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
    {
      key: 'insurance',
      title: 'Insurance',
      description: 'Life insurance for each other, and health coverage after a separation.',
      icon: 'shield',
      color: 'blue',
      questions: [
        {
          key: 'in_life',
          title: 'Will either of you keep life insurance for the other?',
          description: 'A policy on your own life that names your partner as beneficiary while you’re married.',
          exampleScenario:
            'June gave up her share of Walter’s estate. In return, he keeps a policy of $250,000 for her.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'Neither of us' },
            { key: 'partner_a', label: '{A} keeps a policy for {B}' },
            { key: 'partner_b', label: '{B} keeps a policy for {A}' },
            { key: 'both', label: 'Both of us do' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'in_life_amt',
          title: 'What is the smallest amount of life insurance?',
          description: 'Each policy pays at least this much.',
          exampleScenario:
            'You choose $250,000 and have a $100,000 policy through work. You’ll need a second one for at least $150,000.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'in_life', isNot: 'none' }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'in_health',
          title: 'What happens with health coverage after a separation?',
          description: 'If one of you is insured through the other’s employer.',
          exampleScenario:
            'Bea is insured through Otto’s job. They separate in spring, and the judgment comes in winter.',
          proTip:
            'A spouse’s coverage usually ends with the judgment. After that, it may be possible to buy federal continuation coverage for a limited time.',
          type: 'RADIO',
          options: [
            { key: 'own', label: 'Each of us arranges our own' },
            { key: 'until_judgment', label: 'Coverage stays until the final judgment' },
            {
              key: 'months_shared',
              label: 'Coverage stays for up to 18 months after the judgment where the plan allows it, at shared cost',
            },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
