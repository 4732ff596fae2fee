import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { houseRoot } from './house.mjs';

const folder = join(houseRoot, '.github/workflows');
const actions = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/\buses:\s*(.+)$/gm)].map(([, action = '']) => action.trim()),
);

it('names each action by its commit, with the version beside it', () => {
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
