import { answered, type AuthoredClauseSection, is, isAbove, part, when } from '../authoring';

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
      key: 'lif_called_off',
      heading: 'If the wedding is called off',
      parts: [
        'This section binds the Parties from the day on which both have signed this Agreement, and it ends when they marry. Gifts that others gave for the wedding are returned to those who gave them. If the wedding does not take place:',
      ],
      when: { any: [answered('lp_off_ring'), answered('lp_off_costs')] },
      children: [
        {
          key: 'lif_off_ring',
          parts: [
            part('The engagement ring returns to the Party who gave it.', when(is('lp_off_ring', 'giver'))),
            part('The engagement ring stays with the Party who wears it.', when(is('lp_off_ring', 'wearer'))),
            part(
              'The engagement ring returns to the Party who gave it, unless that Party called off the wedding.',
              when(is('lp_off_ring', 'giver_unless_cancels')),
            ),
          ],
          when: when(answered('lp_off_ring')),
        },
        {
          key: 'lif_off_costs',
          parts: [
            part(
              'Each Party bears that Party’s own wedding costs to the extent they cannot be recovered.',
              when(is('lp_off_costs', 'payer')),
            ),
            part(
              'The Parties bear equally the wedding costs that either of them has paid and cannot recover.',
              when(is('lp_off_costs', 'equally')),
            ),
            part(
              'The Party who called off the wedding bears the wedding costs that either Party has paid and cannot recover.',
              when(is('lp_off_costs', 'canceller')),
            ),
          ],
          when: when(answered('lp_off_costs')),
        },
      ],
      summary: [
        'This counts from the day you sign until you marry.',
        part(
          'If the wedding is called off, the ring goes back to the one who gave it.',
          when(is('lp_off_ring', 'giver')),
        ),
        part(
          'If the wedding is called off, the ring stays with the one who wears it.',
          when(is('lp_off_ring', 'wearer')),
        ),
        part(
          'If the wedding is called off, the ring goes back to the one who gave it, unless that one called it off.',
          when(is('lp_off_ring', 'giver_unless_cancels')),
        ),
        part('Costs that are not refunded stay with the one who paid them.', when(is('lp_off_costs', 'payer'))),
        part('You share equally the costs that are not refunded.', when(is('lp_off_costs', 'equally'))),
        part(
          'The one who calls off the wedding pays the costs that are not refunded.',
          when(is('lp_off_costs', 'canceller')),
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
    {
      key: 'lif_digital',
      heading: 'Digital accounts and keys',
      parts: ['The Parties agree on digital accounts and digital assets as follows:'],
      when: when(answered('lp_digital')),
      children: [
        {
          key: 'lif_digital_accounts',
          parts: [
            'An account that a Party opened in that Party’s own name is that Party’s alone. Neither Party shall sign in to the other’s account or change its password without consent.',
          ],
          when: when(is('lp_digital', 'own_accounts')),
        },
        {
          key: 'lif_digital_copies',
          parts: [
            'If the Parties separate, each shall give the other, when asked, a copy of photos, videos and files that concern both or their children.',
          ],
          when: when(is('lp_digital', 'copies')),
        },
        {
          key: 'lif_digital_keys',
          parts: [
            'A Party who holds the keys to digital assets that are {{term.maritalProperty}} shall identify each wallet and account on request. After a separation, that Party shall not move them without the other’s consent, and shall transfer the other’s share within thirty (30) days after it is settled.',
          ],
          when: when(is('lp_digital', 'wallet_keys')),
        },
        {
          key: 'lif_digital_survivor',
          parts: [
            'Each Party shall leave the survivor, in a safe place, the information needed to find and gain access to that Party’s accounts and digital assets. This gives the survivor no ownership.',
          ],
          when: when(is('lp_digital', 'survivor')),
        },
      ],
      summary: [
        'What you agree on for digital accounts and money:',
        part(
          'Each of you keeps your own accounts and stays out of the other’s.',
          when(is('lp_digital', 'own_accounts')),
        ),
        part('If you separate, each of you gets a copy of shared photos and files.', when(is('lp_digital', 'copies'))),
        part(
          'The one with the keys to shared digital money names the wallets and hands over the other’s share.',
          when(is('lp_digital', 'wallet_keys')),
        ),
        part(
          'Each of you leaves the survivor a way to reach accounts and wallets.',
          when(is('lp_digital', 'survivor')),
        ),
      ],
    },
  ],
};
