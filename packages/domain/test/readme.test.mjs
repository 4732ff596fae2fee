import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^## (.+)\n[\s\S]*?^```ts\n([\s\S]*?)^```/gm)].map(([, title, code]) => ({
  title,
  code,
}));
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const IMPORT = /^import \{([^}]+)\} from '(@troth\/domain\/[\w-]+)';$/gm;
const CLAIM = /^(.+?);? \/\/ => (.+)$/gm;

/** Makes a function body of an example: imports become lookups, and each claim a check. */
function runnable(code) {
  const imports = code.replace(IMPORT, (_all, names, entry) => {
    const values = names.split(',').filter((name) => !name.trim().startsWith('type '));
    return `const {${values.join(',')}} = entries['${entry}'];`;
  });
  const claims = imports.replace(CLAIM, (_all, given, wanted) => `expect(${given}).toEqual(${wanted});`);
  return ts
    .transpileModule(claims, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } })
    .outputText.replace(/^export \{\};$/m, '');
}

describe('the examples of the README', () => {
  it('are there', () => {
    expect(examples.length).toBe([...readme.matchAll(/^```ts$/gm)].length);
    expect(examples.length).toBeGreaterThan(4);
  });

  it.each(examples)('$title', async ({ code }) => {
    const names = [...code.matchAll(IMPORT)].map(([, , entry]) => entry);
    const entries = {};
    for (const name of names) {
      const source = manifest.exports[name.replace('@troth/domain', '.')];
      entries[name] = await import(/* @vite-ignore */ new URL(`../${source}`, import.meta.url).pathname);
    }
    expect.hasAssertions();
    new Function('entries', 'expect', runnable(code))(entries, expect);
  });

  it('name every entry of the package', () => {
    const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');
    expect(entries.filter((entry) => !readme.includes(`\`@troth/domain/${entry.slice(2)}\``))).toEqual([]);
  });

  it('publish every entry that the source has', () => {
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
  });
});
