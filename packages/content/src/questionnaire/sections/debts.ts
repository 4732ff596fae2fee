import type { AuthoredSection } from '../authoring';

export const debts: AuthoredSection = {
  key: 'debts',
  label: 'Debts',
  description: 'Who is responsible for the debts you bring to the marriage and for those you take on later.',
  groups: [
    {
      key: 'before',
      title: 'Debts you bring to the marriage',
      description: 'Student loans, car loans, credit cards and anything else owed on the wedding day.',
      icon: 'card',
      color: 'red',
      questions: [
        {
          key: 'db_premarital',
          title: 'Who is responsible for debts you had before the wedding?',
          description:
            'This is between the two of you. The lender can still collect only from the one who signed. A debt that wasn’t disclosed stays with the person who took it on.',
          exampleScenario:
            'Zoe brings $35,000 of student loans. If debts stay with the borrower, they’re still hers after a divorce.',
          type: 'RADIO',
          options: [
            { key: 'borrower', label: 'The person who borrowed' },
            { key: 'shared', label: 'Both of us' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'db_repay',
          title: 'What if shared money pays one person’s own debt?',
          description: 'When shared savings or pay go toward a debt that belongs to only one of you.',
          exampleScenario:
            'In four years, the joint account pays $20,000 of Zoe’s student loans. If half is paid back, she owes the shared pot $10,000.',
          proTip:
            'Student loans are the usual case. Many couples who share their pay choose no repayment. If that’s you, say so here.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'Nothing is repaid' },
            { key: 'half', label: 'Half of it is repaid' },
            { key: 'all', label: 'All of it is repaid' },
          ],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'during',
      title: 'Debts in the marriage',
      description: 'New loans and credit cards, business debts, and what happens if one of you pays for the other.',
      icon: 'receipt',
      color: 'orange',
      questions: [
        {
          key: 'db_marital',
          title: 'Who is responsible for debts taken on during the marriage?',
          description: 'This is between the two of you, no matter whose name is on the contract.',
          exampleScenario:
            'Ned signs for a new heating system and, a month later, for a motorcycle. If household debts are shared, the heating is shared and the motorcycle is Ned’s.',
          proTip:
            'Your agreement doesn’t bind lenders. They can collect from the person who signed, and in some states from both of you.',
          type: 'RADIO',
          options: [
            { key: 'signer', label: 'The person who signed' },
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
          key: 'db_study',
          title: 'Who is responsible for student loans taken during the marriage?',
          description: 'Loans for a degree or training that either of you takes out after the wedding.',
          exampleScenario:
            'Ada borrows $50,000 for nursing school: $38,000 for tuition and $12,000 for rent and food. If living costs are shared, they each owe $6,000 of it, and Ada owes the tuition.',
          proTip:
            'If one of you works so the other can study, say here what the loan was for. It’s hard to agree later.',
          type: 'RADIO',
          options: [
            { key: 'student', label: 'The one who studied' },
            { key: 'living_shared', label: 'The one who studied, except what paid for our living costs' },
            { key: 'shared', label: 'Both of us' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['CA'],
              text: 'Without an agreement, California assigns a loan for one partner’s education to the one who studied.',
              citation: 'Cal. Fam. Code § 2641',
            },
          ],
        },
        {
          key: 'db_business',
          title: 'Who is responsible for business debts?',
          description: 'Loans, leases and taxes of a business that either of you owns.',
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
          title: 'What if one of you has to pay the other’s debt?',
          description: 'For example, a creditor collects from the partner who didn’t owe the money.',
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
