import { describe, expect, it } from 'vitest';
import { notice } from '../drawing/frame';
import { aFullCouple } from '../testing/full-couple';
import type { AgreementTree, ClauseNode } from '../tree';
import { assemble } from './assemble';
import { markReviewed, reviewedShare } from './mark-reviewed';

const tree = assemble(aFullCouple().input());
const draft = { approvals: [] };
const idsOf = ({ sections }: AgreementTree): string[] => {
  const ids: string[] = [];
  const visit = ({ id, children }: ClauseNode) => {
    ids.push(id);
    children.forEach(visit);
  };
  for (const { clauses } of sections) clauses.forEach(visit);
  return ids;
};
const all = idsOf(tree);

describe('what an agreement says of counsel (D58)', () => {
  it('is that nobody has reviewed it, while nobody has', () => {
    const marked = markReviewed(tree, { clauseTemplateIds: new Set(), isFrameApproved: false });
    expect(marked).toBe(tree);
    expect(notice(marked, draft).at(-1)).toContain('has not been reviewed by counsel');
  });

  it('counts the clauses that were approved for its state', () => {
    const marked = markReviewed(tree, { clauseTemplateIds: new Set(all.slice(0, 3)), isFrameApproved: true });
    const { reviewed, total } = reviewedShare(marked);
    expect(reviewed).toBeGreaterThan(0);
    expect(notice(marked, draft).at(-1)).toContain(`${reviewed} of the ${total} clauses`);
    expect(marked.template.reviewedByCounsel).toBe(false);
  });

  it('is that all of it was reviewed only with the definitions and the certificate', () => {
    const clauseTemplateIds = new Set(all);
    expect(markReviewed(tree, { clauseTemplateIds, isFrameApproved: false }).template.reviewedByCounsel).toBe(false);
    const whole = markReviewed(tree, { clauseTemplateIds, isFrameApproved: true });
    expect(whole.template.reviewedByCounsel).toBe(true);
    expect(notice(whole, draft).at(-1)).toContain('has reviewed the wording');
  });

  it('changes neither what it was made from nor the copy that is signed', () => {
    const whole = markReviewed(tree, { clauseTemplateIds: new Set(all), isFrameApproved: true });
    expect(whole.inputHash).toBe(tree.inputHash);
    expect(notice(whole, 'SIGNING')).toEqual(notice(tree, 'SIGNING'));
  });
});
