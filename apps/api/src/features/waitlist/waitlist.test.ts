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
});
