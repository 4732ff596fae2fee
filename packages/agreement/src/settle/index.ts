import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import { numberClauses } from './numbering';
import { initialsLabel, inOrderOfTerms, referenceWords, summaryEntries } from './words';

const KIND_OF_SECTION = {
  RECITALS: 'recital',
  ARTICLES: 'clause',
  EXECUTION: 'execution',
  SCHEDULES: 'schedule',
} as const satisfies Record<SectionNode['kind'], ClauseNode['kind']>;

/** What a clause is follows from the section that it stands in; a notary's page stays one. */
export const kindIn = (section: SectionNode['kind'], kind: ClauseNode['kind'] | null = null): ClauseNode['kind'] =>
  kind === 'acknowledgment' ? kind : KIND_OF_SECTION[section];

/** The same list where no member changes, so that what two versions share is known to be the same without reading it. */
function each<T>(list: readonly T[], change: (member: T) => T): T[] {
  let changed: T[] | null = null;
  for (let at = 0; at < list.length; at += 1) {
    const was = list[at] as T;
    const is = change(was);
    if (is !== was) changed ??= list.slice(0, at);
    changed?.push(is);
  }
  return changed ?? (list as T[]);
}

const areSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Neighbouring plain runs are one, and no run is empty, as in an assembled text. */
function tidy(inlines: Inline[]): Inline[] {
  const isTidy = inlines.every(
    ({ type, text }, at) => text !== '' && !(type === 'text' && inlines[at - 1]?.type === 'text'),
  );
  if (isTidy) return inlines;
  const runs: Inline[] = [];
  for (const inline of inlines) {
    const last = runs.at(-1);
    if (inline.text === '' && (inline.type === 'text' || inline.type === 'value')) continue;
    if (inline.type === 'text' && last?.type === 'text')
      runs[runs.length - 1] = { type: 'text', text: last.text + inline.text };
    else runs.push(inline);
  }
  return runs;
}

function everyClause(sections: readonly SectionNode[], visit: (clause: ClauseNode) => void): void {
  const below = (clauses: readonly ClauseNode[]) => {
    for (const clause of clauses) {
      visit(clause);
      below(clause.children);
    }
  };
  for (const { clauses } of sections) below(clauses);
}

class Settling {
  readonly #sections: readonly SectionNode[];
  readonly #numbers = new Map<ClauseNode, string | null>();
  readonly #sectionNumbers: readonly (string | null)[];
  /** By key; of two clauses of one key the first. */
  readonly #paths = new Map<string, string | null>();
  readonly #headings = new Map<string, string | null>();
  readonly #places = new Map<string, number>();
  readonly #terms = new Map<string, string>();

  constructor(sections: readonly SectionNode[]) {
    this.#sections = sections;
    this.#sectionNumbers = numberClauses<ClauseNode>(sections, (clause, number, path) => {
      this.#numbers.set(clause, number);
      if (this.#paths.has(clause.key)) return;
      this.#places.set(clause.key, this.#places.size);
      this.#paths.set(clause.key, path);
      this.#headings.set(clause.key, clause.heading);
    });
    everyClause(sections, ({ blocks }) => {
      for (const block of blocks)
        if (block.type === 'definitions')
          for (const { termKey, term } of block.entries) if (!this.#terms.has(termKey)) this.#terms.set(termKey, term);
    });
  }

  sections(): SectionNode[] {
    return each(this.#sections, (section) => {
      const number = this.#sectionNumbers[this.#sections.indexOf(section)] ?? null;
      const clauses = each(section.clauses, (clause) => this.#clause(clause, section.kind));
      return number === section.number && clauses === section.clauses ? section : { ...section, number, clauses };
    });
  }

  #clause(clause: ClauseNode, section: SectionNode['kind']): ClauseNode {
    const kind = kindIn(section, clause.kind);
    const number = this.#numbers.get(clause) ?? null;
    const blocks = this.blocks(clause.blocks);
    const children = each(clause.children, (child) => this.#clause(child, section));
    return kind === clause.kind && number === clause.number && blocks === clause.blocks && children === clause.children
      ? clause
      : { ...clause, kind, number, blocks, children };
  }

  blocks(blocks: AgreementBlock[]): AgreementBlock[] {
    const settled = each(blocks, (block) => this.#block(block));
    const isGone = (block: AgreementBlock) => block.type === 'initials' && block.rows.length === 0;
    return settled.some(isGone) ? settled.filter((block) => !isGone(block)) : settled;
  }

  #block(block: AgreementBlock): AgreementBlock {
    switch (block.type) {
      case 'paragraph': {
        const inlines = this.#inlines(block.inlines);
        return inlines === block.inlines ? block : { ...block, inlines };
      }
      case 'definitions': {
        const entries = each(block.entries, (entry) => {
          const inlines = this.#inlines(entry.inlines);
          return inlines === entry.inlines ? entry : { ...entry, inlines };
        });
        const isOrdered = entries.every(({ term }, at) => at === 0 || (entries[at - 1]?.term ?? '') <= term);
        return isOrdered && entries === block.entries ? block : { ...block, entries: inOrderOfTerms(entries) };
      }
      case 'initials':
        return this.#initials(block);
      case 'summary': {
        const entries = summaryEntries(this.#sections, (clause) => this.#numbers.get(clause) ?? null);
        return areSame(entries, block.entries) ? block : { ...block, entries };
      }
      case 'table':
      case 'signature':
      case 'certificate':
        return block;
    }
  }

  #inlines(inlines: Inline[]): Inline[] {
    return tidy(
      each(inlines, (inline) => {
        if (inline.type !== 'term' && inline.type !== 'reference') return inline;
        const text = this.#wordsOf(inline);
        return text === undefined || text === inline.text ? inline : { ...inline, text };
      }),
    );
  }

  #wordsOf(inline: Extract<Inline, { type: 'term' | 'reference' }>): string | undefined {
    if (inline.type === 'term') return this.#terms.get(inline.termKey);
    const path = this.#paths.get(inline.target) ?? null;
    return path === null ? undefined : referenceWords(path);
  }

  /** Lines of clauses that are gone go; the others stand in the order of the clauses. */
  #initials(block: Extract<AgreementBlock, { type: 'initials' }>): AgreementBlock {
    const placeOf = (target: string | undefined) => (target === undefined ? undefined : this.#places.get(target));
    const rows = block.rows
      .filter(({ target }) => target === undefined || this.#places.has(target))
      .map((row) => {
        if (row.target === undefined) return row;
        return {
          ...row,
          label: initialsLabel(this.#paths.get(row.target) ?? null, this.#headings.get(row.target) ?? null),
        };
      })
      .sort((one, other) => (placeOf(one.target) ?? 0) - (placeOf(other.target) ?? 0));
    return areSame(rows, block.rows) ? block : { ...block, rows };
  }
}

/**
 * Settles what follows from the rest of an agreement: numbers, the words of references and terms, the order of
 * definitions, the lines to initial and the plain summary. The assembly does the same with the same rules, so that an
 * assembled agreement is settled already, and to settle twice is to settle once.
 *
 * Pure. A part that stays as it was is the same object in what is returned. References to nothing, and terms without a
 * definition, keep their words: `checkEdited` tells of them.
 *
 * @see Portals spec §4 “Draft flow”; ADR 0127.
 */
export function settle(tree: AgreementTree): AgreementTree {
  const sections = new Settling(tree.sections).sections();
  return sections === tree.sections ? tree : { ...tree, sections };
}

/** Settles blocks as they would read in this agreement, wherever they stand now. */
export function settledIn({ sections }: AgreementTree): (blocks: AgreementBlock[]) => AgreementBlock[] {
  const settling = new Settling(sections);
  return (blocks) => settling.blocks(blocks);
}
