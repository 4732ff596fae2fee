import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { assemble } from '../assemble';
import { aCouple } from '../testing/couple';
import { aFullCouple } from '../testing/full-couple';
import { pdfText } from '../testing/pdf-words';
import { closePdfRenderer, renderPdf, renderPdfWithDetails, warmUpPdfRenderer } from './index';

/** The first document waits for the thread and its fonts. */
vi.setConfig({ testTimeout: 30_000 });
afterAll(closePdfRenderer);

/** The PDF's words as a reader of the paper copies them, with line breaks and hyphenation undone. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const letters = (text: string) => [...text.normalize('NFKC').replace(/[^\p{L}]/gu, '')];

/**
 * Whether a name stands in the text. Joined scripts are drawn glyph by glyph from the right, and an extractor may give
 * the pieces in another order: there the letters are counted, on a page that has no other word in that script.
 */
function hasName(text: string, name: string): boolean {
  const wanted = letters(name);
  const found = letters(text).filter((letter) => wanted.includes(letter));
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(name)) {
    return wanted.every(
      (letter) => found.filter((other) => other === letter).length >= wanted.filter((other) => other === letter).length,
    );
  }
  return text.normalize('NFKC').replace(/\s/g, '').includes(name.normalize('NFKC').replace(/\s/g, ''));
}

describe('names in any script', () => {
  it.each([
    ['Latin with accents', 'Zoë', 'Nguyễn'],
    ['Han', '小龍', '李'],
    ['Arabic', 'محمد', 'الفارسي'],
    ['Hebrew', 'דוד', 'כהן'],
    ['an apostrophe and a hyphen', 'Mary', "O'Brien-Smith"],
    ['Hangul', '민준', '김'],
    ['kana', 'さくら', 'タナカ'],
    ['Cyrillic', 'Юлия', 'Щукина'],
    ['Greek', 'Ζωή', 'Παπαδοπούλου'],
    ['Devanagari', 'अमित', 'शर्मा'],
    ['characters of markup', '#Ann$', '*Lee_ @x <b>'],
  ])('%s', async (_script, firstName, lastName) => {
    const tree = assemble(aCouple().named({ firstName, lastName }, {}).input());
    const { bytes, warnings } = await renderPdfWithDetails(tree);
    expect(warnings).toBe('');
    const text = await textOf(bytes);
    expect(text).not.toContain('[character U+');
    const { text: pages } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
    expect(hasName(pages[0] ?? '', `${firstName} ${lastName}`), pages[0]).toBe(true);
  });

  it('names a character that no font draws instead of dropping it', async () => {
    const tree = assemble(aCouple().agreeOn({ at_custom: 'We promise \u{1F49A}\uFE0F each other tea.' }).input());
    expect(await textOf(await renderPdf(tree))).toContain('We promise [character U+1F49A] each other tea.');
  });

  it('says the same of a script that cannot be set faithfully yet, beside one that can', async () => {
    const tree = assemble(aCouple().agreeOn({ at_custom: 'ໃຈ of กิ่งแก้ว' }).input());
    expect(pdfText(await renderPdf(tree))).toContain('[character U+0EC3][character U+0E88] of กิ่งแก้ว');
  });
});

describe('the paper', () => {
  it('has the same bytes for the same tree', async () => {
    const tree = assemble(aFullCouple().inState('NY').input());
    const first = await renderPdf(tree);
    await closePdfRenderer();
    expect(Buffer.from(await renderPdf(tree)).equals(Buffer.from(first))).toBe(true);
  });

  it('is tagged, has a title and a language, and claims PDF/UA-1', async () => {
    const bytes = await renderPdf(assemble(aFullCouple().input()));
    const document = await getDocumentProxy(bytes.slice());
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: 'Premarital Agreement: Alex Arden and Blake Barlow', Language: 'en-US' });
    expect(Buffer.from(bytes).includes('pdfuaid')).toBe(true);
    expect((await document.getOutline())?.map((entry) => entry.title)).toContain('3. Separate Property');
  });

  it('says every clause, both schedules to the cent and every page number', async () => {
    const tree = assemble(aFullCouple().input());
    const { bytes, pages } = await renderPdfWithDetails(tree);
    const text = await textOf(bytes);
    for (const section of tree.sections) {
      for (const node of section.clauses) if (node.heading !== null) expect(text).toContain(node.heading);
    }
    for (const amount of ['$8,452.37', '€12,045.50', '$1,058,827.25', '$137,472.55', '$15,000.01'])
      expect(text).toContain(amount);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text).not.toMatch(/\{\{|\}\}/);
  });

  it('keeps the largest amounts on one line, each in its own column', async () => {
    const account = {
      assetAccountType: 'ACCOUNT',
      accountType: 'SAVINGS',
      institution: 'Alpine Bank',
      currency: 'CHF',
      valueInCents: Number.MAX_SAFE_INTEGER,
      isJoint: true,
      userAPercentage: 50,
      userBPercentage: 50,
    } as const;
    const tree = assemble(
      aCouple()
        .disclosing('A', { assets: [account] })
        .input(),
    );
    const document = await getDocumentProxy(await renderPdf(tree));
    const rows = new Map<string, { left: number; right: number }[]>();
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      for (const item of items) {
        if (!('str' in item) || !/\d{2}(,\d{3}){4}\.\d{2}/.test(item.str)) continue;
        const [, , , , left = 0, bottom = 0] = item.transform as number[];
        // Letters of another size stand a hair higher on their line.
        const row = `page ${page}, ${Math.round(bottom / 4)}`;
        rows.set(row, [...(rows.get(row) ?? []), { left, right: left + item.width }]);
      }
    }
    const shares = [...rows.values()].find((row) => row.length === 3) ?? [];
    expect(shares).toHaveLength(3);
    for (const [at, { right }] of shares.slice(0, -1).entries())
      expect(shares[at + 1]?.left).toBeGreaterThan(right + 4);
  });

  it('has the same bytes whatever the thread set before, and none', async () => {
    const tree = assemble(aCouple().inState('TX').input());
    const first = await renderPdf(tree);
    await closePdfRenderer();
    await warmUpPdfRenderer();
    await renderPdf(assemble(aCouple().inState('NY').input()));
    expect(Buffer.from(await renderPdf(tree)).equals(Buffer.from(first))).toBe(true);
  });

  it('is set for many couples at once, each getting their own', async () => {
    const trees = ['CA', 'DC', 'NY', 'TX'].map((state) => assemble(aCouple().inState(state).input()));
    const texts = await Promise.all(trees.map(async (tree) => textOf(await renderPdf(tree))));
    expect(
      texts.map((text) => /made under the law of (California|the District of Columbia|New York|Texas)/.exec(text)?.[1]),
    ).toEqual(['California', 'the District of Columbia', 'New York', 'Texas']);
  });
});
