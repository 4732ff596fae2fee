import { type AuthoredClauseSection, is, isAbove, part, when } from '../authoring';

export const life: AuthoredClauseSection = {
  key: 'life',
  title: 'Lifestyle and Privacy',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'lif_ring',
      heading: 'Engagement ring',
      parts: [
        part('After a divorce, the engagement ring stays with the Party who wears it.', when(is('lp_ring', 'wearer'))),
        part('After a divorce, the engagement ring returns to the Party who gave it.', when(is('lp_ring', 'giver'))),
        part(
          'After a divorce, the engagement ring returns to the Party who gave it if it came from that Party’s family. Otherwise, it stays with the Party who wears it.',
          when(is('lp_ring', 'family_piece_returns')),
        ),
      ],
      when: when(is('lp_ring', 'wearer', 'giver', 'family_piece_returns')),
      summary: [
        part('After a divorce, the engagement ring stays with the one who wears it.', when(is('lp_ring', 'wearer'))),
        part('After a divorce, the engagement ring goes back to the one who gave it.', when(is('lp_ring', 'giver'))),
        part(
          'After a divorce, the engagement ring goes back if it is a family piece, and otherwise stays with the one who wears it.',
          when(is('lp_ring', 'family_piece_returns')),
        ),
      ],
    },
    {
      key: 'lif_values',
      heading: 'Faithfulness',
      parts: [
        'The Parties promise to be faithful to each other. This states what they value. It gives no claim to money or property, and a breach changes no other term.',
      ],
      when: when(is('lp_infidelity', 'values')),
      summary: 'A promise to be faithful, with no money attached.',
    },
    {
      key: 'lif_payment',
      heading: 'Payment on infidelity',
      parts: [
        'A Party who has sexual relations with someone else while the Parties live together as spouses shall pay the other {{answer.lp_infidelity_amt}} once, if the marriage then ends in divorce. The Parties understand that a court may refuse to enforce this section. If it does, the rest of this Agreement remains in force.',
      ],
      when: {
        ...when(is('lp_infidelity', 'payment'), isAbove('lp_infidelity_amt', '0')),
        notInStates: ['CA', 'NV', 'IA', 'HI'],
      },
      summary:
        'A partner who is unfaithful pays the other {{answer.lp_infidelity_amt}} if you then divorce. A court may refuse to enforce it.',
    },
    {
      key: 'lif_private',
      heading: 'Confidentiality',
      parts: [
        'During and after the marriage, each Party shall keep the other’s private and financial matters confidential. A Party may discuss them with attorneys, accountants, doctors, counselors and other advisers bound to confidentiality, with authorities and courts as needed, and with anyone as needed for the safety of the family. Nothing in this section keeps anyone from reporting a crime or abuse.',
      ],
      when: when(is('lp_confidential', 'yes')),
      summary:
        'You keep each other’s private matters private, except with advisers, in court and for your family’s safety.',
    },
    {
      key: 'lif_social',
      heading: 'Social media',
      parts: [
        part(
          'During and after the marriage, neither Party shall publish pictures, messages or private facts of the other, or of a child of the other, without the other’s consent. A Party who has published something without it shall take it down when asked.',
          when(is('lp_social', 'consent')),
        ),
        part(
          'Neither Party shall publish anything about a separation or its reasons. A Party who has published something shall take it down when asked. A plain statement that the Parties have separated is allowed.',
          when(is('lp_social', 'no_breakup_posts')),
        ),
      ],
      when: when(is('lp_social', 'consent', 'no_breakup_posts')),
      summary: [
        part(
          'You publish nothing private about each other or each other’s children without consent, and you take down what was published when asked.',
          when(is('lp_social', 'consent')),
        ),
        part(
          'You publish nothing about a separation, except that you have separated.',
          when(is('lp_social', 'no_breakup_posts')),
        ),
      ],
    },
  ],
};
