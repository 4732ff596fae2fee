import { gzipSync } from 'node:zlib';

/** Compressed bytes that a first load may weigh: with more, a phone waits. ADR 0006. */
export const FIRST_LOAD_BUDGET = { script: 140_000, style: 15_000 };

const PROGRAM = 'src/app/boot.ts';

/** @param {string | Uint8Array} source */
export const gzipped = (source) => gzipSync(source, { level: 9 }).byteLength;

/** @type {typeof import('./first-load.mjs').firstLoadOf} */
export function firstLoadOf(bundle) {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  /** @type {Set<import('vite').Rolldown.OutputChunk>} */
  const initial = new Set();
  /** @param {import('vite').Rolldown.OutputChunk | undefined} chunk */
  const add = (chunk) => {
    if (chunk === undefined || initial.has(chunk)) return;
    initial.add(chunk);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  const program = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PROGRAM)));
  if (entry === undefined || program === undefined) throw new Error(`index or ${PROGRAM} is in no chunk.`);
  for (const chunk of [entry, program]) add(chunk);
  const styles = new Set([...initial].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const sum = (/** @type {readonly number[]} */ bytes) => bytes.reduce((all, each) => all + each, 0);
  return {
    chunks: [...initial],
    scriptBytes: sum([...initial].map(({ code }) => gzipped(code))),
    styleBytes: sum(
      files.map((file) => (file.type === 'asset' && styles.has(file.fileName) ? gzipped(file.source) : 0)),
    ),
  };
}

/** Refuses a build whose first load is over its budget. @type {() => import('vite').Plugin} */
export const firstLoadBudget = () => ({
  name: 'troth:first-load-budget',
  apply: 'build',
  // Not before the files are written: the benchmark, which writes none, says what is in a first load that is too heavy.
  writeBundle(_options, bundle) {
    const { scriptBytes, styleBytes } = firstLoadOf(bundle);
    if (scriptBytes > FIRST_LOAD_BUDGET.script || styleBytes > FIRST_LOAD_BUDGET.style)
      throw new Error(
        `The first load has ${scriptBytes} bytes of script and ${styleBytes} of styles, compressed; at most ` +
          `${FIRST_LOAD_BUDGET.script} and ${FIRST_LOAD_BUDGET.style} are allowed. ` +
          `\`pnpm --filter @troth/bench bench:bundle\` says what it consists of. Often the data of a screen ` +
          `(app/screen-data.ts) imports a component.`,
      );
  },
});
