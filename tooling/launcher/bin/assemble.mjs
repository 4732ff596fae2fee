// `node tooling/launcher/bin/assemble.mjs FOLDER`: what production runs, from a built checkout, in a folder of its own: the
// bundles, the migrations, and the packages that they need without those for development. The image is made of it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const BUNDLES = [
  'apps/api/dist',
  'apps/api/migrations',
  'apps/customer/dist',
  'apps/attorney/dist',
  'apps/admin/dist',
  // What papers are typeset with.
  'packages/agreement/typst',
];

/** @param {string} folder */
function assemble(folder) {
  /** @param {string} path */
  const take = (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  };
  const workspaces = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(group, name, 'package.json')),
  );
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...workspaces]) {
    try {
      take(path);
    } catch (error) {
      // A folder without a package.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  for (const path of BUNDLES) take(path);
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = [
    `pnpm@${devDependencies.pnpm}`,
    'install',
    '--prod',
    '--frozen-lockfile',
    '--ignore-scripts',
    '--filter=@troth/api...',
  ];
  const { status } = spawnSync('npx', ['--yes', ...install], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages could not be installed (${status}).`);
  prune(folder);
}

/** A folder of a font package that holds one of its faces. */
const FACE = /^\d{3}[A-Z][A-Za-z]+(?:_Italic)?$/;

/** The faces that papers are set in, by package: what the lists of the typesetter and of DOCX files name. */
function usedFaces() {
  const sources = ['pdf/assets.ts', 'docx/fonts.ts'].map((file) => join(root, 'packages/agreement/src', file));
  const list = sources.map((file) => readFileSync(file, 'utf8')).join('');
  const packages = [...list.matchAll(/'(@expo-google-fonts\/[\w-]+)',\s*\[([^\]]+)\]/g)];
  return packages.map(([, name = '', faces = '']) => ({ name, faces }));
}

/** What no program loads: types, sources, and the way back to them. */
const FOR_DEVELOPMENT = /\.(?:[cm]?ts|map|flow)$/;

/**
 * Removes from the installed packages what nothing loads while the product runs: faces that no paper is set in, types, sources and source
 * maps, and the compiler that some packages only name for their types. Licenses stay.
 * @param {string} folder
 */
function prune(folder) {
  const store = join(folder, 'node_modules', '.pnpm');
  for (const name of readdirSync(store))
    if (/^(?:@typescript\+|typescript@)/.test(name)) rmSync(join(store, name), { recursive: true });
  const used = usedFaces();
  /** @param {string} parent @param {string} name */
  const isUnusedFace = (parent, name) => {
    const lists = used.filter((each) => parent.endsWith(`/${each.name}`));
    return lists.length > 0 && FACE.test(name) && !lists.some(({ faces }) => faces.includes(`'${name}'`));
  };
  for (const entry of readdirSync(store, { recursive: true, withFileTypes: true })) {
    const isUnused = entry.isDirectory()
      ? isUnusedFace(entry.parentPath, entry.name) ||
        (entry.name === 'esnext' && entry.parentPath.includes('@opentelemetry'))
      : entry.isFile() && FOR_DEVELOPMENT.test(entry.name);
    if (isUnused) rmSync(join(entry.parentPath, entry.name), { recursive: true, force: true });
  }
}

const [, , folder] = process.argv;
if (folder === undefined) {
  process.stderr.write('Usage: node tooling/launcher/bin/assemble.mjs FOLDER\n');
  process.exit(2);
}
assemble(folder);
