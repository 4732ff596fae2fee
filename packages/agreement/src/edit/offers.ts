import type { ClauseEdit, DraftSet, Inline } from '@troth/domain/agreement';
import { settle } from '../settle';
import type { AgreementBlock, AgreementTree, ClauseNode, SectionNode } from '../tree';
import { draftsBetween } from './drafts-between';
import { isTextBlock, type Placed, placedClauses } from './parts';
import { ownWordsOf } from './words';

/** An edit of a former text, offered for the text of now. */
export interface EditOffer {
  /** The clause's key. */
  readonly key: string;
  /** Whose hands it was, the oldest first. */
  readonly edits: readonly Pick<ClauseEdit, 'side' | 'editorId' | 'editorName' | 'commitAt'>[];
  /** The clause as it was edited; null where it had been removed. */
  readonly was: ClauseNode | null;
  /** The clause as it is now; null where it is not there. */
  readonly is: ClauseNode | null;
  /** As it would be now; null where it would be removed. */
  readonly becomes: ClauseNode | null;
  /** What takes it over. */
  readonly drafts: DraftSet;
}

type Value = Extract<Inline, { type: 'value' }>;
const nameOf = ({ sources }: Value) =>
  JSON.stringify(sources.map(({ questionKey, respondent }) => [questionKey, respondent]));

const inlinesOf = (block: AgreementBlock): Inline[] =>
  block.type === 'paragraph'
    ? block.inlines
    : block.type === 'definitions'
      ? block.entries.flatMap(({ inlines }) => inlines)
      : [];

/** A copy in which lists may be changed. */
function copied(tree: AgreementTree): AgreementTree {
  const clause = (node: ClauseNode): ClauseNode => ({ ...node, children: node.children.map(clause) });
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, clauses: section.clauses.map(clause) })) };
}

class Offering {
  readonly #now: AgreementTree;
  readonly #was: ReadonlyMap<string, Placed>;
  readonly #is: ReadonlyMap<string, Placed>;
  readonly #values = new Map<string, Value>();

  constructor(former: AgreementTree, now: AgreementTree) {
    this.#now = now;
    this.#was = new Map(placedClauses(former).map((placed) => [placed.clause.key, placed]));
    this.#is = new Map(placedClauses(now).map((placed) => [placed.clause.key, placed]));
    for (const { clause } of this.#is.values())
      for (const inline of clause.blocks.flatMap(inlinesOf))
        if (inline.type === 'value' && inline.sources.length > 0) this.#values.set(nameOf(inline), inline);
  }

  /** Values say what was answered since; one that the text of now does not have becomes words. */
  #inlines = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) => {
      if (inline.type !== 'value') return inline;
      return this.#values.get(nameOf(inline)) ?? { type: 'text', text: inline.text };
    });

  #blocks(edited: readonly AgreementBlock[], standing: readonly AgreementBlock[]): AgreementBlock[] {
    const typed = edited.flatMap((block): AgreementBlock[] => {
      if (block.type === 'paragraph') return [{ ...block, inlines: this.#inlines(block.inlines) }];
      if (block.type !== 'definitions') return [];
      return [
        { ...block, entries: block.entries.map((entry) => ({ ...entry, inlines: this.#inlines(entry.inlines) })) },
      ];
    });
    return [...typed, ...standing.filter((block) => !isTextBlock(block))];
  }

  /** A clause that is not there now, with all that was in it and is not there either. */
  #revived(clause: ClauseNode): ClauseNode {
    const { edits: _edits, ...provenance } = clause.provenance;
    return {
      ...clause,
      blocks: this.#blocks(clause.blocks, []),
      children: clause.children.filter(({ key }) => !this.#is.has(key)).map((child) => this.#revived(child)),
      provenance,
      summary: null,
    };
  }

  /** Puts a clause where it stood: into the same list, after the same neighbor, as far as these are there. */
  #place(tree: AgreementTree, key: string, node: ClauseNode): void {
    const was = this.#was.get(key);
    const placed = placedClauses(tree);
    const parent =
      was?.parent == null ? undefined : placed.find(({ clause }) => clause.key === was.parent?.key)?.clause;
    const section: SectionNode | undefined =
      tree.sections.find((one) => one.key === was?.section.key) ??
      tree.sections.find(({ kind }) => kind === 'ARTICLES');
    const list = parent?.children ?? section?.clauses;
    if (list === undefined) return;
    const siblings = was === undefined ? [] : (was.parent?.children ?? was.section.clauses);
    const before = siblings.slice(0, was?.at ?? 0).map((sibling) => sibling.key);
    let at = before.length === 0 ? 0 : list.length;
    for (const name of before.toReversed()) {
      const found = list.findIndex((one) => one.key === name);
      if (found < 0) continue;
      at = found + 1;
      break;
    }
    list.splice(at, 0, node);
  }

  #remove(tree: AgreementTree, key: string): ClauseNode | undefined {
    for (const { clause, section, parent } of placedClauses(tree)) {
      if (clause.key !== key) continue;
      const list = parent?.children ?? section.clauses;
      list.splice(list.indexOf(clause), 1);
      return clause;
    }
    return undefined;
  }

  #offer(key: string, edits: EditOffer['edits'], edited: AgreementTree): EditOffer[] {
    const settled = settle(edited);
    const drafts = draftsBetween(this.#now, settled);
    if (drafts.sections.length + drafts.clauses.length === 0) return [];
    const becomes = placedClauses(settled).find(({ clause }) => clause.key === key)?.clause ?? null;
    const [was, is] = [this.#was.get(key)?.clause ?? null, this.#is.get(key)?.clause ?? null];
    return [{ key, edits, was, is, becomes, drafts }];
  }

  ofClause({ clause, parent }: Placed): EditOffer[] {
    const edits = clause.provenance.edits ?? [];
    const standing = this.#is.get(clause.key);
    const edited = copied(this.#now);
    if (standing === undefined) {
      // Within one that is offered whole.
      const isWithin = parent !== null && !this.#is.has(parent.key) && (parent.provenance.edits ?? []).length > 0;
      if (isWithin) return [];
      this.#place(edited, clause.key, this.#revived(clause));
      return this.#offer(clause.key, edits, edited);
    }
    const kinds = new Set(edits.flatMap((edit) => edit.kinds));
    const node = placedClauses(edited).find((placed) => placed.clause.key === clause.key)?.clause;
    if (node === undefined) return [];
    const isOtherWords = ownWordsOf(clause) !== ownWordsOf(node);
    if (isOtherWords && (kinds.has('REWORDED') || kinds.has('ADDED'))) {
      node.heading = clause.heading;
      node.blocks = this.#blocks(clause.blocks, node.blocks);
    }
    if (kinds.has('RESTYLED')) {
      node.listStyle = clause.listStyle;
      node.textStyle = clause.textStyle;
      node.isSeparatePage = clause.isSeparatePage;
    }
    if (kinds.has('MOVED')) {
      const moved = this.#remove(edited, clause.key);
      if (moved !== undefined) this.#place(edited, clause.key, moved);
    }
    return this.#offer(clause.key, edits, edited);
  }

  ofRemoval(key: string, edit: EditOffer['edits'][number]): EditOffer[] {
    if (!this.#is.has(key)) return [];
    const edited = copied(this.#now);
    this.#remove(edited, key);
    return this.#offer(key, [edit], edited);
  }
}

/**
 * Each edit that was in a former text, offered for the text of now: as it was, as it would be now, by whom, and the drafts
 * that take it over. What the text of now says already is not offered. Nothing is taken over automatically (D47).
 *
 * @param former The last version before the agreement was created again.
 * @param now The version that is edited now.
 */
export function offersOf(former: AgreementTree, now: AgreementTree): EditOffer[] {
  const [before, after] = [settle(former), settle(now)];
  const offering = new Offering(before, after);
  const touched = placedClauses(before).filter(({ clause }) => (clause.provenance.edits ?? []).length > 0);
  return [
    ...touched.flatMap((placed) => offering.ofClause(placed)),
    ...before.absentClauses.flatMap(({ key, reason, edit }) =>
      reason === 'ATTORNEY' && edit !== undefined ? offering.ofRemoval(key, edit) : [],
    ),
  ];
}
