import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

interface Found {
  kind: string;
  id: string;
  title: string;
  userId: string | null;
}

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const find = async (search: string) =>
  (await api.get<Found[]>(`/admin/search?search=${encodeURIComponent(search)}`, admin)).body;

describe('the one search of the portal', () => {
  it('finds people whatever the accents, and documents and purchases by the beginning of an id', async () => {
    const { a, documentId } = await aCouple(api).inState('CA').paid();
    await api.patch(`/users/${a.id}`, { firstName: 'Minh', lastName: 'Nguyễn' }, a);
    expect(await find('nguyen')).toMatchObject([{ kind: 'PERSON', id: a.id, title: 'Minh Nguyễn' }]);
    expect(await find(documentId.slice(0, 8))).toContainEqual(
      expect.objectContaining({ kind: 'DOCUMENT', id: documentId, userId: a.id }),
    );
    const item = await api.db
      .selectFrom('purchaseItems')
      .select('id')
      .where('documentId', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(await find(item.id.slice(0, 13))).toContainEqual(
      expect.objectContaining({ kind: 'PURCHASE', id: item.id, userId: a.id }),
    );
  });

  it('finds firms by words of their names, and nothing for one letter', async () => {
    const { id } = await api.db
      .insertInto('lawFirms')
      .values({ name: 'Quillfeather & Oak', isApproved: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await find('quillf')).toMatchObject([{ kind: 'LAW_FIRM', id }]);
    expect((await api.get('/admin/search?search=q', admin)).status).toBe(400);
    expect(await find('')).toEqual([]);
    expect((await api.get('/admin/search?search=quill', await aCustomer(api))).status).toBe(404);
  });
});
