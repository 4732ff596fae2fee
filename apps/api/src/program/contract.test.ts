import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFiles } from './contract-files';
import { operations } from './operations';

describe('the contract', () => {
  it('is committed as it is declared; run `pnpm codegen` after a change', async () => {
    for (const { path, text } of await contractFiles()) {
      expect(readFileSync(path, 'utf8') === text, `${basename(path)} is out of date`).toBe(true);
    }
  });

  it('names every operation once, and every address and method once', () => {
    const ids = operations.map((operation) => operation.id);
    const routes = operations.map((operation) => `${operation.method} ${operation.path.replace(/\{[^}]+\}/g, '{}')}`);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });
});
