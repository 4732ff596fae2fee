import { describe, expect, it } from 'vitest';
import { errorText } from './display';
import { PROBLEM_CODES, PROBLEMS } from './problems';
import { problemSchema } from './schemas';

describe('generic error display (customer spec §8)', () => {
  it.each([
    ['its message', { message: 'Offline', data: { error: 'x' } }, 'Offline'],
    ['the issues, joined', { data: { error: { issues: [{ message: 'One' }, { message: 'Two' }] } } }, 'One. Two'],
    ['the error, if it is a string', { data: { error: 'Not found' } }, 'Not found'],
    ['the data as text', { data: { reason: 7 } }, '{"reason":7}'],
    ['the data as text', { data: 'Bad gateway' }, 'Bad gateway'],
    ['the general sentence', { status: 500 }, 'An unknown error occurred. Please try refreshing the page.'],
    ['the general sentence', null, 'An unknown error occurred. Please try refreshing the page.'],
  ] as const)('shows %s', (_name, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe('problems', () => {
  it('have a status that fits and one title each', () => {
    expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_CODES].sort());
    for (const { status } of Object.values(PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400);
    expect(new Set(Object.values(PROBLEMS).map(({ title }) => title)).size).toBe(PROBLEM_CODES.length);
  });
  it('are shown by the display rule', () => {
    const problem = problemSchema.parse({
      type: 'about:blank',
      title: PROBLEMS.VALIDATION_FAILED.title,
      status: 400,
      detail: 'One field is wrong.',
      code: 'VALIDATION_FAILED',
      error: { issues: [{ path: ['lastName'], message: 'This field is required', code: 'custom' }] },
    });
    expect(errorText({ status: problem.status, data: problem })).toBe('This field is required');
  });
});
