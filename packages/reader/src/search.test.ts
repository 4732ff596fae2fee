import { describe, expect, it } from 'vitest';
import { fold, indexOf, matchesOf } from './search';

const page = (html: string) => {
  const root = document.createElement('article');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};
const found = (html: string, query: string) =>
  matchesOf(indexOf(page(html)), query).map(({ start, startOffset, end, endOffset }) => {
    const range = document.createRange();
    range.setStart(start, startOffset);
    range.setEnd(end, endOffset);
    return range.toString();
  });

describe('the search of the agreement', () => {
  it.each([
    ['case', '<p>Separate Property</p>', 'separate property', ['Separate Property']],
    ['accents', '<p>José Núñez and Zoë</p>', 'jose nunez', ['José Núñez']],
    ['accents that are asked for', '<p>Jose</p>', 'José', ['Jose']],
    ['letters and their marks apart', '<p>Jose\u0301 Alvarez</p>', 'josé', ['Jose\u0301']],
    ['typographer’s marks', '<p>that party’s “home”</p>', 'party\'s "home"', ['party’s “home”']],
    ['letters that become two', '<p>Großmann, Straße</p>', 'grossmann', ['Großmann']],
    ['no-break spaces and spare ones', '<p>$ 2,500</p>', ' $  2,500 ', ['$ 2,500']],
  ])('passes over %s', (_name, html, query, expected) => {
    expect(found(html, query)).toEqual(expected);
  });

  it('finds words across the marks within a sentence, and no further than its end', () => {
    expect(
      found('<p>kept as <span>Separate</span> <a href="#a">Property</a></p>', 'as separate property'),
    ).toHaveLength(1);
    expect(found('<p>kept as</p><p>Separate</p>', 'as separate')).toEqual([]);
    expect(found('<table><tr><td>One</td><td>Two</td></tr></table>', 'onetwo')).toEqual([]);
  });

  it('reads on past struck words, and finds them by themselves', () => {
    const html = '<p>stays <del>with the buyer</del><ins>separate</ins>.</p>';
    expect(found(html, 'stays separate')).toHaveLength(1);
    expect(found(html, 'with the buyer')).toEqual(['with the buyer']);
  });

  it('finds each place once, in order, and none of what only explains', () => {
    expect(found('<h2>Homes</h2><p>homes and homes</p><aside>Homes</aside>', 'homes')).toHaveLength(4);
    expect(
      found('<p><span class="troth-vh">inserted: </span>new <span data-not-searched>was 4.1</span></p>', 'inserted'),
    ).toEqual([]);
    expect(found('<p>anything</p>', '  ')).toEqual([]);
  });

  it('keeps the place of each character of what it compares', () => {
    expect(fold('Zoë’s')).toEqual({ text: "zoe's", origins: [0, 1, 2, 3, 4] });
  });
});
