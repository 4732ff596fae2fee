import type { AuthoredSection } from '../authoring';

export const homes: AuthoredSection = {
  key: 'homes',
  label: 'Homes',
  description: 'The home you live in now and the homes you may buy later.',
  groups: [
    {
      key: 'home_now',
      title: 'Your home now',
      description: 'The home you’ll live in when you’re married.',
      icon: 'home',
      color: 'blue',
      questions: [
        {
          key: 'hm_current',
          title: 'Who owns the home you will live in?',
          description: 'Go by the deed. It should match the real estate in your financial disclosure.',
          exampleScenario: 'They both pay the mortgage, but only Olga is on the deed. That means Olga owns the home.',
          type: 'RADIO',
          options: [
            { key: 'partner_a', label: '{A}' },
            { key: 'partner_b', label: '{B}' },
            { key: 'both', label: 'Both of us' },
            { key: 'rented', label: 'We rent it' },
            { key: 'undecided', label: 'Not decided yet' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'hm_class',
          title: 'Does the other partner gain a share in that home?',
          description: 'While you’re married, the partner who doesn’t own it can gain a share over time.',
          exampleScenario:
            'Olga’s house is worth $300,000. If Marc gains 2 percent a year, after ten years his share is 20 percent.',
          type: 'RADIO',
          options: [
            { key: 'stays', label: 'No, it stays with its owner' },
            { key: 'shared', label: 'Yes, it becomes shared' },
            { key: 'yearly_share', label: 'Yes, a share each year' },
          ],
          shownWhen: [{ question: 'hm_current', isAnyOf: ['partner_a', 'partner_b'] }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['TX', 'FL'],
              text: 'Homestead rules in {STATE} protect a family home. Both spouses usually have to sign when it’s sold or mortgaged, no matter who owns it.',
              citation: {
                TX: 'Tex. Const. art. XVI, § 50(b); Tex. Fam. Code § 5.001',
                FL: 'Fla. Const. art. X, § 4(c)',
              },
            },
          ],
        },
        {
          key: 'hm_vest_pct',
          title: 'What percentage of the home does the other partner gain each year?',
          description: 'The share grows by this much for each full year of marriage, up to half of the home.',
          exampleScenario: 'At 5 percent a year, the share reaches half of the home after ten years and stops growing.',
          type: 'TEXT_BOX',
          input: 'NUMBER',
          restriction: 'GREATER_THAN_ZERO',
          maximum: 50,
          shownWhen: [{ question: 'hm_class', isAnyOf: ['yearly_share'] }],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'home_future',
      title: 'A home you buy together',
      description: 'Rules for homes you buy after the wedding, so the deed matches what you intend.',
      icon: 'key',
      color: 'green',
      questions: [
        {
          key: 'hm_future',
          title: 'Who owns a home you buy during the marriage?',
          description: 'What each of you owns of the home, after any money that comes back first.',
          exampleScenario:
            'Ida puts $60,000 into the down payment and Karim puts in $20,000. If the down payment decides, Ida owns three quarters of the home.',
          type: 'RADIO',
          options: [
            { key: 'equal', label: 'Both of us, in equal shares' },
            { key: 'by_down_payment', label: 'Each of us, in proportion to the down payment' },
            { key: 'as_deed_says', label: 'Each of us, as the deed says' },
            {
              key: 'fixed_percent',
              label: 'Each of us, in fixed percentages',
              proTip: 'Put the percentages in the deed when you buy. The agreement refers to the deed.',
            },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'hm_down_payment',
          title: 'What happens to separate money in the down payment for a shared home?',
          description:
            'Money from before the wedding, a gift or an inheritance that one of you puts into the shared home.',
          exampleScenario:
            'Karim puts $50,000 of his inheritance into a home bought for $400,000 and sold for $480,000, a fifth more. He gets $50,000 back first, or $60,000 with its growth.',
          proTip: 'Keep the closing statement and the account statement together. They prove the contribution.',
          type: 'RADIO',
          options: [
            { key: 'returned', label: 'It’s returned first' },
            { key: 'returned_with_growth', label: 'It’s returned first, with its growth' },
            { key: 'not_returned', label: 'It isn’t returned' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'hm_end',
          title: 'If you separate, what happens to a shared home?',
          description: 'Who may keep the home by buying the other out, or whether it’s sold.',
          exampleScenario:
            'Lucy gets the first offer. She has the home appraised and buys Abe’s half. If she can’t, they sell the home.',
          type: 'RADIO',
          options: [
            { key: 'sold', label: 'It is sold' },
            { key: 'offered_to_a', label: 'It is first offered to {A}' },
            { key: 'offered_to_b', label: 'It is first offered to {B}' },
            { key: 'offered_to_carer', label: 'It is first offered to the one the children mainly live with' },
          ],
          isCompared: true,
          isRequired: true,
        },
        {
          key: 'hm_second',
          title: 'Who owns a second home or rental property that you buy later?',
          description: 'Vacation homes, rentals and land: any real estate that isn’t your main home.',
          exampleScenario:
            'Abe pays $60,000 and Lucy $20,000 for a lake cabin, and only Abe is on the deed. If the deed decides, it’s Abe’s. If what each paid decides, a quarter is Lucy’s.',
          proTip: 'A rental needs rules on rent and repairs. In the agreement, both follow who owns it.',
          type: 'RADIO',
          options: [
            { key: 'deed', label: 'The one named in the deed' },
            { key: 'paid', label: 'Each of us, in proportion to what we paid' },
            { key: 'shared', label: 'Both of us, in equal shares' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'],
              text: 'In community property states, the name on the deed alone doesn’t decide who owns a home bought during the marriage. Your agreement can.',
              citation: null,
            },
          ],
        },
      ],
    },
    {
      key: 'separation',
      title: 'If you separate',
      description: 'Where each of you lives until everything is settled.',
      icon: 'divide',
      color: 'amber',
      questions: [
        {
          key: 'hm_stay',
          title: 'If you separate, who stays in the home until the divorce is final?',
          description: 'The home you both live in at that time. A court can decide otherwise.',
          exampleScenario:
            'The house is Olga’s. If its owner stays, Marc finds a place within 30 days of her written request. Olga pays the running costs while she lives there alone.',
          proTip:
            'The first weeks are often the hardest. If you decide now, neither of you has to leave in a rush or fear the locks.',
          type: 'RADIO',
          options: [
            { key: 'owner', label: 'Its owner, or both of us if it is shared or rented' },
            { key: 'partner_a', label: '{A}' },
            { key: 'partner_b', label: '{B}' },
            { key: 'carer', label: 'The one the children mainly live with' },
          ],
          isCompared: true,
          isRequired: false,
        },
      ],
    },
  ],
};
