import { extractText, getDocumentProxy } from 'unpdf';

/** All text of a PDF, with white space folded. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** How often each letter stands in a text: right-to-left scripts come out of a PDF in another order. */
export function holdsLettersOf(text: string, name: string): boolean {
  return [...name.replace(/\s/g, '')].every((letter) => text.includes(letter));
}
