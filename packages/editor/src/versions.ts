import { settle } from '@troth/agreement/edit';
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
  // It is gone: it comes back at the end of the list that it was in, or of its section.
  for (const section of version.sections) {
    if (!section.clauses.some((clause) => clause.id === id)) continue;
    const sections = current.sections.map((each) =>
      each.id === section.id ? { ...each, clauses: [...each.clauses, { ...was, children: [] }] } : each,
    );
    return settle({ ...current, sections });
  }
  return current;
}
