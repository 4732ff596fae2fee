import { executionAsyncId } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeDatabase,
  AUDIENCE,
  authorize,
  codeIn,
  exchange,
  lastMail,
  linkIn,
  LOGIN_URL,
  newEmail,
  openHouse,
  PASSWORD,
  signInAs,
  TERMS_VERSION,
  type House,
} from './testing/harness';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
  await closeDatabase();
});

const verifyAccessToken = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(house.identity.discovery.jwksUrl)), {
    issuer: house.issuer,
    audience: AUDIENCE,
    algorithms: ['RS256'],
    typ: 'at+jwt',
  });

describe('the house', () => {
  it('leaves no trace on the promises of the program once everybody is answered', async () => {
    expect((await fetch(house.identity.discovery.configurationUrl)).status).toBe(200);
    await setImmediate();
    const before = executionAsyncId();
    await Promise.resolve();
    // Each promise has an id of its own while a context is followed through them.
    expect(executionAsyncId()).toBe(before);
  });
});

describe('signing up', () => {
  it('asks for the code from the mail, then gives tokens that the API can verify', async () => {
    const browser = house.browser();
    const email = newEmail('alex');
    const attempt = await authorize(house, { screen_hint: 'signup' });
    const page = await browser.follow(browser.open(attempt.url));
    expect(page.body).toContain('Create your account');

    const codePage = await browser.follow(
      browser.submit(page, { email: `  ${email.toUpperCase()} `, password: PASSWORD, terms: 'yes' }),
    );
    expect(codePage.body).toContain('Check your e-mail');
    expect(codePage.body).toContain(email);
    expect(await house.identity.accounts.findByEmail(email)).toBeNull();

    const landing = await browser.follow(browser.submit(codePage, { code: codeIn(lastMail(house, email)) }));
    const tokens = await exchange(house, attempt, landing);
    const { payload, protectedHeader } = await verifyAccessToken(tokens.access_token);
    const account = await house.identity.accounts.findByEmail(email);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: account?.id,
      client_id: 'troth-customer',
      email,
      email_verified: true,
      terms_agreed_at: account?.termsAgreedAt?.toISOString(),
      terms_version: TERMS_VERSION,
    });
    expect(tokens.claims()).toMatchObject({
      sub: account?.id,
      email,
      email_verified: true,
      terms_version: TERMS_VERSION,
    });
    expect(tokens.refresh_token).toBeTypeOf('string');
  });

  it('leads whoever comes back to a page they have finished on to their portal', async () => {
    const browser = house.browser();
    const attempt = await authorize(house, { screen_hint: 'signup' });
    const page = await browser.follow(browser.open(attempt.url));
    const email = newEmail('back');
    const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
    await exchange(
      house,
      attempt,
      await browser.follow(browser.submit(codePage, { code: codeIn(lastMail(house, email)) })),
    );
    for (const { url } of [page, codePage]) {
      const back = await browser.open(url);
      expect(back).toMatchObject({ status: 303, location: LOGIN_URL });
    }
  });

  it('finishes at once by the link when it is opened in the same browser', async () => {
    const browser = house.browser();
    const email = newEmail();
    const attempt = await authorize(house, { prompt: 'create' });
    const page = await browser.follow(browser.open(attempt.url));
    await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
    const landing = await browser.follow(browser.open(linkIn(lastMail(house, email))));
    expect((await exchange(house, attempt, landing)).claims()?.['email']).toBe(email);
  });

  it('asks for the password when the link is opened in another browser, and lets the first one carry on after', async () => {
    const browser = house.browser();
    const phone = house.browser();
    const email = newEmail();
    const attempt = await authorize(house, { prompt: 'create' });
    const page = await browser.follow(browser.open(attempt.url));
    const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
    const link = linkIn(lastMail(house, email));

    const confirm = await phone.open(link);
    expect(confirm.body).toContain('Enter the password you chose');
    expect(await house.identity.accounts.findByEmail(email)).toBeNull();
    const wrong = await phone.submit(confirm, { password: 'not the password' });
    expect(wrong.status).toBe(422);
    const done = await phone.submit(wrong, { password: PASSWORD });
    expect(done.body).toContain('Your e-mail is confirmed');

    const landing = await browser.follow(browser.open(codePage.url));
    expect((await exchange(house, attempt, landing)).claims()?.['email']).toBe(email);
    expect((await phone.open(link)).status).toBe(410);
  });

  it('says the same for an address that has an account, and tells its owner by mail', async () => {
    const browser = house.browser();
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const page = await browser.follow(browser.open((await authorize(house, { screen_hint: 'signup' })).url));
    const codePage = await browser.follow(browser.submit(page, { email, password: 'another fine one', terms: 'yes' }));
    expect(codePage.status).toBe(200);
    expect(codePage.body).toContain('Check your e-mail');
    expect(lastMail(house, email).purpose).toBe('ALREADY_SIGNED_UP');
    const refused = await browser.submit(codePage, { code: '123456' });
    expect(refused.status).toBe(422);
    const resent = await browser.follow(browser.submit(codePage, {}, 1));
    expect(resent.body).toContain('A new code is on its way');
  });

  it('lets a person who left before the code come back by signing in', async () => {
    const email = newEmail();
    const first = house.browser();
    const page = await first.follow(first.open((await authorize(house, { screen_hint: 'signup' })).url));
    await first.follow(first.submit(page, { email, password: PASSWORD, terms: 'yes' }));

    const later = house.browser();
    const attempt = await authorize(house);
    const signIn = await later.follow(later.open(attempt.url));
    const codePage = await later.follow(later.submit(signIn, { email, password: PASSWORD }));
    expect(codePage.body).toContain('Check your e-mail');
    const landing = await later.follow(later.submit(codePage, { code: codeIn(lastMail(house, email)) }));
    expect((await exchange(house, attempt, landing)).claims()?.['email']).toBe(email);
  });

  it('keeps two sign-ups with one address apart: only the one whose mail is used becomes the account', async () => {
    const email = newEmail();
    const stranger = house.browser();
    const owner = house.browser();
    const strangerPage = await stranger.follow(stranger.open((await authorize(house, { prompt: 'create' })).url));
    await stranger.follow(stranger.submit(strangerPage, { email, password: 'a stranger chose it', terms: 'yes' }));
    const attempt = await authorize(house, { prompt: 'create' });
    const ownerPage = await owner.follow(owner.open(attempt.url));
    const codePage = await owner.follow(owner.submit(ownerPage, { email, password: PASSWORD, terms: 'yes' }));
    await owner.follow(owner.submit(codePage, { code: codeIn(lastMail(house, email)) }));
    const again = house.browser();
    await expect(signInAs(house, again, email, 'a stranger chose it')).rejects.toThrow();
    expect((await signInAs(house, again, email, PASSWORD)).claims()?.['email']).toBe(email);
  });

  it('asks an account with an unverified address to confirm it at its first sign-in', async () => {
    const email = newEmail();
    const { id } = await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: false });
    const browser = house.browser();
    const attempt = await authorize(house);
    const page = await browser.follow(browser.open(attempt.url));
    const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD }));
    expect(lastMail(house, email).purpose).toBe('VERIFY_EMAIL');
    const landing = await browser.follow(browser.submit(codePage, { code: codeIn(lastMail(house, email)) }));
    expect((await exchange(house, attempt, landing)).claims()).toMatchObject({ sub: id, email_verified: true });
  });
});

describe('mounting', () => {
  it('works the same when the host has cut the prefix from the address', async () => {
    const cut = await openHouse({}, { cutsPrefix: true });
    const email = newEmail();
    await cut.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    expect((await signInAs(cut, cut.browser(), email, PASSWORD)).claims()?.['email']).toBe(email);
    await cut.close();
  });
});

describe('sessions and tokens', () => {
  it('renews silently while the session lives, and says login_required when there is none', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = house.browser();
    const before = await browser.open((await authorize(house, { prompt: 'none' })).url);
    expect(new URL(before.location ?? '').searchParams.get('error')).toBe('login_required');

    await signInAs(house, browser, email, PASSWORD);
    const attempt = await authorize(house, { prompt: 'none' });
    const landing = await browser.open(attempt.url);
    expect((await exchange(house, attempt, landing)).claims()?.['email']).toBe(email);
  });

  it('rotates the refresh token, and refuses a spent one together with its successors', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const first = await signInAs(house, house.browser(), email, PASSWORD);
    const second = await client.refreshTokenGrant(house.config, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)['aud']).toBe(AUDIENCE);
    await verifyAccessToken(second.access_token);
    await expect(client.refreshTokenGrant(house.config, first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.refreshTokenGrant(house.config, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('lets only one of two refreshes at the same moment through', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const { refresh_token: token = '' } = await signInAs(house, house.browser(), email, PASSWORD);
    const results = await Promise.allSettled([1, 2, 3].map(() => client.refreshTokenGrant(house.config, token)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('recovers by the session after a refresh chain was broken', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = house.browser();
    const first = await signInAs(house, browser, email, PASSWORD);
    await client.refreshTokenGrant(house.config, first.refresh_token ?? '');
    await expect(client.refreshTokenGrant(house.config, first.refresh_token ?? '')).rejects.toThrow();
    const attempt = await authorize(house, { prompt: 'none' });
    const renewed = await exchange(house, attempt, await browser.open(attempt.url));
    expect((await client.refreshTokenGrant(house.config, renewed.refresh_token ?? '')).access_token).toBeTypeOf(
      'string',
    );
  });

  it('gives no token for a code that is used twice, or with another verifier', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = house.browser();
    await signInAs(house, browser, email, PASSWORD);
    const attempt = await authorize(house, { prompt: 'none' });
    const landing = await browser.open(attempt.url);
    await exchange(house, attempt, landing);
    await expect(exchange(house, attempt, landing)).rejects.toMatchObject({ error: 'invalid_grant' });
    const other = await authorize(house, { prompt: 'none' });
    const otherLanding = await browser.open(other.url);
    await expect(
      exchange(house, { ...other, verifier: client.randomPKCECodeVerifier() }, otherLanding),
    ).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('tells at userinfo who a token is of that names no resource, until the person signs out', async () => {
    const browser = house.browser();
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const forApi = await signInAs(house, browser, email, PASSWORD);
    const sub = forApi.claims()?.sub ?? '';
    const { url, ...attempt } = await authorize(house, { prompt: 'none' });
    const bare = new URL(url);
    bare.searchParams.delete('resource');
    const silent = { ...attempt, url: bare.href };
    const forUserinfo = await exchange(house, silent, await browser.open(silent.url));
    const told = await client.fetchUserInfo(house.config, forUserinfo.access_token, sub);
    expect(told).toMatchObject({ sub, email, email_verified: true });

    await expect(client.fetchUserInfo(house.config, forApi.access_token, sub)).rejects.toThrow();
    await expect(verifyAccessToken(forUserinfo.access_token)).rejects.toThrow();
    await house.identity.sessions.end({ id: String(decodeJwt(forApi.access_token)['sid']), accountId: sub });
    await expect(client.fetchUserInfo(house.config, forUserinfo.access_token, sub)).rejects.toThrow();
  });

  it('issues access tokens whose tampering shows', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const { access_token: token } = await signInAs(house, house.browser(), email, PASSWORD);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = { ...decodeJwt(token), sub: 'somebody-else' };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await expect(verifyAccessToken(forged)).rejects.toMatchObject({ code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' });
    await expect(verifyAccessToken([header, payload, signature.slice(0, -4)].join('.'))).rejects.toThrow();
  });

  it('tells a browser of each portal, and no other, that it may ask for tokens', async () => {
    const ask = (origin: string) =>
      fetch(`${house.issuer}/token`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: 'none',
          client_id: 'troth-customer',
        }).toString(),
      });
    expect((await ask('http://127.0.0.1:4901')).headers.get('access-control-allow-origin')).toBe(
      'http://127.0.0.1:4901',
    );
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('logging out', () => {
  it('ends the session and its refresh tokens without a second question when the portal has asked', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = house.browser();
    const tokens = await signInAs(house, browser, email, PASSWORD);
    const url = client.buildEndSessionUrl(house.config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://127.0.0.1:4901/login',
      state: 'back',
    });
    const page = await browser.open(url.href);
    expect(page.body).toContain('data-press');
    const done = await browser.submit(page, { logout: 'yes' });
    expect(done.location).toBe('http://127.0.0.1:4901/login?state=back');
    await expect(client.refreshTokenGrant(house.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const silent = await browser.open((await authorize(house, { prompt: 'none' })).url);
    expect(new URL(silent.location ?? '').searchParams.get('error')).toBe('login_required');
  });

  it('asks when nothing shows that the portal has', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = house.browser();
    await signInAs(house, browser, email, PASSWORD);
    const page = await browser.open(`${house.issuer}/session/end`);
    expect(page.body).toContain('Are you sure you want to log out?');
    expect(page.body).not.toContain('data-press');
  });
});

describe('resetting the password', () => {
  it('ends all sessions and refresh tokens; the link works once', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const signedIn = house.browser();
    const tokens = await signInAs(house, signedIn, email, PASSWORD);

    const browser = house.browser();
    const signIn = await browser.follow(browser.open((await authorize(house)).url));
    const forgot = await browser.open(`${signIn.url}/forgot`);
    const sent = await browser.submit(forgot, { email });
    expect(sent.body).toContain('a link to choose a new password is on its way');
    const link = linkIn(lastMail(house, email));
    const page = await browser.open(link);
    expect((await browser.submit(page, { password: 'short' })).body).toContain('Use at least 12 characters.');
    const done = await browser.submit(page, { password: 'a new lantern orchard' });
    expect(done.body).toContain('Your password has been changed');
    expect(lastMail(house, email).purpose).toBe('PASSWORD_CHANGED');

    expect((await browser.open(link)).status).toBe(410);
    expect((await browser.submit(page, { password: 'yet another one here' })).status).toBe(410);
    await expect(client.refreshTokenGrant(house.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const silent = await signedIn.open((await authorize(house, { prompt: 'none' })).url);
    expect(new URL(silent.location ?? '').searchParams.get('error')).toBe('login_required');
    await expect(signInAs(house, house.browser(), email, PASSWORD)).rejects.toThrow();
    expect((await signInAs(house, house.browser(), email, 'a new lantern orchard')).claims()?.['email']).toBe(email);
  });

  it('answers the same for an address without an account, and sends nothing', async () => {
    const browser = house.browser();
    const email = newEmail('nobody');
    const signIn = await browser.follow(browser.open((await authorize(house)).url));
    const sent = await browser.submit(await browser.open(`${signIn.url}/forgot`), { email });
    expect(sent.status).toBe(200);
    expect(sent.body).toContain('a link to choose a new password is on its way');
    expect(house.mails.some((mail) => mail.to === email)).toBe(false);
  });
});
