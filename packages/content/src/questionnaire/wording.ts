/**
 * Titles, descriptions and options speak of the couple by placeholders:
 * `{A}` and `{B}` are the partners' first names, `{STATE}` is the name of the chosen state. Nothing else is allowed in
 * braces; a test reads every text. A question whose answers are compared is worded in the third person with `{A}` and
 * `{B}`, so that both partners read the same question and equal answers are equal options.
 */
export const WORDING_PLACEHOLDERS = ['A', 'B', 'STATE'] as const;
export type WordingPlaceholder = (typeof WORDING_PLACEHOLDERS)[number];

/** What stands in for a name or a state that is not known yet. */
const UNKNOWN: Readonly<Record<WordingPlaceholder, string>> = {
  A: 'Partner A',
  B: 'Partner B',
  STATE: 'your state',
};

/** A partner without a name, said to the other one. */
export const YOUR_PARTNER = 'your partner';

/** Phrases, which take a capital where a sentence begins; a name is written as its bearer writes it. */
const PHRASES: ReadonlySet<string> = new Set([YOUR_PARTNER, UNKNOWN.STATE]);
const SENTENCE_START = /(?:^|[.?!:]\s+)$/;

const PLACEHOLDER = /\{(A|B|STATE)\}/g;

/**
 * A text with its placeholders filled. Null or blank values take neutral words ("Partner B", "your state").
 * Values are put in as they are, once: a name that holds braces is never read as a placeholder.
 */
export function fillWording(text: string, values: Readonly<Record<WordingPlaceholder, string | null>>): string {
  return text.replace(PLACEHOLDER, (_match, name: WordingPlaceholder, offset: number) => {
    const value = values[name]?.trim() ?? '';
    const filled = value === '' ? UNKNOWN[name] : value;
    if (!PHRASES.has(filled) || !SENTENCE_START.test(text.slice(0, offset))) return filled;
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  });
}

/** Names in braces that a text uses, known or not, in order of appearance. @internal Texts are tested with it. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
