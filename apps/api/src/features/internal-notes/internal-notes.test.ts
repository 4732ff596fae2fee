import type { InternalNote } from '@troth/domain/attorneys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let author: TestPerson;
let other: TestPerson;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  author = await anAttorney(api);
  other = await anAttorney(api);
  couple = await aCouple(api).inState('CA').withAttorneyFor('A', author).withAttorneyFor('B', other).paid();
});

const address = (attorney = author, client = couple.a, under = attorney) =>
  `/users/${under.id}/attorneys/${attorney.id}/clients/${client.id}/internal-notes`;
const write = (message: string) => api.post<InternalNote>(address(), { message }, author);
const notes = async () => (await api.get<InternalNote[]>(address(), author)).body;
const change = (id: string, body: object, headers?: Record<string, string>) =>
  api.patch<InternalNote & { current?: InternalNote }>(`${address()}/${id}`, body, author, headers);

describe('notes about a client (portals spec section 3 "Internal note")', () => {
  it('are kept as they were written, trimmed, pinned ones first and then the newest', async () => {
    const first = await write('  Nguyễn & O’Brien-Smith: ask about the trust.\n');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      attorneyId: author.id,
      clientId: couple.a.id,
      message: 'Nguyễn & O’Brien-Smith: ask about the trust.',
      isPinned: false,
      editedAt: null,
      version: 1,
    });
    api.clock.advance(1000);
    await write('Second');
    expect((await notes()).map(({ message }) => message)).toEqual(['Second', first.body.message]);
    await change(first.body.id, { isPinned: true });
    expect((await notes()).map(({ message, editedAt }) => [message, editedAt])).toEqual([
      [first.body.message, null],
      ['Second', null],
    ]);
  });

  it('say when their words were changed', async () => {
    const { body } = await write('Draft');
    api.clock.advance(60_000);
    const changed = await change(body.id, { message: 'Final' });
    expect(changed.body).toMatchObject({ message: 'Final', version: 2, editedAt: api.clock.now().toISOString() });
  });

  it('refuse a write from a tab that is behind, with the current note', async () => {
    const { body } = await write('One');
    await change(body.id, { message: 'Two' }, { 'if-match': '"1"' });
    const late = await change(body.id, { message: 'Three' }, { 'if-match': '"1"' });
    expect([late.status, late.body.current?.message]).toEqual([409, 'Two']);
    expect((await change(body.id, { message: 'Three', version: 1 })).status).toBe(409);
    expect((await notes()).map(({ message }) => message)).toEqual(['Two']);
  });

  it('go with their words when they are deleted', async () => {
    const { body } = await write('Gone soon');
    expect((await api.delete(`${address()}/${body.id}`, author)).status).toBe(204);
    expect(await notes()).toEqual([]);
    expect((await api.delete(`${address()}/${body.id}`, author)).status).toBe(404);
    expect((await change(body.id, { isPinned: true })).status).toBe(404);
  });

  it.each([
    ['nothing but white space', ' \n'],
    ['too much', 'x'.repeat(10_001)],
  ])('are refused when they hold %s', async (_what, message) => {
    expect((await write(message)).status).toBe(400);
  });

  it('hold ten thousand characters', async () => {
    expect((await write('x'.repeat(10_000))).status).toBe(201);
  });
});

describe('who reads a note (D3)', () => {
  it('is its author alone: no client, partner, other attorney or admin, under no id', async () => {
    const { body } = await write('Between me and me');
    const admin = await anAdmin(api);
    for (const person of [couple.a, couple.b, other, admin])
      for (const under of [author, person])
        expect((await api.get(address(author, couple.a, under), person)).status, person.email).toBeOneOf([403, 404]);
    expect((await api.get(address(other, couple.a), other)).status).toBe(404);
    expect((await api.patch(`${address(other, couple.b)}/${body.id}`, { isPinned: true }, other)).status).toBe(404);
  });

  it('is nobody once the client is no longer one, and no attorney who lost the approval', async () => {
    await write('While it lasts');
    await api.db.updateTable('documents').set({ attorneyAId: null }).where('id', '=', couple.documentId).execute();
    expect((await api.get(address(), author)).status).toBe(404);
    await api.db.updateTable('documents').set({ attorneyAId: author.id }).where('id', '=', couple.documentId).execute();
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', author.id).execute();
    expect((await api.get(address(), author)).status).toBe(404);
    expect((await write('After that')).status).toBe(404);
  });

  it('is told to no timeline, and the words lie nowhere in the clear', async () => {
    await write('canary-of-a-note');
    const timeline = await api.get(`/documents/${couple.documentId}/timeline`, couple.a);
    expect(JSON.stringify(timeline.body)).not.toMatch(/internalNote|canary-of-a-note/);
    const stored = await api.db.selectFrom('internalNotes').selectAll().execute();
    expect(JSON.stringify(stored.map((row) => Buffer.from(row.sealedMessage).toString('latin1')))).not.toContain(
      'canary-of-a-note',
    );
  });
});
