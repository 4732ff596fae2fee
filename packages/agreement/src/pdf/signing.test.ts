import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { acknowledgment, attorneySignature, partySignature, witnessSignature } from '../assemble';
import type { AgreementBlock } from '../tree';
import {
  closePdfRenderer,
  renderSigningPapersPdf,
  renderSigningSheetPdf,
  type SigningPapersPaper,
  type SigningSheetPaper,
} from './index';
import type { RenderedPdf } from './render';

/** The first document waits for the thread and its fonts. */
vi.setConfig({ testTimeout: 30_000 });
afterAll(closePdfRenderer);

const party = (side: 'A' | 'B', fullName: string) => ({
  side,
  fullName,
  name: fullName,
  initials: fullName.slice(0, 1),
});
const frame = (a: string, b: string) => ({
  parties: { A: party('A', a), B: party('B', b) },
  running: `${a} and ${b}`,
  foot: 'Not reviewed by counsel · Not legal advice',
  page: 'Page {page} of {count}',
});
const aSheet = (a: string, b: string): SigningSheetPaper => ({
  ...frame(a, b),
  title: 'Signing day',
  kicker: 'Antenuptial Agreement · Minnesota',
  lead: 'How to sign your agreement on paper before a notary.',
  facts: [{ label: 'When to sign', value: 'From June 15, 2027', isWide: false }],
  sections: [
    {
      title: 'Who must be in the room',
      look: 'TICKS',
      points: [{ text: `${a} and ${b}, both of you.`, source: 'Minn. Stat. § 519.11, subd. 2 · well checked' }],
    },
    { title: 'In this order', look: 'STEPS', points: ['Wait.', 'Sign.'].map((text) => ({ text, source: null })) },
    { title: 'What to avoid', look: 'NEVER', points: [{ text: 'Leaving a line empty.', source: 'Our advice' }] },
  ],
  certificate: {
    title: 'What the notary certifies',
    lead: 'So it stands in the certificate.',
    paragraphs: ['State of Minnesota\nCounty of ____________________', `On this ______ day, ${a} appeared before me.`],
  },
  notice: 'Not reviewed by counsel.',
});
const paragraph = (text: string): AgreementBlock => ({ type: 'paragraph', inlines: [{ type: 'text', text }] });
const somePapers = (a: string, b: string): SigningPapersPaper => {
  const { parties, ...rest } = frame(a, b);
  const law = {
    jurisdiction: { notaryBlockText: 'State of Minnesota\nCounty of ______\n\n{name} appeared before me in person.' },
    templateState: { termForDocument: 'Antenuptial Agreement' },
  };
  return {
    ...rest,
    parties,
    title: 'Documents for signing in person',
    papers: [
      {
        title: `Waiver of further disclosure: ${a}`,
        kicker: 'Signed separately from the agreement',
        blocks: [
          paragraph(`I, ${a}, am about to sign.`),
          { type: 'terms', entries: [{ number: '3.1', heading: 'Pay', text: `What ${b} earns stays apart.` }] },
          partySignature(parties.A),
          attorneySignature(parties.A),
        ],
        remark: 'Not reviewed by counsel.',
      },
      { title: 'Witnesses', kicker: null, blocks: [witnessSignature(1), witnessSignature(2)], remark: null },
      {
        title: 'Acknowledgments',
        kicker: null,
        blocks: [acknowledgment(law, parties, 'B', 'IN_PERSON')],
        remark: null,
      },
    ],
  };
};

const pagesOf = async ({ bytes }: RenderedPdf) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false })).text.map((page) =>
    page.replace(/\s+/g, ' '),
  );

/** Joined scripts are drawn from the right, and a reader may give their letters in another order. */
const lettersOf = (text: string) => [...text.normalize('NFKC').replace(/[^\p{L}]/gu, '')];

describe('papers of the signing day', () => {
  it.each([
    ['Linh Nguyễn', "Avi O'Brien-Smith"],
    ['דוד כהן', '李小龍'],
  ])('are set in the names as they are printed: %s and %s', async (a, b) => {
    for (const pdf of [await renderSigningSheetPdf(aSheet(a, b)), await renderSigningPapersPdf(somePapers(a, b))]) {
      expect(pdf.warnings).toBe('');
      const text = (await pagesOf(pdf)).join(' ').normalize('NFKC');
      expect(text).not.toContain('[character U+');
      for (const name of [a, b]) expect(lettersOf(text)).toEqual(expect.arrayContaining(lettersOf(name)));
      if (/^[\p{Script=Latin}\s]+$/u.test(a)) expect(text).toContain(a.normalize('NFKC'));
    }
  });

  it('have a page for each paper, with lines for whoever signs it', async () => {
    const pages = await pagesOf(await renderSigningPapersPdf(somePapers('Linh Nguyễn', 'Avi Lee')));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(/Waiver of further disclosure: Linh Nguyễn.*Signature.*Attorney for Linh Nguyễn/);
    expect(pages[1]).toMatch(/Witness 1.*Witness 2/);
    expect(pages[2]).toContain('Avi Lee appeared before me');
  });

  it('count the pages of each paper for itself, to its last', async () => {
    const bundle = somePapers('Linh Nguyễn', 'Avi Lee');
    const [waiver, ...others] = bundle.papers;
    if (waiver === undefined) throw new Error('No waiver');
    const long = {
      ...waiver,
      blocks: [...Array.from({ length: 40 }, () => paragraph('I read it.')), ...waiver.blocks],
    };
    const pages = await pagesOf(await renderSigningPapersPdf({ ...bundle, papers: [long, ...others] }));
    expect(pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0])).toEqual([
      'Page 1 of 2',
      'Page 2 of 2',
      'Page 1 of 1',
      'Page 1 of 1',
    ]);
  });

  it('are tagged, say whose they are in the title, and have the same bytes for the same words', async () => {
    const [first, second] = [
      await renderSigningSheetPdf(aSheet('A B', 'C D')),
      await renderSigningSheetPdf(aSheet('A B', 'C D')),
    ];
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
    const document = await getDocumentProxy(first.bytes.slice());
    expect((await getMeta(document)).info).toMatchObject({ Title: 'Signing day: A B and C D' });
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'L', 'LI']) expect(roles).toContain(`"role":"${role}"`);
  });
});
