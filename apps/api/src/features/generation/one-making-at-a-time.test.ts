import { questionOfKey } from '@troth/content/questionnaire';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, askToGenerate, generationOf, historyOf } from '../../testing/agreements';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

describe('one making at a time', () => {
  it('gives both partners the same run, and makes one commit', async () => {
    const couple = await aReadyCouple(api);
    const [first, second] = await Promise.all([
      askToGenerate(api, couple, couple.a),
      askToGenerate(api, couple, couple.b),
    ]);
    expect(first.body.id).toBe(second.body.id);
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(1);
    expect((await askToGenerate(api, couple, couple.b)).body).toMatchObject({ id: first.body.id, status: 'DONE' });
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(1);
  });

  it('queues a run again whose job was lost with a process, and makes one commit', async () => {
    const couple = await aReadyCouple(api);
    const first = await askToGenerate(api, couple, couple.a);
    await api.services.database.executeSql("delete from pgboss.job where name = 'generation'");
    api.clock.advance(30_000);
    expect((await askToGenerate(api, couple, couple.a)).body.id).toBe(first.body.id);
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(1);
  });

  it('fails with the reason when the ground goes away before the job runs', async () => {
    const couple = await aReadyCouple(api);
    await askToGenerate(api, couple, couple.a);
    await api.db
      .deleteFrom('answers')
      .where('documentId', '=', couple.documentId)
      .where('questionId', '=', questionOfKey('db_premarital').id)
      .execute();
    await api.runJobs();
    expect((await generationOf(api, couple, couple.a)).run).toMatchObject({
      status: 'FAILED',
      failure: 'ALIGNMENT_INCOMPLETE',
    });
    expect(await historyOf(api, couple, couple.a)).toEqual([]);
  });
});
