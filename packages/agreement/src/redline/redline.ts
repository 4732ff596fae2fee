import type { AgreementTree } from '../tree';
import { isChangedRun } from './blocks';
import { CauseReader } from './causes';
import { Comparison } from './comparison';
import type { Redline } from './schemas';
import { compareTexts } from './texts';

/**
 * What differs between two versions of an agreement, to be drawn over the later one.
 *
 * Clauses go together by key, wherever they stand; then their words are compared. A clause that stands elsewhere is
 * moved, not deleted and inserted; one that is only renumbered is not changed, nor is a reference to it. What both
 * versions share is not read, and what reads the same is read once, so that the time grows with what changed.
 *
 * Pure: the same versions give the same redline. The redline applied to either version gives the other
 * (`applyRedline`).
 *
 * @throws Error when a key is found to name two clauses of one version.
 * @see ADR 0025
 */
export function redline(before: AgreementTree, after: AgreementTree): Redline {
  const causes = new CauseReader(before, after);
  const comparison = new Comparison(before, after, causes);
  const title = compareTexts(before.title, after.title);
  const sections = comparison.sections(before.sections, after.sections);
  const hasNewTitle = title.some(isChangedRun);
  causes.settle();
  return {
    formatVersion: 1,
    hasChanges: comparison.hasChanges || hasNewTitle,
    title,
    titleCauses: hasNewTitle ? causes.ofFrame() : [],
    sections,
  };
}
