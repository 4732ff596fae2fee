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
          'A debt from before the marriage stays the debt of the Party who took it on, with its interest and with whatever replaces it.',
          when(is('db_premarital', 'borrower')),
        ),
        part(
          'From the {{term.effectiveDate}}, debts from before the marriage that are listed in the schedules are {{term.maritalDebts}}. A debt that was not disclosed stays the debt of the Party who took it on.',
          when(is('db_premarital', 'shared')),
        ),
      ],
      when: when(answered('db_premarital')),
      summary: [
        part('Debts from before the wedding stay with whoever made them.', when(is('db_premarital', 'borrower'))),
        part('Debts from before the wedding become shared if they are listed.', when(is('db_premarital', 'shared'))),
      ],
    },
    {
      key: 'deb_repay',
      heading: 'When shared money pays one Party’s debt',
      parts: [
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, that Party credits the {{term.maritalProperty}}, when it is divided, with one half of what was paid, without interest.',
          when(is('db_repay', 'half')),
        ),
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, that Party credits the {{term.maritalProperty}}, when it is divided, with all of what was paid, without interest.',
          when(is('db_repay', 'all')),
        ),
        part(
          'If {{term.maritalProperty}} pays a debt of one Party alone, nothing is repaid, and the other Party gives up any claim to reimbursement or credit that the law would otherwise give for it.',
          when(is('db_repay', 'none')),
        ),
      ],
      when: when(answered('db_repay')),
      summary: [
        part('When shared money pays one person’s debt, half of it comes back.', when(is('db_repay', 'half'))),
        part('When shared money pays one person’s debt, all of it comes back.', when(is('db_repay', 'all'))),
        part('When shared money pays one person’s debt, nothing comes back.', when(is('db_repay', 'none'))),
      ],
    },
    {
      key: 'deb_during',
      heading: 'Debts during the marriage',
      parts: [
        part(
          'A debt taken on during the marriage is owed, between the Parties, by the one who signed for it. A debt that both signed is one of the {{term.maritalDebts}}.',
          when(is('db_marital', 'signer')),
        ),
        part(
          'A debt taken on during the marriage for the common household is one of the {{term.maritalDebts}}, whoever signed for it. Any other debt is owed by the Party who signed for it.',
          when(is('db_marital', 'household_shared')),
        ),
        part(
          'All debts taken on during the marriage are {{term.maritalDebts}}, whoever signed for them.',
          when(is('db_marital', 'all_shared')),
        ),
        'This binds the Parties and not their creditors.',
        part(
          'The Parties know that under community property law a creditor may be able to reach property of both for a debt of one.',
          { ...COMMUNITY, notInStates: ['LA', 'WI'] },
        ),
        part(
          'The Parties know that under the legal regime a creditor may be able to reach property of both for a debt of one.',
          both(when(is('mp_scheme', 'state_default', 'all_shared')), inStates('LA')),
        ),
        part(
          'The Parties know that under Wisconsin marital property law a creditor may be able to reach property of both for a debt of one, and that this Agreement binds a creditor only as far as that law says.',
          inStates('WI'),
        ),
      ],
      when: when(answered('db_marital')),
      summary: [
        part('A debt from the marriage is owed by whoever signed for it.', when(is('db_marital', 'signer'))),
        part(
          'Debts for the household are shared; any other debt is owed by whoever signed for it.',
          when(is('db_marital', 'household_shared')),
        ),
        part('All debts from the marriage are shared.', when(is('db_marital', 'all_shared'))),
        'This does not bind those to whom you owe money.',
      ],
    },
    {
      key: 'deb_business',
      heading: 'Business debts',
      parts: [
        part(
          'Debts of a business are owed by its owner alone. The other Party need not guarantee them.',
          when(is('db_business', 'owner')),
        ),
        part(
          'Debts of a business, taken on during the marriage for the ordinary course of its trade, are {{term.maritalDebts}}.',
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
          'A Party who has to pay a debt that under this Agreement is the other’s is repaid in full by the other, with interest at the legal rate and reasonable costs and attorneys’ fees.',
          when(is('db_indemnity', 'with_costs')),
        ),
        part(
          'A Party who has to pay a debt that under this Agreement is the other’s is repaid by the other what was paid, without interest, costs or attorneys’ fees.',
          when(is('db_indemnity', 'without_costs')),
        ),
        part(
          'A Party who has to pay a debt that under this Agreement is the other’s has no claim for it against the other.',
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
