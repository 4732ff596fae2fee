import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** Node's types leave it out. */
const { WebAssembly: compiler } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };
};

/**
 * How long a function must have run, in bytes of its code, before V8 optimizes it. By default V8 optimizes so many
 * functions while the database opens that it opens later. ADR 0126.
 */
const OPTIMIZE_AFTER_BYTES = 50_000_000;

let compiled: Promise<WebAssembly.Module> | null = null;

/** Whatever the database: V8 is given what it compiled at the build only where its flags are the same. */
export const optimizeLater = (): void => setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZE_AFTER_BYTES}`);

async function compile(): Promise<WebAssembly.Module> {
  optimizeLater();
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return compiler.compile(await readFile(join(folder, 'pglite.wasm')));
}

/** The embedded database's program, compiled once in a process, on other threads. */
export const compiledPGlite = (): Promise<WebAssembly.Module> => (compiled ??= compile());
