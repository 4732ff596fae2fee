import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountError } from './accounts/account';
import {
  closeDatabase,
  authorize,
  codeIn,
  lastMail,
  linkIn,
  LOGIN_URL,
  newEmail,
  openHouse,
  PASSWORD,
  REDIRECT_URI,
  signInAs,
  type House,
} from './testing/harness';
import type { Answer, Browser } from './testing/browser';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
  await closeDatabase();
});

const signInPage = async (browser: Browser, extra: Record<string, string> = {}) =>
  browser.follow(browser.open((await authorize(house, extra)).url));

const signUpPage = (browser: Browser) => signInPage(browser, { screen_hint: 'signup' });

describe('forged requests', () => {
  it('refuses a form without its token, or with the token of another page', async () => {
    const browser = house.browser();
    const page = await signInPage(browser);
    const fields = { email: newEmail(), password: PASSWORD };
    expect((await browser.post(`${page.url}/sign-in`, fields)).status).toBe(403);
    const other = await signInPage(house.browser());
    const token = /name="form" value="([^"]+)"/.exec(other.body)?.[1] ?? '';
    expect((await browser.post(`${page.url}/sign-in`, { ...fields, form: token })).status).toBe(403);
  });

  it('refuses a form that another site sends', async () => {
    const browser = house.browser();
    const page = await signInPage(browser);
    const fields = {
      form: /name="form" value="([^"]+)"/.exec(page.body)?.[1] ?? '',
      email: newEmail(),
      password: PASSWORD,
    };
    expect((await browser.post(`${page.url}/sign-in`, fields, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    expect((await browser.post(`${page.url}/sign-in`, fields, { origin: 'null' })).status).toBe(403);
    expect((await browser.post(`${page.url}/sign-in`, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await browser.post(`${page.url}/sign-in`, fields)).status).toBe(422);
  });

  it('shows another browser a page with a way back, and no form', async () => {
    const page = await signInPage(house.browser());
    const elsewhere = await house.browser().open(page.url);
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toContain('This page has expired');
    expect(elsewhere.body).toContain(LOGIN_URL);
    expect(elsewhere.body).not.toContain('<form');
  });
});

describe('redirects lead to registered places only', () => {
  it.each([
    ['a stranger', { redirect_uri: 'https://elsewhere.example/' }],
    ['a path that is not registered', { redirect_uri: `${REDIRECT_URI}/../evil` }],
    ['the landing page of another portal', { redirect_uri: 'http://127.0.0.1:4902/signin-redirect' }],
    ['a look-alike host', { redirect_uri: 'http://127.0.0.1:4901@elsewhere.example/signin-redirect' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('refuses %s', async (_name, extra) => {
    const answer = await house.browser().open((await authorize(house, extra)).url);
    expect(answer.status).toBe(400);
    expect(answer.location).toBeNull();
  });

  it('refuses to lead elsewhere after logging out', async () => {
    const browser = house.browser();
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const tokens = await signInAs(house, browser, email, PASSWORD);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://elsewhere.example/',
    });
    const answer = await browser.open(`${house.issuer}/session/end?${query.toString()}`);
    expect(answer.status).toBe(400);
    expect(answer.location).toBeNull();
  });

  it('insists on PKCE with S256', async () => {
    const { url } = await authorize(house);
    const plain = new URL(url);
    plain.searchParams.set('code_challenge_method', 'plain');
    const without = new URL(url);
    without.searchParams.delete('code_challenge');
    without.searchParams.delete('code_challenge_method');
    for (const target of [plain, without]) {
      const answer = await house.browser().open(target.href);
      expect(new URL(answer.location ?? '').searchParams.get('error')).toBe('invalid_request');
    }
  });
});

describe('guessing', () => {
  it('logs each sign-in and each refused one by the id of the account, and nothing that was typed', async () => {
    const lines: { fields: Record<string, unknown>; message: string }[] = [];
    const info = (fields: Record<string, unknown>, message: string) => void lines.push({ fields, message });
    const logged = await openHouse({ logger: { info, warn: info, error: info } });
    const email = newEmail();
    const { id } = await logged.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = logged.browser();
    const page = await browser.follow(browser.open((await authorize(logged)).url));
    await browser.submit(page, { email, password: 'one wrong guess' });
    await browser.submit(page, { email: 'nobody@example.com', password: 'one wrong guess' });
    await signInAs(logged, logged.browser(), email, PASSWORD);
    expect(lines).toEqual([
      { message: 'sign-in refused', fields: { method: 'pwd', accountId: id } },
      { message: 'sign-in refused', fields: { method: 'pwd', accountId: null } },
      { message: 'signed in', fields: { accountId: id, clientId: 'troth-customer', methods: ['pwd'] } },
    ]);
    await logged.close();
  });

  it('stops wrong passwords for one account at the limit, and only then', async () => {
    const strict = await openHouse({ limits: { signInByAccountAndAddress: { points: 3, windowSeconds: 60 } } });
    const email = newEmail();
    await strict.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = strict.browser();
    const page = await browser.follow(browser.open((await authorize(strict)).url));
    const attempt = (password: string) => browser.submit(page, { email, password });
    for (const guess of ['one wrong guess', 'two wrong guess', 'three wrong one'])
      expect((await attempt(guess)).status).toBe(422);
    const stopped = await attempt(PASSWORD);
    expect(stopped.status).toBe(429);
    expect(stopped.body).toContain('Too many attempts. Wait a minute, then try again.');
    await strict.close();
  });

  it('tries no more than the limit of sixty passwords that come at once', async () => {
    const strict = await openHouse({ limits: { signInByAccountAndAddress: { points: 10, windowSeconds: 60 } } });
    const email = newEmail();
    await strict.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const browser = strict.browser();
    const page = await browser.follow(browser.open((await authorize(strict)).url));
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, guess) => (await browser.submit(page, { email, password: `guess ${guess}` })).status,
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    await strict.close();
  });

  it('takes back what the right password was counted as, so that nobody is locked out by signing in', async () => {
    const two = { points: 2, windowSeconds: 60 };
    const strict = await openHouse({
      limits: { signInByAccount: two, signInByAddress: two },
      clientAddress: () => '192.0.2.8',
    });
    const email = newEmail();
    await strict.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    for (let time = 0; time < 5; time += 1) await signInAs(strict, strict.browser(), email, PASSWORD);
    await strict.close();
  });

  it('tries five of sixty codes that come at once, and mails no more links than the limit', async () => {
    const strict = await openHouse({ limits: { resetByAccount: { points: 5, windowSeconds: 60 } } });
    const browser = strict.browser();
    const email = newEmail();
    const signUp = await browser.follow(browser.open((await authorize(strict, { screen_hint: 'signup' })).url));
    const codePage = await browser.follow(browser.submit(signUp, { email, password: PASSWORD, terms: 'yes' }));
    const right = codeIn(lastMail(strict, email));
    const wrong = Array.from({ length: 60 }, (_, guess) => String(guess).padStart(6, '0')).filter(
      (code) => code !== right,
    );
    await Promise.all(wrong.map((code) => browser.submit(codePage, { code })));
    const [token] = await strict.store.query<{ code_attempts: number }>(
      'SELECT code_attempts FROM identity_token WHERE email = $1',
      [email],
    );
    expect(token?.code_attempts).toBe(5);
    expect((await browser.submit(codePage, { code: right })).status).toBe(422);

    const known = newEmail();
    await strict.identity.accounts.create({ email: known, password: PASSWORD, emailVerified: true });
    const forgot = await browser.open(`${signUp.url}/forgot`);
    await Promise.all(Array.from({ length: 60 }, () => browser.submit(forgot, { email: known })));
    expect(strict.mails.filter((mail) => mail.to === known)).toHaveLength(5);
    await strict.close();
  });

  it('counts passwords that confirm a mailed link like those of a sign-in', async () => {
    const strict = await openHouse({ limits: { signInByAccountAndAddress: { points: 10, windowSeconds: 60 } } });
    const browser = strict.browser();
    const email = newEmail();
    const signUp = await browser.follow(browser.open((await authorize(strict, { screen_hint: 'signup' })).url));
    await browser.follow(browser.submit(signUp, { email, password: PASSWORD, terms: 'yes' }));
    const elsewhere = strict.browser();
    const confirm = await elsewhere.open(linkIn(lastMail(strict, email)));
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, guess) => (await elsewhere.submit(confirm, { password: `guess ${guess}` })).status,
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    await strict.close();
  });

  it('counts in the database, so that a second process stops too', async () => {
    const limits = { signInByAccount: { points: 2, windowSeconds: 60 } };
    const [one, two] = [await openHouse({ limits }), await openHouse({ limits })];
    const email = newEmail();
    for (const each of [one, two]) {
      const browser = each.browser();
      const page = await browser.follow(browser.open((await authorize(each)).url));
      expect((await browser.submit(page, { email, password: 'a wrong guess' })).status).toBe(422);
    }
    const browser = one.browser();
    const page = await browser.follow(browser.open((await authorize(one)).url));
    expect((await browser.submit(page, { email, password: 'a wrong guess' })).status).toBe(429);
    await one.close();
    await two.close();
  });

  it('accepts no code after five wrong ones, not even the right one', async () => {
    const browser = house.browser();
    const email = newEmail();
    const codePage = await browser.follow(
      browser.submit(await signUpPage(browser), { email, password: PASSWORD, terms: 'yes' }),
    );
    const right = codeIn(lastMail(house, email));
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect((await browser.submit(codePage, { code: wrong })).status).toBe(422);
    expect((await browser.submit(codePage, { code: right })).status).toBe(422);
    const resent = await browser.follow(browser.submit(codePage, {}, 1));
    const landing = await browser.follow(browser.submit(resent, { code: codeIn(lastMail(house, email)) }));
    expect(landing.location).toContain(REDIRECT_URI);
  });

  it('counts wrong codes of one network address, and no right ones, so that an office can sign up', async () => {
    const limits = { codeByAddress: { points: 2, windowSeconds: 60 } };
    const strict = await openHouse({ limits, clientAddress: () => '192.0.2.7' });
    const signUp = async (code: (right: string) => string) => {
      const browser = strict.browser();
      const email = newEmail();
      const page = await browser.follow(browser.open((await authorize(strict, { screen_hint: 'signup' })).url));
      const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
      return (await browser.submit(codePage, { code: code(codeIn(lastMail(strict, email))) })).status;
    };
    const right = (code: string) => code;
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    for (let person = 0; person < 4; person += 1) expect(await signUp(right)).toBe(303);
    expect([await signUp(wrong), await signUp(wrong)]).toEqual([422, 422]);
    expect(await signUp(right)).toBe(429);
    await strict.close();
  });

  it('limits how many messages one address gets', async () => {
    const strict = await openHouse({ limits: { mailByAccount: { points: 2, windowSeconds: 60 } } });
    const browser = strict.browser();
    const email = newEmail();
    const page = await browser.follow(browser.open((await authorize(strict, { screen_hint: 'signup' })).url));
    const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
    expect((await browser.submit(codePage, {}, 1)).status).toBe(303);
    const third = await browser.submit(codePage, {}, 1);
    expect(third.status).toBe(429);
    expect(strict.mails.filter((mail) => mail.to === email)).toHaveLength(2);
    await strict.close();
  });
});

describe('weird input', () => {
  const weird = [
    '',
    ' ',
    '\0',
    'a\0b@example.test',
    '💍'.repeat(3000),
    '\uD800',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    'x'.repeat(15_000),
    '{"a":1}',
  ];

  const isCalm = ({ status, body }: Answer) => {
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
  };

  it.each(weird)('answers every form calmly: %j', async (text) => {
    const browser = house.browser();
    const page = await signUpPage(browser);
    isCalm(await browser.submit(page, { email: text, password: text, terms: text }));
    isCalm(await browser.submit(page, { email: newEmail(), password: text, terms: 'yes' }));
    const signIn = await browser.open(`${page.url}/sign-in`);
    isCalm(await browser.submit(signIn, { email: text, password: text }));
    isCalm(await browser.submit(signIn, { email: newEmail(), password: text }));
    isCalm(await browser.submit(await browser.open(`${page.url}/forgot`), { email: text }));
    const email = newEmail();
    const codePage = await browser.follow(browser.submit(page, { email, password: PASSWORD, terms: 'yes' }));
    isCalm(await browser.submit(codePage, { code: text }));
    isCalm(
      await browser.open(`${house.issuer}/reset?token=${encodeURIComponent(text.replace(/[\uD800-\uDFFF]/g, 'x'))}`),
    );
    isCalm(await browser.post(`${house.issuer}/reset`, { token: text, password: text }));
  });

  it.each(weird)('answers the protocol calmly: %j', async (text) => {
    const browser = house.browser();
    const wellFormed = text.replace(/[\uD800-\uDFFF]/g, 'x');
    for (const name of [
      'login_hint',
      'state',
      'nonce',
      'client_id',
      'redirect_uri',
      'scope',
      'prompt',
      'screen_hint',
      'invitation',
      'resource',
      'id_token_hint',
      'max_age',
      'claims',
    ]) {
      isCalm(await browser.follow(browser.open((await authorize(house, { [name]: wellFormed })).url)));
    }
    for (const body of [
      {
        grant_type: 'authorization_code',
        code: text,
        code_verifier: text,
        redirect_uri: REDIRECT_URI,
        client_id: 'troth-customer',
      },
      { grant_type: 'refresh_token', refresh_token: text, client_id: 'troth-customer' },
      { grant_type: text, client_id: text },
    ]) {
      isCalm(await browser.post(`${house.issuer}/token`, body));
    }
    isCalm(await browser.post(`${house.issuer}/token/revocation`, { token: text, client_id: 'troth-customer' }));
    isCalm(
      await browser.open(
        `${house.issuer}/session/end?id_token_hint=${encodeURIComponent(wellFormed)}&state=${encodeURIComponent(wellFormed)}`,
      ),
    );
  });

  it.each([
    '/oidc/interaction/%00',
    '/oidc/interaction/%E0%A4%A',
    '/oidc/interaction/none/sign-in',
    '/oidc/interaction/none/confirm?token=%00',
    '/oidc/%',
    '/oidc//',
    '/oidc/assets/..%2fidentity.ts',
    '/oidc/assets/none.css',
    '/oidc/reset',
    '/oidc/reset?token=x',
    '/oidc/nowhere',
    '/oidc/auth',
    '/oidc/auth/none',
    '/oidc/session/end/confirm',
  ])('answers %s calmly', async (path) => {
    const answer = await house.browser().open(`${house.origin}${path}`);
    isCalm(answer);
    expect(answer.status).toBeGreaterThanOrEqual(path === '/oidc//' ? 200 : 400);
  });

  it('refuses a body that is too large, or no form', async () => {
    const browser = house.browser();
    const page = await signInPage(browser);
    expect((await browser.submit(page, { email: 'x'.repeat(20_000) })).status).toBe(413);
    const json = await browser.open(`${page.url}/sign-in`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect((await browser.open(page.url, { method: 'PUT' })).status).toBe(405);
  });
});

describe('passwords and accounts', () => {
  it.each([
    ['eleven characters', 'kv7 pelican', 'Use at least 12 characters.'],
    ['129 characters', 'ab3'.repeat(43), 'Use no more than 128 characters.'],
    ['one character over and over', 'aaaaaaaaaaaa', 'This password is easy to guess. Try three unrelated words.'],
    ['a common one', 'Password1234', 'This password is easy to guess. Try three unrelated words.'],
  ])('refuses %s', async (_name, password, message) => {
    const browser = house.browser();
    const answer = await browser.submit(await signUpPage(browser), { email: newEmail(), password, terms: 'yes' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(message);
  });

  it.each([
    ['twelve characters', 'kv7 pelican '],
    ['128 characters', 'lantern orchard quill gravel '.repeat(5).slice(0, 128)],
    ['another script', 'пароль из слов'],
  ])('accepts %s', async (_name, password) => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password, emailVerified: true });
    expect((await signInAs(house, house.browser(), email, password)).claims()?.['email']).toBe(email);
  });

  it('refuses the e-mail address as password', async () => {
    const browser = house.browser();
    const email = newEmail();
    const answer = await browser.submit(await signUpPage(browser), {
      email,
      password: email.toUpperCase(),
      terms: 'yes',
    });
    expect(answer.body).toContain('Choose a password other than your e-mail address.');
  });

  it('takes a password as the same however its characters were composed', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: 'caf\u00e9 au lait d\u00e9j\u00e0', emailVerified: true });
    const tokens = await signInAs(house, house.browser(), email, 'cafe\u0301 au lait de\u0301ja\u0300');
    expect(tokens.claims()?.['email']).toBe(email);
  });

  it('keeps argon2id hashes, and hashes of what it mails', async () => {
    const email = newEmail();
    const { id } = await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const [row] = await house.store.query<{ password_hash: string }>(
      'SELECT password_hash FROM identity_account WHERE id = $1',
      [id],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const browser = house.browser();
    const other = newEmail();
    await browser.submit(await signUpPage(browser), { email: other, password: PASSWORD, terms: 'yes' });
    const mail = lastMail(house, other);
    const [token] = await house.store.query<Record<string, unknown>>('SELECT * FROM identity_token WHERE email = $1', [
      other,
    ]);
    const kept = JSON.stringify(token);
    expect(kept).not.toContain(codeIn(mail));
    expect(kept).not.toContain(new URL(linkIn(mail)).searchParams.get('token'));
  });

  it('refuses a second account with the same address in another spelling', async () => {
    const email = newEmail();
    await house.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    await expect(
      house.identity.accounts.create({ email: ` ${email.toUpperCase()}`, password: PASSWORD, emailVerified: true }),
    ).rejects.toEqual(new AccountError('EMAIL_TAKEN'));
    expect((await house.identity.accounts.findByEmail(email.toUpperCase()))?.email).toBe(email);
  });

  it('removes what has expired, and only that', async () => {
    const browser = house.browser();
    const email = newEmail();
    await browser.submit(await signUpPage(browser), { email, password: PASSWORD, terms: 'yes' });
    const count = async () =>
      (await house.store.query('SELECT 1 FROM identity_token WHERE email = $1', [email])).length;
    await house.identity.cleanUp();
    expect(await count()).toBe(1);
    await house.store.query(`UPDATE identity_token SET expires_at = now() - interval '1 second' WHERE email = $1`, [
      email,
    ]);
    await house.identity.cleanUp();
    expect(await count()).toBe(0);
  });
});
