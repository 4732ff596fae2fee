import { QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, type paths } from '@troth/api-client';
import { speakDomain } from '@troth/domain/messages';
import { UiProvider } from '@troth/ui/provider';
import { loadPseudoUiCatalog, type UiCatalog } from '@troth/ui/texts';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { configureApi } from './api';
import { environmentOfHost, type PortalKind } from './environment';
import { RouterLink } from './link';
import { portalTexts } from './own-texts';
import { createQueryClient } from './query';
import { type PortalRuntime, RuntimeProvider } from './runtime';
import type { Locale, Texts } from './texts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type MethodsOf<P extends keyof paths> = { [M in Method]: paths[P][M] extends undefined ? never : M }[Method];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Data } } ? Data : never;
type ReplyOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never }[keyof Responses]
  : never;

/** A call as the fake got it. */
export interface FakeCall {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Answer<Data> = Data | Response | Promise<Data | Response>;

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly reply: (call: FakeCall) => unknown;
}

const asPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** HTTP as the contract has it, answered here: the only thing that the screens' tests fake. */
export class FakeApi {
  readonly calls: {
    readonly name: string;
    readonly query: URLSearchParams;
    readonly headers: Headers;
    readonly body: unknown;
  }[] = [];
  private routes: Route[] = [];

  constructor() {
    configureApi(
      createApiClient({
        baseUrl: 'http://api.test',
        getToken: () => Promise.resolve('token'),
        fetch: (request) => this.answer(request),
      }),
    );
  }

  /** Answers a call with data of the contract's shape; the latest word counts. */
  on<P extends keyof paths, M extends MethodsOf<P>>(
    method: M,
    path: P,
    reply: (call: FakeCall) => Answer<ReplyOf<paths[P][M]>>,
  ): this {
    this.routes = [{ method: method.toUpperCase(), pattern: asPattern(path), reply }, ...this.routes];
    return this;
  }

  /** Names of the calls of a method, with what they sent. */
  sent(method: Method): readonly unknown[] {
    return this.calls.filter(({ name }) => name.startsWith(`${method.toUpperCase()} `)).map(({ body }) => body);
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const body: unknown = text === '' ? null : isJson ? JSON.parse(text) : text;
    this.calls.push({ name: `${request.method} ${pathname}`, query, headers: request.headers, body });
    const route = this.routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (route === undefined) return problem(404, 'NOT_FOUND');
    const reply = await route.reply({ query, body });
    return reply instanceof Response ? reply : Response.json(reply);
  }
}

/** A refusal in the API's shape. */
export const problem = (status: number, code: string, extensions: object = {}): Response =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, detail: code, code, error: code, ...extensions }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

/** Timers that were begun since the last test. */
const timers = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (begin, self, args) => {
    const timer = Reflect.apply(begin, self, args) as ReturnType<typeof setTimeout>;
    timers.add(timer);
    return timer;
  },
});

/**
 * Drops what a test left for later, such as the saving of an answer, which outlives its screen: it would be sent to the
 * API of the next test. Called after each test, once its screen is gone.
 */
export function dropLeftovers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  configureApi(
    createApiClient({
      baseUrl: 'http://api.test',
      getToken: () => Promise.resolve(null),
      fetch: () => new Promise(() => undefined),
    }),
  );
}

/** Elements whose words are not the catalogs': symbols for sight alone. */
/** And the countries of a phone number, whose names are the browser's own. */
const DECORATION = '[aria-hidden="true"], title, style, script, select';
/** A word is two letters in a row; marks, numbers and initials are not texts. */
const WORDS = /\p{Letter}{2,}/u;

/**
 * Texts on the page that came from no catalog: neither in the pseudolocale's brackets nor among the given contents
 * (people's names, and what the API says).
 */
export function uncataloguedTexts(root: Element, contents: readonly string[]): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!WORDS.test(text) || node.parentElement?.closest(DECORATION) != null) continue;
    const rest = contents.reduce((left, content) => left.replaceAll(content, ''), text.replace(/\[[^[\]]*\]/g, ''));
    if (WORDS.test(rest)) found.push(text);
  }
  return found;
}

/**
 * Switches every catalog that a portal's screens use: its own, this package's and the domain's.
 * @returns The components' catalog, for `portalUnderTest`; English for `en`.
 */
export async function speak(texts: Pick<Texts<never>, 'use'>, locale: Locale): Promise<UiCatalog | undefined> {
  await Promise.all([texts.use(locale), portalTexts.use(locale), speakDomain(locale)]);
  return locale === 'pseudo' ? loadPseudoUiCatalog() : undefined;
}

/**
 * A portal below its gate, at an address, as a signed-in person: everything is real but HTTP.
 * @returns What to render, and the router to read the address from.
 */
export function portalUnderTest({
  portal,
  routes,
  path,
  catalog,
}: {
  portal: PortalKind;
  routes: readonly RouteObject[];
  path: string;
  /** Texts of the components; English without it. */
  catalog?: UiCatalog | undefined;
}) {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const router = createMemoryRouter([...routes], { initialEntries: [path] });
  const runtime = {
    portal,
    environment: environmentOfHost('127.0.0.1', portal),
    session: {} as PortalRuntime['session'],
    queryClient,
    signOut: () => Promise.resolve(),
  } satisfies PortalRuntime;
  const element = (
    <UiProvider env="test" link={RouterLink} catalog={catalog}>
      <RuntimeProvider value={runtime}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RuntimeProvider>
    </UiProvider>
  );
  return { element, router, queryClient };
}
