import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseRoot } from './house.mjs';

/** Levels 1 and 2 of ASVS 5.0.0: the requirements of each section. */
const REQUIREMENTS = `
  1.1: 1-2; 1.2: 1-9; 1.3: 1-11; 1.4: 1-3; 1.5: 1-2;
  2.1: 1-3; 2.2: 1-3; 2.3: 1-4; 2.4: 1-1;
  3.2: 1-2; 3.3: 1-4; 3.4: 1-6; 3.5: 1-5; 3.7: 1-2;
  4.1: 1-3; 4.2: 1-1; 4.3: 1-2; 4.4: 1-4;
  5.1: 1-1; 5.2: 1-3; 5.3: 1-2; 5.4: 1-3;
  6.1: 1-3; 6.2: 1-12; 6.3: 1-4; 6.4: 1-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4;
  7.1: 1-3; 7.2: 1-4; 7.3: 1-2; 7.4: 1-5; 7.5: 1-2; 7.6: 1-2;
  8.1: 1-2; 8.2: 1-3; 8.3: 1-1; 8.4: 1-1;
  9.1: 1-3; 9.2: 1-4;
  10.1: 1-2; 10.2: 1-2; 10.3: 1-4; 10.4: 1-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3;
  11.1: 1-2; 11.2: 1-3; 11.3: 1-3; 11.4: 1-4; 11.5: 1-1; 11.6: 1-1;
  12.1: 1-3; 12.2: 1-2; 12.3: 1-4;
  13.1: 1-1; 13.2: 1-5; 13.3: 1-2; 13.4: 1-5;
  14.1: 1-2; 14.2: 1-4; 14.3: 1-3;
  15.1: 1-3; 15.2: 1-3; 15.3: 1-7;
  16.1: 1-1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3;
  17.1: 1-1; 17.2: 1-4; 17.3: 1-2`;

const expectedNumbers = [...REQUIREMENTS.matchAll(/(\d+\.\d+): (\d+)-(\d+)/g)].flatMap(([, section, from, to]) =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`),
);

const page = readFileSync(join(houseRoot, 'docs', 'asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, number = '', , , status = '', evidence = '']) => ({ number, status, evidence }),
);

describe('the table of ASVS 5.0 (docs/asvs.md)', () => {
  it('has each of the 253 requirements of levels 1 and 2 once', () => {
    expect(expectedNumbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(expectedNumbers);
  });

  it('gives each a status, and counts them', () => {
    const count = (/** @type {string} */ status) => rows.filter((row) => row.status === status).length;
    const counts = [count('met'), count('not applicable'), count('open')];
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(rows.length);
    expect(
      page
        .match(/^\| (\d+) +\| (\d+) +\| (\d+) +\|$/m)
        ?.slice(1)
        .map(Number),
    ).toEqual(counts);
  });

  it('names evidence that exists', () => {
    const paths = rows.flatMap(({ evidence }) =>
      [...evidence.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path ?? ''),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join(houseRoot, path)))).toEqual([]);
  });

  it('shows evidence for whatever is met', () => {
    const bare = rows.filter(
      ({ status, evidence }) => status === 'met' && (evidence.length < 8 || evidence.includes('PENDING')),
    );
    expect(bare.map(({ number }) => number)).toEqual([]);
  });
});
