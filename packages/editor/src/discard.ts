import type { AgreementTree } from '@troth/agreement/tree';
import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { placesOf } from '@troth/agreement/edit';
import { toClause } from './convert';
import { childrenOf, endOf, ownEndOf, type Part, partById } from './parts';
import { clauseAttributes, isClause, isSection, nodes, schema } from './schema';

/** Where a clause of the base stood, as far as what it stood beside is still there. */
function placeOf(doc: Node, base: AgreementTree, id: string): number | null {
  const places = placesOf(base);
  const place = places.get(id);
  if (place === undefined) return null;
  // After the nearest elder sibling that is still in the same list.
  for (let elder = place.after; elder !== null; elder = places.get(elder)?.after ?? null) {
    const part = partById(doc, elder);
    if (part !== null && doc.resolve(part.pos).parent.attrs.id === place.within) return endOf(part);
  }
  const within = partById(doc, place.within);
  if (within === null) return null;
  return isSection(within.node) ? within.pos + 1 + (within.node.firstChild?.nodeSize ?? 0) : ownEndOf(within);
}

/** A clause's own words, without the clauses within it. */
const ownContent = (clause: Node) => Fragment.from(clause.children.filter((child) => !isClause(child)));

/** Puts a deleted clause back, with what it held and is nowhere else. */
export function restore(tr: Transaction, base: AgreementTree, id: string): boolean {
  const was = placesOf(base).get(id);
  const at = placeOf(tr.doc, base, id);
  if (was === undefined || at === null || partById(tr.doc, id) !== null) return false;
  tr.insert(at, withoutThose(tr.doc, toClause(was.clause)));
  return true;
}

/** What it held may have been moved elsewhere before it was deleted: no clause stands twice. */
function withoutThose(doc: Node, clause: Node): Node {
  const content = clause.children
    .filter((child) => !isClause(child) || partById(doc, clauseAttributes(child).id) === null)
    .map((child) => (isClause(child) ? withoutThose(doc, child) : child));
  return clause.copy(Fragment.from(content));
}

/** Undoes what was done to one part since the base: its words and look, its place; a new one goes, a deleted one is back. */
export function discardEdit(tr: Transaction, base: AgreementTree, id: string): boolean {
  const section = base.sections.find((each) => each.id === id);
  const part = partById(tr.doc, id);
  if (section !== undefined) {
    if (part === null) return false;
    const title = part.node.firstChild;
    tr.setNodeMarkup(part.pos, null, { ...part.node.attrs, ...lookOf(section) });
    const text = section.title === '' ? Fragment.empty : Fragment.from(schema.text(section.title));
    if (title !== null && title.textContent !== section.title)
      tr.replaceWith(part.pos + 1, part.pos + 1 + title.nodeSize, nodes.sectionTitle.create(null, text));
    return true;
  }
  const was = placesOf(base).get(id);
  if (was === undefined) {
    if (part === null) return false;
    keepOlder(tr, base, part);
    const left = partById(tr.doc, id);
    if (left !== null) tr.delete(left.pos, endOf(left));
    return true;
  }
  if (part === null) return restore(tr, base, id);
  const clause = toClause(was.clause);
  const own = ownContent(clause);
  if (!ownContent(part.node).eq(own)) tr.replaceWith(part.pos + 1, ownEndOf(part), own);
  tr.setNodeMarkup(part.pos, null, clause.attrs);
  const again = partById(tr.doc, id);
  if (again === null) return false;
  const $at = tr.doc.resolve(again.pos);
  const elder = $at.nodeBefore !== null && isClause($at.nodeBefore) ? clauseAttributes($at.nodeBefore).id : null;
  if ($at.parent.attrs.id === was.within && elder === was.after) return true;
  const { node } = again;
  const steps = tr.steps.length;
  tr.delete(again.pos, endOf(again));
  const to = placeOf(tr.doc, base, id);
  if (to !== null) tr.insert(to, node);
  else tr.insert(tr.mapping.slice(steps).map(again.pos), node);
  return true;
}

/** Clauses of the base that were moved into a new one come out of it before it goes. */
function keepOlder(tr: Transaction, base: AgreementTree, part: Part): void {
  const old = childrenOf(part).filter(({ node }) => placesOf(base).has(clauseAttributes(node).id));
  if (old.length > 0)
    tr.insert(
      endOf(part),
      old.map(({ node }) => node),
    );
  for (const { node, pos } of old.reverse()) tr.delete(pos, pos + node.nodeSize);
}

const lookOf = ({ listStyle, textStyle, isSeparatePage }: AgreementTree['sections'][number]) => ({
  listStyle,
  textStyle,
  isSeparatePage,
});
