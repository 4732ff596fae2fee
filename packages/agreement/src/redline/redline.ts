import type { AgreementTree, ClauseNode, SectionNode } from '../tree';
import { ELSEWHERE, inOrder, pairByName } from './align';
import { compareBlocks, isChangedBlock, isChangedRun, type KeysByNumber, type Numbers } from './blocks';
import { CauseReader } from './causes';
import { compareTexts } from './flow';
import { areSameBlocks, areSameClauses, isSameClause } from './same';
import type { Redline, RedlineClause, RedlineMember, RedlineSection } from './schemas';

/** The clauses of a version by key. A key names one clause of a version. */
function clausesByKey(tree: AgreementTree): Map<string, ClauseNode> {
  const clauses = new Map<string, ClauseNode>();
  const visit = (nodes: readonly ClauseNode[]) => {
    for (const node of nodes) {
      if (clauses.has(node.key)) throw new Error(`Two clauses with the key ${node.key}`);
      clauses.set(node.key, node);
      visit(node.children);
    }
  };
  for (const section of tree.sections) visit(section.clauses);
  return clauses;
}

function keysByNumber(tree: AgreementTree): KeysByNumber {
  const keys = new Map<string, string>();
  for (const section of tree.sections)
    for (const { number, key } of section.clauses) if (number !== null) keys.set(number, key);
  return keys;
}

class Comparison {
  readonly #before: ReadonlyMap<string, ClauseNode>;
  readonly #after: ReadonlyMap<string, ClauseNode>;
  readonly #numbers: Numbers;
  readonly causes: CauseReader;
  hasChanges = false;

  constructor(before: AgreementTree, after: AgreementTree) {
    this.#before = clausesByKey(before);
    this.#after = clausesByKey(after);
    this.#numbers = { before: keysByNumber(before), after: keysByNumber(after) };
    this.causes = new CauseReader(before, after);
  }

  /**
   * Clauses of one list, as they stand in both versions.
   *
   * @param follows The clause that holds them, when it came or went itself.
   */
  members(before: readonly ClauseNode[], after: readonly ClauseNode[], follows: ClauseNode | null): RedlineMember[] {
    const places = new Map(after.map(({ key }, place) => [key, place]));
    const partners = before.map(({ key }) => places.get(key) ?? (this.#after.has(key) ? ELSEWHERE : -1));
    const isFromElsewhere = (place: number) => this.#before.has(after[place]?.key ?? '');
    return inOrder(partners, after.length, isFromElsewhere).map(({ standing, ...place }) => {
      const is = after[place.after] ?? null;
      // A clause that came from another list is found there.
      const was = is === null ? (before[place.before] ?? null) : (this.#before.get(is.key) ?? null);
      const key = (is ?? was)?.key ?? '';
      if (standing === 'MOVED_AWAY') return { type: 'movedAway', key };
      if (standing === 'KEPT' && was !== null && is !== null && isSameClause(was, is)) return { type: 'same', key };
      return this.clause(standing, was, is, follows);
    });
  }

  clause(
    standing: RedlineClause['standing'],
    was: ClauseNode | null,
    is: ClauseNode | null,
    follows: ClauseNode | null,
  ): RedlineMember {
    const shown = (is ?? was) as ClauseNode;
    const heading =
      was !== null && is !== null && was.heading === is.heading
        ? null
        : compareTexts(was?.heading ?? null, is?.heading ?? null);
    const blocks =
      was !== null && is !== null && areSameBlocks(was.blocks, is.blocks)
        ? null
        : compareBlocks(was?.blocks ?? [], is?.blocks ?? [], this.#numbers);
    const children =
      was !== null && is !== null && areSameClauses(was.children, is.children)
        ? null
        : this.members(was?.children ?? [], is?.children ?? [], was === null || is === null ? shown : null);
    const isReworded =
      was !== null &&
      is !== null &&
      ((heading?.some(isChangedRun) ?? false) || (blocks?.some(isChangedBlock) ?? false));
    const clause: RedlineClause = {
      type: 'clause',
      key: shown.key,
      kind: shown.kind,
      standing,
      number: { before: was?.number ?? null, after: is?.number ?? null },
      isReworded,
      textStyle: shown.textStyle,
      listStyle: shown.listStyle,
      isSeparatePage: shown.isSeparatePage,
      heading,
      blocks,
      children,
      causes: [],
      answers: [],
    };
    if (standing !== 'KEPT' || isReworded) {
      this.hasChanges = true;
      this.causes.note(clause, was, is, follows);
    }
    return clause;
  }

  sections(before: readonly SectionNode[], after: readonly SectionNode[]): RedlineSection[] {
    const names = (sections: readonly SectionNode[]) => sections.map(({ key }) => [key]);
    return inOrder(pairByName(names(before), names(after)), after.length).map(({ standing, ...place }) => {
      const [was, is] = [before[place.before] ?? null, after[place.after] ?? null];
      const key = (is ?? was)?.key ?? '';
      const number = { before: was?.number ?? null, after: is?.number ?? null };
      if (standing === 'MOVED_AWAY') return { key, standing, number, title: null, clauses: null, causes: [] };
      const title =
        was !== null && is !== null && was.title === is.title
          ? null
          : compareTexts(was?.title ?? null, is?.title ?? null);
      const clauses =
        was !== null && is !== null && areSameClauses(was.clauses, is.clauses)
          ? null
          : this.members(was?.clauses ?? [], is?.clauses ?? [], null);
      const isChanged = standing !== 'KEPT' || (title?.some(isChangedRun) ?? false);
      if (isChanged) this.hasChanges = true;
      const section: RedlineSection = { key, standing, number, title, clauses, causes: [] };
      if (isChanged) this.causes.noteSection(section);
      return section;
    });
  }
}

/**
 * What differs between two versions of an agreement, to be drawn over the later one.
 *
 * Clauses go together by key, wherever they stand; then their words are compared. A clause that stands elsewhere is
 * moved, not deleted and inserted; one that is only numbered anew is not changed, nor is a reference to it. What reads
 * the same in both versions is passed over, and read once at the most, so that the time grows with what changed.
 *
 * Pure: the same versions give the same redline. The redline applied to either version gives the other
 * (`applyRedline`).
 *
 * @throws Error when a key names two clauses of one version.
 * @see `docs/decisions/0025-redline.md`
 */
export function redline(before: AgreementTree, after: AgreementTree): Redline {
  const comparison = new Comparison(before, after);
  const title = compareTexts(before.title, after.title);
  const sections = comparison.sections(before.sections, after.sections);
  const hasNewTitle = title.some(isChangedRun);
  comparison.causes.settle();
  return {
    formatVersion: 1,
    hasChanges: comparison.hasChanges || hasNewTitle,
    title,
    titleCauses: hasNewTitle ? comparison.causes.ofFrame() : [],
    sections,
  };
}
