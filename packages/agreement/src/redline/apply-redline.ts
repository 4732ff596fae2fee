import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import type {
  Change,
  Redline,
  RedlineBlock,
  RedlineClause,
  RedlineMember,
  RedlineParagraph,
  RedlineSection,
  Run,
} from './schemas';

/** The words of a version in their structure, and nothing else. */
export interface ClauseWords {
  key: string;
  number: string | null;
  heading: string;
  /** Of each block its type and its texts, in order. */
  blocks: string[][];
  clauses: ClauseWords[];
}
export interface AgreementWords {
  title: string;
  sections: { key: string; number: string | null; title: string; clauses: ClauseWords[] }[];
}

export type Version = 'BEFORE' | 'AFTER';

const joined = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');
const labels = (lines: readonly { label: string }[]) => lines.map(({ label }) => label);

function blockWords(block: AgreementBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.type, joined(block.inlines)];
    case 'definitions':
      return [block.type, ...block.entries.flatMap(({ term, inlines }) => ['entry', term, joined(inlines)])];
    case 'table':
      return [
        block.type,
        block.caption ?? '',
        ...labels(block.columns),
        ...block.rows.flatMap((row) => ['row', ...row]),
        ...block.totals.flatMap(({ label, value }) => ['total', label, value]),
        block.emptyText ?? '',
      ];
    case 'signature':
      return [block.type, block.title ?? '', block.name ?? '', block.role ?? '', ...labels(block.lines)];
    case 'certificate':
      return [
        block.type,
        block.title,
        ...block.paragraphs.flatMap((text) => ['paragraph', text]),
        ...labels(block.lines),
      ];
    case 'initials':
      return [block.type, ...block.rows.flatMap(({ label, names }) => ['row', label, ...names])];
    case 'summary':
      return [block.type, ...block.entries.flatMap(({ number, heading, text }) => ['entry', number, heading, text])];
  }
}

const clauseWords = (node: ClauseNode): ClauseWords => ({
  key: node.key,
  number: node.number,
  heading: node.heading ?? '',
  blocks: node.blocks.map(blockWords),
  clauses: node.children.map(clauseWords),
});

export const wordsOfAgreement = (tree: AgreementTree): AgreementWords => ({
  title: tree.title,
  sections: tree.sections.map(({ key, number, title, clauses }) => ({
    key,
    number,
    title,
    clauses: clauses.map(clauseWords),
  })),
});

/** Reads one version out of a redline; what is the same in both it takes from the tree of the other. */
class VersionReader {
  readonly #version: Version;
  readonly #sections = new Map<string, SectionNode>();
  readonly #clauses = new Map<string, ClauseNode>();
  /** Where the words of what moved are. */
  readonly #moved = new Map<string, RedlineClause>();

  constructor(redline: Redline, other: AgreementTree, version: Version) {
    this.#version = version;
    const visit = (nodes: readonly ClauseNode[]) => {
      for (const node of nodes) {
        this.#clauses.set(node.key, node);
        visit(node.children);
      }
    };
    for (const section of other.sections) {
      this.#sections.set(section.key, section);
      visit(section.clauses);
    }
    const findMoved = (members: readonly RedlineMember[]) => {
      for (const member of members) {
        if (member.type !== 'clause') continue;
        if (member.standing === 'MOVED_HERE') this.#moved.set(member.key, member);
        findMoved(member.children ?? []);
      }
    };
    for (const section of redline.sections) findMoved(section.clauses ?? []);
  }

  #isIn(change: Change): boolean {
    return change !== (this.#version === 'BEFORE' ? 'INSERTED' : 'DELETED');
  }

  runs(runs: readonly Run[]): string {
    return runs
      .filter(({ change }) => this.#isIn(change))
      .map(({ inline, textBefore }) => (this.#version === 'BEFORE' && textBefore !== null ? textBefore : inline.text))
      .join('');
  }

  number(number: { before: string | null; after: string | null }): string | null {
    return this.#version === 'BEFORE' ? number.before : number.after;
  }

  /** Members of a list as this version has them: what moved stands here where it was, there where it is. */
  listed<T extends { standing: RedlineSection['standing']; key: string }>(members: readonly T[]): T[] {
    if (this.#version === 'AFTER')
      return members.filter(({ standing }) => standing !== 'DELETED' && standing !== 'MOVED_AWAY');
    const moved = new Map(
      members.filter(({ standing }) => standing === 'MOVED_HERE').map((member) => [member.key, member]),
    );
    return members.flatMap((member) => {
      if (member.standing === 'INSERTED' || member.standing === 'MOVED_HERE') return [];
      return member.standing === 'MOVED_AWAY' ? [moved.get(member.key) ?? member] : [member];
    });
  }

  #blocks(blocks: readonly RedlineBlock[]): string[][] {
    const result: string[][] = [];
    let text = '';
    for (const block of blocks) {
      if (block.type !== 'paragraph') {
        if (this.#isIn(block.change)) result.push(this.#part(block));
        continue;
      }
      text += this.runs(block.runs);
      if (!this.#isIn(block.end)) continue;
      result.push([block.type, text]);
      text = '';
    }
    return result;
  }

  #part(block: Exclude<RedlineBlock, RedlineParagraph>): string[] {
    const texts = (lists: readonly (readonly Run[])[]) => lists.map((runs) => this.runs(runs));
    const lines = (members: readonly Extract<RedlineBlock, { type: 'signature' }>['lines'][number][]) =>
      texts(this.listed(members).map(({ label }) => label));
    switch (block.type) {
      case 'definitions':
        return [
          block.type,
          ...this.listed(block.entries).flatMap(({ term, runs }) => ['entry', ...texts([term, runs])]),
        ];
      case 'table':
        return [
          block.type,
          this.runs(block.caption),
          ...texts(block.columns.map(({ label }) => label)),
          ...this.listed(block.rows).flatMap(({ cells }) => ['row', ...texts(cells)]),
          ...this.listed(block.totals).flatMap(({ label, value }) => ['total', ...texts([label, value])]),
          this.runs(block.emptyText),
        ];
      case 'signature':
        return [block.type, ...texts([block.title, block.name, block.role]), ...lines(block.lines)];
      case 'certificate':
        return [block.type, this.runs(block.title), ...this.#blocks(block.paragraphs).flat(), ...lines(block.lines)];
      case 'initials':
        return [
          block.type,
          ...this.listed(block.rows).flatMap(({ label, names }) => ['row', ...texts([label, ...names])]),
        ];
      case 'summary':
        return [
          block.type,
          ...this.listed(block.entries).flatMap(({ number, heading, text }) => [
            'entry',
            this.number(number) ?? '',
            ...texts([heading, text]),
          ]),
        ];
    }
  }

  members(members: readonly RedlineMember[]): ClauseWords[] {
    return members.flatMap((member): ClauseWords[] => {
      if (member.type === 'same') return [clauseWords(this.#inOther(member.key))];
      if (member.type === 'clause') {
        const isOfOther = this.#version === 'BEFORE' ? ['INSERTED', 'MOVED_HERE'] : ['DELETED'];
        return isOfOther.includes(member.standing) ? [] : [this.#clause(member)];
      }
      const moved = this.#version === 'BEFORE' ? this.#moved.get(member.key) : undefined;
      return moved === undefined ? [] : [this.#clause(moved)];
    });
  }

  #inOther(key: string): ClauseNode {
    const node = this.#clauses.get(key);
    if (node === undefined) throw new Error(`The redline is not of this version: no clause ${key}`);
    return node;
  }

  #clause(clause: RedlineClause): ClauseWords {
    const { key, heading, blocks, children } = clause;
    return {
      key,
      number: this.number(clause.number),
      heading: heading === null ? (this.#inOther(key).heading ?? '') : this.runs(heading),
      blocks: blocks === null ? this.#inOther(key).blocks.map(blockWords) : this.#blocks(blocks),
      clauses: children === null ? this.#inOther(key).children.map(clauseWords) : this.members(children),
    };
  }

  sections(sections: readonly RedlineSection[]): AgreementWords['sections'] {
    return this.listed(sections).map(({ key, number, title, clauses }) => {
      const other = this.#sections.get(key);
      return {
        key,
        number: this.number(number),
        title: title === null ? (other?.title ?? '') : this.runs(title),
        clauses: clauses === null ? (other?.clauses ?? []).map(clauseWords) : this.members(clauses),
      };
    });
  }
}

/**
 * The words of one version, out of a redline and the other version. What it gives equals `wordsOfAgreement` of that
 * version; code that stores or prints a redline can make sure of it.
 *
 * @param other The tree of the other version, of which the redline was made.
 * @param version Which version to read out.
 */
export function applyRedline(redline: Redline, other: AgreementTree, version: Version): AgreementWords {
  const reader = new VersionReader(redline, other, version);
  return { title: reader.runs(redline.title), sections: reader.sections(redline.sections) };
}
