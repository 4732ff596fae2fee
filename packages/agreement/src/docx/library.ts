import { strToU8, zipSync } from 'fflate';
import { EARLIEST } from './render';
import { element, escaped, xmlFile } from './xml';

/** The texts of a library, to be read by an attorney: headings, paragraphs, and notes beside them. */
export interface LibraryFile {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly heading: string;
    readonly items: readonly {
      readonly title: string;
      readonly paragraphs: readonly string[];
      /** Source, name and state: smaller and grey. */
      readonly notes: readonly string[];
    }[];
  }[];
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Half points, and whether they are bold and grey. */
interface Look {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
  /** Of the outline, by which a word processor lists headings; none for plain text. */
  readonly level?: number;
  readonly before?: number;
}

function paragraph(words: string, { size, isBold = false, isQuiet = false, level, before = 0 }: Look): string {
  const look = element(
    'w:rPr',
    {},
    isBold ? '<w:b/>' : null,
    isQuiet ? element('w:color', { 'w:val': '5f5f5f' }) : null,
    element('w:sz', { 'w:val': String(size) }),
  );
  const layout = element(
    'w:pPr',
    {},
    level === undefined ? null : '<w:keepNext/>',
    element('w:spacing', { 'w:before': String(before), 'w:after': '80' }),
    level === undefined ? null : element('w:outlineLvl', { 'w:val': String(level) }),
  );
  const run = element('w:r', {}, look, `<w:t xml:space="preserve">${escaped(words)}</w:t>`);
  return element('w:p', {}, layout, run);
}

/** A library as a DOCX that any word processor opens, with its headings in the outline. */
export function renderLibraryDocx({ title, lead, parts }: LibraryFile): Uint8Array {
  const body = [
    paragraph(title, { size: 40, isBold: true, level: 0 }),
    paragraph(lead, { size: 20, isQuiet: true }),
    ...parts.flatMap(({ heading, items }) =>
      items.length === 0
        ? []
        : [
            paragraph(heading, { size: 32, isBold: true, level: 1, before: 480 }),
            ...items.flatMap((item) => [
              paragraph(item.title, { size: 24, isBold: true, level: 2, before: 280 }),
              ...item.paragraphs.map((words) => paragraph(words, { size: 22 })),
              ...item.notes.map((words) => paragraph(words, { size: 18, isQuiet: true })),
            ]),
          ],
    ),
  ];
  const document = xmlFile(element('w:document', { 'xmlns:w': WORD }, element('w:body', {}, ...body)));
  const types = xmlFile(
    element(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Override', { PartName: '/word/document.xml', ContentType: MAIN }),
    ),
  );
  const relations = xmlFile(
    element(
      'Relationships',
      { xmlns: `${PACKAGE}/relationships` },
      element('Relationship', { Id: 'document', Type: OFFICE, Target: 'word/document.xml' }),
    ),
  );
  return zipSync(
    {
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relations),
      'word/document.xml': strToU8(document),
    },
    { mtime: EARLIEST },
  );
}
