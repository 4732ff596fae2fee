/**
 * How long the assembly of a long agreement takes: some 1,500 clauses with some 300 different conditions. Beside it stand
 * two ways to do a part of it with libraries: conditions as JSON Logic, texts by a template engine. They are handed what
 * the assembly finds out besides (which answers agree, numbers of references, words of values, which other clauses are
 * in) and neither number nor explain anything. Every contender's texts are checked before its time counts. Each assembly
 * is of another couple, read again as the API reads it, so that nothing could be kept from the one before. The process has
 * the room for short-lived objects that the API's `start` gives it.
 *
 * Run: `pnpm --filter @troth/bench bench:assembly`
 */
import { performance } from 'node:perf_hooks';
import { assemble, type AssemblyInput, assemblyInputSchema, inputHash } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/testing';
import { agreementTreeSchema, type AgreementTree, type ClauseNode } from '@troth/agreement/tree';
import { agreementTemplate } from '@troth/content/clauses';
import { contenders, textsOfTree } from './assembly-contenders';
import { clausesOf, copyKey, countConditions, generatedTemplate } from './generated-template';

const CLAUSES = 1_500;
const WARMING_MS = 1_500;
const MOST_MS = 4_000;
/** Also of those that warm it up: what runs often is compiled, however long it took on a busy machine. */
const FEWEST_RUNS = 200;

const ofSize = (clauses: number): { input: AssemblyInput; copies: number } => {
  const { template, copies } = generatedTemplate(clauses);
  // In their own words no full stop: the contenders would print it twice.
  const couple = aFullCouple()
    .inState('NY')
    .agreeOn({ sp_exceptions: 'The piano', at_custom: 'Each of us keeps a room to work in' })
    .receiving('A')
    .receiving('B');
  return { input: { ...couple.input(), template }, copies };
};

const nodesIn = (nodes: readonly ClauseNode[]): ClauseNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);
const nodesOf = (tree: AgreementTree) => nodesIn(tree.sections.flatMap(({ clauses }) => clauses));

/** The long agreement says in each copy what the library says, refers to what is there, and explains every clause. */
function check(tree: AgreementTree, input: AssemblyInput, copies: number): void {
  agreementTreeSchema.parse(tree);
  const nodes = nodesOf(tree);
  const keys = new Set(nodes.map(({ key }) => key));
  if (keys.size + tree.absentClauses.length !== clausesOf(input.template).length)
    throw new Error('A clause is not told of.');
  const withoutNumbers = (text: string | undefined) => text?.replaceAll(/Section [\d.]+/g, 'Section #');
  const texts = textsOfTree(tree);
  const shipped = textsOfTree(assemble({ ...input, template: agreementTemplate }));
  const isCopied = new Set(
    input.template.sections
      .filter(({ kind }) => kind === 'ARTICLES')
      .flatMap(({ clauses }) => clauses.map(({ key }) => key)),
  );
  for (const [key, text] of shipped) {
    for (let copy = 0; copy < copies; copy += 1) {
      const name = copyKey(key, copy);
      if (copy > 0 && !isCopied.has(name)) continue;
      if (withoutNumbers(texts.get(name)) !== withoutNumbers(text)) throw new Error(`${name} says another thing.`);
    }
  }
  for (const { blocks, key } of nodes)
    for (const block of blocks)
      if (block.type === 'paragraph')
        for (const inline of block.inlines)
          if (inline.type === 'reference' && !keys.has(inline.target)) throw new Error(`${key} refers to nothing.`);
}

interface Timing {
  readonly first: number;
  /** What the machine can do when nothing else runs on it. */
  readonly fastest: number;
  readonly median: number;
  /** The median of the processor's time: collecting garbage is in it, waiting for others on the machine is not. */
  readonly processor: number;
  readonly p95: number;
  readonly runs: number;
}

/** @param prepare Makes ready what is then run; its own time does not count. */
function time(prepare: () => () => unknown): Timing {
  const once = () => {
    const run = prepare();
    const before = process.cpuUsage();
    const start = performance.now();
    run();
    const elapsed = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    return { elapsed, processor: (user + system) / 1000 };
  };
  const first = once().elapsed;
  const warm = performance.now() + WARMING_MS;
  for (let runs = 0; runs < FEWEST_RUNS || performance.now() < warm; runs += 1) once();
  globalThis.gc?.();
  const taken: ReturnType<typeof once>[] = [];
  const end = performance.now() + MOST_MS;
  while (taken.length < FEWEST_RUNS || performance.now() < end) taken.push(once());
  const share = (of: 'elapsed' | 'processor', part: number) => {
    const sorted = taken.map((one) => one[of]).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  };
  return {
    first,
    fastest: share('elapsed', 0),
    median: share('elapsed', 0.5),
    processor: share('processor', 0.5),
    p95: share('elapsed', 0.95),
    runs: taken.length,
  };
}

const withoutTemplate = assemblyInputSchema.omit({ template: true });
let couples = 0;

/** To assemble the agreement of the next couple: the same one, with an answer that none before has given. */
function assemblyOf({ template, ...couple }: AssemblyInput): () => AgreementTree {
  couples += 1;
  const valueTyped = `The piano and ${couples} books`;
  const answering = (answers: AssemblyInput['answers']['A']) => ({
    ...answers,
    sp_exceptions: { ...answers['sp_exceptions'], valueTyped },
  });
  const answers = { A: answering(couple.answers.A), B: answering(couple.answers.B) };
  const input = { ...withoutTemplate.parse({ ...couple, answers }), template };
  return () => assemble(input);
}

type Row = Readonly<Record<string, string>>;
const ms = (value: number) => `${value.toPrecision(3)} ms`;
const rowOf = (what: string, { first, fastest, median, processor, p95, runs }: Timing): Row => ({
  what,
  first: ms(first),
  fastest: ms(fastest),
  median: ms(median),
  processor: ms(processor),
  p95: ms(p95),
  runs: String(runs),
});

function printTable(rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  lines.forEach((line, number) => {
    process.stdout.write(`| ${line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |\n`);
    if (number === 0) process.stdout.write(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`);
  });
}

const { input, copies } = ofSize(CLAUSES);
const start = performance.now();
const tree = assemble(input);
const first = performance.now() - start;
check(tree, input, copies);
if (!JSON.stringify(assemblyOf(input)()).includes(`The piano and ${couples} books`))
  throw new Error('The next couple has the agreement of the one before.');
const [clauses, conditions] = [clausesOf(input.template).length, countConditions(input.template)];
process.stdout.write(
  `${clauses} clauses, ${conditions} different conditions; ${nodesOf(tree).length} clauses are in, ${tree.absentClauses.length} are not; ${Math.round(JSON.stringify(tree).length / 1024)} kB of tree.\n\n`,
);

const couple = { ...input, template: undefined };
const rows: Row[] = [
  rowOf('troth: the whole assembly', { ...time(() => assemblyOf(input)), first }),
  rowOf(
    'troth: of that, the hash of the input',
    time(() => () => inputHash(input)),
  ),
  rowOf(
    'parsing the couple’s part of the input',
    time(() => () => withoutTemplate.parse(couple)),
  ),
];
for (const { name, texts, run } of contenders(input, tree)) {
  const expected = textsOfTree(tree);
  const found = texts();
  for (const [key, text] of expected)
    if (found.get(key) !== text) throw new Error(`${name} has another text for ${key}.`);
  if (found.size !== expected.size) throw new Error(`${name} has other clauses.`);
  rows.push(
    rowOf(
      name,
      time(() => run),
    ),
  );
}
printTable(rows);

process.stdout.write('\nBy size:\n\n');
printTable(
  [0, 750, 1_500, 3_000].map((size) => {
    const sized = ofSize(size);
    check(assemble(sized.input), sized.input, sized.copies);
    return {
      clauses: String(clausesOf(sized.input.template).length),
      ...rowOf(
        'assembly',
        time(() => assemblyOf(sized.input)),
      ),
    };
  }),
);
