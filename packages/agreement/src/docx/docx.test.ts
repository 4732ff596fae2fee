import type { ListStyle, TemplateClause } from '@troth/domain/agreement';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type AssemblyInput, assemble } from '../assemble';
import { cases } from '../cases/cases';
import { markEdits } from '../edit';
import { redline } from '../redline';
import { aCouple, aFullCouple } from '../testing';
import { printedLines } from '../testing/printed-lines';
import { aNamedCouple, SCRIPTS } from '../testing/random-agreement';
import { ALL_EDITS, anyAssembled, anyTree, edited, edits } from '../testing/random-versions';
import {
  childOf,
  descendants,
  elementsOf,
  linesOf,
  openDocx,
  ownText,
  plain,
  settled,
  type XmlElement,
} from '../testing/word-processor';
import type { AgreementTree, ClauseNode } from '../tree';
import { hidden } from './fonts';
import { renderDocx, renderRedlineDocx } from './index';

const caseTree = (name: string): AgreementTree => {
  const couple = cases[name];
  if (couple === undefined) throw new Error(`No case ${name}`);
  return assemble(couple().input());
};

/** The fields of a part that hold no other, with their instruction and what they say until they are brought up to date. */
function fieldsOf(part: XmlElement): { instruction: string; says: string }[] {
  const fields: { instruction: string; says: string }[] = [];
  let open: { instruction: string; says: string; isAnswered: boolean } | null = null;
  for (const one of descendants(part)) {
    const kind = one.name === 'w:fldChar' ? one.attributes['w:fldCharType'] : undefined;
    if (kind === 'begin') open = { instruction: '', says: '', isAnswered: false };
    if (kind === 'separate' && open !== null) open.isAnswered = true;
    if (one.name === 'w:instrText' && open !== null) open.instruction += ownText(one).trim();
    if (one.name === 'w:t' && open?.isAnswered === true) open.says += ownText(one);
    if (kind === 'end' && open !== null) {
      fields.push({ instruction: open.instruction, says: open.says });
      open = null;
    }
  }
  return fields;
}

/** The words of all references in a part of a tree. */
function referencesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(referencesIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'reference' && 'text' in part) return [String(part.text)];
  return Object.values(part).flatMap(referencesIn);
}

/** A part of a tree that says `that section` wherever it names one. */
function withoutReferences<T>(part: T): T {
  return JSON.parse(JSON.stringify(part), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'reference'
      ? { type: 'text', text: 'that section' }
      : value,
  ) as T;
}

/** A couple's input with a template whose first article begins with a long list. */
function inputWithList(listStyle: ListStyle, length: number): AssemblyInput {
  const input = aCouple().input();
  const { template } = input;
  const article = template.sections.find(({ kind }) => kind === 'ARTICLES');
  const model = article?.clauses.find(({ when, block }) => when === null && block === null);
  if (article === undefined || model === undefined) throw new Error('No clause that is always in');
  const clause = (key: string, text: string): TemplateClause => ({
    ...model,
    key,
    parts: [{ text, when: null, startsParagraph: false }],
    summary: [],
    heading: null,
    children: [],
  });
  const items = Array.from({ length }, (_, index) => clause(`item_${index + 1}`, `Item ${index + 1}.`));
  const list = { ...clause('list', 'These:'), listStyle, children: items };
  const sections = template.sections.map((section) =>
    section === article ? { ...section, clauses: [list, ...section.clauses] } : section,
  );
  return { ...input, template: { ...template, sections } };
}

async function linesOfDocx(tree: AgreementTree): Promise<string[]> {
  const docx = openDocx(await renderDocx(tree));
  return linesOf(docx, docx.part('word/document.xml'));
}

const tracked = async (before: AgreementTree, after: AgreementTree) =>
  openDocx(
    await renderRedlineDocx({
      before,
      after,
      redline: redline(before, after),
      author: 'Troth',
      date: '2026-11-21T12:00:00Z',
    }),
  );

/** The paragraphs with their styles, empty ones too, but for those of the contents, which are a field in one version alone. */
const paragraphsOf = (part: XmlElement): string[] =>
  [...descendants(part)].flatMap((one) => {
    const style = childOf(one, 'w:pPr', 'w:pStyle')?.attributes['w:val'] ?? '';
    if (one.name !== 'w:p' || style === 'TOC1') return [];
    const words = [...descendants(one)].filter(({ name }) => name === 'w:t').map(ownText);
    return [plain(`${style}: ${words.join('')}`)];
  });

async function expectBothVersions(before: AgreementTree, after: AgreementTree): Promise<void> {
  const docx = await tracked(before, after);
  for (const [decision, version] of [
    ['ACCEPT', after],
    ['REJECT', before],
  ] as const) {
    const plainFile = openDocx(await renderDocx(version)).part('word/document.xml');
    const shown = settled(docx.part('word/document.xml'), decision);
    expect(paragraphsOf(shown), decision).toEqual(paragraphsOf(plainFile));
    expect(linesOf(docx, shown), decision).toEqual(printedLines(version));
  }
}

/** More by hand, as a release deserves: `TROTH_PROPERTY_RUNS=200 npx vitest run src/docx/docx.test.ts`. */
const RUNS = Number(process.env.TROTH_PROPERTY_RUNS ?? 16);

describe('the words of a DOCX', () => {
  it.each(Object.keys(cases))('are the tree’s, numbers included: %s', async (name) => {
    const tree = caseTree(name);
    expect(await linesOfDocx(tree)).toEqual(printedLines(tree));
  });

  it('are the tree’s for random agreements, whatever was typed and however they are numbered', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, edits(...ALL_EDITS), async (tree, list) => {
        const any = edited(tree, list);
        expect(await linesOfDocx(any)).toEqual(printedLines(any));
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it.each(SCRIPTS)('are the tree’s where names and texts are partly in %s', async (script) => {
    const tree = assemble(aNamedCouple(script).input());
    const words = await linesOfDocx(tree);
    expect(words).toEqual(printedLines(tree));
    expect(words.join(' ')).toContain(tree.parties.A.fullName);
  });
});

describe('a DOCX with tracked changes', () => {
  it('is the later version when all is accepted and the earlier when all is rejected, with no paragraph left over, after edits of every kind', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, edits(...ALL_EDITS), async (tree, list) =>
        expectBothVersions(tree, edited(tree, list)),
      ),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('is so for random pairs of assembled agreements', async () => {
    await fc.assert(fc.asyncProperty(anyAssembled, anyAssembled, expectBothVersions), { numRuns: RUNS / 2 });
  }, 120_000);
});

describe('the file', () => {
  const full = assemble(aFullCouple().input());

  it('has the same bytes for the same tree, with and without changes', async () => {
    const again = assemble(aFullCouple().input());
    expect(Buffer.from(await renderDocx(full)).equals(Buffer.from(await renderDocx(again)))).toBe(true);
    const file = async () => {
      const after = assemble(aFullCouple().agreeOn({ hm_vest_pct: '7' }).input());
      return renderRedlineDocx({
        before: full,
        after,
        redline: redline(full, after),
        author: 'Troth',
        date: '2026-11-21T12:00:00Z',
      });
    };
    expect(Buffer.from(await file()).equals(Buffer.from(await file()))).toBe(true);
  });

  it('says its title and language, repeats heads of tables, keeps rows whole and counts its pages', async () => {
    const docx = openDocx(await renderDocx(full));
    expect(docx.files['docProps/core.xml']).toContain('<dc:title>Premarital Agreement: Alex Arden and Blake Barlow<');
    expect(docx.files['docProps/core.xml']).toContain('<dc:language>en-US<');
    expect(docx.files['word/styles.xml']).toContain('<w:lang w:val="en-US"');
    const footer = docx.part('word/footer.xml');
    const fields = [...descendants(footer)].flatMap(({ attributes }) => attributes['w:instr']?.trim() ?? []);
    expect(fields).toEqual(['PAGE', 'NUMPAGES']);
    const body = [...descendants(docx.part('word/document.xml'))];
    const ledgers = body.filter((table) => childOf(table, 'w:tblPr', 'w:tblStyle')?.attributes['w:val'] === 'Ledger');
    expect(ledgers.length).toBeGreaterThan(10);
    for (const table of ledgers) {
      const rows = elementsOf(table).filter(({ name }) => name === 'w:tr');
      expect(rows.map((row) => childOf(row, 'w:trPr', 'w:tblHeader') !== undefined)).toEqual(
        rows.map((_, at) => at === 0),
      );
      expect(rows.every((row) => childOf(row, 'w:trPr', 'w:cantSplit') !== undefined)).toBe(true);
    }
  });

  it('links each reference to the clause that it names, and uses no name or number twice', async () => {
    const after = assemble(aFullCouple().agreeOn({ hm_vest_pct: '7', fa_embryo: 'no', ss_choice: 'waived' }).input());
    for (const docx of [openDocx(await renderDocx(full)), await tracked(full, after)]) {
      const body = [...descendants(docx.part('word/document.xml'))];
      const valuesOf = (names: readonly string[], attribute: string) =>
        body.filter(({ name }) => names.includes(name)).map(({ attributes }) => attributes[attribute] ?? '');
      const bookmarks = valuesOf(['w:bookmarkStart'], 'w:name');
      expect(new Set(bookmarks).size).toBe(bookmarks.length);
      expect(bookmarks.every((name) => name.length <= 40)).toBe(true);
      const anchors = valuesOf(['w:hyperlink'], 'w:anchor');
      const referred = body.flatMap((one) =>
        one.name === 'w:instrText' ? (/(?:REF|PAGEREF) (\S+)/.exec(ownText(one))?.[1] ?? []) : [],
      );
      expect(referred.length).toBeGreaterThan(10);
      expect([...anchors, ...referred].filter((name) => !bookmarks.includes(name))).toEqual([]);
      const revisions = valuesOf(
        ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:moveFromRangeStart', 'w:moveToRangeStart'],
        'w:id',
      );
      expect(new Set(revisions).size).toBe(revisions.length);
      const styles = new Set(
        [...descendants(docx.part('word/styles.xml'))].map(({ attributes }) => attributes['w:styleId']),
      );
      expect(valuesOf(['w:pStyle', 'w:rStyle', 'w:tblStyle'], 'w:val').filter((style) => !styles.has(style))).toEqual(
        [],
      );
    }
  });

  it('refers by fields to numbers that the lists count, and gives each line of the contents a page', async () => {
    for (const tree of [full, caseTree('louisiana-separation-of-property'), caseTree('new-york-mutual-waiver')]) {
      const docx = openDocx(await renderDocx(tree));
      const body = docx.part('word/document.xml');
      const texts = [...descendants(body)].filter(({ name }) => name === 'w:p');
      const references = fieldsOf(body).filter(({ instruction }) => instruction.startsWith('REF '));
      const expected = referencesIn(tree.sections).map((text) => text.replace(/^Section /, ''));
      expect(expected.length).toBeGreaterThan(0);
      expect(references.map(({ says }) => says).toSorted()).toEqual(expected.toSorted());
      for (const { instruction, says } of references) {
        const [, target = '', by] = instruction.split(' ');
        const at = texts.findIndex((one) =>
          [...descendants(one)].some(({ attributes }) => attributes['w:name'] === target),
        );
        const line = linesOf(docx, { name: '', attributes: {}, children: texts.slice(0, at + 1) }).at(-1) ?? '';
        // By its own number, or by that of what it stands under and its own.
        const own = by === '\\r' ? says : says.slice(says.indexOf('('));
        expect(line.startsWith(`${own} `) || line.startsWith(`${own}. `), `${instruction}: ${line}`).toBe(true);
      }
      const pages = fieldsOf(body).filter(({ instruction }) => instruction.startsWith('PAGEREF '));
      const sheets = tree.sections.filter(({ kind }) => kind === 'SCHEDULES').flatMap(({ clauses }) => clauses);
      expect(pages).toHaveLength(tree.sections.filter(({ kind }) => kind !== 'SCHEDULES').length + sheets.length);
      // What no layout has counted is not said.
      expect(new Set(pages.map(({ says }) => says))).toEqual(new Set(['']));
      expect(docx.files['word/settings.xml']).toContain('<w:updateFields/>');
    }
  });

  it('holds the face of the PDF, hidden as the format asks, and names what stands in for it', async () => {
    const bytes = await renderDocx(full);
    const docx = openDocx(bytes);
    const table = docx.part('word/fontTable.xml');
    const face = elementsOf(table).find(({ attributes }) => attributes['w:name'] === 'Source Serif 4');
    expect(childOf(face, 'w:altName')?.attributes['w:val']).toBe('Cambria');
    const fonts = elementsOf(docx.part('word/_rels/fontTable.xml.rels'));
    const files = unzipSync(bytes);
    const opened = elementsOf(face ?? table).flatMap(({ name, attributes }) => {
      const relation = fonts.find((one) => one.attributes.Id === attributes['r:id']);
      if (relation === undefined) return [];
      const font = files[`word/${relation.attributes.Target}`] ?? new Uint8Array();
      const key = attributes['w:fontKey']?.replace(/[{}]/g, '') ?? '';
      // A font of this kind begins with its version, 1.0.
      return [[name, [...font.slice(0, 4)], [...hidden(font, key).slice(0, 4)]] as const];
    });
    expect(opened.map(([name]) => name)).toEqual(['w:embedRegular', 'w:embedBold', 'w:embedItalic']);
    for (const [name, asItIs, shown] of opened) {
      expect(asItIs, name).not.toEqual([0, 1, 0, 0]);
      expect(shown, name).toEqual([0, 1, 0, 0]);
    }
    expect(docx.files['word/styles.xml']).toContain('w:ascii="Source Serif 4"');
  });

  it('has a heading style for each section and each heading of a clause, so that a reader finds it by the outline', async () => {
    const docx = openDocx(await renderDocx(full));
    const body = docx.part('word/document.xml');
    const underStyle = (id: string) =>
      [...descendants(body)]
        .filter((one) => one.name === 'w:p' && childOf(one, 'w:pPr', 'w:pStyle')?.attributes['w:val'] === id)
        .map((one) =>
          [...descendants(one)]
            .filter(({ name }) => name === 'w:t')
            .map(ownText)
            .join(''),
        );
    const articles = full.sections.filter(({ kind }) => kind === 'ARTICLES');
    expect(underStyle('Heading1')).toEqual(articles.map(({ title }) => title));
    expect(underStyle('Heading2')).toEqual(
      articles.flatMap(({ clauses }) => clauses.flatMap(({ heading }) => heading ?? [])),
    );
    const linked = [...descendants(docx.part('word/numbering.xml'))].flatMap(({ name, attributes }) =>
      name === 'w:pStyle' ? [attributes['w:val']] : [],
    );
    expect(linked.slice(0, 2)).toEqual(['Heading1', 'Heading2']);
  });

  it('numbers every section, clause and schedule by a list', async () => {
    const docx = openDocx(await renderDocx(full));
    const count = (nodes: readonly ClauseNode[]): number =>
      nodes.reduce((sum, { number, children }) => sum + (number === null ? 0 : 1) + count(children), 0);
    const numbered = [...descendants(docx.part('word/document.xml'))].filter(
      (element) => element.name === 'w:numId' && element.attributes['w:val'] !== '0',
    );
    const sections = full.sections.filter(({ number }) => number !== null).length;
    expect(numbered).toHaveLength(sections + full.sections.reduce((sum, { clauses }) => sum + count(clauses), 0));
  });

  it.each(['NUMERIC', 'ALPHA_LOWER', 'ALPHA_UPPER', 'ROMAN_LOWER', 'ROMAN_UPPER'] as const)(
    'leaves the counting of a list of a thousand to the word processor, which counts as the tree does: %s',
    async (listStyle) => {
      const tree = assemble(inputWithList(listStyle, 1001));
      const docx = openDocx(await renderDocx(tree));
      const body = docx.part('word/document.xml');
      const items = [...descendants(body)].filter(
        (element) =>
          element.name === 'w:p' && [...descendants(element)].some((run) => /^Item \d+\.$/.test(ownText(run))),
      );
      const lists = items.map((item) => childOf(item, 'w:pPr', 'w:numPr', 'w:numId')?.attributes['w:val']);
      expect(lists).toHaveLength(1001);
      expect(new Set(lists).size).toBe(1);
      expect(lists[0]).not.toBe('0');
      expect(linesOf(docx, body)).toEqual(printedLines(tree));
    },
  );

  it('holds a section of the law to its sign, on the cover and in the text', async () => {
    const docx = openDocx(await renderDocx(assemble(aFullCouple().inState('CA').input())));
    const said = [...descendants(docx.part('word/document.xml'))].filter(({ name }) => name === 'w:t').map(ownText);
    expect(said.filter((text) => text.includes('§§\u00a01600-1617'))).toHaveLength(2);
    expect(said.filter((text) => text.includes('§ '))).toEqual([]);
  });

  it('holds `Section` to its number in a reference that is gone as in one that stays', async () => {
    const after = withoutReferences(full);
    const redlined = (await tracked(full, after)).part('word/document.xml');
    const gone = [...descendants(redlined)].filter(({ name }) => name === 'w:delText').map(ownText);
    expect(gone.filter((text) => /Section\u00a0\d/.test(text)).length).toBeGreaterThan(0);
    // As they stand: `plain` would take a no-break space for any other.
    const wordsIn = (part: XmlElement) =>
      [...descendants(part)]
        .filter(({ name }) => name === 'w:t')
        .map(ownText)
        .join('');
    const referencesOf = (part: XmlElement) => wordsIn(part).match(/Section\s\d+(?:\.\d+)*/g) ?? [];
    for (const [decision, version] of [
      ['ACCEPT', after],
      ['REJECT', full],
    ] as const) {
      const plainFile = openDocx(await renderDocx(version)).part('word/document.xml');
      expect(referencesOf(settled(redlined, decision)), decision).toEqual(referencesOf(plainFile));
    }
  });

  it('draws a clause that moved as moved, at both places under one name', async () => {
    const after = structuredClone(full);
    const [section] = after.sections.filter(({ key }) => key === 'general');
    section?.clauses.push(...section.clauses.splice(0, 1));
    const body = [...descendants((await tracked(full, after)).part('word/document.xml'))];
    const names = (kind: string) =>
      body.filter(({ name }) => name === kind).map(({ attributes }) => attributes['w:name']);
    expect(names('w:moveFromRangeStart')).toHaveLength(1);
    expect(names('w:moveToRangeStart')).toEqual(names('w:moveFromRangeStart'));
    await expectBothVersions(full, after);
  });

  it('says beside a change why it is there', async () => {
    const before = assemble(aFullCouple().inState('NY').input());
    const after = assemble(aFullCouple().inState('NY').agreeOn({ hm_vest_pct: '7' }).input());
    const comments = [...descendants((await tracked(before, after)).part('word/comments.xml'))];
    const said = comments.filter(({ name }) => name === 'w:t').map(ownText);
    expect(said).toContain('An answer changed.');
    expect(said.some((line) => line.startsWith('Alex: before “4'))).toBe(true);
  });

  it.each([
    ['<script>alert(1)</script>', '"&\'<w:p/>', '<script>alert(1)</script> "&\'<w:p/>'],
    ['דוד', 'כהן', 'דוד כהן'],
    ['नीता', 'शर्मा', 'नीता शर्मा'],
    ['王', '小明', '王 小明'],
  ])('keeps a name as it was typed: %s %s', async (firstName, lastName, name) => {
    const tree = assemble(aCouple().named({ firstName, lastName }, {}).input());
    expect(await linesOfDocx(tree)).toContain(name);
  });

  it('sets words from right to left so', async () => {
    const tree = assemble(aCouple().named({ firstName: 'נועה', lastName: 'לוי' }, {}).input());
    const runs = [...descendants(openDocx(await renderDocx(tree)).part('word/document.xml'))].filter(
      (run) => run.name === 'w:r' && childOf(run, 'w:rPr', 'w:rtl') !== undefined,
    );
    expect(runs.length).toBeGreaterThan(2);
    expect(runs.every((run) => /^[\u0590-\u05ff ]+$/.test(ownText(childOf(run, 'w:t'))))).toBe(true);
  });
});

describe('a change by an attorney’s hand', () => {
  it('is in that one’s name and of that day, and every other in the name of the file', async () => {
    const before = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2400' }).input());
    const answered = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2500' }).input());
    const edited = structuredClone(answered);
    const list = edited.sections.find(({ key }) => key === 'separate')?.clauses ?? [];
    list[0]?.blocks.push({ type: 'paragraph', inlines: [{ type: 'text', text: 'Each keeps a diary.' }] });
    const editor = {
      side: 'A' as const,
      editorId: 'f',
      editorName: 'Frances Ade',
      commitAt: '2026-11-24T12:00:00.000Z',
    };
    const after = markEdits(answered, edited, editor);
    const versions = { before, after, redline: redline(before, after) };
    const bytes = await renderRedlineDocx({ ...versions, author: 'Troth', date: '2026-11-25T12:00:00.000Z' });
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    const by = (author: string) =>
      [...xml.matchAll(/<w:ins [^>]*w:author="([^"]*)"[^>]*>(.*?)<\/w:ins>/g)]
        .filter((found) => found[1] === author)
        .map((found) => found[2])
        .join('');
    expect(by('Frances Ade')).toContain('diary');
    expect(by('Frances Ade')).not.toContain('2,500');
    expect(by('Troth')).toContain('2,500');
    expect(by('Troth')).not.toContain('diary');
    const comments = strFromU8(unzipSync(bytes)['word/comments.xml'] ?? new Uint8Array());
    expect(comments).toContain('Changed by Frances Ade');
  });
});
