import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { printedLines } from '../testing/printed-lines';
import { printedJson } from './printed';

const PART_NAMES = ['type', 'key', 'target', 'kind'];
/** Every text in it, wherever it stands, without the names of its parts. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (PART_NAMES.includes(key) ? [] : textsOf(inner)))
      : [];
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('the printed agreement as JSON', () => {
  const tree = assemble(aFullCouple().inState('NY').input());
  const json = printedJson(tree);

  it('has all that the clauses and schedules print', () => {
    const said = letters(textsOf(JSON.parse(json)).join(''));
    const clauses = tree.sections.flatMap(({ clauses: of }) => of.map(({ heading }) => heading ?? ''));
    const isOfCover = (line: string) => /^(?:Prepared with|Draft\.)/.test(line);
    const lines = printedLines(tree).filter((line) => line.length > 60 && !isOfCover(line));
    expect(lines.length).toBeGreaterThan(100);
    for (const text of clauses) expect(said).toContain(letters(text));
    // A run-in number and heading stand before the text, so its end is looked for.
    for (const line of lines) expect(said).toContain(letters(line.slice(-30)));
  });

  it('tells no reason, no answer as it was given and no clause that is absent', () => {
    for (const name of ['provenance', 'absentClauses', 'conditions', 'respondent', 'source', 'answers', 'summary'])
      expect(json).not.toContain(`"${name}"`);
  });
});
