import { REMINDER_TOPICS } from '@troth/domain/reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { payForPrenup } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reason = 'Asked for by telephone';
const at = (person: TestPerson, path = '') => `/admin/users/${person.id}${path}`;

describe('changing somebody else’s profile', () => {
  const change = (person: TestPerson, body: object, headers: Record<string, string> = {}) =>
    api.request<{ firstName: string; updatedAt: string }>('PATCH', at(person), {
      as: admin,
      json: { reason, ...body },
      headers,
    });

  it('follows the profile’s own rules, and takes nothing else', async () => {
    const person = await aCustomer(api);
    expect(await change(person, { firstName: 'Nora', phoneNumber: '+12125550123' })).toMatchObject({
      status: 200,
      body: { firstName: 'Nora' },
    });
    for (const body of [
      { birthdate: '2999-01-01' },
      { phoneNumber: '12' },
      { userType: 'ADMIN' },
      { termsAgreedAt: null },
      { email: 'nobody' },
      { reason: 'x' },
      { firstName: 'A\u0000' },
    ]) {
      expect((await change(person, body)).status, JSON.stringify(body)).toBe(400);
    }
    const kept = await api.db.selectFrom('adminActions').select('action').where('userId', '=', person.id).execute();
    expect(kept).toEqual([{ action: 'adminUsers.update' }]);
  });

  it('is refused on what changed since, and of oneself', async () => {
    const person = await aCustomer(api);
    api.clock.advance(1000);
    const { body } = await change(person, { firstName: 'One' });
    const seen = { 'if-match': String(Date.parse(body.updatedAt)) };
    api.clock.advance(1000);
    await change(person, { firstName: 'Two' });
    expect(await change(person, { firstName: 'Three' }, seen)).toMatchObject({
      status: 409,
      body: { current: { firstName: 'Two' } },
    });
    expect((await change(admin, { firstName: 'Me' })).status).toBe(403);
  });

  it('leaves a name alone while something is with the notary', async () => {
    const { a, documentId } = await aCouple(api);
    await api.db.insertInto('notarizations').values({ documentId, provider: 'IN_PERSON' }).execute();
    expect((await change(a, { lastName: 'New' })).status).toBe(409);
    expect((await change(a, { phoneNumber: null })).status).toBe(200);
  });
});

describe('marking a prenup as paid', () => {
  it('is done once for a couple, whoever it is done for, of many at once too', async () => {
    const { a, b, documentId } = await aCouple(api);
    const mark = (person: TestPerson) => api.post(at(person, '/mark-paid'), { reason, documentId }, admin);
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => mark(index % 2 === 0 ? a : b)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(99).fill(409)]);
    const first = replies.find(({ status }) => status === 201)?.body as { id: string; pricePaidInCents: number };
    expect(first.pricePaidInCents).toBe(0);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ purchaseItemId: first.id });
    const { a: other } = await aCouple(api);
    expect((await mark(other)).status).toBe(404);
  });

  it('is taken back until something was generated, and never what was paid for', async () => {
    const { a, documentId } = await aCouple(api);
    const body = { reason, documentId };
    const takeBack = () => api.request('DELETE', at(a, '/mark-paid'), { as: admin, json: body });
    expect((await takeBack()).status).toBe(409);
    await api.post(at(a, '/mark-paid'), body, admin);
    expect((await takeBack()).status).toBe(204);
    await api.post(at(a, '/mark-paid'), body, admin);
    await api.db
      .updateTable('documents')
      .set({ lastGeneratedAt: api.clock.now() })
      .where('id', '=', documentId)
      .execute();
    expect((await takeBack()).status).toBe(409);
    const paid = await aCouple(api).paid();
    const other = { as: admin, json: { reason, documentId: paid.documentId } };
    expect((await api.request('DELETE', at(paid.a, '/mark-paid'), other)).status).toBe(409);
  });
});

it('says who bought the prenup, whichever partner that was', async () => {
  const boughtBy = async ({ id }: TestPerson) => {
    const path = `/admin/users/${id}/documents`;
    const { body } = await api.get<{ prenup: string; prenupBoughtBy: { id: string } | null }[]>(path, admin);
    return body.map(({ prenup, prenupBoughtBy }) => [prenup, prenupBoughtBy?.id ?? null]);
  };
  const paid = await aCouple(api);
  await payForPrenup(api, paid.a);
  expect(await boughtBy(paid.a)).toEqual([['PAID', paid.a.id]]);
  expect(await boughtBy(paid.b)).toEqual([['PAID', paid.a.id]]);
  const marked = await aCouple(api);
  expect(await boughtBy(marked.a)).toEqual([['UNPAID', null]]);
  await api.post(at(marked.a, '/mark-paid'), { reason, documentId: marked.documentId }, admin);
  expect(await boughtBy(marked.b)).toEqual([['MARKED', null]]);
});

describe('turning reminders off', () => {
  it('is for all topics, and only the person turns them on again', async () => {
    const person = await aCustomer(api);
    expect((await api.post(at(person, '/unsubscribe'), { reason }, admin)).status).toBe(204);
    expect((await api.post(at(person, '/unsubscribe'), { reason }, admin)).status).toBe(204);
    const rows = await api.db.selectFrom('reminderOptouts').select('topic').where('userId', '=', person.id).execute();
    expect(rows.map(({ topic }) => topic).toSorted()).toEqual([...REMINDER_TOPICS].sort());
  });
});

describe('several live documents of one person', () => {
  const addDocument = async (person: TestPerson, partnerId: string | null = null) => {
    const { templateId } = await api.db.selectFrom('documents').select('templateId').limit(1).executeTakeFirstOrThrow();
    const { id } = await api.db
      .insertInto('documents')
      .values({ templateId, userAId: person.id, userBId: partnerId, createdById: person.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const list = async (person: TestPerson) =>
    (
      await api.get<{ documents: { id: string; purchases: number }[]; suggestedId: string | null }>(
        at(person, '/duplicate-documents'),
        admin,
      )
    ).body;
  const resolve = (person: TestPerson, keepDocumentId: string, expectedDocumentIds: string[]) =>
    api.post(at(person, '/resolve-duplicate-documents'), { reason, keepDocumentId, expectedDocumentIds }, admin);

  it('are made one: purchases move, the others become inactive, both are told', async () => {
    const { a, b, documentId } = await aCouple(api);
    expect(await list(a)).toMatchObject({ suggestedId: null });
    expect(await resolve(a, documentId, [documentId])).toMatchObject({ status: 409, body: { reason: 'NOT_TWO' } });
    const other = await addDocument(a);
    await api.post(at(a, '/mark-paid'), { reason, documentId: other }, admin);
    expect((await list(a)).suggestedId).toBe(documentId);
    expect(await resolve(a, documentId, [documentId])).toMatchObject({
      status: 409,
      body: { reason: 'CHANGED_MEANWHILE' },
    });
    expect((await resolve(a, documentId, [other, documentId])).status).toBe(200);
    expect((await list(a)).documents).toMatchObject([{ id: documentId, purchases: 1 }]);
    for (const person of [a, b]) expect(await readLastMail(api, person.email, 'documents-made-one')).toBeDefined();
    const entries = await api.db
      .selectFrom('auditEntries')
      .select('documentId')
      .where('action', '=', 'adminUsers.resolveDuplicates')
      .where('outcome', '=', 'DONE')
      .execute();
    expect(entries.map((row) => row.documentId).toSorted()).toEqual([documentId, other].toSorted());
  });

  it('are made one once, of a hundred at once', async () => {
    const { a, documentId } = await aCouple(api);
    const other = await addDocument(a);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => resolve(a, index % 2 === 0 ? documentId : other, [documentId, other])),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    expect((await list(a)).documents).toHaveLength(1);
  });

  it('are not, where one with another partner would go', async () => {
    const { a, documentId } = await aCouple(api);
    const stranger = await aCustomer(api);
    const other = await addDocument(a, stranger.id);
    expect(await resolve(a, documentId, [documentId, other])).toMatchObject({
      status: 409,
      body: { reason: 'OTHER_PARTNER' },
    });
  });

  const notarized = (documentId: string, person: TestPerson, completedAt: Date | null) =>
    api.db
      .insertInto('notarizations')
      .values({
        documentId,
        provider: 'IN_PERSON',
        createdById: person.id,
        providerCompletedAt: completedAt,
        notarizationCompletedAt: completedAt,
      })
      .execute();
  it.each([
    ['DISCARDED_NOTARIZED', (id: string, person: TestPerson) => notarized(id, person, api.clock.now())],
    ['DISCARDED_AT_NOTARY', (id: string, person: TestPerson) => notarized(id, person, null)],
    [
      'DISCARDED_HAS_ATTORNEY',
      async (id: string) => {
        const attorneyAId = (await anAttorney(api)).id;
        await api.db.updateTable('documents').set({ attorneyAId }).where('id', '=', id).execute();
      },
    ],
  ])('are not, where one would go that cannot: %s', async (refusal, prepare) => {
    const { a, documentId } = await aCouple(api);
    const other = await addDocument(a);
    await prepare(other, a);
    expect((await list(a)).suggestedId).toBe(other);
    expect(await resolve(a, documentId, [documentId, other])).toMatchObject({ status: 409, body: { reason: refusal } });
    expect((await list(a)).documents).toHaveLength(2);
    // The other way around nothing is in its way but the partner, who has no part in the one that would stay.
    expect(await resolve(a, other, [documentId, other])).toMatchObject({ body: { reason: 'OTHER_PARTNER' } });
  });
});

describe('deleting a person', () => {
  const remove = (person: TestPerson, body: object = {}) =>
    api.request<{ reason?: string }>('DELETE', at(person), {
      as: admin,
      json: { reason, confirm: person.email, ...body },
    });

  it('wants the address typed, and is done in fourteen days or at once', async () => {
    const { a, b } = await aCouple(api);
    expect((await remove(a, { confirm: 'somebody@else.example' })).status).toBe(400);
    expect((await api.get(at(a, '/deletion'), admin)).body).toMatchObject({ obstacles: [], scheduled: null });
    expect((await remove(a, { confirm: a.email.toUpperCase() })).status).toBe(204);
    expect(await remove(a)).toMatchObject({ status: 409, body: { reason: 'SCHEDULED' } });
    expect((await api.get('/users/me', a)).status).toBe(200);
    expect((await remove(b, { when: 'NOW' })).status).toBe(204);
    await api.runJobs();
    expect((await api.get('/users/me', b)).status).toBe(404);
  });

  it('waits for what is under way', async () => {
    const { a, documentId } = await aCouple(api);
    await api.db.insertInto('notarizations').values({ documentId, provider: 'IN_PERSON' }).execute();
    expect(await remove(a, { when: 'NOW' })).toMatchObject({ status: 409, body: { reason: 'OBSTACLES' } });
  });

  it('is never of oneself, of an attorney only without clients, and of another admin', async () => {
    expect((await remove(admin)).status).toBe(403);
    const attorney = await anAttorney(api);
    await aCouple(api).withAttorneyFor('A', attorney);
    expect(await remove(attorney)).toMatchObject({ status: 409, body: { reason: 'HAS_CLIENTS' } });
    const idle = await anAttorney(api);
    expect((await remove(idle)).status).toBe(204);
    expect((await api.get('/users/me', idle)).status).toBe(404);
    const other = await anAdmin(api);
    expect((await remove(other)).status).toBe(204);
  });
});

describe('what an admin reads of a couple', () => {
  it('is who needs an attorney, and answers only after a reason', async () => {
    const { a, documentId } = await aCouple(api).inState('CA');
    expect((await api.get(at(a, '/attorney-restrictions'), admin)).body).toMatchObject({
      documentId,
      law: { spousalSupportLaw: 'ATTORNEY_REQUIRED' },
      sides: [{ side: 'A', userId: a.id }, { side: 'B' }],
    });
    const sections = await api.get<{ id: string }[]>(at(a, '/questionnaire-sections'), admin);
    expect(sections.body.length).toBeGreaterThan(5);
    const groups = at(a, `/questionnaire-sections/${sections.body[0]?.id}/groups?documentId=${documentId}`);
    expect((await api.get(groups, admin)).status).toBe(403);
    await api.post(`/admin/documents/${documentId}/access`, { reason }, admin);
    expect((await api.get(groups, admin)).status).toBe(200);
    const stranger = await aCustomer(api);
    expect((await api.get(groups.replace(a.id, stranger.id), admin)).status).toBe(404);
  });
});

describe('a link to choose a new password', () => {
  it('is sent once in five minutes, and answers alike for an address without an account', async () => {
    const person = await aCustomer(api);
    const send = () => api.post(at(person, '/send-password-reset-email'), { reason }, admin);
    expect((await send()).status).toBe(204);
    api.clock.advance(5 * 60_000 - 1);
    expect((await send()).status).toBe(409);
    api.clock.advance(1);
    expect((await send()).status).toBe(204);
  });
});
