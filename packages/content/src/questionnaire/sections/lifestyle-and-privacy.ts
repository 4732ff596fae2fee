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
      key: 'called_off',
      title: 'If the wedding is called off',
      description: 'These terms count from the day you both sign. They end when you marry.',
      icon: 'rings',
      color: 'slate',
      questions: [
        {
          key: 'lp_off_ring',
          title: 'If the wedding is called off, who keeps the engagement ring?',
          description: 'States decide this in different ways, and some ask whose fault it was.',
          exampleScenario:
            'Nik gave Sofia a ring, and a month before the wedding she changes her mind. If the ring goes back, Nik gets it, whatever the reason was.',
          type: 'RADIO',
          options: [
            { key: 'giver', label: 'The one who gave it' },
            { key: 'wearer', label: 'The one who wears it' },
            { key: 'giver_unless_cancels', label: 'The one who gave it, unless that person calls off the wedding' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['CA', 'NY'],
              text: 'In {STATE}, a statute lets a court order the return of a gift made because of a planned marriage.',
              citation: { CA: 'Cal. Civ. Code § 1590', NY: 'N.Y. Civ. Rights Law § 80-b' },
            },
            {
              states: ['PA'],
              text: 'Without an agreement, a ring goes back to the giver in Pennsylvania, no matter who called off the wedding.',
              citation: 'Lindh v. Surman, 560 Pa. 1, 742 A.2d 643 (1999)',
            },
            {
              states: ['MT'],
              text: 'Without an agreement, a ring is an unconditional gift in Montana. The one who wears it keeps it.',
              citation: 'Albinger v. Harris, 2002 MT 118',
            },
          ],
        },
        {
          key: 'lp_off_costs',
          title: 'If the wedding is called off, who pays the costs that can’t be refunded?',
          description: 'Deposits for the venue, the caterer, the dress and the trip.',
          exampleScenario:
            'The venue keeps a $6,000 deposit that Nik paid. In equal halves, Sofia pays him $3,000. If parents paid, nothing changes for them.',
          proTip:
            'If the one who calls it off has to pay, that can push someone into a marriage. Equal halves are gentler.',
          type: 'RADIO',
          options: [
            { key: 'payer', label: 'The one who paid them' },
            { key: 'equally', label: 'Both of us, in equal halves' },
            { key: 'canceller', label: 'The one who calls off the wedding' },
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
        {
          key: 'lp_digital',
          title: 'What do you agree on about digital accounts and crypto wallets?',
          description: 'Choose all that apply. It’s about e-mail, photos, passwords and the keys to digital money.',
          exampleScenario:
            'Ari keeps the seed phrase of the wallet they both paid into. When they separate, Ari sends Wanda half of the coins, and each of them gets a copy of the family photos.',
          proTip:
            'If only one of you knows the keys and dies, the money is gone. Keep them in a sealed envelope or a password manager with emergency access.',
          type: 'CHECKBOX',
          options: [
            { key: 'own_accounts', label: 'Each of us keeps our own accounts, and neither signs in to the other’s' },
            { key: 'copies', label: 'Each of us gets a copy of shared photos and files' },
            { key: 'wallet_keys', label: 'The one with the keys to shared crypto hands over the other’s share' },
            { key: 'survivor', label: 'Each of us leaves the survivor a way to reach accounts and wallets' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
