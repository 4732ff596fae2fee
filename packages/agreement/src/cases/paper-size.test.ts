import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { shortHash } from '../drawing/frame';
import { closePdfRenderer, renderPdf } from '../pdf';
import { sizeOf } from '../testing/paper-size';
import { linesOn, type Placed, placesIn } from '../testing/pdf-places';
import type { AgreementTree, ClauseNode } from '../tree';
import { cases } from './cases';

const MOST_PAGES = 20;
/** They answer the whole questionnaire and list much, and nothing of it can be left out. */
const LARGEST = ['california-limited-support'];
/** Of all pages. */
const MOST_SPARSE = 0.08;

interface Paper {
  readonly name: string;
  readonly tree: AgreementTree;
  readonly placed: readonly Placed[];
  /** The text of each page by its lines, without head and foot. */
  readonly pages: readonly (readonly string[])[];
}
const papers: Paper[] = [];

beforeAll(async () => {
  for (const [name, couple] of Object.entries(cases)) {
    const tree = assemble(couple().input());
    const placed = await placesIn(await renderPdf(tree));
    const count = Math.max(...placed.map(({ page }) => page));
    const pages = Array.from({ length: count }, (_, at) =>
      linesOn(placed, at + 1).map((line) => line.replaceAll(/\s+/g, ' ')),
    );
    papers.push({ name, tree, placed, pages });
  }
}, 120_000);
afterAll(closePdfRenderer);

const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
const lastOf = (nodes: readonly ClauseNode[]): ClauseNode | undefined => {
  const last = nodes.at(-1);
  return last === undefined ? undefined : (lastOf(last.children) ?? last);
};

describe('the paper of the golden couples', () => {
  it('takes no more than twenty pages, and few of them are mostly blank', () => {
    const sizes = papers.map(({ name, placed }) => ({ name, ...sizeOf(placed) }));
    const long = sizes.filter(({ name, pages }) => pages > MOST_PAGES && !LARGEST.includes(name));
    expect(long.map(({ name, pages }) => `${name}: ${pages}`)).toEqual([]);
    const share = sum(sizes.map(({ sparse }) => sparse.length)) / sum(sizes.map(({ pages }) => pages));
    expect(share).toBeLessThan(MOST_SPARSE);
  });

  it('splits no citation of the law, on the cover or in the text', () => {
    let cited = 0;
    for (const { name, tree, pages } of papers)
      for (const citation of tree.state.statute.split(/[;,] /).filter((part) => /\d/.test(part))) {
        const lines = pages.flat().filter((line) => line.includes(citation));
        expect(lines.length, `${name}: ${citation}`).toBeGreaterThanOrEqual(2);
        cited += 1;
      }
    expect(cited).toBeGreaterThan(20);
  });

  it('ends no line with a sign or a word that a number follows, and none within a term or a hyphenated word', () => {
    for (const { name, pages } of papers) {
      const lines = pages.flat();
      const torn = lines.filter((line, at) => {
        const next = lines[at + 1] ?? '';
        if (/(?:§|\b(?:Section|[Ss]ections?|[Aa]rticle|[Cc]hapter|ch\.|arts?\.))$/.test(line))
          return /^[\dIVX]/.test(next);
        // A compound such as “long-term” may part at its own hyphen, a defined term may not.
        return /\b\p{Lu}\p{L}+-$/u.test(line) && /^\p{Ll}/u.test(next);
      });
      expect(torn, name).toEqual([]);
    }
  });

  it('shows the version on each page after the cover, and on the cover', () => {
    for (const { name, tree, placed, pages } of papers) {
      const marked = new Set(placed.filter(({ text }) => text.includes(shortHash(tree))).map(({ page }) => page));
      expect(
        [...marked].toSorted((a, b) => a - b),
        name,
      ).toEqual(pages.map((_, at) => at + 1));
    }
  });

  it('has the last words of the terms on the page where the Parties sign', () => {
    for (const { name, tree, pages } of papers) {
      const articles = tree.sections.filter(({ kind }) => kind === 'ARTICLES');
      const block = lastOf(articles.at(-1)?.clauses ?? [])?.blocks.findLast(({ type }) => type === 'paragraph');
      const said = block?.type === 'paragraph' ? block.inlines.map(({ text }) => text).join('') : '';
      const signed = pages.find((lines) => lines.includes('Signatures of the Parties'));
      expect(signed?.join(' '), name).toContain(said.split(/\s+/).slice(-4).join(' '));
    }
  });
});
