/**
 * What stays on one line with what follows, whatever the line's length: a section with the last word of its code's name and
 * its number, an article and a chapter with their number, a box to tick with what it stands for.
 */
const BOUND = /((?:\S+ )?§+|\b(?:ch|arts?)\.|\b(?:[Ss]ections?|[Aa]rticle|[Cc]hapter)) (?=[\dIVX])|\[ \] ?/g;

/** A text in which no line parts what belongs together. */
export const boundTogether = (text: string): string => text.replace(BOUND, (bound) => bound.replaceAll(' ', '\u00a0'));
