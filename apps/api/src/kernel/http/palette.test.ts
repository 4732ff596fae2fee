import { palette, paletteStylesheet, SURFACE_COLOR, WHITE } from '@troth/domain/constants';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../package-root';

const root = join(packageRoot(), '../..');
const SOURCE = /^\.(?:tsx?|mjs|js|css|html|svg)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', '.turbo', 'coverage']);
const THE_SOURCE = 'packages/domain/src/constants/palette.ts';
/** Made from the palette. Identity imports nothing of ours, so its copy is a file, and is held to the source here. */
const MADE_FROM_IT = 'packages/identity/assets/palette.css';

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* sourceFiles(path);
    else if (entry.isFile() && SOURCE.test(extname(entry.name))) yield path;
  }
}

const files = ['apps', 'packages']
  .flatMap((folder) => [...sourceFiles(join(root, folder))])
  .map((path) => ({ path: relative(root, path), colors: readFileSync(path, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [] }))
  .filter(({ path, colors }) => colors.length > 0 && !path.includes('.test.') && path !== MADE_FROM_IT);

/** Pictures and the page before the first stylesheet, which can read no variable. */
const isPicture = ({ path }: { path: string }) => /\.(?:svg|html)$/.test(path);

describe('palette', () => {
  it('is what the sign-in pages have', async () => {
    await expect(paletteStylesheet()).toMatchFileSnapshot(join(root, MADE_FROM_IT));
  });

  it('is the only source file of the product that names a color', () => {
    expect(files.filter((file) => !isPicture(file)).map(({ path }) => path)).toEqual([THE_SOURCE]);
  });

  it('has every color of the pictures', () => {
    const known = new Set<string>([...Object.values(palette).flat(), SURFACE_COLOR, WHITE]);
    const pictures = files.filter(isPicture);
    expect(pictures.length).toBeGreaterThan(8);
    for (const { path, colors } of pictures) {
      expect(
        colors.map((color) => color.toLowerCase()).filter((color) => !known.has(color)),
        path,
      ).toEqual([]);
    }
  });
});
