import { describe, expect, it } from 'vitest';
import { specsOf } from './entry/kinds';
import { showValue } from './entry/show-value';
import { changedFields } from './receipt/change-texts';
import { amountText, sumText } from './sums';

const names = { A: 'Alex', B: 'Blake' };

describe('a debt', () => {
  it.each([
    ['overpaid by a cent', -1, '$0.01 credit'],
    ['paid', 0, '$0.00'],
    ['of a cent', 1, '−$0.01'],
  ])('that is %s reads the same in its row and in the sum of the rows', (_name, cents, words) => {
    expect(amountText('debts', cents, 'USD')).toBe(words);
    expect(sumText('debts', new Map([['USD', cents]]))).toBe(words);
  });

  it('that was overpaid is a credit in the entry and in the list of changes too', () => {
    const amountDue = specsOf('debts', names).find(({ name }) => name === 'amountDueInCents');
    expect(showValue(amountDue!, '-500.00', { currency: 'EUR' })).toBe('€500.00 credit');
    const [changed] = changedFields(
      {
        change: 'CHANGED',
        kind: 'debts',
        entryId: '00000000-0000-4000-8000-0000000000f1',
        title: 'Card',
        currency: { before: 'USD', after: 'USD' },
        fields: [{ field: 'amountDueInCents', before: 120_000, after: -50_000 }],
        files: { added: [], removed: [] },
      },
      names,
    );
    expect(changed).toMatchObject({ before: '$1,200.00', after: '$500.00 credit' });
  });

  it('alone is a credit: what another kind has below zero keeps its minus', () => {
    expect(amountText('assets', -50_000, 'USD')).toBe('−$500.00');
  });
});
