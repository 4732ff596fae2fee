import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoadBudget } from './first-load.mjs';

// Plain JavaScript: Vite loads a configuration's imports from node_modules as they are, and Node 20 reads no TypeScript.

/** @typedef {import('./vite.mjs').PortalKind} PortalKind */
/** @typedef {import('vite').Plugin} Plugin */

const here = dirname(fileURLToPath(import.meta.url));
const silentRenewEntry = join(here, 'src', 'silent-renew.ts');
const silentRenewPage = 'silent-renew.html';

/** @type {(name: string, standard: number) => number} */
const port = (name, standard) => Number(process.env[name] ?? standard);
const ports = () => ({
  api: port('API_PORT', 4000),
  customer: port('CUSTOMER_PORT', 4001),
  attorney: port('ATTORNEY_PORT', 4002),
  admin: port('ADMIN_PORT', 4003),
});

/** What `/environment.json` says while developing; in one program with the API, the API's own server says it. @param {PortalKind} portal */
function environmentOf(portal) {
  const { api, ...portals } = ports();
  /** @param {number} number */
  const origin = (number) => `http://127.0.0.1:${number}`;
  return {
    apiBase: origin(api),
    authority: `${origin(api)}/oidc`,
    clientId: `troth-${portal}`,
    portals: { customer: origin(portals.customer), attorney: origin(portals.attorney), admin: origin(portals.admin) },
  };
}

/** @type {(portal: PortalKind) => Plugin} */
const environmentWhileDeveloping = (portal) => ({
  name: 'troth:environment',
  configureServer(server) {
    server.middlewares.use('/environment.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(environmentOf(portal)));
    });
  },
});

/** The page of the hidden sign-in frame: a second entry that every portal has without a file of its own. @returns {Plugin} */
const silentRenew = () => {
  /** @param {string} script */
  const html = (script) =>
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Troth</title><script type="module" src="${script}"></script></head><body></body></html>\n`;
  let fileName = '';
  return {
    name: 'troth:silent-renew',
    configureServer(server) {
      server.middlewares.use(`/${silentRenewPage}`, (_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(html(`/@fs${silentRenewEntry}`));
      });
    },
    buildStart() {
      if (this.environment.mode === 'build')
        fileName = this.emitFile({ type: 'chunk', id: silentRenewEntry, name: 'silent-renew' });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: silentRenewPage, source: html(`/${this.getFileName(fileName)}`) });
    },
  };
};

/**
 * The two faces of the first screen are asked for as soon as the program is; the rest when a glyph needs them. `startPortal`
 * knows whether there will be a screen of ours at all.
 */
const preloadedFonts = ['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal'];

/** @type {() => Plugin} */
const preloadFonts = () => ({
  name: 'troth:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.some((font) => file.includes(`/${font}`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload-with-program', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: /** @type {const} */ ('head'),
        })),
  },
});

/** What `startPortal` asks for a moment later, for any visitor: a phone would wait for it step by step. @type {() => Plugin} */
const preloadEnvironment = () => ({
  name: 'troth:preload-environment',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', href: '/environment.json', crossorigin: '' },
        injectTo: 'head',
      },
    ],
  },
});

/** Refuses a build whose page could not run under the content security policy: no inline scripts or styles. The development server needs one. @type {() => Plugin} */
const selfCheck = () => ({
  name: 'troth:self-check',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (/<script(?![^>]*\bsrc=)/.test(html))
        throw new Error(
          'index.html holds an inline script, which the content security policy refuses: move it to a module',
        );
      if (/<style|\sstyle=/.test(html))
        throw new Error(
          'index.html holds inline styles, which the content security policy refuses: move them to a stylesheet',
        );
      if (!html.includes('id="root"')) throw new Error('index.html needs <div id="root"></div>');
      return html;
    },
  },
});

/**
 * Zod tries out whether it may make functions of text, which the content security policy refuses and a browser reports. It
 * is told not to where it keeps its settings: a module of ours would come too late, after schemas in another chunk.
 * @type {() => Plugin}
 */
const zodWithoutEval = () => ({
  name: 'troth:zod-without-eval',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => {
      if (!code.includes('export const globalConfig'))
        throw new Error('Zod keeps its settings elsewhere now: tell it there not to make functions of text (jitless)');
      return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
    },
  },
});

/**
 * What a first load consists of, each with all that it imports and no group before it has: React, which changes rarely and
 * stays in the browser's cache; what decides whether the program is loaded, and leaves for the sign-in page without it; the
 * program. Left to itself the bundler makes a file of each part that a later screen shares, most of them under 1 kB.
 */
const firstLoad = [
  { name: 'react', test: /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/, priority: 9 },
  { name: 'start', test: /portal[\\/]src[\\/]start\.tsx$/, priority: 9 },
  { name: 'program', test: join(here, 'src', 'boot.tsx'), priority: 8 },
  { name: 'boot', test: /src[\\/]app[\\/]boot\.ts$/, priority: 7 },
];

/** What comes with the frame, since nearly every screen uses it and it is small. */
const withFrame = [
  /src[\\/]app[\\/]shell\.tsx$/,
  /shared[\\/](?:load-boundary|overall-progress|one-per-person|set-fresh-data)\.tsx?$/,
  /domain[\\/]src[\\/](?:dates[\\/](?:calendar|instants)|questionnaire[\\/]section-status)\.ts$/,
  /portal[\\/]src[\\/]instants\.tsx$/,
  /query[\\/].*[\\/]useMutation\.js$/,
  /ui[\\/]src[\\/]layout\.tsx$/,
];

/**
 * What many screens share, in a few files: the frame, the fields, what saves them, and the questionnaire. In forty small ones a
 * section took longer to ask for its program and to link it than to run it.
 */
const manyScreens = [
  { name: 'frame', test: (/** @type {string} */ id) => withFrame.some((part) => part.test(id)), priority: 6 },
  { name: 'fields', test: /ui[\\/]src[\\/](?:(?:date|money|select|text)-field|option-cards)\.tsx$/, priority: 5 },
  { name: 'saving', test: /shared[\\/]saving[\\/]/, priority: 4 },
  {
    name: 'questions',
    test: /questionnaire[\\/](?:use-questionnaire|jump)\.ts$|shared[\\/]meaning-asked-for\.tsx$|question-(?:card|tree)\.tsx$/,
    priority: 3,
  },
];

/** The Vite configuration of the three portals: `export default portalViteConfig('customer');` in `vite.config.ts`. @type {typeof import('./vite.mjs').portalViteConfig} */
export function portalViteConfig(portal) {
  const server = { host: '127.0.0.1', port: ports()[portal], strictPort: true };
  return {
    plugins: [
      react(),
      environmentWhileDeveloping(portal),
      silentRenew(),
      preloadFonts(),
      preloadEnvironment(),
      zodWithoutEval(),
      selfCheck(),
      firstLoadBudget(),
    ],
    server,
    preview: server,
    css: { modules: { generateScopedName: 'troth-[name]-[local]-[hash:base64:4]' } },
    build: {
      target: 'es2022',
      // Ornaments and fonts stay files: inlined they would weigh on every first load.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [...firstLoad, ...manyScreens] } } },
      reportCompressedSize: false,
    },
  };
}
