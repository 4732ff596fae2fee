import { answered, type AuthoredClauseSection, both, eachSide, inStates, is, isAbove, part, when } from '../authoring';

export const home: AuthoredClauseSection = {
  key: 'home',
  title: 'Homes',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'hom_now',
      heading: 'Present home',
      parts: [
        ...eachSide((side) =>
          part(
            `The home in which the Parties will live belongs to {{${side}.name}}.`,
            when(is('hm_current', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        ...eachSide((side) =>
          part(`It is at {{home.${side}.address}}.`, when(is('hm_current', side === 'A' ? 'partner_a' : 'partner_b'))),
        ),
        part(
          'The home in which the Parties will live belongs to both of them as stated in its deed.',
          when(is('hm_current', 'both')),
        ),
        part(
          'It remains the owner’s {{term.separateProperty}}, even if the other Party lives in it, pays toward it or works on it.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays')),
        ),
        part(
          'It becomes {{term.maritalProperty}} on the {{term.effectiveDate}}, and its owner shall sign a deed to show it if the other Party asks.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'shared')),
        ),
        part(
          'It remains the owner’s {{term.separateProperty}}, but the other Party gains a share of its value over time.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'yearly_share')),
        ),
        part(
          'To the extent a constitution or statute requires it, the other Party shall join in any deed or mortgage of the homestead while the Parties live in it. Joining gives that Party no interest in the home.',
          both(
            when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays', 'yearly_share')),
            inStates('TX', 'FL'),
          ),
        ),
        part(
          'If the marriage ends other than by death, a Party who does not own the home shall move out within sixty (60) days after a written request.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays', 'yearly_share')),
        ),
      ],
      when: when(is('hm_current', 'partner_a', 'partner_b', 'both')),
      summary: [
        ...eachSide((side) =>
          part(
            `The home in which you will live belongs to {{${side}.name}}.`,
            when(is('hm_current', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        part('The home in which you will live belongs to both of you.', when(is('hm_current', 'both'))),
        part(
          'It stays that way, no matter who pays toward it.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays')),
        ),
        part(
          'It becomes shared on the day of the wedding.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'shared')),
        ),
        part(
          'The other gains a share of its value over time.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'yearly_share')),
        ),
        part(
          'If you divorce, the other moves out within sixty days of a written request.',
          when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays', 'yearly_share')),
        ),
      ],
    },
    {
      key: 'hom_vest',
      heading: 'Share gained over time',
      parts: [
        'For each {{term.fullYear}}, the Party who does not own the present home gains {{percent.hm_vest_pct}} of its equity (market value less the debts secured by it), up to one half in all. If the marriage ends other than by death, the owner shall pay the share in money, at its value on the {{term.cutoffDate}}. The share gives no title. For example:',
      ],
      block: 'VESTING_TABLE',
      when: when(
        is('hm_current', 'partner_a', 'partner_b'),
        is('hm_class', 'yearly_share'),
        isAbove('hm_vest_pct', '0'),
      ),
      summary:
        'For each full year, the other gains {{percent.hm_vest_pct}} of the home’s equity (its value less the debts on it), up to one half, paid in money.',
    },
    {
      key: 'hom_future',
      heading: 'Homes bought together',
      parts: ['For a home that the Parties buy during the marriage:'],
      when: { any: [answered('hm_future'), answered('hm_down_payment')] },
      children: [
        {
          key: 'hom_future_shares',
          parts: [
            part('Both own it in equal shares, no matter who pays.', when(is('hm_future', 'equal'))),
            part(
              'Each owns it in proportion to what that Party paid toward the down payment. If that cannot be shown, both own it equally.',
              when(is('hm_future', 'by_down_payment')),
            ),
            part('Each owns it as stated in the deed.', when(is('hm_future', 'as_deed_says'))),
            part(
              'Each owns the fixed percentage stated in the deed or in a writing that both sign when they buy it. Without one, both own it in equal shares.',
              when(is('hm_future', 'fixed_percent')),
            ),
          ],
          when: when(answered('hm_future')),
        },
        {
          key: 'hom_future_down_payment',
          parts: [
            part(
              '{{term.separateProperty}} that a Party put into the down payment is returned to that Party first, without interest, when the home is sold or divided.',
              when(is('hm_down_payment', 'returned')),
            ),
            part(
              '{{term.separateProperty}} that a Party put into the down payment is returned to that Party first when the home is sold or divided, with growth in proportion to the home’s growth in value.',
              when(is('hm_down_payment', 'returned_with_growth')),
            ),
            part(
              '{{term.separateProperty}} that a Party put into the down payment is a contribution to the home and is not returned.',
              when(is('hm_down_payment', 'not_returned')),
            ),
          ],
          when: when(answered('hm_down_payment')),
        },
      ],
      summary: [
        part('A home you buy together belongs to both of you equally.', when(is('hm_future', 'equal'))),
        part(
          'A home you buy together belongs to each of you in proportion to your down payments.',
          when(is('hm_future', 'by_down_payment')),
        ),
        part(
          'A home you buy together belongs to each of you as stated in the deed.',
          when(is('hm_future', 'as_deed_says')),
        ),
        part(
          'A home you buy together belongs to each of you by the percentage you fix when you buy it.',
          when(is('hm_future', 'fixed_percent')),
        ),
        part('Your own money in the down payment comes back to you first.', when(is('hm_down_payment', 'returned'))),
        part(
          'Your own money in the down payment comes back to you first, with its growth.',
          when(is('hm_down_payment', 'returned_with_growth')),
        ),
        part(
          'Your own money in the down payment does not come back to you.',
          when(is('hm_down_payment', 'not_returned')),
        ),
      ],
    },
    {
      key: 'hom_end',
      heading: 'Sale or buyout',
      parts: [
        part(
          'If the marriage ends other than by death, a home that belongs to both Parties shall be sold and the proceeds divided according to their shares.',
          when(is('hm_end', 'sold')),
        ),
        ...eachSide((side) =>
          part(
            `If the marriage ends other than by death, a home that belongs to both Parties shall first be offered to {{${side}.name}}, who may buy the other’s share within ninety (90) days after the final judgment.`,
            when(is('hm_end', side === 'A' ? 'offered_to_a' : 'offered_to_b')),
          ),
        ),
        part(
          'If the marriage ends other than by death, a home that belongs to both Parties shall first be offered to the Party with whom the Parties’ children primarily live. That Party may buy the other’s share within ninety (90) days after the final judgment or, if later, the order that decides where the children live. If there are no children, or they divide their time between both Parties, it shall be sold.',
          when(is('hm_end', 'offered_to_carer')),
        ),
        part(
          'The price is the other’s share of the equity (market value less the debts secured by the home), and the buyer shall assume or pay those debts. The value shall be set by one appraiser chosen by both Parties or, if they cannot agree, appointed by the court. If the offer is not accepted in time, the home shall be sold and the proceeds divided according to the Parties’ shares.',
          when(is('hm_end', 'offered_to_a', 'offered_to_b', 'offered_to_carer')),
        ),
      ],
      when: when(answered('hm_end')),
      summary: [
        part('If you divorce, a shared home is sold.', when(is('hm_end', 'sold'))),
        ...eachSide((side) =>
          part(
            `If you divorce, a shared home is first offered to {{${side}.name}}.`,
            when(is('hm_end', side === 'A' ? 'offered_to_a' : 'offered_to_b')),
          ),
        ),
        part(
          'If you divorce, a shared home is first offered to the one your children mainly live with.',
          when(is('hm_end', 'offered_to_carer')),
        ),
        part(
          'The price is the other’s share of its value less the debts on it. If the offer is not accepted within ninety days after the divorce is final, the home is sold.',
          when(is('hm_end', 'offered_to_a', 'offered_to_b')),
        ),
        part(
          'The price is the other’s share of its value less the debts on it. If the offer is not accepted within ninety days after the divorce is final and a court has decided where the children live, the home is sold.',
          when(is('hm_end', 'offered_to_carer')),
        ),
      ],
    },
    {
      key: 'hom_move',
      heading: 'After a move',
      parts: [
        'The terms on the present home follow its owner into a later home in which the Parties live, to the extent the owner buys it with the proceeds of the present home. Any other later home of one Party has the character of the property that paid for it.',
        part(
          '{{term.fullYear}}s in the earlier home count toward the share in the later one.',
          when(is('hm_class', 'yearly_share')),
        ),
      ],
      when: {
        ...when(is('hm_current', 'partner_a', 'partner_b'), is('hm_class', 'stays', 'yearly_share')),
        withClauses: ['hom_now'],
      },
      summary: 'If you move, the same rule follows the money from this home into the next home that its owner buys.',
    },
    {
      key: 'hom_second',
      heading: 'Second homes and rentals',
      parts: [
        'This section governs real estate bought during the marriage that is not the Parties’ main home.',
        part(
          'It belongs to the Party or Parties named in the deed, in the shares stated there and otherwise equally, no matter who pays for it.',
          when(is('hm_second', 'deed')),
        ),
        part(
          'It belongs to each Party in proportion to what that Party paid toward its price, including the principal of any mortgage. If that cannot be shown, both own it equally.',
          when(is('hm_second', 'paid')),
        ),
        part(
          'Both Parties own it in equal shares, no matter who pays for it or is named in the deed.',
          when(is('hm_second', 'shared')),
        ),
        part(
          'Each Party’s interest in it is that Party’s {{term.separateProperty}}.',
          when(is('hm_second', 'deed', 'paid')),
        ),
        'Its costs, its debts and its rent follow ownership.',
        'If the marriage ends other than by death, one Party may buy the other’s share within ninety (90) days after the final judgment, at its appraised value less the debts secured by it. Otherwise, property that both own shall be sold.',
      ],
      when: when(answered('hm_second')),
      summary: [
        part('A second home or rental belongs to the one named in the deed.', when(is('hm_second', 'deed'))),
        part(
          'A second home or rental belongs to each of you in proportion to what you paid.',
          when(is('hm_second', 'paid')),
        ),
        part('A second home or rental belongs to both of you equally.', when(is('hm_second', 'shared'))),
        'Its rent, costs and debts follow ownership. If you divorce, one of you may buy the other out; otherwise it is sold.',
      ],
    },
    {
      key: 'hom_stay',
      heading: 'The home until the final judgment',
      parts: [
        part(
          'From the day the Parties begin to live apart until the final judgment, the Party who alone owns the home in which both lived may live in it. The other shall move out within thirty (30) days after a written request. Both may live in a home that they both own or rent.',
          when(is('hm_stay', 'owner')),
        ),
        ...eachSide((side, other) =>
          part(
            `From the day the Parties begin to live apart until the final judgment, {{${side}.name}} may live in the home in which both lived. {{${other}.name}} shall move out within thirty (30) days after a written request.`,
            when(is('hm_stay', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        part(
          'From the day the Parties begin to live apart until the final judgment, the Party with whom the Parties’ children primarily live may live in the home in which both lived. The other shall move out within thirty (30) days after a written request. If there are no such children, its owner may live in it, or both if they both own or rent it.',
          when(is('hm_stay', 'carer')),
        ),
        'A Party who lives in it alone shall pay its running costs. Rent, and debts secured by the home, are paid as before. Living in the home changes no one’s ownership.',
        'A court may decide otherwise, and nothing in this section limits an order that protects a person from abuse or decides where a child lives.',
      ],
      when: when(answered('hm_stay')),
      summary: [
        part(
          'Until the divorce is final, the one who owns the home may stay in it, or both of you if you both own or rent it.',
          when(is('hm_stay', 'owner')),
        ),
        ...eachSide((side) =>
          part(
            `Until the divorce is final, {{${side}.name}} may stay in the home.`,
            when(is('hm_stay', side === 'A' ? 'partner_a' : 'partner_b')),
          ),
        ),
        part(
          'Until the divorce is final, the one your children mainly live with may stay in the home.',
          when(is('hm_stay', 'carer')),
        ),
        'If only one of you lives there, that one pays its running costs. A court may decide otherwise.',
      ],
    },
  ],
};
