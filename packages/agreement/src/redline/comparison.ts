import type { AgreementTree, ClauseNode, SectionNode } from '../tree';
import { type Aligned, ELSEWHERE, inOrder, memberAt, pairByName, type Standing } from './align';
import { compareBlocks, isChangedBlock, isChangedRun, type KeysByNumber, type Numbers, renumberedIn } from './blocks';
import type { CauseReader } from './causes';
import { haveSameKeys, LooseClauses } from './loose-clauses';
import { once } from './once';
import { areSameBlocks } from './same';
import type { RedlineClause, RedlineMember, RedlineSection } from './schemas';
import { compareTexts } from './texts';

function keysByNumber(tree: AgreementTree): KeysByNumber {
  const keys = new Map<string, string>();
  for (const section of tree.sections)
    for (const { number, key } of section.clauses) if (number !== null) keys.set(number, key);
  return keys;
}

const keptSection = ({ key, number }: SectionNode): RedlineSection => ({
  key,
  standing: 'KEPT',
  number: { before: number, after: number },
  title: null,
  clauses: null,
  causes: [],
});

/** What each version is asked for is made when it is first asked for: most of a comparison needs none of it. */
export class Comparison {
  readonly #loose: () => LooseClauses;
  readonly #numbers: () => Numbers;
  readonly #causes: CauseReader | null;
  hasChanges = false;

  /** @param causes Is told of what differs, where anybody asks why it does. */
  constructor(before: AgreementTree, after: AgreementTree, causes: CauseReader | null = null) {
    this.#loose = once(() => new LooseClauses(before, after));
    this.#numbers = once(() => ({ before: keysByNumber(before), after: keysByNumber(after) }));
    this.#causes = causes;
  }

  /**
   * Clauses of one list, as they are in both versions; null when all read the same.
   *
   * @param follows The clause that holds them, when it came or went itself.
   */
  members(
    before: readonly ClauseNode[],
    after: readonly ClauseNode[],
    follows: ClauseNode | null,
  ): RedlineMember[] | null {
    if (before === after) return null;
    if (!haveSameKeys(before, after)) return this.#rearranged(before, after, follows);
    let result: RedlineMember[] | null = null;
    for (let place = 0; place < after.length; place += 1) {
      const is = after[place] as ClauseNode;
      const member = this.#pair('KEPT', before[place] as ClauseNode, is);
      if (member !== null) result ??= after.slice(0, place).map(({ key }) => ({ type: 'same', key }));
      result?.push(member ?? { type: 'same', key: is.key });
    }
    return result;
  }

  /** As `members`, of lists in which clauses came, went or moved. */
  #rearranged(
    before: readonly ClauseNode[],
    after: readonly ClauseNode[],
    follows: ClauseNode | null,
  ): RedlineMember[] {
    const loose = this.#loose();
    const places = new Map(after.map(({ key }, place) => [key, place]));
    const partners = before.map(({ key }) => places.get(key) ?? (loose.after.has(key) ? ELSEWHERE : -1));
    const isFromElsewhere = (place: number) => loose.before.has(after[place]?.key ?? '');
    return inOrder(partners, after.length, isFromElsewhere).map((place) => this.#member(place, before, after, follows));
  }

  #member(
    place: Aligned,
    before: readonly ClauseNode[],
    after: readonly ClauseNode[],
    follows: ClauseNode | null,
  ): RedlineMember {
    const { standing } = place;
    const is = memberAt(after, place.after);
    // A clause that came from another list is found there.
    const was = memberAt(before, place.before) ?? (is === null ? null : (this.#loose().before.get(is.key) ?? null));
    const key = (is ?? was)?.key ?? '';
    switch (standing) {
      case 'MOVED_AWAY':
        return { type: 'movedAway', key };
      case 'INSERTED':
        return this.#single(standing, null, is, follows);
      case 'DELETED':
        return this.#single(standing, was, null, follows);
      case 'KEPT':
      case 'MOVED_HERE':
        return this.#pair(standing, was as ClauseNode, is as ClauseNode) ?? { type: 'same', key };
    }
  }

  /** A clause that is in both versions; null when it stays and all in it reads the same. */
  #pair(standing: 'KEPT' | 'MOVED_HERE', was: ClauseNode, is: ClauseNode): RedlineClause | null {
    if (was === is && standing === 'KEPT') return null;
    const heading = was.heading === is.heading ? null : compareTexts(was.heading, is.heading);
    const blocks = areSameBlocks(was.blocks, is.blocks) ? null : compareBlocks(was.blocks, is.blocks, this.#numbers);
    const children = this.members(was.children, is.children, null);
    const isSame = was.number === is.number && heading === null && blocks === null && children === null;
    if (isSame && standing === 'KEPT') return null;
    return this.#noted({ standing, heading, blocks, children }, was, is, null);
  }

  /** A clause that came or went, with all that it holds. */
  #single(
    standing: 'INSERTED' | 'DELETED',
    was: ClauseNode | null,
    is: ClauseNode | null,
    follows: ClauseNode | null,
  ): RedlineClause {
    const heading = compareTexts(was?.heading ?? null, is?.heading ?? null);
    const blocks = compareBlocks(was?.blocks ?? [], is?.blocks ?? [], this.#numbers);
    const children = this.members(was?.children ?? [], is?.children ?? [], is ?? was) ?? [];
    return this.#noted({ standing, heading, blocks, children }, was, is, follows);
  }

  #noted(
    compared: Pick<RedlineClause, 'standing' | 'heading' | 'blocks' | 'children'>,
    was: ClauseNode | null,
    is: ClauseNode | null,
    follows: ClauseNode | null,
  ): RedlineClause {
    const { key, kind, textStyle, listStyle, isSeparatePage } = (is ?? was) as ClauseNode;
    const { standing, heading, blocks, children } = compared;
    const isChanged = (heading?.some(isChangedRun) ?? false) || (blocks?.some(isChangedBlock) ?? false);
    const clause: RedlineClause = {
      type: 'clause',
      key,
      kind,
      standing,
      number: { before: was?.number ?? null, after: is?.number ?? null },
      isReworded: was !== null && is !== null && isChanged,
      textStyle,
      listStyle,
      isSeparatePage,
      heading,
      blocks,
      children,
      causes: [],
      answers: [],
    };
    if (standing !== 'KEPT' || isChanged) {
      this.hasChanges = true;
      this.#causes?.note(clause, was, is, follows);
    } else if (blocks !== null) {
      const renumbered = renumberedIn(blocks);
      if (renumbered.size > 0) this.#causes?.noteReferences(clause, renumbered);
    }
    return clause;
  }

  sections(before: readonly SectionNode[], after: readonly SectionNode[]): RedlineSection[] {
    if (haveSameKeys(before, after)) {
      return after.map((is, place) => {
        const was = before[place] as SectionNode;
        return was === is ? keptSection(is) : this.#section('KEPT', was, is);
      });
    }
    return inOrder(pairByName(before, after, [({ key }) => key]), after.length).map((place) =>
      this.#section(place.standing, memberAt(before, place.before), memberAt(after, place.after)),
    );
  }

  #section(standing: Standing, was: SectionNode | null, is: SectionNode | null): RedlineSection {
    const key = (is ?? was)?.key ?? '';
    this.#causes?.enter(key);
    const number = { before: was?.number ?? null, after: is?.number ?? null };
    if (standing === 'MOVED_AWAY') return { key, standing, number, title: null, clauses: null, causes: [] };
    const isSameTitle = was !== null && is !== null && was.title === is.title;
    const title = isSameTitle ? null : compareTexts(was?.title ?? null, is?.title ?? null);
    const members = this.members(was?.clauses ?? [], is?.clauses ?? [], null);
    const clauses = was !== null && is !== null ? members : (members ?? []);
    const section: RedlineSection = { key, standing, number, title, clauses, causes: [] };
    if (standing !== 'KEPT' || (title?.some(isChangedRun) ?? false)) {
      this.hasChanges = true;
      this.#causes?.noteSection(section);
    }
    return section;
  }
}
