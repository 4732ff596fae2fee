/**
 * What an attorney waits for while drafting: a save of one clause, as the editor sends it a second after the last key, and a
 * commit, with how long the loop was blocked. The product's own calls over a couple's whole agreement, on the
 * embedded database and on PostgreSQL. That the saved words are read back, and committed, is checked.
 *
 * Run: `pnpm --filter @troth/bench bench:drafts`; `SAVES` and `COMMITS` are for a shorter run.
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { draftsBetween } from '@troth/agreement/edit';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { buildDatabaseImage } from '@troth/api/database/image';
import { aReadyCouple, generateNow } from '@troth/api/testing/agreements';
import { anAttorney } from '@troth/api/testing/builders';
import { openApp, openEmbedded, type TestApp } from '@troth/api/testing/open-app';
import { createEmptyDatabase, openMigrated } from '@troth/api/testing/postgres';
import { startPostgres } from '../../launcher/src/postgres.mjs';
import { sizeOf } from './editors/long-agreement';
import { percentile, print } from './figures';

const SAVES = Number(process.env['SAVES'] ?? 100);
const COMMITS = Number(process.env['COMMITS'] ?? 12);

interface Version {
  readonly commitAt: string;
  readonly tree: AgreementTree;
}

/** The same text with a sentence more in one of its plain clauses. */
function withSentence(tree: AgreementTree, at: number): AgreementTree {
  const isPlain = ({ provenance, blocks }: ClauseNode) =>
    provenance.state === null && blocks.length > 0 && blocks.every(({ type }) => type === 'paragraph');
  const edited = structuredClone(tree);
  const plain = edited.sections.flatMap(({ kind, clauses }) => (kind === 'ARTICLES' ? clauses.filter(isPlain) : []));
  plain[at % plain.length]?.blocks.push({
    type: 'paragraph',
    inlines: [{ type: 'text', text: `Sentence ${at} of an attorney.` }],
  });
  return edited;
}

class Clock {
  readonly wall: number[] = [];
  readonly cpu: number[] = [];

  async time<T>(work: () => Promise<T>): Promise<T> {
    const [before, start] = [process.cpuUsage(), performance.now()];
    const result = await work();
    this.wall.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    this.cpu.push((user + system) / 1_000);
    return result;
  }

  get words(): string {
    const figure = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
    return `p50 ${figure(this.wall, 0.5)} ms, p95 ${figure(this.wall, 0.95)} ms; processor p50 ${figure(this.cpu, 0.5)} ms`;
  }
}

async function measure(name: string, api: TestApp): Promise<void> {
  const couple = await aReadyCouple(api, { state: 'TX' });
  await generateNow(api, couple);
  const frances = await anAttorney(api, { states: ['TX'] });
  await api.db.updateTable('documents').set({ attorneyAId: frances.id }).where('id', '=', couple.documentId).execute();
  api.clock.advance(60_000);
  const at = (path: string) => `/documents/${couple.documentId}/${path}`;
  const ok = <T>({ status, body }: { status: number; body: T }): T => {
    if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const newest = async (): Promise<Version> => {
    const [first] = ok(await api.get<Version[]>(at('history'), frances));
    return ok(await api.get<Version>(at(`history/${first?.commitAt}`), frances));
  };
  const takeLock = async () => ok(await api.post<{ token: string }>(at('lock'), {}, frances)).token;
  const save = async (base: Version, edited: AgreementTree, lockToken: string, draftVersion: number) => {
    const { sections, clauses } = draftsBetween(base.tree, edited);
    const body = { lockToken, baseCommitAt: base.commitAt, draftVersion, sections, clauses, deletedIds: [] };
    bytes.push(Buffer.byteLength(JSON.stringify(body)));
    return ok(await saves.time(() => api.post<{ draftVersion: number }>(at('drafts/many'), body, frances)))
      .draftVersion;
  };
  const own = async () =>
    ok(await api.get<{ draftVersion: number; drafts: { text: string }[] }>(at('drafts/clauses'), frances));

  const [saves, commits, bytes] = [new Clock(), new Clock(), [] as number[]];
  let base = await newest();
  print(`\n${name}, ${sizeOf(base.tree)} clauses, load ${loadavg()[0]?.toFixed(1)}`);
  let lockToken = await takeLock();
  let { draftVersion } = await own();
  for (let round = 0; round < SAVES; round += 1)
    draftVersion = await save(base, withSentence(base.tree, round), lockToken, draftVersion);
  const { drafts } = await own();
  if (!drafts.some(({ text }) => text.includes(`Sentence ${SAVES - 1} `)))
    throw new Error('The last save is not there');
  print(`  save of one clause, at most ${Math.max(...bytes)} bytes: ${saves.words}`);

  const stood: number[] = [];
  for (let round = 0; round < COMMITS; round += 1) {
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const body = { lockToken, draftVersion, message: 'As discussed.', confirmedFindings: [] };
    await commits.time(async () => ok(await api.post(at('drafts/commit'), body, frances)));
    loop.disable();
    stood.push(loop.max / 1e6);
    api.clock.advance(60_000);
    base = await newest();
    lockToken = await takeLock();
    ({ draftVersion } = await own());
    draftVersion = await save(base, withSentence(base.tree, round), lockToken, draftVersion);
  }
  print(
    `  commit, set as a PDF: ${commits.words}; the loop stood still for ${percentile(stood, 0.95).toFixed(0)} ms p95`,
  );
}

const embedded = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))));
await measure('embedded', embedded);
await embedded.close();
const server = await startPostgres();
if (server === null) throw new Error('There is no PostgreSQL to measure on.');
const database = await createEmptyDatabase(server.url);
const postgres = await openApp(await openMigrated(database.url, 4));
await measure('PostgreSQL', postgres);
await postgres.close();
await database.drop();
await server.stop();
await closePdfRenderer();
