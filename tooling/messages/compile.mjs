#!/usr/bin/env node
// Compiles messages/{locale}.json (flat keys, ICU MessageFormat texts) of the package it runs in to
// src/generated/messages/{locale}.ts: parsed once here, so that no parser travels to the browser.
// English is the source of the keys and of their arguments' types. `pseudo` is made from it: longer,
// accented and bracketed, so that a text that came from no catalog stands out in the tests.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import compile from 'icu-minify/compile';

const sourceDir = 'messages';
const targetDir = join('src', 'generated', 'messages');
const accents = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};
const header = '// Made by `pnpm codegen` from messages/*.json. Do not edit.\n';

const pseudoText = (text) => text.replace(/[aeiouyAEIOUnc]/g, (letter) => accents[letter]);

/** Text lies at the ends of a compiled message: as a string, or as the string elements of its arrays; element 0 of an inner array is an argument's name. */
function pseudoNode(node) {
  if (typeof node === 'string') return pseudoText(node);
  if (!Array.isArray(node)) return node;
  const [name, ...rest] = node;
  return [
    name,
    ...rest.map((part) => {
      if (typeof part === 'string' || Array.isArray(part)) return pseudoNode(part);
      if (part && typeof part === 'object')
        return Object.fromEntries(
          Object.entries(part).map(([key, value]) => [
            key,
            typeof value === 'string' || Array.isArray(value) ? pseudoMessage(value) : value,
          ]),
        );
      return part;
    }),
  ];
}
const pseudoMessage = (message) => (typeof message === 'string' ? pseudoText(message) : message.map(pseudoNode));
const pseudoWhole = (message) =>
  typeof message === 'string' ? `[${pseudoText(message)}]` : ['[', ...pseudoMessage(message), ']'];

const catalogs = Object.fromEntries(
  readdirSync(sourceDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(sourceDir, file), 'utf8'))]),
);
const english = catalogs.en;
if (!english) throw new Error(`${process.cwd()}: messages/en.json is missing`);

rmSync(targetDir, { recursive: true, force: true });
mkdirSync(targetDir, { recursive: true });
const quote = (value) => JSON.stringify(value);
const write = (name, text) => writeFileSync(join(targetDir, `${name}.ts`), header + text);

write(
  'keys',
  `/** Every key of this package's catalog with its English ICU text, from which the types of its arguments follow. */\nexport interface Messages {\n${Object.entries(
    english,
  )
    .map(([key, text]) => `  ${quote(key)}: ${quote(text)};`)
    .join('\n')}\n}\n`,
);
for (const [locale, catalog] of Object.entries(catalogs)) {
  const missing = Object.keys(english).filter((key) => !(key in catalog));
  const unknown = Object.keys(catalog).filter((key) => !(key in english));
  if (missing.length || unknown.length)
    throw new Error(`${process.cwd()}: messages/${locale}.json lacks [${missing}] and has unknown [${unknown}]`);
  const compiled = Object.entries(catalog).map(([key, text]) => [key, compile(text)]);
  const emit = (name, rows) =>
    write(
      name,
      `import type { CompiledCatalog } from '@troth/domain/messages';\nimport type { Messages } from './keys';\n\nexport const ${name}: CompiledCatalog<Messages> = {\n${rows.map(([key, value]) => `  ${quote(key)}: ${quote(value)},`).join('\n')}\n};\n`,
    );
  emit(locale, compiled);
  if (locale === 'en')
    emit(
      'pseudo',
      compiled.map(([key, message]) => [key, pseudoWhole(message)]),
    );
}
