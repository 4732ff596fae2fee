/**
 * Whether making an agreement keeps others waiting: the longest that the event loop stood still while the product made,
 * committed, compared and handed out a long agreement, over the embedded database; and what the two questions cost that
 * screens ask at each load. That the agreement was made, and is long, is checked before anything counts.
 *
 * Run: `pnpm --filter @troth/bench bench:generation`
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { buildDatabaseImage } from '@troth/api/database/image';
import { aReadyCouple, generateNow } from '@troth/api/testing/agreements';
import { confirmBothReceipts, disclose } from '@troth/api/testing/disclosures';
import { openApp, openEmbedded } from '@troth/api/testing/open-app';
import { median, print } from './figures';

/** Of each partner: what makes schedules of many pages. */
const DEBTS = 150;
const ROUNDS = 5;
const READS = 15;
const MS = 1e6;

interface Stood {
  readonly longest: number;
  readonly cpu: number;
}

/** The longest that the event loop stood still during some work. */
async function stoodStill(work: () => Promise<unknown>): Promise<Stood> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  // What ran before has no part in it.
  await setTimeout(20);
  delay.enable();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  await setTimeout(5);
  delay.disable();
  return { longest: delay.max / MS, cpu: (user + system) / 1_000 };
}

async function row(name: string, work: (round: number) => Promise<unknown>, rounds: number): Promise<void> {
  const stood: Stood[] = [];
  for (let round = 0; round < rounds; round += 1) stood.push(await stoodStill(() => work(round)));
  const [first, ...later] = stood.map(({ longest }) => longest);
  print(
    `| ${name} | ${first?.toFixed(1)} | ${median(later).toFixed(1)} | ${Math.max(...later).toFixed(1)} | ${median(stood.map(({ cpu }) => cpu)).toFixed(1)} |`,
  );
}

const api = await openApp(await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none'))));
try {
  const couple = await aReadyCouple(api, { state: 'CA' });
  const { a, b, documentId } = couple;
  for (const [person, name] of [
    [a, 'Harbor'],
    [b, 'Pier'],
  ] as const)
    for (let number = 0; number < DEBTS; number += 1)
      await disclose(api, person, documentId, 'debts', {
        creditor: `${name} Bank, loan ${number} for a purpose that takes some words to say`,
        yearIncurred: 2020,
        amountDueInCents: 1_000_00 + number,
      });
  await confirmBothReceipts(api, couple);
  const commits: string[] = [];
  const path = `/documents/${documentId}`;
  const get = async (rest: string) => {
    const headers = { authorization: `Bearer ${await api.issuer.sign(a.claims)}` };
    const response = await api.app.request(`${path}${rest}`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${rest} answered ${response.status}.`);
    return bytes;
  };

  print('Milliseconds that the event loop stood still: at the first, and then the median and the most.\n');
  print('| work | first | median | most | processor |');
  print('| --- | ---: | ---: | ---: | ---: |');
  await row('nothing', () => setTimeout(300), ROUNDS);
  await row(
    'answers to a committed PDF',
    async (round) => {
      await api.patch(`/users/${a.id}`, { lastName: `Ferreira ${'I'.repeat(round + 1)}` }, a);
      commits.push((await generateNow(api, couple)).commitAt);
    },
    ROUNDS,
  );
  const [newest, since] = [commits.at(-1), commits[0]];
  const whole = JSON.parse(Buffer.from(await get(`/history/${newest}`)).toString()) as { readonly tree: unknown };
  const characters = JSON.stringify(whole.tree).length;
  if (commits.length !== ROUNDS || characters < 200_000) throw new Error(`The agreement has ${characters} characters.`);
  await row('a version read', () => get(`/history/${newest}`), ROUNDS);
  await row('a redline read', () => get(`/history/${newest}/redline?since=${since}`), ROUNDS);
  for (const format of ['PDF', 'DOCX', 'HTML']) {
    await row(`${format} of a version`, () => get(`/history/${newest}/content?format=${format}`), ROUNDS);
    await row(
      `${format} of a redline`,
      () => get(`/history/${newest}/content?format=${format}&since=${since}`),
      ROUNDS,
    );
  }
  await row('GET generation', () => get('/generation'), READS);
  await row('GET regeneration-status', () => get('/regeneration-status'), READS);
  print(`\nThe tree of the agreement is ${characters} characters of JSON.`);
} finally {
  await api.close();
  await closePdfRenderer();
}
