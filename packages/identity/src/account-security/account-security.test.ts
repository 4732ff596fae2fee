import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Browser } from '../testing/browser';
import {
  authorize,
  closeDatabase,
  exchange,
  type House,
  lastMail,
  linkIn,
  newEmail,
  openHouse,
  PASSWORD,
  signInAs,
} from '../testing/harness';

let house: House;
let offset = 0;

beforeAll(async () => {
  house = await openHouse({ now: () => new Date(Date.now() + offset) });
});
beforeEach(() => {
  offset = 0;
});
afterAll(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
  await closeDatabase();
});

interface SignedIn {
  browser: Browser;
  sid: string;
  refreshToken: string;
}

async function anAccount() {
  const email = newEmail();
  const { id } = await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
  return { id, email };
}

async function signedIn(email: string, browser = house.browser()): Promise<SignedIn> {
  const tokens = await signInAs(house, browser, email, PASSWORD);
  return { browser, sid: String(decodeJwt(tokens.access_token)['sid']), refreshToken: tokens.refresh_token ?? '' };
}

const baseOf = ({ url }: Answer) => url.replace(/(\/interaction\/[^/]+).*/, '$1');

/** From a portal's account page to identity's. */
async function openSecurity(browser: Browser) {
  const attempt = await authorize(house, { prompt: 'account_security' });
  const page = await browser.follow(browser.open(attempt.url));
  const base = baseOf(page);
  return { attempt, page, base, open: (step: string) => browser.open(`${base}/${step}`) };
}

const isLive = async ({ sid }: SignedIn) => (await house.identity.sessions.find(sid)) !== null;
const refresh = ({ refreshToken }: SignedIn) => client.refreshTokenGrant(house.config, refreshToken);

describe('the way there and back', () => {
  it('opens after a fresh sign-in, and leads back to the portal', async () => {
    const { email } = await anAccount();
    const { browser } = await signedIn(email);
    const { attempt, page } = await openSecurity(browser);
    expect(page.body).toContain('<h1>Sign-in and devices</h1>');
    expect(page.body).toContain(email);
    const landing = await browser.follow(browser.submit(page));
    expect((await exchange(house, attempt, landing)).access_token).toBeTypeOf('string');
  });

  it.each([
    ['asks for nothing within ten minutes of the sign-in', 9.5, false],
    ['asks to sign in again after ten minutes (ASVS 7.5.1)', 10.5, true],
  ])('%s', async (_name, minutes, asksAgain) => {
    const { email } = await anAccount();
    const { browser } = await signedIn(email);
    offset = minutes * 60_000;
    const { page } = await openSecurity(browser);
    expect(page.body.includes('name="password"')).toBe(asksAgain);
    if (!asksAgain) return;
    const next = await browser.follow(browser.submit(page, { email, password: PASSWORD }));
    expect(next.body).toContain('<h1>Sign-in and devices</h1>');
  });

  it('asks to sign in again for a change on a page that was left open', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const page = await (await openSecurity(here.browser)).open('sessions');
    offset = 11 * 60_000;
    const answer = await here.browser.follow(here.browser.submit(page));
    expect(answer.body).toContain('Confirm it’s you');
    expect(await isLive(there)).toBe(true);
  });

  it('is not open in a sign-in that only passes through', async () => {
    const { email } = await anAccount();
    const { browser } = await signedIn(email);
    const passing = await browser.follow(browser.open((await authorize(house, { prompt: 'login' })).url));
    for (const step of ['security', 'sessions']) {
      const answer = await browser.follow(browser.open(`${baseOf(passing)}/${step}`));
      expect(answer.body).toContain('name="password"');
    }
  });
});

describe('a person’s own sessions (ASVS 7.5.2)', () => {
  it('are listed, each with its browser, this one first', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const stranger = await signedIn((await anAccount()).email);
    await house.store.query('UPDATE identity_session SET user_agent = $2 WHERE id = $1', [
      there.sid,
      'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
    ]);
    const { body } = await (await openSecurity(here.browser)).open('sessions');
    expect([...body.matchAll(/<li><div><strong>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Another browser',
      'Firefox on Windows',
    ]);
    expect(body.match(/active now/g)).toHaveLength(1);
    expect(body).toContain(there.sid);
    expect(body).not.toContain(stranger.sid);
  });

  it('say when each began and was last active, for the page’s script to show in the reader’s time zone', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await house.store.query(`UPDATE identity_session SET started_at = $2, last_active_at = $3 WHERE id = $1`, [
      there.sid,
      '2026-03-01T15:04:00Z',
      '2026-03-01T23:59:00Z',
    ]);
    const { body } = await (await openSecurity(here.browser)).open('sessions');
    expect(body).toMatch(/Signed in <time datetime="2026-03-01T15:04:00.000Z">Mar 1, 2026, 3:04\sPM UTC<\/time>/);
    expect(body).toMatch(/Last active <time datetime="2026-03-01T23:59:00.000Z">Mar 1, 2026, 11:59\sPM UTC<\/time>/);
    expect(body).toMatch(/<script src="[^"]+\/local-times\.\w+\.js" defer>/);
  });

  it('leave out one that has outlived its limits', async () => {
    const { email } = await anAccount();
    const old = await signedIn(email);
    await house.store.query(`UPDATE identity_session SET authenticated_at = now() - interval '8 days' WHERE id = $1`, [
      old.sid,
    ]);
    const here = await signedIn(email);
    expect((await (await openSecurity(here.browser)).open('sessions')).body).not.toContain(old.sid);
  });

  it('end one by one: its tokens renew no more, the others go on', async () => {
    const { email } = await anAccount();
    const [here, there, third] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const { open } = await openSecurity(here.browser);
    const page = await open('sessions');
    const done = await here.browser.follow(here.browser.submit(page, { session: there.sid }));
    expect(done.body).toContain('Logged out.');
    expect([await isLive(here), await isLive(there), await isLive(third)]).toEqual([true, false, true]);
    await expect(refresh(there)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(here)).access_token).toBeTypeOf('string');
    // A second time, of a page that is out of date: nothing more ends.
    await here.browser.submit(page, { session: there.sid });
    expect([await isLive(here), await isLive(third)]).toEqual([true, true]);
  });

  it('end everywhere else at once', async () => {
    const { email } = await anAccount();
    const [here, there, third] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const { base } = await openSecurity(here.browser);
    const list = await here.browser.open(`${base}/sessions`);
    const form = /name="form" value="([^"]+)"/.exec(list.body)?.[1] ?? '';
    const done = await here.browser.follow(here.browser.post(`${base}/end-other-sessions`, { form }));
    expect(done.body).not.toContain('Log out everywhere else');
    expect([await isLive(here), await isLive(there), await isLive(third)]).toEqual([true, false, false]);
    expect((await refresh(here)).access_token).toBeTypeOf('string');
  });

  it('never end another person’s, or this one', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const stranger = await signedIn((await anAccount()).email);
    const page = await (await openSecurity(here.browser)).open('sessions');
    for (const session of [stranger.sid, here.sid, '', 'x'.repeat(5000), "' OR 1=1"]) {
      expect((await here.browser.submit(page, { session })).status).toBe(303);
    }
    expect([await isLive(stranger), await isLive(here), await isLive(there)]).toEqual([true, true, true]);
  });

  it('refuse a form without its token', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { base } = await openSecurity(here.browser);
    for (const step of ['end-session', 'end-other-sessions']) {
      expect((await here.browser.post(`${base}/${step}`, { session: there.sid })).status).toBe(403);
    }
    expect(await isLive(there)).toBe(true);
  });

  it('shut out a browser that has these pages open itself', async () => {
    const { email } = await anAccount();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const left = await (await openSecurity(there.browser)).open('sessions');
    const mine = await (await openSecurity(here.browser)).open('sessions');
    await here.browser.submit(mine, { session: there.sid });
    const form = /name="form" value="([^"]+)"/.exec(left.body)?.[1] ?? '';
    for (const step of ['end-session', 'end-other-sessions', 'done']) {
      const answer = await there.browser.post(`${baseOf(left)}/${step}`, { form, session: here.sid });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('This page has expired');
    }
    expect([await isLive(here), await isLive(there)]).toEqual([true, false]);
  });
});

const NEW_PASSWORD = 'quiet harbor thimble';

/** A person at one of the pages, with another browser signed in too. */
async function atPage(step: string) {
  const account = await anAccount();
  const [here, there] = [await signedIn(account.email), await signedIn(account.email)];
  const page = await (await openSecurity(here.browser)).open(step);
  return { ...account, here, there, page, send: (fields: Record<string, string>) => here.browser.submit(page, fields) };
}

const canSignIn = async (email: string, password: string) => {
  const browser = house.browser();
  const page = await browser.follow(browser.open((await authorize(house)).url));
  return (await browser.follow(browser.submit(page, { email, password }))).location?.includes('?code=') === true;
};

describe('a change of the password (ASVS 6.2.2 and 6.2.3)', () => {
  it.each([
    ['with “Log out everywhere else”', { others: 'yes' }, false],
    ['without', {}, true],
  ])('%s', async (_name, others, goesOn) => {
    const { email, here, there, send } = await atPage('password');
    const done = await here.browser.follow(send({ current: PASSWORD, password: NEW_PASSWORD, ...others }));
    expect(done.body).toContain('Your password has been changed.');
    expect([await isLive(here), await isLive(there)]).toEqual([true, goesOn]);
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW_PASSWORD)]).toEqual([false, true]);
    expect(lastMail(house, email)).toMatchObject({ purpose: 'PASSWORD_CHANGED' });
  });

  it.each([
    ['no current password', { current: '', password: NEW_PASSWORD }, 'current'],
    ['a wrong current password', { current: 'not the password', password: NEW_PASSWORD }, 'current'],
    ['a short new one', { current: PASSWORD, password: 'short' }, 'password'],
    ['no new one', { current: PASSWORD, password: '' }, 'password'],
    ['an endless new one', { current: PASSWORD, password: 'x'.repeat(5000) }, 'password'],
  ])('refuses %s', async (_name, fields, field) => {
    const { email, there, send } = await atPage('password');
    const answer = await send({ ...fields, others: 'yes' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(`id="${field}-error"`);
    expect(answer.body).not.toContain(NEW_PASSWORD);
    expect(await isLive(there)).toBe(true);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it('happens once when it is sent twice at the same moment', async () => {
    const { email, send } = await atPage('password');
    const answers = await Promise.all(
      [NEW_PASSWORD, `${NEW_PASSWORD} two`].map((password) => send({ current: PASSWORD, password })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422]);
    expect(house.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('counts guesses at the current password', async () => {
    const strict = await openHouse({ limits: { signInByAccount: { points: 2, windowSeconds: 60 } } });
    const wide = house;
    house = strict;
    try {
      const { send } = await atPage('password');
      const guess = async () => (await send({ current: 'not the password', password: NEW_PASSWORD })).status;
      expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429]);
    } finally {
      house = wide;
      await strict.close();
    }
  });
});

describe('a change of the e-mail address', () => {
  /** Asks, and opens the link in a browser that was never here. */
  async function asked() {
    const person = await atPage('address');
    const next = newEmail('next');
    const answer = await person.send({ email: ` ${next.toUpperCase()} ` });
    const browser = house.browser();
    return { ...person, next, answer, browser, open: () => browser.open(linkIn(lastMail(house, next))) };
  }

  it('happens when the new address confirms it; both steps are told to the old one, and all sessions end', async () => {
    const { id, email, next, answer, here, there, browser, open } = await asked();
    expect(answer.body).toContain(next);
    expect(lastMail(house, next)).toMatchObject({ purpose: 'EMAIL_CHANGE' });
    expect(lastMail(house, email)).toMatchObject({ purpose: 'EMAIL_CHANGE_ASKED' });
    const page = await open();
    expect((await house.identity.accounts.findById(id))?.email).toBe(email);
    expect((await browser.submit(page)).body).toContain('Your e-mail has been changed');
    expect(await house.identity.accounts.findById(id)).toMatchObject({ email: next });
    expect(lastMail(house, email)).toMatchObject({ purpose: 'EMAIL_CHANGED' });
    expect([await isLive(here), await isLive(there)]).toEqual([false, false]);
    expect([await canSignIn(email, PASSWORD), await canSignIn(next, PASSWORD)]).toEqual([false, true]);
  });

  it('happens once, also when the link is used twice at the same moment', async () => {
    const { email, browser, open } = await asked();
    const page = await open();
    const answers = await Promise.all([browser.submit(page), browser.submit(page)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(house.mails.filter(({ to, purpose }) => to === email && purpose === 'EMAIL_CHANGED')).toHaveLength(1);
    expect((await open()).status).toBe(410);
  });

  it('does not happen when another account took the address meanwhile', async () => {
    const { id, email, next, here, browser, open } = await asked();
    const page = await open();
    await house.identity.accounts.create({ email: next, password: PASSWORD, emailVerified: true });
    expect((await browser.submit(page)).status).toBe(410);
    expect((await house.identity.accounts.findById(id))?.email).toBe(email);
    expect(await isLive(here)).toBe(true);
  });

  it('does not happen after a day, after a newer link, or after the password was changed', async () => {
    const late = await asked();
    offset = 24 * 60 * 60_000 + 1;
    expect((await late.open()).status).toBe(410);
    offset = 0;
    const replaced = await asked();
    await replaced.send({ email: newEmail('other') });
    expect((await replaced.open()).status).toBe(410);
    const stopped = await asked();
    await house.identity.accounts.setPassword(stopped.id, NEW_PASSWORD);
    expect((await stopped.open()).status).toBe(410);
  });

  it('answers alike for an address that is taken, and tells its owner alone', async () => {
    const { email: taken } = await anAccount();
    const { email, send } = await atPage('address');
    const free = newEmail('next');
    const answers = [await send({ email: free }), await send({ email: taken })];
    expect(answers.map(({ status, body }) => [status, body.replace(free, '').replace(taken, '')])).toEqual(
      Array(2).fill([200, answers[0]?.body.replace(free, '')]),
    );
    expect(lastMail(house, taken)).toMatchObject({ purpose: 'ALREADY_SIGNED_UP' });
    expect(linkIn(lastMail(house, taken))).not.toContain('token');
    expect(lastMail(house, email)).toMatchObject({ purpose: 'EMAIL_CHANGE_ASKED' });
  });

  it('refuses what is no address, and the one that the account has', async () => {
    const { email, send } = await atPage('address');
    for (const typed of ['', 'nobody', `${'x'.repeat(300)}@example.test`, email.toUpperCase()]) {
      expect((await send({ email: typed })).status).toBe(422);
    }
    expect(house.mails.filter(({ to }) => to === email)).toHaveLength(0);
  });

  it('is asked for five times an hour at most', async () => {
    const strict = await openHouse({ limits: { emailChangeByAccount: { points: 1, windowSeconds: 60 } } });
    const wide = house;
    house = strict;
    try {
      const { send } = await atPage('address');
      const ask = async () => (await send({ email: newEmail('next') })).status;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    } finally {
      house = wide;
      await strict.close();
    }
  });

  it('takes no other link, and no made-up one', async () => {
    const browser = house.browser();
    for (const token of ['', 'x', 'x'.repeat(4000)]) {
      expect((await browser.open(`${house.issuer}/email?token=${token}`)).status).toBe(410);
      expect((await browser.post(`${house.issuer}/email`, { token })).status).toBe(410);
    }
  });
});
