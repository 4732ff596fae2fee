import { answered, type AuthoredClauseSection, both, COMMUNITY, inStates, is, part, when } from '../authoring';

export const debt: AuthoredClauseSection = {
  key: 'debt',
  title: 'Debts',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'deb_before',
      heading: 'Debts from before the marriage',
      parts: [
        part(
          'A debt from before the marriage remains the debt of the Party who incurred it, including interest and any refinancing.',
          when(is('db_premarital', 'borrower')),
        ),
        part(
          'From the {{term.effectiveDate}}, debts from before the marriage that are listed in the schedules are {{term.maritalDebts}}. A debt that was not disclosed remains the debt of the Party who incurred it.',
          when(is('db_premarital', 'shared')),
        ),
      ],
      when: when(answered('db_premarital')),
      summary: [
        part(
          'Debts from before the wedding stay with the person who took them on.',
          when(is('db_premarital', 'borrower')),
        ),
        part('Debts from before the wedding become shared if they are listed.', when(is('db_premarital', 'shared'))),
      ],
    },
    {
      key: 'deb_repay',
      heading: 'When shared money pays one Party’s debt',
      parts: [
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, that Party shall credit the {{term.maritalProperty}}, when it is divided, with one half of the amount paid, without interest.',
          when(is('db_repay', 'half')),
        ),
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, that Party shall credit the {{term.maritalProperty}}, when it is divided, with the full amount paid, without interest.',
          when(is('db_repay', 'all')),
        ),
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, no reimbursement is due, and the other Party waives any claim to reimbursement or credit that the law would otherwise give.',
          when(is('db_repay', 'none')),
        ),
      ],
      when: when(answered('db_repay')),
      summary: [
        part('When shared money pays one person’s debt, half of it is paid back.', when(is('db_repay', 'half'))),
        part('When shared money pays one person’s debt, all of it is paid back.', when(is('db_repay', 'all'))),
        part('When shared money pays one person’s debt, nothing is paid back.', when(is('db_repay', 'none'))),
      ],
    },
    {
      key: 'deb_during',
      heading: 'Debts during the marriage',
      parts: [
        part(
          'As between the Parties, a debt incurred during the marriage is owed by the Party who signed for it. A debt that both signed is one of the {{term.maritalDebts}}.',
          when(is('db_marital', 'signer')),
        ),
        part(
          'A debt incurred during the marriage for the common household is one of the {{term.maritalDebts}}, no matter who signed for it. Any other debt is owed by the Party who signed for it.',
          when(is('db_marital', 'household_shared')),
        ),
        part(
          'All debts incurred during the marriage are {{term.maritalDebts}}, no matter who signed for them.',
          when(is('db_marital', 'all_shared')),
        ),
        'This section binds the Parties, not their creditors.',
        part(
          'The Parties understand that under community property law a creditor may be able to reach both Parties’ property for one Party’s debt.',
          { ...COMMUNITY, notInStates: ['LA', 'WI'] },
        ),
        part(
          'The Parties understand that under the legal regime a creditor may be able to reach both Parties’ property for one Party’s debt.',
          both(when(is('mp_scheme', 'state_default', 'all_shared')), inStates('LA')),
        ),
        part(
          'The Parties understand that under Wisconsin marital property law a creditor may be able to reach both Parties’ property for one Party’s debt, and that this Agreement binds a creditor only to the extent that law provides.',
          inStates('WI'),
        ),
      ],
      when: when(answered('db_marital')),
      summary: [
        part('A debt from the marriage is owed by the person who signed for it.', when(is('db_marital', 'signer'))),
        part(
          'Debts for the household are shared; any other debt is owed by the person who signed for it.',
          when(is('db_marital', 'household_shared')),
        ),
        part('All debts from the marriage are shared.', when(is('db_marital', 'all_shared'))),
        'This does not bind the people you owe: as far as the law allows, they may still collect from either of you.',
      ],
    },
    {
      key: 'deb_study',
      heading: 'Student loans',
      parts: [
        part(
          'A loan taken during the marriage for a Party’s education is owed by that Party alone.',
          when(is('db_study', 'student')),
        ),
        part(
          'A loan taken during the marriage for a Party’s education is owed by that Party alone, except for the part that paid for the household. That part is one of the {{term.maritalDebts}}.',
          when(is('db_study', 'living_shared')),
        ),
        part(
          'A loan taken during the marriage for a Party’s education is one of the {{term.maritalDebts}}.',
          when(is('db_study', 'shared')),
        ),
      ],
      when: when(answered('db_study')),
      summary: [
        part('A student loan from the marriage is owed by the one who studied.', when(is('db_study', 'student'))),
        part(
          'A student loan from the marriage is owed by the one who studied, except for what paid for the household.',
          when(is('db_study', 'living_shared')),
        ),
        part('A student loan from the marriage is shared.', when(is('db_study', 'shared'))),
      ],
    },
    {
      key: 'deb_business',
      heading: 'Business debts',
      parts: [
        part(
          'Debts of a business are owed by its owner alone. The other Party is not required to guarantee them.',
          when(is('db_business', 'owner')),
        ),
        part(
          'Debts of a business incurred during the marriage in the ordinary course of its trade are {{term.maritalDebts}}.',
          when(is('db_business', 'shared')),
        ),
      ],
      when: when(is('sp_business', 'partner_a', 'partner_b', 'both'), answered('db_business')),
      summary: [
        part('Business debts are the owner’s alone.', when(is('db_business', 'owner'))),
        part('Ordinary business debts from the marriage are shared.', when(is('db_business', 'shared'))),
      ],
    },
    {
      key: 'deb_indemnity',
      heading: 'Indemnity',
      parts: [
        part(
          'A Party who has to pay a debt that is the other’s under this Agreement shall be repaid in full by the other, with interest at the legal rate and reasonable costs and attorneys’ fees.',
          when(is('db_indemnity', 'with_costs')),
        ),
        part(
          'A Party who has to pay a debt that is the other’s under this Agreement shall be repaid the amount paid by the other, without interest, costs or attorneys’ fees.',
          when(is('db_indemnity', 'without_costs')),
        ),
        part(
          'A Party who has to pay a debt that is the other’s under this Agreement has no claim for it against the other.',
          when(is('db_indemnity', 'no_claim')),
        ),
      ],
      when: when(answered('db_indemnity')),
      summary: [
        part(
          'If you have to pay the other’s debt, you get it back with interest and costs.',
          when(is('db_indemnity', 'with_costs')),
        ),
        part(
          'If you have to pay the other’s debt, you get back what you paid.',
          when(is('db_indemnity', 'without_costs')),
        ),
        part('If you have to pay the other’s debt, you get nothing back.', when(is('db_indemnity', 'no_claim'))),
      ],
    },
  ],
};
