import { indentAt, numberWidth } from './numbering';
import { element, property, xmlFile } from './xml';

/** Ink on paper, as the PDF has it. */
const INK = '1F2A2E';
const QUIET = '4C5557';
const PALE = '646560';
const RULE = 'BDB5A7';
const HAIRLINE = 'DDD4C5';

/**
 * A serif that every word processor has or knows a twin of. Fonts for other scripts are named beside it: Han, kana and
 * Hangul take the East Asian one, Hebrew, Arabic and the scripts of India the complex one.
 */
const FONT = 'Cambria';
const EAST_ASIAN_FONT = 'SimSun';
const COMPLEX_FONT = 'Times New Roman';

interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  colour?: string;
}

/** Sizes are in half points, as the format has them. */
function runProperties({ size, bold, italic, underline, colour }: Look): string | null {
  const children = [
    bold === undefined ? '' : bold ? '<w:b/><w:bCs/>' : property('w:b', 0) + property('w:bCs', 0),
    italic === undefined ? '' : italic ? '<w:i/><w:iCs/>' : property('w:i', 0) + property('w:iCs', 0),
    colour === undefined ? '' : property('w:color', colour),
    size === undefined ? '' : property('w:sz', size) + property('w:szCs', size),
    underline === undefined ? '' : property('w:u', underline ? 'single' : 'none'),
  ].join('');
  return children === '' ? null : `<w:rPr>${children}</w:rPr>`;
}

interface ParagraphStyle extends Look {
  id: string;
  name: string;
  basedOn?: string;
  next?: string;
  keepNext?: boolean;
  keepLines?: boolean;
  pageBreakBefore?: boolean;
  list?: { numId: number; level?: number };
  rule?: 'top' | 'bottom';
  ruleColour?: string;
  tabs?: readonly (readonly [kind: 'left' | 'right', at: number])[];
  isUnhyphenated?: boolean;
  spacing?: { before?: number; after?: number; line?: number; isExact?: boolean };
  indent?: { left?: number; right?: number; hanging?: number };
  align?: 'left' | 'center' | 'right' | 'both';
  outline?: number;
}

function paragraphStyle(style: ParagraphStyle): string {
  const { id, name, basedOn, next, list, rule, tabs, spacing, indent, align, outline } = style;
  const spaces: Record<string, string | number> = {};
  if (spacing?.before !== undefined) spaces['w:before'] = spacing.before;
  if (spacing?.after !== undefined) spaces['w:after'] = spacing.after;
  if (spacing?.line !== undefined) {
    spaces['w:line'] = spacing.line;
    spaces['w:lineRule'] = spacing.isExact === true ? 'exact' : 'auto';
  }
  const indents: Record<string, number> = {};
  if (indent?.left !== undefined) indents['w:left'] = indent.left;
  if (indent?.right !== undefined) indents['w:right'] = indent.right;
  if (indent?.hanging !== undefined) indents['w:hanging'] = indent.hanging;
  const properties = [
    style.keepNext === undefined ? '' : style.keepNext ? '<w:keepNext/>' : property('w:keepNext', 0),
    style.keepLines === true ? '<w:keepLines/>' : '',
    style.pageBreakBefore === true ? '<w:pageBreakBefore/>' : '',
    list === undefined
      ? ''
      : element(
          'w:numPr',
          {},
          list.level === undefined ? null : property('w:ilvl', list.level),
          property('w:numId', list.numId),
        ),
    rule === undefined
      ? ''
      : element(
          'w:pBdr',
          {},
          element(`w:${rule}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 4, 'w:color': style.ruleColour ?? RULE }),
        ),
    tabs === undefined
      ? ''
      : element('w:tabs', {}, ...tabs.map(([kind, at]) => element('w:tab', { 'w:val': kind, 'w:pos': at }))),
    style.isUnhyphenated === true ? '<w:suppressAutoHyphens/>' : '',
    spacing === undefined ? '' : element('w:spacing', spaces),
    indent === undefined ? '' : element('w:ind', indents),
    align === undefined ? '' : property('w:jc', align),
    outline === undefined ? '' : property('w:outlineLvl', outline),
  ].join('');
  return element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id, ...(id === 'Normal' ? { 'w:default': 1 } : {}) },
    property('w:name', name),
    basedOn === undefined ? null : property('w:basedOn', basedOn),
    next === undefined ? null : property('w:next', next),
    '<w:qFormat/>',
    properties === '' ? null : `<w:pPr>${properties}</w:pPr>`,
    runProperties(style),
  );
}

const clauseStyles = Array.from(
  { length: 4 },
  (_, depth): ParagraphStyle => ({
    id: `Clause${depth + 1}`,
    name: `Clause Level ${depth + 1}`,
    basedOn: 'Normal',
    list: { numId: 1, level: depth + 1 },
    spacing: { before: depth === 0 ? 200 : 60 },
    indent: { left: indentAt(depth + 1), hanging: numberWidth(depth) },
  }),
);
const textStyles = Array.from(
  { length: 6 },
  (_, depth): ParagraphStyle => ({
    id: `ClauseText${depth}`,
    name: depth === 0 ? 'Body Text' : `Clause Text ${depth}`,
    basedOn: 'Normal',
    ...(depth === 0 ? {} : { indent: { left: indentAt(depth) } }),
  }),
);

const HEADING: Pick<ParagraphStyle, 'bold' | 'colour' | 'keepNext' | 'keepLines' | 'isUnhyphenated' | 'next'> = {
  bold: true,
  colour: INK,
  keepNext: true,
  keepLines: true,
  isUnhyphenated: true,
  next: 'ClauseText0',
};

const FIRST_HEADING = {
  basedOn: 'Normal',
  ...HEADING,
  size: 27,
  spacing: { before: 480, after: 200, line: 259 },
  align: 'center',
  outline: 0,
} as const;

const PARAGRAPHS: readonly ParagraphStyle[] = [
  { id: 'Normal', name: 'Normal', spacing: { before: 0, after: 140, line: 276 }, align: 'both' },
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    size: 64,
    isUnhyphenated: true,
    spacing: { before: 2600, after: 900, line: 240 },
    align: 'center',
  },
  {
    id: 'CoverText',
    name: 'Cover Text',
    basedOn: 'Normal',
    size: 24,
    italic: true,
    colour: QUIET,
    spacing: { after: 280 },
    align: 'center',
  },
  {
    id: 'CoverParty',
    name: 'Cover Party',
    basedOn: 'Normal',
    size: 38,
    isUnhyphenated: true,
    spacing: { after: 280, line: 240 },
    align: 'center',
  },
  {
    id: 'CoverLaw',
    name: 'Cover Law',
    basedOn: 'Normal',
    size: 22,
    colour: QUIET,
    spacing: { before: 560, after: 160 },
    align: 'center',
  },
  {
    id: 'CoverNote',
    name: 'Cover Note',
    basedOn: 'Normal',
    size: 17,
    colour: PALE,
    isUnhyphenated: true,
    spacing: { after: 160 },
    indent: { left: 700, right: 700 },
    align: 'center',
  },
  { id: 'CoverNotice', name: 'Cover Notice', basedOn: 'CoverNote', rule: 'top', spacing: { before: 2400, after: 160 } },
  { id: 'Heading1', name: 'heading 1', ...FIRST_HEADING, next: 'Clause1', list: { numId: 1, level: 0 } },
  // Not based on the numbered one: not every program takes a list away again.
  { id: 'HeadingUnnumbered', name: 'Heading 1 Unnumbered', ...FIRST_HEADING },
  { id: 'ScheduleHeading', name: 'Schedule Heading', basedOn: 'HeadingUnnumbered', next: 'ClauseText0' },
  {
    id: 'Heading2',
    name: 'heading 2',
    basedOn: 'Normal',
    ...HEADING,
    size: 23,
    spacing: { before: 320, after: 120 },
    align: 'left',
    outline: 1,
  },
  {
    id: 'Heading3',
    name: 'heading 3',
    basedOn: 'Normal',
    ...HEADING,
    size: 21,
    spacing: { before: 240, after: 100 },
    align: 'left',
    outline: 2,
  },
  ...clauseStyles,
  ...textStyles,
  { id: 'Definition', name: 'Definition', basedOn: 'Normal', spacing: { after: 120 } },
  {
    id: 'Summary',
    name: 'Plain Summary',
    basedOn: 'Normal',
    tabs: [['left', 680]],
    spacing: { after: 100 },
    indent: { left: 680, hanging: 680 },
    align: 'left',
  },
  { id: 'EmptyList', name: 'Empty List', basedOn: 'Normal', italic: true, colour: QUIET, align: 'left' },
  {
    id: 'TableText',
    name: 'Table Text',
    basedOn: 'Normal',
    size: 18,
    isUnhyphenated: true,
    spacing: { before: 50, after: 50, line: 252 },
    align: 'left',
  },
  { id: 'TableHead', name: 'Table Heading', basedOn: 'TableText', size: 17, colour: QUIET, keepNext: true },
  { id: 'TableHeadCentred', name: 'Table Heading Centred', basedOn: 'TableHead', align: 'center' },
  { id: 'TableTotal', name: 'Table Total', basedOn: 'TableText', bold: true },
  {
    id: 'BeforeTable',
    name: 'Before Table',
    basedOn: 'Normal',
    size: 2,
    spacing: { before: 0, after: 0, line: 20, isExact: true },
  },
  {
    id: 'AfterTable',
    name: 'After Table',
    basedOn: 'Normal',
    size: 8,
    spacing: { before: 0, after: 0, line: 200, isExact: true },
  },
  { id: 'InitialsText', name: 'Initials', basedOn: 'TableText', size: 20, spacing: { before: 200, after: 40 } },
  {
    id: 'SignatureName',
    name: 'Signature Name',
    basedOn: 'Normal',
    keepNext: true,
    spacing: { before: 360, after: 0 },
    align: 'left',
  },
  {
    id: 'SignatureLine',
    name: 'Signature Line',
    basedOn: 'TableText',
    size: 17,
    colour: PALE,
    rule: 'top',
    ruleColour: QUIET,
    spacing: { before: 620, after: 0 },
  },
  { id: 'SignatureLineLeft', name: 'Signature Line Left', basedOn: 'SignatureLine', indent: { right: 200 } },
  {
    id: 'InitialsLine',
    name: 'Initials Line',
    basedOn: 'InitialsText',
    rule: 'bottom',
    ruleColour: QUIET,
    indent: { left: 120, right: 120 },
  },
  {
    id: 'CertificateHeading',
    name: 'Certificate Heading',
    basedOn: 'Heading3',
    next: 'Certificate',
    rule: 'top',
    spacing: { before: 360, after: 120 },
  },
  { id: 'Certificate', name: 'Certificate', basedOn: 'Normal', keepLines: true, align: 'left' },
  {
    id: 'ContentsHeading',
    name: 'Contents Heading',
    basedOn: 'Normal',
    bold: true,
    size: 27,
    pageBreakBefore: true,
    spacing: { after: 360 },
    align: 'center',
  },
  {
    id: 'TOC1',
    name: 'toc 1',
    basedOn: 'Normal',
    isUnhyphenated: true,
    tabs: [['right', 8640]],
    spacing: { after: 130 },
    indent: { right: 700 },
    align: 'left',
  },
  {
    id: 'Header',
    name: 'header',
    basedOn: 'Normal',
    size: 17,
    italic: true,
    colour: PALE,
    rule: 'bottom',
    tabs: [['right', 8640]],
    spacing: { after: 0 },
    align: 'left',
  },
  {
    id: 'Footer',
    name: 'footer',
    basedOn: 'Normal',
    size: 17,
    colour: PALE,
    tabs: [['right', 8640]],
    spacing: { after: 0 },
    align: 'left',
  },
  { id: 'CommentText', name: 'annotation text', basedOn: 'Normal', size: 20, spacing: { after: 0 }, align: 'left' },
];

const character = (id: string, name: string, look: Look) =>
  element(
    'w:style',
    { 'w:type': 'character', 'w:styleId': id },
    property('w:name', name),
    '<w:qFormat/>',
    runProperties(look),
  );

const table = (id: string, name: string, borders: string, cellSides: number) =>
  element(
    'w:style',
    { 'w:type': 'table', 'w:styleId': id },
    property('w:name', name),
    property('w:basedOn', 'TableNormal'),
    element(
      'w:tblPr',
      {},
      borders,
      element(
        'w:tblCellMar',
        {},
        element('w:left', { 'w:w': cellSides, 'w:type': 'dxa' }),
        element('w:right', { 'w:w': cellSides, 'w:type': 'dxa' }),
      ),
    ),
  );
const hairline = (side: string) =>
  element(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': HAIRLINE });

/** @param language As the agreement's, such as `en-US`. */
export function stylesFile(namespaces: Readonly<Record<string, string>>, language: string): string {
  const fonts = element('w:rFonts', {
    'w:ascii': FONT,
    'w:hAnsi': FONT,
    'w:eastAsia': EAST_ASIAN_FONT,
    'w:cs': COMPLEX_FONT,
  });
  const defaults = element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element(
        'w:rPr',
        {},
        fonts,
        property('w:color', INK),
        property('w:sz', 21),
        property('w:szCs', 21),
        element('w:lang', { 'w:val': language, 'w:eastAsia': 'zh-CN', 'w:bidi': 'he-IL' }),
      ),
    ),
    element('w:pPrDefault', {}, element('w:pPr', {}, '<w:widowControl/>')),
  );
  const tableNormal = element(
    'w:style',
    { 'w:type': 'table', 'w:styleId': 'TableNormal', 'w:default': 1 },
    property('w:name', 'Normal Table'),
    element('w:tblPr', {}, element('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' })),
  );
  return xmlFile(
    element(
      'w:styles',
      namespaces,
      defaults,
      ...PARAGRAPHS.map(paragraphStyle),
      character('ClauseHeading', 'Clause Heading', { bold: true }),
      character('DefinedTerm', 'Defined Term', { bold: true }),
      character('Strong', 'Strong', { bold: true }),
      character('Quiet', 'Quiet', { colour: QUIET }),
      character('Detail', 'Table Detail', { size: 16, colour: QUIET }),
      character('CommentReference', 'annotation reference', { size: 16 }),
      tableNormal,
      table('Ledger', 'Ledger', element('w:tblBorders', {}, hairline('bottom'), hairline('insideH')), 70),
      table('Signatures', 'Signatures', '', 0),
    ),
  );
}

/** What to take in place of a font that a machine does not have. */
export function fontsFile(namespaces: Readonly<Record<string, string>>): string {
  const font = (name: string, other: string, family: string, charset: string) =>
    element(
      'w:font',
      { 'w:name': name },
      property('w:altName', other),
      property('w:charset', charset),
      property('w:family', family),
      property('w:pitch', 'variable'),
    );
  return xmlFile(
    element(
      'w:fonts',
      namespaces,
      font(FONT, 'Caladea', 'roman', '00'),
      font(EAST_ASIAN_FONT, 'Noto Serif CJK SC', 'auto', '86'),
      font(COMPLEX_FONT, 'Liberation Serif', 'roman', '00'),
    ),
  );
}
