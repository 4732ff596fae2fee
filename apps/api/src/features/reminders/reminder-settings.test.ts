import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../../kernel/mail/mail';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** A reminder to a person. @returns the path of the link in it; null when none was written. */
async function remind(person: TestPerson): Promise<string | null> {
  const { origins } = api.services.config;
  const mail = {
    kind: 'questionnaire-reminder',
    to: person.email,
    readerId: person.id,
    data: { name: 'Ana' },
  } as const;
  const id = await api.db.transaction().execute((tx) => queueMail(tx, mail, { now: api.clock.now(), origins }));
  if (id === null) return null;
  const sent = (await readMails(api, person.email)).find((mail) => mail.id === id);
  expect(sent?.bodyText).toContain(sent?.unsubscribeUrl);
  return new URL(sent?.unsubscribeUrl ?? '').pathname;
}

const settings = async (person: TestPerson) => (await api.get(`/users/${person.id}/reminders`, person)).body;
const all = { QUESTIONNAIRE: true, APPOINTMENTS: true, REVIEWS: true, PAYOUTS: true, CLIENT_NEWS: true };

/** A page, opened by somebody who is not signed in. */
async function page(method: 'GET' | 'POST', path: string, body?: string) {
  const reply = await api.request(method, path, {
    as: null,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  return { status: reply.status, text: String(reply.body), headers: reply.headers };
}

describe('unsubscribing from reminders', () => {
  it('asks first, so that programs that open every link unsubscribe nobody; the button does it, and takes it back', async () => {
    const person = await aCustomer(api);
    const path = (await remind(person)) ?? '';
    const asked = await page('GET', path);
    expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('Stop these e-mails?') as string });
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await settings(person)).toEqual(all);

    const stopped = await page('POST', path);
    expect(stopped.text).toContain('These e-mails have stopped');
    expect(await settings(person)).toEqual({ ...all, QUESTIONNAIRE: false });
    expect(await remind(person)).toBeNull();
    expect((await page('GET', path)).text).toContain('These e-mails have stopped');

    const again = /action="([^"]+)"/.exec(stopped.text)?.[1] ?? '';
    expect((await page('POST', again)).text).toContain('Your e-mails are back on');
    expect(await settings(person)).toEqual(all);
    expect(await remind(person)).not.toBeNull();
  });

  it('takes the one click of a mail program as RFC 8058 sends it, and any number of them', async () => {
    const person = await aCustomer(api);
    const path = (await remind(person)) ?? '';
    for (let click = 0; click < 2; click += 1)
      expect((await page('POST', path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await settings(person)).toEqual({ ...all, QUESTIONNAIRE: false });
  });

  it('does nothing by a link that is not whole, was changed, or is of an account that is gone', async () => {
    const person = await aCustomer(api);
    const path = (await remind(person)) ?? '';
    const token = path.split('/').at(-1) ?? '';
    const flipped = (at: number) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    for (const bad of [token.slice(0, -1), `2${token.slice(1)}`, flipped(5), flipped(60), `9${token.slice(1)}`, 'x']) {
      const reply = await page('POST', `/reminders/unsubscribe/${bad}`);
      expect(reply).toMatchObject({ status: 404, text: expect.stringContaining('doesn’t work') as string });
      expect((await page('POST', `/reminders/resubscribe/${bad}`)).status).toBe(404);
    }
    expect(await settings(person)).toEqual(all);
    await api.db.updateTable('users').set({ deletedAt: api.clock.now() }).where('id', '=', person.id).execute();
    expect((await page('GET', path)).status).toBe(404);
  });

  it('is a setting too: by the person alone, topic by topic', async () => {
    const person = await aCustomer(api);
    const change = (json: unknown, as = person) => api.request('PATCH', `/users/${person.id}/reminders`, { as, json });
    expect((await change({ APPOINTMENTS: false, REVIEWS: false })).body).toEqual({
      ...all,
      APPOINTMENTS: false,
      REVIEWS: false,
    });
    expect((await change({ REVIEWS: true })).body).toEqual({ ...all, APPOINTMENTS: false });
    for (const bad of [{ REVIEWS: 'no' }, { RECEIPTS: false }, []]) expect((await change(bad)).status).toBe(400);
    expect((await change({ REVIEWS: false }, await aCustomer(api))).status).toBe(404);
  });
});
