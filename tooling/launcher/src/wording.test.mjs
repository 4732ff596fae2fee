import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { excuses, findWordings, productTexts, wordingExceptions } from './wording.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const found = findWordings(productTexts(root));

describe('the product’s texts', () => {
  it('are read from every catalog, the mails and the content', () => {
    const texts = productTexts(root).map(({ where }) => where);
    for (const place of [
      'apps/customer/messages/en.json ',
      'apps/attorney/messages/en.json ',
      'apps/admin/messages/en.json ',
      'apps/api/messages/en.json mail.',
      'packages/identity/messages/en.json ',
      'packages/content/src/videos/',
    ]) {
      expect(texts.filter((where) => where.startsWith(place)).length, place).toBeGreaterThan(0);
    }
  });

  it('have no wording that reads as translated', () => {
    const refused = found.filter((one) => !wordingExceptions.some((exception) => excuses(exception, one)));
    expect(refused.map(({ where, wording, instead }) => `${where}: “${wording}”, write ${instead}`)).toEqual([]);
  });

  it.each(wordingExceptions)('still need the exception for $where ($wording)', (exception) => {
    expect(exception.reason).not.toBe('');
    expect(found.some((one) => excuses(exception, one))).toBe(true);
  });
});

describe('a refused wording', () => {
  it.each([
    ['Whoever has it sees these days.', ['whoever']],
    ['Nothing of it holds. The page goes on by itself.', ['by itself', 'nothing of it']],
    ['Someone’s and each one’s share', []],
    ['One’s own money', ['one’s']],
    ['None of it is binding. You can start again.', []],
    ['Your words are kept. The law stands in.', ['law stands in', 'words are kept']],
    ['"Take over"', ['"take over"']],
    ['Who takes over this call?', []],
    ['We charged nothing. Choose one of the list.', ['charged nothing', 'one of the list']],
    ['It works once, for {hours} hours.', ['works once, for {']],
    ['It works once and expires in {hours} hours.', []],
  ])('%s', (text, wordings) => {
    expect(findWordings([{ where: 'a', text }]).map(({ wording }) => wording)).toEqual(wordings);
  });
});
