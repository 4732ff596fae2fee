/**
 * Whether the program keeps what it no longer needs: for half an hour a couple's agreement is made again, compared and read, and
 * the memory of the process at the end is held against that at minute five. Red above a tenth more.
 *
 * Run: `pnpm --filter @troth/bench bench:soak`; `MINUTES` (30) shortens it, and the work with it.
 */
import { setTimeout } from 'node:timers/promises';
import { buildDatabaseImage } from '@troth/api/database/image';
import { aReadyCouple, generateNow } from '@troth/api/testing/agreements';
import { openApp, openEmbedded } from '@troth/api/testing/open-app';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { median, print } from './figures';

const MINUTES = Number(process.env['MINUTES'] ?? 30);
/** What half an hour holds; each regeneration is followed by one redline and its share of the reads. */
const REGENERATIONS = Math.max(2, Math.round((500 * MINUTES) / 30));
const READS = 20_000 / 500;
/** The part of the time after which the memory is taken as what the program needs: minute five of thirty. */
const SETTLED = 1 / 6;
const MOST_GROWTH = 1.1;

const megabytes = () => process.memoryUsage.rss() / 1024 / 1024;

const api = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))));
try {
  const couple = await aReadyCouple(api);
  const { a, documentId } = couple;
  const paths = [
    `/users/${a.id}/journey`,
    `/users/${a.id}/questionnaire-sections/separate-property/groups`,
    `/users/${a.id}/answers`,
    `/users/${a.id}/documents/${documentId}/disclosure`,
    `/documents/${documentId}/regeneration-status`,
    `/documents/${documentId}/history`,
  ];
  const read = async (path: string) => {
    const { status } = await api.get(path, a);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  };
  const began = performance.now();
  const samples: { readonly at: number; readonly held: number }[] = [];
  let before = (await generateNow(api, couple)).commitAt;
  let reads = 0;
  for (let round = 0; round < REGENERATIONS; round += 1) {
    await api.patch(`/users/${a.id}`, { lastName: `Ferreira ${'I'.repeat((round % 20) + 1)}` }, a);
    api.clock.advance(1000);
    const { commitAt } = await generateNow(api, couple);
    await read(
      `/documents/${documentId}/history/${encodeURIComponent(commitAt)}/redline?since=${encodeURIComponent(before)}`,
    );
    before = commitAt;
    for (let number = 0; number < READS; number += 1) await read(paths[(reads += 1) % paths.length] ?? '');
    const at = (performance.now() - began) / 60_000;
    samples.push({ at, held: megabytes() });
    if (round % Math.max(1, Math.round(REGENERATIONS / 15)) === 0)
      print(`minute ${at.toFixed(1)}: ${megabytes().toFixed(0)} MB, ${round + 1} regenerations, ${reads} reads`);
    // As many in each minute: the time is part of what is tried.
    await setTimeout(Math.max(0, ((round + 1) / REGENERATIONS) * MINUTES * 60_000 - (performance.now() - began)));
  }
  const around = (share: number) => {
    const { length } = samples;
    const from = Math.floor(length * share);
    return median(samples.slice(from, from + Math.max(1, Math.round(length / 30))).map(({ held }) => held));
  };
  const [settled, end] = [around(SETTLED), around(29 / 30)];
  print(
    `\n${REGENERATIONS} regenerations and redlines, ${reads} reads in ${MINUTES} minutes: ${settled.toFixed(0)} MB at a sixth of the time, ${end.toFixed(0)} MB at the end, ${(end / settled).toFixed(2)} of it.`,
  );
  if (end > settled * MOST_GROWTH) {
    print(`Red: more than ${MOST_GROWTH}.`);
    process.exitCode = 1;
  }
} finally {
  await api.close();
  await closePdfRenderer();
}
