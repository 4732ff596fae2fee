import { ApiError } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { errorText, isFinal, isMissing } from './errors';

const api = (status: number, data: unknown) => new ApiError(status, data, null);

describe('generic error display (customer spec §8)', () => {
  it.each([
    ['the message of an error that has one', new Error('Could not load'), 'Could not load'],
    [
      'the messages of error.issues, joined',
      api(400, { error: { issues: [{ message: 'Name is required' }, { message: 'Year is too early' }] } }),
      'Name is required. Year is too early',
    ],
    [
      'error when it is a string',
      api(409, { error: 'It was changed in the meantime' }),
      'It was changed in the meantime',
    ],
    ['the data when it is a text', api(500, 'Gateway down'), 'Gateway down'],
    ['the data as text otherwise', api(500, { reason: 7 }), '{"reason":7}'],
    [
      'the generic sentence when nothing is known',
      api(500, undefined),
      'An unknown error occurred. Please try refreshing the page.',
    ],
    [
      'the generic sentence for a call that got no answer',
      new ApiError('FETCH_ERROR', undefined, null),
      'An unknown error occurred. Please try refreshing the page.',
    ],
    [
      'the generic sentence for nothing at all',
      undefined,
      'An unknown error occurred. Please try refreshing the page.',
    ],
  ])('shows %s', (_name, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe('retry rules', () => {
  it.each([
    [400, true],
    [404, true],
    [408, false],
    [429, true],
    [499, true],
    [500, false],
    [503, false],
  ])('status %i is final: %s', (status, final) => {
    expect(isFinal(api(status, undefined))).toBe(final);
  });

  it('repeats calls that got no answer', () => {
    expect(isFinal(new ApiError('FETCH_ERROR', undefined, null))).toBe(false);
  });

  it('tells what is not there', () => {
    expect([404, 410, 403].map((status) => isMissing(api(status, undefined)))).toEqual([true, true, false]);
  });
});
