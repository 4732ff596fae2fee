import { answered, type AuthoredClauseSection, type AuthoredInclusion, inStates, is, part, when } from '../authoring';

const UNIFORM_ACT: AuthoredInclusion = { facts: [{ fact: 'governingActKind', isOneOf: ['UPAA', 'UPMAA'] }] };
const OTHER_LAW: AuthoredInclusion = {
  facts: [{ fact: 'governingActKind', isOneOf: ['OTHER_STATUTE', 'COMMON_LAW'] }],
};

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
        'This Agreement takes effect on the {{term.effectiveDate}}. It is made in consideration of the marriage and of the promises in it.',
        // Disclosure that is years old no longer tells what each of them is giving up.
        part(
          'It is void if they have not married by the first anniversary of the wedding day that they plan, unless both confirm it before then in a writing signed in the same way as this Agreement.',
          when(answered('bg_wedding_date')),
        ),
        part(
          'It is void if they have not married within two years after the day on which the last of them signs it, unless both confirm it before then in a writing signed in the same way as this Agreement.',
          { withoutClauses: ['rec_marriage'] },
        ),
        part('If it is void, neither Party owes the other anything under it.', { withoutClauses: ['lif_called_off'] }),
        part(
          '{{ref.lif_called_off}} takes effect when both Parties have signed. If this Agreement is void, neither Party owes the other anything under any other section.',
          { withClauses: ['lif_called_off'] },
        ),
        part(
          'Before the marriage is celebrated, it must be made by authentic act or by an act under private signature duly acknowledged by both Parties.',
          inStates('LA'),
        ),
        part(
          'If the Parties are domiciled elsewhere when they marry, it takes effect on the day on which both are domiciled in {{state.name}}, to the extent the law of {{state.name}} so provides.',
          inStates('WI'),
        ),
      ],
      summary: [
        part('The agreement begins when you marry. If you do not marry, it never applies.', {
          withoutClauses: ['lif_called_off'],
        }),
        part(
          'The agreement begins when you marry. If you do not marry, only the section on a wedding that is called off applies.',
          { withClauses: ['lif_called_off'] },
        ),
        part(
          'If you have not married within a year after the day you plan, it no longer counts unless you both confirm it.',
          when(answered('bg_wedding_date')),
        ),
        part(
          'If you have not married within two years after signing, it no longer counts unless you both confirm it.',
          { withoutClauses: ['rec_marriage'] },
        ),
        part('If you live elsewhere then, it begins when both of you live in {{state.name}}.', inStates('WI')),
      ],
    },
    {
      key: 'def_terms',
      heading: 'Defined terms',
      parts: [
        'This Agreement includes its schedules. Any plain-language notes that accompany it are not part of it. As used in this Agreement, “divorce” means a judgment dissolving the marriage, by whatever name; it does not include annulment, which {{ref.eff_void}} governs. Terms that apply when the marriage ends other than by death also apply in a legal separation in which a court divides property.',
        part(
          'The determination date, as the Wisconsin Statutes use that term, is the later of the {{term.effectiveDate}} and the day on which both Parties are domiciled in Wisconsin.',
          inStates('WI'),
        ),
        'The following terms have these meanings, in the singular and in the plural:',
      ],
      block: 'DEFINITIONS',
      summary:
        'A divorce here includes a dissolution but not an annulment, which has its own rule, and the same terms apply to a legal separation in which a court divides property. Other words with capital letters are explained here too.',
    },
    {
      key: 'eff_law',
      heading: 'Governing law',
      parts: [
        'This Agreement is made under the law of {{state.name}}, which governs its validity. That law includes the following: {{state.statute}}.',
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
    {
      key: 'eff_void',
      heading: 'Annulment and void marriage',
      parts: [
        part(
          'If a court annuls the marriage or determines that it is void, this Agreement is enforceable only to the extent necessary to avoid an inequitable result.',
          UNIFORM_ACT,
        ),
        // Courts of the other states have no rule of their own to follow; this is a term like any other.
        part(
          'If a court annuls the marriage or determines that it is void, the Parties intend that this Agreement be enforced to the extent necessary to avoid an inequitable result, and to the extent the law of {{state.name}} allows.',
          OTHER_LAW,
        ),
        'To that extent, the terms on property and debts that apply when the marriage ends other than by death apply. The terms on {{term.spousalSupport}} and on death do not.',
      ],
      summary:
        'If your marriage is annulled or was never valid, a court applies the terms on property and debts only as far as fairness requires. The terms on support and on death do not apply.',
    },
  ],
};
