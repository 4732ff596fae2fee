import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { cases } from '../cases/cases';
import { redline } from '../redline';
import { printedLines } from '../testing/printed-lines';
import { ALL_EDITS, anyAssembled, anyTree, edited, edits } from '../testing/random-versions';
import { linesOf, openDocx, settled } from '../testing/word-processor';
import type { AgreementTree } from '../tree';
import { renderDocx, renderRedlineDocx } from './index';

const caseTree = (name: string): AgreementTree => {
  const couple = cases[name];
  if (couple === undefined) throw new Error(`No case ${name}`);
  return assemble(couple().input());
};

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

async function expectBothVersions(before: AgreementTree, after: AgreementTree): Promise<void> {
  const docx = await tracked(before, after);
  for (const [decision, version] of [
    ['ACCEPT', after],
    ['REJECT', before],
  ] as const) {
    expect(linesOf(docx, settled(docx.part('word/document.xml'), decision)), decision).toEqual(printedLines(version));
  }
}

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
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('a DOCX with tracked changes', () => {
  it('is the later version when all is accepted and the earlier when all is rejected, after edits of every kind', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, edits(...ALL_EDITS), async (tree, list) =>
        expectBothVersions(tree, edited(tree, list)),
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  it('is so for random pairs of assembled agreements', async () => {
    await fc.assert(fc.asyncProperty(anyAssembled, anyAssembled, expectBothVersions), { numRuns: 15 });
  }, 120_000);
});
