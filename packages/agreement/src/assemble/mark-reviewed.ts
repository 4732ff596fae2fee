import type { AgreementTree, ClauseNode } from '../tree';

/** What counsel approved for the state, as it is worded now. */
export interface ApprovedTexts {
  /** Of clauses, by the id of their template. */
  readonly clauseTemplateIds: ReadonlySet<string>;
  /** Whether the definitions and the notary's certificate are approved too. */
  readonly isFrameApproved: boolean;
}

const everyClause = (clauses: readonly ClauseNode[], holds: (clause: ClauseNode) => boolean): boolean =>
  clauses.every((clause) => holds(clause) && everyClause(clause.children, holds));

/**
 * An agreement that says of each clause whether counsel has approved its wording for the state, and of the whole once all
 * of it is. What the agreement says is the same, and so is the hash of what it was made from: that counsel read it makes
 * nothing stale.
 */
export function markReviewed(
  tree: AgreementTree,
  { clauseTemplateIds, isFrameApproved }: ApprovedTexts,
): AgreementTree {
  if (clauseTemplateIds.size === 0) return tree;
  // A clause that has no words of its own is as far as those under it.
  const isReviewed = ({ blocks, provenance }: ClauseNode): boolean =>
    blocks.length === 0 || (provenance.clauseTemplateId !== null && clauseTemplateIds.has(provenance.clauseTemplateId));
  const mark = (clause: ClauseNode): ClauseNode => ({
    ...clause,
    children: clause.children.map(mark),
    provenance: { ...clause.provenance, reviewedByCounsel: isReviewed(clause) },
  });
  const isWhole = isFrameApproved && tree.sections.every(({ clauses }) => everyClause(clauses, isReviewed));
  return {
    ...tree,
    template: { ...tree.template, reviewedByCounsel: isWhole },
    sections: tree.sections.map((section) => ({ ...section, clauses: section.clauses.map(mark) })),
  };
}

/** How many clauses with words there are, and how many of them counsel has approved. */
export function reviewedShare({ sections }: Pick<AgreementTree, 'sections'>): { reviewed: number; total: number } {
  let reviewed = 0;
  let total = 0;
  const visit = ({ blocks, provenance, children }: ClauseNode) => {
    if (blocks.length > 0) {
      total += 1;
      if (provenance.reviewedByCounsel) reviewed += 1;
    }
    children.forEach(visit);
  };
  for (const { clauses } of sections) clauses.forEach(visit);
  return { reviewed, total };
}
