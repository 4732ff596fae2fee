import { setImmediate } from 'node:timers/promises';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { say } from '../assemble/wording';
import {
  assembled,
  contentsEntries,
  explanation,
  fullTitle,
  headOf,
  languageOf,
  notice,
  ofBoth,
  underLaw,
} from '../drawing/frame';
import { type Copy, DRAFT, type MarkedAgreement, type MarkedRun, plainRun } from '../drawing/marked';
import { markedRedline, markedTree } from '../drawing/read-versions';
import type { Redline } from '../redline/schemas';
import type { AgreementTree } from '../tree';
import { Body } from './body';
import { bookmarkedParts } from './bookmarks';
import { type FlowPart, written } from './flow';
import { type EmbeddedFont, embeddedFonts } from './fonts';
import { Lists, numberingOf, referredNumbers } from './numbering';
import { type Origin, originFile } from './origin';
import { Pen, type Revision, TEXT_WIDTH } from './pen';
import { fontsFile, stylesFile } from './styles';
import { element, escaped, property, xmlFile } from './xml';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = { 'xmlns:w': MAIN, 'xmlns:r': RELATIONS };

/** The parts of the file beside the text itself: name, kind of content, kind of relation. */
const PARTS = {
  styles: 'styles',
  numbering: 'numbering',
  settings: 'settings',
  fontTable: 'fontTable',
  header: 'header',
  footer: 'footer',
  comments: 'comments',
} as const;
type PartName = keyof typeof PARTS;

/** The earliest moment that an archive can name: the same text gives the same bytes. */
export const EARLIEST = new Date(1980, 0, 1);

function cover(pen: Pen, agreement: MarkedAgreement): string {
  const line = (style: string, runs: readonly MarkedRun[]) => pen.paragraph({ style }, pen.runs(runs));
  const of = (read: (tree: AgreementTree) => string) => ofBoth(agreement, read);
  return [
    line('Title', agreement.title),
    line('CoverText', [plainRun(say('paper.between'))]),
    line(
      'CoverParty',
      of(({ parties }) => parties.A.fullName),
    ),
    line('CoverText', [plainRun(say('paper.and'))]),
    line(
      'CoverParty',
      of(({ parties }) => parties.B.fullName),
    ),
    line('CoverLaw', of(underLaw)),
    line(
      'CoverNote',
      of(({ state }) => state.statute),
    ),
    ...notice(agreement.after, agreement.copy).map((said) => line('CoverNotice', [plainRun(said)])),
    line('CoverNote', of(assembled)),
  ].join('');
}

/**
 * The contents as a field. A word processor brings it up to date when it opens the file, and asks first: the pages are
 * known only to who lays them out, and those of the PDF would be wrong. In a file of two versions it is plain lines, where
 * changes can be tracked.
 */
function contents(pen: Pen, agreement: MarkedAgreement, isField: boolean): string {
  const character = (kind: string) => element('w:r', {}, element('w:fldChar', { 'w:fldCharType': kind }));
  const start = [
    character('begin'),
    element('w:r', {}, '<w:instrText xml:space="preserve"> TOC \\h \\z \\u \\o &quot;1-1&quot; </w:instrText>'),
    character('separate'),
  ].join('');
  const entries = contentsEntries(agreement);
  const lines = entries.map(({ mark, target, runs }, at) => {
    const words = pen.runs(runs);
    const linked = isField ? pen.link(target, words + pen.words('\t') + pen.pageOf(target)) : words;
    const isFirst = isField && at === 0;
    const isLast = isField && at === entries.length - 1;
    return pen.paragraph({ style: 'TOC1', mark }, `${isFirst ? start : ''}${linked}${isLast ? character('end') : ''}`);
  });
  return pen.paragraph({ style: 'ContentsHeading' }, pen.words(say('paper.contents'))) + lines.join('');
}

const PAGE_BREAK = element(
  'w:p',
  {},
  element('w:pPr', {}, property('w:pStyle', 'AfterTable')),
  element('w:r', {}, element('w:br', { 'w:type': 'page' })),
);

function header(pen: Pen, agreement: MarkedAgreement): string {
  const words = pen.runs([...agreement.title, plainRun('\t'), ...ofBoth(agreement, headOf)]);
  return xmlFile(element('w:hdr', NAMESPACES, pen.paragraph({ style: 'Header' }, words)));
}

function footer(pen: Pen, agreement: MarkedAgreement): string {
  const blank = plainRun('\u00a0________');
  const initials = (['A', 'B'] as const).map((side) => [
    ...ofBoth(agreement, ({ parties }) => parties[side].initials),
    blank,
  ]);
  const field = (name: string) => element('w:fldSimple', { 'w:instr': ` ${name} ` }, pen.words('1'));
  const page = say('paper.page', { page: '{page}', count: '{count}' })
    .split(/(\{page\}|\{count\})/)
    .map((piece) => (piece === '{page}' ? field('PAGE') : piece === '{count}' ? field('NUMPAGES') : pen.words(piece)))
    .join('');
  const [ofA = [], ofB = []] = initials;
  const lines = [plainRun(`${say('paper.initials')}   `), ...ofA, plainRun('   '), ...ofB];
  const words = pen.runs([...(agreement.copy === 'COMPANION' ? [] : lines), plainRun('\t')]);
  return xmlFile(element('w:ftr', NAMESPACES, pen.paragraph({ style: 'Footer' }, words + page)));
}

const sectionProperties = element(
  'w:sectPr',
  {},
  element('w:headerReference', { 'w:type': 'default', 'r:id': 'header' }),
  element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
  element('w:pgSz', { 'w:w': 12240, 'w:h': 15840 }),
  element('w:pgMar', {
    'w:top': 1656,
    'w:right': (12240 - TEXT_WIDTH) / 2,
    'w:bottom': 1512,
    'w:left': (12240 - TEXT_WIDTH) / 2,
    'w:header': 860,
    'w:footer': 760,
    'w:gutter': 0,
  }),
  '<w:titlePg/>',
);

const settings = (language: string, isRedline: boolean): string =>
  xmlFile(
    element(
      'w:settings',
      NAMESPACES,
      element('w:zoom', { 'w:percent': 100 }),
      '<w:embedTrueTypeFonts/>',
      // What is changed in a file with changes is a change too.
      isRedline ? '<w:trackRevisions/>' : null,
      property('w:defaultTabStop', 720),
      property('w:characterSpacingControl', 'doNotCompress'),
      // Numbers of pages and of sections; a file with changes is read as it is.
      isRedline ? null : '<w:updateFields/>',
      element(
        'w:compat',
        {},
        element('w:compatSetting', {
          'w:name': 'compatibilityMode',
          'w:uri': 'http://schemas.microsoft.com/office/word',
          'w:val': 15,
        }),
      ),
      element('w:themeFontLang', { 'w:val': language, 'w:eastAsia': 'zh-CN', 'w:bidi': 'he-IL' }),
    ),
  );

function commentsFile(pen: Pen, { author, date }: Revision): string {
  const comments = pen.comments.map(({ id, lines }) =>
    element(
      'w:comment',
      { 'w:id': id, 'w:author': author, 'w:date': date, 'w:initials': author.slice(0, 1) },
      ...lines.map((line) => pen.paragraph({ style: 'CommentText' }, pen.words(line))),
    ),
  );
  return xmlFile(element('w:comments', NAMESPACES, ...comments));
}

/** Files around the text that name what there is. */
function frame(
  parts: readonly PartName[],
  tree: AgreementTree,
  fonts: readonly EmbeddedFont[],
  origin: Origin | null,
): [string, string][] {
  const types = [
    element('Default', { Extension: 'rels', ContentType: `application/vnd.openxmlformats-package.relationships+xml` }),
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    element('Default', {
      Extension: 'odttf',
      ContentType: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
    }),
    element('Override', { PartName: '/word/document.xml', ContentType: `${CONTENT}.document.main+xml` }),
    ...parts.map((name) =>
      element('Override', { PartName: `/word/${name}.xml`, ContentType: `${CONTENT}.${PARTS[name]}+xml` }),
    ),
    element('Override', {
      PartName: '/docProps/core.xml',
      ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
    }),
    origin === null
      ? ''
      : element('Override', {
          PartName: '/docProps/custom.xml',
          ContentType: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
        }),
  ];
  const relation = (id: string, type: string, target: string) =>
    element('Relationship', { Id: id, Type: type, Target: target });
  const relations = (...children: string[]) =>
    xmlFile(element('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...children));
  const core = element(
    'cp:coreProperties',
    {
      'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    `<dc:title>${escaped(fullTitle(tree))}</dc:title>`,
    `<dc:language>${escaped(languageOf(tree))}</dc:language>`,
  );
  return [
    ['[Content_Types].xml', xmlFile(element('Types', { xmlns: `${PACKAGE}/content-types` }, ...types))],
    [
      '_rels/.rels',
      relations(
        relation('document', `${RELATIONS}/officeDocument`, 'word/document.xml'),
        relation('core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
        origin === null ? '' : relation('custom', `${RELATIONS}/custom-properties`, 'docProps/custom.xml'),
      ),
    ],
    [
      'word/_rels/document.xml.rels',
      relations(...parts.map((name) => relation(name, `${RELATIONS}/${PARTS[name]}`, `${name}.xml`))),
    ],
    [
      'word/_rels/fontTable.xml.rels',
      relations(...fonts.map(({ path }, at) => relation(`font${at + 1}`, `${RELATIONS}/font`, path))),
    ],
    ['docProps/core.xml', xmlFile(core)],
    ...(origin === null ? [] : [['docProps/custom.xml', originFile(origin)] as [string, string]]),
  ];
}

async function render(
  agreement: MarkedAgreement,
  revision: Revision | null,
  origin: Origin | null,
): Promise<Uint8Array> {
  const { before, after } = agreement;
  const lists = new Lists();
  const numbered = { before: numberingOf(before, lists), after: numberingOf(after, lists) };
  const referred = {
    before: referredNumbers(before, numbered.before),
    after: referredNumbers(after, numbered.after),
  };
  const pen = new Pen(revision, bookmarkedParts(after), referred);
  const body = new Body(pen, numbered, agreement, (change) => explanation(change, after));
  // Others are served between the sections of a long agreement.
  await setImmediate();
  const front = [cover(pen, agreement), contents(pen, agreement, revision === null), PAGE_BREAK].join('');
  const flow: FlowPart[] = [];
  for (const section of agreement.sections) {
    flow.push(...body.section(section));
    await setImmediate();
  }
  // A body ends with a paragraph that no change can take away.
  flow.push(pen.part({ style: 'End' }, ''));
  const language = languageOf(after);
  const fonts = await embeddedFonts();
  const document = xmlFile(
    element('w:document', NAMESPACES, element('w:body', {}, front, written(flow, pen), sectionProperties)),
  );
  const parts: Partial<Record<PartName, string>> = {
    styles: stylesFile(NAMESPACES, language),
    numbering: lists.file(NAMESPACES),
    settings: settings(language, revision !== null),
    fontTable: fontsFile(NAMESPACES, fonts),
    header: header(pen, agreement),
    footer: footer(pen, agreement),
    ...(revision === null || pen.comments.length === 0 ? {} : { comments: commentsFile(pen, revision) }),
  };
  const names = Object.keys(parts) as PartName[];
  const files = [
    ...frame(names, after, fonts, origin),
    ['word/document.xml', document],
    ...names.map((name): [string, string] => [`word/${name}.xml`, parts[name] ?? '']),
  ] as const;
  return zipSync(
    {
      ...Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])),
      ...Object.fromEntries(fonts.map(({ path, bytes }): [string, Zippable[string]] => [`word/${path}`, bytes])),
    },
    { mtime: EARLIEST },
  );
}

/**
 * The agreement as a DOCX that a word processor numbers, links and sets as the PDF is set. The same tree gives the same
 * bytes.
 *
 * @param origin Which version this is, so that the file can come back. Nothing reads the files of companions or samples back.
 */
export const renderDocx = (
  tree: AgreementTree,
  copy: Copy = DRAFT,
  origin: Origin | null = null,
): Promise<Uint8Array> => render(markedTree(tree, copy), null, origin);

export interface RedlineFile {
  before: AgreementTree;
  after: AgreementTree;
  redline: Redline;
  /** Whose changes a word processor says they are. */
  author: string;
  /** When they were made, as an ISO instant. */
  date: string;
}

/**
 * Two versions in one DOCX with tracked changes: who accepts all has the later version, who rejects all the earlier one.
 * A comment beside each change says why it is there.
 * @throws Error when the redline is not of these versions.
 */
export const renderRedlineDocx = (
  { author, date, ...versions }: RedlineFile,
  copy: Copy = DRAFT,
  origin: Origin | null = null,
): Promise<Uint8Array> => render(markedRedline(versions, copy), { author, date }, origin);
