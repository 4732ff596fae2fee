import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { cases } from '../cases/cases';
import { renderDocx, renderRedlineDocx } from '../docx';
import { draftsBetween } from '../edit';
import { redline } from '../redline';
import { aFullCouple } from '../testing';
import { savedByLibreOffice } from '../testing/libre-office';
import { withTool } from '../testing/with-tool';
import type { AgreementTree, ClauseNode } from '../tree';
import { openWord, readBack, WORD_FILE_MAX_BYTES } from '.';

const ORIGIN = { documentId: '11111111-1111-4111-8111-111111111111', commitAt: '2026-11-24T12:00:00.000Z' };
const MAIN = 'word/document.xml';
const COMMENTS = 'word/comments.xml';

const treeOf = (name: string) => assemble((cases[name] as (typeof cases)[string])().input());
const base = assemble(aFullCouple().input());

function changed(bytes: Uint8Array, change: (files: Record<string, string>) => void): Uint8Array {
  const parts = unzipSync(bytes, { filter: ({ name }) => !name.endsWith('.odttf') });
  const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
  change(files);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 1 });
}

let count = 0;
function back(tree: AgreementTree, bytes: Uint8Array) {
  const opened = openWord(bytes);
  if (opened.kind !== 'OPEN') throw new Error(opened.why);
  const read = readBack(tree, opened.text, () => `new-${(count += 1)}`);
  if (read === null) throw new Error('Nothing');
  return { ...read, drafts: draftsBetween(tree, read.edited) };
}

/** The file, with its text changed as a word processor would. */
async function edited(change: (xml: string) => string, comments?: string) {
  const bytes = changed(await renderDocx(base, undefined, ORIGIN), (files) => {
    const before = files[MAIN] ?? '';
    const after = change(before);
    expect(after).not.toBe(before);
    files[MAIN] = after;
    if (comments !== undefined) files[COMMENTS] = comments;
  });
  return back(base, bytes);
}

const everyClause = (tree: AgreementTree): ClauseNode[] => {
  const below = (nodes: readonly ClauseNode[]): ClauseNode[] =>
    nodes.flatMap((node) => [node, ...below(node.children)]);
  return tree.sections.flatMap(({ clauses }) => below(clauses));
};
const clauseOf = (tree: AgreementTree, key: string) => everyClause(tree).find((clause) => clause.key === key);
const wordsOf = (clause: ClauseNode | undefined) =>
  clause?.blocks.map((block) =>
    block.type === 'paragraph' ? block.inlines.map(({ text }) => text).join('') : block.type,
  );

/** The paragraph of the file that has some words. */
function paragraphWith(xml: string, words: string): string {
  const found = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
    .map(([paragraph]) => paragraph)
    .find((one) => one.includes(words));
  if (found === undefined) throw new Error(`No paragraph with ${words}`);
  return found;
}
const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;

describe('a file that comes back unchanged', () => {
  it.each(Object.keys(cases))('gives no drafts and tells of nothing: %s', async (name) => {
    const tree = treeOf(name);
    const bytes = await renderDocx(tree, undefined, ORIGIN);
    expect(openWord(bytes)).toMatchObject({ origin: ORIGIN });
    const { drafts, notes } = back(tree, bytes);
    expect(notes).toEqual([]);
    expect(drafts).toEqual({ sections: [], clauses: [] });
  });

  it('gives none with tracked changes of an earlier version in it, and hides why they are there', async () => {
    const before = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2400' }).input());
    const versions = { before, after: base, redline: redline(before, base), author: 'Troth', date: ORIGIN.commitAt };
    const { drafts, notes } = back(base, await renderRedlineDocx(versions, undefined, ORIGIN));
    expect(notes).toEqual([]);
    expect(drafts).toEqual({ sections: [], clauses: [] });
  });

  withTool(
    'soffice',
    'gives none after it was opened and saved there',
    async () => {
      const tree = treeOf('california-limited-support');
      const saved = await savedByLibreOffice(await renderDocx(tree, undefined, ORIGIN));
      expect(openWord(saved)).toMatchObject({ origin: ORIGIN });
      const { drafts, notes } = back(tree, saved);
      expect(notes).toEqual([]);
      expect(drafts).toEqual({ sections: [], clauses: [] });
    },
    120_000,
  );
});

describe('a paragraph that was edited', () => {
  // Of a section in the middle, with a heading and one paragraph of plain words.
  const clause = base.sections
    .find(({ key }) => key === 'general')
    ?.clauses.find(({ children, blocks: [block, ...others] }) => {
      const isPlain = block?.type === 'paragraph' && block.inlines.every(({ type }) => type === 'text');
      return isPlain && others.length + children.length === 0;
    });
  const text = String(wordsOf(clause)?.[0]);
  const first = text.split(' ').slice(0, 4).join(' ');
  const KEY = clause?.key ?? '';

  it('is found in pieces, beside marks of a spelling check and with other spaces and quotes', async () => {
    const pieces = [...first].map(run).join('<w:proofErr w:type="spellStart"/>');
    const { drafts, edited: tree } = await edited((xml) => {
      const paragraph = paragraphWith(xml, first);
      const own = paragraph.replace(
        `<w:t xml:space="preserve">${first}`,
        `<w:t xml:space="preserve"></w:t></w:r>${pieces}${run('\u00a0really')}<w:r><w:t xml:space="preserve">`,
      );
      return xml.replace(paragraph, own.replaceAll('’', "'"));
    });
    expect(drafts.clauses.map(({ id }) => id)).toEqual([clause?.id]);
    expect(wordsOf(clauseOf(tree, KEY))?.[0]).toBe(text.replace(first, `${first} really`));
  });

  it('has its tracked insertions, and not its tracked deletions', async () => {
    const { drafts, edited: tree } = await edited((xml) => {
      const paragraph = paragraphWith(xml, first);
      const mark = 'w:id="9001" w:author="Gray" w:date="2026-11-24T12:00:00Z"';
      const gone = `<w:del ${mark}><w:r><w:delText xml:space="preserve">${first}</w:delText></w:r></w:del>`;
      const come = `<w:ins ${mark}>${run('Whatever they signed')}</w:ins>`;
      return xml.replace(
        paragraph,
        paragraph.replace(
          `<w:t xml:space="preserve">${first}`,
          `<w:t></w:t></w:r>${gone}${come}<w:r><w:t xml:space="preserve">`,
        ),
      );
    });
    expect(drafts.clauses).toHaveLength(1);
    expect(wordsOf(clauseOf(tree, KEY))?.[0]).toBe(text.replace(first, 'Whatever they signed'));
  });

  it('keeps its clause when its bookmark was lost and all of its heading rewritten', async () => {
    const { edited: tree, drafts } = await edited((xml) => {
      const name = new RegExp(`<w:bookmarkStart w:id="(\\d+)" w:name="clause_${KEY}"/>`).exec(xml);
      const heading = clause?.heading ?? '';
      return xml
        .replace(name?.[0] ?? '', '')
        .replace(`<w:bookmarkEnd w:id="${name?.[1]}"/>`, '')
        .replace(`>${heading}</w:t>`, '>What is signed, and nothing else</w:t>');
    });
    expect(drafts.clauses.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([[clause?.id, false]]);
    expect(clauseOf(tree, KEY)?.heading).toBe('What is signed, and nothing else');
  });

  it('takes a new unnumbered paragraph in, and makes a clause of a numbered one', async () => {
    const { edited: tree, drafts } = await edited((xml) => {
      const paragraph = paragraphWith(xml, first);
      const numbered = `<w:p><w:pPr><w:pStyle w:val="Heading2"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('Copies')}</w:p>`;
      const plain = `<w:p><w:pPr><w:pStyle w:val="ClauseText1"/></w:pPr>${run('Each keeps a copy.')}</w:p>`;
      return xml.replace(paragraph, `${paragraph}${plain}${numbered}${plain}`);
    });
    expect(wordsOf(clauseOf(tree, KEY))?.at(-1)).toBe('Each keeps a copy.');
    const list = tree.sections.find(({ clauses }) => clauses.some(({ key }) => key === KEY))?.clauses ?? [];
    const made = list[list.findIndex(({ key }) => key === KEY) + 1];
    expect(made).toMatchObject({ heading: 'Copies', kind: 'clause' });
    expect(wordsOf(made)).toEqual(['Each keeps a copy.']);
    // Where a reference prints another number now, its clause is drafted too.
    expect(drafts.clauses.slice(0, 2).map(({ id }) => id)).toEqual([clause?.id, made?.id]);
  });

  it('comes with the comments and pictures that others put beside it, as words', async () => {
    const comments = `<w:comments xmlns:w="x"><w:comment w:id="77" w:author="Gray Garland"><w:p>${run('Is this')}</w:p><w:p>${run('right?')}</w:p></w:comment></w:comments>`;
    const { notes, drafts } = await edited((xml) => {
      const paragraph = paragraphWith(xml, first);
      const beside = '<w:r><w:commentReference w:id="77"/></w:r><w:r><w:drawing><w:p/></w:drawing></w:r></w:p>';
      return xml.replace(paragraph, paragraph.replace(/<\/w:p>$/, beside));
    }, comments);
    expect(drafts.clauses).toEqual([]);
    expect(notes).toEqual([
      { kind: 'COMMENT', partId: clause?.id, words: 'Is this right?', author: 'Gray Garland' },
      { kind: 'PICTURE', partId: clause?.id, words: '', author: '' },
    ]);
  });
});

describe('what is tied to something else', () => {
  it('stays tied where its words stand, and is told of where they do not', async () => {
    const isDay = ({ type, text }: { type: string; text: string }) =>
      type === 'value' && /^[A-Z][a-z]+ \d+, \d+$/.test(text);
    const owner = everyClause(base).find(({ blocks }) =>
      blocks.some((block) => block.type === 'paragraph' && block.inlines.some(isDay)),
    );
    const value = owner?.blocks.flatMap((block) => (block.type === 'paragraph' ? block.inlines : [])).find(isDay);
    const day = value?.text ?? '';
    const at = (xml: string) => xml.indexOf(day, xml.lastIndexOf(`clause_${owner?.key}"`));
    const put = (words: string) => (xml: string) => xml.slice(0, at(xml)) + words + xml.slice(at(xml) + day.length);
    const kept = await edited(put(`about ${day} or so`));
    expect(kept.notes).toEqual([]);
    expect(JSON.stringify(clauseOf(kept.edited, owner?.key ?? ''))).toContain(JSON.stringify(value));
    const gone = await edited(put('some day'));
    expect(gone.notes).toEqual([{ kind: 'VALUE', partId: owner?.id, words: day, author: '' }]);
  });

  it('says the numbers of this version though the word processor counts on', async () => {
    const { drafts } = await edited((xml) =>
      xml.replace(
        /(<w:instrText[^>]*> REF [^<]*<\/w:instrText><\/w:r><w:r><w:fldChar w:fldCharType="separate"\/><\/w:r><w:r><w:t[^>]*>)[^<]*/g,
        '$199.9',
      ),
    );
    expect(drafts).toEqual({ sections: [], clauses: [] });
  });

  it('leaves a term’s name to the editor', async () => {
    const { notes, drafts } = await edited((xml) => xml.replace('>Full Year</w:t>', '>Whole Year</w:t>'));
    expect(notes.map(({ kind }) => kind)).toEqual(['TERM_NAME']);
    expect(drafts.clauses).toEqual([]);
  });
});

describe('what Troth writes', () => {
  it('stays as it was, and is told of: schedules, signatures, tables', async () => {
    const schedule = base.sections.find(({ kind }) => kind === 'SCHEDULES')?.clauses[0];
    const { notes, drafts } = await edited((xml) =>
      xml
        .replace(`>${schedule?.heading}</w:t></w:r><w:bookmarkEnd`, '>Everything</w:t></w:r><w:bookmarkEnd')
        .replace(/(<w:pStyle w:val="SignatureName"\/>.*?<w:t xml:space="preserve">)[^<]+/s, '$1Somebody Else'),
    );
    expect(drafts).toEqual({ sections: [], clauses: [] });
    expect(notes.map(({ kind }) => kind).sort()).toEqual(['COMPUTED', 'SCHEDULE']);
  });

  it('keeps the pages that are signed', async () => {
    const { edited: tree, notes } = await edited((xml) => {
      const body = xml.slice(0, xml.lastIndexOf('clause_section_sign'));
      return `${body.slice(0, body.lastIndexOf('<w:p>'))}</w:body></w:document>`;
    });
    expect(tree.sections.map(({ kind }) => kind)).toEqual(base.sections.map(({ kind }) => kind));
    expect(notes.map(({ kind }) => kind)).toContain('SIGNING');
    expect(notes.map(({ kind }) => kind)).toContain('SCHEDULE');
  });
});

describe('a file that is not taken', () => {
  const ours = () => renderDocx(base, undefined, ORIGIN);
  const with_ = async (change: (files: Record<string, string>) => void) => changed(await ours(), change);

  it.each([
    ['TOO_LARGE', () => new Uint8Array(WORD_FILE_MAX_BYTES + 1)],
    ['NOT_WORD', () => strToU8('%PDF-1.7')],
    ['NOT_WORD', () => zipSync({ 'xl/workbook.xml': strToU8('<a/>') })],
    ['OLD_WORD', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['DAMAGED', async () => (await ours()).slice(0, 20_000)],
    [
      'DAMAGED',
      () =>
        with_((files) => {
          files[MAIN] = '<w:document><w:body>';
        }),
    ],
    [
      'DAMAGED',
      () =>
        with_((files) => {
          files[MAIN] = `<!DOCTYPE a [<!ENTITY b "c">]>${files[MAIN]?.replace(/^<\?xml[^>]*>\s*/, '')}`;
        }),
    ],
    [
      'DAMAGED',
      () =>
        with_((files) => {
          files[MAIN] = `${'<w:p>'.repeat(300)}${'</w:p>'.repeat(300)}`;
        }),
    ],
    [
      'MACROS',
      () =>
        with_((files) => {
          files['word/vbaProject.bin'] = 'x';
        }),
    ],
    [
      'MACROS',
      () =>
        with_((files) => {
          files['[Content_Types].xml'] = (files['[Content_Types].xml'] ?? '').replace(
            'wordprocessingml.document.main',
            'ms-word.document.macroEnabled.main',
          );
        }),
    ],
    ['NO_ORIGIN', () => renderDocx(base)],
    // A bomb: it unpacks to a thousand times its size.
    [
      'TOO_LARGE',
      () =>
        with_((files) => {
          files['word/footnotes.xml'] = ' '.repeat(61_000_000);
        }),
    ],
    [
      'TOO_LARGE',
      () =>
        with_((files) => {
          for (let at = 0; at <= 2000; at += 1) files[`word/media/${at}`] = '';
        }),
    ],
  ] as const)('says why: %s', async (why, file) => {
    expect(openWord(await file())).toEqual({ kind: 'REFUSED', why });
  });

  it('that has nothing of the version is none of it', async () => {
    const bytes = await with_((files) => {
      files[MAIN] = '<w:document><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>';
    });
    const opened = openWord(bytes);
    expect(opened.kind === 'OPEN' && readBack(base, opened.text, () => 'id')).toBeNull();
  });
});
