import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/http/html';
import { PAGE_VARIABLES } from '../../kernel/http/page-styles';
import { text } from '../../kernel/texts';
import type { Part, TableOfPart } from '../../records/personal-data/archive-parts';

const STYLES = `${PAGE_VARIABLES}
*{box-sizing:border-box}
body{margin:0;background:var(--paper-0);color:var(--paper-9);font:16px/26px var(--sans)}
main{max-width:960px;margin:0 auto;padding:32px 20px 64px}
.brand{font:500 22px/1 var(--serif);margin:0 0 40px}
h1{font:400 32px/40px var(--serif);margin:0 0 12px;text-wrap:balance}
h2{font:400 24px/32px var(--serif);margin:48px 0 12px}
h3{font-size:16px;line-height:24px;margin:32px 0 8px}
a{color:var(--evergreen-6)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--evergreen-7);outline-offset:2px}
.hint{color:var(--paper-6);font-size:14px;line-height:22px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:12px 16px 12px 0;border-bottom:1px solid var(--paper-3)}
.row{background:var(--surface);border:1px solid var(--paper-3);border-radius:6px;padding:12px 20px;margin:0 0 12px}
dl{display:grid;grid-template-columns:minmax(120px,220px) minmax(0,1fr);gap:4px 24px;margin:0}
dt{color:var(--paper-7)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
dd dl{margin:0}
@media (max-width:767.98px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}h1{font-size:28px;line-height:34px}}
`;
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/** A page that works from a disk: nothing of it comes from elsewhere, and nothing of it runs. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLES_HASH}'">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(text('mail.brand'))}</p>
${body}
</main>
</body>
</html>
`;

const CENTS = /InCents$/;

/** `valueInCents` as "Value", `createdAt` as "Created at". */
function labelOf(name: string): string {
  const words = name
    .replace(CENTS, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueHtml(name: string, value: unknown): string {
  if (value instanceof Date) return escapeHtml(value.toISOString());
  if (Array.isArray(value)) {
    return value.every((each) => typeof each !== 'object')
      ? escapeHtml(value.join(', '))
      : value.map((each) => valueHtml(name, each)).join('<br>');
  }
  if (typeof value === 'object' && value !== null) return rowHtml(value as Record<string, unknown>);
  if (typeof value === 'boolean') return text(value ? 'archive.yes' : 'archive.no');
  if (typeof value === 'number' && CENTS.test(name)) return (value / 100).toFixed(2);
  return escapeHtml(String(value));
}

/** Numbers and dates of the row itself, which are read last. */
const OF_THE_ROW = /^(id|version|createdAt|updatedAt|deletedAt|.*Ids?)$/;

/** What is said of a row; what is empty is left out. */
function rowHtml(row: Record<string, unknown>): string {
  const said = Object.entries(row).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const inOrder = said.toSorted(([one], [other]) => Number(OF_THE_ROW.test(one)) - Number(OF_THE_ROW.test(other)));
  return `<dl>${inOrder.map(([name, value]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${valueHtml(name, value)}</dd>`).join('')}</dl>`;
}

const tableHtml = ({ name, rows }: TableOfPart): string =>
  `<h2>${escapeHtml(labelOf(name.replaceAll('_', ' ')))}</h2>
${rows.map((row) => `<div class="row">${rowHtml(row)}</div>`).join('\n')}`;

/** One part of the archive, to be read. */
export const partPage = ({ name, tables }: Part): string =>
  page(
    text(`archive.part.${name}`),
    `<p><a href="../index.html">${escapeHtml(text('archive.back'))}</a></p>
<h1>${escapeHtml(text(`archive.part.${name}`))}</h1>
<p>${escapeHtml(text(`archive.about.${name}`))}</p>
${tables
  .filter(({ rows }) => rows.length > 0)
  .map(tableHtml)
  .join('\n')}`,
  );

/** What the archive holds beside its parts. */
export interface ArchivedFile {
  /** Where it is in the archive. */
  readonly path: string;
  readonly kind: 'agreement' | 'evidence' | 'log';
  readonly sha256: string | null;
}

const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The first page: what there is, where it is, who the numbers are, and what is not told and why. */
export function indexPage(archive: {
  readonly name: string;
  readonly madeAt: Date;
  readonly parts: readonly { readonly name: Part['name']; readonly count: number }[];
  readonly files: readonly ArchivedFile[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly left: readonly { readonly what: string; readonly why: string }[];
  readonly verifyUrl: string;
}): string {
  const { parts, files, people, left } = archive;
  const listed = (kind: ArchivedFile['kind']) =>
    files
      .filter((file) => file.kind === kind)
      .map(
        ({ path, sha256 }) =>
          `<li><a href="${escapeHtml(hrefOf(path))}">${escapeHtml(path.slice(path.indexOf('/') + 1))}</a>${sha256 === null ? '' : `<br><span class="hint">SHA-256 ${escapeHtml(sha256)}</span>`}</li>`,
      )
      .join('\n');
  const section = (title: string, about: string, items: string) =>
    items === '' ? '' : `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(about)}</p>\n<ul>\n${items}\n</ul>`;
  return page(
    text('archive.title'),
    `<h1>${escapeHtml(text('archive.title'))}</h1>
<p>${escapeHtml(text('archive.lead', { name: archive.name, at: archive.madeAt.toISOString().slice(0, 16).replace('T', ' ') }))}</p>
<p>${escapeHtml(text('archive.formats'))}</p>
<h2>${escapeHtml(text('archive.parts'))}</h2>
<table>
<thead><tr><th scope="col">${escapeHtml(text('archive.what'))}</th><th scope="col">${escapeHtml(text('archive.entries'))}</th><th scope="col">${escapeHtml(text('archive.asData'))}</th></tr></thead>
<tbody>
${parts
  .map(
    ({ name, count }) =>
      `<tr><td><a href="pages/${name}.html">${escapeHtml(text(`archive.part.${name}`))}</a><br><span class="hint">${escapeHtml(text(`archive.about.${name}`))}</span></td><td>${count}</td><td><a href="data/${name}.json">${name}.json</a></td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
${section(text('archive.files.agreement'), text('archive.files.agreementAbout'), listed('agreement'))}
${section(text('archive.files.evidence'), text('archive.files.evidenceAbout'), listed('evidence'))}
${section(text('archive.files.log'), text('archive.files.logAbout', { url: archive.verifyUrl }), listed('log'))}
${section(
  text('archive.people'),
  text('archive.peopleAbout'),
  people
    .map(({ id, name }) => `<li>${escapeHtml(name)}<br><span class="hint">${escapeHtml(id)}</span></li>`)
    .join('\n'),
)}
${section(
  text('archive.left'),
  text('archive.leftAbout'),
  left.map(({ what, why }) => `<li><strong>${escapeHtml(what)}</strong>: ${escapeHtml(why)}</li>`).join('\n'),
)}
<p class="hint">${escapeHtml(text('mail.signature'))}</p>`,
  );
}
