/**
 * The agreement by a headless browser: the product's own HTML of it, which has the same structure, with what its paper
 * shows besides: margins, running heads, initials and page x of y by the rules of printed pages, justified text with
 * hyphens where the browser has a dictionary, and the same face, installed as one of the system's, which costs a browser
 * less than any other way. The PDF is tagged and has bookmarks and links.
 *
 * A browser does not know on which page a heading stands. To put the numbers into the contents it prints twice, and the
 * first print tells; without them it prints once.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { renderHtml } from '@troth/agreement/html';
import type { AgreementTree } from '@troth/agreement/tree';
import { getDocumentProxy } from 'unpdf';

const FACES = createRequire(createRequire(import.meta.url).resolve('@troth/agreement/package.json'));

/** A folder whose settings make the product's face one of the system's, for the program that is given it. */
async function fontSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'troth-faces-'));
  const faces = dirname(FACES.resolve('@expo-google-fonts/source-serif-4/package.json'));
  const folders = ['400Regular', '400Regular_Italic', '600SemiBold'].map((name) => `<dir>${join(faces, name)}</dir>`);
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return folder;
}

const quoted = (text: string) => `"${text.replace(/["\\\n<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

function paperStyle({ title, parties: { A, B } }: AgreementTree): string {
  const small = 'font: 8.5pt "Source Serif 4"; color: #646560';
  return `<style>
    @page {
      size: letter; margin: 1.15in 1.25in 1.05in;
      @top-left { content: ${quoted(title)}; ${small}; font-style: italic }
      @top-right { content: ${quoted(`${A.fullName} and ${B.fullName}`)}; ${small}; font-style: italic }
      @bottom-left { content: ${quoted(`Initials  ${A.initials} ________  ${B.initials} ________`)}; ${small} }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); ${small} }
    }
    @page :first { @top-left { content: none } @top-right { content: none } @bottom-left { content: none } @bottom-right { content: none } }
    p, .body { text-align: justify; hyphens: auto }
    td, th, .cover p { text-align: start; hyphens: manual }
    .cover p { text-align: center }
    .end { text-align: end }
    nav { break-after: page }
    nav li { display: flex; justify-content: space-between }
    nav li[data-page]::after { content: attr(data-page) }
  </style></head>`;
}

const htmlOf = (tree: AgreementTree) => renderHtml(tree).replace('</head>', () => paperStyle(tree));

async function print(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** On which page each entry of the contents leads to, as the file says it. */
async function contentsPages(bytes: Uint8Array): Promise<number[]> {
  const file = await getDocumentProxy(Uint8Array.from(bytes));
  const links = (await (await file.getPage(2)).getAnnotations()) as { dest?: unknown }[];
  const pages: number[] = [];
  for (const { dest } of links) {
    const place = (typeof dest === 'string' ? await file.getDestination(dest) : dest) as
      | [{ num: number; gen: number }]
      | null;
    if (place !== null) pages.push((await file.getPageIndex(place[0])) + 1);
  }
  return pages;
}

function withPages(html: string, pages: readonly number[]): string {
  const [before = '', after = ''] = html.split('</nav>', 2);
  let at = 0;
  return `${before.replaceAll('<li>', () => `<li data-page="${pages[at++] ?? ''}">`)}</nav>${after}`;
}

export interface BrowserContender {
  /** One print: the contents have no page numbers. */
  once: (tree: AgreementTree) => Promise<Uint8Array>;
  /** Two prints, the second with the page numbers; how they are read from the first is not counted. */
  twice: (tree: AgreementTree, notCounted: <T>(work: () => Promise<T>) => Promise<T>) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Starts a browser and opens its page. */
export async function startBrowser(): Promise<BrowserContender> {
  const folder = await fontSettings();
  const browser: Browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
    chromiumSandbox: process.getuid?.() !== 0,
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  });
  const page = await browser.newPage();
  return {
    once: (tree) => print(page, htmlOf(tree)),
    twice: async (tree, notCounted) => {
      const html = htmlOf(tree);
      const first = await print(page, html);
      const numbered = await notCounted(async () => withPages(html, await contentsPages(first)));
      return print(page, numbered);
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of the kernel's clock that counts processes, in ms. */
const TICK_MS = 10;

/** Processor time of all programs that this one started, and theirs, in ms; 0 where the system does not tell. */
export async function processorMsOfChildren(): Promise<number> {
  const parents = new Map<number, { parent: number; ticks: number }>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(join('/proc', name, 'stat'), 'utf8').catch(() => null);
    if (stat === null) continue;
    // A program's name may hold spaces; it ends with the last bracket. Then: state, parent, … its own time and that of
    // those it started that have ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    parents.set(Number(name), { parent: Number(fields[1]), ticks });
  }
  const isOurs = (id: number): boolean => {
    const parent = parents.get(id)?.parent;
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  let ticks = 0;
  for (const [id, { ticks: own }] of parents) if (isOurs(id)) ticks += own;
  return ticks * TICK_MS;
}
