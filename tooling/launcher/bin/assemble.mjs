// `node tooling/launcher/bin/assemble.mjs FOLDER`: what production runs, from a built checkout, in a folder of its own: the
// bundles, the migrations, and the packages that they need without those for development. The image is made of it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const BUNDLES = ['apps/api/dist', 'apps/api/migrations', 'apps/customer/dist', 'apps/attorney/dist', 'apps/admin/dist'];

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
}

const [, , folder] = process.argv;
if (folder === undefined) {
  process.stderr.write('Usage: node tooling/launcher/bin/assemble.mjs FOLDER\n');
  process.exit(2);
}
assemble(folder);
