/*
 * How much paper the agreements of the golden couples take: pages, words, and pages that say little.
 * With the path of a folder as argument the PDFs are left there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdf } from '@troth/agreement/pdf';
import { cases, FEW_WORDS, paperSize } from '@troth/agreement/testing';

const [, , folder] = process.argv;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

let pages = 0;
let sparse = 0;
for (const [name, couple] of Object.entries(cases)) {
  const bytes = await renderPdf(assemble(couple().input()));
  const size = await paperSize(bytes);
  pages += size.pages;
  sparse += size.sparse.length;
  process.stdout.write(
    `${name.padEnd(36)}${size.pages} pages, ${size.words} words, sparse: ${size.sparse.join(' ') || 'none'}\n`,
  );
  if (folder !== undefined) writeFileSync(join(folder, `${name}.pdf`), bytes);
}
process.stdout.write(
  `${sparse} of ${pages} pages hold under ${FEW_WORDS} words (${((100 * sparse) / pages).toFixed(1)} %)\n`,
);
await closePdfRenderer();
