import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { withTool } from '../testing/with-tool';
import type { ClauseNode } from '../tree';
import { closePdfRenderer, renderPdf } from './index';

const run = promisify(execFile);

const tree = assemble(
  aFullCouple().named({ firstName: 'Zoë', lastName: 'Nguyễn' }, { firstName: '小龍', lastName: '李' }).input(),
);
const folder = mkdtempSync(join(tmpdir(), 'troth-paper-'));
const path = join(folder, 'agreement.pdf');
let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await renderPdf(tree);
  writeFileSync(path, bytes);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closePdfRenderer();
});

const opened = () => getDocumentProxy(bytes.slice());
const clausesUnder = (nodes: readonly ClauseNode[]): ClauseNode[] =>
  nodes.flatMap((node) => [node, ...clausesUnder(node.children)]);

const rolesIn = (node: object | null): string[] => {
  if (node === null) return [];
  const { role, children = [] } = node as { role?: string; children?: readonly object[] };
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesIn)];
};

describe('the file that a reader opens', { timeout: 60_000 }, () => {
  it('has a bookmark for each article and clause, one under the other', async () => {
    const outline = await (await opened()).getOutline();
    const articles = tree.sections.filter(({ kind }) => kind === 'ARTICLES');
    for (const { number, title, clauses } of articles) {
      const entry = outline?.find((one) => one.title === `${number}. ${title}`);
      const items = entry?.items as readonly { title: string }[] | undefined;
      expect(items?.map((item) => item.title)).toEqual(clauses.map((node) => `${node.number} ${node.heading}`));
    }
  });

  it('leads from each reference to the page where its clause stands', async () => {
    const document = await opened();
    const targets = new Set<string>();
    for (let at = 1; at <= document.numPages; at += 1) {
      const annotations = (await (await document.getPage(at)).getAnnotations()) as { subtype: string; dest: unknown }[];
      for (const { subtype, dest } of annotations) {
        if (subtype !== 'Link') continue;
        const place = typeof dest === 'string' ? await document.getDestination(dest) : (dest as unknown[] | null);
        expect(place).not.toBeNull();
        targets.add(JSON.stringify(dest));
      }
    }
    const references = clausesUnder(tree.sections.flatMap(({ clauses }) => clauses)).flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'paragraph' ? block.inlines.filter((inline) => inline.type === 'reference') : [],
      ),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(targets.size).toBeGreaterThanOrEqual(new Set(references.map(({ target }) => target)).size);
  });

  it('tags headings without leaving out a level, lists, and tables with their heads', async () => {
    const document = await opened();
    const roles: string[] = [];
    for (let at = 1; at <= document.numPages; at += 1)
      roles.push(...rolesIn(await (await document.getPage(at)).getStructTree()));
    const levels = roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'TOC', 'Link'])
      expect(roles).toContain(role);
  });

  it('holds no time', () => {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/\/CreationDate|\/ModDate|CreateDate|ModifyDate/);
  });
});

describe('as other programs see it', () => {
  withTool('pdfinfo', 'title, language of the paper, tagged, Letter', async () => {
    const { stdout } = await run('pdfinfo', [path]);
    expect(stdout).toMatch(/^Title: +Premarital Agreement: Zoë Nguyễn and 小龍 李$/m);
    expect(stdout).toMatch(/^Tagged: +yes$/m);
    expect(stdout).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
    expect(stdout).toMatch(/^JavaScript: +no$/m);
    expect(stdout).toMatch(/^Encrypted: +no$/m);
  });

  withTool('pdffonts', 'every font is embedded, a subset, and maps to Unicode', async () => {
    const { stdout } = await run('pdffonts', [path]);
    const fonts = stdout.trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +0$/);
  });

  withTool('pdffonts', 'no bold of the machine’s own stands in for a semibold of ours', async () => {
    for (const [lastName, face] of [
      ['शर्मा', 'NotoSansDevanagari'],
      ['กิ่งแก้ว', 'NotoSansThai'],
    ] as const) {
      const couple = aFullCouple().named({ firstName: 'Zoë', lastName }, {}).agreeOn({ at_custom: lastName });
      writeFileSync(path, await renderPdf(assemble(couple.input())));
      const { stdout } = await run('pdffonts', [path]);
      const ours = [...stdout.matchAll(/\+(\S+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name.startsWith(face));
      expect(ours.length).toBeGreaterThan(0);
      for (const name of ours) expect(name).toMatch(/-(?:Regular|SemiBold|Italic)$/);
    }
    writeFileSync(path, bytes);
  });

  withTool('qpdf', 'no error of syntax', async () => {
    const { stdout } = await run('qpdf', ['--check', path]);
    expect(stdout).toContain('No syntax or stream encoding errors found');
  });
});
