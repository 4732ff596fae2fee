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
        'This Agreement takes effect when the Parties marry each other (the “{{term.effectiveDate}}”). If they do not marry, it is void, and neither Party owes the other anything under it. It is made in consideration of the marriage and of the promises in it.',
        part(
          'It must be signed by both Parties, before a notary and two witnesses or by a private act that both acknowledge, before the marriage is celebrated.',
          inStates('LA'),
        ),
        part(
          'If the Parties live elsewhere when they marry, it takes effect on the later of the marriage and the day on which both are domiciled in {{state.name}}, to the extent the law of {{state.name}} so provides.',
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
        'In this Agreement, these terms have the following meanings, in the singular and in the plural. “Divorce” means a judgment dissolving the marriage, by whatever name; it does not include annulment. Terms that apply when the marriage ends other than by death also apply in a legal separation in which a court divides property.',
        part(
          'The determination date, as the Wisconsin Statutes use that term, is the later of the {{term.effectiveDate}} and the day on which both Parties are domiciled in Wisconsin.',
          inStates('WI'),
        ),
      ],
      block: 'DEFINITIONS',
      summary:
        'A divorce here includes a dissolution but not an annulment, and the same terms apply to a legal separation in which a court divides property. Other words with capital letters are explained here too.',
    },
    {
      key: 'eff_law',
      heading: 'Governing law',
      parts: [
        'This Agreement is made under the law of {{state.name}}, which governs its validity, including: {{state.statute}}.',
        part(
          'The law of {{state.name}} also governs its meaning and effect, even if one or both Parties later live elsewhere.',
          when(is('at_governing', 'chosen_state')),
        ),
        part(
          'The law of the state in which both Parties live when a question arises governs its meaning and effect; if they then live in different states, the law of {{state.name}} does. Moving does not turn {{term.separateProperty}} into {{term.maritalProperty}} or the reverse.',
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
