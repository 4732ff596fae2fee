import { describe, expect, it } from 'vitest';
import { type PayoutAccountFacts, payoutAccountState } from './payout-account';

const ready: PayoutAccountFacts = {
  isDetailsSubmitted: true,
  canReceiveTransfers: true,
  canBePaidOut: true,
  due: [],
  disabledReason: null,
};

describe('the account that a firm is paid to (portals spec §1)', () => {
  it.each([
    ['NOT_STARTED', 'without one', null],
    ['INCOMPLETE', 'begun', { ...ready, isDetailsSubmitted: false, canReceiveTransfers: false, canBePaidOut: false }],
    [
      'INCOMPLETE',
      'begun, and overdue at the provider',
      { ...ready, isDetailsSubmitted: false, canReceiveTransfers: false, disabledReason: 'requirements.past_due' },
    ],
    ['READY', 'told and enabled', ready],
    ['READY', 'enabled, with more wanted later', { ...ready, due: ['company.tax_id'] }],
    ['IN_REVIEW', 'told, and not enabled yet', { ...ready, canReceiveTransfers: false }],
    [
      'IN_REVIEW',
      'told, and being verified',
      { ...ready, canBePaidOut: false, disabledReason: 'requirements.pending_verification' },
    ],
    ['RESTRICTED', 'told, and more is wanted first', { ...ready, canBePaidOut: false, due: ['company.tax_id'] }],
    ['RESTRICTED', 'refused', { ...ready, canReceiveTransfers: false, disabledReason: 'rejected.other' }],
  ] as const)('is %s when %s', (state, _when, account) => {
    expect(payoutAccountState(account)).toBe(state);
  });
});
