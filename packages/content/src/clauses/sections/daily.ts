import { answered, type AuthoredClauseSection, is, part, when } from '../authoring';

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
        part(
          'The Parties will keep a joint account for the costs of their household.',
          when(is('hf_joint', 'household')),
        ),
        part(
          'The Parties will keep a joint account from which they pay all their expenses, those of the household and their own.',
          when(is('hf_joint', 'everything')),
        ),
        part('Each pays the same amount into it.', when(is('hf_contrib', 'same'))),
        part('Each pays into it in proportion to income after tax.', when(is('hf_contrib', 'by_income'))),
        part(
          'Each month {{A.name}} pays in {{answer.hf_contrib_a}} and {{B.name}} pays in {{answer.hf_contrib_b}}.',
          when(is('hf_contrib', 'fixed'), answered('hf_contrib_a'), answered('hf_contrib_b')),
        ),
        part(
          'They may change these amounts whenever both sign a note of it; that is no change of this Agreement.',
          when(is('hf_contrib', 'fixed'), answered('hf_contrib_a'), answered('hf_contrib_b')),
        ),
        part(
          'One Party, as they agree from time to time, pays in all that is needed and has no claim to have it back.',
          when(is('hf_contrib', 'one_pays')),
        ),
        'What is in it belongs to both, and neither need account for ordinary spending from it. Paying into it more or less than agreed gives no claim once the money is spent.',
        // Without this the sentence before it would take what the couple left with its owner.
        part(
          'What belongs to both is what the Parties pay in to meet these costs and expenses. Other {{term.separateProperty}} that a Party pays into it is governed by {{ref.sep_trace}}.',
          { ...when(is('sp_commingling', 'traceable', 'returned')), withClauses: ['sep_trace'] },
        ),
      ],
      when: when(is('hf_joint', 'household', 'everything')),
      summary: [
        part('You keep a joint account for the household.', when(is('hf_joint', 'household'))),
        part('You keep a joint account for all your expenses.', when(is('hf_joint', 'everything'))),
        part('Each of you pays in the same.', when(is('hf_contrib', 'same'))),
        part(
          'Each of you pays in by income: whoever has more after tax pays more.',
          when(is('hf_contrib', 'by_income')),
        ),
        part(
          'Each month {{A.name}} pays in {{answer.hf_contrib_a}} and {{B.name}} pays in {{answer.hf_contrib_b}}, until both of you sign other amounts.',
          when(is('hf_contrib', 'fixed')),
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
        'Sharing a cost gives no share in the property for which it is paid, except where this Agreement says so.',
        // A joint account for everything pays these costs too.
        part(
          'A cost that is not named here is paid by the Party who causes it.',
          when(is('hf_joint', 'household', 'no')),
        ),
        'While they live together, the Parties share:',
      ],
      when: when(answered('hf_bills')),
      children: [
        cost('housing', 'rent, or mortgage payments on the home in which they live;'),
        cost('utilities', 'utilities;'),
        cost('groceries', 'groceries and household supplies;'),
        cost('childcare', 'childcare;'),
        cost('insurance', 'insurance of the household;'),
        cost('travel', 'travel together;'),
        cost('vehicles', 'vehicles that both use;'),
        cost('pets', 'pets;'),
        cost('health', 'health costs that no insurance pays;'),
        {
          key: 'day_bills_other',
          parts: ['other costs, in the Parties’ own words: “{{answer.hf_bills}}”;'],
          when: when(is('hf_bills', 'other')),
        },
        { key: 'day_bills_further', parts: ['and any further cost that both agree to share.'] },
      ],
      summary: [
        'You share the listed costs while you live together. Sharing a cost gives no share in what is paid for.',
        part('Any other cost is paid by whoever causes it.', when(is('hf_joint', 'household', 'no'))),
      ],
    },
    {
      key: 'day_tax',
      heading: 'Taxes',
      parts: [
        part(
          'While they are married the Parties will file joint income tax returns where the law lets them.',
          when(is('hf_taxes', 'jointly')),
        ),
        part(
          'While they are married each Party will file a separate income tax return.',
          when(is('hf_taxes', 'separately')),
        ),
        part(
          'The Parties decide each year whether to file income tax returns jointly.',
          when(is('hf_taxes', 'each_year')),
        ),
        part('Filing a joint return changes no one’s property.', when(is('hf_taxes', 'jointly', 'each_year'))),
        'Each Party answers to the other for tax, interest and penalties that come from that Party’s own wrong or missing statements.',
      ],
      when: when(answered('hf_taxes')),
      summary: [
        part('You file taxes together, which changes nobody’s property.', when(is('hf_taxes', 'jointly'))),
        part('Each of you files taxes separately.', when(is('hf_taxes', 'separately'))),
        part(
          'You decide each year whether to file taxes together, which changes nobody’s property.',
          when(is('hf_taxes', 'each_year')),
        ),
      ],
    },
    {
      key: 'day_timeout',
      heading: 'Time out of work',
      parts: [
        part(
          'While one Party, by a decision of both, works less or not at all in order to care for the family, the other pays {{answer.hf_time_out_amt}} each month into savings of that Party’s own.',
          when(is('hf_time_out', 'monthly'), answered('hf_time_out_amt')),
        ),
        part(
          'While one Party, by a decision of both, works less or not at all in order to care for the family, the other pays {{answer.hf_time_out_amt}} each year into retirement savings of that Party’s own, or into other savings as far as the law limits that.',
          when(is('hf_time_out', 'retirement'), answered('hf_time_out_amt')),
        ),
        part(
          'For each period of twelve months during which one Party, by a decision of both, worked less or not at all in order to care for the family, the other pays {{answer.hf_time_out_amt}} if the marriage ends otherwise than by death.',
          when(is('hf_time_out', 'per_year'), answered('hf_time_out_amt')),
        ),
        part(
          'What is paid is the receiver’s {{term.separateProperty}} and is in addition to everything else under this Agreement.',
        ),
      ],
      when: when(is('hf_time_out', 'monthly', 'retirement', 'per_year'), answered('hf_time_out_amt')),
      summary: [
        part(
          'Whoever steps back from work for the family receives {{answer.hf_time_out_amt}} each month.',
          when(is('hf_time_out', 'monthly')),
        ),
        part(
          'Whoever steps back from work for the family receives {{answer.hf_time_out_amt}} each year for retirement.',
          when(is('hf_time_out', 'retirement')),
        ),
        part(
          'Whoever stepped back from work for the family receives {{answer.hf_time_out_amt}} for each such year if you divorce.',
          when(is('hf_time_out', 'per_year')),
        ),
      ],
    },
  ],
};
