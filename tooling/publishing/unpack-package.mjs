#!/usr/bin/env node
// `unpack-package.mjs FOLDER` packs the package it runs in as it is published, with those of ours that it needs, and unpacks
// them in FOLDER/node_modules, beside what they name as their dependencies and nothing else: a project of someone else's,
// without a registry.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const manifestOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
const { packageManager } = manifestOf(root);

export function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return null;
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    throw new Error(`${command} failed`);
  }
  return stdout;
}

const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the last build is of the source as it is: several packages need the same one, and each build takes seconds. */
function isBuilt(packageDir) {
  const sources = readdirSync(join(packageDir, 'src'), { recursive: true }).map((file) =>
    join(packageDir, 'src', file),
  );
  const newest = Math.max(...[...sources, join(packageDir, 'package.json')].map(modified));
  return modified(join(packageDir, 'dist')) > newest;
}

/**
 * Packs a workspace and unpacks it where Node looks for it, with what it needs beside it. Its tarball and its folder.
 * @param isFresh Builds it whatever there is.
 */
export function unpackPackage(packageDir, work, isFresh = false) {
  const { name } = manifestOf(packageDir);
  const into = join(work, 'tarballs', name);
  mkdirSync(into, { recursive: true });
  const asItIs = !isFresh && isBuilt(packageDir) ? ['--config.ignore-scripts=true'] : [];
  const pack = [...asItIs, 'pack', '--pack-destination', into];
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
      unpackPackage(found, work);
      continue;
    }
    const link = join(work, 'node_modules', one);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(found, link);
  }
  return { tarball, target };
}

const [, script, folder] = process.argv;
if (script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url) && folder !== undefined)
  unpackPackage(process.cwd(), folder);
