import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { text } from '../texts';
import { problem } from './problem';

const KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;

export interface StoredResponse {
  readonly status: number;
  readonly body: string | null;
}

/** Binds a key to one request: who, which operation at which address, and which bytes. */
export interface IdempotentRequest {
  readonly actor: string;
  readonly key: string;
  readonly operation: string;
  readonly bodyHash: string;
}

/** @throws Problem for a key that is no key. @returns null when the request carries none. */
export function idempotentRequest(
  header: string | null,
  actor: string,
  operation: string,
  bytes: Uint8Array,
): IdempotentRequest | null {
  if (header === null) return null;
  if (!KEY_PATTERN.test(header)) throw problem('MALFORMED_REQUEST');
  return { actor, key: header, operation, bodyHash: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * The answer that was given to this request before; null when it is new.
 * The advisory lock lasts as long as the transaction, so of two at once one is told to wait.
 * @throws Problem CONFLICT, or IDEMPOTENCY_CONFLICT for another request under the same key.
 */
export async function replay(tx: Tx, request: IdempotentRequest): Promise<StoredResponse | null> {
  const lock = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${request.actor} ${request.key}`}, 0)) as locked
  `.execute(tx);
  if (lock.rows[0]?.locked !== true)
    throw problem('CONFLICT', { detail: text('problem.requestInProgress'), headers: { 'retry-after': '1' } });
  const known = await tx
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (known === undefined) return null;
  if (known.operation !== request.operation || known.bodyHash !== request.bodyHash)
    throw problem('IDEMPOTENCY_CONFLICT');
  return { status: known.status, body: known.response };
}

/** Keeps the answer in the transaction of the work itself: both are there after a crash, or neither. */
export async function remember(tx: Tx, request: IdempotentRequest, response: StoredResponse, now: Date): Promise<void> {
  await tx
    .insertInto('idempotencyKeys')
    .values({ ...request, status: response.status, response: response.body, createdAt: now })
    .execute();
}
