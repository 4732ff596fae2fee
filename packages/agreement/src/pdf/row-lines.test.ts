import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aCouple } from '../testing/couple';
import { pdfAssets } from './assets';
import { faceWidths } from './glyphs';
import { paperOf } from './paper';
import { closePdfRenderer, typeset } from './render';
import { RowMeter } from './row-lines';

afterAll(closePdfRenderer);

/** Pairs that are set close or apart, ligatures, figures, letters with marks, another script, words of all lengths. */
const WORDS =
  'AVAVA Ty. “Wolf” office fjord waffle Éva Nguyễn Łódź P.T. V’s 1,111.11 40% WWW mill (fifth) affidavit; of 小龍 Wy'.split(
    ' ',
  );
const ROWS = 90;

/** Rows whose texts go on by one word after the other, so that every column's edge is met in many ways. */
const tree = assemble(
  aCouple()
    .disclosing('A', {
      assets: Array.from({ length: ROWS }, (_, at) => ({
        assetAccountType: 'ACCOUNT',
        accountType: 'SAVINGS',
        institution: Array.from(
          { length: 1 + (at % 7) },
          (_none, word) => WORDS[(at * 5 + word * 3) % WORDS.length],
        ).join(' '),
        accountNumber: String(1000 + at),
        currency: at % 9 === 0 ? 'JPY' : 'USD',
        valueInCents: 10 ** (at % 12) + at,
        valuationBasis: 'STATEMENT',
        valuationDate: `2026-0${1 + (at % 9)}-1${at % 10}`,
        description: Array.from({ length: at % 11 }, (_none, word) => WORDS[(at * 7 + word) % WORDS.length]).join(' '),
      })),
    })
    .input(),
);

describe('rows of schedules', () => {
  it('stand as the typesetter would set them by itself, to the byte', async () => {
    const papers: string[] = [];
    const alone = await typeset('agreement.typ', (printable) => paperOf(tree, 'SIGNING', printable, null));
    const helped = await typeset('agreement.typ', (printable, meter) => {
      const paper = paperOf(tree, 'SIGNING', printable, meter);
      papers.push(paper);
      return paper;
    });
    expect(helped.pages).toBe(alone.pages);
    expect(Buffer.from(helped.bytes).equals(Buffer.from(alone.bytes))).toBe(true);
    // Of many rows the lines were known; else this would show nothing.
    const known = papers.join().match(/\[[1-9],\d\]/g) ?? [];
    expect(known.length).toBeGreaterThan(ROWS / 3);
  });
});

describe('lines of a text', () => {
  let meter: RowMeter;
  beforeAll(async () => {
    const [regular = ''] = pdfAssets(false).fontPaths;
    meter = new RowMeter(await faceWidths(regular));
  });

  const SIZE = 9;
  /** Ten figures are 5.29 em wide. */
  const FIGURES = '1234567890';
  const at = (em: number) => meter.linesOf(FIGURES, em * SIZE, SIZE);

  it.each([
    ['are not told where a word has surely no room', 5.2, null],
    ['are not told where it may just not have it', 5.28, null],
    ['are not told at the edge', 5.29, null],
    ['are known where it surely has', 5.4, 1],
  ])('%s', (_name, em, lines) => {
    expect(at(em)).toBe(lines);
  });

  it.each([
    ['two words side by side', `${FIGURES} ${FIGURES}`, 11, 1],
    ['two words one under the other', `${FIGURES} ${FIGURES}`, 10.5, 2],
    ['three words on two lines', `${FIGURES} ${FIGURES} ${FIGURES}`, 11, 2],
    ['words that may break at a sign', 'first-class', 30, null],
    ['another script', '小龍', 30, null],
    ['spaces that a line’s end may swallow', 'one  two', 30, null],
    ['nothing', '', 30, null],
  ])('%s', (_name, text, em, lines) => {
    expect(meter.linesOf(text, em * SIZE, SIZE)).toBe(lines);
  });
});
