import { contentId } from '@troth/content/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Row {
  readonly id: string;
  readonly email: string;
  readonly isPaid: boolean;
  readonly waitlistedAt: string | null;
  readonly documentStage: string | null;
}
interface Page {
  readonly users: Row[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}
const list = async (query: Record<string, string>) =>
  (await api.get<Page>(`/admin/users?${new URLSearchParams(query).toString()}`, admin)).body;
const found = async (search: string, more: Record<string, string> = {}) =>
  (await list({ search, sort: 'NAME', direction: 'ascending', ...more })).users.map(({ id }) => id);
const called = async (firstName: string, lastName: string) => {
  const person = await aCustomer(api);
  await api.db.updateTable('users').set({ firstName, lastName }).where('id', '=', person.id).execute();
  return person;
};

describe('search (D56)', () => {
  it('finds names without case and accents, composed or not, and from either spelling', async () => {
    const nguyen = await called('Linh', 'Nguyễn');
    for (const typed of ['nguyen', 'NGUYỄN', 'Nguyễn'.normalize('NFD'), 'linh ng', 'guye']) {
      expect(await found(typed), typed).toEqual([nguyen.id]);
    }
    expect(await found('Nguyenn')).toEqual([]);
  });

  it('lists first where a word begins with what was typed, in either direction', async () => {
    const inside = await called('Aaa', 'Mozart');
    const begins = await called('Zzz', 'Zartmann');
    expect(await found('zart')).toEqual([begins.id, inside.id]);
    expect(await found('zart', { direction: 'descending' })).toEqual([begins.id, inside.id]);
  });

  it('begins at two letters, which must begin a word', async () => {
    const person = await called('Quirin', 'Xylander');
    expect((await api.get('/admin/users?search=q', admin)).status).toBe(400);
    expect(await found('qu')).toEqual([person.id]);
    expect(await found('yl')).toEqual([]);
    expect(await found('yla')).toEqual([person.id]);
    expect((await list({ search: ' ' })).total).toBeGreaterThan(1);
  });

  it('takes % and _ for ordinary characters', async () => {
    expect(await found('100%')).toEqual([]);
    expect(await found('__')).toEqual([]);
  });

  it('finds a person by the beginning of the own id, and both partners by that of the document', async () => {
    const { a, b, documentId } = await aCouple(api);
    expect(await found(a.id.slice(0, 8))).toEqual([a.id]);
    expect(await found(a.id)).toEqual([a.id]);
    const groups = `${documentId.slice(0, 4)} ${documentId.slice(4, 8)}`;
    expect((await found(groups)).toSorted()).toEqual([a.id, b.id].toSorted());
  });

  it('asks an index for words, ids and states', async () => {
    await sql`set enable_seqscan = off`.execute(api.db);
    const planOf = async (query: string) => {
      const { rows } = await sql.raw(`explain ${query}`).execute(api.db);
      return JSON.stringify(rows);
    };
    expect(await planOf(`select id from users where search_words like '%' || search_text('zart') || '%'`)).toContain(
      'users_by_search_words',
    );
    expect(await planOf(`select id from users where search_words like '% ' || search_text('zar') || '%'`)).toContain(
      'users_by_search_words',
    );
    expect(await planOf(`select id from users order by sort_name, id limit 26`)).toContain('users_by_sort_name');
    expect(await planOf(`select id from users order by created_at desc, id desc limit 26`)).toContain(
      'users_by_created',
    );
    await sql`set enable_seqscan = on`.execute(api.db);
  });
});

describe('pages', () => {
  it('follow each other without a gap, and back', async () => {
    for (const letter of 'abcdefg') await called('Paged', `Person${letter}`);
    const query = { search: 'paged', sort: 'NAME', direction: 'ascending', limit: '3' };
    const first = await list(query);
    expect(first).toMatchObject({ total: 7, isTotalExact: true, previousCursor: null });
    const second = await list({ ...query, after: first.nextCursor ?? '' });
    const third = await list({ ...query, after: second.nextCursor ?? '' });
    expect(third.nextCursor).toBeNull();
    const all = [...first.users, ...second.users, ...third.users].map(({ id }) => id);
    expect(new Set(all).size).toBe(7);
    const back = await list({ ...query, before: third.previousCursor ?? '' });
    expect(back.users).toEqual(second.users);
    expect((await list({ ...query, before: second.previousCursor ?? '' })).previousCursor).toBeNull();
  });

  it('take no step from a row that is not there, and no number of rows beyond 100', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await list({ after: nowhere })).users).toEqual([]);
    expect((await api.get('/admin/users?limit=101', admin)).status).toBe(400);
    expect((await api.get('/admin/users?after=1', admin)).status).toBe(400);
  });

  it.each(['NAME', 'USER_TYPE', 'CREATED', 'LAST_ACTIVE'])('are in one order by %s', async (sort) => {
    const up = await list({ sort, direction: 'ascending', limit: '100' });
    const down = await list({ sort, direction: 'descending', limit: '100' });
    expect(down.users.map(({ id }) => id)).toEqual(up.users.map(({ id }) => id).toReversed());
  });
});

describe('what a row of a user says', () => {
  it('is the state, whether the prenup is paid, the stage, and the waitlist', async () => {
    const { a, b, documentId } = await aCouple(api).inState('NY').paid();
    await api.db.insertInto('postnupWaitlist').values({ userId: b.id, joinedAt: api.clock.now() }).execute();
    const inState = await list({ stateId: contentId('state', 'NY'), limit: '100' });
    const row = inState.users.find(({ id }) => id === a.id);
    expect(row).toMatchObject({ isPaid: true, waitlistedAt: null, documentStage: 'QUESTIONNAIRE', documentId });
    const waiting = await list({ isWaitlisted: 'true' });
    expect(waiting.users.map(({ id }) => id)).toEqual([b.id]);
    expect(waiting.users[0]?.waitlistedAt).toBe(api.clock.now().toISOString());
  });
});

describe('the attorneys', () => {
  it('are found by stage, state, firm and search; applications come first', async () => {
    const approved = await anAttorney(api, { states: ['TX'] });
    const waiting = await anAttorney(api, { stage: 'UNDER_REVIEW', states: ['TX'] });
    const page = async (query: Record<string, string>) =>
      (
        await api.get<{ attorneys: { id: string }[]; total: number }>(
          `/admin/attorneys?${new URLSearchParams(query).toString()}`,
          admin,
        )
      ).body;
    const stateId = contentId('state', 'TX');
    const all = await page({ stateId });
    expect(all.attorneys.map(({ id }) => id)).toEqual([waiting.id, approved.id]);
    expect((await page({ stateId, stage: 'APPROVED' })).attorneys.map(({ id }) => id)).toEqual([approved.id]);
    expect((await page({ lawFirmId: approved.lawFirmId })).total).toBe(1);
    expect((await page({ search: `firm ${approved.email.slice(0, 12)}` })).attorneys.map(({ id }) => id)).toContain(
      approved.id,
    );
  });
});

describe('what waits', () => {
  it('counts applications and firms', async () => {
    const count = async () => (await api.get<{ applications: number; lawFirms: number }>('/admin/waiting', admin)).body;
    const before = await count();
    const { lawFirmId } = await anAttorney(api, { stage: 'UNDER_REVIEW' });
    await api.db.updateTable('lawFirms').set({ isApproved: false }).where('id', '=', lawFirmId).execute();
    expect(await count()).toMatchObject({ applications: before.applications + 1, lawFirms: before.lawFirms + 1 });
  });
});
