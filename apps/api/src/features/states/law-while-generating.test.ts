import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree } from '@troth/agreement/tree';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { RegenerationCheck } from '@troth/domain/documents';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssemblyInput } from '../../records/case/assembly-input';
import { loadCase } from '../../records/case/load-case';
import { aReadyCouple, askToGenerate, generateNow } from '../../testing/agreements';
import { anAdmin, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import { generationJob } from '../generation/generate';
import { lawJob } from './settle-law';

/** More by hand: `COUPLES=200 npx vitest run src/features/states/law-while-generating.test.ts`. */
const COUPLES = Number(process.env['COUPLES'] ?? 20);
/** So many versions are made at once. */
const AT_ONCE = 4;
/** After so many versions the law is changed: of the template, and of a term. */
const [[first, second] = [0, 0]] = fc.sample(
  fc.tuple(fc.integer({ min: 1, max: Math.ceil(COUPLES / 4) }), fc.integer({ min: 1, max: Math.ceil(COUPLES / 4) })),
  { seed: 23, numRuns: 1 },
);

const stateId = contentId('state', 'OR');
const why = { source: 'ORS 108.700', reason: 'The law changed' };

let api: TestApp;
let admin: TestPerson;
let couples: TestCouple[];
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
  couples = [];
  while (couples.length < COUPLES) couples.push(await aReadyCouple(api, { state: 'OR' }));
}, 600_000);
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

/** The law as the assembly reads it now: all couples of a state have the same. */
const lawNow = (): Promise<string> =>
  api.db.transaction().execute(async (tx) => {
    const known = await loadCase(tx, couples[0]?.documentId ?? '');
    const ready = await readAssemblyInput(tx, known, api.clock.now());
    if (ready === null) throw new Error('The couple has a state.');
    return ready.parts.state;
  });

const allVersions = () =>
  api.db.selectFrom('documentCommits').select(['documentId', 'commitAt', 'inputParts']).execute();

/** What follows from the changes, while versions are made. */
const settling: Promise<void>[] = [];

/** Changes the law. @returns the law from then on. */
async function change(path: string, values: object): Promise<string> {
  const reply = await api.patch<{ changes: { id: string; settledAt: string | null }[] }>(
    path,
    { ...values, ...why },
    admin,
  );
  expect(reply.status).toBe(200);
  const law = await lawNow();
  for (const { id, settledAt } of reply.body.changes)
    if (settledAt === null) settling.push(lawJob.handle(api.services, { changeId: id }));
  return law;
}

describe('a law that is changed while many couples generate', () => {
  it('makes each version by one state of the law, and every one that was made before is due', async () => {
    const runs: string[] = [];
    for (const couple of couples) {
      const asked = await askToGenerate(api, couple, couple.a);
      expect(asked.status).toBe(202);
      runs.push(asked.body.id);
    }
    const before = await lawNow();

    let made = 0;
    const changing: Promise<string[]>[] = [];
    const work = async () => {
      for (let runId = runs.shift(); runId !== undefined; runId = runs.shift()) {
        // The last ones wait for the new law, however fast the others are made.
        if (runs.length < AT_ONCE) await Promise.all(changing);
        await generationJob.handle(api.services, { runId });
        made += 1;
        // Nobody waits for it: the other versions are being made meanwhile.
        if (made >= first && changing.length === 0) changing.push(changeTwice());
      }
    };
    const changeTwice = async () => {
      const template = `/states/${stateId}/document-template-states/${prenupTemplateId}`;
      const words = { statute: 'The New Act', termForDocument: 'Marital Agreement', witnessRequired: true };
      const one = await change(template, words);
      const enough = made + second;
      while (made < Math.min(enough, COUPLES - AT_ONCE)) await new Promise((resolve) => setTimeout(resolve, 5));
      return [one, await change(`/terms/maritalProperty/${stateId}/${prenupTemplateId}`, { value: 'Shared Property' })];
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const [between = '', after = ''] = (await Promise.all(changing)).flat();
    await Promise.all(settling);
    await api.runJobs();
    expect(new Set([before, between, after]).size).toBe(3);

    const versions = await allVersions();
    expect(versions.map(({ documentId }) => documentId).sort()).toEqual(
      couples.map(({ documentId }) => documentId).sort(),
    );
    const counts = { before: 0, between: 0, after: 0 };
    for (const { documentId, commitAt, inputParts } of versions) {
      const couple = couples.find((one) => one.documentId === documentId) as TestCouple;
      expect([before, between, after]).toContain(inputParts.state);
      const isOld = inputParts.state === before;
      counts[isOld ? 'before' : inputParts.state === between ? 'between' : 'after'] += 1;

      const path = `/documents/${documentId}`;
      const { body } = await api.get<{ tree: AgreementTree }>(`${path}/history/${commitAt.toISOString()}`, couple.a);
      const said = JSON.stringify(body.tree);
      expect(body.tree.state.statute === 'The New Act').toBe(!isOld);
      expect(said.includes('Marital Agreement')).toBe(!isOld);
      expect(said.includes('Shared Property')).toBe(inputParts.state === after);

      const isDue = inputParts.state !== after;
      const due = await api.get<RegenerationCheck>(`${path}/regeneration-status`, couple.a);
      expect(due.body).toMatchObject({
        needsRegeneration: isDue,
        reason: isDue ? 'LAW_CHANGED' : null,
        userAMadeChanges: false,
        userBMadeChanges: false,
      });
      for (const { email } of [couple.a, couple.b])
        expect((await readMails(api, email, 'law-changed')).length > 0, `${email} is told`).toBe(isDue);
    }
    expect(counts.before).toBeGreaterThanOrEqual(first);
    expect(counts.after).toBeGreaterThan(0);

    const stale = versions.find(({ inputParts }) => inputParts.state === before);
    const couple = couples.find(({ documentId }) => documentId === stale?.documentId) as TestCouple;
    await generateNow(api, couple);
    const { body } = await api.get<RegenerationCheck>(`/documents/${couple.documentId}/regeneration-status`, couple.b);
    expect(body.needsRegeneration).toBe(false);
  }, 600_000);
});
