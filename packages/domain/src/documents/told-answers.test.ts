import { describe, expect, it } from 'vitest';
import { isAnswerTold } from './told-answers';

describe('an answer of which the agreement says nothing (D3)', () => {
  it.each([
    [true, 'A', ['B'], true],
    [true, 'A', [], true],
    [false, 'A', ['A'], true],
    [false, 'A', ['A', 'B'], true],
    [false, 'A', ['B'], false],
    [false, 'B', [], false],
  ] as const)('compared: %s, of %s, to who may read %j: %s', (isCompared, respondent, sides, isTold) => {
    expect(isAnswerTold({ isCompared, respondent }, sides)).toBe(isTold);
  });
});
