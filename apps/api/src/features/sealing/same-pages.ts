import { setImmediate } from 'node:timers/promises';
import { getDocumentProxy } from 'unpdf';

/** The words of each page; a page that is a picture has none. Others are let in between the pages. */
export async function wordsOfPages(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[][] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      pages.push(text.split(/\s+/).filter((word) => word !== ''));
      page.cleanup();
      await setImmediate();
    }
    return pages;
  } finally {
    await pdf.destroy();
  }
}

/** Whether a page has each word of another at least as often, whatever was written beside them. */
function carries(got: readonly string[], sent: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  return sent.every((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
}

/**
 * Whether a file that came back carries the pages that were sent, each with all its words and in their order; signatures,
 * stamps and further pages may have come. Drawings are not compared.
 *
 * @returns Null where that cannot be told, since what came back are pictures.
 */
export function carriesPages(
  sent: readonly (readonly string[])[],
  got: readonly (readonly string[])[],
): boolean | null {
  if (got.length < sent.length) return false;
  if (got.every((words) => words.length === 0)) return sent.every((words) => words.length === 0) ? true : null;
  let at = 0;
  for (const words of sent) {
    while (at < got.length && !carries(got[at] ?? [], words)) at += 1;
    if (at === got.length) return false;
    at += 1;
  }
  return true;
}
