import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { fromMail } from './inbox';
import { type Addresses, addresses } from './product';

const PASSWORD = 'three unrelated words';

export interface ApiReply<T> {
  readonly status: number;
  readonly body: T;
}

/** Somebody at a browser of their own, and what they could do with their own token. */
export class Person {
  private token: string | null = null;
  private userId: string | null = null;

  private constructor(
    readonly email: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly at: Addresses,
  ) {
    page.on('request', (request) => {
      const authorization = request.headers().authorization;
      if (authorization !== undefined && request.url().startsWith(at.api)) this.token = authorization;
    });
  }

  static async arrive(browser: Browser, email: string, at: Addresses = addresses): Promise<Person> {
    const context = await browser.newContext({ baseURL: at.customer, reducedMotion: 'reduce' });
    return new Person(email, context, await context.newPage(), at);
  }

  /** Creates an account from the page that was wanted, and lands on it. */
  async signUp(wantedPath: string): Promise<void> {
    const { page } = this;
    await page.goto(wantedPath);
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await page.getByLabel('E-mail').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    const code = await fromMail(this.context.request, this.at.api, { to: this.email, pattern: /\b(\d{6})\b/ });
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await page.waitForURL((url) => url.origin === this.at.customer && url.pathname === wantedPath.split('?')[0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Signs in with a password that is known already, such as a demo person's. */
  async signIn(password: string, wantedPath = '/'): Promise<void> {
    const { page } = this;
    await page.goto(wantedPath);
    await page.getByLabel('E-mail').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.origin === this.at.customer && !url.pathname.startsWith('/signin'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async id(): Promise<string> {
    this.userId ??= (await this.call<{ id: string }>('GET', '/users/me')).body.id;
    return this.userId;
  }

  /** Sends a call as this person, with the token that the portal uses. */
  async call<T>(method: string, path: string, data?: unknown): Promise<ApiReply<T>> {
    await expect.poll(() => this.token, { message: 'the portal has a token' }).not.toBeNull();
    const reply = await this.context.request.fetch(`${this.at.api}${path}`, {
      method,
      headers: { authorization: this.token ?? '' },
      ...(data !== undefined && { data }),
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
}
