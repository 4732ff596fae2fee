import { assemble } from '@troth/agreement/assemble';
import { settle } from '@troth/agreement/edit';
import { cases } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';

const CLAUSES = 1600;

const count = (clauses: readonly ClauseNode[]): number =>
  clauses.reduce((sum, { children }) => sum + 1 + count(children), 0);

/** How many clauses an agreement has. */
export const sizeOf = ({ sections }: AgreementTree) => sections.reduce((sum, { clauses }) => sum + count(clauses), 0);

/** An agreement of a couple, its articles repeated until it is as long as is wanted. */
export function longAgreement(): AgreementTree {
  const couple = cases['california-both-represented'];
  if (couple === undefined) throw new Error('No couple');
  const tree = assemble(couple().input());
  let copies = 0;
  const copy = (clause: ClauseNode): ClauseNode => {
    copies += 1;
    const id = `00000000-0000-4000-8000-${String(copies).padStart(12, '0')}`;
    return { ...clause, id, key: id, children: clause.children.map(copy) };
  };
  const isPlain = ({ blocks }: ClauseNode) => blocks.every(({ type }) => type === 'paragraph');
  let long = tree;
  while (sizeOf(long) < CLAUSES)
    long = {
      ...long,
      sections: long.sections.map((section, index) =>
        section.kind === 'ARTICLES'
          ? {
              ...section,
              clauses: [...section.clauses, ...(tree.sections[index]?.clauses ?? []).filter(isPlain).map(copy)],
            }
          : section,
      ),
    };
  return settle(long);
}
