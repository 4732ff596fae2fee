import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Question, questionsOf, sectionsOf } from '../src/answering';
import { DEMO_PASSWORD, Person } from '../src/person';
import { environmentAt, firstPortOf, productProgram, type RunningProduct, startProduct } from '../src/product';
import { test } from '../src/test';

const WRITES = 1000;
const AT_ONCE = 8;
/** The prenup's template, the same in each environment. */
const TEMPLATE_ID = '78156980-687a-5ca6-abc1-1558a4659883';

test('nothing acknowledged is lost when the product is killed, and one copy holds the data folder', async ({
  browser,
}) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'troth-durability-'));
  let running: RunningProduct | null = null;
  try {
    const before = await startProduct({ dataFolder, firstPort: firstPortOf('durability') });
    running = before;
    const { addresses } = before;
    const person = await Person.arrive(browser, 'emery@demo.troth', addresses);
    await person.signIn(DEMO_PASSWORD);
    const userId = await person.id();
    const states = await person.get<{ id: string; abbreviation: string }[]>('/states');
    const stateId = states.find(({ abbreviation }) => abbreviation === 'TX')?.id;
    expect(
      (await person.call('POST', '/documents', { stateId, userAId: userId, templateId: TEMPLATE_ID })).status,
    ).toBeLessThan(300);

    const typed: Question[] = [];
    for (const section of await sectionsOf(person)) {
      const questions = await questionsOf(person, section.id);
      typed.push(...questions.filter(({ inputType, profileField }) => inputType === 'TEXT' && profileField === null));
    }
    expect(typed.length).toBeGreaterThan(3);

    // A second copy is refused in words, and the first goes on.
    const second = spawn(process.execPath, [productProgram], {
      env: { ...process.env, ...environmentAt(firstPortOf('second copy')), TROTH_DATA_DIR: dataFolder },
    });
    let complaint = '';
    second.stdout.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    second.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const [code] = (await once(second, 'close')) as [number];
    expect(code).not.toBe(0);
    expect(complaint).toMatch(/already us/i);

    const sent = new Map<string, number>();
    const acknowledged = new Map<string, number>();
    let next = 0;
    let isKilled = false;
    const writer = async (own: readonly Question[]) => {
      while (next < WRITES && !isKilled) {
        for (const question of own) {
          next += 1;
          const value = next;
          sent.set(question.id, value);
          const status = await person
            .call('PATCH', `/users/${userId}/answers?questionId=${question.id}`, {
              valueTyped: `write ${value}`,
              questionOptionIds: [],
            })
            .then(
              (reply) => reply.status,
              () => 0,
            );
          if (status >= 200 && status < 300) acknowledged.set(question.id, value);
          if (next >= WRITES / 2 && !isKilled) {
            isKilled = true;
            before.process.kill('SIGKILL');
          }
        }
      }
    };
    // Each writer has questions of its own, so that the last acknowledged value of each is known.
    const lanes = Array.from({ length: Math.min(AT_ONCE, typed.length) }, (_, lane) =>
      typed.filter((_question, at) => at % AT_ONCE === lane),
    );
    await Promise.all(lanes.map(writer));
    expect(acknowledged.size).toBeGreaterThan(3);
    await person.context.close();

    const after = await startProduct({ dataFolder, firstPort: firstPortOf('durability') });
    running = after;
    const again = await Person.arrive(browser, 'emery@demo.troth', addresses);
    await again.signIn(DEMO_PASSWORD);
    const answers = await again.get<{ questionId: string; valueTyped: string }[]>(`/users/${userId}/answers`);
    const kept = new Map(
      answers.map(({ questionId, valueTyped }) => [questionId, Number(valueTyped.replace('write ', ''))]),
    );
    for (const [questionId, value] of acknowledged) {
      expect(kept.get(questionId), questionId).toBeGreaterThanOrEqual(value);
      expect(kept.get(questionId), questionId).toBeLessThanOrEqual(sent.get(questionId) ?? 0);
    }
    await again.context.close();
    await after.stop();
    expect(after.process.exitCode).toBe(0);
  } finally {
    running?.process.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
