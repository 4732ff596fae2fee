import { answered, type AuthoredClauseSection, is, isAbove, part, when } from '../authoring';

const cost = (option: string, text: string) => ({
  key: `day_bills_${option}`,
  parts: [text],
  when: when(is('hf_bills', option)),
});

export const daily: AuthoredClauseSection = {
  key: 'daily',
  title: 'Household and Taxes',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'day_joint',
      heading: 'Joint account',
      parts: [
        part('The Parties shall keep a joint account for household costs.', when(is('hf_joint', 'household'))),
        part(
          'The Parties shall keep a joint account from which they pay all of their expenses, household and personal.',
          when(is('hf_joint', 'everything')),
        ),
        part('Each Party shall contribute the same amount to it.', when(is('hf_contrib', 'same'))),
        part(
          'Each Party shall contribute to it in proportion to that Party’s {{term.grossIncome}} of the previous calendar year, less the taxes due on it.',
          when(is('hf_contrib', 'by_income')),
        ),
        part(
          'Each month {{A.name}} shall contribute {{answer.hf_contrib_a}} and {{B.name}} shall contribute {{answer.hf_contrib_b}}.',
          when(is('hf_contrib', 'fixed'), isAbove('hf_contrib_a', '0'), isAbove('hf_contrib_b', '0')),
        ),
        part(
          'They may change these amounts at any time in a note that both sign. Such a note is not an amendment of this Agreement.',
          when(is('hf_contrib', 'fixed'), isAbove('hf_contrib_a', '0'), isAbove('hf_contrib_b', '0')),
        ),
        part(
          'One Party, as they agree from time to time, shall contribute all that is needed and has no right to have it returned.',
          when(is('hf_contrib', 'one_pays')),
        ),
        'Money in the account belongs to both, and neither need account for ordinary spending from it. Neither Party may reclaim an unequal contribution once it is spent.',
        // Without this the sentence before it would take what the couple left with its owner.
        part(
          '{{ref.sep_trace}} governs {{term.separateProperty}} that a Party deposits in the account other than as a contribution to household costs.',
          { ...when(is('sp_commingling', 'traceable', 'returned')), withClauses: ['sep_trace'] },
        ),
      ],
      when: when(is('hf_joint', 'household', 'everything')),
      summary: [
        part('You keep a joint account for the household.', when(is('hf_joint', 'household'))),
        part('You keep a joint account for all your expenses.', when(is('hf_joint', 'everything'))),
        part('Each of you pays in the same.', when(is('hf_contrib', 'same'))),
        part(
          'Each of you pays in by income: the one who earns more after tax pays more.',
          when(is('hf_contrib', 'by_income')),
        ),
        part(
          'Each month {{A.name}} pays in {{answer.hf_contrib_a}} and {{B.name}} pays in {{answer.hf_contrib_b}}, until you both sign other amounts.',
          when(is('hf_contrib', 'fixed'), isAbove('hf_contrib_a', '0'), isAbove('hf_contrib_b', '0')),
        ),
        part('One of you pays in all that is needed.', when(is('hf_contrib', 'one_pays'))),
        part(
          'What you pay in for these costs belongs to both of you. Other separate money follows the rule on mixing.',
          when(is('sp_commingling', 'traceable', 'returned')),
        ),
      ],
    },
    {
      key: 'day_bills',
      heading: 'Shared costs',
      parts: [
        'Sharing a cost gives no share in the property it pays for, except as this Agreement provides.',
        // A joint account for everything pays these costs too.
        part('Each Party shall pay the other costs that Party incurs.', when(is('hf_joint', 'household', 'no'))),
        'While they live together, the Parties shall share these costs:',
      ],
      when: when(answered('hf_bills')),
      children: [
        cost('housing', 'Rent or mortgage payments on the home in which they live.'),
        cost('utilities', 'Utilities.'),
        cost('groceries', 'Groceries and household supplies.'),
        cost('childcare', 'Childcare.'),
        cost('insurance', 'Household insurance.'),
        cost('travel', 'Travel together.'),
        cost('vehicles', 'Vehicles that both use.'),
        cost('pets', 'Pets.'),
        cost('health', 'Health costs that insurance does not cover.'),
        {
          key: 'day_bills_other',
          parts: ['Other costs, in the Parties’ own words: “{{answer.hf_bills}}.”'],
          when: when(is('hf_bills', 'other')),
        },
        { key: 'day_bills_further', parts: ['Any other cost that both agree to share.'] },
      ],
      summary: [
        'You share the listed costs while you live together. Sharing a cost gives no share in what it pays for.',
        part('Each of you pays your own other costs.', when(is('hf_joint', 'household', 'no'))),
      ],
    },
    {
      key: 'day_tax',
      heading: 'Taxes',
      parts: [
        part(
          'While they are married, the Parties shall file joint income tax returns where the law allows.',
          when(is('hf_taxes', 'jointly')),
        ),
        part(
          'While they are married, each Party shall file a separate income tax return.',
          when(is('hf_taxes', 'separately')),
        ),
        part(
          'The Parties shall decide each year whether to file income tax returns jointly.',
          when(is('hf_taxes', 'each_year')),
        ),
        part(
          'Filing a joint return does not change who owns any property.',
          when(is('hf_taxes', 'jointly', 'each_year')),
        ),
        'Each Party is liable to the other for tax, interest and penalties that result from that Party’s own incorrect or missing statements.',
      ],
      when: when(answered('hf_taxes')),
      summary: [
        part('You file taxes together, which changes no one’s property.', when(is('hf_taxes', 'jointly'))),
        part('Each of you files taxes separately.', when(is('hf_taxes', 'separately'))),
        part(
          'You decide each year whether to file taxes together, which changes no one’s property.',
          when(is('hf_taxes', 'each_year')),
        ),
      ],
    },
    {
      key: 'day_timeout',
      heading: 'Time out of work',
      parts: [
        part(
          'For each month of a caregiving period, the other Party shall pay {{answer.hf_time_out_amt}} into savings in the caregiver’s sole name.',
          when(is('hf_time_out', 'monthly')),
        ),
        part(
          'For each twelve months of a caregiving period, and in proportion for any shorter time, the other Party shall pay {{answer.hf_time_out_amt}} into the caregiver’s retirement savings. To the extent the law limits those contributions, the payment goes into other savings in the caregiver’s sole name.',
          when(is('hf_time_out', 'retirement')),
        ),
        part(
          'If the marriage ends other than by death, the other Party shall pay, within ninety (90) days after the final judgment, {{answer.hf_time_out_amt}} for each twelve months of a Party’s caregiving periods, added together.',
          when(is('hf_time_out', 'per_year')),
        ),
        'A caregiving period is one in which a Party (the caregiver), in order to care for the family, works for pay no more than half of the hours that the Party worked before. It counts only if both Parties agreed to it in writing; an exchange of messages is enough.',
        'What is paid is the recipient’s {{term.separateProperty}} and is in addition to everything else under this Agreement.',
      ],
      when: when(is('hf_time_out', 'monthly', 'retirement', 'per_year'), isAbove('hf_time_out_amt', '0')),
      summary: [
        part(
          'The partner who steps back from work for the family receives {{answer.hf_time_out_amt}} each month.',
          when(is('hf_time_out', 'monthly')),
        ),
        part(
          'The partner who steps back from work for the family receives {{answer.hf_time_out_amt}} each year for retirement.',
          when(is('hf_time_out', 'retirement')),
        ),
        part(
          'The partner who stepped back from work for the family receives {{answer.hf_time_out_amt}} for each such year if you divorce.',
          when(is('hf_time_out', 'per_year')),
        ),
        'It counts only if you agreed to it in writing and that partner works at most half as much as before.',
      ],
    },
    {
      key: 'day_tax_result',
      heading: 'Tax due and tax refunds',
      parts: [
        part(
          'As between the Parties, each bears the part of the tax on a joint return that corresponds to the tax that the Party would owe on a separate return. Each Party is entitled to a refund in proportion to the amount by which that Party’s payments and withholding exceeded that part.',
          when(is('hf_taxes', 'jointly', 'each_year')),
        ),
        part(
          'The tax and any refund on a separate return are those of the Party who files it.',
          when(is('hf_taxes', 'separately', 'each_year')),
        ),
        'The same applies to a deficiency or refund that is determined later, even after the marriage ends.',
      ],
      when: { ...when(answered('hf_taxes')), withoutClauses: ['day_tax_due'] },
      summary: [
        part(
          'Each of you bears the tax on your own part of a joint return, and a refund goes to the one who overpaid.',
          when(is('hf_taxes', 'jointly', 'each_year')),
        ),
        part(
          'Tax and refunds on a separate return are that person’s own.',
          when(is('hf_taxes', 'separately', 'each_year')),
        ),
      ],
    },
    {
      key: 'day_tax_due',
      heading: 'Tax due and tax refunds',
      parts: [
        part(
          'As between the Parties, the tax on a joint return is borne in proportion to the tax that each would owe on a separate return.',
          when(is('hf_tax_due', 'own_part')),
        ),
        part(
          'As between the Parties, the tax on a joint return is borne in proportion to their {{term.grossIncome}} for the year.',
          when(is('hf_tax_due', 'by_income')),
        ),
        part(
          'As between the Parties, the tax on a joint return is borne in equal shares.',
          when(is('hf_tax_due', 'equally')),
        ),
        'Each Party is entitled to a refund in proportion to the amount by which that Party’s payments and withholding exceeded that share.',
        part(
          'The tax and any refund on a separate return are those of the Party who files it.',
          when(is('hf_taxes', 'each_year')),
        ),
        'The same applies to a deficiency or refund that is determined later, even after the marriage ends. Tax, interest and penalties that result from a Party’s own incorrect or missing statements remain that Party’s.',
      ],
      when: when(is('hf_taxes', 'jointly', 'each_year'), answered('hf_tax_due')),
      summary: [
        part(
          'Each of you bears the tax on a joint return as if you had filed separately.',
          when(is('hf_tax_due', 'own_part')),
        ),
        part('You bear the tax on a joint return in proportion to income.', when(is('hf_tax_due', 'by_income'))),
        part('You bear the tax on a joint return in equal shares.', when(is('hf_tax_due', 'equally'))),
        'A refund goes to the one who paid in too much. The cost of a mistake stays with the one who made it.',
      ],
    },
  ],
};
