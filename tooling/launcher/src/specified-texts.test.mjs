import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogTexts, specifiedRedirects, specifiedTexts, startOf, testSources } from './specified-texts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const messages = catalogTexts(root);
const tests = testSources(root);

describe('a text that the customer specification gives', () => {
  it.each(specifiedTexts)('$section “$text” is said to the letter', ({ key, text }) => {
    expect(messages.get(key)).toBe(text);
  });

  it.each(specifiedTexts)('$section “$text” is reached by a test', ({ text }) => {
    expect(tests.includes(startOf(text))).toBe(true);
  });
});

describe('an address of before (customer spec §2)', () => {
  it.each(specifiedRedirects)('%s, which leads to %s, is reached by a test', (from, to) => {
    const written = new RegExp(`'${from}[^']*', '${to.replace('?', '[?]')}'`);
    expect(written.test(tests)).toBe(true);
  });
});
