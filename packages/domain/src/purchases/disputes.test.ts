import { describe, expect, it } from 'vitest';
import { followsDispute, isHeldByDispute } from './disputes';

describe('disputes (reference 1.7)', () => {
  it.each([
    [[], false],
    [['open'], true],
    [['won'], false],
    [['lost'], true],
    [['won', 'open'], true],
  ] as const)('of %j hold the payout: %s', (states, isHeld) => expect(isHeldByDispute(states)).toBe(isHeld));

  it.each([
    ['open', 'open', true],
    ['open', 'won', true],
    ['open', 'lost', true],
    ['won', 'open', false],
    ['lost', 'open', false],
    ['lost', 'won', true],
  ] as const)('that were %s become %s: %s', (known, told, follows) =>
    expect(followsDispute(known, told)).toBe(follows),
  );
});
