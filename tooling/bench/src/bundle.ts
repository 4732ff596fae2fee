// What a portal's first load weighs, and what it is made of. `npx pnpm --filter @troth/bench bench:bundle`
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LOAD_BUDGET, firstLoadOf, gzipped } from '@troth/portal/first-load';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The package that a module belongs to: an npm name, or one of our own folders. */
function packageOf(moduleId: string): string {
  const inModules = moduleId.split('node_modules/').at(-1) ?? '';
  if (moduleId.includes('node_modules/')) {
    const [scope = '', name = ''] = inModules.split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const [group = '', name = ''] = relative(root, moduleId.replace(/\0/g, '')).split('/');
  return group === 'packages' || group === 'apps' ? `${group}/${name}` : 'build tool';
}

/** The first load, with what comes later, and with rendered bytes before minification by package. */
function measured(bundle: Rolldown.OutputBundle) {
  const load = firstLoadOf(bundle);
  const byPackage = new Map<string, number>();
  for (const { modules } of load.chunks) {
    for (const [id, module] of Object.entries(modules)) {
      const name = packageOf(id);
      byPackage.set(name, (byPackage.get(name) ?? 0) + module.renderedLength);
    }
  }
  const all = Object.values(bundle).reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
  return { ...load, laterBytes: all - load.scriptBytes, byPackage };
}

async function measure(portal: string) {
  const results: ReturnType<typeof measured>[] = [];
  const watcher: Plugin = {
    name: 'troth-first-load',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        results.push(measured(bundle));
      },
    },
  };
  await build({ root: `${root}apps/${portal}`, logLevel: 'error', plugins: [watcher], build: { write: false } });
  const [result] = results;
  if (result === undefined) throw new Error(`${portal}: the build made no bundle`);
  return result;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

let isOver = false;
for (const portal of ['customer', 'attorney', 'admin']) {
  const load = await measure(portal);
  const all = [...load.byPackage.values()].reduce((sum, bytes) => sum + bytes, 0);
  isOver ||= load.scriptBytes > FIRST_LOAD_BUDGET.script || load.styleBytes > FIRST_LOAD_BUDGET.style;
  process.stdout.write(
    `\n${portal}: first load ${kilobytes(load.scriptBytes)} kB of script in ${load.chunks.length} files (budget ${kilobytes(FIRST_LOAD_BUDGET.script)}), ` +
      `${kilobytes(load.styleBytes)} kB of styles (budget ${kilobytes(FIRST_LOAD_BUDGET.style)}), gzip -9; ` +
      `${kilobytes(load.laterBytes)} kB of script comes later, when needed\n`,
  );
  for (const [name, bytes] of [...load.byPackage].sort((a, b) => b[1] - a[1]).slice(0, 16)) {
    process.stdout.write(`  ${((bytes / all) * 100).toFixed(1).padStart(5)} %  ${name}\n`);
  }
}
if (isOver) {
  process.stdout.write('\nOver budget.\n');
  process.exitCode = 1;
}
