import type { AgreementTree, ClauseNode } from '../tree';

export function haveSameKeys(before: readonly { key: string }[], after: readonly { key: string }[]): boolean {
  if (before.length !== after.length) return false;
  for (let place = 0; place < before.length; place += 1) {
    const [was, is] = [before[place], after[place]];
    if (was !== is && was?.key !== is?.key) return false;
  }
  return true;
}

const namesTwo = (key: string) => new Error(`Two clauses with the key ${key}`);

/**
 * The clauses of two versions that are in a list of one of them and not in the same list of the other, with all that they
 * hold, by key: they came, went or are in another list. What stays in its list can be nowhere else, for a key names one
 * clause, and what both versions share is not read.
 */
export class LooseClauses {
  readonly before = new Map<string, ClauseNode>();
  readonly after = new Map<string, ClauseNode>();

  /** @throws Error when a key is found to name two clauses of one version. */
  constructor(before: AgreementTree, after: AgreementTree) {
    const gone = new Map(before.sections.map((section) => [section.key, section]));
    for (const { key, clauses } of after.sections) {
      this.#addOfList(gone.get(key)?.clauses ?? [], clauses);
      gone.delete(key);
    }
    for (const { clauses } of gone.values()) this.#addAll(this.before, clauses);
    for (const key of this.#staying) if (this.before.has(key) || this.after.has(key)) throw namesTwo(key);
  }

  /** Keys of what stays in its list, as far as it was read. */
  readonly #staying: string[] = [];

  #addAll(clauses: Map<string, ClauseNode>, nodes: Iterable<ClauseNode>): void {
    for (const node of nodes) {
      if (clauses.has(node.key)) throw namesTwo(node.key);
      clauses.set(node.key, node);
      this.#addAll(clauses, node.children);
    }
  }

  #addOfList(before: readonly ClauseNode[], after: readonly ClauseNode[]): void {
    if (before === after) return;
    if (haveSameKeys(before, after)) {
      for (let place = 0; place < after.length; place += 1)
        this.#addWithin(before[place] as ClauseNode, after[place] as ClauseNode);
      return;
    }
    const left = new Map<string, ClauseNode>();
    for (const was of before) {
      if (left.has(was.key)) throw namesTwo(was.key);
      left.set(was.key, was);
    }
    for (const is of after) {
      const was = left.get(is.key);
      if (was === undefined) this.#addAll(this.after, [is]);
      else {
        left.delete(is.key);
        this.#addWithin(was, is);
      }
    }
    this.#addAll(this.before, left.values());
  }

  #addWithin(was: ClauseNode, is: ClauseNode): void {
    if (was === is) return;
    this.#staying.push(is.key);
    this.#addOfList(was.children, is.children);
  }
}
