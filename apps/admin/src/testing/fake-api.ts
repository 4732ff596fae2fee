import { createApiClient, type paths } from '@troth/api-client';
import { configureApi } from '@troth/portal/api';

type Method = 'get' | 'post' | 'patch' | 'delete';
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
  readonly calls: { readonly name: string; readonly query: URLSearchParams; readonly body: unknown }[] = [];
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
    const body: unknown = text === '' ? null : JSON.parse(text);
    this.calls.push({ name: `${request.method} ${pathname}`, query, body });
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
