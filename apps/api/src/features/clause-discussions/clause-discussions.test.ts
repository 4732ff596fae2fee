import type { ClauseDiscussion } from '@troth/domain/agreement';
import { CHAT_MAIL_DELAY_MS, DISCUSSION_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, openAccess, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

const CLAUSE = '00000000-0000-4000-8000-000000000001';
const OTHER_CLAUSE = '00000000-0000-4000-8000-000000000002';

let api: TestApp;
let couple: TestCouple;
let frances: TestPerson;
let gray: TestPerson;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  frances = await anAttorney(api);
  gray = await anAttorney(api);
  couple = await aCouple(api).inState('CA').withAttorneyFor('A', frances).withAttorneyFor('B', gray);
  await api.db
    .updateTable('documents')
    .set({ lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' })
    .where('id', '=', couple.documentId)
    .execute();
});

const path = (more = '') => `/documents/${couple.documentId}/discussions${more}`;
const say = (by: TestPerson, text: string, given: object = {}) => {
  // No two at the same instant.
  api.clock.advance(1);
  return api.post<ClauseDiscussion>(path(), { clauseId: CLAUSE, audience: 'COUNSEL', text, ...given }, by);
};
const read = (by: TestPerson, query = '') => api.get<ClauseDiscussion[]>(path(query), by);
const textsFor = async (by: TestPerson, query?: string) => (await read(by, query)).body.map(({ text }) => text);

describe('words about a clause', () => {
  it('for counsel are the attorneys’ and the admins’, and shared ones the partners’ too', async () => {
    expect((await say(frances, 'Between us.')).status).toBe(201);
    const shared = await say(gray, ' For all. ', { audience: 'SHARED', quote: 'forty percent' });
    expect(shared.body).toMatchObject({ text: 'For all.', quote: 'forty percent', isResolved: false });
    expect(shared.body).toMatchObject({ authorUserType: 'ATTORNEY', authorSide: 'B' });
    for (const attorney of [frances, gray]) expect(await textsFor(attorney)).toEqual(['Between us.', 'For all.']);
    for (const partner of [couple.a, couple.b]) expect(await textsFor(partner)).toEqual(['For all.']);
    const admin = await anAdmin(api);
    expect((await read(admin)).status).toBe(403);
    await openAccess(api, admin, couple.documentId);
    expect(await textsFor(admin)).toEqual(['Between us.', 'For all.']);
    expect((await read(await anAttorney(api))).status).toBe(404);
  });

  it('are added by partners for everybody alone', async () => {
    const asked = await say(couple.a, 'Why?', { audience: 'SHARED' });
    expect(asked.body).toMatchObject({ authorUserType: 'CUSTOMER', authorSide: 'A' });
    expect((await say(couple.b, 'Secret', { audience: 'COUNSEL' })).status).toBe(403);
    expect(await textsFor(couple.b)).toEqual(['Why?']);
  });

  it('follow their clause, and are dealt with by whoever reads them', async () => {
    const { body } = await say(frances, 'Here.');
    api.clock.advance(1000);
    await say(frances, 'There.', { clauseId: OTHER_CLAUSE });
    expect(await textsFor(gray, `?clauseId=${CLAUSE}`)).toEqual(['Here.']);
    const resolved = await api.patch<ClauseDiscussion>(path(`/${body.id}`), { isResolved: true }, gray);
    expect(resolved.body.isResolved).toBe(true);
    expect((await api.patch(path(`/${body.id}`), { isResolved: false }, couple.a)).status).toBe(404);
    expect((await api.patch(path(`/${body.id}`), { text: 'Other words', isResolved: true }, gray)).status).toBe(400);
    expect((await read(gray)).body[0]).toMatchObject({ text: 'Here.', isResolved: true, audience: 'COUNSEL' });
  });

  it('are between 1 and 2,000 characters, and sealed', async () => {
    expect((await say(frances, '  ')).status).toBe(400);
    expect((await say(frances, 'x'.repeat(DISCUSSION_TEXT_MAX_LENGTH))).status).toBe(201);
    expect((await say(frances, 'x'.repeat(DISCUSSION_TEXT_MAX_LENGTH + 1))).status).toBe(400);
    const { body } = await say(frances, 'Marked words');
    const row = await api.db
      .selectFrom('clauseDiscussions')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.sealedText).includes('Marked')).toBe(false);
  });

  it('wait for a version to be about', async () => {
    await api.db.updateTable('documents').set({ lastGeneratedAt: null }).where('id', '=', couple.documentId).execute();
    expect((await say(frances, 'Of nothing')).status).toBe(409);
  });

  it('are unread until their reader has looked, and told of once by mail without a word of theirs', async () => {
    const mails = async (person: TestPerson) => {
      await api.services.database.executeSql(
        "update pgboss.job set start_after = now() where name = 'clause-discussion-mail' and state in ('created', 'retry')",
      );
      await api.runJobs();
      return readMails(api, person.email, 'clause-discussion');
    };
    await say(frances, 'A secret');
    expect((await read(gray)).body[0]?.isUnread).toBe(true);
    expect((await read(frances)).body[0]?.isUnread).toBe(false);
    api.clock.advance(CHAT_MAIL_DELAY_MS);
    expect(await mails(gray)).toHaveLength(1);
    expect((await mails(gray))[0]?.bodyText).not.toContain('secret');
    for (const other of [frances, couple.a, couple.b]) expect(await mails(other)).toEqual([]);
    api.clock.advance(1000);
    await say(frances, 'Another');
    expect(await mails(gray)).toHaveLength(1);
    await api.post(path('/mark-read'), undefined, gray);
    expect((await read(gray)).body.every(({ isUnread }) => !isUnread)).toBe(true);
    api.clock.advance(1000);
    await say(frances, 'After');
    expect((await read(gray)).body.map(({ isUnread }) => isUnread)).toEqual([false, false, true]);
    expect(await mails(gray)).toHaveLength(2);
  });
});
