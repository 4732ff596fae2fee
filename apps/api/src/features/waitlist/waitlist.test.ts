import { contentId } from '@troth/content/ids';
import type { PostnupWaitlist, PostnupWaitlistEntry } from '@troth/domain/waitlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const path = (person: TestPerson) => `/users/${person.id}/postnup-waitlist`;
const confirmationsTo = async (person: TestPerson) => {
  await api.runJobs();
  return readMails(api, person.email);
};

describe('the postnup waitlist (D17)', () => {
  it('is joined once, confirmed once, and left again', async () => {
    const { a } = await aCouple(api).inState('CA');
    expect((await api.get<PostnupWaitlist>(path(a), a)).body).toEqual({ joinedAt: null });
    const joined = await api.post<PostnupWaitlist>(path(a), {}, a);
    expect(joined.body).toEqual({ joinedAt: api.clock.now().toISOString() });
    api.clock.advance(1000);
    expect((await api.post<PostnupWaitlist>(path(a), {}, a)).body).toEqual(joined.body);
    const mails = await confirmationsTo(a);
    expect(mails.map(({ subject }) => subject)).toEqual(['You’re on the waitlist']);
    expect((await api.delete<PostnupWaitlist>(path(a), a)).body).toEqual({ joinedAt: null });
    expect((await api.get<PostnupWaitlist>(path(a), a)).body).toEqual({ joinedAt: null });
  });

  it('shows admins who waits, in the order of joining, with the state', async () => {
    const { a, b } = await aCouple(api).inState('CA');
    await api.post(path(b), {}, b);
    api.clock.advance(1000);
    await api.post(path(a), {}, a);
    const list = await api.get<{ entries: PostnupWaitlistEntry[]; total: number }>(
      '/admin/postnup-waitlist',
      await anAdmin(api),
    );
    expect(list.body.total).toBe(list.body.entries.length);
    expect(list.body.entries.map(({ email, stateId }) => [email, stateId])).toEqual([
      [b.email, contentId('state', 'CA')],
      [a.email, contentId('state', 'CA')],
    ]);
  });

  it('finds them by name and by state, page after page', async () => {
    const admin = await anAdmin(api);
    const people = [];
    for (const state of ['TX', 'TX', 'MN']) {
      const { a } = await aCouple(api).inState(state);
      await api.db.updateTable('users').set({ lastName: 'Waitwell' }).where('id', '=', a.id).execute();
      await api.post(path(a), {}, a);
      api.clock.advance(1000);
      people.push(a.id);
    }
    interface Page {
      entries: PostnupWaitlistEntry[];
      total: number;
      nextCursor: string | null;
    }
    const page = async (query: Record<string, string>) =>
      (await api.get<Page>(`/admin/postnup-waitlist?${new URLSearchParams(query).toString()}`, admin)).body;
    const idsOf = ({ entries }: Page) => entries.map(({ userId }) => userId);
    expect(idsOf(await page({ search: 'waitwell' }))).toEqual(people);
    expect(idsOf(await page({ search: 'waitwell', stateId: contentId('state', 'MN') }))).toEqual(people.slice(2));
    const first = await page({ search: 'waitwell', limit: '2' });
    expect(first.total).toBe(3);
    expect(idsOf(await page({ search: 'waitwell', limit: '2', after: first.nextCursor ?? '' }))).toEqual(
      people.slice(2),
    );
    const file = await api.get<string>(`/admin/postnup-waitlist/export?search=waitwell`, admin);
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
  });
});
