import { readFileSync } from 'node:fs';
import { agreementTemplate } from '@troth/content/clauses';
import { jurisdictions } from '@troth/content/jurisdictions';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../../../docs/for-counsel.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('what is left to counsel', () => {
  type Clauses = (typeof agreementTemplate)['sections'][number]['clauses'];
  const keysOf = (clauses: Clauses): string[] => clauses.flatMap(({ key, children }) => [key, ...keysOf(children)]);
  const keys = new Set(agreementTemplate.sections.flatMap(({ clauses }) => keysOf(clauses)));
  const named = [...page.matchAll(/`([a-z]{3}_[a-z_]+)`/g)].map(([, key]) => key ?? '');

  it('is said of clauses that exist', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is said of states that exist', () => {
    const known = new Set(jurisdictions.map(({ law }) => law.abbreviation));
    const states = rows
      .map(cellsOf)
      .filter((cells) => cells.length === 6 && cells[0] !== 'State')
      .flatMap(([state = '']) => state.split(', '));
    expect(states.length).toBeGreaterThan(15);
    expect(states.filter((state) => !known.has(state))).toEqual([]);
  });

  it('has two readings and the one that the text takes, in each row', () => {
    const incomplete = rows.filter((row) => ![5, 6].includes(cellsOf(row).length) || cellsOf(row).includes(''));
    expect(incomplete).toEqual([]);
  });
});
