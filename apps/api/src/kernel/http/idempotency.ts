import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database';
import type { HouseSeal } from '../protection/protection';
import { houseSealIn } from '../protection/protected-database';
import { text } from '../texts';
import { problem } from './problem';

const KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;

export interface StoredResponse {
  readonly status: number;
  readonly body: string | null;
}

/** Binds a key to one request: who, which operation at which address, and which bytes (their SHA-256). */
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

/** An actor's name may hold spaces, so the two are kept apart as JSON. */
const placeOf = ({ actor, key }: Pick<IdempotentRequest, 'actor' | 'key'>) => ({
  table: 'idempotency_keys',
  column: 'sealed_response',
  rowId: JSON.stringify([actor, key]),
});

/** What is stored of an answer, which may repeat what someone typed. */
export const sealResponse = (
  house: HouseSeal,
  request: Pick<IdempotentRequest, 'actor' | 'key'>,
  body: string | null,
): Buffer | null => (body === null ? null : house.seal(placeOf(request), body));

/** By this a repeated request is known. Of a short answer a plain hash would be found by trying. */
export const storedBodyHash = (house: HouseSeal, bodyHash: string): string => house.fingerprint(`body ${bodyHash}`);

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
  const house = houseSealIn(tx);
  if (known.operation !== request.operation || known.bodyHash !== storedBodyHash(house, request.bodyHash))
    throw problem('IDEMPOTENCY_CONFLICT');
  const { status, sealedResponse } = known;
  return { status, body: sealedResponse === null ? null : house.open(placeOf(request), sealedResponse) };
}

/** Keeps the answer in the transaction of the work itself: both are there after a crash, or neither. */
export async function remember(tx: Tx, request: IdempotentRequest, response: StoredResponse, now: Date): Promise<void> {
  const house = houseSealIn(tx);
  await tx
    .insertInto('idempotencyKeys')
    .values({
      ...request,
      bodyHash: storedBodyHash(house, request.bodyHash),
      status: response.status,
      sealedResponse: sealResponse(house, request, response.body),
      createdAt: now,
    })
    .execute();
}
