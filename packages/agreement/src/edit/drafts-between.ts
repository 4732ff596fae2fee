import type { ClauseDraftPart, DraftBlock, DraftSet, SectionDraftPart } from '@troth/domain/agreement';
import { settle, settledIn } from '../settle';
import type { AgreementBlock, AgreementTree, ClauseNode, SectionNode } from '../tree';
import { EditError, isDerived, isTextBlock, ORDER_STEP, type Placed, placedClauses } from './parts';

const asText = (value: unknown) => JSON.stringify(value);

/** Places of the longest run of numbers that rise, left to right. */
function longestRise(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before = new Array<number>(values.length).fill(-1);
  for (const [at, value] of values.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (tails[low - 1] as number) : -1;
    tails[low] = at;
  }
  const rise = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] as number) rise.add(at);
  return rise;
}

/** @param orders Of the members in their new order: what the base has of those that stood in this list, else null. */
function newOrders(orders: readonly (number | null)[]): number[] {
  const stood = orders.flatMap((order, at) => (order === null ? [] : [{ order, at }]));
  const rise = longestRise(stood.map(({ order }) => order));
  const kept = new Map(stood.filter((_, place) => rise.has(place)).map(({ order, at }) => [at, order]));
  const result: number[] = [];
  for (let at = 0; at < orders.length; ) {
    const own = kept.get(at);
    if (own !== undefined) {
      result.push(own);
      at += 1;
      continue;
    }
    let end = at;
    while (end < orders.length && !kept.has(end)) end += 1;
    const low = result.at(-1) ?? 0;
    const high = kept.get(end) ?? low + ORDER_STEP * (end - at + 1);
    for (let place = 1; at < end; place += 1, at += 1)
      result.push(low + Math.floor(((high - low) * place) / (end - at + place)));
  }
  return result;
}

/** The computed parts of the base, to name those that an edited clause still holds. */
class SealedParts {
  readonly #ofClause = new Map<string, { at: number; block: AgreementBlock }[]>();
  readonly #byContent = new Map<string, { clauseId: string; at: number }>();

  constructor(base: readonly Placed[]) {
    for (const { clause } of base) {
      const sealed = [...clause.blocks.entries()].filter(([, block]) => !isTextBlock(block));
      if (sealed.length === 0) continue;
      this.#ofClause.set(
        clause.id,
        sealed.map(([at, block]) => ({ at, block })),
      );
      for (const [at, block] of sealed) this.#byContent.set(asText(block), { clauseId: clause.id, at });
    }
  }

  /** Each of a clause's own is named once. */
  namer(clauseId: string): (block: AgreementBlock) => DraftBlock {
    const own = [...(this.#ofClause.get(clauseId) ?? [])];
    return (block) => {
      const place = own.findIndex(
        (one) =>
          one.block === block ||
          (one.block.type === block.type && (isDerived(block) || asText(one.block) === asText(block))),
      );
      const [found] = place < 0 ? [] : own.splice(place, 1);
      if (found !== undefined) return { type: 'sealed', clauseId, at: found.at };
      const other = this.#byContent.get(asText(block));
      if (other === undefined) throw new EditError('A computed part that the base does not have');
      return { type: 'sealed', ...other };
    };
  }
}

const isSameSection = (was: SectionNode, is: SectionNode) =>
  was.title === is.title &&
  was.listStyle === is.listStyle &&
  was.textStyle === is.textStyle &&
  was.isSeparatePage === is.isSeparatePage;

const isSameClause = (was: ClauseNode, is: ClauseNode) =>
  was.heading === is.heading &&
  was.listStyle === is.listStyle &&
  was.textStyle === is.textStyle &&
  was.isSeparatePage === is.isSeparatePage &&
  was.provenance.origin === is.provenance.origin;

/** What is typed in blocks: lists of other clauses are worked out. */
const typedIn = (blocks: readonly AgreementBlock[]) =>
  asText(blocks.map((block) => (isDerived(block) ? { type: block.type } : block)));

/**
 * Everything in which an edited agreement differs from its base, as drafts: `applyDrafts(base, draftsBetween(base,
 * edited))` is `settle(edited)`. What is worked out (numbers, words of references, summaries) is no difference. Of parts
 * that are moved about, as few as possible are named.
 *
 * Pure. Summaries and the reasons why a clause stands are no part of a draft; those of the base stay.
 *
 * @throws EditError when the edited agreement holds a table or signature that the base does not have.
 */
export function draftsBetween(base: AgreementTree, edited: AgreementTree): DraftSet {
  const [was, is] = [settle(base), settle(edited)];
  if (was === is) return { sections: [], clauses: [] };
  return { sections: draftsOfSections(was, is), clauses: draftsOfClauses(was, is) };
}

function draftsOfSections(base: AgreementTree, edited: AgreementTree): SectionDraftPart[] {
  const stood = new Map(base.sections.map((section, at) => [section.id, { section, order: (at + 1) * ORDER_STEP }]));
  const orders = newOrders(edited.sections.map(({ id }) => stood.get(id)?.order ?? null));
  const drafts: SectionDraftPart[] = [];
  const draftOf = (section: SectionNode, order: number, isDeleted: boolean, isNew: boolean): SectionDraftPart => ({
    id: section.id,
    ...(isNew ? { key: section.key, kind: section.kind } : {}),
    title: section.title,
    listStyle: section.listStyle,
    textStyle: section.textStyle,
    order,
    isSeparatePage: section.isSeparatePage,
    isDeleted,
  });
  for (const [at, section] of edited.sections.entries()) {
    const before = stood.get(section.id);
    stood.delete(section.id);
    const order = orders[at] ?? 0;
    if (before === undefined || before.order !== order || !isSameSection(before.section, section))
      drafts.push(draftOf(section, order, false, before === undefined));
  }
  for (const { section, order } of stood.values()) drafts.push(draftOf(section, order, true, false));
  return drafts;
}

function draftsOfClauses(base: AgreementTree, edited: AgreementTree): ClauseDraftPart[] {
  const before = placedClauses(base);
  const stood = new Map(before.map((placed) => [placed.clause.id, placed]));
  const sealed = new SealedParts(before);
  const inEdited = settledIn(edited);
  /** Whether blocks differ in no more than the words of references and terms, which follow from other clauses. */
  const areSameWords = (was: AgreementBlock[], is: AgreementBlock[]) =>
    was === is || typedIn(inEdited(was)) === typedIn(is);
  const drafts: ClauseDraftPart[] = [];
  const draftOf = (
    clause: ClauseNode,
    place: { section: SectionNode; parent: ClauseNode | null; order: number },
    isDeleted: boolean,
    isNew: boolean,
  ): ClauseDraftPart => {
    const nameOf = sealed.namer(clause.id);
    const blocks = clause.blocks.map((block): DraftBlock => (isTextBlock(block) ? block : nameOf(block)));
    return {
      id: clause.id,
      ...(isNew ? { key: clause.key, clauseTemplateId: clause.provenance.clauseTemplateId || null } : {}),
      sectionId: place.section.id,
      parentClauseId: place.parent?.id ?? null,
      title: clause.heading,
      blocks,
      ...(clause.provenance.origin === undefined ? {} : { origin: clause.provenance.origin }),
      listStyle: clause.listStyle,
      textStyle: clause.textStyle,
      order: place.order,
      isSeparatePage: clause.isSeparatePage,
      isDeleted,
    };
  };
  const list = (clauses: readonly ClauseNode[], section: SectionNode, parent: ClauseNode | null) => {
    const isAtHome = (placed: Placed | undefined): placed is Placed =>
      placed !== undefined &&
      (placed.parent === null) === (parent === null) &&
      (parent === null ? placed.section.id === section.id : placed.parent?.id === parent.id);
    const orders = newOrders(
      clauses.map(({ id }) => {
        const placed = stood.get(id);
        return isAtHome(placed) ? (placed.at + 1) * ORDER_STEP : null;
      }),
    );
    for (const [at, clause] of clauses.entries()) {
      const placed = stood.get(clause.id);
      const order = orders[at] ?? 0;
      const isKept =
        isAtHome(placed) &&
        (placed.at + 1) * ORDER_STEP === order &&
        (placed.clause === clause ||
          (isSameClause(placed.clause, clause) && areSameWords(placed.clause.blocks, clause.blocks)));
      if (!isKept) drafts.push(draftOf(clause, { section, parent, order }, false, placed === undefined));
      list(clause.children, section, clause);
    }
  };
  for (const section of edited.sections) list(section.clauses, section, null);
  const standing = new Set(placedClauses(edited).map(({ clause }) => clause.id));
  for (const { clause, section, parent, at } of before)
    if (!standing.has(clause.id))
      drafts.push(draftOf(clause, { section, parent, order: (at + 1) * ORDER_STEP }, true, false));
  return drafts;
}
