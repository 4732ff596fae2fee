/** As much of a browser as the tests need: cookies by path, forms, links. Redirects are followed step by step. */

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Answer {
  status: number;
  url: string;
  headers: Headers;
  body: string;
  /** Where a redirect leads, absolute. */
  location: string | null;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
export const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

export class Browser {
  private cookies: Cookie[] = [];

  constructor(private readonly origin: string) {}

  async open(url: string, init: RequestInit = {}): Promise<Answer> {
    const target = new URL(url, this.origin);
    const sent = this.cookies.filter(
      ({ path }) => target.pathname === path || target.pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        ...(sent.length > 0 ? { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') } : {}),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const location = response.headers.get('location');
    return {
      status: response.status,
      url: target.href,
      headers: response.headers,
      body: await response.text(),
      location: location === null ? null : new URL(location, target).href,
    };
  }

  /** Follows redirects as long as they stay at identity. */
  async follow(answer: Answer | Promise<Answer>): Promise<Answer> {
    let current = await answer;
    while (current.location?.startsWith(`${this.origin}/oidc/`)) current = await this.open(current.location);
    return current;
  }

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.open(url, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin, ...headers },
    });
  }

  /** Sends the page's form with its hidden fields, as a person would who fills in the others. */
  submit(page: Answer, fields: Record<string, string> = {}, formIndex = 0): Promise<Answer> {
    const form = [...page.body.matchAll(/<form[\s\S]*?<\/form>/g)][formIndex]?.[0];
    if (form === undefined) throw new Error(`no form ${formIndex} at ${page.url}: ${page.body.slice(0, 300)}`);
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? page.url;
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const kept = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescape(value)]));
    return this.post(new URL(unescape(action), page.url).href, { ...kept, ...fields });
  }

  /** What the cookies hold that names a session; pending sign-ins are named in addresses too, and open nothing alone. */
  secrets(): string[] {
    return this.cookies.filter(({ name }) => name.endsWith('session')).map(({ value }) => value);
  }

  clear(): void {
    this.cookies = [];
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    const value = pair.slice(separator + 1);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const expires = attribute('expires');
    if (value !== '' && (expires === undefined || new Date(expires) > new Date()))
      this.cookies.push({ name, value, path });
  }
}
