#!/usr/bin/env node
// The native TypeScript compiler as the house's checker; the JavaScript one stays for the tools that use it as a library.
// One thread for each program, because turbo runs a program on each core.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..', 'bin', 'tsc');
process.argv.push('--singleThreaded');
await import(pathToFileURL(compiler).href);
