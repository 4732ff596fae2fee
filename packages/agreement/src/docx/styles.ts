import { type EmbeddedFont, FACE } from './fonts';
import { HAIRLINE, INK, type Look, PARAGRAPHS, type ParagraphStyle, QUIET, RULE } from './looks';
import { element, property, xmlFile } from './xml';

/**
 * What a word processor takes that does not read the fonts in a file: a serif that each has or knows a twin of. Fonts for
 * other scripts are named beside the face: Han, kana and Hangul take the East Asian one, Hebrew, Arabic and the scripts of
 * India the complex one.
 */
const SUBSTITUTE = 'Cambria';
const EAST_ASIAN_FONT = 'SimSun';
const COMPLEX_FONT = 'Times New Roman';

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
    'w:ascii': FACE,
    'w:hAnsi': FACE,
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
      table('Frame', 'Frame', '', 0),
    ),
  );
}

/** The fonts that the file holds, and what to take in place of one that a machine does not have. */
export function fontsFile(namespaces: Readonly<Record<string, string>>, embedded: readonly EmbeddedFont[]): string {
  const font = (name: string, other: string, family: string, charset: string, files: readonly string[] = []) =>
    element(
      'w:font',
      { 'w:name': name },
      property('w:altName', other),
      property('w:charset', charset),
      property('w:family', family),
      property('w:pitch', 'variable'),
      ...files,
    );
  return xmlFile(
    element(
      'w:fonts',
      namespaces,
      font(
        FACE,
        SUBSTITUTE,
        'roman',
        '00',
        embedded.map((style, at) => element(style.element, { 'r:id': `font${at + 1}`, 'w:fontKey': `{${style.key}}` })),
      ),
      font(EAST_ASIAN_FONT, 'Noto Serif CJK SC', 'auto', '86'),
      font(COMPLEX_FONT, 'Liberation Serif', 'roman', '00'),
    ),
  );
}
