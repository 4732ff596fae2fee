import { formatDate, say } from '../assemble/wording';
import {
  type Mark,
  type MarkedAgreement,
  type MarkedClause,
  type MarkedRun,
  type MarkedSection,
  isIn,
  sectionName,
} from '../drawing/marked';
import { REDLINE_CAUSES, type RedlineCause } from '../redline/cause-names';
import type { AgreementTree } from '../tree';

/** What a redline's front matter tells: which parts differ, how, and why. */

/** Characters of the hash that tell two versions apart. */
const HASH_SHOWN = 8;

export const dateAndHash = ({ assembledOn, inputHash }: AgreementTree) => ({
  date: formatDate(assembledOn),
  hash: inputHash.slice(0, HASH_SHOWN),
});

/** When both versions were committed, and where their readers are. A tree itself holds no time. */
export interface Committed {
  readonly before: Date;
  readonly after: Date;
  readonly timeZone: string;
}

/** `November 25, 2026 at 3:14 PM PST`: several versions may be of one day. */
export const dayAndTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(instant)
    // A narrow space before “PM,” which not every face has.
    .replaceAll('\u202f', ' ');

/** What a place is called: the number, the heading, or the section of what stands there. */
export type Place = string;
type Part = MarkedClause | MarkedSection;
type Standing = 'reworded' | 'renumbered' | 'new' | 'deleted' | 'moved';

const isSection = (part: Part): part is MarkedSection => 'clauses' in part;
const runsOf = (part: Part): readonly MarkedRun[] => (isSection(part) ? part.title : part.heading);
/** As the later version says it; what is only in the earlier one, as that does. */
const textOf = (part: Part) => {
  const version = isIn(part.mark, 'AFTER') ? 'AFTER' : 'BEFORE';
  return runsOf(part)
    .filter(({ mark }) => isIn(mark, version))
    .map(({ inline }) => inline.text)
    .join('');
};
const numberOf = ({ mark, number }: Part) => (isIn(mark, 'AFTER') ? number.after : number.before);

function visitParts(agreement: MarkedAgreement, visit: (part: Part, holders: readonly Part[]) => void): void {
  const below = (parts: readonly Part[], holders: readonly Part[]) => {
    for (const part of parts) {
      visit(part, holders);
      below(isSection(part) ? part.clauses : part.children, [...holders, part]);
    }
  };
  below(agreement.sections, []);
}

/** Numbers of what holds a part and its own, as one would cite it: `4.2 (a)`. */
function citation(part: Part, holders: readonly Part[]): string {
  const clauses = [...holders, part].filter((one) => !isSection(one));
  const numbers = (clauses.length === 0 ? [part] : clauses).flatMap((one) => numberOf(one) ?? []);
  return numbers.join(' ');
}

/** By move: where it came from and where it went. */
export function movesOf(agreement: MarkedAgreement): Map<string, { from: Place; to: Place }> {
  const moves = new Map<string, { from: Place; to: Place }>();
  visitParts(agreement, (part, holders) => {
    if (part.move === null) return;
    const known = moves.get(part.move) ?? { from: '', to: '' };
    const own = citation(part, holders);
    const holder = holders.at(-1);
    const place = own === '' ? textOf(holder ?? part) : own;
    if (part.mark === 'MOVED_FROM') known.from = place;
    else known.to = place;
    moves.set(part.move, known);
  });
  return moves;
}

const STANDINGS: Readonly<Record<Mark, Standing | null>> = {
  KEPT: null,
  INSERTED: 'new',
  DELETED: 'deleted',
  MOVED_TO: 'moved',
  MOVED_FROM: null,
};

/** What happened to a part, in a sentence; null when nothing did. */
export function standingOf(part: Part, moves: ReadonlyMap<string, { from: Place; to: Place }>): string | null {
  const move = part.move === null ? undefined : moves.get(part.move);
  switch (part.mark) {
    case 'INSERTED':
      return say('redline.isNew');
    case 'DELETED':
      return say('redline.isDeleted');
    case 'MOVED_TO':
      return move === undefined ? null : say('redline.isFrom', { place: move.from });
    case 'MOVED_FROM':
      return move === undefined ? null : say('redline.wentTo', { place: move.to });
    case 'KEPT':
      if (part.causes.length === 0) return null;
      return say(isRenumbered(part) ? 'redline.isRenumbered' : 'redline.isReworded');
  }
}

/** Whether nothing differs but the numbers of clauses that it refers to. */
const isRenumbered = (part: Part) => part.mark === 'KEPT' && !isSection(part) && !part.isReworded;

/** A line of the list of changes. */
export interface Entry {
  /** Where it stands; null for the title of the agreement. */
  readonly name: string | null;
  readonly mark: Mark;
  readonly title: string;
  readonly what: string;
  readonly causes: readonly RedlineCause[];
}

/** The changed parts, in the order of reading; what came, went or moved with what holds it is not told again. */
export function summaryOf(
  agreement: MarkedAgreement,
  moves: ReadonlyMap<string, { from: Place; to: Place }>,
  titleCauses: readonly RedlineCause[],
): {
  entries: Entry[];
  counts: { standing: Standing; count: number }[];
  causes: { cause: RedlineCause; count: number }[];
} {
  const entries: Entry[] = [];
  const counts: Record<Standing, number> = { reworded: 0, renumbered: 0, new: 0, deleted: 0, moved: 0 };
  if (titleCauses.length > 0) {
    counts.reworded += 1;
    const { title } = agreement.after;
    entries.push({ name: null, mark: 'KEPT', title, what: say('redline.isReworded'), causes: titleCauses });
  }
  visitParts(agreement, (part, holders) => {
    const what = standingOf(part, moves);
    if (what === null || part.mark === 'MOVED_FROM') return;
    const holder = holders.at(-1);
    if (part.mark !== 'KEPT' && holder?.mark === part.mark) return;
    counts[STANDINGS[part.mark] ?? (isRenumbered(part) ? 'renumbered' : 'reworded')] += 1;
    const heading = [part, ...holders.toReversed()].map(textOf).find((text) => text !== '') ?? '';
    const name = isSection(part) ? sectionName(part.key) : part.key;
    entries.push({
      name,
      mark: part.mark,
      title: [citation(part, holders), heading].filter((text) => text !== '').join(' '),
      what,
      causes: part.causes,
    });
  });
  const order: Standing[] = ['reworded', 'renumbered', 'new', 'deleted', 'moved'];
  return {
    entries,
    counts: order.flatMap((standing) => (counts[standing] === 0 ? [] : [{ standing, count: counts[standing] }])),
    causes: REDLINE_CAUSES.flatMap((cause) => {
      const count = entries.filter((entry) => entry.causes.includes(cause)).length;
      return count === 0 ? [] : [{ cause, count }];
    }),
  };
}
