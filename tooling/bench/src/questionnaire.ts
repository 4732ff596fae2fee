/**
 * How long the questionnaire's engine takes after one answer changed, beside three libraries that could do the job, on the
 * same questionnaire. Every contender first has to find the same as the product's engine; only then it is timed.
 *
 * Run: `pnpm --filter @troth/bench bench:questionnaire`
 */
import { performance } from 'node:perf_hooks';
import { jurisdictions } from '@troth/content/jurisdictions';
import { questionnaireSections } from '@troth/content/questionnaire';
import {
  type AnswerFacts,
  evaluate,
  indexQuestionnaire,
  type QuestionnaireSectionContent,
} from '@troth/domain/questionnaire';
import { type Contender, jsonLogicJs, jsonRulesEngine, type MakeContender, surveyCore, troth } from './contenders';
import {
  BENCH_STATE,
  generateAnswer,
  generateAnswers,
  generateQuestionnaire,
  questionsOf,
  sequence,
} from './generated-questionnaire';

const SIZES = [100, 1_000, 10_000, 100_000];
/** Changes after which results are compared, before any is timed. */
const COMPARED_CHANGES = 10;
/** A contender is timed for this many changes, or this long, whichever ends first; and for three at least. */
const MOST_CHANGES = 20_000;
const MOST_MS = 4_000;
const FEWEST_CHANGES = 5;
/** Changes that are not counted come first, for this long: compiled code may be thrown away while others run. */
const WARMING_MS = 500;
/** Left out where the size before took longer than this, for one change or for building: the next is ten times as large. */
const CHANGE_CAP_MS = 500;
const BUILD_CAP_MS = 5_000;

const CONTENDERS: readonly (readonly [name: string, make: MakeContender])[] = [
  ['troth', troth],
  ['json-logic-js', jsonLogicJs],
  ['json-rules-engine', jsonRulesEngine],
  ['survey-core', surveyCore],
];

/** The time that this share of the runs did not exceed. */
function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Milliseconds as people read them. */
function readable(ms: number): string {
  if (ms < 0.001) return `${(ms * 1_000_000).toFixed(1)} ns`;
  if (ms < 1) return `${(ms * 1000).toPrecision(3)} us`;
  return ms < 1000 ? `${ms.toPrecision(3)} ms` : `${(ms / 1000).toPrecision(3)} s`;
}

/** Changes to questions anywhere on which follow-ups depend; the same for every contender. */
function changesFor(content: readonly QuestionnaireSectionContent[], count: number): AnswerFacts[] {
  const random = sequence(7);
  const questions = questionsOf(content);
  const rows = questions.flatMap((question) => question.parentConditionalVisibilities);
  const leading = new Set(rows.map(({ parentQuestionId }) => parentQuestionId));
  const parents = questions.filter(({ id }) => leading.has(id));
  return Array.from({ length: count }, () => {
    const question = parents[random.below(parents.length)];
    if (question === undefined) throw new Error('No question has follow-ups.');
    return generateAnswer(question, random);
  });
}

async function requireEqual(name: string, contender: Contender, reference: Contender, changes: readonly AnswerFacts[]) {
  const compare = (after: number) => {
    const [theirs, ours] = [contender.found(), reference.found()];
    for (const table of ['visible', 'complete'] as const) {
      const place = ours[table].findIndex((value, question) => value !== theirs[table][question]);
      if (place >= 0) throw new Error(`${name} differs after ${after} changes: ${table}, question ${place}`);
    }
  };
  compare(0);
  for (const [number, change] of changes.entries()) {
    await contender.change(change);
    await reference.change(change);
    compare(number + 1);
  }
}

/** Times one change after the other until the runs or the time are used up. */
async function timeChanges(
  change: Contender['change'],
  changes: readonly AnswerFacts[],
): Promise<{ readonly count: number; readonly median: number; readonly p95: number }> {
  const times: number[] = [];
  let run = 0;
  const step = async () => {
    const answer = changes[run % changes.length];
    if (answer === undefined) throw new Error('Nothing to change.');
    run += 1;
    const start = performance.now();
    const waiting = change(answer);
    if (waiting !== undefined) await waiting;
    return performance.now() - start;
  };
  const warm = performance.now() + WARMING_MS;
  while (performance.now() < warm) await step();
  const end = performance.now() + MOST_MS;
  while (times.length < FEWEST_CHANGES || (times.length < MOST_CHANGES && performance.now() < end)) {
    times.push(await step());
  }
  return { count: times.length, median: share(times, 0.5), p95: share(times, 0.95) };
}

type Row = Readonly<Record<string, string>>;

async function compareContenders(): Promise<Row[]> {
  const rows: Row[] = [];
  const capped = new Map<string, string>();
  for (const size of SIZES) {
    const content = generateQuestionnaire(size, { readsPartner: false });
    const answers = generateAnswers(content);
    const changes = changesFor(content, 2_000);
    for (const [name, make] of CONTENDERS) {
      const note = capped.get(name);
      if (note !== undefined) {
        rows.push({ questions: String(size), engine: name, ready: '-', median: '-', p95: '-', 'per question': note });
        continue;
      }
      globalThis.gc?.();
      const begin = performance.now();
      const contender = await make(content, answers);
      const ready = performance.now() - begin;
      await requireEqual(name, contender, await troth(content, answers), changes.slice(0, COMPARED_CHANGES));
      const { median, p95, count } = await timeChanges(contender.change, changes);
      rows.push({
        questions: String(size),
        engine: name,
        ready: readable(ready),
        median: readable(median),
        p95: readable(p95),
        'per question': `${readable(median / size)} (${count} runs)`,
      });
      process.stderr.write(`${size} ${name}: ${readable(median)}\n`);
      if (median > CHANGE_CAP_MS) capped.set(name, `left out: ${readable(median)} a change at ${size}`);
      else if (ready > BUILD_CAP_MS) capped.set(name, `left out: ${readable(ready)} to build at ${size}`);
    }
  }
  return rows;
}

/** What the product's engine takes for all answers of both partners, and what is made once. */
async function measureOwn(
  name: string,
  content: readonly QuestionnaireSectionContent[],
  stateId: string,
): Promise<Row> {
  const answers = generateAnswers(content);
  const sides = { A: { answers, profile: null }, B: { answers, profile: null } };
  globalThis.gc?.();
  const begin = performance.now();
  const index = indexQuestionnaire(content);
  const indexed = performance.now();
  const both = await timeChanges(() => {
    const { A, B } = evaluate(index, sides, { stateId });
    return void (A.isComplete && B.isComplete);
  }, answers);
  return {
    questionnaire: name,
    'index, once': readable(indexed - begin),
    'both partners, median': readable(both.median),
    'both partners, p95': readable(both.p95),
  };
}

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

printTable(await compareContenders());
process.stdout.write(
  '\nBoth partners from nothing; of the generated questionnaires one row in ten reads the partner:\n\n',
);
const stateId = jurisdictions[0]?.state.id;
if (stateId === undefined) throw new Error('There are no states.');
const own: Row[] = [
  await measureOwn(`ours, ${questionsOf(questionnaireSections).length}`, questionnaireSections, stateId),
];
for (const size of SIZES) {
  own.push(await measureOwn(String(size), generateQuestionnaire(size, { readsPartner: true }), BENCH_STATE));
}
printTable(own);
