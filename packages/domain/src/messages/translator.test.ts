import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator';

interface Texts {
  greeting: 'Hi {name}';
  left: '{count, plural, one {# thing} other {# things}} left';
  plain: 'Loading...';
}

describe('catalog translator', () => {
  const t = createTranslator<Texts>(
    {
      greeting: ['Hi ', ['name']],
      left: [['count', 2, { one: [0, ' thing'], other: [0, ' things'] }], ' left'],
      plain: 'Loading...',
    },
    'en',
  );

  it('says plain texts, fills arguments and picks plurals', () => {
    expect(t('plain')).toBe('Loading...');
    expect(t('greeting', { name: "O'Brien-Smith" })).toBe("Hi O'Brien-Smith");
    expect(t('left', { count: 1 })).toBe('1 thing left');
    expect(t('left', { count: 2 })).toBe('2 things left');
  });
});
