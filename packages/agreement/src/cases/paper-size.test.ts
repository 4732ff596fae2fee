import { afterAll, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { closePdfRenderer, renderPdf } from '../pdf';
import { paperSize } from '../testing/paper-size';
import { cases } from './cases';

afterAll(closePdfRenderer);

const MOST_PAGES = 20;
/** They answer the whole questionnaire and list much, and nothing of it can be left out. */
const LARGEST = ['california-limited-support'];
/** Of all pages. */
const MOST_SPARSE = 0.08;

it('takes no more than twenty pages, and few of them are mostly blank', { timeout: 60_000 }, async () => {
  const sizes = [];
  for (const [name, couple] of Object.entries(cases))
    sizes.push({ name, ...(await paperSize(await renderPdf(assemble(couple().input())))) });
  const long = sizes.filter(({ name, pages }) => pages > MOST_PAGES && !LARGEST.includes(name));
  expect(long.map(({ name, pages }) => `${name}: ${pages}`)).toEqual([]);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const share = sum(sizes.map(({ sparse }) => sparse.length)) / sum(sizes.map(({ pages }) => pages));
  expect(share).toBeLessThan(MOST_SPARSE);
});
