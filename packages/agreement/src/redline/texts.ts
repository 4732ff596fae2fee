import type { Inline } from '../tree';
import { Flow, PART, type Place, REFERENCE } from './flow';
import type { Change, RedlineParagraph, Run } from './schemas';
import { type Stretch, stretchesOf } from './stretches';

/** What a comparison comes to, in the order of reading. */
interface Reader {
  run(run: Run): void;
  /** @param part The name of a part; null at the end of a paragraph. */
  mark(change: Change, part: string | null): void;
}

/** Reads one flow to the reader: the text between marks as runs, marks as they come. */
function read(change: Change, flow: Flow, from: Place, to: Place, reader: Reader): void {
  const give = (start: number, end: number) => {
    for (const inline of flow.read(start, end)) reader.run({ change, inline, textBefore: null });
  };
  let start = from.char;
  for (let index = from.mark; index < to.mark; index += 1) {
    const mark = flow.mark(index);
    if (mark.kind === REFERENCE) continue;
    give(start, mark.start);
    reader.mark(change, mark.kind === PART ? mark.name : null);
    start = mark.end;
  }
  give(start, to.char);
}

/** As `read`; references say how they were printed before. */
function readKept(before: Flow, after: Flow, { fromBefore, fromAfter, toAfter }: Stretch, reader: Reader): void {
  let from = fromAfter;
  for (let index = fromAfter.mark; index < toAfter.mark; index += 1) {
    const mark = after.mark(index);
    if (mark.kind !== REFERENCE) continue;
    const textBefore = before.printed(before.mark(fromBefore.mark + index - fromAfter.mark));
    if (textBefore === after.printed(mark)) continue;
    read('KEPT', after, from, { char: mark.start, mark: index }, reader);
    for (const inline of after.read(mark.start, mark.end)) reader.run({ change: 'KEPT', inline, textBefore });
    from = { char: mark.end, mark: index + 1 };
  }
  read('KEPT', after, from, toAfter, reader);
}

function compareFlows(before: Flow, after: Flow, reader: Reader): void {
  for (const stretch of stretchesOf(before, after)) {
    if (stretch.isKept) readKept(before, after, stretch, reader);
    else {
      read('DELETED', before, stretch.fromBefore, stretch.toBefore, reader);
      read('INSERTED', after, stretch.fromAfter, stretch.toAfter, reader);
    }
  }
}

/** Compares two texts without paragraphs. Null: there is none in that version. */
export function compareInlines(before: readonly Inline[] | null, after: readonly Inline[] | null): Run[] {
  const [left, right] = [new Flow(), new Flow()];
  if (before !== null) left.addInlines(before);
  if (after !== null) right.addInlines(after);
  const runs: Run[] = [];
  compareFlows(left, right, { run: (run) => void runs.push(run), mark: () => undefined });
  return runs;
}

/** As `compareInlines`, of plain texts. */
export function compareTexts(before: string | null, after: string | null): Run[] {
  const whole = (change: Change, text: string): Run => ({ change, inline: { type: 'text', text }, textBefore: null });
  if (before === null || before === '') return after === null || after === '' ? [] : [whole('INSERTED', after)];
  if (after === null || after === '') return [whole('DELETED', before)];
  if (before === after) return [whole('KEPT', after)];
  return compareInlines([{ type: 'text', text: before }], [{ type: 'text', text: after }]);
}

/**
 * Compares two texts of paragraphs and parts.
 *
 * @param part What stands for a part that is in one of them, or in both.
 */
export function compareParagraphs<T>(
  before: Flow,
  after: Flow,
  part: (change: Change, name: string) => T,
): (RedlineParagraph | T)[] {
  const result: (RedlineParagraph | T)[] = [];
  let runs: Run[] = [];
  compareFlows(before, after, {
    run: (run) => void runs.push(run),
    mark: (change, name) => {
      if (name === null) {
        result.push({ type: 'paragraph', runs, end: change });
        runs = [];
      } else {
        // Words that wait for their paragraph's end are of the other version: in this one the last paragraph has ended.
        result.push(part(change, name));
      }
    },
  });
  return result;
}
