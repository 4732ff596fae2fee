import { getDocumentProxy } from 'unpdf';

/** A piece of text where it stands, in points from the page's lower left corner. */
export interface Placed {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** Every piece of text of a PDF in the order of its file, with where it stands. */
export async function placesIn(bytes: Uint8Array): Promise<Placed[]> {
  const document = await getDocumentProxy(bytes.slice());
  const placed: Placed[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left = 0, baseline = 0] = (item.transform as number[]).slice(4);
      placed.push({ page, text: item.str, left, right: left + item.width, baseline });
    }
  }
  return placed;
}
