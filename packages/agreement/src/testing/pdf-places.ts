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

/** Feet stand below the text, which ends here. */
const END_OF_TEXT = 72;

/** The lines of a page from its top, without its foot. */
export function linesOn(placed: readonly Placed[], page: number): string[] {
  const lines = new Map<number, Placed[]>();
  for (const place of placed.filter((one) => one.page === page && one.baseline > END_OF_TEXT)) {
    const baseline = Math.round(place.baseline);
    lines.set(baseline, [...(lines.get(baseline) ?? []), place]);
  }
  return [...lines].toSorted(([a], [b]) => b - a).map(([, line]) => line.map(({ text }) => text).join(' '));
}
