import { describe, expect, it } from 'vitest';
import { assemble, outline } from '../assemble';
import { aCouple } from '../testing/couple';

/** What the agreement says about how long an offer of the shared home is open. */
function daysToBuy(offeredTo: string): string {
  const couple = aCouple().agreeOn({ hm_end: offeredTo, bg_children: 'yes' });
  const offer = /may buy the other’s share within ninety \(90\) days ([^.]*)\./.exec(outline(assemble(couple.input())));
  return offer?.[1] ?? '';
}

describe('the ninety days in which a shared home can be bought', () => {
  it.each(['offered_to_a', 'offered_to_b'])('count from the final judgment where the buyer is named (%s)', (to) => {
    expect(daysToBuy(to)).toBe('after the final judgment');
  });

  it('count from the later of judgment and custody order where the buyer is whoever the children live with', () => {
    expect(daysToBuy('offered_to_carer')).toBe(
      'after the final judgment or, if later, the order that decides where the children live',
    );
  });
});
