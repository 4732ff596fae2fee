import { describe, expect, it } from 'vitest';
import { asksForDeactivation } from './discipline';

describe('a disciplinary record asks for the attorney to be deactivated', () => {
  it.each([
    ['NOTE', false, false],
    ['REPRIMAND', false, false],
    ['SUSPENSION', false, true],
    ['SUSPENSION', true, false],
    ['DISBARMENT', false, true],
    ['DISBARMENT', true, false],
  ] as const)('%s, resolved: %s', (severity, isResolved, asks) => {
    expect(asksForDeactivation({ severity, isResolved })).toBe(asks);
  });
});
