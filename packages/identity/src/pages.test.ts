import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, authorize, newEmail, openHouse, PASSWORD, type House } from './testing/harness';
import { type Answer, type Browser, unescape } from './testing/browser';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
  await closeDatabase();
});

const start = async (browser: Browser, extra: Record<string, string> = {}) =>
  browser.follow(browser.open((await authorize(house, extra)).url));

const portalRequest = (name: string, port: number) => ({
  client_id: `troth-${name}`,
  redirect_uri: `http://127.0.0.1:${port}/signin-redirect`,
});

/** Every control has a label, and everything a control points at exists: what a screen reader needs to speak it. */
function expectAccessible({ body }: Answer): void {
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(body).toMatch(/<html lang="en">/);
  expect(body.match(/<h1>/g)).toHaveLength(1);
  for (const [input] of body.matchAll(/<input(?![^>]*(?:type="hidden"|\shidden))[^>]*>/g)) {
    const id = /\sid="([^"]+)"/.exec(input)?.[1];
    expect(body).toContain(`<label for="${id}">`);
    if (!input.includes('type="checkbox"')) expect(input).toMatch(/autocomplete="[a-z-]+"/);
    for (const target of /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(' ') ?? []) expect(ids).toContain(target);
  }
  for (const [image] of body.matchAll(/<img[^>]*>/g)) expect(image).toContain('alt=');
  expect(body).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  expect(body).not.toMatch(/<script(?![^>]*src=)/);
  // What the policy names by its hash.
  expect(body.match(/<style/g)).toHaveLength(1);
}

describe('pages', () => {
  it('label every control and carry no inline script or style', async () => {
    const browser = house.browser();
    const signIn = await start(browser);
    for (const page of [
      signIn,
      await browser.submit(signIn),
      await browser.open(`${signIn.url}/sign-up`),
      await browser.open(`${signIn.url}/forgot`),
    ])
      expectAccessible(page);
    const signUp = await browser.open(`${signIn.url}/sign-up`);
    expectAccessible(await browser.submit(signUp));
    expectAccessible(
      await browser.follow(browser.submit(signUp, { email: newEmail(), password: PASSWORD, terms: 'yes' })),
    );
  });

  it('tie each error to its field, keep what was typed, and put the focus there', async () => {
    const browser = house.browser();
    const signUp = await start(browser, { screen_hint: 'signup' });
    const answer = await browser.submit(signUp, { email: 'not an <address>', password: 'short' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('<title>Error: Create your account · Troth</title>');
    expect(answer.body).toContain('value="not an &lt;address&gt;"');
    expect(answer.body).not.toContain('value="short"');
    for (const name of ['email', 'password', 'terms']) {
      expect(answer.body).toMatch(new RegExp(`<input[^>]*id="${name}"[^>]*aria-invalid="true"`));
      expect(answer.body).toMatch(new RegExp(`<input[^>]*id="${name}"[^>]*aria-describedby="[^"]*${name}-error`));
      expect(answer.body).toMatch(new RegExp(`id="${name}-error" role="alert"`));
    }
    expect(answer.body.match(/autofocus/g)).toHaveLength(1);
    expect(answer.body).toMatch(/<input[^>]*id="email"[^>]*autofocus/);
  });

  it('speak to each portal in its words, and link the couples and the attorneys to one another', async () => {
    const customer = await start(house.browser());
    expect(customer.body).toContain('Pick up where the two of you left off.');
    expect(customer.body).toContain('href="http://127.0.0.1:4902/login"');
    const attorney = await start(house.browser(), portalRequest('attorney', 4902));
    expect(attorney.body).toContain('Your clients and their agreements are waiting.');
    expect(attorney.body).toContain('href="http://127.0.0.1:4901/login"');
  });

  it('offer no account to administrators, however it is asked for', async () => {
    const browser = house.browser();
    const page = await start(browser, { ...portalRequest('admin', 4903), prompt: 'create' });
    expect(page.body).toContain('For the people who run Troth.');
    expect(page.body).not.toContain('/sign-up');
    expect((await browser.open(`${page.url}/sign-up`)).body).not.toContain('Create account');
    const email = newEmail();
    const token = /name="form" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    await browser.post(`${page.url}/sign-up`, { form: token, email, password: PASSWORD, terms: 'yes' });
    expect(house.mails.some((mail) => mail.to === email)).toBe(false);
  });

  it('fill in the address that the portal hints at', async () => {
    const page = await start(house.browser(), { login_hint: 'alex@"example.test' });
    expect(unescape(page.body)).toContain('value="alex@"example.test"');
    expect(page.body).toContain('value="alex@&quot;example.test"');
  });

  it('say who invites, and fill in the address that was invited', async () => {
    const never = { isSessionOver: () => Promise.resolve(false), sessionsEnded: () => Promise.resolve() };
    const inviting = await openHouse({
      host: {
        ...never,
        emailChanged: () => Promise.resolve(),
        invitation: (token) =>
          Promise.resolve(token === 'open' ? { inviter: 'Ana <3', email: 'ben@example.test' } : null),
      },
    });
    const browser = inviting.browser();
    const open = async (invitation: string) =>
      browser.follow(browser.open((await authorize(inviting, { prompt: 'create', invitation })).url));
    const page = await open('open');
    expect(page.body).toContain('Ana &lt;3 invited you to prepare your prenuptial agreement together. Create your own');
    expect(page.body).toContain('value="ben@example.test"');
    expectAccessible(page);
    expect((await browser.open(`${page.url}/sign-in`)).body).toContain('Sign in to join.');
    const gone = await open('revoked');
    expect(gone.body).toContain('Each partner has their own account.');
    expect(gone.body).not.toContain('ben@example.test');
    await inviting.close();
  });

  it('send strict headers and may not be framed', async () => {
    const { headers, body } = await start(house.browser());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const styles = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}';`);
    expect(policy).toMatch(/form-action 'self' [^;]*http:\/\/127\.0\.0\.1:4901/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('load only assets that exist, which browsers may keep for a year', async () => {
    const page = await start(house.browser());
    const files = [...page.body.matchAll(/(?:href|src)="(\/oidc\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThanOrEqual(5);
    const fonts = [...page.body.matchAll(/url\('([^']+)/g)].map(([, file = '']) => file);
    expect(fonts).toHaveLength(5);
    for (const file of [...files, ...fonts]) {
      const answer = await fetch(house.origin + file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});
