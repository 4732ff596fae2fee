import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow, historyOf } from '../../testing/agreements';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { weddingOn } from '../../testing/reviewed-couples';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const regenerate = (documentId: string, body: object, as = admin) =>
  api.post<{ reason?: string; status: string }>(`/admin/documents/${documentId}/regenerate`, body, as);
const reason = 'They wrote that a date was wrong';

describe('an agreement that an admin creates again for a couple', () => {
  it('is a new version once something changed; both are told, and the page says who did it and why', async () => {
    const couple = await aReadyCouple(api);
    const early = await regenerate(couple.documentId, { reason });
    expect([early.status, early.body.reason]).toEqual([422, 'NOT_GENERATED']);
    await generateNow(api, couple);
    expect((await regenerate(couple.documentId, {})).status).toBe(400);

    expect((await regenerate(couple.documentId, { reason })).status).toBe(202);
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(1);

    await weddingOn(api, couple, '2027-09-04');
    const before = (await readMails(api, couple.b.email)).length;
    expect((await regenerate(couple.documentId, { reason })).status).toBe(202);
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(2);
    expect((await readMails(api, couple.b.email)).length).toBeGreaterThan(before);

    for (const person of [couple.a, couple.b]) {
      const { body } = await api.get<{ action: string; reason: string }[]>(`/admin/users/${person.id}/actions`, admin);
      expect(body[0]).toMatchObject({ action: 'adminDocuments.regenerate', reason });
    }
  });

  it('is created once, however often it is pressed at once', async () => {
    const couple = await aReadyCouple(api);
    await generateNow(api, couple);
    await weddingOn(api, couple, '2027-10-09');
    const replies = await Promise.all(Array.from({ length: 20 }, () => regenerate(couple.documentId, { reason })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    await api.runJobs();
    expect(await historyOf(api, couple, couple.a)).toHaveLength(2);
  });

  it('is not the couple’s call', async () => {
    const couple = await aReadyCouple(api);
    expect((await regenerate(couple.documentId, { reason }, couple.a)).status).toBe(404);
  });
});
