import { type Placed, placesIn } from './pdf-places';

/** A page with fewer words, those of its head and foot included, says little: most of its paper is blank. */
export const FEW_WORDS = 130;

export interface PaperSize {
  readonly pages: number;
  readonly words: number;
  /** The pages with fewer words than `FEW_WORDS`, by their numbers. */
  readonly sparse: readonly number[];
}

/** Dots that lead to a page's number are no words. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** How much paper an agreement takes, and which of its pages say little. */
export function sizeOf(placed: readonly Placed[]): PaperSize {
  const words: number[] = [];
  for (const { page, text } of placed)
    words[page - 1] = (words[page - 1] ?? 0) + text.split(/\s+/).filter(isWord).length;
  return {
    pages: words.length,
    words: words.reduce((sum, count) => sum + count, 0),
    sparse: words.flatMap((count, at) => (count < FEW_WORDS ? [at + 1] : [])),
  };
}

export const paperSize = async (bytes: Uint8Array): Promise<PaperSize> => sizeOf(await placesIn(bytes));
