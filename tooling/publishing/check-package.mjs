#!/usr/bin/env node
// Packs the package it runs in as it is published, with those of ours that it needs, then looks at the tarball: publint,
// are-the-types-wrong, license and access, and every entry loads in plain Node from an unpacked copy. Run with the tests;
// stops with status 1 at the first fault.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
const { packageManager } = manifestOf(root);
const work = mkdtempSync(join(tmpdir(), 'troth-package-'));

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return null;
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    throw new Error(`${command} failed`);
  }
  return stdout;
}

/** Packs a workspace and unpacks it where Node looks for it, with what it needs beside it. Its tarball and its folder. */
function install(packageDir) {
  const { name } = manifestOf(packageDir);
  const into = join(work, 'tarballs', name);
  mkdirSync(into, { recursive: true });
  const pack = ['pack', '--pack-destination', into];
  if (run('pnpm', pack, packageDir) === null) run('npx', ['-y', packageManager, ...pack], packageDir);
  const tarball = join(
    into,
    readdirSync(into).find((file) => file.endsWith('.tgz')),
  );
  const target = join(work, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'], work);
  const { private: isPrivate, dependencies, peerDependencies } = manifestOf(target);
  const needed = { ...dependencies, ...peerDependencies };
  const unpublishable = Object.entries(needed).filter(([, range]) => /^(workspace|catalog|file|link):/.test(range));
  if (isPrivate || unpublishable.length > 0) throw new Error(`Not publishable: ${JSON.stringify(unpublishable)}`);
  for (const one of Object.keys(needed)) {
    const found = realpathSync(join(packageDir, 'node_modules', one));
    if (one.startsWith('@troth/')) {
      install(found);
      continue;
    }
    const link = join(work, 'node_modules', one);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(found, link);
  }
  return { tarball, target };
}

try {
  const packageDir = process.cwd();
  const { name, publishConfig } = manifestOf(packageDir);
  const { tarball, target } = install(packageDir);

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
