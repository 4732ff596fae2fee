import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

type Require = (id: string) => unknown;
type Wrapped = (exports: unknown, require: Require, module: object, filename: string, dirname: string) => void;

const OURS = './';

/** @internal What another version, another processor or other flags have compiled lies elsewhere: for the tests too. */
export const folderOfCompiled = (folder: string) =>
  join(folder, 'compiled', `${process.version}-${process.arch}-${cachedDataVersionTag()}`);

function readCompiled(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // Nobody kept any, or it cannot be read: Node compiles it now.
    return undefined;
  }
}

/**
 * The program as `vite.program.config.ts` packs it: few files, in CommonJS, so that V8 can be given what it compiled of them
 * at the build. Their names say what is in them, and V8 passes over what doesn't fit. ADR 0126.
 */
export function packed(folder: string) {
  const scripts = new Map<string, Script>();
  const modules = new Map<string, { readonly exports: unknown }>();
  const load = (name: string): unknown => {
    const loaded = modules.get(name);
    if (loaded !== undefined) return loaded.exports;
    const filename = join(folder, name);
    const source = readFileSync(filename, 'utf8');
    const script = new Script(`(function (exports, require, module, __filename, __dirname) { ${source}\n})`, {
      filename,
      cachedData: readCompiled(join(folderOfCompiled(folder), name)),
    });
    const module = { exports: {} };
    scripts.set(name, script);
    modules.set(name, module);
    const installed = createRequire(filename);
    const require: Require = (id) => (id.startsWith(OURS) ? load(id.slice(OURS.length)) : installed(id));
    (script.runInThisContext() as Wrapped)(module.exports, require, module, filename, folder);
    return module.exports;
  };
  return {
    load,

    /** Keeps what V8 has compiled by now of what was loaded. */
    keepCompiled: () => {
      const compiled = folderOfCompiled(folder);
      mkdirSync(compiled, { recursive: true });
      for (const [name, script] of scripts) writeFileSync(join(compiled, name), script.createCachedData());
    },
  };
}
