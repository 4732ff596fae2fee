/**
 * How long the redline of two 60-page versions takes, beside two libraries that compare plain text, by how many clauses
 * changed and by how long the agreement is. Each contender's result first has to give both versions back; only then it
 * is timed. The libraries are handed finished texts; the redline reads trees, and says why besides.
 *
 * Run: `pnpm --filter @troth/bench bench:redline`
 */
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { assemble, outline } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import { applyRedline, redline, wordsOfAgreement } from '@troth/agreement/redline';
import { aFullCouple } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode, SectionNode } from '@troth/agreement/tree';
import { diffWordsWithSpace } from 'diff';
import DiffMatchPatch from 'diff-match-patch';
import { sequence } from './generated-questionnaire';

const PAGES = 60;
const CHANGED_CLAUSES = [1, 10, 100];
/** Lengths of agreement, as a multiple of the one of 60 pages, at which the growth is measured. */
const LENGTHS = [0.5, 1, 2, 4];
const WARMING_MS = 1_000;
const MOST_MS = 4_000;
const MOST_RUNS = 500;
const FEWEST_RUNS = 5;

const copyOf = (tree: AgreementTree) => JSON.parse(JSON.stringify(tree)) as AgreementTree;

const everyList = (sections: readonly SectionNode[]): ClauseNode[][] => {
  const below = (list: ClauseNode[]): ClauseNode[][] => [list, ...list.flatMap((node) => below(node.children))];
  return sections.filter(({ kind }) => kind === 'ARTICLES').flatMap((section) => below(section.clauses));
};
const everyClause = (sections: readonly SectionNode[]) => everyList(sections).flat();

/** Puts a couple's articles under keys of their own, so that those of several couples stand in one agreement. */
function rekey(sections: readonly SectionNode[], mark: string): void {
  const nodes = everyClause(sections);
  const keys = new Set(nodes.map(({ key }) => key));
  for (const section of sections) section.key += mark;
  for (const node of nodes) {
    node.key += mark;
    for (const block of node.blocks) {
      if (block.type !== 'paragraph') continue;
      for (const inline of block.inlines)
        if (inline.type === 'reference' && keys.has(inline.target)) inline.target += mark;
    }
  }
}

/** Numbers sections and their clauses, and prints the references so, as the assembly does. */
function renumber({ sections }: AgreementTree): void {
  const numbers = new Map<string, string>();
  for (const [index, section] of sections.filter(({ kind }) => kind === 'ARTICLES').entries()) {
    section.number = String(index + 1);
    for (const [place, node] of section.clauses.entries()) {
      node.number = `${index + 1}.${place + 1}`;
      numbers.set(node.key, node.number);
    }
  }
  for (const block of everyClause(sections).flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'paragraph') continue;
    for (const inline of block.inlines) {
      const number = inline.type === 'reference' ? numbers.get(inline.target) : undefined;
      if (number !== undefined) inline.text = `Section ${number}`;
    }
  }
}

/** One long agreement out of the articles of several couples, no two of whom are alike. */
function longAgreement(couples: number): AgreementTree {
  const states = ['CA', 'NY', 'TX', 'WA', 'FL', 'IL'];
  const of = (couple: number) =>
    assemble(
      aFullCouple()
        .inState(states[couple % states.length] ?? 'CA')
        .named({ firstName: `Alex${couple}` }, { firstName: `Blake${couple}` })
        .agreeOn({ hf_contrib_a: String(2000 + 7 * couple), sp_growth_pct: String(10 + couple) })
        .input(),
    );
  const first = of(0);
  const more = Array.from({ length: couples - 1 }, (_, index) => {
    const articles = copyOf(of(index + 1)).sections.filter(({ kind }) => kind === 'ARTICLES');
    rekey(articles, `_${index + 1}`);
    return articles;
  });
  const tree = copyOf({
    ...first,
    sections: [...first.sections.slice(0, -2), ...more.flat(), ...first.sections.slice(-2)],
  });
  // Another state's articles may refer to a schedule that this agreement does not have.
  const keys = new Set(
    [...everyClause(tree.sections), ...tree.sections.flatMap(({ clauses }) => clauses)].map(({ key }) => key),
  );
  for (const block of everyClause(tree.sections).flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'paragraph') continue;
    block.inlines = block.inlines.map((inline) =>
      inline.type === 'reference' && !keys.has(inline.target) ? { type: 'text', text: inline.text } : inline,
    );
  }
  renumber(tree);
  return tree;
}

/**
 * A later version in which so many clauses differ, all over the agreement: of each ten, seven have other words, one is
 * new, one is gone and one stands elsewhere. What follows is numbered anew.
 */
function changed(tree: AgreementTree, count: number): AgreementTree {
  const random = sequence(11);
  const after = copyOf(tree);
  const texts = everyClause(after.sections).filter(
    ({ blocks, children }) => blocks[0]?.type === 'paragraph' && children.length === 0,
  );
  const stride = texts.length / count;
  if (stride < 1) throw new Error(`Only ${texts.length} clauses can be changed.`);
  for (let change = 0; change < count; change += 1) {
    const node = texts[Math.floor(change * stride)];
    const list = everyList(after.sections).find((nodes) => node !== undefined && nodes.includes(node));
    const block = node?.blocks[0];
    if (node === undefined || list === undefined || block?.type !== 'paragraph') throw new Error('No text to change.');
    const place = list.indexOf(node);
    if (change % 10 === 3) {
      const inlines = block.inlines.map((inline) => ({ ...inline, text: inline.text.toUpperCase() }));
      list.splice(place, 0, { ...node, key: `new_${change}`, blocks: [{ type: 'paragraph', inlines }] });
    } else if (change % 10 === 5) list.splice(place, 1);
    else if (change % 10 === 8) {
      list.splice(place, 1);
      list.splice(place === 0 ? list.length : 0, 0, node);
    } else {
      for (const inline of block.inlines) {
        if (inline.type === 'reference') continue;
        inline.text = inline.text.replace(/\p{L}{5,}/gu, (word) => (random.below(8) === 0 ? `other${word}` : word));
      }
      block.inlines.push({ type: 'text', text: ` Sentence ${change} was added.` });
    }
  }
  renumber(after);
  after.inputHash = `after ${count} changes`;
  return after;
}

/** A version that shares with the other what is the same in both, as versions do that are stored by their parts. */
function sharing(after: AgreementTree, before: AgreementTree): AgreementTree {
  const known = new Map<string, unknown>();
  const note = (value: unknown) => void known.set(JSON.stringify(value), value);
  for (const section of before.sections) {
    note(section);
    for (const clause of section.clauses) note(clause);
  }
  const shared = <T>(value: T): T => (known.get(JSON.stringify(value)) as T | undefined) ?? value;
  const sections = after.sections.map((section) => {
    const whole = shared(section);
    return whole === section ? { ...section, clauses: section.clauses.map(shared) } : whole;
  });
  return { ...after, sections };
}

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

const OURS: readonly Contender[] = [
  contender('troth', ({ before, after }) => redline(before, after), givesBoth),
  contender('troth, versions that share', ({ before, sharedAfter }) => redline(before, sharedAfter), givesBoth),
];
const OTHERS: readonly Contender[] = [
  contender('diff-match-patch', ({ textBefore, textAfter }) => matcher.diff_main(textBefore, textAfter), isExactMatch),
  contender(
    'diff-match-patch, made readable',
    ({ textBefore, textAfter }) => {
      const diffs = matcher.diff_main(textBefore, textAfter);
      matcher.diff_cleanupSemantic(diffs);
      return diffs;
    },
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
  readonly first: number;
  readonly median: number;
  readonly p95: number;
  readonly runs: number;
}

function time({ name, compare, isExact }: Contender, versions: Versions): Timing {
  const once = () => {
    const start = performance.now();
    const result = compare(versions);
    return [performance.now() - start, result] as const;
  };
  const [first, result] = once();
  if (!isExact(result, versions)) throw new Error(`${name} does not give the versions back.`);
  const warm = performance.now() + WARMING_MS;
  while (performance.now() < warm) once();
  globalThis.gc?.();
  const times: number[] = [];
  const end = performance.now() + MOST_MS;
  while (times.length < FEWEST_RUNS || (times.length < MOST_RUNS && performance.now() < end)) times.push(once()[0]);
  return { first, median: share(times, 0.5), p95: share(times, 0.95), runs: times.length };
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

function compareContenders(before: AgreementTree): Row[] {
  return CHANGED_CLAUSES.flatMap((count) => {
    const versions = versionsOf(before, count);
    let ours = Number.NaN;
    return [...OURS, ...OTHERS].map((one) => {
      const { first, median, p95, runs } = time(one, versions);
      if (one === OURS[0]) ours = median;
      process.stderr.write(`${count} ${one.name}: ${ms(median)}\n`);
      return {
        'changed clauses': String(count),
        comparison: one.name,
        first: ms(first),
        median: ms(median),
        p95: ms(p95),
        'times troth': `${(median / ours).toFixed(1)} (${runs} runs)`,
      };
    });
  });
}

function measureGrowth(couples: number): Row[] {
  return LENGTHS.map((length) => {
    const before = longAgreement(Math.max(1, Math.round(couples * length)));
    const versions = versionsOf(before, 10);
    const [whole, shared] = OURS.map((one) => time(one, versions).median);
    return {
      length: `${length * PAGES} pages`,
      clauses: String(everyClause(before.sections).length),
      'kB of text': String(Math.round(versions.textBefore.length / 1024)),
      'nothing shared': ms(whole ?? Number.NaN),
      'versions that share': ms(shared ?? Number.NaN),
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
process.stdout.write('\nTen changed clauses, in agreements of several lengths:\n\n');
printTable(measureGrowth(couples));
