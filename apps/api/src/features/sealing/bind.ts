import { renderMarkPdf } from '@troth/agreement/pdf';
import {
  AFRelationship,
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** Bytes that are no PDF, or one that is locked. */
export class NotAPdf extends Error {
  override readonly name = 'NotAPdf';
}

const name = (text: string) => PDFName.of(text);

/** @throws NotAPdf */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    if (pdf.getPageCount() === 0) throw new NotAPdf('It has no pages.');
    return pdf;
  } catch (error) {
    if (error instanceof NotAPdf) throw error;
    throw new NotAPdf(error instanceof EncryptedPDFError ? 'It is locked.' : 'It cannot be read.', { cause: error });
  }
}

/** A file that came from the notary, ready to have something bound behind it. */
export interface Source {
  readonly pdf: PDFDocument;
  readonly bytes: Uint8Array;
  /** Whether it bore signatures of its own, as a notary's file does. */
  readonly isSigned: boolean;
}

/**
 * Opens a file. Signatures that it bears would not outlive pages behind them, so they are taken off its pages; what they
 * show stays.
 * @throws NotAPdf
 */
export async function openSource(bytes: Uint8Array): Promise<Source> {
  const pdf = await openPdf(bytes);
  return { pdf, bytes, isSigned: takeSignaturesOff(pdf) };
}

interface Attachment {
  readonly name: string;
  readonly description: string;
}

/**
 * Binds a certificate behind a file, and marks each page where it is not what it looks like. A file with signatures of
 * its own is attached as well, byte for byte, so that those can be verified; so is the agreement's text for programs.
 */
export async function bind(
  { pdf, bytes, isSigned }: Source,
  certificate: Uint8Array,
  {
    mark,
    at,
    attachment,
    printed = null,
  }: {
    readonly mark: string | null;
    readonly at: Date;
    readonly attachment: Attachment;
    /** The agreement as JSON; null of one that was imported. */
    readonly printed?: (Attachment & { readonly json: string }) | null;
  },
): Promise<PDFDocument> {
  if (isSigned) {
    await pdf.attach(bytes, attachment.name, {
      mimeType: 'application/pdf',
      description: attachment.description,
      modificationDate: at,
      afRelationship: AFRelationship.Source,
    });
  }
  if (printed !== null) {
    await pdf.attach(new TextEncoder().encode(printed.json), printed.name, {
      mimeType: 'application/json',
      description: printed.description,
      creationDate: at,
      modificationDate: at,
      afRelationship: AFRelationship.Data,
    });
  }
  appendTagged(await openPdf(certificate), pdf);
  if (mark !== null) await markPages(pdf, await renderMarkPdf(mark));
  pdf.setModificationDate(at);
  // What is attached is written only now, and read by the next step.
  await pdf.flush();
  return pdf;
}

const fieldsOf = (pdf: PDFDocument): PDFArray | undefined => {
  const form = pdf.catalog.lookupMaybe(name('AcroForm'), PDFDict);
  return form?.lookupMaybe(name('Fields'), PDFArray);
};

const isSignature = (field: PDFDict) => field.lookup(name('FT')) === name('Sig');

/**
 * What a signature shows on its page stays there, as a stamp; that it is one would no longer be true.
 * @returns whether there were any.
 */
function takeSignaturesOff(pdf: PDFDocument): boolean {
  let isSigned = false;
  const unsign = (annotation: PDFDict) => {
    isSigned ||= annotation.has(name('V'));
    for (const key of ['FT', 'V', 'T', 'Ff', 'Lock', 'SV', 'MK']) annotation.delete(name(key));
    annotation.set(name('Subtype'), name('Stamp'));
  };
  const withoutSignatures = (entries: readonly PDFObject[]): PDFObject[] =>
    entries.filter((entry) => {
      const field = pdf.context.lookup(entry);
      if (!(field instanceof PDFDict)) return false;
      const kids = field.lookupMaybe(name('Kids'), PDFArray)?.asArray() ?? [];
      if (isSignature(field)) {
        isSigned ||= field.has(name('V'));
        for (const widget of [...kids.map((kid) => pdf.context.lookup(kid)), field])
          if (widget instanceof PDFDict && widget.has(name('Subtype'))) unsign(widget);
        return false;
      }
      const kept = withoutSignatures(kids);
      if (kept.length < kids.length) field.set(name('Kids'), pdf.context.obj(kept));
      return kids.length === 0 || kept.length > 0;
    });
  const fields = fieldsOf(pdf);
  if (fields !== undefined) {
    const kept = pdf.context.obj(withoutSignatures(fields.asArray()));
    pdf.catalog.lookup(name('AcroForm'), PDFDict).set(name('Fields'), kept);
  }
  // What a signature allows to be changed is said for it alone.
  pdf.catalog.delete(name('Perms'));
  pdf.catalog.delete(name('DSS'));
  return isSigned;
}

/** The numbers under which pages and marks name themselves to the tags; those that are appended follow. */
function nextStructKey(root: PDFDict): number {
  const tree = root.lookupMaybe(name('ParentTree'), PDFDict);
  const ofTree = (node: PDFDict): number => {
    const nums = node.lookupMaybe(name('Nums'), PDFArray);
    const kids = node.lookupMaybe(name('Kids'), PDFArray);
    let next = 0;
    for (let at = 0; at < (nums?.size() ?? 0); at += 2)
      next = Math.max(next, (nums?.lookup(at, PDFNumber).asNumber() ?? 0) + 1);
    for (let at = 0; at < (kids?.size() ?? 0); at += 1)
      next = Math.max(next, ofTree(kids?.lookup(at, PDFDict) ?? node.context.obj({})));
    return next;
  };
  const declared = root.lookupMaybe(name('ParentTreeNextKey'), PDFNumber)?.asNumber() ?? 0;
  return Math.max(declared, tree === undefined ? 0 : ofTree(tree));
}

/** All pairs of a number tree, in order. */
function pairsOf(node: PDFDict | undefined): [number: number, value: PDFRef | PDFArray | PDFDict][] {
  const pairs: [number, PDFRef | PDFArray | PDFDict][] = [];
  const nums = node?.lookupMaybe(name('Nums'), PDFArray);
  for (let at = 0; at < (nums?.size() ?? 0); at += 2) {
    const value = nums?.get(at + 1);
    const key = nums?.lookup(at, PDFNumber).asNumber() ?? 0;
    if (value instanceof PDFRef || value instanceof PDFArray || value instanceof PDFDict) pairs.push([key, value]);
  }
  const kids = node?.lookupMaybe(name('Kids'), PDFArray);
  for (let at = 0; at < (kids?.size() ?? 0); at += 1) pairs.push(...pairsOf(kids?.lookup(at, PDFDict)));
  return pairs;
}

/**
 * Appends the pages of one PDF to another with the tags that say what is a heading and what a table, which a reader for
 * the blind goes by. Where the first has no tags, the pages are appended without theirs.
 */
export function appendTagged(from: PDFDocument, to: PDFDocument): void {
  const copier = PDFObjectCopier.for(from.context, to.context);
  const refs = from.getPages().map(({ ref }) => copier.copy(ref));
  const own = to.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const other = from.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const otherRef = from.catalog.get(name('StructTreeRoot'));
  const shift = own === undefined ? 0 : nextStructKey(own);
  for (const ref of refs) {
    const leaf = to.context.lookup(ref);
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('A page of the certificate is none.');
    leaf.delete(name('Parent'));
    renumber(leaf, to.context, own === undefined ? null : shift);
    to.addPage(PDFPage.of(leaf, ref, to));
  }
  if (own === undefined || other === undefined) return;
  const ownRef = to.catalog.get(name('StructTreeRoot'));
  const added = otherRef instanceof PDFRef ? to.context.lookup(copier.copy(otherRef), PDFDict) : copier.copy(other);
  const kidsOf = (root: PDFDict) => {
    const kids = root.lookup(name('K'));
    return kids instanceof PDFArray ? kids.asArray() : [root.get(name('K'))].filter((kid) => kid !== undefined);
  };
  const kids = kidsOf(added);
  for (const kid of kids) {
    const element = to.context.lookupMaybe(kid, PDFDict);
    if (element === undefined) continue;
    rename(element);
    if (ownRef !== undefined) element.set(name('P'), ownRef);
  }
  own.set(name('K'), to.context.obj([...kidsOf(own), ...kids]));
  const pairs = [
    ...pairsOf(own.lookupMaybe(name('ParentTree'), PDFDict)),
    ...pairsOf(added.lookupMaybe(name('ParentTree'), PDFDict)).map(([key, value]) => [key + shift, value] as const),
  ];
  const nums = to.context.obj(pairs.flatMap(([key, value]) => [PDFNumber.of(key), value]));
  own.set(name('ParentTree'), to.context.register(to.context.obj({ Nums: nums })));
  own.set(name('ParentTreeNextKey'), PDFNumber.of(nextStructKey(own)));
  const ids = new Map<string, PDFRef>();
  for (const [id, element] of [...idsOf(own), ...idsOf(added)]) ids.set(id, element);
  const names = [...ids].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([id, ref]) => [PDFString.of(id), ref]);
  own.set(name('IDTree'), to.context.register(to.context.obj({ Names: to.context.obj(names) })));
}

const RENAMED = 'certificate-';

const renamed = (id: PDFObject | undefined): PDFString | null =>
  id instanceof PDFString || id instanceof PDFHexString ? PDFString.of(`${RENAMED}${id.decodeText()}`) : null;

/** The heads of tables have names by which their cells say whose they are. Those of two documents are kept apart. */
function rename(element: PDFDict): void {
  const id = renamed(element.lookup(name('ID')));
  if (id !== null) element.set(name('ID'), id);
  const attributes = element.lookup(name('A'));
  const listed = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
  for (const entry of listed) {
    const held = entry === undefined ? undefined : element.context.lookup(entry);
    const heads = held instanceof PDFDict ? held.lookup(name('Headers')) : undefined;
    if (!(held instanceof PDFDict) || !(heads instanceof PDFArray)) continue;
    const ids = heads.asArray().map((head) => renamed(element.context.lookup(head)) ?? head);
    held.set(name('Headers'), element.context.obj(ids));
  }
  const kids = element.lookup(name('K'));
  for (const kid of kids instanceof PDFArray ? kids.asArray() : [kids]) {
    const held = kid === undefined ? undefined : element.context.lookup(kid);
    if (held instanceof PDFDict && held.has(name('S'))) rename(held);
  }
}

/** The named elements below a root of tags. */
function idsOf(root: PDFDict): [id: string, element: PDFRef][] {
  const found: [string, PDFRef][] = [];
  const visit = (entry: PDFObject | undefined) => {
    const held = entry === undefined ? undefined : root.context.lookup(entry);
    if (!(held instanceof PDFDict)) return;
    const id = held.lookup(name('ID'));
    const isNamed = id instanceof PDFString || id instanceof PDFHexString;
    if (isNamed && entry instanceof PDFRef) found.push([id.decodeText(), entry]);
    const kids = held.lookup(name('K'));
    if (kids instanceof PDFArray) kids.asArray().forEach(visit);
    else if (kids instanceof PDFDict) visit(held.get(name('K')));
  };
  const kids = root.lookup(name('K'));
  if (kids instanceof PDFArray) kids.asArray().forEach(visit);
  else visit(root.get(name('K')));
  return found;
}

/** Gives a page, and what stands on it, numbers of the document that it joins; without tags there it has none. */
function renumber(leaf: PDFPageLeaf, context: PDFContext, shift: number | null): void {
  const change = (holder: PDFDict, key: string) => {
    const known = holder.lookupMaybe(name(key), PDFNumber);
    if (known === undefined) return;
    if (shift === null) holder.delete(name(key));
    else holder.set(name(key), PDFNumber.of(known.asNumber() + shift));
  };
  change(leaf, 'StructParents');
  for (const annotation of leaf.Annots()?.asArray() ?? []) {
    const held = context.lookupMaybe(annotation, PDFDict);
    if (held !== undefined) change(held, 'StructParent');
  }
}

/** Lays a sheet over each page, whatever its size. */
async function markPages(pdf: PDFDocument, sheet: Uint8Array): Promise<void> {
  const [mark] = await pdf.embedPdf(sheet, [0]);
  if (mark === undefined) throw new Error('The mark has no page.');
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    page.drawPage(mark, { x, y, width, height });
  }
}
