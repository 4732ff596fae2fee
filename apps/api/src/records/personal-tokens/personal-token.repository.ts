import { randomBytes } from 'node:crypto';
import { TOKEN_PREFIX, type TokenEnd, type TokenScope } from '@troth/domain/integrations';
import type { Selectable } from 'kysely';
import { hashSecretToken } from '../../kernel/auth/secret-token';
import { countRows } from '../../kernel/database/count-rows';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { PersonalTokenTables } from './personal-token.tables';

export type PersonalTokenRow = Selectable<PersonalTokenTables['personalTokens']>;

const SECRET_BYTES = 32;
const ENDING_LENGTH = 4;

/** Those of a person that are there or ended lately, the newest first. */
export const tokensOf = (tx: Tx, userId: string): Promise<PersonalTokenRow[]> =>
  tx
    .selectFrom('personalTokens')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/**
 * How many live tokens a person has. A call that creates one waits in line at the person's row, so that two never
 * exceed the limit.
 */
export async function countLiveTokens(tx: Tx, userId: string, now: Date): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return countRows(
    tx
      .selectFrom('personalTokens')
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now),
  );
}

/** @returns the token itself too, which is never there again. */
export async function insertToken(
  tx: Tx,
  creation: {
    readonly userId: string;
    readonly name: string;
    readonly scopes: readonly TokenScope[];
    readonly expiresAt: Date;
    readonly signedIn: { readonly amr: readonly string[]; readonly acr: string | null };
  },
  now: Date,
): Promise<{ row: PersonalTokenRow; token: string }> {
  const { scopes, signedIn, ...plain } = creation;
  const token = `${TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const row = await tx
    .insertInto('personalTokens')
    .values({
      ...plain,
      scopes: toJson(scopes),
      tokenHash: hashSecretToken(token),
      ending: token.slice(-ENDING_LENGTH),
      amr: toJson(signedIn.amr),
      acr: signedIn.acr,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token };
}

/** Ends a person's live tokens, or the one that is named. @returns how many there were. */
export async function endTokens(
  tx: Tx,
  { userId, id }: { userId: string; id?: string },
  reason: TokenEnd,
  now: Date,
): Promise<number> {
  const ended = await tx
    .updateTable('personalTokens')
    .set({ endedAt: now, endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

/** The last characters of tokens that are still there, by id. */
export async function endingsOfTokens(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('personalTokens').select(['id', 'ending']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, ending }) => [id, ending]));
}
