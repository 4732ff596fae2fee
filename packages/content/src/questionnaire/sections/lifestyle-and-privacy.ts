import type { AuthoredSection } from '../authoring';

export const lifestyleAndPrivacy: AuthoredSection = {
  key: 'lifestyle_and_privacy',
  label: 'Lifestyle and Privacy',
  description:
    'Optional terms. Courts enforce some of them and not others; if one fails, the rest of the agreement still applies.',
  notice: 'Every question here is optional. Skip anything you don’t want in the agreement.',
  groups: [
    {
      key: 'ring',
      title: 'Engagement ring',
      description: 'A small thing with a large meaning, and the law differs from state to state.',
      icon: 'ring',
      color: 'rose',
      questions: [
        {
          key: 'lp_ring',
          title: 'If you divorce, who keeps the engagement ring?',
          description: 'The ring or rings you gave each other when you got engaged.',
          exampleScenario:
            'Sofia wears Nik’s great-grandmother’s ring. If family pieces go back, Nik gets it. A ring he bought would stay with her.',
          type: 'RADIO',
          options: [
            { key: 'wearer', label: 'The one who wears it' },
            { key: 'giver', label: 'The one who gave it' },
            { key: 'family_piece_returns', label: 'The one who wears it, unless it is a family piece' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
    {
      key: 'conduct',
      title: 'Conduct',
      description: 'Promises about how you treat each other.',
      icon: 'heart',
      color: 'red',
      questions: [
        {
          key: 'lp_infidelity',
          title: 'Should the agreement say something about infidelity?',
          description: 'A statement of values costs no one money. Courts often don’t enforce a payment.',
          exampleScenario: 'Anja and Lev write that fidelity matters to both of them but don’t attach a payment to it.',
          proTip: 'A payment invites a dispute about proof. Many attorneys advise against it.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'No' },
            { key: 'values', label: 'A statement of values, without money' },
            {
              key: 'payment',
              label: 'A payment by the one who was unfaithful',
              proTip: 'In many states, it isn’t clear whether a court would enforce it.',
              hiddenIn: [
                {
                  states: ['CA', 'HI', 'IA', 'NV'],
                  because:
                    'Courts there don’t enforce payments for infidelity, because divorce there doesn’t depend on fault.',
                },
              ],
            },
          ],
          isCompared: true,
          isRequired: false,
          stateFacts: ['INFIDELITY'],
        },
        {
          key: 'lp_infidelity_amt',
          title: 'How much is the payment for infidelity?',
          description: 'One sum, paid when the marriage ends.',
          exampleScenario:
            'An amount that would ruin the payer looks like a punishment, and courts don’t enforce punishments.',
          type: 'TEXT_BOX',
          input: 'CURRENCY',
          restriction: 'GREATER_THAN_ZERO',
          shownWhen: [{ question: 'lp_infidelity', isAnyOf: ['payment'] }],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'privacy',
      title: 'Privacy',
      description: 'What stays between you, even after the marriage.',
      icon: 'lock',
      color: 'slate',
      questions: [
        {
          key: 'lp_confidential',
          title: 'Will you keep each other’s private and financial matters confidential?',
          description: 'Advisers, doctors, courts and your family’s safety are always exceptions.',
          exampleScenario: 'After the divorce, Lev can show the agreement to his accountant but not to a newspaper.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            { key: 'yes', label: 'Yes, with those exceptions' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'lp_social',
          title: 'What do you agree on about social media?',
          description: 'Posts and pictures about each other, during the marriage and after it.',
          exampleScenario:
            'Wanda posts vacation pictures with Ari’s children. If neither may post anything private without consent, she asks him first.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'No rule' },
            { key: 'consent', label: 'Nothing private without the other’s consent' },
            { key: 'no_breakup_posts', label: 'No posts about a breakup' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
