import { numberClauses, referenceWords } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';

/** Numbers of a document's parts, by id, and the words of references, by the key of what they name. */
export interface Numbers {
  /** As printed beside the part. */
  readonly printed: ReadonlyMap<string, string | null>;
  /** The whole path, as references say it. */
  readonly paths: ReadonlyMap<string, string | null>;
  readonly references: ReadonlyMap<string, string>;
}

type Sections = Pick<AgreementTree, 'sections'>;

const areAlike = (some: readonly ClauseNode[], others: readonly ClauseNode[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every((one, index) => {
      const other = others[index] as ClauseNode;
      return (
        one === other ||
        (one.id === other.id &&
          one.key === other.key &&
          one.listStyle === other.listStyle &&
          areAlike(one.children, other.children))
      );
    }));

/** Whether only words differ: both trees have the same numbers then. */
export const areNumberedAlike = (some: Sections, others: Sections): boolean =>
  some.sections.length === others.sections.length &&
  some.sections.every((one, index) => {
    const other = others.sections[index] as AgreementTree['sections'][number];
    return (
      one === other ||
      (one.id === other.id &&
        one.key === other.key &&
        one.kind === other.kind &&
        one.listStyle === other.listStyle &&
        areAlike(one.clauses, other.clauses))
    );
  });

/** Numbers are drawn, not stored: they follow from what stands where. */
export function numbersOf({ sections }: Sections): Numbers {
  const printed = new Map<string, string | null>();
  const paths = new Map<string, string | null>();
  const references = new Map<string, string>();
  const ofSections = numberClauses(sections, ({ id, key }, number, path) => {
    printed.set(id, number);
    paths.set(id, path);
    if (path !== null) references.set(key, referenceWords(path));
  });
  for (const [index, { id, key }] of sections.entries()) {
    const number = ofSections[index] ?? null;
    printed.set(id, number);
    paths.set(id, number);
    if (number !== null) references.set(key, referenceWords(number));
  }
  return { printed, paths, references };
}
