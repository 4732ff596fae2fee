import type { Adapter, AdapterPayload } from 'oidc-provider';
import { hashSecret } from '../hash-secret';
import type { IdentityStore } from '../ports';
import { InvalidGrant } from './library';

/** Stands in a stored address for the id of the pending sign-in that it continues. */
const OWN_ID = '{id}';

interface PayloadRow {
  payload: AdapterPayload;
  consumed_at: Date | string | null;
}

/** PostgreSQL text holds no null character, and we never issue an id with one: such an id belongs to nothing. */
const isPossibleId = (id: unknown): id is string => typeof id === 'string' && !id.includes('\0');

/** @param id as the library asked for it; unknown where it looked by something else, and does not need it */
function present(row: PayloadRow | undefined, id?: string): AdapterPayload | undefined {
  if (!row) return undefined;
  const { returnTo } = row.payload;
  return {
    ...row.payload,
    ...(id === undefined ? {} : { jti: id }),
    ...(id === undefined || returnTo === undefined ? {} : { returnTo: returnTo.replace(OWN_ID, id) }),
    ...(row.consumed_at === null ? {} : { consumed: Math.floor(new Date(row.consumed_at).getTime() / 1000) }),
  };
}

/** Without the ids that the library puts into it: its own, and that of the session during which a sign-in began. */
function withoutSecrets(id: string, { jti: _jti, session, returnTo, ...payload }: AdapterPayload): AdapterPayload {
  const kept = returnTo === undefined ? payload : { ...payload, returnTo: returnTo.replace(id, OWN_ID) };
  if (session === undefined) return kept;
  const { cookie: _cookie, ...named } = session;
  return { ...kept, session: named };
}

/** Keeps the protocol library's state of one kind (`model`) in our database. Expiry is judged by the library itself. */
export class DatabaseAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly store: IdentityStore,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds?: number): Promise<void> {
    const expiresAt =
      expiresInSeconds === undefined ? null : new Date(Date.now() + expiresInSeconds * 1000).toISOString();
    await this.store.query(
      `INSERT INTO identity_payload (model, id, payload, account_id, grant_id, user_code, uid, expires_at)
       VALUES ($1, $2, $3::json, $4, $5, $6, $7, $8)
       ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, account_id = excluded.account_id,
         grant_id = excluded.grant_id, user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        this.model,
        hashSecret(id),
        JSON.stringify(withoutSecrets(id, payload)),
        payload.accountId ?? payload.result?.login?.accountId ?? null,
        payload.grantId ?? null,
        payload.userCode ?? null,
        payload.uid ?? payload.sessionUid ?? null,
        expiresAt,
      ],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!isPossibleId(id)) return undefined;
    return present(await this.rowBy('id', hashSecret(id)), id);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return present(await this.rowBy('user_code', userCode));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return present(await this.rowBy('uid', uid));
  }

  /** Codes and refresh tokens are spent once: of two requests at the same moment, one is refused. */
  async consume(id: string): Promise<void> {
    const spent = await this.store.query<{ id: string }>(
      `UPDATE identity_payload SET consumed_at = $3
       WHERE model = $1 AND id = $2 AND consumed_at IS NULL RETURNING id`,
      [this.model, hashSecret(id), new Date().toISOString()],
    );
    if (spent.length === 0) throw new InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    if (!isPossibleId(id)) return;
    await this.store.query('DELETE FROM identity_payload WHERE model = $1 AND id = $2', [this.model, hashSecret(id)]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    if (!isPossibleId(grantId)) return;
    await this.store.query('DELETE FROM identity_payload WHERE model = $1 AND grant_id = $2', [this.model, grantId]);
  }

  private async rowBy(column: 'id' | 'user_code' | 'uid', value: string): Promise<PayloadRow | undefined> {
    if (!isPossibleId(value)) return undefined;
    const [row] = await this.store.query<PayloadRow>(
      `SELECT payload, consumed_at FROM identity_payload WHERE model = $1 AND ${column} = $2`,
      [this.model, value],
    );
    return row;
  }
}
