import type { ClauseDraftPart, DraftBlock, DraftSet, SectionDraftPart } from '@troth/domain/agreement';
import { kindIn, settle } from '../settle';
import type { AgreementBlock, AgreementTree, ClauseNode, SectionNode } from '../tree';
import { EditError, handmadeProvenance, isTextBlock, ORDER_STEP, placedClauses, type TextBlock } from './parts';

interface Ordered<T> {
  readonly part: T;
  readonly order: number;
}

interface ClausePlace extends Ordered<ClauseNode> {
  readonly sectionId: string;
  readonly parentId: string | null;
}

/** By order; of two of one order by id, so that it is the same for everybody. */
const inOrder = <T extends { id: string }>(list: readonly Ordered<T>[]): T[] =>
  [...list]
    .sort((one, other) => one.order - other.order || (one.part.id < other.part.id ? -1 : 1))
    .map(({ part }) => part);

function sectionsWith(base: AgreementTree, drafts: readonly SectionDraftPart[]): Map<string, Ordered<SectionNode>> {
  const sections = new Map(
    base.sections.map((part, at): [string, Ordered<SectionNode>] => [part.id, { part, order: (at + 1) * ORDER_STEP }]),
  );
  for (const { id, key, kind, title, listStyle, textStyle, order, isSeparatePage, isDeleted } of drafts) {
    if (isDeleted) {
      sections.delete(id);
      continue;
    }
    const was = sections.get(id)?.part ?? {
      key: key ?? id,
      id,
      kind: kind ?? ('ARTICLES' as const),
      number: null,
      clauses: [],
    };
    sections.set(id, { part: { ...was, title, listStyle, textStyle, isSeparatePage }, order });
  }
  return sections;
}

/** Words that were sent as they are: each line is a paragraph. */
export const paragraphsOf = (text: string): TextBlock[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => (line.trim() === '' ? [] : [{ type: 'paragraph', inlines: [{ type: 'text', text: line }] }]));

/** Turns the named computed parts back into what the base holds. */
function blocksOf({ blocks, text, id }: ClauseDraftPart, base: ReadonlyMap<string, ClauseNode>): AgreementBlock[] {
  const sealed = ({ clauseId, at }: Extract<DraftBlock, { type: 'sealed' }>): AgreementBlock => {
    const block = base.get(clauseId)?.blocks[at];
    if (block === undefined || isTextBlock(block)) throw new EditError('A computed part that the base does not have');
    return block;
  };
  if (blocks !== null && blocks !== undefined)
    return blocks.map((block) => (block.type === 'sealed' ? sealed(block) : block));
  return [...paragraphsOf(text ?? ''), ...(base.get(id)?.blocks.filter((block) => !isTextBlock(block)) ?? [])];
}

function clausesWith(base: AgreementTree, drafts: readonly ClauseDraftPart[]): Map<string, ClausePlace> {
  const before = placedClauses(base);
  const nodes = new Map(before.map(({ clause }) => [clause.id, clause]));
  const clauses = new Map(
    before.map(({ clause, section, parent, at }): [string, ClausePlace] => [
      clause.id,
      { part: clause, order: (at + 1) * ORDER_STEP, sectionId: section.id, parentId: parent?.id ?? null },
    ]),
  );
  for (const draft of drafts) {
    const { id, sectionId, parentClauseId, title, listStyle, textStyle, order, isSeparatePage } = draft;
    if (draft.isDeleted) {
      clauses.delete(id);
      continue;
    }
    const was = nodes.get(id);
    const origin = draft.origin ?? null;
    const part: ClauseNode = {
      ...(was ?? {
        kind: 'clause',
        key: draft.key ?? id,
        id,
        number: null,
        children: [],
        summary: null,
        provenance: handmadeProvenance(base.template, draft.clauseTemplateId ?? null, origin),
      }),
      heading: title,
      listStyle,
      textStyle,
      isSeparatePage,
      blocks: blocksOf(draft, nodes),
    };
    if (was !== undefined && was.provenance.origin !== draft.origin && origin !== null)
      part.provenance = { ...was.provenance, origin };
    clauses.set(id, { part, order, sectionId, parentId: parentClauseId });
  }
  return clauses;
}

/**
 * The agreement as its drafts want it, settled. What is within a deleted part goes with it, unless a draft puts it
 * elsewhere.
 *
 * Pure. The same drafts over the same base give the same agreement, in whatever order they come.
 *
 * @throws EditError when a draft names a place or a computed part that is not there, or clauses within themselves.
 */
export function applyDrafts(base: AgreementTree, drafts: DraftSet): AgreementTree {
  if (drafts.sections.length + drafts.clauses.length === 0) return settle(base);
  const sections = sectionsWith(base, drafts.sections);
  const clauses = clausesWith(base, drafts.clauses);
  const drafted = new Set(drafts.clauses.map(({ id }) => id));
  const roots = new Map<string, ClausePlace[]>();
  const children = new Map<string, ClausePlace[]>();
  const add = (lists: Map<string, ClausePlace[]>, id: string, place: ClausePlace) => {
    const list = lists.get(id);
    if (list === undefined) lists.set(id, [place]);
    else list.push(place);
  };
  for (const [id, place] of clauses) {
    const isLost = place.parentId === null ? !sections.has(place.sectionId) : !clauses.has(place.parentId);
    if (isLost && drafted.has(id)) throw new EditError(`The place of clause ${id} is not there`);
    if (place.parentId === null) add(roots, place.sectionId, place);
    else add(children, place.parentId, place);
  }
  let built = 0;
  const nodesOf = (list: readonly ClausePlace[] | undefined, kind: SectionNode['kind']): ClauseNode[] =>
    inOrder(list ?? []).map((clause) => {
      built += 1;
      const below = nodesOf(children.get(clause.id), kind);
      const isSame = below.length === clause.children.length && below.every((node, at) => node === clause.children[at]);
      const own = kindIn(kind, clause.kind);
      return isSame && own === clause.kind
        ? clause
        : { ...clause, kind: own, children: isSame ? clause.children : below };
    });
  const result = inOrder([...sections.values()]).map((section): SectionNode => {
    const nodes = nodesOf(roots.get(section.id), section.kind);
    const isSame = nodes.length === section.clauses.length && nodes.every((node, at) => node === section.clauses[at]);
    return isSame ? section : { ...section, clauses: nodes };
  });
  if (built < countReachable(clauses, sections)) throw new EditError('Clauses that stand within themselves');
  return settle({ ...base, sections: result });
}

/** How many clauses stand in a section, or would if they did not stand within themselves. */
function countReachable(clauses: ReadonlyMap<string, ClausePlace>, sections: ReadonlyMap<string, unknown>): number {
  const known = new Map<string, boolean>();
  let count = 0;
  for (const id of clauses.keys()) {
    const path: string[] = [];
    let at: string | null = id;
    let isIn = true;
    while (at !== null) {
      const seen = known.get(at);
      if (seen !== undefined) {
        isIn = seen;
        break;
      }
      // A ring is counted, since nothing leads out of it.
      if (path.includes(at)) break;
      path.push(at);
      const place = clauses.get(at);
      if (place === undefined) {
        isIn = false;
        break;
      }
      if (place.parentId === null) isIn = sections.has(place.sectionId);
      at = place.parentId;
    }
    for (const one of path) known.set(one, isIn);
    if (isIn) count += 1;
  }
  return count;
}
