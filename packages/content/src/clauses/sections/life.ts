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
        part('After a divorce the engagement ring stays with the Party who wears it.', when(is('lp_ring', 'wearer'))),
        part('After a divorce the engagement ring goes back to the Party who gave it.', when(is('lp_ring', 'giver'))),
        part(
          'After a divorce the engagement ring goes back to the Party who gave it if it came from that Party’s family; otherwise it stays with the Party who wears it.',
          when(is('lp_ring', 'family_piece_returns')),
        ),
      ],
      when: when(is('lp_ring', 'wearer', 'giver', 'family_piece_returns')),
      summary: [
        part('After a divorce the engagement ring stays with the one who wears it.', when(is('lp_ring', 'wearer'))),
        part('After a divorce the engagement ring goes back to the one who gave it.', when(is('lp_ring', 'giver'))),
        part(
          'After a divorce the engagement ring goes back if it is a family piece, and otherwise stays with the one who wears it.',
          when(is('lp_ring', 'family_piece_returns')),
        ),
      ],
    },
    {
      key: 'lif_values',
      heading: 'Faithfulness',
      parts: [
        'The Parties promise to be faithful to each other. This states what they value; it gives no claim to money or property, and a breach changes no other term.',
      ],
      when: when(is('lp_infidelity', 'values')),
      summary: 'A promise to be faithful, without money attached.',
    },
    {
      key: 'lif_payment',
      heading: 'Payment on infidelity',
      parts: [
        'A Party who, while the Parties live together as spouses, has sexual relations with someone else pays the other {{answer.lp_infidelity_amt}} once, if the marriage then ends in divorce. The Parties know that a court may refuse to enforce this section, and that the rest of the Agreement stands if it does.',
      ],
      when: {
        ...when(is('lp_infidelity', 'payment'), isAbove('lp_infidelity_amt', '0')),
        notInStates: ['CA', 'NV', 'IA', 'HI'],
      },
      summary:
        'Whoever is unfaithful pays the other {{answer.lp_infidelity_amt}} if you then divorce. A court may refuse to enforce it.',
    },
    {
      key: 'lif_private',
      heading: 'Confidentiality',
      parts: [
        'Each Party keeps the other’s private and financial matters confidential, during the marriage and after it. A Party may speak of them to attorneys, accountants, doctors, counselors and other advisers bound to secrecy, to authorities and courts as far as needed, and to anyone as far as needed for the safety of the family. Nothing here keeps a person from reporting a crime or abuse.',
      ],
      when: when(is('lp_confidential', 'yes')),
      summary:
        'You keep each other’s private matters private, except with advisers, before courts and for your family’s safety.',
    },
    {
      key: 'lif_social',
      heading: 'Social media',
      parts: [
        part(
          'During the marriage and after it, neither Party publishes pictures, messages or private facts of the other, or of a child of the other, without the other’s consent. Whoever published something without it takes it down when asked.',
          when(is('lp_social', 'consent')),
        ),
        part(
          'Neither Party publishes anything about a separation or its reasons. Whoever published something takes it down when asked. A plain statement that the Parties have parted is allowed.',
          when(is('lp_social', 'no_breakup_posts')),
        ),
      ],
      when: when(is('lp_social', 'consent', 'no_breakup_posts')),
      summary: [
        part(
          'You publish nothing private about each other or each other’s children without consent. What was published is taken down when asked.',
          when(is('lp_social', 'consent')),
        ),
        part(
          'You publish nothing about a separation, except that you have parted.',
          when(is('lp_social', 'no_breakup_posts')),
        ),
      ],
    },
  ],
};
