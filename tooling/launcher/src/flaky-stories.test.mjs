import { describe, expect, it } from 'vitest';
import { flakyStories } from './flaky-stories.mjs';

const FLAKY = ['  1 flaky', '    tests/booking.spec.ts:68:1 › a client books by keyboard, and books what is left ', ''];
const PASSED = '  133 passed (13.2m)';
const output = (/** @type {readonly string[]} */ ...lines) => lines.join('\n');

describe('flaky stories', () => {
  it('are located from the summary alone', () => {
    const story = '  1) tests/other.spec.ts:5:1 › something else';
    expect(flakyStories(output(story, ...FLAKY, PASSED))).toEqual(['tests/booking.spec.ts:68:1']);
  });

  it('are none in a run in which all passed', () => {
    expect(flakyStories(output('  ✓ tests/booking.spec.ts:68:1 › a client books', PASSED))).toEqual([]);
  });

  it.each(['failed', 'did not run', 'interrupted'])('are not run again if another %s', (how) => {
    expect(flakyStories(output(`  1 ${how}`, '    tests/a.spec.ts:1:1 › a', ...FLAKY, PASSED))).toEqual([]);
  });

  it('are not run again if there are three', () => {
    const places = [1, 2, 3].map((line) => `    tests/a.spec.ts:${line}:1 › a › b`);
    expect(flakyStories(output('  2 flaky', ...places.slice(0, 2), PASSED))).toHaveLength(2);
    expect(flakyStories(output('  3 flaky', ...places, PASSED))).toEqual([]);
  });
});
