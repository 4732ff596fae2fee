import { describe, expect, it } from 'vitest';
import { jurisdictionOfState, jurisdictions } from '../jurisdictions';
import { terms, termsOfState } from './index';
import { TERM_KEYS } from './term';

const of = (state: string) => termsOfState(jurisdictionOfState(state).state.id);

describe('terms', () => {
  it('are given for each state and key, once', () => {
    expect(terms).toHaveLength(jurisdictions.length * TERM_KEYS.length);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const { value } of terms) expect(value.trim()).not.toBe('');
  });

  it('follow the property system of the state', () => {
    expect(of('TX').maritalProperty).toBe('Community Property');
    expect(of('NY').maritalProperty).toBe('Marital Property');
  });

  it('use the words of the Wisconsin statute', () => {
    expect(of('WI')).toMatchObject({ maritalProperty: 'Marital Property', separateProperty: 'Individual Property' });
  });

  it('call support what the state calls it', () => {
    expect([of('CA'), of('FL'), of('NY'), of('TX')].map((state) => state.spousalSupport)).toEqual([
      'Spousal Support',
      'Alimony',
      'Maintenance',
      'Spousal Maintenance',
    ]);
  });

  it('are none for a state that is not of this content', () => {
    expect(termsOfState('00000000-0000-4000-8000-000000000000')).toEqual({});
  });
});
