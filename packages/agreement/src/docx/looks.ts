import { indentAt, numberWidth } from './numbering';

/** How the paper looks: each style of a paragraph, which a lawyer may change in one place. */

/** Ink on paper, as the PDF has it. */
export const INK = '1F2A2E';
export const QUIET = '4C5557';
const PALE = '646560';
export const RULE = 'BDB5A7';
export const HAIRLINE = 'DDD4C5';

/** Sizes are in half points, as the format has them; distances in twentieths of a point. */
export interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  colour?: string;
}

export interface ParagraphStyle extends Look {
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
  spacing?: { before?: number; after?: number; line?: number; isExact?: boolean };
  indent?: { left?: number; right?: number; hanging?: number };
  align?: 'left' | 'center' | 'right' | 'both';
  outline?: number;
}

const clauseStyles = Array.from(
  { length: 4 },
  (_, depth): ParagraphStyle => ({
    id: `Clause${depth + 1}`,
    name: `Clause Level ${depth + 1}`,
    basedOn: 'Normal',
    // The first level of the list is that of the headings; a clause without one is numbered where it stands.
    ...(depth === 0 ? {} : { list: { numId: 1, level: depth + 1 } }),
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

const HEADING: Pick<ParagraphStyle, 'bold' | 'colour' | 'keepNext' | 'keepLines' | 'next'> = {
  bold: true,
  colour: INK,
  keepNext: true,
  keepLines: true,
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

const SECOND_HEADING = {
  basedOn: 'Normal',
  ...HEADING,
  size: 23,
  spacing: { before: 320, after: 120 },
  align: 'left',
  outline: 1,
} as const;

export const PARAGRAPHS: readonly ParagraphStyle[] = [
  { id: 'Normal', name: 'Normal', spacing: { before: 0, after: 140, line: 276 }, align: 'both' },
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    size: 64,
    spacing: { before: 1800, after: 800, line: 240 },
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
    spacing: { after: 160 },
    indent: { left: 700, right: 700 },
    align: 'center',
  },
  { id: 'CoverNotice', name: 'Cover Notice', basedOn: 'CoverNote', rule: 'top', spacing: { before: 1400, after: 160 } },
  { id: 'Heading1', name: 'heading 1', ...FIRST_HEADING, next: 'Heading2', list: { numId: 1, level: 0 } },
  // Not based on the numbered one: not every program takes a list away again.
  { id: 'HeadingUnnumbered', name: 'Heading 1 Unnumbered', ...FIRST_HEADING },
  { id: 'ScheduleHeading', name: 'Schedule Heading', basedOn: 'HeadingUnnumbered', next: 'ClauseText0' },
  {
    id: 'Heading2',
    name: 'heading 2',
    ...SECOND_HEADING,
    next: 'ClauseText1',
    list: { numId: 1, level: 1 },
    size: 21,
    spacing: { before: 260, after: 130 },
    indent: { left: indentAt(1), hanging: numberWidth(0) },
  },
  { id: 'Heading2Unnumbered', name: 'Heading 2 Unnumbered', ...SECOND_HEADING },
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
    spacing: { before: 50, after: 50, line: 252 },
    align: 'left',
  },
  { id: 'TableHead', name: 'Table Heading', basedOn: 'TableText', size: 17, colour: QUIET, keepNext: true },
  { id: 'TableHeadCentred', name: 'Table Heading Centred', basedOn: 'TableHead', align: 'center' },
  { id: 'TableTotal', name: 'Table Total', basedOn: 'TableText', bold: true },
  {
    id: 'AfterTable',
    name: 'After Table',
    basedOn: 'Normal',
    size: 8,
    spacing: { before: 0, after: 0, line: 200, isExact: true },
  },
  {
    id: 'End',
    name: 'End',
    basedOn: 'Normal',
    size: 2,
    spacing: { before: 0, after: 0, line: 20, isExact: true },
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
