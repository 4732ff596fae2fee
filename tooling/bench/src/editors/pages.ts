import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AgreementTree } from '@troth/agreement/tree';
import { build } from 'vite';
import { plainText } from './plain-text';

/** Those beside ours: ProseMirror without what we made of it, and editors that others made. */
export const OTHERS = ['prosemirror', 'tiptap', 'lexical', 'slate'] as const;

const trial = fileURLToPath(new URL('../../../../packages/editor/trial', import.meta.url));
const builtTrial = join(trial, '../dist/trial');
const builtOthers = fileURLToPath(new URL('../../node_modules/.editors', import.meta.url));

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const scriptsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** Builds the page of each editor. @returns What its scripts weigh, compressed. */
export async function buildPages(): Promise<ReadonlyMap<string, number>> {
  await build({ configFile: join(trial, 'vite.config.ts'), logLevel: 'error' });
  for (const name of OTHERS)
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(builtOthers, name),
        emptyOutDir: true,
        target: 'es2022',
        lib: { entry: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), formats: ['es'], fileName: 'page' },
        minify: true,
      },
    });
  const weigh = (folder: string) => scriptsIn(folder).reduce((sum, name) => sum + gzipped(join(folder, name)), 0);
  return new Map([
    ['troth', weigh(join(builtTrial, 'assets'))],
    ...OTHERS.map((name): [string, number] => [name, weigh(join(builtOthers, name))]),
  ]);
}

/** The scripts that a portal's page can load: a folder that was built before has older ones, too. */
function scriptsOf(dist: string): ReadonlySet<string> {
  const assets = join(dist, 'assets');
  const known = scriptsIn(assets);
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const name of known) {
      if (found.has(name) || !text.includes(name)) continue;
      found.add(name);
      follow(readFileSync(join(assets, name), 'utf8'));
    }
  };
  follow(readFileSync(join(dist, 'index.html'), 'utf8'));
  return found;
}

/** What a portal loads for the editor's route; null where the portal is not built. */
export function chunkInPortal(portal: 'attorney' | 'admin'): number | null {
  const dist = fileURLToPath(new URL(`../../../../apps/${portal}/dist`, import.meta.url));
  if (!existsSync(dist)) return null;
  return [...scriptsOf(dist)]
    .filter((name) => name.startsWith('editor-'))
    .reduce((sum, name) => sum + gzipped(join(dist, 'assets', name)), 0);
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

/** Set as ours is, and left undrawn while out of sight as ours is: what is compared is the editor. */
const pageOf = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name}</title>
    <style>
      #root { width: 664px; margin: 0 auto; padding: 32px 48px; font: 17px/1.6 serif; white-space: pre-wrap; }
      section section { padding: 10px 0 0 40px; }
      [contenteditable] > section > section { content-visibility: auto; contain-intrinsic-block-size: auto 150px; }
      p { margin: 0 0 8px; }
    </style>
  </head>
  <body><div id="root"></div><script type="module" src="/${name}/page.js"></script></body>
</html>`;

/** Serves all of them, with the text. */
export async function servePages(tree: AgreementTree) {
  const answers = new Map([
    ['/tree.json', JSON.stringify(tree)],
    ['/plain.json', JSON.stringify(plainText(tree))],
    ...OTHERS.map((name): [string, string] => [`/${name}`, pageOf(name)]),
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url);
    const path = url === '/troth' ? '/index.html' : url;
    response.setHeader(
      'content-type',
      url.endsWith('.json') ? 'application/json' : (types[extname(path)] ?? 'text/html'),
    );
    try {
      const isOthers = OTHERS.some((name) => url.startsWith(`/${name}/`));
      response.end(answer ?? readFileSync(join(isOthers ? builtOthers : builtTrial, path)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}
