import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reason = 'Both partners asked for it';
const DAY_MS = 24 * 60 * 60_000;

interface Listed {
  readonly id: string;
  readonly updatedAt: string;
  readonly isActive: boolean;
  readonly deletedAt: string | null;
  readonly restorableUntil: string | null;
}

const list = async (person: TestPerson) => (await api.get<Listed[]>(`/admin/users/${person.id}/documents`, admin)).body;
const remove = (id: string, headers: Record<string, string> = {}) =>
  api.request<{ reason?: string }>('DELETE', `/admin/documents/${id}`, { as: admin, json: { reason }, headers });
const restore = (id: string) => api.post<Listed>(`/admin/documents/${id}/restore`, { reason }, admin);

describe('deleting a document (D36)', () => {
  it('is soft, told to both, and taken back within thirty days', async () => {
    const { a, b, documentId } = await aCouple(api);
    expect((await remove(documentId)).status).toBe(200);
    expect((await api.get(`/documents/${documentId}`, a)).status).toBe(404);
    expect((await remove(documentId)).status).toBe(404);
    const [listed] = await list(b);
    expect(listed?.deletedAt).not.toBeNull();
    expect(await restore(documentId)).toMatchObject({ status: 200, body: { deletedAt: null, isActive: true } });
    expect((await api.get(`/documents/${documentId}`, a)).status).toBe(200);
    for (const { email } of [a, b]) {
      expect(await readMails(api, email, 'document-deleted')).toHaveLength(1);
      expect(await readMails(api, email, 'document-restored')).toHaveLength(1);
    }
    const chain = await api.db
      .selectFrom('auditEntries')
      .select('action')
      .where('documentId', '=', documentId)
      .where('action', 'like', 'adminDocuments.%')
      .orderBy('position')
      .execute();
    expect(chain.map(({ action }) => action)).toEqual(['adminDocuments.delete', 'adminDocuments.restore']);
  });

  it('is not taken back later, and nothing is that was never put aside', async () => {
    const { a, documentId } = await aCouple(api);
    expect((await restore(documentId)).status).toBe(409);
    await remove(documentId);
    api.clock.advance(30 * DAY_MS);
    expect((await restore(documentId)).status).toBe(409);
    expect(await list(a)).toEqual([]);
  });

  it.each([
    ['NOTARIZED', async (id: string) => notarize(id, api.clock.now())],
    ['AT_NOTARY', async (id: string) => notarize(id, null)],
    ['HAS_ATTORNEY', async (id: string) => employ(id)],
  ] as const)('is refused: %s', async (refusal, arrange) => {
    const { documentId } = await aCouple(api);
    await arrange(documentId);
    expect(await remove(documentId)).toMatchObject({ status: 409, body: { reason: refusal } });
  });

  it('is refused while something is paid for, and on what changed since', async () => {
    const { documentId } = await aCouple(api).paid();
    expect(await remove(documentId)).toMatchObject({ status: 409, body: { reason: 'HAS_PURCHASES' } });
    const { documentId: other } = await aCouple(api);
    expect((await remove(other, { 'if-match': '"1"' })).status).toBe(409);
  });

  it('is an admin’s alone, and nobody else learns of it', async () => {
    const { a, documentId } = await aCouple(api);
    const asA = { as: a, json: { reason } };
    expect((await api.request('DELETE', `/admin/documents/${documentId}`, asA)).status).toBe(404);
    expect((await remove('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await api.request('DELETE', `/admin/documents/${documentId}`, { as: admin, json: {} })).status).toBe(400);
  });
});

describe('a duplicate that was put aside', () => {
  it('is brought back within thirty days', async () => {
    const { a, b, documentId } = await aCouple(api);
    const { templateId } = await api.db.selectFrom('documents').select('templateId').limit(1).executeTakeFirstOrThrow();
    const { id: other } = await api.db
      .insertInto('documents')
      .values({ templateId, userAId: a.id, userBId: b.id, createdById: a.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = { reason, keepDocumentId: documentId, expectedDocumentIds: [documentId, other] };
    expect((await api.post(`/admin/users/${a.id}/resolve-duplicate-documents`, body, admin)).status).toBe(200);
    const aside = (await list(a)).find(({ id }) => id === other);
    expect(aside).toMatchObject({ isActive: false });
    expect(aside?.restorableUntil).not.toBeNull();
    expect(await restore(other)).toMatchObject({ status: 200, body: { isActive: true, restorableUntil: null } });
    expect((await list(a)).filter(({ isActive }) => isActive)).toHaveLength(2);
  });
});

async function notarize(documentId: string, notarizationCompletedAt: Date | null): Promise<void> {
  await api.db
    .insertInto('notarizations')
    .values({ documentId, provider: 'IN_PERSON', notarizationCompletedAt })
    .execute();
}

async function employ(documentId: string): Promise<void> {
  const attorney = await anAttorney(api);
  await api.db.updateTable('documents').set({ attorneyAId: attorney.id }).where('id', '=', documentId).execute();
}
