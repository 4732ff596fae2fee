import { describe, expect, it } from 'vitest';
import { aFullCouple } from '../testing/full-couple';
import { insertableValues } from './insertable-values';

describe('what may be inserted into an agreement', () => {
  it('is what both agreed on, with whose answers it is, and never an answer of one', () => {
    const values = insertableValues(aFullCouple().agreeOn({ hf_contrib_a: '2400' }).input());
    const value = values.find(({ name }) => name === 'hf_contrib_a');
    expect(value).toMatchObject({ group: 'ANSWER', text: '$2,400.00' });
    expect(value?.sources.map(({ respondent }) => respondent)).toEqual(['A', 'B']);

    const couple = aFullCouple();
    couple.answering('A', { hf_contrib_a: '7777' });
    const differing = insertableValues(couple.input());
    expect(differing.some(({ name }) => name === 'hf_contrib_a')).toBe(false);
    expect(JSON.stringify(differing)).not.toContain('7,777');
    expect(values.every(({ sources }) => sources.length === 0 || sources.length === 2)).toBe(true);
  });

  it('is the parties’ names and pronouns, and the state', () => {
    const values = insertableValues(aFullCouple().named({ firstName: 'Zoë' }, {}).inState('TX').input());
    expect(values).toContainEqual({ group: 'PARTY', name: 'A.name', text: 'Zoë', sources: [] });
    expect(values).toContainEqual({ group: 'STATE', name: 'name', text: 'Texas', sources: [] });
    expect(values.filter(({ group }) => group === 'PRONOUN')).toHaveLength(10);
  });
});
