import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authorize,
  closeDatabase,
  exchange,
  linkIn,
  lastMail,
  newEmail,
  openHouse,
  PASSWORD,
  signInAs,
  type House,
} from '../testing/harness';
import type { Browser } from '../testing/browser';

const MINUTE = 60_000;

/** Half an hour without activity, twelve hours in all. */
const isOver = (session: { lastActiveAt: Date; authenticatedAt: Date }, now: Date) =>
  now.getTime() - session.lastActiveAt.getTime() >= 30 * MINUTE ||
  now.getTime() - session.authenticatedAt.getTime() >= 12 * 60 * MINUTE;

let house: House;
let offset = 0;
let ended: { accountId: string; sessionIds: readonly string[]; isEverywhere: boolean }[] = [];

beforeAll(async () => {
  house = await openHouse({
    now: () => new Date(Date.now() + offset),
    host: {
      isSessionOver: (session, now) => Promise.resolve(isOver(session, now)),
      sessionsEnded: (_store, notice) => {
        ended.push(notice);
        return Promise.resolve();
      },
      emailChanged: () => Promise.resolve(),
      invitation: () => Promise.resolve(null),
    },
  });
});
beforeEach(() => {
  offset = 0;
  ended = [];
});
afterAll(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
  await closeDatabase();
});

async function aSignedInPerson() {
  const email = newEmail();
  const { id } = await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
  const browser = house.browser();
  const tokens = await signInAs(house, browser, email, PASSWORD);
  const { sid, auth_time } = decodeJwt(tokens.access_token);
  return {
    email,
    accountId: id,
    browser,
    refreshToken: tokens.refresh_token ?? '',
    sid: String(sid),
    auth_time,
    tokens,
  };
}

const silent = async (browser: Browser) =>
  new URL((await browser.open((await authorize(house, { prompt: 'none' })).url)).location ?? '').searchParams;
const refresh = (token: string) => client.refreshTokenGrant(house.config, token);
const refusedGrant = { error: 'invalid_grant' };

describe('a session in access tokens', () => {
  it('is named, with the time at which the person signed in', async () => {
    const { sid, auth_time, accountId } = await aSignedInPerson();
    const session = await house.identity.sessions.find(sid);
    expect(session?.accountId).toBe(accountId);
    expect(auth_time).toBe(Math.floor((session?.authenticatedAt.getTime() ?? 0) / 1000));
    expect(Math.abs(Number(auth_time) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('stays the same over renewals, and its sign-in does not become newer by them', async () => {
    const { sid, auth_time, refreshToken } = await aSignedInPerson();
    expect(decodeJwt((await refresh(refreshToken)).access_token)).toMatchObject({ sid, auth_time });
  });
});

describe('what ends sessions reports them to the host, once', () => {
  it('a sign-out ends the one that signed out', async () => {
    const { tokens, browser, sid, accountId, email } = await aSignedInPerson();
    const elsewhere = await signInAs(house, house.browser(), email, PASSWORD);
    const url = client.buildEndSessionUrl(house.config, { id_token_hint: tokens.id_token ?? '' });
    await browser.submit(await browser.open(url.href), { logout: 'yes' });
    expect(ended).toEqual([{ accountId, sessionIds: [sid], isEverywhere: false }]);
    expect(await house.identity.sessions.find(sid)).toBeNull();
    expect((await refresh(elsewhere.refresh_token ?? '')).access_token).toBeTypeOf('string');
  });

  it('a password reset ends all of the person', async () => {
    const { email, accountId, sid, refreshToken } = await aSignedInPerson();
    const other = decodeJwt((await signInAs(house, house.browser(), email, PASSWORD)).access_token);
    const browser = house.browser();
    const signIn = await browser.follow(browser.open((await authorize(house)).url));
    await browser.submit(await browser.open(`${signIn.url}/forgot`), { email });
    const page = await browser.open(linkIn(lastMail(house, email)));
    await browser.submit(page, { password: 'a new lantern orchard' });
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatchObject({ accountId, isEverywhere: true });
    expect(new Set(ended[0]?.sessionIds)).toEqual(new Set([sid, other['sid']]));
    await expect(refresh(refreshToken)).rejects.toMatchObject(refusedGrant);
  });

  it('so do the command line and the removal of an account', async () => {
    const { accountId, sid, browser } = await aSignedInPerson();
    await house.identity.accounts.setPassword(accountId, 'another lantern orchard');
    expect(ended).toEqual([{ accountId, sessionIds: [sid], isEverywhere: true }]);
    expect((await silent(browser)).get('error')).toBe('login_required');
    await house.identity.accounts.remove(accountId);
    expect(ended).toHaveLength(2);
  });
});

describe('limits of a session (ASVS 7.3.1 and 7.3.2)', () => {
  it.each([
    ['a moment before the idle limit', 30 * MINUTE - 2000, true],
    ['at the idle limit', 30 * MINUTE + 1, false],
  ])('%s', async (_name, later, goesOn) => {
    const { browser, refreshToken, sid } = await aSignedInPerson();
    offset = later;
    expect((await silent(browser)).get('error')).toBe(goesOn ? null : 'login_required');
    if (goesOn) expect((await refresh(refreshToken)).access_token).toBeTypeOf('string');
    else {
      await expect(refresh(refreshToken)).rejects.toMatchObject(refusedGrant);
      expect(ended.map(({ sessionIds }) => sessionIds)).toEqual([[sid]]);
    }
  });

  it('is not put off by renewals, which nobody has to be there for', async () => {
    const { browser, refreshToken } = await aSignedInPerson();
    offset = 20 * MINUTE;
    const renewed = await refresh(refreshToken);
    expect((await silent(browser)).get('error')).toBeNull();
    offset = 31 * MINUTE;
    await expect(refresh(renewed.refresh_token ?? '')).rejects.toMatchObject(refusedGrant);
    expect((await silent(browser)).get('error')).toBe('login_required');
  });

  it('is put off by what the person does, up to the absolute limit', async () => {
    const { browser, sid } = await aSignedInPerson();
    for (let at = 20 * MINUTE; at < 12 * 60 * MINUTE; at += 20 * MINUTE) {
      await house.identity.sessions.markActive(sid, new Date(Date.now() + at));
    }
    offset = 12 * 60 * MINUTE - 5000;
    expect((await silent(browser)).get('error')).toBeNull();
    offset = 12 * 60 * MINUTE + 1;
    await house.identity.sessions.markActive(sid, new Date(Date.now() + offset));
    expect((await silent(browser)).get('error')).toBe('login_required');
  });

  it('ends at the sign-in page, where the person signs in again and goes on', async () => {
    const { browser, email, sid } = await aSignedInPerson();
    offset = 31 * MINUTE;
    const attempt = await authorize(house);
    const page = await browser.follow(browser.open(attempt.url));
    expect(page.body).toContain('Sign in');
    const landing = await browser.follow(browser.submit(page, { email, password: PASSWORD }));
    const again = decodeJwt((await exchange(house, attempt, landing)).access_token);
    expect(again['sid']).toBe(sid);
    expect((await silent(browser)).get('error')).toBeNull();
  });
});

describe('a copy of the database', () => {
  it('holds no refresh token, code or session: its ids refresh nothing', async () => {
    const { refreshToken, browser } = await aSignedInPerson();
    await browser.open((await authorize(house, { prompt: 'login' })).url);
    const dump = await house.store.query<{ model: string; id: string; payload: object }>(
      'SELECT * FROM identity_payload',
    );
    const text = JSON.stringify(dump);
    expect(text).not.toContain(refreshToken);
    for (const secret of browser.secrets()) expect(text).not.toContain(secret);
    const kept = dump.filter(({ model }) => model === 'RefreshToken');
    expect(kept.map(({ id }) => id)).toContain(createHash('sha256').update(refreshToken).digest('base64url'));
    for (const { id } of kept) await expect(refresh(id)).rejects.toMatchObject(refusedGrant);
    expect((await refresh(refreshToken)).access_token).toBeTypeOf('string');
  });
});
