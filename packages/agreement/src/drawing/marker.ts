import type { Change, RedlineBlock, RedlineParagraph, RedlineSection, Run } from '../redline/schemas';
import type { Inline } from '../tree';
import { isIn, type Mark, type MarkedBlock, type MarkedParagraph, type MarkedRun, type Version } from './marked';

type Part = Exclude<RedlineBlock, RedlineParagraph>;
type Standing = RedlineSection['standing'];

/** Which clause a summary speaks of, by the number that it prints. */
export type TargetOf = (number: string | null) => string | null;

const inlineBefore = ({ inline, textBefore }: Run): Inline =>
  textBefore === null ? inline : { ...inline, text: textBefore };

/** Gives the words of a redline their marks: over both versions, or as they are in one of them. */
export class Marker {
  readonly #version: Version | null;
  readonly #kept: Mark;
  readonly #targetOf: TargetOf;

  /**
   * @param version The version that is drawn alone; null when both are.
   * @param kept The mark of what is in both.
   */
  constructor(version: Version | null, kept: Mark, targetOf: TargetOf) {
    this.#version = version;
    this.#kept = kept;
    this.#targetOf = targetOf;
  }

  #alone(version: Version): Marker {
    return new Marker(version, version === 'BEFORE' ? 'DELETED' : 'INSERTED', this.#targetOf);
  }

  #has(change: Change): boolean {
    return this.#version === null || isIn(change, this.#version);
  }

  #mark(change: Change): Mark {
    return change === 'KEPT' ? this.#kept : change;
  }

  runs(runs: readonly Run[]): MarkedRun[] {
    return runs.flatMap((run): MarkedRun[] => {
      if (!this.#has(run.change)) return [];
      const mark = this.#mark(run.change);
      if (this.#version === 'BEFORE') return [{ mark, inline: inlineBefore(run) }];
      if (run.textBefore === null || this.#version === 'AFTER') return [{ mark, inline: run.inline }];
      return [
        { mark: 'DELETED', inline: inlineBefore(run) },
        { mark: 'INSERTED', inline: run.inline },
      ];
    });
  }

  /** Members of a list; one that moved within it is deleted there and inserted here. */
  #listed<T extends { standing: Standing; key: string }, R extends object>(
    members: readonly T[],
    draw: (member: T, marker: Marker) => R,
  ): ({ mark: Mark } & R)[] {
    const moved = new Map(
      members.filter(({ standing }) => standing === 'MOVED_HERE').map((member) => [member.key, member]),
    );
    return members.flatMap((member) => {
      switch (member.standing) {
        case 'KEPT':
        case 'INSERTED':
        case 'DELETED':
          if (!this.#has(member.standing)) return [];
          return [{ mark: this.#mark(member.standing), ...draw(member, this) }];
        case 'MOVED_HERE':
          if (this.#version === 'AFTER') return [{ mark: this.#kept, ...draw(member, this) }];
          return this.#version === 'BEFORE' ? [] : [{ mark: 'INSERTED', ...draw(member, this.#alone('AFTER')) }];
        case 'MOVED_AWAY': {
          const from = moved.get(member.key) ?? member;
          if (this.#version === 'BEFORE') return [{ mark: this.#kept, ...draw(from, this) }];
          return this.#version === 'AFTER' ? [] : [{ mark: 'DELETED', ...draw(from, this.#alone('BEFORE')) }];
        }
      }
    });
  }

  blocks(blocks: readonly RedlineBlock[]): MarkedBlock[] {
    return blocks.length === 0 ? [] : this.#sequence(blocks, (part) => this.#part(part));
  }

  /** Each paragraph as a whole: where one was parted or joined, the words that changed sides are replaced. */
  #sequence<T>(
    blocks: readonly (RedlineParagraph | Part)[],
    draw: (part: Part) => readonly T[],
  ): (MarkedParagraph | T)[] {
    const result: (MarkedParagraph | T)[] = [];
    /** Words of each version whose paragraph has not ended yet. */
    const waiting: Record<Version, MarkedRun[]> = { BEFORE: [], AFTER: [] };
    const settle = (mark: Mark, runs: MarkedRun[]) => void result.push({ type: 'paragraph', mark, runs });
    for (const block of blocks) {
      if (block.type !== 'paragraph') {
        if (this.#has(block.change)) result.push(...draw(block));
      } else if (this.#version !== null) {
        const version = this.#version;
        waiting[version].push(...this.runs(block.runs));
        if (!this.#has(block.end)) continue;
        settle(this.#mark(block.end), waiting[version]);
        waiting[version] = [];
      } else if (block.end === 'KEPT') {
        settle(this.#kept, [...waiting.BEFORE, ...waiting.AFTER, ...this.runs(block.runs)]);
        waiting.BEFORE = [];
        waiting.AFTER = [];
      } else {
        const [ending, other] =
          block.end === 'DELETED' ? (['BEFORE', 'AFTER'] as const) : (['AFTER', 'BEFORE'] as const);
        settle(block.end, [...waiting[ending], ...this.#alone(ending).runs(block.runs)]);
        waiting[ending] = [];
        waiting[other].push(...this.#alone(other).runs(block.runs));
      }
    }
    return result;
  }

  #part(part: Part): MarkedBlock[] {
    if (this.#version !== null || part.change !== 'KEPT' || !isOfTwoForms(part)) return [this.#drawn(part)];
    return [this.#alone('BEFORE').#drawn(part), this.#alone('AFTER').#drawn(part)];
  }

  #drawn(part: Part): MarkedBlock {
    const mark = this.#mark(part.change);
    const runs = (list: readonly Run[]) => this.runs(list);
    switch (part.type) {
      case 'definitions':
        return {
          type: part.type,
          mark,
          entries: this.#listed(part.entries, (entry, marker) => ({
            term: marker.runs(entry.term),
            runs: marker.runs(entry.runs),
          })),
        };
      case 'table':
        return {
          type: part.type,
          mark,
          caption: runs(part.caption),
          columns: part.columns.map((column) => ({ ...column, label: runs(column.label) })),
          rows: this.#listed(part.rows, (row, marker) => ({ cells: row.cells.map((cell) => marker.runs(cell)) })),
          totals: this.#listed(part.totals, (total, marker) => ({
            label: marker.runs(total.label),
            value: marker.runs(total.value),
          })),
          emptyText: runs(part.emptyText),
        };
      case 'signature':
        return {
          type: part.type,
          mark,
          title: runs(part.title),
          name: runs(part.name),
          role: runs(part.role),
          lines: this.#lines(part.lines),
        };
      case 'certificate':
        return {
          type: part.type,
          mark,
          title: runs(part.title),
          paragraphs: this.#sequence<never>(part.paragraphs, () => []),
          lines: this.#lines(part.lines),
        };
      case 'initials':
        return {
          type: part.type,
          mark,
          rows: this.#listed(part.rows, (row, marker) => ({
            label: marker.runs(row.label),
            names: row.names.map((name) => marker.runs(name)),
          })),
        };
      case 'summary':
        return {
          type: part.type,
          mark,
          entries: this.#listed(part.entries, (entry, marker) => ({
            number: entry.number,
            target: this.#targetOf(entry.number.after),
            heading: marker.runs(entry.heading),
            text: marker.runs(entry.text),
          })),
        };
    }
  }

  #lines(lines: Extract<Part, { type: 'signature' }>['lines']) {
    return this.#listed(lines, (line, marker) => ({ label: marker.runs(line.label), width: line.width }));
  }
}

const isInBoth = (runs: readonly Run[]) =>
  runs.some(({ change }) => change !== 'INSERTED') === runs.some(({ change }) => change !== 'DELETED');

/** Whether a part takes another form in each version, so that both are drawn one after the other. */
function isOfTwoForms(part: Part): boolean {
  const areKept = (members: readonly { standing: Standing }[]) => members.every(({ standing }) => standing === 'KEPT');
  switch (part.type) {
    case 'table':
      return !isInBoth(part.emptyText);
    case 'signature':
      return !areKept(part.lines) || ![part.title, part.name, part.role].every(isInBoth);
    case 'certificate':
      return !areKept(part.lines);
    case 'definitions':
    case 'initials':
    case 'summary':
      return false;
  }
}
