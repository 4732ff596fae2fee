import type { z } from 'zod';
import { Problem, problem } from '../http/problem';

const TIME_OUT_MS = 10_000;
/** What a provider answers is a page of JSON; a longer one is not read to the end. */
const ANSWER_MAX_BYTES = 5 * 1024 * 1024;

/** A provider answered that it does not do what it was asked. */
class ProviderRefusal extends Error {
  constructor(
    name: string,
    readonly status: number,
  ) {
    super(`${name} said ${status}.`);
  }
}

/** Refusals that pass: of a call that was too slow, that met another one, or that came too early or too often. */
const PASSING: readonly number[] = [408, 409, 425, 429];

/** The status of a refusal that the same call would meet again; null for a failure that may pass. */
export function lastingRefusal(error: unknown): number | null {
  const cause = error instanceof Problem ? error.options.cause : null;
  if (!(cause instanceof ProviderRefusal)) return null;
  const { status } = cause;
  return status >= 400 && status < 500 && !PASSING.includes(status) ? status : null;
}

export interface Answer {
  readonly status: number;
  /** Null for one that is no JSON. */
  readonly body: unknown;
}

/** Limits of a call that are not the usual ones. */
interface CallLimits {
  readonly timeOutMs?: number;
  readonly maxBytes?: number;
}

/** A provider's API over the network, in JSON. */
export interface JsonApi {
  /** @throws Problem UNAVAILABLE where it cannot be reached or has too much to do, PROVIDER_FAILED for an endless answer */
  readonly send: (method: string, path: string, body?: object, limits?: CallLimits) => Promise<Answer>;
  /** What it said, by a schema. @throws Problem PROVIDER_FAILED for a refusal, and for what the schema does not know */
  readonly read: <S extends z.ZodType>(schema: S, answer: Answer) => z.output<S>;
  /** Reads what is at a path; null where there is nothing. @throws Problem as the two above */
  readonly get: <S extends z.ZodType>(path: string, schema: S, limits?: CallLimits) => Promise<z.output<S> | null>;
}

/** @param headers Who asks: with these, and never in a log. */
export function jsonApi({
  name,
  url,
  headers,
}: {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}): JsonApi {
  const refused = (status: number) => problem('PROVIDER_FAILED', { cause: new ProviderRefusal(name, status) });

  const send: JsonApi['send'] = async (method, path, body, limits = {}) => {
    const { timeOutMs = TIME_OUT_MS, maxBytes = ANSWER_MAX_BYTES } = limits;
    let response: Response;
    let text: string | null;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
        headers: {
          ...headers,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await textWithin(response, maxBytes);
    } catch (error) {
      throw problem('UNAVAILABLE', { cause: error });
    }
    const { status } = response;
    if (status === 429 || status >= 500) throw problem('UNAVAILABLE', { cause: new Error(`${name} said ${status}.`) });
    if (text === null) throw problem('PROVIDER_FAILED', { cause: new Error(`${name} said more than is read.`) });
    return { status, body: parsedJson(text) };
  };

  const read: JsonApi['read'] = (schema, { status, body }) => {
    const result = schema.safeParse(body);
    if (status < 300 && result.success) return result.data;
    throw refused(status);
  };

  return {
    send,
    read,
    get: async (path, schema, limits) => {
      const answer = await send('GET', path, undefined, limits);
      return answer.status === 404 ? null : read(schema, answer);
    },
  };
}

/** @returns null for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of an answer; null when there is more of it than may be. */
async function textWithin(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? [];
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
