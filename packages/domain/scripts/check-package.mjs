#!/usr/bin/env node
// Packs the package as it is published, then looks at the tarball: publint, are-the-types-wrong, and every entry loads
// in plain Node from an unpacked copy. Run with the tests; stops with status 1 at the first fault.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const root = join(packageDir, '..', '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { publishConfig } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
const work = mkdtempSync(join(tmpdir(), 'troth-domain-package-'));

function run(command, args, cwd = packageDir) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return null;
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    throw new Error(`${command} failed`);
  }
  return stdout;
}

try {
  const pack = ['pack', '--pack-destination', work];
  if (run('pnpm', pack) === null) run('npx', ['-y', packageManager, ...pack]);
  const tarball = join(
    work,
    readdirSync(work).find((file) => file.endsWith('.tgz')),
  );

  const bin = (name) => join(packageDir, 'node_modules', '.bin', name);
  run(bin('publint'), ['run', tarball, '--strict']);
  run('npm', ['run', '--silent', 'attw', '--', tarball]);

  const target = join(work, 'node_modules', '@troth', 'domain');
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  const unpublishable = Object.entries(needed).filter(([, range]) => /^(workspace|catalog|file|link):/.test(range));
  if (manifest.private || unpublishable.length > 0)
    throw new Error(`Not publishable: ${JSON.stringify(unpublishable)}`);
  for (const name of Object.keys(needed)) {
    mkdirSync(join(work, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(packageDir, 'node_modules', name), join(work, 'node_modules', name));
  }
  const license = readFileSync(join(target, 'LICENSE'), 'utf8');
  if (license !== readFileSync(join(root, 'LICENSE'), 'utf8'))
    throw new Error('The LICENSE in the tarball is not the one of the repository');
  if (publishConfig.access !== 'restricted') throw new Error('ADR 0175: publish with restricted access');
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');
  for (const entry of entries) {
    const file = pathToFileURL(join(target, manifest.exports[entry].default));
    if (Object.keys(await import(file.href)).length === 0) throw new Error(`${entry} exports nothing`);
  }
  console.log(`@troth/domain: the packed tarball is well, ${entries.length} entries load`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
