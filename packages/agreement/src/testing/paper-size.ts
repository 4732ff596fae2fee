import { placesIn } from './pdf-places';

/** A page with fewer words says little: most of its paper is blank. */
export const FEW_WORDS = 130;

export interface PaperSize {
  readonly pages: number;
  readonly words: number;
  /** The pages with fewer words than `FEW_WORDS`, by their numbers. */
  readonly sparse: readonly number[];
}

/** Heads and feet, which stand above and below, do not count. */
const [LOWEST, HIGHEST] = [46, 732];

/** How much paper an agreement takes, and which of its pages say little. */
export async function paperSize(bytes: Uint8Array): Promise<PaperSize> {
  const words: number[] = [];
  for (const { page, text, baseline } of await placesIn(bytes)) {
    words[page - 1] ??= 0;
    // Dots that lead to a page's number are no words.
    if (baseline > LOWEST && baseline < HIGHEST)
      words[page - 1]! += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return {
    pages: words.length,
    words: words.reduce((sum, count) => sum + count, 0),
    sparse: words.flatMap((count, at) => (count < FEW_WORDS ? [at + 1] : [])),
  };
}
