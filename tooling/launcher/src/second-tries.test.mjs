import { describe, expect, it } from 'vitest';
import { unsteadyStories } from './second-tries.mjs';

const FLAKY = ['  1 flaky', '    tests/booking.spec.ts:68:1 › a client books by keyboard, and books what is left ', ''];
const PASSED = '  133 passed (13.2m)';
const output = (/** @type {readonly string[]} */ ...lines) => lines.join('\n');

describe('stories that passed at their second try', () => {
  it('are named by where they stand, from the summary alone', () => {
    const story = '  1) tests/other.spec.ts:5:1 › something else';
    expect(unsteadyStories(output(story, ...FLAKY, PASSED))).toEqual(['tests/booking.spec.ts:68:1']);
  });

  it('are none in a run in which all passed', () => {
    expect(unsteadyStories(output('  ✓ tests/booking.spec.ts:68:1 › a client books', PASSED))).toEqual([]);
  });

  it.each(['failed', 'did not run', 'interrupted'])('do not count in a run in which another %s', (how) => {
    expect(unsteadyStories(output(`  1 ${how}`, '    tests/a.spec.ts:1:1 › a', ...FLAKY, PASSED))).toEqual([]);
  });

  it('are no accident from the third on', () => {
    const places = [1, 2, 3].map((line) => `    tests/a.spec.ts:${line}:1 › a › b`);
    expect(unsteadyStories(output('  2 flaky', ...places.slice(0, 2), PASSED))).toHaveLength(2);
    expect(unsteadyStories(output('  3 flaky', ...places, PASSED))).toEqual([]);
  });
});
