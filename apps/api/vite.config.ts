import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/**
 * Our packages are bundled from source, and the npm packages that they use are not the API's own, so Node would not
 * find them by name from `dist`. Those that stay installed are imported from where they are installed instead, native and WASM parts included.
 */
export const dependenciesOfOurPackages = (isInstalled: (id: string) => boolean = () => true): Plugin => ({
  name: 'troth-dependencies-of-our-packages',
  enforce: 'pre',
  async resolveId(id, importer) {
    const isBare = /^[^./\0]/.test(id) && !id.startsWith('@troth/') && !id.startsWith('node:') && isInstalled(id);
    if (!isBare || importer === undefined || !importer.startsWith(packages)) return null;
    if (importer.includes(`${sep}node_modules${sep}`)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (found === null || !found.id.startsWith(sep)) return found;
    return { id: found.id, external: true };
  },
});

/** What `/docs` and `/openapi.json` serve, beside the bundle, so that production installs no viewer. */
const reference: Plugin = {
  name: 'troth-reference',
  generateBundle() {
    const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const files = [
      ...['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'].map((name) => join(viewer, name)),
      join(packages, 'api-client', 'openapi.json'),
    ];
    for (const file of files)
      this.emitFile({ type: 'asset', fileName: `reference/${basename(file)}`, source: readFileSync(file) });
  },
};

/** The commit that is built: as the build is told, where no repository is at hand, or as git says. */
function commit(): string {
  const told = process.env['TROTH_COMMIT'];
  if (told) return told.slice(0, 12);
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : '';
}

export const define = { TROTH_COMMIT: JSON.stringify(commit()) };

// Our own source; npm packages stay where they are installed. The program itself is packed: `vite.program.config.ts`.
export default defineConfig({
  plugins: [dependenciesOfOurPackages(), reference],
  define,
  build: {
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    ssr: true,
    rollupOptions: {
      // What is not bundled is found from here by a path that starts at the folder which all these share: it must be `src`.
      input: {
        main: 'src/program/main-built.ts',
        admin: 'src/program/admin.ts',
        'verify-log': 'src/features/verification/verify-log.ts',
        'build-image': 'src/program/build-image.ts',
        'keep-compiled': 'src/program/keep-compiled.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      makeAbsoluteExternalsRelative: true,
    },
  },
  // Kysely is 255 files, each of which a start would open and compile separately.
  ssr: { noExternal: [/^@troth\//, 'kysely'] },
});
