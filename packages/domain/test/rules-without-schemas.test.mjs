import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|-builder\.ts$|^generated/.test(file))
  .map((file) => join(src, file));

const moduleFile = (path) => (existsSync(`${path}.ts`) ? `${path}.ts` : join(path, 'index.ts'));

/** Modules that a file needs when it runs; imports of types leave no trace. */
const needs = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)';$/gms)]
    .filter(([, names]) => !/^\{(\s*type [^,}]+,?)+\s*\}$/.test(names))
    .map(([, , name]) => (name.startsWith('.') ? moduleFile(join(dirname(file), name)) : name));

const needsZod = (file, seen = new Set()) => {
  if (seen.has(file)) return false;
  seen.add(file);
  return needs(file).some((name) => name === 'zod' || (name.endsWith('.ts') && needsZod(name, seen)));
};

describe('rules without schemas', () => {
  it('load no schema library, so that a portal can show by a rule at little cost', () => {
    const withZod = files.filter((file) => needsZod(file)).map((file) => relative(src, file));
    const allowed = /(^|\/)(([a-z]+-)*schemas|index|fields|records|agreement-template)\.ts$/;
    expect(withZod.filter((file) => !allowed.test(file))).toEqual([]);
    expect(withZod).toContain(join('disclosure', 'schemas.ts'));
  });
});
