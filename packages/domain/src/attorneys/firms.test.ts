import { describe, expect, it } from 'vitest';
import { approvalLossRefusal, maskedPayoutDetails } from './firms';
import { lawFirmUpdateSchema } from './schemas';

describe('how a firm is paid', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['IBAN', '••••'],
    ['12345678901', '••••'],
    ['123456789012', '•••• 9012'],
    ['Routing 021000021, account 987654321', '•••• 4321'],
  ])('%j is shown as %j', (details, masked) => {
    expect(maskedPayoutDetails(details)).toBe(masked);
  });

  it('is not an account that somebody types (D53)', () => {
    const isTaken = (change: object) =>
      lawFirmUpdateSchema.safeParse({ reason: 'As the firm wrote', ...change }).success;
    expect(isTaken({ stripeAccountId: 'acct_1' })).toBe(false);
    expect(isTaken({ stripeAccountId: null })).toBe(false);
    expect(isTaken({ name: 'Holt Law' })).toBe(true);
  });
});

describe('a firm that loses its approval (D53)', () => {
  const now = { attorneys: 2, clients: 5 };
  it.each([
    ['nothing', undefined, 'CONFIRMATION_NEEDED'],
    ['one attorney less', { attorneys: 1, clients: 5 }, 'CHANGED_MEANWHILE'],
    ['one client more', { attorneys: 2, clients: 6 }, 'CHANGED_MEANWHILE'],
    ['the numbers', now, null],
  ] as const)('confirmed with %s', (_name, confirmed, refusal) => {
    expect(approvalLossRefusal(now, confirmed)).toBe(refusal);
  });
});
