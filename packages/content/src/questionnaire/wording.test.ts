import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillWording, placeholdersIn, YOUR_PARTNER } from './wording';

const couple = { A: 'Zoë', B: '李雷', STATE: 'Texas' };

describe('placeholders in wording', () => {
  it('take names and the state', () => {
    expect(fillWording('When will {A} and {B} marry in {STATE}?', couple)).toBe(
      'When will Zoë and 李雷 marry in Texas?',
    );
  });

  it('are filled wherever they stand again', () => {
    expect(fillWording('{A}, {B}, {A}', couple)).toBe('Zoë, 李雷, Zoë');
  });

  it.each([null, '', '   '])('take neutral words for a value of %j', (value) => {
    expect(fillWording('{A} and {B} in {STATE}', { A: 'Zoë', B: value, STATE: value })).toBe(
      'Zoë and Partner B in your state',
    );
  });

  it('are not looked for in the values', () => {
    expect(fillWording('{A} and {B}', { ...couple, A: '{B}' })).toBe('{B} and 李雷');
  });

  it('speak of a partner without a name as yours, with a capital where a sentence begins', () => {
    const values = { A: 'Alex', B: YOUR_PARTNER, STATE: null };
    expect(fillWording('Does {B} own it? {B} pays {A}, and {A} pays {B}.', values)).toBe(
      'Does your partner own it? Your partner pays Alex, and Alex pays your partner.',
    );
    expect(fillWording('{STATE} asks.', values)).toBe('Your state asks.');
  });

  it('keep a dollar sign in a name', () => {
    expect(fillWording('{A}', { ...couple, A: 'Ke$ha $& $1' })).toBe('Ke$ha $& $1');
  });

  it('are found, unknown ones too', () => {
    expect(placeholdersIn('{A} and {NOBODY}')).toEqual(['A', 'NOBODY']);
  });

  it('leave nothing behind and change no other word, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const named = (name: string, unknown: string) => (name.trim() === '' ? unknown : name.trim());
        const expected = `Do ${named(a, 'Partner A')} and ${named(b, 'Partner B')} agree?`;
        expect(fillWording('Do {A} and {B} agree?', { A: a, B: b, STATE: null })).toBe(expected);
      }),
    );
  });
});
