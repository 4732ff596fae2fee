import { applyDrafts, EditError, placesOf, settle } from '@troth/agreement/edit';
import type { DraftSet } from '@troth/domain/agreement';
import type { AgreementBlock, AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { clausesById } from './convert';

const isTyped = ({ type }: AgreementBlock) => type === 'paragraph' || type === 'definitions';

/**
 * An earlier version as what the base can become: its words, with what is computed as the base has it. Schedules are the
 * base's. Clauses that read otherwise than in the base say that they come from the history.
 */
export function restorable(version: AgreementTree, base: AgreementTree): AgreementTree {
  const now = clausesById(base);
  const restored = (clause: ClauseNode): ClauseNode => {
    const is = now.get(clause.id);
    const computed = (is?.blocks ?? []).filter((block) => !isTyped(block));
    const blocks = clause.blocks.flatMap((block): AgreementBlock[] => {
      if (isTyped(block)) return [block];
      const at = computed.findIndex(({ type }) => type === block.type);
      return at === -1 ? [] : computed.splice(at, 1);
    });
    const children = clause.children.map(restored);
    const isSame =
      is !== undefined && is.heading === clause.heading && JSON.stringify(is.blocks) === JSON.stringify(blocks);
    const provenance = is?.provenance ?? clause.provenance;
    return {
      ...clause,
      blocks: [...blocks, ...computed],
      children,
      provenance: isSame ? provenance : { ...provenance, origin: 'HISTORY' },
    };
  };
  const schedules = base.sections.filter(({ kind }) => kind === 'SCHEDULES');
  const sections = version.sections
    .filter(({ kind }) => kind !== 'SCHEDULES')
    .map((section) => ({ ...section, clauses: section.clauses.map(restored) }));
  return settle({ ...base, sections: [...sections, ...schedules] });
}

/** The base, or the text as it is, with one clause as an earlier version has it. */
export function withClauseOf(
  current: AgreementTree,
  version: AgreementTree,
  base: AgreementTree,
  id: string,
): AgreementTree {
  const was = clausesById(restorable(version, base)).get(id);
  if (was === undefined) return current;
  const place = (clauses: readonly ClauseNode[]): ClauseNode[] =>
    clauses.map((clause) =>
      clause.id === id ? { ...was, children: clause.children } : { ...clause, children: place(clause.children) },
    );
  if (clausesById(current).has(id))
    return settle({
      ...current,
      sections: current.sections.map((each) => ({ ...each, clauses: place(each.clauses) })),
    });
  return settle(withClauseBack(current, version, { ...was, children: [] }));
}

/** A clause that is gone, back where it stood: after the nearest of those before it that are still in its list. */
function withClauseBack(current: AgreementTree, version: AgreementTree, clause: ClauseNode): AgreementTree {
  const places = placesOf(version);
  const place = places.get(clause.id);
  const section = version.sections.find(({ clauses }) => holds(clauses, clause.id));
  if (place === undefined || section === undefined) return current;
  // What it stood in may be gone too: then it goes into the section's list.
  const within = clausesById(current).has(place.within) ? place.within : section.id;
  const back = (holder: string, siblings: readonly ClauseNode[]): ClauseNode[] => {
    const clauses = siblings.map((each) => ({ ...each, children: back(each.id, each.children) }));
    if (holder !== within) return clauses;
    let elder = place.after;
    while (elder !== null && !clauses.some(({ id }) => id === elder)) elder = places.get(elder)?.after ?? null;
    const at = clauses.findIndex(({ id }) => id === elder) + 1;
    return [...clauses.slice(0, at), clause, ...clauses.slice(at)];
  };
  return {
    ...current,
    sections: current.sections.map((each) => ({ ...each, clauses: back(each.id, each.clauses) })),
  };
}

const holds = (clauses: readonly ClauseNode[], id: string): boolean =>
  clauses.some((clause) => clause.id === id || holds(clause.children, id));

const wordsOf = ({ heading, blocks }: ClauseNode) => JSON.stringify([heading, blocks.filter(isTyped)]);

/**
 * Drafts of an older version on the newest one. A clause that someone else has changed since is left as they have it:
 * nobody's words are written over.
 *
 * @returns How many drafts were left behind.
 */
export function carriedOver(
  was: AgreementTree,
  is: AgreementTree,
  drafts: DraftSet,
): { readonly tree: AgreementTree; readonly left: number } {
  const before = clausesById(was);
  const now = clausesById(is);
  const fits = drafts.clauses.filter(({ id }) => {
    const old = before.get(id);
    const current = now.get(id);
    if (old === undefined) return true;
    return current !== undefined && wordsOf(old) === wordsOf(current);
  });
  // One by one where all together do not fit: the place of one may be gone.
  let tree = is;
  let taken: DraftSet = { sections: [], clauses: [] };
  for (const part of fits) {
    const next: DraftSet = { sections: taken.sections, clauses: [...taken.clauses, part] };
    try {
      tree = applyDrafts(is, next);
      taken = next;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
  return { tree, left: drafts.sections.length + drafts.clauses.length - taken.clauses.length };
}
