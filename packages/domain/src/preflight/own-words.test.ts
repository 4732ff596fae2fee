import { describe, expect, it } from 'vitest';
import { childTerms, penaltyTerms } from './own-words';
import { findings, keys } from './preflight.test-support';

describe('custody and child support in the couple’s own words', () => {
  it.each([
    'Alex shall have sole custody of any children.',
    'We will share CUSTODY equally.',
    'Joint custody.',
    'The children live with Blake.',
    'Our daughter will stay with Alex after a separation.',
    'No child support will be paid by either of us.',
    'Neither of us pays child-support.',
    'Blake gives up any claim to children’s support.',
    'Blake pays $500 a month for the children.',
    'Alex pays 20% of the net income for our kids until they are eighteen.',
    'Support for the children is limited to the cost of school.',
    'Parenting time is split by weeks.',
    'Visitation every second weekend.',
    'We agree on co-parenting by turns.',
    'Blake keeps the kids if we separate.',
    'The dog stays with Alex. Custody of our son goes to Blake.',
  ])('finds: %s', (text) => expect(childTerms(text)).not.toBeNull());

  it.each([
    'We will spend one week of each summer at the lake house with Blake’s family.',
    'The Fairchild trust stays with Alex; Rothschild shares too.',
    'We want to support our children from earlier marriages in a will.',
    'Each of us may leave money to our children by will.',
    'Support of children from an earlier marriage is paid from separate money.',
    'Alex pays the child support for Mia from a previous relationship alone.',
    'Custody of the dog goes to Blake.',
    'Alex has custody of the family photo albums.',
    'Visits with the cat are welcome at any time.',
    'The broker keeps the shares in safe custody.',
    'The custodial account at Harbor Bank belongs to Alex.',
    'Custody and child support cannot be settled here.',
    'Everything about custody is left to the court.',
    'Child support is decided by a judge when the time comes.',
    'We hope to have children.',
    'If we have children, we look at this agreement again.',
    'The child tax credit goes to whoever earns more.',
    'Our grandchildren’s savings plan stays as it is.',
    'Emotional support for each other matters most to us.',
    'Blake’s childhood home stays in the family.',
    '',
  ])('leaves alone: %s', (text) => expect(childTerms(text)).toBeNull());

  it('names the words, whole', () => {
    expect(childTerms('The Fairchilds agree: joint custody.')).toBe('custody');
    expect(childTerms('No Child Support is owed.')).toBe('Child Support');
  });

  it('is not held up by a text that is made to be slow', () => {
    const slow = `${'pay $1 for the our any all a '.repeat(400)}x`;
    expect(childTerms(slow)).toBeNull();
  });

  it('is an error of what both wrote, with the law, and leads to the question', () => {
    const [found] = findings({ agreed: { at_custom: 'The children live with Blake.' } });
    expect(found).toMatchObject({
      code: 'CHILD_TERMS',
      law: { note: 'Not binding.' },
      fixes: [{ where: 'QUESTION', questionKey: 'at_custom' }],
    });
  });

  it('looks into what is added to an option, and not into what the two write apart', () => {
    const words = { options: ['stays'], typed: 'Custody goes to Alex.' };
    expect(keys({ agreed: { sp_premarital: words } })).toEqual(['CHILD_TERMS']);
    expect(keys({ ofA: { at_custom: 'Custody goes to Alex.' }, ofB: { at_custom: 'Nothing.' } })).toEqual([]);
  });

  it('tells of a reason its author alone', () => {
    const [found] = findings({ ofA: { un_reasons: { options: ['other'], typed: 'So that custody is clear.' } } });
    expect(found).toMatchObject({ code: 'CHILD_WORDS_IN_REASONS', side: 'A', isPrivate: true });
  });
});

describe('penalties in the couple’s own words', () => {
  it.each(['Whoever leaves forfeits the house.', 'A penalty of $10,000 is due.', 'He pays a fine.', 'As punishment.'])(
    'finds: %s',
    (text) => expect(penaltyTerms(text)).not.toBeNull(),
  );
  it.each([
    'Each pays the tax penalties that they cause.',
    'Early withdrawal penalties are shared.',
    'Either may end the lease without penalty.',
    'We share fine art.',
  ])('leaves alone: %s', (text) => expect(penaltyTerms(text)).toBeNull());
});
