import { afterAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { cases } from '../cases/cases';
import { pdfText, plainText } from '../testing/pdf-words';
import { randomAgreement, SCRIPTS } from '../testing/random-agreement';
import { type Said, saidInOrder } from '../testing/said-in-order';
import type { AgreementTree } from '../tree';
import { closePdfRenderer, renderPdf } from './index';

afterAll(closePdfRenderer);

/** In all scripts more than two hundred documents. */
const DOCUMENTS_OF_A_SCRIPT = 9;

/** Where the paper stops to say what it should: what was expected there and what stands there. Null when it says it all. */
function firstDifference(said: string, expected: readonly Said[]): { expected: string; found: string } | null {
  const wanted = expected
    .map((next) => (typeof next === 'string' ? plainText(next) : next))
    .filter((next) => next !== '');
  let at = 0;
  for (const [place, next] of wanted.entries()) {
    while (said[at] === ' ') at += 1;
    const found = said.slice(at, at + 200);
    if (typeof next === 'string') {
      if (!said.startsWith(next, at)) return { expected: next, found };
      at += next.length;
    } else {
      // A number, and what follows it may begin with a digit.
      const following = wanted[place + 1];
      const digits = [1, 2, 3].find((count) =>
        said
          .slice(at + count)
          .trimStart()
          .startsWith(String(following)),
      );
      if (digits === undefined || !next.test(said.slice(at, at + digits))) return { expected: String(next), found };
      at += digits;
    }
  }
  const rest = said.slice(at).trim();
  return rest === '' ? null : { expected: '', found: rest };
}

const differenceOnPaper = async (tree: AgreementTree) =>
  firstDifference(pdfText(await renderPdf(tree)), saidInOrder(tree));

describe('paper says the tree word for word, in its order', () => {
  it.each(SCRIPTS.map((script, at) => [script, at] as const))(
    `${DOCUMENTS_OF_A_SCRIPT} random agreements, partly in %s`,
    async (script, at) => {
      for (let seed = 1; seed <= DOCUMENTS_OF_A_SCRIPT; seed += 1) {
        const tree = randomAgreement(at * 1_000 + seed, script);
        expect(await differenceOnPaper(tree), `seed ${at * 1_000 + seed}`).toBeNull();
      }
    },
    120_000,
  );

  it.each(['california-limited-support', 'new-york-mutual-waiver', 'texas-separate-income', 'florida-homestead'])(
    'the agreement of %s',
    async (name) => {
      const couple = cases[name]?.();
      if (couple === undefined) throw new Error(`No case ${name}`);
      expect(await differenceOnPaper(assemble(couple.input()))).toBeNull();
    },
  );

  it('notices a word left out, a word more, words in another order and words that ran together', async () => {
    const tree = randomAgreement(1, 'Latin');
    const said = pdfText(await renderPdf(tree));
    const expected = saidInOrder(tree);
    const last = said.lastIndexOf(' ');
    const [first = '', second = ''] = said.slice(0, 100).split(' ').slice(-3);
    for (const wrong of [
      said.slice(0, last),
      `${said} more`,
      said.replace(`${first} ${second}`, `${second} ${first}`),
      said.replace(`${first} ${second}`, `${first}${second}`),
    ])
      expect(firstDifference(wrong, expected)).not.toBeNull();
  });
});
