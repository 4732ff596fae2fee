/**
 * What the tenth, the hundredth and the thousandth commit of one agreement cost, each with one clause changed: bytes
 * stored and time, over the embedded database, by the product's own repository; and reading two neighbours with the
 * redline between them. That each version reads back as it was committed, with its hash, is checked before it counts.
 *
 * Run: `pnpm --filter @troth/bench bench:commits`
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { assemble } from '@troth/agreement/assemble';
import { redline } from '@troth/agreement/redline';
import { aFullCouple } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { buildDatabaseImage } from '@troth/api/database/image';
import { commitHash, commitRepository } from '@troth/api/generation/stored';
import { aCouple } from '@troth/api/testing/builders';
import { openApp, openEmbedded, type TestApp } from '@troth/api/testing/open-app';
import { median, print } from './figures';

const MARKS = [10, 100, 1_000];
/** Times are the median of a commit and its neighbours. */
const NEIGHBOURS = 4;
const PDF_SHA256 = 'a'.repeat(64);

interface Took {
  readonly wall: number;
  /** The processor's time is the same on a busy machine. */
  readonly cpu: number;
}

async function timed<T>(times: Took[], work: () => Promise<T> | T): Promise<T> {
  const [before, start] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const [{ user, system }, wall] = [process.cpuUsage(before), performance.now() - start];
  times.push({ wall, cpu: (user + system) / 1_000 });
  return result;
}

const ms = (times: readonly Took[]) =>
  `${median(times.map(({ wall }) => wall)).toFixed(1)} (${median(times.map(({ cpu }) => cpu)).toFixed(1)})`;

/** The same agreement with other words in one of its clauses. */
function withOneClauseChanged(tree: AgreementTree, version: number): AgreementTree {
  const places = tree.sections.flatMap(({ clauses }, section) => clauses.map((_, clause) => ({ section, clause })));
  const place = places[version % places.length];
  const changed = (clause: ClauseNode): ClauseNode => ({
    ...clause,
    blocks: [
      ...clause.blocks,
      { type: 'paragraph', inlines: [{ type: 'text', text: `As agreed in version ${version}.` }] },
    ],
  });
  return {
    ...tree,
    sections: tree.sections.map((section, index) =>
      index === place?.section
        ? { ...section, clauses: section.clauses.map((clause, at) => (at === place.clause ? changed(clause) : clause)) }
        : section,
    ),
  };
}

const instantOf = (version: number) => new Date(Date.UTC(2026, 0, 1) + version * 60_000);

/** Bytes of what is stored of a document's texts. */
async function storedBytes(api: TestApp, documentId: string): Promise<number> {
  const { rows } = await api.services.database.executeSql(`
    select coalesce((select sum(octet_length(sealed_content)) from agreement_parts where document_id = '${documentId}'), 0)
      + coalesce((select sum(octet_length(sealed_manifest)) from document_commits where document_id = '${documentId}'), 0)
      as bytes`);
  return Number((rows[0] as { bytes: number | string } | undefined)?.bytes);
}

const api = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))));
try {
  const { documentId } = await aCouple(api).inState('CA');
  const pdfFileId = randomUUID();
  await api.db
    .insertInto('files')
    .values({
      id: pdfFileId,
      documentId,
      key: PDF_SHA256,
      sha256: PDF_SHA256,
      sealedName: Buffer.of(1),
      size: 1,
      contentType: 'application/pdf',
      kind: 'GENERATED',
    })
    .execute();
  const tree = assemble(aFullCouple().inState('CA').input());
  const clauses = tree.sections.reduce((count, section) => count + section.clauses.length, 0);
  const whole = Buffer.byteLength(JSON.stringify(tree));

  const inTransaction = api.db.transaction();
  const commit = (version: number) =>
    inTransaction.execute((tx) =>
      commitRepository(tx).insert({
        documentId,
        commitAt: instantOf(version),
        message: '',
        inputHash: '',
        inputParts: {} as never,
        tree: withOneClauseChanged(tree, version),
        pdfFileId,
        pdfSha256: PDF_SHA256,
        committedById: null,
      }),
    );
  const readBoth = async (version: number) => {
    const found = await inTransaction.execute((tx) =>
      commitRepository(tx).findBoth(documentId, { before: instantOf(version - 1), after: instantOf(version) }),
    );
    if (found === undefined) throw new Error(`Version ${version} is not there.`);
    return found;
  };

  const bytes: number[] = [0];
  const times: Took[] = [];
  for (let version = 1; version <= Math.max(...MARKS) + NEIGHBOURS; version += 1) {
    await timed(times, () => commit(version));
    const isMarked = MARKS.some((mark) => version === mark || version === mark - 1);
    bytes.push(isMarked ? await storedBytes(api, documentId) : 0);
  }

  print(
    `One agreement of ${clauses} clauses (${whole} bytes of JSON), one of them changed in each version.\nTimes in ms, in parentheses of the processor alone.\n`,
  );
  print('| commit | bytes it added | time of the commit | both versions read | list of the history | redline |');
  print('| ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const mark of MARKS) {
    const { before, after } = await readBoth(mark);
    for (const [version, { tree: read, hash, commitAt }] of [[mark - 1, before] as const, [mark, after] as const]) {
      if (!isDeepStrictEqual(read, withOneClauseChanged(tree, version)))
        throw new Error(`Version ${version} reads otherwise than it was committed.`);
      if (hash !== commitHash({ documentId, commitAt, tree: read, pdfSha256: PDF_SHA256 }))
        throw new Error(`The hash of version ${version} is not that of its text.`);
    }
    const [reads, lists, redlines]: [Took[], Took[], Took[]] = [[], [], []];
    for (let version = mark - NEIGHBOURS; version <= mark + NEIGHBOURS; version += 1) {
      const found = await timed(reads, () => readBoth(version));
      const { hasChanges } = await timed(redlines, () => redline(found.before.tree, found.after.tree));
      if (!hasChanges) throw new Error('A change was not found.');
      await timed(lists, () => inTransaction.execute((tx) => commitRepository(tx).list(documentId)));
    }
    const around = times.slice(mark - 1 - NEIGHBOURS, mark + NEIGHBOURS);
    const added = (bytes[mark] ?? 0) - (bytes[mark - 1] ?? 0);
    print(`| ${mark} | ${added} | ${ms(around)} | ${ms(reads)} | ${ms(lists)} | ${ms(redlines)} |`);
  }
} finally {
  await api.close();
}
