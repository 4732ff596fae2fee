import type { ListStyle } from '@troth/domain/agreement';
import type { CompiledClause, CompiledSection } from './compiled-template';

const ROMAN: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

export function romanNumeral(value: number): string {
  let rest = value;
  let numeral = '';
  for (const [worth, letters] of ROMAN) {
    while (rest >= worth) {
      numeral += letters;
      rest -= worth;
    }
  }
  return numeral;
}

/** a to z, then aa, ab and on, as spreadsheets count. */
export function alphaNumeral(value: number): string {
  const letter = String.fromCharCode(97 + ((value - 1) % 26));
  return value > 26 ? alphaNumeral(Math.floor((value - 1) / 26)) + letter : letter;
}

/** The mark of the nth child of a list; null where the style has none. */
function marker(style: ListStyle, position: number, parent: string | null): string | null {
  switch (style) {
    case 'NONE':
      return null;
    case 'NUMERIC':
      return parent === null ? `${position}` : `${parent}.${position}`;
    case 'ALPHA_UPPER':
      return `(${alphaNumeral(position).toUpperCase()})`;
    case 'ALPHA_LOWER':
      return `(${alphaNumeral(position)})`;
    case 'ROMAN_UPPER':
      return `(${romanNumeral(position).toUpperCase()})`;
    case 'ROMAN_LOWER':
      return `(${romanNumeral(position)})`;
  }
}

export interface ClauseNumber {
  /** As printed beside the clause. */
  number: string | null;
  /** The whole path, as references say it: `4.2(a)`, `Schedule A`. */
  path: string | null;
}

/**
 * Numbers what is included: sections 1, 2, 3; clauses 1.1; below them what the parent's list style says. Recitals and
 * execution pages take no number; schedules are named by letter in the order in which they stand.
 */
export function numberClauses(
  sections: readonly CompiledSection[],
  isIncluded: (clause: CompiledClause) => boolean,
  scheduleName: (letter: string) => string,
): { sections: Map<string, string | null>; clauses: Map<string, ClauseNumber> } {
  const sectionNumbers = new Map<string, string | null>();
  const clauses = new Map<string, ClauseNumber>();
  let articles = 0;
  const visit = (list: readonly CompiledClause[], style: ListStyle, parent: string | null) => {
    let position = 0;
    for (const clause of list) {
      if (!isIncluded(clause)) continue;
      position += 1;
      const number = marker(style, position, parent);
      const path = number === null ? parent : style === 'NUMERIC' ? number : `${parent ?? ''}${number}`;
      clauses.set(clause.key, { number, path });
      visit(clause.children, clause.listStyle, path);
    }
  };
  for (const section of sections) {
    const included = section.clauses.filter(isIncluded);
    if (section.kind === 'SCHEDULES') {
      sectionNumbers.set(section.key, null);
      for (const [index, clause] of included.entries()) {
        const name = scheduleName(alphaNumeral(index + 1).toUpperCase());
        clauses.set(clause.key, { number: name, path: name });
        visit(clause.children, clause.listStyle, null);
      }
      continue;
    }
    const isNumbered = section.kind === 'ARTICLES' && included.length > 0;
    if (isNumbered) articles += 1;
    const number = isNumbered ? String(articles) : null;
    sectionNumbers.set(section.key, number);
    visit(section.clauses, section.listStyle, number);
  }
  return { sections: sectionNumbers, clauses };
}
