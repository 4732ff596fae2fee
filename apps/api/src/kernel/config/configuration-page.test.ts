import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentSchema } from './config';

const page = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');
/** The variables that the page lists, each with the default that it gives; null for none. */
const listed = [...page.matchAll(/^\| `([A-Z_]+)` +\| +(?:`([^`]*)`|–) +\|/gm)].map(
  ([, name = '', fallback = null]) => ({ name, fallback }),
);

it('lists every environment variable once, and no other', () => {
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
});

it.each(listed)('gives the default of $name', ({ name, fallback }) => {
  const of = (environment: Record<string, string>) =>
    (environmentSchema.parse(environment) as Record<string, unknown>)[name];
  expect(of({})).toEqual(fallback === null ? undefined : of({ [name]: fallback }));
});
