// What a portal's first load weighs, and what it is made of. `npx pnpm --filter @troth/bench bench:bundle`
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** Compressed bytes that a first load may weigh, from the house's design. */
const BUDGET = { script: 140_000, style: 15_000 } as const;

const PROGRAM = 'src/app/boot.ts';

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

interface FirstLoad {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly laterBytes: number;
  readonly files: number;
  /** Rendered bytes before minification, by package. */
  readonly byPackage: ReadonlyMap<string, number>;
}

const gzipped = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).byteLength;

/** The page's own script, the program that it loads, and all that both import statically: what a browser must have before the first screen. */
function firstLoadOf(bundle: Rolldown.OutputBundle, entryName: string): FirstLoad {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const initial = new Set<string>();
  const add = (fileName: string) => {
    if (initial.has(fileName)) return;
    initial.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(imported);
  };
  for (const chunk of chunks) {
    const isProgram = chunk.facadeModuleId?.endsWith(PROGRAM) === true;
    if (isProgram || (chunk.isEntry && chunk.name === entryName)) add(chunk.fileName);
  }
  if (initial.size < 2) throw new Error(`${PROGRAM} is no chunk of its own.`);
  const byPackage = new Map<string, number>();
  const styles = new Set<string>();
  let scriptBytes = 0;
  let laterBytes = 0;
  for (const chunk of chunks) {
    if (!initial.has(chunk.fileName)) {
      laterBytes += gzipped(chunk.code);
      continue;
    }
    scriptBytes += gzipped(chunk.code);
    const css = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
    for (const name of css) styles.add(name);
    for (const [id, module] of Object.entries(chunk.modules)) {
      const name = packageOf(id);
      byPackage.set(name, (byPackage.get(name) ?? 0) + module.renderedLength);
    }
  }
  const styleBytes = [...styles].reduce((sum, name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? sum + gzipped(file.source) : sum;
  }, 0);
  return { scriptBytes, styleBytes, laterBytes, files: initial.size, byPackage };
}

async function measure(portal: string): Promise<FirstLoad> {
  let result: FirstLoad | null = null;
  const watcher: Plugin = {
    name: 'troth-first-load',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        result = firstLoadOf(bundle, 'index');
      },
    },
  };
  await build({ root: `${root}apps/${portal}`, logLevel: 'error', plugins: [watcher], build: { write: false } });
  if (result === null) throw new Error(`${portal}: the build made no bundle`);
  const measured: FirstLoad = result;
  if (measured.scriptBytes === 0) throw new Error(`${portal}: no entry called index was found`);
  return measured;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

let isOver = false;
for (const portal of ['customer', 'attorney', 'admin']) {
  const load = await measure(portal);
  const all = [...load.byPackage.values()].reduce((sum, bytes) => sum + bytes, 0);
  isOver ||= load.scriptBytes > BUDGET.script || load.styleBytes > BUDGET.style;
  process.stdout.write(
    `\n${portal}: first load ${kilobytes(load.scriptBytes)} kB of script in ${load.files} files (budget ${kilobytes(BUDGET.script)}), ` +
      `${kilobytes(load.styleBytes)} kB of styles (budget ${kilobytes(BUDGET.style)}), gzip -9; ` +
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
