import type { ListStyle, SectionKind } from '@troth/domain/agreement';
import { numeral } from './numerals';
import { scheduleName } from './words';

/** The mark of the nth child of a list; null where the style has none. */
function marker(style: ListStyle, position: number, parent: string | null): string | null {
  if (style === 'NONE') return null;
  const counted = numeral(style, position);
  if (style !== 'NUMERIC') return `(${counted})`;
  return parent === null ? counted : `${parent}.${counted}`;
}

/** What is numbered: a clause of the template or of an agreement. */
export interface Numbered<C> {
  readonly listStyle: ListStyle;
  readonly children: readonly C[];
}

export interface NumberedSection<C> {
  readonly kind: SectionKind;
  readonly listStyle: ListStyle;
  readonly clauses: readonly C[];
}

/** Told of a clause: as printed beside it, and the whole path as references say it (`4.2(a)`, `Schedule A`). */
export type NoteNumber<C> = (clause: C, number: string | null, path: string | null) => void;

const ALL = () => true;

/**
 * Numbers what is included: sections 1, 2, 3; clauses 1.1; below them what the parent's list style says. Recitals and
 * execution pages take no number; schedules are named by letter in the order in which they stand.
 *
 * @returns The sections' numbers, in their order.
 */
export function numberClauses<C extends Numbered<C>>(
  sections: readonly NumberedSection<C>[],
  note: NoteNumber<C>,
  isIncluded: (clause: C) => boolean = ALL,
): (string | null)[] {
  let articles = 0;
  const visit = (list: readonly C[], style: ListStyle, parent: string | null) => {
    let position = 0;
    for (const clause of list) {
      if (!isIncluded(clause)) continue;
      position += 1;
      const number = marker(style, position, parent);
      const path = number === null ? parent : style === 'NUMERIC' ? number : `${parent ?? ''}${number}`;
      note(clause, number, path);
      if (clause.children.length > 0) visit(clause.children, clause.listStyle, path);
    }
  };
  return sections.map(({ kind, listStyle, clauses }) => {
    if (kind === 'SCHEDULES') {
      for (const [index, clause] of clauses.filter(isIncluded).entries()) {
        const name = scheduleName(numeral('ALPHA_UPPER', index + 1));
        note(clause, name, name);
        visit(clause.children, clause.listStyle, null);
      }
      return null;
    }
    const isNumbered = kind === 'ARTICLES' && clauses.some(isIncluded);
    if (isNumbered) articles += 1;
    const number = isNumbered ? String(articles) : null;
    visit(clauses, listStyle, number);
    return number;
  });
}
