import { numberClauses, referenceWords } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';

/** Numbers of a document's parts, by id, and the words of references, by the key of what they name. */
export interface Numbers {
  /** As printed beside the part. */
  readonly printed: ReadonlyMap<string, string | null>;
  /** The whole path, as references say it. */
  readonly paths: ReadonlyMap<string, string | null>;
  readonly references: ReadonlyMap<string, string>;
}

/** Numbers are drawn, not stored: they follow from what stands where. */
export function numbersOf({ sections }: Pick<AgreementTree, 'sections'>): Numbers {
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
