import type { Problem } from '@troth/domain/errors';
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './generated/schema';

export type { components, operations, paths } from './generated/schema';

/** The typed client: `api.GET('/users/{id}', { params: { path: { id } } })`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Origin of the API, for example `http://127.0.0.1:4000`. */
  readonly baseUrl: string;
  /** Asked for a fresh token per call; null falls back to the session cookie (customer spec §7). */
  readonly getToken: () => Promise<string | null>;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How a call failed before an answer came, or on the way to reading it. Customer spec §8. */
export type TransportFailure = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/**
 * A call that failed. `data` is what the error display rule of customer spec §8 reads; there is no `message` of our
 * own beside it, since a message would hide the issues.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number | TransportFailure,
    readonly data: unknown,
    readonly problem: Problem | null,
    options?: ErrorOptions,
  ) {
    super('', options);
  }

  /** The problem's code, for programs that choose their words by it. */
  get code(): Problem['code'] | null {
    return this.problem?.code ?? null;
  }
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    credentials: 'include',
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
  const authorize: Middleware = {
    onRequest: async ({ request }) => {
      const token = await options.getToken().catch(() => null);
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
    onError: ({ error }) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError(isTimeout ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', undefined, null, { cause: error });
    },
  };
  client.use(authorize);
  return client;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'error' in value;

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of an answer.
 * @throws ApiError for every answer that is none of 2xx, and for a call that got no answer.
 */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('PARSING_ERROR', undefined, null, { cause: error });
    throw error;
  }
  const { data, error, response } = answer;
  if (!response.ok) throw new ApiError(response.status, error, isProblem(error) ? error : null);
  return data as Data;
}
