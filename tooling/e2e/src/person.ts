import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { accountByCalls } from './account-by-calls';
import { setClockAhead } from './clock-ahead';
import { fromMail } from './inbox';
import { type Addresses, addresses, callsOf } from './product';

/** Everyone who signs up in a test chooses this. */
export const PASSWORD = 'three unrelated words';
/** Of every demo person. */
export const DEMO_PASSWORD = 'troth-demo';

/** A call prepares what a test needs; how long it takes is nothing that a person waits for. */
const CALL_TIMEOUT_MS = 30_000;

type Portal = Exclude<keyof Addresses, 'api'>;

/** What someone sits at. */
interface Device {
  readonly timeZone?: string;
  /** How far its clock is ahead, as that of a product which was moved. */
  readonly clockAhead?: number;
}

export interface ApiReply<T> {
  readonly status: number;
  readonly body: T;
}

/** Someone at a browser of their own, and what they could do with their own token. */
export class Person {
  private token: string | null = null;
  private userId: string | null = null;

  private constructor(
    readonly email: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly at: Addresses,
    private readonly home: string,
  ) {
    page.on('request', (request) => {
      const authorization = request.headers().authorization;
      if (authorization !== undefined && request.url().startsWith(callsOf(home))) this.token = authorization;
    });
  }

  static async arrive(
    browser: Browser,
    email: string,
    at: Addresses = addresses,
    portal: Portal = 'customer',
    { timeZone, clockAhead }: Device = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      baseURL: at[portal],
      reducedMotion: 'reduce',
      ...(timeZone !== undefined && { timezoneId: timeZone }),
    });
    if (clockAhead !== undefined) await setClockAhead(context, clockAhead);
    return new Person(email, context, await context.newPage(), at, at[portal]);
  }

  /** The token that the portal sends; it is kept in memory only, so it is seen on its calls alone. */
  async accessToken(): Promise<string> {
    await expect.poll(() => this.token, { message: 'the portal has a token' }).not.toBeNull();
    return this.token ?? '';
  }

  /** Someone who has an account at the couples' portal and is signed in. No page is open yet. */
  static async withAccount(browser: Browser, email: string, at: Addresses = addresses): Promise<Person> {
    const person = await Person.arrive(browser, email, at);
    person.token = await accountByCalls(person.context.request, at, { email, password: PASSWORD });
    return person;
  }

  /** Creates an account from the page that was wanted, and lands on it. */
  async signUp(wantedPath: string): Promise<void> {
    const { page } = this;
    await page.goto(wantedPath);
    // A person who was invited finds the form for a new account, everyone else the sign-in.
    if (!wantedPath.includes('invitation'))
      await page
        .getByRole('link', { name: /^Create an (attorney )?account$/ })
        .first()
        .click();
    await page.getByLabel('E-mail').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    const code = await fromMail(this.context.request, this.at.api, { to: this.email, pattern: /\b(\d{6})\b/ });
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await page.waitForURL((url) => url.origin === this.home && url.pathname === wantedPath.split('?')[0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens a screen as the first of a browser: the program is loaded and signed in, which takes a busy machine its time. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  }

  /** Signs in with a password that is known already, such as a demo person's. */
  async signIn(password: string, wantedPath = '/'): Promise<void> {
    const { page } = this;
    await page.goto(wantedPath);
    await this.fillSignIn(page, password);
    await page.waitForURL((url) => url.origin === this.home && !url.pathname.startsWith('/signin'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Fills and sends the provider's sign-in page, wherever it stands. */
  async fillSignIn(page: Page, password: string): Promise<void> {
    await page.getByLabel('E-mail').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async id(): Promise<string> {
    this.userId ??= (await this.call<{ id: string }>('GET', '/users/me')).body.id;
    return this.userId;
  }

  /** Sends a call as this person, with the token that the portal uses. */
  async call<T>(method: string, path: string, data?: unknown): Promise<ApiReply<T>> {
    const reply = await this.context.request.fetch(`${this.at.api}${path}`, {
      method,
      // As the portal's own calls: one of them asks where it comes from. Nothing goes over a wire that compressing would spare.
      headers: { authorization: await this.accessToken(), origin: this.home, 'accept-encoding': 'identity' },
      ...(data !== undefined && { data }),
      timeout: CALL_TIMEOUT_MS,
    });
    const text = await reply.text();
    return { status: reply.status(), body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** The same, and it has to work. */
  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.call<T>('GET', path);
    expect(status, path).toBe(200);
    return body;
  }

  async documentId(): Promise<string> {
    const [document] = await this.get<{ id: string }[]>(`/users/${await this.id()}/documents`);
    return document?.id ?? '';
  }

  /**
   * Chooses a new password by the mailed link, in a browser of its own as on another device. It signs the person out
   * everywhere.
   */
  async resetPassword(browser: Browser, password: string): Promise<void> {
    const context = await browser.newContext({ baseURL: this.home });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(this.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    const link = await fromMail(context.request, this.at.api, {
      to: this.email,
      pattern: /(https?:\/\/[\w.:/]+\/reset\?token=[\w.~-]+)/,
    });
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await context.close();
  }
}
