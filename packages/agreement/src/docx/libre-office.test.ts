import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { assemble } from '../assemble';
import { cases } from '../cases/cases';
import { redline } from '../redline';
import { aFullCouple } from '../testing';
import { readInLibreOffice } from '../testing/libre-office';
import { printedLines } from '../testing/printed-lines';
import { anyAssembled } from '../testing/random-versions';
import { withTool } from '../testing/with-tool';
import { plain } from '../testing/word-processor';
import type { AgreementTree } from '../tree';
import { renderDocx, renderRedlineDocx } from './index';

/** Words and numbers in their order; where a line ends within a cell is not told apart from where a paragraph does. */
const wordsOf = (lines: readonly string[]) => plain(lines.join(' '));
const wordsRead = (text: string) => plain(text.replace('\ufeff', ''));

const tracked = (before: AgreementTree, after: AgreementTree) =>
  renderRedlineDocx({ before, after, redline: redline(before, after), author: 'Troth', date: '2026-11-21T12:00:00Z' });

const KEPT = [
  'california-limited-support',
  'new-york-mutual-waiver',
  'louisiana-separation-of-property',
  'florida-homestead',
];
const caseTree = (name: string): AgreementTree => {
  const couple = cases[name];
  if (couple === undefined) throw new Error(`No case ${name}`);
  return assemble(couple().input());
};

const full = assemble(aFullCouple().input());

/** The same agreement with its general terms in another order. */
function reordered(): AgreementTree {
  const tree = structuredClone(full);
  const section = tree.sections.find(({ key }) => key === 'general');
  section?.clauses.push(...section.clauses.splice(0, 2));
  return tree;
}

/** The same, with other words and rows in what moved. */
function reorderedAndChanged(): AgreementTree {
  const tree = assemble(aFullCouple().agreeOn({ at_sunset_years: '12' }).input());
  const moved = structuredClone(tree);
  const section = moved.sections.find(({ key }) => key === 'general');
  section?.clauses.push(...section.clauses.splice(0, 2));
  return moved;
}

describe('in a word processor that others made', () => {
  withTool(
    'soffice',
    'agreements of several states read as their trees do, numbers included',
    async () => {
      const trees = KEPT.map((name) => [name, caseTree(name)] as const);
      const files: Record<string, Uint8Array> = {};
      for (const [name, tree] of trees) files[name] = await renderDocx(tree);
      const read = await readInLibreOffice(files, ['AS_IT_IS']);
      for (const [name, tree] of trees)
        expect(wordsRead(read(name, 'AS_IT_IS')), name).toBe(wordsOf(printedLines(tree)));
    },
    120_000,
  );

  withTool(
    'soffice',
    'references follow when a section is put in before what they name',
    async () => {
      const before = await renderDocx(full);
      const files = unzipSync(before);
      const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
      const heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/>';
      const end = document.indexOf(heading, document.indexOf(heading) + 1);
      const section =
        '<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>New</w:t></w:r></w:p>';
      const changed = {
        ...files,
        'word/document.xml': strToU8(document.slice(0, end) + section + document.slice(end)),
      };
      const read = await readInLibreOffice({ before, after: zipSync(changed) }, ['UPDATE']);
      // The lines to initial, at the end, name sections in words.
      const references = JSON.stringify(full.sections).match(/"type":"reference","text":"Section \d+\./g) ?? [];
      const named = (name: string) =>
        [...plain(read(name, 'UPDATE')).matchAll(/Section (\d{1,2})(\.\d+)/g)]
          .slice(0, references.length)
          .map(([, part, rest]) => ({ part: Number(part), rest }));
      expect(references.length).toBeGreaterThan(5);
      expect(named('after')).toEqual(
        named('before').map(({ part, rest }) => ({ part: part === 1 ? 1 : part + 1, rest })),
      );
    },
    120_000,
  );

  withTool(
    'soffice',
    'all changes accepted are the later version, all rejected the earlier, and no blank paragraph is left',
    async () => {
      const changed = (answers: Parameters<ReturnType<typeof aFullCouple>['agreeOn']>[0]) =>
        assemble(aFullCouple().agreeOn(answers).input());
      const pairs: Record<string, readonly [AgreementTree, AgreementTree]> = {
        'a word': [full, changed({ hm_vest_pct: '7' })],
        'clauses that come and go': [full, changed({ fa_embryo: 'no', fa_pets: 'no', ss_choice: 'waived' })],
        'clauses that moved': [full, reordered()],
        'clauses that moved with other words': [full, reorderedAndChanged()],
        'other people': [full, assemble(aFullCouple().named({ firstName: 'Zoë', lastName: 'Nguyễn' }, {}).input())],
      };
      const random = fc.sample(fc.tuple(anyAssembled, anyAssembled), { numRuns: 3, seed: 29 });
      for (const [at, pair] of random.entries()) pairs[`random ${at}`] = pair;
      const files: Record<string, Uint8Array> = {};
      for (const [name, [before, after]] of Object.entries(pairs)) files[name] = await tracked(before, after);
      const read = await readInLibreOffice(files, ['ACCEPT', 'REJECT']);
      const versions: Record<string, Uint8Array> = {};
      for (const [name, [before, after]] of Object.entries(pairs)) {
        versions[`${name} before`] = await renderDocx(before);
        versions[`${name} after`] = await renderDocx(after);
      }
      const plainly = await readInLibreOffice(versions, ['AS_IT_IS']);
      const blankLines = (text: string) => text.split('\n').filter((line) => line.trim() === '').length;
      for (const [name, [before, after]] of Object.entries(pairs)) {
        expect(wordsRead(read(name, 'ACCEPT')), `${name}, accepted`).toBe(wordsOf(printedLines(after)));
        expect(wordsRead(read(name, 'REJECT')), `${name}, rejected`).toBe(wordsOf(printedLines(before)));
        const left = (command: 'ACCEPT' | 'REJECT', version: string) =>
          blankLines(read(name, command)) - blankLines(plainly(`${name} ${version}`, 'AS_IT_IS'));
        expect(left('ACCEPT', 'after'), `blank paragraphs in ${name}, accepted`).toBeLessThanOrEqual(0);
        expect(left('REJECT', 'before'), `blank paragraphs in ${name}, rejected`).toBeLessThanOrEqual(0);
      }
    },
    240_000,
  );
});
