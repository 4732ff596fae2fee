import { describe, expect, it } from 'vitest';
import { ApiError, createApiClient, unwrap } from './client';

const problem = {
  type: 'urn:troth:problem:not-found',
  title: "There's nothing here",
  status: 404,
  detail: "There's nothing here",
  code: 'NOT_FOUND',
  error: "There's nothing here",
};

function clientThat(answer: (request: Request) => Promise<Response> | Response, token: string | null = 'token') {
  const seen: Request[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => Promise.resolve(token),
    fetch: async (request) => {
      seen.push(request);
      return answer(request);
    },
  });
  return { api, seen };
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('the client', () => {
  it('asks for a fresh token with every call', async () => {
    let count = 0;
    const seen: (string | null)[] = [];
    const api = createApiClient({
      baseUrl: 'http://api.test',
      getToken: () => {
        count += 1;
        return Promise.resolve(`token-${count}`);
      },
      fetch: (request) => {
        seen.push(request.headers.get('authorization'));
        return Promise.resolve(json([]));
      },
    });
    await unwrap(api.GET('/products'));
    await unwrap(api.GET('/products'));
    expect(seen).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('falls back to the session cookie where no token can be had', async () => {
    const { api, seen } = clientThat(() => json([]), null);
    await unwrap(api.GET('/products'));
    expect([seen[0]?.headers.get('authorization'), seen[0]?.credentials]).toEqual([null, 'include']);
  });

  it('gives the data, and throws the problem with what the error display rule reads', async () => {
    const { api } = clientThat((request) => (request.url.endsWith('/states') ? json([]) : json(problem, 404)));
    expect(await unwrap(api.GET('/states'))).toEqual([]);
    const failure = await unwrap(api.GET('/users/me')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404, code: 'NOT_FOUND', data: problem, message: '' });
  });

  it('calls a call without an answer FETCH_ERROR, and an answer that cannot be read PARSING_ERROR', async () => {
    const offline = clientThat(() => Promise.reject(new TypeError('offline')));
    expect(await unwrap(offline.api.GET('/states')).catch((error: unknown) => error)).toMatchObject({
      status: 'FETCH_ERROR',
    });
    const broken = clientThat(() => new Response('<html>', { headers: { 'content-type': 'application/json' } }));
    expect(await unwrap(broken.api.GET('/states')).catch((error: unknown) => error)).toMatchObject({
      status: 'PARSING_ERROR',
    });
  });

  it('lets an aborted call be aborted', async () => {
    const { api } = clientThat((request) => Promise.reject(request.signal.reason as Error));
    const failure = await unwrap(api.GET('/states', { signal: AbortSignal.abort() })).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortError' });
  });
});
