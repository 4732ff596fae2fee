import { AllSelection, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { copiedHtml, copiedText } from './copy';
import { idsIn } from './decorations';
import { fixtures, word } from './paste.fixtures';
import { offersIn, PASTE_MAX_BYTES, pasteParagraphs, pasteSlice, readPasted, takeOffers } from './paste';
import { drawn } from './state';
import { caretIn, clauseOf, outlineOf, stateOf, treeOf } from './testing';

const tree = treeOf();
const second = clauseOf(tree, '2.2');

/** Further ones, which later tests paste too. */
const further: readonly [name: string, html: string, text: string, expected: readonly [number, string][]][] = [
  [
    'Word, a list of two levels',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>The Parties agree:<o:p></o:p></p>${word(1, '(a)', 'to keep records;')}${word(2, '(i)', 'each year; and')}${word(1, '(b)', 'to share “costs”.')}<!--EndFragment--></body></html>`,
    '',
    [
      [0, 'The Parties agree:'],
      [1, 'to keep records;'],
      [2, 'each year; and'],
      [1, 'to share “costs”.'],
    ],
  ],
  [
    'Word, bold and tracked words',
    '<p class=MsoNormal><b style="mso-bidi-font-weight:normal"><span style="font-family:Garamond">Support</span></b><span style="mso-spacerun:yes">&nbsp; </span>ends.</p>',
    '',
    [[0, 'Support ends.']],
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">First.</span></p><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr"><span>Deep</span></p></li></ol></ol></b>',
    '',
    [
      [0, 'First.'],
      [1, 'One'],
      [2, 'Deep'],
    ],
  ],
  [
    'mail',
    '<div dir="ltr">Dear Frances,<div><br></div><div>Please add this.</div><table><tbody><tr><td>My signature</td></tr></tbody></table></div>',
    '',
    [
      [0, 'Dear Frances,'],
      [0, 'Please add this.'],
      [0, 'My signature'],
    ],
  ],
  [
    'Pages',
    '<p style="margin: 0.0px" class="p1">Zoë Nguyễn’s house<span class="Apple-converted-space">\u00a0</span></p><p class="p1">👩‍⚖️ second</p>',
    '',
    [
      [0, 'Zoë Nguyễn’s house'],
      [0, '👩‍⚖️ second'],
    ],
  ],
  [
    'a PDF, in lines as wide as its page',
    '',
    'Each Party keeps the property that the Party owned before the mar-\nriage, and what is bought with it, as long as it can be traced by\nrecords.\n\nThe other Party makes no claim to it.',
    [
      [
        0,
        'Each Party keeps the property that the Party owned before the marriage, and what is bought with it, as long as it can be traced by records.',
      ],
      [0, 'The other Party makes no claim to it.'],
    ],
  ],
  [
    'plain lines',
    '',
    'One.\r\nTwo.\r\n',
    [
      [0, 'One.'],
      [0, 'Two.'],
    ],
  ],
  ['right to left', '<p dir="rtl">הסכם ממון</p>', '', [[0, 'הסכם ממון']]],
];

describe('what other programs copy', () => {
  it('is tried in sixty forms at least', () => {
    expect(fixtures.length + further.length).toBeGreaterThanOrEqual(60);
  });

  it.each([...fixtures, ...further])('is read from %s', (_name, html, text, expected) => {
    const pasted = readPasted(html, text);
    expect(pasted).toEqual({
      kind: 'PARAGRAPHS',
      paragraphs: expected.map(([level, words]) => ({ level, text: words })),
    });
  });

  it('refuses a table', () => {
    expect(readPasted('<table><tr><td>a</td><td>b</td></tr></table>', '')).toEqual({ kind: 'REFUSED', why: 'TABLE' });
  });

  it.each([
    [PASTE_MAX_BYTES - 1, 'PARAGRAPHS'],
    [PASTE_MAX_BYTES, 'PARAGRAPHS'],
    [PASTE_MAX_BYTES + 1, 'REFUSED'],
  ])('takes %i bytes: %s', (size, kind) => {
    expect(readPasted('', 'a'.repeat(size)).kind).toBe(kind);
  });
});

describe('pasting', () => {
  it('makes the first paragraph words, and the others sibling clauses with their lists within', () => {
    const [, html = ''] = further[0] ?? [];
    const pasted = readPasted(html, '');
    if (pasted.kind === 'REFUSED') throw new Error('Refused');
    const start = caretIn(stateOf(tree), second.id, 'END');
    const tr = pasteParagraphs(start, [...pasted.paragraphs, { text: 'A sibling.', level: 0 }]);
    const next = start.apply(tr ?? start.tr);
    next.doc.check();
    const outline = outlineOf(next, '2');
    const at = outline.findIndex((line) => line.startsWith('2.2'));
    expect(outline.slice(at + 1, at + 5)).toEqual([
      '  (a) to keep records;',
      '    (i) each year; and',
      '  (b) to share “costs”.',
      '2.3 A sibling.',
    ]);
  });

  it('offers a reference for words that name a clause', () => {
    const start = caretIn(stateOf(tree), second.id, 'END');
    const from = start.selection.from;
    const tr = pasteParagraphs(start, [{ text: ' As Section 2.1 says, not Section 99.9.', level: 0 }]);
    const next = start.apply(tr ?? start.tr);
    const offers = offersIn(next.doc, from, next.selection.to, drawn(next).numbers);
    expect(offers.map(({ text }) => text)).toEqual(['Section 2.1']);
    const taken = next.apply(takeOffers(next.tr, offers));
    const [offer] = offers;
    expect(taken.doc.nodeAt(offer?.from ?? 0)?.attrs).toEqual({
      text: 'Section 2.1',
      target: clauseOf(tree, '2.1').key,
    });
  });

  it('offers a party’s full name as a value, where it stands by itself', () => {
    const start = caretIn(stateOf(tree), second.id, 'END');
    const from = start.selection.from;
    const name = tree.parties.A.fullName;
    const tr = pasteParagraphs(start, [{ text: ` ${name} and ${name}son agree.`, level: 0 }]);
    const next = start.apply(tr ?? start.tr);
    const values = [{ group: 'PARTY' as const, name: 'A.fullName', text: name, sources: [] }];
    const offers = offersIn(next.doc, from, next.selection.to, drawn(next).numbers, values);
    expect(offers.map(({ text }) => text)).toEqual([name]);
    const taken = next.apply(takeOffers(next.tr, offers));
    expect(taken.doc.nodeAt(offers[0]?.from ?? 0)?.attrs).toEqual({ text: name, sources: [] });
  });

  it('gives clauses that were copied here ids of their own', () => {
    const start = stateOf(tree);
    const all = start.apply(start.tr.setSelection(new AllSelection(start.doc)));
    const json: unknown = all.selection.content().toJSON();
    const next = caretIn(start, second.id, 'END');
    const tr = pasteSlice(next, json);
    const ids = idsIn(next.apply(tr ?? next.tr).doc);
    expect(ids.length).toBeGreaterThan(idsIn(start.doc).length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('copying', () => {
  it('hands over words with their numbers', () => {
    const start = caretIn(stateOf(tree), second.id);
    const last = clauseOf(tree, '2.3');
    const to = caretIn(start, last.id, 3).selection.from;
    const state = start.apply(start.tr.setSelection(TextSelection.create(start.doc, start.selection.from, to)));
    expect(copiedText(state)).toContain(`2.3 ${last.heading ?? ''}.`);
    expect(copiedHtml(state)).toContain(`<b>${last.heading ?? ''}.</b>`);
  });

  it('hands over words alone, out of one paragraph', () => {
    const start = caretIn(stateOf(tree), second.id);
    const { from } = start.selection;
    const state = start.apply(start.tr.setSelection(TextSelection.create(start.doc, from, from + 2)));
    expect(copiedText(state)).toBe(start.doc.textBetween(from, from + 2));
  });
});
