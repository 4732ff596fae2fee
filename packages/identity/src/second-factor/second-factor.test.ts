import { decodeJwt } from 'jose';
import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Browser, unescape } from '../testing/browser';
import {
  authorize,
  type Attempt,
  closeDatabase,
  exchange,
  type House,
  lastMail,
  newEmail,
  openHouse,
  PASSWORD,
  signInAs,
} from '../testing/harness';
import { VirtualAuthenticator } from '../testing/virtual-authenticator';
import { SECOND_FACTOR_ACR } from './factor';
import { relyingParty } from './passkeys';

const STEP_MS = 30_000;

let time = Date.now();
const now = () => new Date(time);
const nextStep = () => {
  time += STEP_MS;
};

let house: House;
let named: House;

beforeAll(async () => {
  house = await openHouse({ now });
  named = await openHouse({ now }, { host: 'localhost' });
});

afterAll(async () => {
  expect([...house.failures, ...named.failures]).toEqual([]);
  await house.close();
  await named.close();
  await closeDatabase();
});

const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: time,
  });

async function anAccount(at: House = house) {
  const email = newEmail();
  const account = await at.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
  return { id: account.id, email };
}

const start = async (at: House, browser: Browser, extra: Record<string, string> = {}) => {
  const attempt = await authorize(at, extra);
  return { attempt, page: await browser.follow(browser.open(attempt.url)) };
};

/** Signs in with the password alone, up to what comes next. */
const enterPassword = async (at: House, browser: Browser, email: string, extra: Record<string, string> = {}) => {
  const { attempt, page } = await start(at, browser, extra);
  return { attempt, page: await browser.follow(browser.submit(page, { email, password: PASSWORD })) };
};

const secretOn = ({ body }: Answer) => (/data-secret>([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
const recoveryCodesOn = ({ body }: Answer) =>
  [...body.matchAll(/<li>([0-9A-Z]{5}-[0-9A-Z]{5})<\/li>/g)].map(([, code = '']) => code);
const optionsOn = ({ body }: Answer) =>
  JSON.parse(unescape(/data-options="([^"]+)"/.exec(body)?.[1] ?? '')) as { challenge: string };
const base = ({ url }: Answer) => url.replace(/(\/interaction\/[^/]+).*/, '$1');

const tokensOf = async (at: House, attempt: Attempt, landing: Answer) =>
  decodeJwt((await exchange(at, attempt, landing)).access_token);

/** Signed in, with an authenticator app just added. */
async function withApp(at: House = house) {
  const person = await anAccount(at);
  const browser = at.browser();
  await signInAs(at, browser, person.email, PASSWORD);
  const { attempt, page } = await start(at, browser, { prompt: 'second_factor' });
  const form = await browser.open(`${base(page)}/add-app`);
  const secret = secretOn(form);
  const saved = await browser.submit(form, { code: codeFor(secret) });
  const codes = recoveryCodesOn(saved);
  const landing = await browser.follow(browser.submit(saved));
  nextStep();
  return { ...person, browser, secret, codes, saved, attempt, landing };
}

describe('an authenticator app', () => {
  it('is added with a code that it shows, and the token says so from then on', async () => {
    const { attempt, landing, codes, email } = await withApp();
    expect(codes).toHaveLength(10);
    const token = await tokensOf(house, attempt, landing);
    expect(token).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: SECOND_FACTOR_ACR });
    expect(lastMail(house, email)).toMatchObject({ purpose: 'FACTOR_ADDED' });
  });

  it('is not added with a wrong code', async () => {
    const { email } = await anAccount();
    const browser = house.browser();
    await signInAs(house, browser, email, PASSWORD);
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    const form = await browser.open(`${base(page)}/add-app`);
    const answer = await browser.submit(form, { code: codeFor(secretOn(form)) === '000000' ? '111111' : '000000' });
    expect(answer.status).toBe(422);
    expect(secretOn(answer)).toBe(secretOn(form));
    expect((await browser.open(`${base(page)}/factors`)).body).toContain('Add an authenticator app');
  });

  it('is asked for at every client, after the password', async () => {
    const { email, secret } = await withApp();
    const browser = house.browser();
    const client = { client_id: 'troth-attorney', redirect_uri: 'http://127.0.0.1:4902/signin-redirect' };
    const { page } = await enterPassword(house, browser, email, client);
    expect(page.body).toContain('Confirm it’s you');
    const landing = await browser.follow(browser.submit(page, { code: codeFor(secret) }));
    expect(landing.location).toContain('http://127.0.0.1:4902/signin-redirect?code=');
  });

  it('refuses a wrong code, and a code that was used', async () => {
    const { email, secret } = await withApp();
    const first = house.browser();
    const { page } = await enterPassword(house, first, email);
    const wrong = await first.submit(page, { code: codeFor(secret) === '000000' ? '111111' : '000000' });
    expect(wrong.status).toBe(422);
    const code = codeFor(secret);
    expect((await first.follow(first.submit(wrong, { code }))).location).toContain('?code=');

    const second = house.browser();
    const again = await enterPassword(house, second, email);
    expect((await second.submit(again.page, { code })).status).toBe(422);
  });

  it.each([
    ['accepts the code of the step before', -1, 303],
    ['accepts the code of the step after', 1, 303],
    ['refuses the code of two steps before', -2, 422],
    ['refuses the code of two steps after', 2, 422],
  ])('%s', async (_name, steps, status) => {
    const { email, secret } = await withApp();
    time += 3 * STEP_MS;
    const browser = house.browser();
    const { page } = await enterPassword(house, browser, email);
    time += steps * STEP_MS;
    const code = codeFor(secret);
    time -= steps * STEP_MS;
    expect((await browser.submit(page, { code })).status).toBe(status);
  });

  it('gives no session to somebody who skips it', async () => {
    const { email } = await withApp();
    const browser = house.browser();
    const { attempt, page } = await enterPassword(house, browser, email);
    const uid = base(page).split('/').at(-1) ?? '';
    const resumed = await browser.open(`${house.issuer}/auth/${uid}`);
    expect(resumed.location ?? '').not.toContain('code=');
    for (const step of ['factors', 'add-app', 'done']) {
      expect((await browser.follow(browser.open(`${base(page)}/${step}`))).body).not.toContain('Two-step verification');
    }
    const silent = await browser.open(`${attempt.url}&prompt=none`);
    expect(silent.location).toContain('error=login_required');
  });

  it('is asked of a session that began before it was added', async () => {
    const person = await anAccount();
    const elsewhere = house.browser();
    await signInAs(house, elsewhere, person.email, PASSWORD);
    const browser = house.browser();
    await signInAs(house, browser, person.email, PASSWORD);
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    const form = await browser.open(`${base(page)}/add-app`);
    await browser.submit(form, { code: codeFor(secretOn(form)) });
    const silent = await elsewhere.open((await authorize(house, { prompt: 'none' })).url);
    expect(silent.location).toContain('error=login_required');
    expect((await start(house, elsewhere)).page.body).toContain('Confirm it’s you');
  });

  it('keeps its secret sealed', async () => {
    const { id, secret } = await withApp();
    const rows = await house.store.query<Record<string, unknown>>(
      'SELECT * FROM identity_factor WHERE account_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('guessing', () => {
  it('is counted before it is judged, so that guesses at once do not pass the limit', async () => {
    const limited = await openHouse({ now, limits: { secondFactorByAccount: { points: 5, windowSeconds: 60 } } });
    const { email, secret } = await withApp(limited);
    const browser = limited.browser();
    const { page } = await enterPassword(limited, browser, email);
    const wrong = codeFor(secret) === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.submit(page, { code: wrong })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await browser.submit(page, { code: codeFor(secret) })).status).toBe(429);
    await limited.close();
  });

  it('of a recovery code is limited alike', async () => {
    const limited = await openHouse({ now, limits: { secondFactorByAccount: { points: 2, windowSeconds: 60 } } });
    const { email, codes } = await withApp(limited);
    const browser = limited.browser();
    const { page } = await enterPassword(limited, browser, email);
    const form = await browser.open(`${base(page)}/recovery`);
    expect((await browser.submit(form, { recovery: 'AAAAA-AAAAA' })).status).toBe(422);
    expect((await browser.submit(form, { recovery: 'AAAAA-AAAAA' })).status).toBe(422);
    expect((await browser.submit(form, { recovery: codes[0] ?? '' })).status).toBe(429);
    await limited.close();
  });
});

describe('recovery codes', () => {
  const useCode = async (email: string, recovery: string) => {
    const browser = house.browser();
    const { attempt, page } = await enterPassword(house, browser, email);
    const form = await browser.open(`${base(page)}/recovery`);
    return { attempt, answer: await browser.follow(browser.submit(form, { recovery })) };
  };

  it('let in once each, told by mail', async () => {
    const { email, codes } = await withApp();
    const [code = ''] = codes;
    const { attempt, answer } = await useCode(email, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(await tokensOf(house, attempt, answer)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
    expect(lastMail(house, email)).toMatchObject({ purpose: 'RECOVERY_CODE_USED' });
    expect(lastMail(house, email).body).toContain('9 are left');
    expect((await useCode(email, code)).answer.status).toBe(422);
    expect((await useCode(email, codes[1] ?? '')).answer.status).toBe(303);
  });

  it('are not stored as they are, and no longer work once replaced', async () => {
    const { id, email, codes, browser } = await withApp();
    const rows = await house.store.query<{ code_hash: string }>(
      'SELECT code_hash FROM identity_recovery_code WHERE account_id = $1',
      [id],
    );
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));

    const { page } = await start(house, browser, { prompt: 'second_factor' });
    const form = [...page.body.matchAll(/<form/g)].length - 2;
    const saved = await browser.submit(page, {}, form);
    expect(recoveryCodesOn(saved)).toHaveLength(10);
    expect(lastMail(house, email).purpose).toBe('RECOVERY_CODES_REPLACED');
    expect((await useCode(email, codes[0] ?? '')).answer.status).toBe(422);
    expect((await useCode(email, recoveryCodesOn(saved)[0] ?? '')).answer.status).toBe(303);
  });
});

describe('the page of factors', () => {
  it('asks for the password again once the sign-in is ten minutes old', async () => {
    const { email, browser } = await withApp();
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    expect(page.body).toContain('Two-step verification');
    time += 11 * 60_000;
    const stale = await browser.follow(browser.open(`${base(page)}/factors`));
    expect(stale.body).toContain('Confirm it’s you: sign in again');
    expect(stale.body).toContain(`value="${email}"`);
    const refused = await browser.follow(browser.submit(page));
    expect(refused.body).toContain('sign in again');
  });

  it('removes a factor, and the password alone does again', async () => {
    const { email, browser } = await withApp();
    const { attempt, page } = await start(house, browser, { prompt: 'second_factor' });
    const removed = await browser.follow(browser.submit(page));
    expect(removed.body).toContain('Removed.');
    expect(lastMail(house, email)).toMatchObject({ purpose: 'FACTOR_REMOVED' });
    expect(lastMail(house, email).body).toContain('You now sign in with only your password.');
    const landing = await browser.follow(browser.submit(removed));
    const token = await tokensOf(house, attempt, landing);
    expect(token['amr']).toEqual(['pwd']);
    expect(token['acr']).toBeUndefined();
    await signInAs(house, house.browser(), email, PASSWORD);
  });

  describe('offers to log out everywhere else after a change (ASVS 7.4.3)', () => {
    const sessionsOf = async (id: string) =>
      (await house.store.query('SELECT id FROM identity_session WHERE account_id = $1', [id])).length;

    async function alsoElsewhere() {
      const { id, email } = await anAccount();
      const [here, there] = [house.browser(), house.browser()];
      await signInAs(house, here, email, PASSWORD);
      await signInAs(house, there, email, PASSWORD);
      const { page } = await start(house, here, { prompt: 'second_factor' });
      expect(page.body).not.toContain('Log out everywhere else');
      const form = await here.open(`${base(page)}/add-app`);
      const saved = await here.submit(form, { code: codeFor(secretOn(form)) });
      nextStep();
      return { id, here, saved };
    }

    it('with the codes of the first factor: ticked, this browser alone stays', async () => {
      const { id, here, saved } = await alsoElsewhere();
      expect(saved.body).toContain('Log out everywhere else');
      await here.follow(here.submit(saved, { others: 'yes' }));
      expect(await sessionsOf(id)).toBe(1);
    });

    it('and ends nothing that was not asked for', async () => {
      const { id, here, saved } = await alsoElsewhere();
      await here.follow(here.submit(saved));
      expect(await sessionsOf(id)).toBe(2);
    });

    it('once a factor is removed', async () => {
      const { id, here, saved } = await alsoElsewhere();
      await here.follow(here.submit(saved));
      const { page } = await start(house, here, { prompt: 'second_factor' });
      const removed = await here.follow(here.submit(page));
      expect(removed.body).toContain('You’re also signed in on one other browser.');
      expect(await sessionsOf(id)).toBe(2);
    });

    it('not to somebody who is signed in here alone', async () => {
      const { browser } = await withApp();
      const { page } = await start(house, browser, { prompt: 'second_factor' });
      expect((await browser.follow(browser.submit(page))).body).not.toContain('everywhere else');
    });
  });

  it('removes no factor of somebody else', async () => {
    const { id } = await withApp();
    const [factor] = await house.store.query<{ id: string }>('SELECT id FROM identity_factor WHERE account_id = $1', [
      id,
    ]);
    const { browser } = await withApp();
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    await browser.submit(page, { factor: factor?.id ?? '' });
    expect(await house.store.query('SELECT id FROM identity_factor WHERE account_id = $1', [id])).toHaveLength(1);
  });

  it('takes no form that it did not print', async () => {
    const { browser } = await withApp();
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    for (const step of ['remove-factor', 'recovery-codes', 'add-app', 'done']) {
      expect((await browser.post(`${base(page)}/${step}`, { form: 'forged' })).status).toBe(403);
    }
  });
});

describe('a portal that demands a second factor', () => {
  it('has it added on the way, and takes no for no answer', async () => {
    const { email } = await anAccount();
    const browser = house.browser();
    const { attempt, page } = await enterPassword(house, browser, email, { acr_values: SECOND_FACTOR_ACR });
    expect(page.body).toContain('needs a second step');
    expect(page.body).not.toContain('/done"');
    const form = await browser.open(`${base(page)}/add-app`);
    const saved = await browser.submit(form, { code: codeFor(secretOn(form)) });
    const token = await tokensOf(house, attempt, await browser.follow(browser.submit(saved)));
    expect(token['amr']).toEqual(['pwd', 'otp', 'mfa']);
  });

  it('does not ask for the password again while the sign-in is fresh', async () => {
    const { email } = await anAccount();
    const browser = house.browser();
    await signInAs(house, browser, email, PASSWORD);
    const { page } = await start(house, browser, { acr_values: SECOND_FACTOR_ACR });
    expect(page.body).toContain('needs a second step');
  });

  it('may be a client by its settings', async () => {
    const clients = (['customer', 'admin'] as const).map((portal) => ({
      clientId: `troth-${portal}`,
      portal,
      origin: 'http://127.0.0.1:4901',
      redirectUris: ['http://127.0.0.1:4901/signin-redirect'],
      postLogoutRedirectUris: [],
      loginUrl: 'http://127.0.0.1:4901/login',
      requiresSecondFactor: portal === 'admin',
    }));
    const strict = await openHouse({ now, clients });
    const { email } = await anAccount(strict);
    const browser = strict.browser();
    await signInAs(strict, browser, email, PASSWORD);
    expect((await start(strict, browser, { client_id: 'troth-admin' })).page.body).toContain('needs a second step');
    await strict.close();
  });
});

describe('a passkey', () => {
  async function withPasskey(device = new VirtualAuthenticator(named.origin)) {
    const person = await anAccount(named);
    const browser = named.browser();
    await signInAs(named, browser, person.email, PASSWORD);
    const { attempt, page } = await start(named, browser, { prompt: 'second_factor' });
    const form = await browser.open(`${base(page)}/add-passkey`);
    const saved = await browser.submit(form, { response: device.create(optionsOn(form)), name: 'My phone' });
    return { ...person, browser, device, attempt, saved };
  }

  it('is added, and finishes a sign-in after the password', async () => {
    const { email, device, browser, attempt, saved } = await withPasskey();
    expect(recoveryCodesOn(saved)).toHaveLength(10);
    const landing = await browser.follow(browser.submit(saved));
    expect(await tokensOf(named, attempt, landing)).toMatchObject({ amr: ['pwd', 'pop', 'mfa'] });

    const other = named.browser();
    const asked = await enterPassword(named, other, email);
    expect(asked.page.body).toContain('Use your passkey');
    const landed = await other.follow(other.submit(asked.page, { response: device.get(optionsOn(asked.page)) }));
    expect(await tokensOf(named, asked.attempt, landed)).toMatchObject({
      amr: ['pwd', 'pop', 'mfa'],
      acr: SECOND_FACTOR_ACR,
    });
    const list = await start(named, other, { prompt: 'second_factor' });
    expect(list.page.body).toContain('My phone');
    expect(list.page.body).toContain('Last used');
  });

  it('signs in without a password where the device checked its user', async () => {
    const { id, device } = await withPasskey();
    const browser = named.browser();
    const { attempt, page } = await start(named, browser);
    const form = await browser.open(`${base(page)}/passkey`);
    const landing = await browser.follow(browser.submit(form, { response: device.get(optionsOn(form)) }));
    expect(await tokensOf(named, attempt, landing)).toMatchObject({ sub: id, amr: ['pop', 'user', 'mfa'] });
  });

  it('does not replace the password where the device did not check its user', async () => {
    const { email, device } = await withPasskey(new VirtualAuthenticator(named.origin, false));
    const browser = named.browser();
    const { page } = await start(named, browser);
    const form = await browser.open(`${base(page)}/passkey`);
    expect((await browser.submit(form, { response: device.get(optionsOn(form)) })).status).toBe(422);
    const asked = await enterPassword(named, named.browser(), email);
    expect(asked.page.body).toContain('Use your passkey');
  });

  it.each([
    ['another site', (_device: VirtualAuthenticator) => new VirtualAuthenticator('http://evil.localhost:4900')],
    ['another key', (_device: VirtualAuthenticator) => new VirtualAuthenticator(named.origin)],
  ])('of %s opens nothing', async (_name, other) => {
    const { email, device } = await withPasskey();
    const browser = named.browser();
    const { page } = await enterPassword(named, browser, email);
    expect((await browser.submit(page, { response: other(device).get(optionsOn(page)) })).status).toBe(422);
  });

  it('answers each challenge once', async () => {
    const { email, device } = await withPasskey();
    const browser = named.browser();
    const { page } = await enterPassword(named, browser, email);
    const response = device.get(optionsOn(page));
    expect((await browser.submit(page, { response: '{}' })).status).toBe(422);
    expect((await browser.submit(page, { response })).status).toBe(422);
  });

  it('of one person does not open the account of another', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    const browser = named.browser();
    const { page } = await enterPassword(named, browser, theirs.email);
    expect((await browser.submit(page, { response: mine.device.get(optionsOn(page)) })).status).toBe(422);
  });

  it.each([['not json'], ['[]'], ['{"id":7}'], ['{"id":"x","response":null}'], ['']])(
    'is refused when the answer is %s',
    async (response) => {
      const { email } = await withPasskey();
      const browser = named.browser();
      const { page } = await enterPassword(named, browser, email);
      expect((await browser.submit(page, { response })).status).toBe(422);
    },
  );

  it('is not offered at an address that is a number, and the page says why', async () => {
    const { email } = await anAccount();
    const browser = house.browser();
    await signInAs(house, browser, email, PASSWORD);
    const { page } = await start(house, browser, { prompt: 'second_factor' });
    expect(page.body).not.toContain('add-passkey');
    expect(page.body).toContain('Passkeys aren’t available here');
  });

  it.each([
    ['http://127.0.0.1:4000/oidc', null],
    ['https://192.0.2.7/oidc', null],
    ['https://[2001:db8::1]/oidc', null],
    ['http://troth.example/oidc', null],
    ['https://troth.example/oidc', 'troth.example'],
    ['http://localhost:4000/oidc', 'localhost'],
    ['http://api.localhost:4000/oidc', 'api.localhost'],
  ])('at %s is bound to %s', (issuer, id) => {
    expect(relyingParty(issuer)?.id ?? null).toBe(id);
  });
});

describe('deleting an account', () => {
  it('deletes its factors, codes and pending sign-ins', async () => {
    const { id, email } = await withApp();
    await enterPassword(house, house.browser(), email);
    await house.identity.accounts.remove(id);
    for (const table of ['identity_factor', 'identity_recovery_code', 'identity_sign_in']) {
      expect(await house.store.query(`SELECT 1 AS one FROM ${table} WHERE account_id = $1`, [id])).toEqual([]);
    }
  });
});
