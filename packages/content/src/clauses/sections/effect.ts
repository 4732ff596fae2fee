import { type AuthoredClauseSection, inStates, is, part, when } from '../authoring';

export const effect: AuthoredClauseSection = {
  key: 'effect',
  title: 'Effect and Definitions',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'eff_date',
      heading: 'When this Agreement takes effect',
      parts: [
        'This Agreement takes effect when the Parties marry each other (the “{{term.effectiveDate}}”). If they do not marry, it is void and neither Party owes the other anything under it. It is made in consideration of the marriage and of the promises in it.',
        part(
          'It must be signed by both Parties, before a notary and two witnesses or by a private act that both acknowledge, before the marriage is celebrated.',
          inStates('LA'),
        ),
        part(
          'If the Parties live elsewhere when they marry, it takes effect on the later of the marriage and the day on which both are domiciled in {{state.name}}, so far as the law of {{state.name}} says so.',
          inStates('WI'),
        ),
      ],
      summary: [
        'The agreement begins when you marry. If you do not marry, it never applies.',
        part('If you live elsewhere then, it begins when both of you live in {{state.name}}.', inStates('WI')),
      ],
    },
    {
      key: 'def_terms',
      heading: 'Defined terms',
      parts: [
        'In this Agreement, the following words have the following meanings, in the singular and in the plural. A divorce is every judgment that ends a marriage otherwise than by annulment, also where the law calls it a dissolution. What this Agreement says of a marriage that ends otherwise than by death holds as well where a court divides property on a legal separation.',
        part(
          'The determination date, as the Wisconsin Statutes use those words, is the later of the {{term.effectiveDate}} and the day on which both Parties are domiciled in Wisconsin.',
          inStates('WI'),
        ),
      ],
      block: 'DEFINITIONS',
      summary: 'What the words with capital letters mean.',
    },
    {
      key: 'eff_law',
      heading: 'Governing law',
      parts: [
        'This Agreement is made under, and its validity is judged by, the law of {{state.name}}, in particular these sources: {{state.statute}}.',
        part(
          'Its meaning and effect are governed by the law of {{state.name}} even if one or both Parties later live elsewhere.',
          when(is('at_governing', 'chosen_state')),
        ),
        part(
          'Its meaning and effect are governed by the law of the state in which both Parties live when the question arises; if they then live in different states, by the law of {{state.name}}. Moving does not turn {{term.separateProperty}} into {{term.maritalProperty}} or the other way round.',
          when(is('at_governing', 'state_of_residence')),
        ),
      ],
      summary: [
        'The law of {{state.name}} decides whether the agreement is valid.',
        part('It also decides what the agreement means, even after a move.', when(is('at_governing', 'chosen_state'))),
        part(
          'After a move, the law of the state in which you both live then decides what it means.',
          when(is('at_governing', 'state_of_residence')),
        ),
      ],
    },
  ],
};
