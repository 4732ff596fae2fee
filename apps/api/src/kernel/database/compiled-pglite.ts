import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Node's types leave it out. */
const { WebAssembly: compiler } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };
};

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return compiler.compile(await readFile(join(folder, 'pglite.wasm')));
}

/** The embedded database's program, compiled once in a process, on other threads. */
export const compiledPGlite = (): Promise<WebAssembly.Module> => (compiled ??= compile());
