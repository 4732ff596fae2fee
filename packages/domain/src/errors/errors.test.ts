import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, PROBLEMS } from './problems';

describe('problems', () => {
  it('have a status that fits and one title each', () => {
    expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_CODES].sort());
    for (const { status } of Object.values(PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400);
    expect(new Set(Object.values(PROBLEMS).map(({ title }) => title)).size).toBe(PROBLEM_CODES.length);
  });
});
