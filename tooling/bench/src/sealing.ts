/**
 * What it costs that typed answers and financial entries are sealed at rest: sealing and opening one of each, and the
 * share that it is of writing an answer through the API. The product's own code does all of it; that it opens what it
 * sealed, and refuses what was altered or moved, is checked before anything is timed.
 *
 * Run: `pnpm --filter @troth/bench bench:sealing`
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openTyped, sealTyped } from '@troth/api/answers/stored';
import { buildDatabaseImage } from '@troth/api/database/image';
import { openFields, sealFields } from '@troth/api/finances/stored';
import type { CoupleSeal, Protection, Seal } from '@troth/api/protection';
import { SealError } from '@troth/api/protection/sealing';
import { completeQuestionnaires } from '@troth/api/testing/answers';
import { aCouple, type TestCouple } from '@troth/api/testing/builders';
import { openApp, openEmbedded, type TestApp } from '@troth/api/testing/open-app';
import { questionOfKey } from '@troth/content/questionnaire';

/** Every single operation is timed; those before are not counted. */
const OPERATIONS = 20_000;
const WARMING_OPERATIONS = 5_000;
const WRITES = 200;
const WARMING_WRITES = 30;

/** As long as a typed answer may be. */
const LONG = 10_000;
const SHORT = 40;
/** Every text is another one, as long as it is asked for. */
const textOf = (length: number, number: number) =>
  `${number} ${'As we discussed. '.repeat(length / 17 + 1)}`.slice(0, length);

/** The time that this share of the runs did not exceed. */
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

const now = () => Number(process.hrtime.bigint());
const us = (ns: number) => `${(ns / 1_000).toFixed(1)} us`;
const ms = (ns: number) => `${(ns / 1_000_000).toFixed(2)} ms`;
const percent = (part: number) => `${(part * 100).toFixed(part < 0.01 ? 2 : 1)} %`;

type Row = Readonly<Record<string, string>>;

/** Columns as wide as their widest cell, so that the figures can be pasted into a note. */
function printTable(title: string, table: readonly Row[]): void {
  const columns = Object.keys(table[0] ?? {});
  const lines = [columns, ...table.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (cells: readonly string[]) =>
    process.stdout.write(`| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |\n`);
  process.stdout.write(`\n${title}\n\n`);
  lines.forEach((line, number) => {
    print(line);
    if (number === 0) print(widths.map((width) => '-'.repeat(width)));
  });
}

/** What sealing did since it was last asked: a watched seal does the same as the product's, and counts. */
interface Watch {
  readonly around: (protection: Protection) => Protection;
  readonly take: () => { readonly ns: number; readonly seals: number; readonly opens: number };
}

function watchSealing(): Watch {
  const none = { ns: 0, seals: 0, opens: 0 };
  let seen = { ...none };
  const timed = <T>(kind: 'seals' | 'opens', work: () => T): T => {
    const start = now();
    const result = work();
    seen.ns += now() - start;
    seen[kind] += 1;
    return result;
  };
  const watched = (seal: Seal): Seal => ({
    seal: (place, value) => timed('seals', () => seal.seal(place, value)),
    open: (place, sealed) => timed('opens', () => seal.open(place, sealed)),
    sealBytes: (place, bytes) => timed('seals', () => seal.sealBytes(place, bytes)),
    openBytes: (place, sealed) => timed('opens', () => seal.openBytes(place, sealed)),
    fingerprint: (text) => timed('seals', () => seal.fingerprint(text)),
  });
  return {
    around: (protection) => ({
      ...protection,
      house: watched(protection.house),
      coupleSeal: async (tx, documentId) => watched(await protection.coupleSeal(tx, documentId)),
    }),
    take: () => {
      const taken = seen;
      seen = { ...none };
      return taken;
    },
  };
}

/** One kind of value, as its repository seals and opens it. */
interface Sealed<T> {
  readonly name: string;
  readonly valueOf: (run: number) => T;
  readonly seal: (id: string, value: T) => Buffer;
  readonly open: (id: string, sealed: Uint8Array) => T;
}

/** @throws Error when what was sealed does not open as it was, or opens altered or in another row. */
function requireSound<T>({ name, valueOf, seal, open }: Sealed<T>): void {
  const id = randomUUID();
  const sealed = seal(id, valueOf(0));
  if (!isDeepStrictEqual(open(id, sealed), valueOf(0)))
    throw new Error(`${name}: what was opened is not what was sealed.`);
  const refuses = (rowId: string, bytes: Uint8Array) => {
    try {
      open(rowId, bytes);
    } catch (error) {
      if (error instanceof SealError) return;
      throw error;
    }
    throw new Error(`${name}: what was altered or moved opens.`);
  };
  for (let at = 0; at < sealed.byteLength; at += Math.ceil(sealed.byteLength / 64)) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    refuses(id, altered);
  }
  refuses(randomUUID(), sealed);
}

function timeEach(work: (run: number) => unknown): { readonly median: number; readonly p95: number } {
  const times: number[] = [];
  for (let run = -WARMING_OPERATIONS; run < OPERATIONS; run += 1) {
    const start = now();
    work(Math.abs(run));
    if (run >= 0) times.push(now() - start);
    else now();
  }
  return { median: share(times, 0.5), p95: share(times, 0.95) };
}

function measure<T>(sealed: Sealed<T>): Row {
  requireSound(sealed);
  globalThis.gc?.();
  const id = randomUUID();
  // Made beforehand: how long a value takes to make is no part of it.
  const values = Array.from({ length: 100 }, (_, run) => sealed.valueOf(run));
  const stored = values.map((value) => sealed.seal(id, value));
  const at = <V>(list: readonly V[], run: number) => list[run % list.length] as V;
  const sealing = timeEach((run) => sealed.seal(id, at(values, run)));
  const opening = timeEach((run) => sealed.open(id, at(stored, run)));
  return {
    'one value': sealed.name,
    'bytes stored': String(stored[0]?.byteLength),
    'seal, median': us(sealing.median),
    'seal, p95': us(sealing.p95),
    'open, median': us(opening.median),
    'open, p95': us(opening.p95),
  };
}

const typedAnswer = (seal: CoupleSeal, length: number): Sealed<string> => ({
  name: `typed answer of ${length} characters`,
  valueOf: (run) => textOf(length, run),
  seal: (id, value) => {
    const sealed = sealTyped(seal, id, value);
    if (sealed === null) throw new Error('A typed answer was not sealed.');
    return sealed;
  },
  open: (id, sealed) => openTyped(seal, id, sealed) ?? '',
});

const financialEntry = (seal: CoupleSeal, noteLength: number): Sealed<Record<string, unknown>> => ({
  name: noteLength === 0 ? 'account, without a note' : `account, its note of ${noteLength} characters`,
  valueOf: (run) => ({
    assetAccountType: 'ACCOUNT',
    accountType: 'SAVINGS',
    institution: 'Harbor Bank',
    accountNumber: String(1_000 + (run % 9_000)),
    valueInCents: 1_234_567 + run,
    valuationBasis: 'STATEMENT',
    valuationDate: '2026-05-31',
    ...(noteLength === 0 ? {} : { valuationNote: textOf(noteLength, run) }),
  }),
  seal: (id, value) => sealFields(seal, id, value),
  open: (id, sealed) => openFields(seal, id, sealed),
});

const residence = questionOfKey('bg_residence').id;

/** Writes one typed answer again and again, each time with another text, as the portal does. */
async function measureWrites(
  api: TestApp,
  watch: Watch,
  couple: TestCouple,
  name: string,
  length: number,
): Promise<Row> {
  const path = `/users/${couple.a.id}/answers?questionId=${residence}`;
  const [whole, sealing, shares]: number[][] = [[], [], []];
  let counts = { seals: 0, opens: 0 };
  globalThis.gc?.();
  for (let run = -WARMING_WRITES; run < WRITES; run += 1) {
    const valueTyped = textOf(length, run + WARMING_WRITES);
    const headers = {
      authorization: `Bearer ${await api.issuer.sign(couple.a.claims)}`,
      'content-type': 'application/json',
    };
    watch.take();
    const start = now();
    const response = await api.app.request(path, { method: 'PATCH', headers, body: JSON.stringify({ valueTyped }) });
    const answer = (await response.json()) as { readonly valueTyped?: string };
    const took = now() - start;
    const { ns, ...counted } = watch.take();
    if (response.status !== 200 || answer.valueTyped !== valueTyped)
      throw new Error(`The answer was not written: ${response.status}.`);
    if (run < 0) continue;
    whole?.push(took);
    sealing?.push(ns);
    shares?.push(ns / took);
    counts = counted;
  }
  return {
    'one answer write': name,
    opened: String(counts.opens),
    sealed: String(counts.seals),
    'whole, median': ms(share(whole ?? [], 0.5)),
    'whole, p95': ms(share(whole ?? [], 0.95)),
    'sealing, median': ms(share(sealing ?? [], 0.5)),
    'sealing, p95': ms(share(sealing ?? [], 0.95)),
    'its share, median': percent(share(shares ?? [], 0.5)),
    'its share, p95': percent(share(shares ?? [], 0.95)),
  };
}

const watch = watchSealing();
let plain: Protection | undefined;
const api = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))), {
  watchProtection: (protection) => {
    plain = protection;
    return watch.around(protection);
  },
});
try {
  const couple = await aCouple(api).inState('CA').paid();
  const seal = await api.db.transaction().execute((tx) => {
    if (plain === undefined) throw new Error('The app was opened without its protection.');
    return plain.coupleSeal(tx, couple.documentId);
  });
  const clock = timeEach(() => undefined);
  printTable(`AES-256-GCM, each of ${OPERATIONS} operations timed; the clock itself takes ${us(clock.median)}.`, [
    measure(typedAnswer(seal, SHORT)),
    measure(typedAnswer(seal, LONG)),
    measure(financialEntry(seal, 0)),
    measure(financialEntry(seal, LONG)),
  ]);

  const writes: Row[] = [];
  for (const length of [SHORT, LONG])
    writes.push(await measureWrites(api, watch, couple, `the couple's only one, ${length} characters`, length));
  await completeQuestionnaires(api, couple);
  for (const length of [SHORT, LONG])
    writes.push(await measureWrites(api, watch, couple, `both have answered all, ${length} characters`, length));
  printTable(
    `Requests to the API over the embedded database in memory, ${WRITES} of each; signed tokens, audit and news included.`,
    writes,
  );
} finally {
  await api.close();
}
