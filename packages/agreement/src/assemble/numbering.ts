import type { ListStyle } from '@troth/domain/agreement';
import type { CompiledClause, CompiledTemplate } from './compiled-template';
import { numeral } from './numerals';

/** The mark of the nth child of a list; null where the style has none. */
function marker(style: ListStyle, position: number, parent: string | null): string | null {
  if (style === 'NONE') return null;
  const counted = numeral(style, position);
  if (style !== 'NUMERIC') return `(${counted})`;
  return parent === null ? counted : `${parent}.${counted}`;
}

/** Numbers of what is included, those of clauses by their places in the template. */
export interface Numbers {
  readonly sections: ReadonlyMap<string, string | null>;
  /** As printed beside the clause. */
  readonly clauses: readonly (string | null)[];
  /** The whole path, as references say it: `4.2(a)`, `Schedule A`. */
  readonly paths: readonly (string | null)[];
}

/**
 * Numbers what is included: sections 1, 2, 3; clauses 1.1; below them what the parent's list style says. Recitals and
 * execution pages take no number; schedules are named by letter in the order in which they stand.
 */
export function numberClauses(
  { sections, clauses: all }: Pick<CompiledTemplate, 'sections' | 'clauses'>,
  isIncluded: (clause: CompiledClause) => boolean,
  scheduleName: (letter: string) => string,
): Numbers {
  const sectionNumbers = new Map<string, string | null>();
  const clauses = new Array<string | null>(all.length).fill(null);
  const paths = new Array<string | null>(all.length).fill(null);
  let articles = 0;
  const visit = (list: readonly CompiledClause[], style: ListStyle, parent: string | null) => {
    let position = 0;
    for (const clause of list) {
      if (!isIncluded(clause)) continue;
      position += 1;
      const number = marker(style, position, parent);
      const path = number === null ? parent : style === 'NUMERIC' ? number : `${parent ?? ''}${number}`;
      clauses[clause.index] = number;
      paths[clause.index] = path;
      if (clause.children.length > 0) visit(clause.children, clause.listStyle, path);
    }
  };
  for (const { section, clauses: ofSection } of sections) {
    const included = ofSection.filter(isIncluded);
    if (section.kind === 'SCHEDULES') {
      sectionNumbers.set(section.key, null);
      for (const [index, clause] of included.entries()) {
        const name = scheduleName(numeral('ALPHA_UPPER', index + 1));
        clauses[clause.index] = name;
        paths[clause.index] = name;
        visit(clause.children, clause.listStyle, null);
      }
      continue;
    }
    const isNumbered = section.kind === 'ARTICLES' && included.length > 0;
    if (isNumbered) articles += 1;
    const number = isNumbered ? String(articles) : null;
    sectionNumbers.set(section.key, number);
    visit(ofSection, section.listStyle, number);
  }
  return { sections: sectionNumbers, clauses, paths };
}
