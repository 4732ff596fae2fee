import type { AuthoredSection } from '../authoring';

export const debts: AuthoredSection = {
  key: 'debts',
  label: 'Debts',
  description: 'Who is responsible for the debts you bring and for those you take on later.',
  groups: [
    {
      key: 'before',
      title: 'Debts you bring',
      description: 'Student loans, car loans, credit cards and anything else owed on the wedding day.',
      icon: 'card',
      color: 'red',
      questions: [
        {
          key: 'db_premarital',
          title: 'Who is responsible for debts that {A} or {B} had before the wedding?',
          description:
            'Between the two of you. The lender may still only turn to the one who signed. A debt that was not disclosed stays with the one who took it on.',
          exampleScenario:
            'Zoe brings $35,000 of student loans. If debts stay with the borrower, they’re still hers after a divorce.',
          type: 'RADIO',
          options: [
            { key: 'borrower', label: 'The one who borrowed' },
            { key: 'shared', label: 'Both of us' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'db_repay',
          title: 'What if shared money pays one person’s own debt?',
          description: 'When savings or pay that are shared go toward a debt that belongs to only one of you.',
          exampleScenario:
            'In four years the joint account pays $20,000 of Zoe’s student loans. If half comes back, the shared pot is owed $10,000.',
          proTip:
            'Student loans are the usual case. Many couples who share their pay choose no repayment. If that’s you, say so here.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'Nothing is repaid' },
            { key: 'half', label: 'Half of it comes back' },
            { key: 'all', label: 'All of it comes back' },
          ],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'during',
      title: 'Debts in the marriage',
      description: 'New loans and cards, business debts, and what happens if one pays for the other.',
      icon: 'receipt',
      color: 'orange',
      questions: [
        {
          key: 'db_marital',
          title: 'Who is responsible for debts taken on during the marriage?',
          description: 'Between the two of you, whoever’s name is on the contract.',
          exampleScenario:
            'Ned signs for a new heating system and, a month later, for a motorcycle. If household debts are shared, the heating is shared and the motorcycle is Ned’s.',
          proTip:
            'Your agreement doesn’t bind lenders. They can collect from the person who signed, and in some states from both of you.',
          type: 'RADIO',
          options: [
            { key: 'signer', label: 'The one who signed' },
            { key: 'household_shared', label: 'Both of us, when it was for the household' },
            { key: 'all_shared', label: 'Both of us, always' },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'],
              text: 'In community property states, creditors can often take shared property for a debt that only one spouse took on.',
              citation: null,
            },
          ],
        },
        {
          key: 'db_business',
          title: 'Who is responsible for the debts of a business?',
          description: 'Loans, leases and taxes of a business that {A} or {B} owns.',
          exampleScenario: 'Tom’s bicycle shop closes, still owing $15,000 to suppliers.',
          proTip:
            'Think twice before the other partner signs a personal guarantee. The bank can hold that partner to it, whatever you agree here.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'Only the owner of the business' },
            { key: 'shared', label: 'Both of us' },
          ],
          shownWhen: [{ question: 'sp_business', isNot: 'neither' }],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'db_indemnity',
          title: 'What if one has to pay the other’s debt?',
          description: 'For example because a creditor turned to the partner who did not owe the money.',
          exampleScenario:
            'A card company collects $3,000 of Ned’s debt from Ada, who also paid an attorney $400. With costs, Ned owes her $3,400.',
          type: 'RADIO',
          options: [
            { key: 'with_costs', label: 'Full repayment, with costs' },
            { key: 'without_costs', label: 'Repayment, without costs' },
            { key: 'no_claim', label: 'No claim' },
          ],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
  ],
};
