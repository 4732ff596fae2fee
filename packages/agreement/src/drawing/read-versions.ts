import type { Hand, Redline, RedlineClause, RedlineMember, RedlineSection } from '../redline/schemas';
import type { AgreementTree, ClauseNode, SectionNode } from '../tree';
import {
  type Copy,
  keptBlock,
  keptText,
  type Mark,
  type MarkedAgreement,
  type MarkedClause,
  type MarkedSection,
  plainRun,
  sectionName,
  type Version,
} from './marked';
import { Marker } from './marker';

/** What a move is called at both places. A clause and a section may have the same key. */
const moveOf = (mark: Mark, name: string, owner: string) =>
  name === owner && (mark === 'MOVED_FROM' || mark === 'MOVED_TO') ? name : null;

function everyClause(nodes: readonly ClauseNode[], visit: (node: ClauseNode) => void): void {
  for (const node of nodes) {
    visit(node);
    everyClause(node.children, visit);
  }
}

/** The clause that each entry of the plain summary speaks of, by the number that it prints. */
function summaryTargets(...trees: readonly AgreementTree[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const tree of trees) {
    for (const section of tree.sections) {
      everyClause(section.clauses, ({ blocks }) => {
        for (const block of blocks) {
          if (block.type === 'summary') for (const { number, target } of block.entries) targets.set(number, target);
        }
      });
    }
  }
  return targets;
}

class VersionsReader {
  readonly #before = new Map<string, ClauseNode>();
  /** The clauses that came, went or moved, and what differs in them. */
  readonly #changed = new Map<string, RedlineClause>();
  /** By clause: what it came, went or moved with, in each version; that is the clause itself or what holds it. */
  readonly #owners: Record<Version, Map<string, string>> = { BEFORE: new Map(), AFTER: new Map() };
  readonly #after = new Map<string, ClauseNode>();
  readonly #targets: ReadonlyMap<string, string>;
  readonly #both: Marker;
  readonly #sections: Record<Version, Map<string, SectionNode>>;

  constructor(before: AgreementTree, after: AgreementTree, redline: Redline | null) {
    this.#targets = summaryTargets(before, after);
    this.#both = this.#marker(null, 'KEPT');
    const byKey = (tree: AgreementTree) => new Map(tree.sections.map((section) => [section.key, section]));
    this.#sections = { BEFORE: byKey(before), AFTER: byKey(after) };
    for (const { clauses } of after.sections) everyClause(clauses, (node) => this.#after.set(node.key, node));
    if (redline === null) return;
    for (const { clauses } of before.sections) everyClause(clauses, (node) => this.#before.set(node.key, node));
    for (const { key, standing, clauses } of redline.sections) {
      const name = sectionName(key);
      if (standing === 'DELETED' || standing === 'MOVED_AWAY')
        this.#own('BEFORE', this.#section('BEFORE', key).clauses, name);
      if (standing === 'INSERTED' || standing === 'MOVED_HERE')
        this.#own('AFTER', this.#section('AFTER', key).clauses, name);
      this.#note(clauses ?? [], standing === 'KEPT');
    }
  }

  /** @param isInPlace Whether what holds these clauses is drawn once, for both versions. */
  #note(members: readonly RedlineMember[], isInPlace: boolean): void {
    for (const member of members) {
      if (member.type === 'same') continue;
      const { key } = member;
      if (member.type === 'movedAway') {
        if (isInPlace) this.#own('BEFORE', [this.#node('BEFORE', key)], key);
        continue;
      }
      this.#changed.set(key, member);
      const { standing } = member;
      if (isInPlace && standing === 'DELETED') this.#own('BEFORE', [this.#node('BEFORE', key)], key);
      if (isInPlace && (standing === 'INSERTED' || standing === 'MOVED_HERE'))
        this.#own('AFTER', [this.#node('AFTER', key)], key);
      this.#note(member.children ?? [], isInPlace && standing === 'KEPT');
    }
  }

  #own(version: Version, nodes: readonly ClauseNode[], owner: string): void {
    everyClause(nodes, ({ key }) => this.#owners[version].set(key, owner));
  }

  #marker(version: Version | null, kept: Mark): Marker {
    return new Marker(version, kept, (number) => (number === null ? null : (this.#targets.get(number) ?? null)));
  }

  #node(version: Version, key: string): ClauseNode {
    const node = (version === 'BEFORE' ? this.#before : this.#after).get(key);
    if (node === undefined) throw new Error(`The redline is not of these versions: no clause ${key}`);
    return node;
  }

  #section(version: Version, key: string): SectionNode {
    const section = this.#sections[version].get(key);
    if (section === undefined) throw new Error(`The redline is not of these versions: no section ${key}`);
    return section;
  }

  /** A clause that is the same in both versions, or of one that is drawn alone. */
  #kept(node: ClauseNode): MarkedClause {
    const { key, heading, textStyle, isSeparatePage, number } = node;
    return {
      key,
      mark: 'KEPT',
      move: null,
      isReworded: false,
      number: { before: number, after: number },
      heading: heading === null || heading === '' ? [] : [plainRun(heading)],
      textStyle,
      isSeparatePage,
      blocks: this.#both.blocks(node.blocks.map(keptBlock)),
      children: node.children.map((child) => this.#kept(child)),
      causes: [],
      answers: [],
      hands: [],
    };
  }

  /** A clause as one version has it, at a place where the other has none. */
  #alone(version: Version, node: ClauseNode, owner: string, holder: readonly Hand[] = []): MarkedClause {
    const { key, number, textStyle, isSeparatePage } = node;
    const other = version === 'BEFORE' ? 'AFTER' : 'BEFORE';
    const isMoved = this.#owners[other].get(key) === owner;
    const own = version === 'BEFORE' ? (['DELETED', 'MOVED_FROM'] as const) : (['INSERTED', 'MOVED_TO'] as const);
    const mark: Mark = isMoved ? own[1] : own[0];
    const changed = this.#changed.get(key);
    const words = isMoved ? changed : undefined;
    const marker = this.#marker(version, mark);
    // What a clause holds comes, goes and moves with it.
    const hands = changed?.hands ?? (changed === undefined || changed.causes.length === 0 ? holder : []);
    const isExplained = version === 'AFTER' || changed?.standing === 'DELETED';
    return {
      key,
      mark,
      move: moveOf(mark, key, owner),
      isReworded: changed?.isReworded ?? false,
      number: { before: version === 'BEFORE' ? number : null, after: version === 'AFTER' ? number : null },
      heading: marker.runs(words?.heading ?? keptText(node.heading)),
      textStyle,
      isSeparatePage,
      blocks: marker.blocks(words?.blocks ?? node.blocks.map(keptBlock)),
      children: node.children.map((child) => this.#alone(version, child, owner, hands)),
      causes: isExplained ? (changed?.causes ?? []) : [],
      answers: isExplained ? (changed?.answers ?? []) : [],
      hands,
    };
  }

  #members(members: readonly RedlineMember[]): MarkedClause[] {
    return members.map((member) => {
      const { key } = member;
      if (member.type === 'same') return this.#kept(this.#node('AFTER', key));
      if (member.type === 'movedAway' || member.standing === 'DELETED')
        return this.#alone('BEFORE', this.#node('BEFORE', key), key);
      if (member.standing !== 'KEPT') return this.#alone('AFTER', this.#node('AFTER', key), key);
      const node = this.#node('AFTER', key);
      const {
        isReworded,
        number,
        textStyle,
        isSeparatePage,
        heading,
        blocks,
        children,
        causes,
        answers,
        hands = [],
      } = member;
      return {
        key,
        mark: 'KEPT',
        move: null,
        isReworded,
        number,
        heading: this.#both.runs(heading ?? keptText(node.heading)),
        textStyle,
        isSeparatePage,
        blocks: this.#both.blocks(blocks ?? node.blocks.map(keptBlock)),
        children: children === null ? node.children.map((child) => this.#kept(child)) : this.#members(children),
        causes,
        answers,
        hands,
      };
    });
  }

  keptSection(section: SectionNode): MarkedSection {
    const { key, kind, number, title, isSeparatePage } = section;
    return {
      key,
      mark: 'KEPT',
      move: null,
      kind,
      number: { before: number, after: number },
      title: title === '' ? [] : [plainRun(title)],
      isSeparatePage,
      clauses: section.clauses.map((node) => this.#kept(node)),
      causes: [],
    };
  }

  section(
    { key, standing, number, title, clauses, causes }: RedlineSection,
    all: readonly RedlineSection[],
  ): MarkedSection {
    if (standing === 'KEPT') {
      const is = this.#section('AFTER', key);
      return {
        ...this.keptSection({ ...is, clauses: clauses === null ? is.clauses : [] }),
        number,
        ...(title === null ? {} : { title: this.#both.runs(title) }),
        ...(clauses === null ? {} : { clauses: this.#members(clauses) }),
        causes,
      };
    }
    const version = standing === 'DELETED' || standing === 'MOVED_AWAY' ? 'BEFORE' : 'AFTER';
    const name = sectionName(key);
    const own = this.#section(version, key);
    const mark = (
      { DELETED: 'DELETED', INSERTED: 'INSERTED', MOVED_AWAY: 'MOVED_FROM', MOVED_HERE: 'MOVED_TO' } as const
    )[standing];
    // The words of a moved section are where it went.
    const words =
      title ?? all.find((section) => section.key === key && section.standing === 'MOVED_HERE')?.title ?? null;
    return {
      key,
      mark,
      move: moveOf(mark, name, name),
      kind: own.kind,
      number: {
        before: version === 'BEFORE' ? own.number : null,
        after: version === 'AFTER' ? own.number : null,
      },
      title: this.#marker(version, mark).runs(words ?? keptText(own.title)),
      isSeparatePage: own.isSeparatePage,
      clauses: own.clauses.map((node) => this.#alone(version, node, name)),
      causes,
    };
  }
}

/** One version, everything kept. */
export function markedTree(tree: AgreementTree, copy: Copy): MarkedAgreement {
  const reader = new VersionsReader(tree, tree, null);
  return {
    copy,
    title: [plainRun(tree.title)],
    sections: tree.sections.map((section) => reader.keptSection(section)),
    before: tree,
    after: tree,
  };
}

/**
 * Two versions in one, as the redline between them tells.
 * @throws Error when the redline is not of these versions.
 */
export function markedRedline(
  { before, after, redline }: { before: AgreementTree; after: AgreementTree; redline: Redline },
  copy: Copy,
): MarkedAgreement {
  const reader = new VersionsReader(before, after, redline);
  return {
    copy,
    title: new Marker(null, 'KEPT', () => null).runs(redline.title),
    sections: redline.sections.map((section) => reader.section(section, redline.sections)),
    before,
    after,
  };
}
