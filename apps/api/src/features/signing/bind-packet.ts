import { PDFArray, PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { appendTagged, NotAPdf, openPdf } from '../sealing/bind';

const tagsOf = (pdf: PDFDocument) => pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);

/** What stands at the top of a PDF's tags. */
const topOf = (tags: PDFDict) => {
  const kids = tags.lookup(PDFName.of('K'));
  return kids instanceof PDFArray ? kids.asArray() : [tags.get(PDFName.of('K'))].filter((kid) => kid !== undefined);
};

/** Puts the pages of a tagged PDF before those of another, on the page and in what is read aloud. */
function putBefore(cover: PDFDocument, book: PDFDocument, tags: PDFDict): void {
  const count = cover.getPageCount();
  const before = topOf(tags).length;
  appendTagged(cover, book);
  const pages = book.getPages().slice(-count);
  for (const page of pages) {
    book.removePage(book.getPages().indexOf(page));
    book.insertPage(pages.indexOf(page), page);
  }
  const kids = topOf(tags);
  tags.set(PDFName.of('K'), book.context.obj([...kids.slice(before), ...kids.slice(0, before)]));
}

/** The number of an agreement's pages; null where its PDF cannot be opened to be bound into another. */
export async function pagesOf(agreement: Uint8Array): Promise<number | null> {
  try {
    return (await openPdf(agreement)).getPageCount();
  } catch (error) {
    if (error instanceof NotAPdf) return null;
    throw error;
  }
}

/** The cover and the agreement behind it, as the one of the two that keeps most: an agreement of ours keeps its links. */
async function coveredBy(cover: PDFDocument, agreement: Uint8Array | null): Promise<PDFDocument> {
  if (agreement === null) return cover;
  const book = await openPdf(agreement);
  const tags = tagsOf(book);
  if (tags === undefined) {
    appendTagged(book, cover);
    return cover;
  }
  putBefore(cover, book, tags);
  return book;
}

/**
 * Binds the packet: the cover, the current agreement, and the papers that are signed besides it. The agreement's
 * pages stay what they are, drawing for drawing.
 * @param parts.agreement Null where it cannot be bound; the packet is then the cover and the papers.
 */
export async function bindPacket(parts: {
  readonly title: string;
  readonly cover: Uint8Array;
  readonly agreement: Uint8Array | null;
  readonly papers: Uint8Array | null;
}): Promise<Uint8Array> {
  const book = await coveredBy(await openPdf(parts.cover), parts.agreement);
  if (parts.papers !== null) appendTagged(await openPdf(parts.papers), book);
  book.setTitle(parts.title, { showInWindowTitleBar: true });
  return book.save({ updateFieldAppearances: false });
}
