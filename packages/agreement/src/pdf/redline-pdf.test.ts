import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { redline, wordsOfAgreement } from '../redline';
import { aFullCouple } from '../testing';
import type { AgreementTree, ClauseNode } from '../tree';
import { DRAFT } from '../drawing/marked';
import { markedRedline } from '../drawing/read-versions';
import { closePdfRenderer, renderRedlinePdf } from './index';
import { renderRedlinePdfWithDetails } from './redline-render';
import { redlinePaperOf } from './redline-paper';

afterAll(closePdfRenderer);

const versionsOf = (before: AgreementTree, after: AgreementTree) => ({
  before,
  after,
  redline: redline(before, after),
});
const copyOf = (tree: AgreementTree) => JSON.parse(JSON.stringify(tree)) as AgreementTree;
const sectionOf = (tree: AgreementTree, key: string) => {
  const section = tree.sections.find((one) => one.key === key);
  if (section === undefined) throw new Error(`No section ${key}`);
  return section;
};

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const AROUND = [
  /Redline Compares the version of [^()]*\([0-9a-f]+\) with the version of [^()]*\([0-9a-f]+\)/g,
  /Page \d+ of \d+/g,
  /Inserted:|Deleted:|Moved here:|Moved from here:|End of change\./g,
];
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}$%]/gu, '');
/** The letters and digits of a paper, without what stands at the heads and feet of pages or is only spoken. */
const wordsOnPaper = (pages: readonly string[]) =>
  bare(
    AROUND.reduce(
      (text, pattern) => text.replaceAll(pattern, ''),
      pages
        .join(' ')
        .replace(/\u200b/g, '')
        .replace(/\u00a0/g, ' '),
    ),
  );

/** Every text that a version prints, apart from blanks and labels of lines, by words. */
const wordsOf = (tree: AgreementTree): string[] => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => (name === 'key' ? [] : strings(inner)))
        : [];
  return strings(wordsOfAgreement(tree)).flatMap((text) => text.match(/[\p{L}\p{N}$%]{4,}/gu) ?? []);
};
/** What `wordsOfAgreement` says between the texts, and the title above the schedules, which have titles of their own. */
const UNPRINTED = [
  'paragraph',
  'definitions',
  'entry',
  'table',
  'total',
  'signature',
  'certificate',
  'initials',
].concat('summary', 'Schedules');

/** The runs of a redline, each in one piece. */
const runsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('inline' in value) return [(value as { inline: { text: string } }).inline.text];
  return Object.values(value).flatMap(runsOf);
};

function expectBothVersions(versions: ReturnType<typeof versionsOf>, pages: readonly string[]): void {
  const words = wordsOnPaper(pages);
  for (const tree of [versions.before, versions.after])
    expect(wordsOf(tree).filter((word) => !UNPRINTED.includes(word) && !words.includes(bare(word)))).toEqual([]);
  const lines = runsOf(versions.redline).flatMap((text) => text.split(/\n|_{3,}/));
  expect(lines.filter((line) => line !== 'Schedules' && !words.includes(bare(line)))).toEqual([]);
}

/** One of each: an answer, an alignment's loss, a row of a schedule, a move with other words, a template of another version. */
function everyChange(): { before: AgreementTree; after: AgreementTree } {
  const input = aFullCouple().agreeOn({ hf_contrib_a: '2500' }).answering('B', { sp_income: 'shared' }).input();
  const [checking] = input.disclosure.A.assets;
  if (checking === undefined) throw new Error('No account');
  input.disclosure.A.assets.push({ ...checking, institution: 'Lake Bank', accountNumber: '9090' });
  checking.valueInCents += 100;
  const after = copyOf(assemble(input));
  after.template.version = 'next';
  const [moved] = sectionOf(after, 'separate').clauses.splice(1, 1) as [ClauseNode];
  sectionOf(after, 'shared').clauses.push(moved);
  const [block] = moved.blocks;
  if (block?.type === 'paragraph') block.inlines.push({ type: 'text', text: ' Wherever it is kept.' });
  return { before: assemble(aFullCouple().input()), after };
}

describe('a redline on paper', () => {
  it('names the day and time of each version on its cover, where they are known', async () => {
    const { before, after } = everyChange();
    const versions = versionsOf(before, after);
    const committed = {
      before: new Date('2026-03-14T18:05:00Z'),
      after: new Date('2026-03-14T23:40:00Z'),
      timeZone: 'America/Los_Angeles',
    };
    const [cover = ''] = await pagesOf(await renderRedlinePdf({ ...versions, committed }));
    expect(cover).toContain(`the version of March 14, 2026 at 11:05 AM PDT (${before.inputHash.slice(0, 8)})`);
    expect(cover).toContain(`the version of March 14, 2026 at 4:40 PM PDT (${after.inputHash.slice(0, 8)})`);
    const [dayAlone = ''] = await pagesOf(await renderRedlinePdf(versions));
    expect(dayAlone).not.toMatch(/\d [AP]M/);
  });

  it('says every word of both versions, and of each change what happened and why', async () => {
    const { before, after } = everyChange();
    const versions = versionsOf(before, after);
    const { bytes, warnings } = await renderRedlinePdfWithDetails(versions);
    expect(warnings).toBe('');
    const pages = await pagesOf(bytes);
    const words = wordsOnPaper(pages);
    expectBothVersions(versions, pages);
    const text = pages.join(' ');
    expect(text.includes('Reworded. An answer changed. Alex: before “$2,400.00”, now “$2,500.00”.')).toBe(true);
    expect(text.includes('Blake: before “The owner keeps it”, now “It is shared”.')).toBe(true);
    for (const inPlace of ['$8,452.37 $8,453.37', 'Wherever it is kept.'])
      expect(words.includes(bare(inPlace)), inPlace).toBe(true);
    const { title, clauses } = sectionOf(before, 'separate');
    expect(text.includes(`Moved here from ${clauses[1]?.number ?? title}.`)).toBe(true);
    expect(text.includes('Moved from here to ')).toBe(true);
    expect(pages[4]).toMatch(/Compares the version of [^()]+\([0-9a-f]{8}\) with the version of/);
  }, 60_000);

  it('begins with a list of what changed that leads to it', async () => {
    const { before, after } = everyChange();
    const bytes = await renderRedlinePdf(versionsOf(before, after));
    const document = await getDocumentProxy(bytes.slice());
    const [, list = ''] = await pagesOf(bytes);
    expect(list).toContain('What changed');
    expect(list).toMatch(
      /\d+ parts differ: \d+ reworded, 1 with renumbered references, 1 deleted, 1 moved\. Reasons: an answer \(\d+\), a disclosure \(1\)/,
    );
    const links = (await (await document.getPage(2)).getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    const parts = Number(/(\d+) parts differ/.exec(list)?.[1]);
    expect(parts).toBeGreaterThan(3);
    // From the name of each part and from its page.
    expect(links.length).toBeGreaterThanOrEqual(parts * 2);
  }, 60_000);

  it('says so when nothing changed', async () => {
    const tree = assemble(aFullCouple().input());
    const pages = await pagesOf(await renderRedlinePdf(versionsOf(tree, copyOf(tree))));
    expect(pages[1]).toContain('No changes. Both versions are the same.');
  }, 60_000);

  it('shows parts that came and went, in another state and the other way round', async () => {
    const [before, after] = [
      assemble(aFullCouple().input()),
      assemble(aFullCouple().inState('NY').agreeOn({ ss_choice: 'waived' }).input()),
    ];
    for (const versions of [versionsOf(before, after), versionsOf(after, before)]) {
      const { bytes, warnings } = await renderRedlinePdfWithDetails(versions);
      expect(warnings).toBe('');
      expectBothVersions(versions, await pagesOf(bytes));
    }
  }, 60_000);

  it('marks in the margin whatever differs, and the numbers of what came or went', () => {
    const before = assemble(aFullCouple().input());
    const after = copyOf(assemble(aFullCouple().agreeOn({ fa_embryo: 'no', hf_contrib_a: '2500' }).input()));
    const lifestyle = after.sections.findIndex(({ key }) => key === 'life');
    after.sections.splice(lifestyle, 1);
    const versions = versionsOf(before, after);
    const paper = JSON.parse(
      redlinePaperOf(markedRedline(versions, DRAFT), versions.redline.titleCauses, (text) => text),
    ) as { sections: Part[] };
    type Part = Readonly<Record<'key' | 'number', string>> & {
      m: string | null;
      changed: boolean;
      clauses?: Part[];
      children?: Part[];
      blocks?: { type: string; changed: boolean; entries?: { m: string | null; number: string }[] }[];
    };
    const parts = (list: readonly Part[]): Part[] =>
      list.flatMap((part) => [part, ...parts([...(part.clauses ?? []), ...(part.children ?? [])])]);
    const all = parts(paper.sections);
    const gone = paper.sections.find(({ m }) => m === 'd');
    expect(gone?.clauses?.length).toBeGreaterThan(1);
    expect(gone?.clauses?.every(({ m, changed }) => m === 'd' && changed)).toBe(true);
    const embryos = all.find(({ key }) => key === 'before fam_embryo');
    expect(embryos?.children?.map(({ m, changed }) => [m, changed])).toEqual(embryos?.children?.map(() => ['d', true]));
    expect(embryos?.children?.length).toBeGreaterThan(1);
    expect(all.find(({ key }) => key === 'sep_income')?.changed).toBe(false);
  });

  it('has the same bytes for the same versions, is tagged, and claims PDF/UA-1', async () => {
    const { before, after } = everyChange();
    const versions = versionsOf(before, after);
    const bytes = await renderRedlinePdf(versions);
    await closePdfRenderer();
    expect(Buffer.from(await renderRedlinePdf(versions)).equals(Buffer.from(bytes))).toBe(true);
    const document = await getDocumentProxy(bytes.slice());
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await getMeta(document);
    expect(info).toMatchObject({
      Title: 'Premarital Agreement, two versions compared: Alex Arden and Blake Barlow',
      Language: 'en-US',
    });
    expect(Buffer.from(bytes).includes('pdfuaid')).toBe(true);
  }, 60_000);

  it('tells insertions and deletions to whoever listens', async () => {
    const after = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2500' }).input());
    const pages = await pagesOf(await renderRedlinePdf(versionsOf(assemble(aFullCouple().input()), after)));
    const text = pages
      .join(' ')
      .replace(/\u200b/g, '')
      .replace(/\s+/g, ' ');
    expect(text).toMatch(/Deleted: ?\$2,400\.00 ?End of change\. ?Inserted: ?\$2,500\.00 ?End of change\./);
  }, 60_000);
});
