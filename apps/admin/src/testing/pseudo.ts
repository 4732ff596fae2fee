/** Elements whose words are not the catalogs': symbols for sight alone. */
const DECORATION = '[aria-hidden="true"], title, style, script';
/** A word is two letters in a row; marks, numbers and initials are not texts. */
const WORDS = /\p{Letter}{2,}/u;

/**
 * Texts on the page that came from no catalog: neither in the pseudolocale's brackets nor among the given contents
 * (people's names, and what the API says).
 */
export function uncataloguedTexts(root: Element, contents: readonly string[]): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!WORDS.test(text) || node.parentElement?.closest(DECORATION) != null) continue;
    const rest = contents.reduce((left, content) => left.replaceAll(content, ''), text.replace(/\[[^[\]]*\]/g, ''));
    if (WORDS.test(rest)) found.push(text);
  }
  return found;
}
