import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { cases } from '../cases/cases';
import { redline } from '../redline';
import { aCouple, aFullCouple } from '../testing';
import { htmlWords, linesOfHtml } from '../testing/html-lines';
import { printedLines } from '../testing/printed-lines';
import { aNamedCouple, SCRIPTS } from '../testing/random-agreement';
import { ALL_EDITS, anyAssembled, anyTree, edited, edits } from '../testing/random-versions';
import type { AgreementTree } from '../tree';
import { renderHtml, renderRedlineHtml } from './index';

const caseTree = (name: string): AgreementTree => {
  const couple = cases[name];
  if (couple === undefined) throw new Error(`No case ${name}`);
  return assemble(couple().input());
};
const words = (lines: readonly string[]) => lines.join(' ');

describe('the words of an HTML file', () => {
  it.each(Object.keys(cases))('are the tree’s: %s', (name) => {
    const tree = caseTree(name);
    expect(linesOfHtml(renderHtml(tree))).toEqual(printedLines(tree, false));
  });

  it.each(SCRIPTS)('are the tree’s where names and texts are partly in %s', (script) => {
    const tree = assemble(aNamedCouple(script).input());
    const lines = linesOfHtml(renderHtml(tree));
    expect(lines).toEqual(printedLines(tree, false));
    expect(lines.join(' ')).toContain(tree.parties.A.fullName);
  });

  it('are the tree’s for random agreements', () => {
    fc.assert(
      fc.property(anyTree, edits(...ALL_EDITS), (tree, list) => {
        const any = edited(tree, list);
        expect(htmlWords(renderHtml(any))).toBe(words(printedLines(any, false)).replace(/\s/g, ''));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('an HTML file of two versions', () => {
  const expectBoth = (before: AgreementTree, after: AgreementTree) => {
    const html = renderRedlineHtml({ before, after, redline: redline(before, after) });
    expect(htmlWords(html, 'del')).toBe(words(printedLines(after, false)).replace(/\s/g, ''));
    expect(htmlWords(html, 'ins')).toBe(words(printedLines(before, false)).replace(/\s/g, ''));
  };

  it('is the later one without deletions and the earlier one without insertions, for random pairs', () => {
    fc.assert(
      fc.property(anyTree, edits(...ALL_EDITS), (tree, list) => expectBoth(tree, edited(tree, list))),
      {
        numRuns: 50,
      },
    );
    fc.assert(fc.property(anyAssembled, anyAssembled, expectBoth), { numRuns: 10 });
  }, 120_000);

  it('says what was inserted and deleted in words, and why', () => {
    const before = assemble(aFullCouple().inState('NY').input());
    const after = assemble(aFullCouple().inState('NY').agreeOn({ hm_vest_pct: '7' }).input());
    const html = renderRedlineHtml({ before, after, redline: redline(before, after) });
    expect(html).toContain('<span class="hidden">Deleted: </span>');
    expect(html).toContain('<span class="hidden">Inserted: </span>');
    expect(html).toMatch(/<strong>Why:<\/strong> An answer changed\.<span>Alex: before “4/);
  });
});

describe('the file', () => {
  const html = renderHtml(assemble(aFullCouple().input()));

  it('stands alone: no script, no style sheet, no picture, nothing from elsewhere', () => {
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|base|form)\b/i);
    expect(html).not.toMatch(/\b(?:src|srcset|href)="(?!#)/);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('lets in its own style element by hash, and no other style', () => {
    const css = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(css).toContain(':root');
    expect(html).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'"`);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('has a language, a title, one first heading and no name twice, and every link leads somewhere', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
    expect(html).toContain('<title>Premarital Agreement: Alex Arden and Blake Barlow</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    const names = [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '"&\'<b onclick=x>'],
    ['</style></title>', '<!--'],
    ['&lt;i&gt;', ']]>'],
  ])('escapes what people typed: %s %s', (firstName, lastName) => {
    const hostile = renderHtml(
      assemble(aCouple().named({ firstName, lastName }, {}).agreeOn({ at_custom: firstName }).input()),
    );
    const plain = renderHtml(assemble(aCouple().agreeOn({ at_custom: 'x' }).input()));
    const tags = (text: string) => text.match(/<[a-z/!][^>\s]*/gi)?.length;
    expect(tags(hostile)).toBe(tags(plain));
    expect(linesOfHtml(hostile)).toContain(`${firstName} ${lastName}`);
  });

  it('sets names from right to left apart', () => {
    const html = renderHtml(
      assemble(aCouple().named({ firstName: 'דוד', lastName: 'כהן' }, { firstName: 'نور' }).input()),
    );
    expect(html).toContain('<bdi>דוד כהן</bdi>');
    expect(html).toContain('<bdi>نور</bdi>');
  });
});
