/**
 * How long the redline of two 60-page versions takes, beside two libraries that compare plain text, by how many clauses
 * changed and by how long the agreement is. Each contender's result first has to give both versions back; only then it
 * is timed.
 *
 * What is timed: of ours, from two trees in memory to the whole redline, causes included; once for versions of which
 * nothing is shared, and once for versions that share their equal clauses and sections, as the store gives them. Of the
 * libraries, from two finished texts to the list of differences: diff-match-patch as it comes, and with the clean-up
 * that its manual asks for before a person reads the result, and over words, each of which stands for one letter as the
 * manual describes it for lines; jsdiff by words. One row adds what making the texts of the
 * trees takes, as anybody has to do who compares agreements by such a library.
 *
 * Contenders take turns, so that a busy machine is busy for each; on such a one the fastest run says most. The bench runs built, as the API does: what runs
 * TypeScript directly slows functions that are made in functions, of which ours has more than the libraries.
 *
 * Run: `pnpm --filter @troth/bench bench:redline`
 */
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { outline } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import { applyRedline, redline, wordsOfAgreement } from '@troth/agreement/redline';
import type { AgreementTree } from '@troth/agreement/tree';
import { diffWordsWithSpace } from 'diff';
import DiffMatchPatch from 'diff-match-patch';
import { changed, everyClause, longAgreement, sharing } from './redline-versions';

const PAGES = 60;
const CHANGED_CLAUSES = [1, 10, 100];
/** What one changed clause takes is measured in agreements of so many clauses, or a few more. */
const CLAUSES = [100, 500, 1500];
const WARMING_MS = 500;
const MOST_MS = 2_000;
const MOST_RUNS = 1_000;
/** A contender that has used its share of the time takes no more turns after so many. */
const FEWEST_RUNS = 3;

interface Versions {
  readonly before: AgreementTree;
  readonly after: AgreementTree;
  readonly sharedAfter: AgreementTree;
  readonly textBefore: string;
  readonly textAfter: string;
}

function versionsOf(before: AgreementTree, count: number): Versions {
  const after = changed(before, count);
  return {
    before,
    after,
    sharedAfter: sharing(after, before),
    textBefore: outline(before),
    textAfter: outline(after),
  };
}

interface Contender {
  readonly name: string;
  readonly compare: (versions: Versions) => unknown;
  /** Whether what `compare` gave turns each version into the other. */
  readonly isExact: (result: unknown, versions: Versions) => boolean;
}

function contender<R>(
  name: string,
  compare: (versions: Versions) => R,
  isExact: (result: R, versions: Versions) => boolean,
): Contender {
  return { name, compare, isExact: (result, versions) => isExact(result as R, versions) };
}

const givesBoth = (result: ReturnType<typeof redline>, { before, after }: Versions) =>
  isDeepStrictEqual(applyRedline(result, before, 'AFTER'), wordsOfAgreement(after)) &&
  isDeepStrictEqual(applyRedline(result, after, 'BEFORE'), wordsOfAgreement(before));

/** Without its time limit, after which it would give up on finding what is kept. */
const matcher = new DiffMatchPatch();
matcher.Diff_Timeout = 0;
const isExactMatch = (diffs: DiffMatchPatch.Diff[], { textBefore, textAfter }: Versions) =>
  matcher.diff_text1(diffs) === textBefore && matcher.diff_text2(diffs) === textAfter;
const readableMatch = (textBefore: string, textAfter: string) => {
  const diffs = matcher.diff_main(textBefore, textAfter);
  matcher.diff_cleanupSemantic(diffs);
  return diffs;
};

/** Each word, and what stands between two, becomes one letter; the differences become words again. */
function matchOfWords(textBefore: string, textAfter: string): DiffMatchPatch.Diff[] {
  const words: string[] = [];
  const letters = new Map<string, string>();
  const inLetters = (text: string) =>
    (text.match(/\s+|[^\s]+/g) ?? [])
      .map((word) => {
        let letter = letters.get(word);
        if (letter === undefined) {
          // Past the surrogates, which would not stand alone.
          const code = words.length < 0xd800 ? words.length : words.length + 0x800;
          letter = String.fromCharCode(code);
          letters.set(word, letter);
          words[code] = word;
        }
        return letter;
      })
      .join('');
  const diffs = matcher.diff_main(inLetters(textBefore), inLetters(textAfter), false);
  return diffs.map(([kind, text]) => [kind, [...text].map((letter) => words[letter.charCodeAt(0)] ?? '').join('')]);
}

const SHARED = contender('troth, as stored', ({ before, sharedAfter }) => redline(before, sharedAfter), givesBoth);
const WHOLE = contender('troth, nothing shared', ({ before, after }) => redline(before, after), givesBoth);
const MATCH = contender(
  'diff-match-patch',
  ({ textBefore, textAfter }) => matcher.diff_main(textBefore, textAfter),
  isExactMatch,
);
const OTHERS: readonly Contender[] = [
  MATCH,
  contender(
    'diff-match-patch, cleaned up',
    ({ textBefore, textAfter }) => readableMatch(textBefore, textAfter),
    isExactMatch,
  ),
  contender(
    'diff-match-patch, over words',
    ({ textBefore, textAfter }) => matchOfWords(textBefore, textAfter),
    isExactMatch,
  ),
  contender(
    'diff-match-patch, from trees',
    ({ before, after }) => readableMatch(outline(before), outline(after)),
    isExactMatch,
  ),
  contender(
    'jsdiff, by words',
    ({ textBefore, textAfter }) => diffWordsWithSpace(textBefore, textAfter),
    (changes, { textBefore, textAfter }) =>
      changes.flatMap(({ added, value }) => (added ? [] : [value])).join('') === textBefore &&
      changes.flatMap(({ removed, value }) => (removed ? [] : [value])).join('') === textAfter,
  ),
];

/** The time that this share of the runs did not exceed. */
function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

interface Timing {
  readonly name: string;
  readonly first: number;
  readonly fastest: number;
  readonly median: number;
  readonly runs: number;
}

function timed(compare: () => unknown): number {
  const start = performance.now();
  compare();
  return performance.now() - start;
}

/** Times of contenders that take turns. */
function time(contenders: readonly Contender[], versions: Versions): Timing[] {
  const lanes = contenders.map(({ name, compare, isExact }) => {
    const run = () => compare(versions);
    const start = performance.now();
    const result = run();
    const first = performance.now() - start;
    if (!isExact(result, versions)) throw new Error(`${name} does not give the versions back.`);
    const warm = performance.now() + WARMING_MS;
    while (performance.now() < warm) run();
    return { name, run, first, times: [] as number[], spent: 0 };
  });
  globalThis.gc?.();
  for (;;) {
    const waiting = lanes.filter(
      ({ times, spent }) => times.length < FEWEST_RUNS || (times.length < MOST_RUNS && spent < MOST_MS),
    );
    if (waiting.length === 0) break;
    for (const lane of waiting) {
      const took = timed(lane.run);
      lane.times.push(took);
      lane.spent += took;
    }
  }
  return lanes.map(({ name, first, times }) => {
    process.stderr.write(`${name}: ${ms(share(times, 0))}\n`);
    return { name, first, fastest: share(times, 0), median: share(times, 0.5), runs: times.length };
  });
}

type Row = Readonly<Record<string, string>>;
const ms = (value: number) => `${value.toPrecision(3)} ms`;

/** Columns as wide as their widest cell, so that the figures can be pasted into a note. */
function printTable(table: readonly Row[]): void {
  const columns = Object.keys(table[0] ?? {});
  const lines = [columns, ...table.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (cells: readonly string[]) =>
    process.stdout.write(`| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |\n`);
  lines.forEach((line, number) => {
    print(line);
    if (number === 0) print(widths.map((width) => '-'.repeat(width)));
  });
}

/** So many couples' articles make the pages that are asked for. */
async function ofPages(pages: number): Promise<{ couples: number; pages: number }> {
  for (let couples = 1; ; couples += 1) {
    const rendered = await renderPdfWithDetails(longAgreement(couples));
    if (rendered.pages >= pages) return { couples, pages: rendered.pages };
  }
}

const times = (value: number) => `${value < 10 ? value.toPrecision(2) : Math.round(value)} ×`;

function compareContenders(before: AgreementTree): Row[] {
  return CHANGED_CLAUSES.flatMap((count) => {
    process.stderr.write(`${count} changed\n`);
    const timings = time([SHARED, WHOLE, ...OTHERS], versionsOf(before, count));
    const [shared, whole] = timings;
    return timings.map(({ name, first, fastest, median, runs }) => ({
      changed: String(count),
      comparison: name,
      first: ms(first),
      fastest: ms(fastest),
      median: ms(median),
      'fastest, of as stored': times(fastest / (shared?.fastest ?? Number.NaN)),
      'of nothing shared': times(fastest / (whole?.fastest ?? Number.NaN)),
      runs: String(runs),
    }));
  });
}

function measureGrowth(): Row[] {
  let couples = 0;
  return CLAUSES.map((clauses) => {
    let before: AgreementTree;
    do before = longAgreement(++couples);
    while (everyClause(before.sections).length < clauses);
    const versions = versionsOf(before, 1);
    const [shared, whole, match] = time([SHARED, WHOLE, MATCH], versions);
    return {
      clauses: String(everyClause(before.sections).length),
      'kB of text': String(Math.round(versions.textBefore.length / 1024)),
      'as stored': ms(shared?.fastest ?? Number.NaN),
      'nothing shared': ms(whole?.fastest ?? Number.NaN),
      'diff-match-patch': ms(match?.fastest ?? Number.NaN),
    };
  });
}

const { couples, pages } = await ofPages(PAGES);
await closePdfRenderer();
const before = longAgreement(couples);
const words = outline(before).split(/\s+/).length;
process.stdout.write(
  `${pages} pages, ${everyClause(before.sections).length} clauses in its articles, ${words} words.\n\n`,
);
printTable(compareContenders(before));
process.stdout.write('\nOne changed clause, in agreements of several lengths; fastest runs:\n\n');
printTable(measureGrowth());
