import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';

const name = (text: string) => PDFName.of(text);
const PRINT = 4;
/** Invisible, hidden, not viewed, toggled: what a reader of the archive would not see. */
const UNSEEN = 1 | 2 | 32 | 256;
const FORBIDDEN_ACTIONS = [
  'Launch',
  'Sound',
  'Movie',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'Hide',
  'Rendition',
].concat(...['SetOCGState', 'Trans', 'GoTo3DView']);
const FORBIDDEN_ANNOTATIONS = ['3D', 'Sound', 'Screen', 'Movie', 'RichMedia'];
const SINGLE_FONTS = ['Type1', 'MMType1', 'TrueType', 'CIDFontType0', 'CIDFontType2'];
/** Four numbers and the operator that fills or strokes in CMYK. */
const CMYK_OPERATOR = /(?:^|\s)(?:[\d.]+\s+){4}[kK](?=\s|$)/;

const said = (dict: PDFDict, key: string) => {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : null;
};
const isAnnotation = (dict: PDFDict) => dict.has(name('Rect')) && dict.has(name('Subtype'));

/** Every dictionary of a file, those within others and of streams included, with the stream where it is of one. */
function everyDict(pdf: PDFDocument, visit: (dict: PDFDict, stream: PDFStream | null) => void): void {
  const below = (object: PDFObject) => {
    if (object instanceof PDFStream) {
      visit(object.dict, object);
      object.dict.values().forEach(below);
    } else if (object instanceof PDFDict) {
      visit(object, null);
      object.values().forEach(below);
    } else if (object instanceof PDFArray) object.asArray().forEach(below);
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) below(object);
}

/** Marks that say nothing of printing are printed, as an archive's have to be. */
export function printAnnotations(pdf: PDFDocument): void {
  everyDict(pdf, (dict) => {
    if (isAnnotation(dict) && said(dict, 'Subtype') !== 'Popup' && !dict.has(name('F')))
      dict.set(name('F'), PDFNumber.of(PRINT));
  });
}

function faultOfAnnotation(dict: PDFDict): string | null {
  const kind = said(dict, 'Subtype') ?? '';
  if (FORBIDDEN_ANNOTATIONS.includes(kind)) return 'ANNOTATION';
  const flags = dict.lookup(name('F'));
  const value = flags instanceof PDFNumber ? flags.asNumber() : 0;
  if (kind !== 'Popup' && ((value & PRINT) === 0 || (value & UNSEEN) !== 0)) return 'HIDDEN';
  const sides = dict.lookupMaybe(name('Rect'), PDFArray)?.asArray().map(String) ?? [];
  const isEmpty = sides[0] === sides[2] && sides[1] === sides[3];
  return kind === 'Popup' || kind === 'Link' || isEmpty || dict.has(name('AP')) ? null : 'APPEARANCE';
}

function faultOfFont(dict: PDFDict): string | null {
  const kind = said(dict, 'Subtype') ?? '';
  if (!SINGLE_FONTS.includes(kind)) return null;
  const descriptor = dict.lookup(name('FontDescriptor'));
  const isEmbedded =
    descriptor instanceof PDFDict && ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(name(key)));
  return isEmbedded ? null : 'FONT';
}

function faultOfStream(stream: PDFStream): string | null {
  const { dict } = stream;
  if (dict.has(name('F'))) return 'EXTERNAL';
  if (/LZWDecode|Crypt/.test(String(dict.lookup(name('Filter'))))) return 'FILTER';
  if (said(dict, 'Subtype') === 'PS') return 'POSTSCRIPT';
  return null;
}

/** Whether pages are painted in a color that the file's profile does not tell. */
function paintsInCmyk(pdf: PDFDocument): boolean {
  let isFound = false;
  everyDict(pdf, (dict) => {
    isFound ||= [...dict.values()].some((value) => value === name('DeviceCMYK'));
  });
  if (isFound) return true;
  return pdf.getPages().some(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams.some((entry) => {
      const stream = entry === undefined ? undefined : pdf.context.lookup(entry);
      if (!(stream instanceof PDFRawStream)) return false;
      return CMYK_OPERATOR.test(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
    });
  });
}

/**
 * What in a file PDF/A-3 (ISO 19005-3) forbids and a program that writes files is likely to bring: fonts that are not in
 * it, streams outside of it, scripts, sound and films, hidden marks, forms that are filled again, colors without a
 * profile, attached files that do not say what they are to it. Each once.
 */
export function archiveFaults(pdf: PDFDocument): string[] {
  const faults = new Set<string>();
  const note = (fault: string | null) => fault !== null && faults.add(fault);
  everyDict(pdf, (dict, stream) => {
    if (stream !== null) note(faultOfStream(stream));
    if (isAnnotation(dict)) note(faultOfAnnotation(dict));
    if (said(dict, 'Type') === 'Font') note(faultOfFont(dict));
    if (FORBIDDEN_ACTIONS.includes(said(dict, 'S') ?? '')) note('ACTION');
    if (dict.has(name('AA')) || dict.has(name('JavaScript'))) note('ACTION');
    if (dict.lookup(name('Interpolate'))?.toString() === 'true') note('INTERPOLATION');
    if (said(dict, 'Type') === 'Filespec' && dict.has(name('EF')) && !dict.has(name('AFRelationship')))
      note('ATTACHMENT');
  });
  const form = pdf.catalog.lookupMaybe(name('AcroForm'), PDFDict);
  if (form?.has(name('XFA')) || form?.lookup(name('NeedAppearances'))?.toString() === 'true') note('FORM');
  if (paintsInCmyk(pdf)) note('COLOR');
  return [...faults].toSorted();
}
