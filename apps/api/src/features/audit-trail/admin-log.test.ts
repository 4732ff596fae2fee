import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentId } from '@troth/content/ids';
import { aCouple, anAdmin, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

interface Entry {
  chain: string;
  position: number;
  action: string;
  outcome: string;
  documentId: string | null;
  by: { id: string | null; name: string | null };
}
interface Page {
  entries: Entry[];
  total: number;
  nextCursor: string | null;
}
interface Verdict {
  isSound: boolean;
  entries: number;
  faults: { code: string; position: number | null }[];
}

let api: TestApp;
let admin: TestPerson;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
  couple = await aCouple(api).inState('CA');
  const { a, documentId } = couple;
  const change = async (path: string, body: object, person: TestPerson) =>
    expect((await api.patch(path, body, person)).status).toBe(200);
  await change(`/users/${a.id}`, { firstName: 'Ana' }, a);
  await change(`/users/${admin.id}`, { firstName: 'Ada' }, admin);
  for (const state of ['NY', 'CA']) await change(`/documents/${documentId}`, { stateId: contentId('state', state) }, a);
});
afterAll(() => api.close());

const list = async (query: string) => (await api.get<Page>(`/admin/log?${query}`, admin)).body;
const verify = async (chain: string) => (await api.get<Verdict>(`/admin/log/verification?chain=${chain}`, admin)).body;

describe('the log as admins look through it', () => {
  it('finds by document, person, action, outcome and day', async () => {
    const { documentId, a } = couple;
    const ofDocument = await list(`documentId=${documentId}`);
    expect(ofDocument.entries.length).toBeGreaterThan(1);
    expect(new Set(ofDocument.entries.map((entry) => entry.documentId))).toEqual(new Set([documentId]));
    const byPerson = await list(`personId=${a.id}&limit=100`);
    expect(new Set(byPerson.entries.map(({ by }) => by.id))).toEqual(new Set([a.id]));
    const documents = await list(`documentId=${documentId}&action=documents`);
    expect(documents.entries.length).toBeGreaterThan(0);
    expect(documents.entries.every(({ action }) => action.startsWith('documents.'))).toBe(true);
    const [one] = documents.entries;
    expect(
      (await list(`documentId=${documentId}&action=${one?.action}`)).entries.map(({ action }) => action),
    ).toContain(one?.action);
    const day = api.clock.now().toISOString().slice(0, 10);
    expect((await list(`documentId=${documentId}&day=${day}`)).total).toBe(ofDocument.total);
    expect((await list(`documentId=${documentId}&day=2001-01-01`)).entries).toEqual([]);
    expect((await list(`documentId=${documentId}&outcome=REFUSED`)).entries).toEqual([]);
  });

  it('goes on where a page ended', async () => {
    const first = await list('limit=2');
    const second = await list(`limit=2&after=${first.nextCursor}`);
    const seen = [...first.entries, ...second.entries].map(({ chain, position }) => `${chain} ${position}`);
    expect(new Set(seen).size).toBe(4);
  });

  it('is for admins alone, and takes no text for an action', async () => {
    expect((await api.get('/admin/log', couple.a)).status).toBe(404);
    expect((await api.get("/admin/log?action=a'b", admin)).status).toBe(400);
    expect((await api.get('/admin/log?day=0000-01-01', admin)).status).toBe(400);
  });

  it('verifies a chain on the spot, and says where one was changed', async () => {
    const chain = `document:${couple.documentId}`;
    const sound = await verify(chain);
    expect(sound).toMatchObject({ isSound: true, faults: [] });
    expect(sound.entries).toBeGreaterThan(1);
    expect((await verify(`user:${admin.id}`)).isSound).toBe(true);
    const { db } = api.services.database;
    // As somebody would who has the database: past the rule that entries are only added.
    await db.transaction().execute(async (tx) => {
      await sql`alter table audit_entries disable trigger user`.execute(tx);
      await sql`update audit_entries set action = 'documents.other' where chain = ${chain} and position = 2`.execute(
        tx,
      );
      await sql`alter table audit_entries enable trigger user`.execute(tx);
    });
    const changed = await verify(chain);
    expect(changed.isSound).toBe(false);
    expect(changed.faults).toContainEqual({ code: 'ENTRY_CHANGED', position: 2 });
  });

  it('hands out the log of a person as a file, and a document’s only by its own call', async () => {
    const file = await api.get<{ chain: string }>(`/admin/log/file?chain=user:${admin.id}`, admin);
    expect(file.status).toBe(200);
    expect((await api.get(`/admin/log/file?chain=document:${couple.documentId}`, admin)).status).toBe(400);
    expect((await api.get('/admin/log/file?chain=user:00000000-0000-4000-8000-000000000000', admin)).status).toBe(404);
  });
});
