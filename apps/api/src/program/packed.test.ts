import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../kernel/package-root';
import { folderOfCompiled, packed } from './packed';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troth-packed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
const said = () => packed(folder).load('program.cjs');

/** Loads it as the build does. */
function keep(): void {
  const { load, keepCompiled } = packed(folder);
  load('program.cjs');
  keepCompiled();
}

describe('the packed program', () => {
  it('loads each of its files once, and libraries from where they are installed', () => {
    write(
      'program.cjs',
      `exports.parts = [require('./part.cjs'), require('./part.cjs')]; exports.join = require('node:path').join;`,
    );
    write('part.cjs', 'exports.name = __filename; exports.folder = __dirname;');
    const { parts, join: theirs } = said() as { readonly parts: readonly object[]; readonly join: unknown };
    expect(parts[0]).toEqual({ name: join(folder, 'part.cjs'), folder });
    expect(parts[0]).toBe(parts[1]);
    expect(theirs).toBe(join);
  });

  it('is given what was compiled of each file', () => {
    write('program.cjs', `exports.says = require('./part.cjs').says;`);
    write('part.cjs', `exports.says = 'old';`);
    keep();
    expect(readdirSync(folderOfCompiled(folder)).sort()).toEqual(['part.cjs', 'program.cjs']);
    // As long as before, by which V8 knows a text: what runs is what was kept.
    write('part.cjs', `exports.says = 'new';`);
    expect(said()).toEqual({ says: 'old' });
  });

  it('passes over what was compiled of another text', () => {
    write('program.cjs', `exports.says = 'old';`);
    keep();
    write('program.cjs', `exports.says = 'newer';`);
    expect(said()).toEqual({ says: 'newer' });
  });

  it('passes over what another Node has compiled, or what is damaged', () => {
    write('program.cjs', `exports.says = 'old';`);
    keep();
    const compiled = join(folderOfCompiled(folder), 'program.cjs');
    write('program.cjs', `exports.says = 'new';`);
    // The second word of the four bytes each is V8's version.
    const foreign = readFileSync(compiled);
    foreign.writeUInt32LE(foreign.readUInt32LE(4) ^ 1, 4);
    writeFileSync(compiled, foreign);
    expect(said()).toEqual({ says: 'new' });
    writeFileSync(compiled, foreign.subarray(0, 10));
    expect(said()).toEqual({ says: 'new' });
  });

  it('is kept by the build with the flags that it starts with, in the launcher and in the image too', () => {
    const root = join(packageRoot(), '..', '..');
    const { scripts } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
      readonly scripts: { readonly start: string; readonly build: string };
    };
    const flags = scripts.start.match(/--\S+/g) ?? [];
    expect(scripts.build).toContain(`node ${flags.join(' ')} dist/keep-compiled.js`);
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    expect(image).toContain(`CMD [${[...flags, 'apps/api/dist/main.js'].map((part) => `"${part}"`).join(', ')}]`);
    const launcher = readFileSync(join(root, 'tooling/launcher/bin/start.mjs'), 'utf8');
    const megabytes = /SHORT_LIVED_MB = (\d+)/.exec(launcher)?.[1];
    expect(flags).toEqual([`--max-semi-space-size=${megabytes}`]);
  });
});
