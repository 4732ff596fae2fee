#!/usr/bin/env node
// Packs the package it runs in as it is published, with those of ours that it needs, then looks at the tarball: publint,
// are-the-types-wrong, license and access, and every entry loads in plain Node from an unpacked copy. Run with the tests;
// stops with status 1 at the first fault.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestOf, root, run, unpackPackage } from './unpack-package.mjs';

const work = mkdtempSync(join(tmpdir(), 'troth-package-'));

try {
  const packageDir = process.cwd();
  const { name, publishConfig } = manifestOf(packageDir);
  const { tarball, target } = unpackPackage(packageDir, work, true);

  const bin = (tool) => join(root, 'tooling', 'publishing', 'node_modules', '.bin', tool);
  run(bin('publint'), ['run', tarball, '--strict'], packageDir);
  run(
    bin('attw'),
    ['--exclude-entrypoints', './package.json', './openapi.json', '--profile', 'esm-only', '--no-emoji', tarball],
    packageDir,
  );
  if (readFileSync(join(target, 'LICENSE'), 'utf8') !== readFileSync(join(root, 'LICENSE'), 'utf8'))
    throw new Error('The LICENSE in the tarball is not the one of the repository');
  if (publishConfig.access !== 'restricted') throw new Error('ADR 0175: publish with restricted access');
  const { exports } = manifestOf(target);
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
  for (const entry of entries) {
    const file = pathToFileURL(join(target, exports[entry].default));
    if (Object.keys(await import(file.href)).length === 0) throw new Error(`${entry} exports nothing`);
  }
  console.log(`${name}: the packed tarball is well, ${entries.length} entries load`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
