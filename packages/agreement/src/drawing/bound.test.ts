import { describe, expect, it } from 'vitest';
import { boundTogether } from './bound';

/** What a line may not part shows as one word. */
const bound = (text: string) => boundTogether(text).replaceAll('\u00a0', '~');

describe('what no line parts', () => {
  it.each([
    ['Act, Cal. Fam. Code §§ 1600-1617. The law', 'Act, Cal. Fam. Code~§§~1600-1617. The law'],
    ['Tex. Const. art. XVI § 15 says', 'Tex. Const. art.~XVI~§~15 says'],
    ['§ 1615 alone', '§~1615 alone'],
    ['as Section 4.2 and Article IV say', 'as Section~4.2 and Article~IV say'],
    ['[ ] by a notary', '[~]~by a notary'],
    ['this section of a code', 'this section of a code'],
  ])('%s', (text, expected) => {
    expect(bound(text)).toBe(expected);
  });
});
