import { randomUUID } from 'node:crypto';
import type { IdentityStore } from '../ports';
import type { Factor, FactorKind, StoredFactor } from './factor';

interface FactorRow {
  id: string;
  kind: FactorKind;
  name: string;
  credential_id: string | null;
  public_key: string | null;
  signature_count: string | number | null;
  transports: string | null;
  sealed_secret: string | null;
  created_at: Date | string;
  last_used_at: Date | string | null;
}

function present(row: FactorRow): StoredFactor {
  const common: Omit<Factor, 'kind'> = {
    id: row.id,
    name: row.name,
    addedAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  };
  if (row.kind === 'APP') return { ...common, kind: 'APP', sealedSecret: row.sealed_secret ?? '' };
  return {
    ...common,
    kind: 'PASSKEY',
    credentialId: row.credential_id ?? '',
    publicKey: row.public_key ?? '',
    signatureCount: Number(row.signature_count ?? 0),
    transports: (row.transports ?? '').split(' ').filter((transport) => transport !== ''),
  };
}

/** A person's factors, oldest first. */
export async function factorsOf(store: IdentityStore, accountId: string): Promise<StoredFactor[]> {
  const rows = await store.query<FactorRow>(
    'SELECT * FROM identity_factor WHERE account_id = $1 ORDER BY created_at, id',
    [accountId],
  );
  return rows.map(present);
}

export async function hasFactor(store: IdentityStore, accountId: string): Promise<boolean> {
  const rows = await store.query('SELECT 1 AS one FROM identity_factor WHERE account_id = $1 LIMIT 1', [accountId]);
  return rows.length > 0;
}

export async function findPasskey(store: IdentityStore, credentialId: string) {
  const [row] = await store.query<FactorRow & { account_id: string }>(
    'SELECT * FROM identity_factor WHERE credential_id = $1',
    [credentialId],
  );
  const passkey = row && present(row);
  return row && passkey?.kind === 'PASSKEY' ? { accountId: row.account_id, passkey } : null;
}

export interface NewPasskey {
  name: string;
  credentialId: string;
  publicKey: string;
  signatureCount: number;
  transports: readonly string[];
}

/** False when this passkey is known already. */
export async function addPasskey(
  store: IdentityStore,
  accountId: string,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const rows = await store.query(
    `INSERT INTO identity_factor
       (id, account_id, kind, name, credential_id, public_key, signature_count, transports, created_at)
     VALUES ($1, $2, 'PASSKEY', $3, $4, $5, $6, $7, $8)
     ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
    [
      randomUUID(),
      accountId,
      passkey.name,
      passkey.credentialId,
      passkey.publicKey,
      passkey.signatureCount,
      passkey.transports.join(' '),
      now.toISOString(),
    ],
  );
  return rows.length > 0;
}

/** @param app `id` comes first because its secret is sealed for this very row; `step` is the one of its first code. */
export async function addApp(
  store: IdentityStore,
  accountId: string,
  app: { id: string; name: string; sealedSecret: string; step: number },
  now: Date,
): Promise<void> {
  await store.query(
    `INSERT INTO identity_factor (id, account_id, kind, name, sealed_secret, last_step, created_at)
     VALUES ($1, $2, 'APP', $3, $4, $5, $6)`,
    [app.id, accountId, app.name, app.sealedSecret, app.step, now.toISOString()],
  );
}

/** Spends the code of a time step; false when it, or a later one, was used before. */
export async function spendStep(store: IdentityStore, id: string, step: number, now: Date): Promise<boolean> {
  const rows = await store.query(
    `UPDATE identity_factor SET last_step = $2, last_used_at = $3
     WHERE id = $1 AND (last_step IS NULL OR last_step < $2) RETURNING id`,
    [id, step, now.toISOString()],
  );
  return rows.length > 0;
}

/**
 * Keeps the new signature count. False when a count went back or was seen before, which a copied key would show;
 * passkeys that do not count always say 0.
 */
export async function recordPasskeyUse(store: IdentityStore, id: string, count: number, now: Date): Promise<boolean> {
  const rows = await store.query(
    `UPDATE identity_factor SET signature_count = $2, last_used_at = $3
     WHERE id = $1 AND (signature_count < $2 OR (signature_count = 0 AND $2 = 0)) RETURNING id`,
    [id, count, now.toISOString()],
  );
  return rows.length > 0;
}

/** Removes one factor; with the last one the recovery codes go too. @returns what was removed, and how many are left */
export async function removeFactor(
  store: IdentityStore,
  accountId: string,
  id: string,
): Promise<{ removed: Factor; left: number } | null> {
  return store.transaction(async (transaction) => {
    const [row] = await transaction.query<FactorRow>(
      'DELETE FROM identity_factor WHERE id = $1 AND account_id = $2 RETURNING *',
      [id, accountId],
    );
    if (row === undefined) return null;
    const { length: left } = await factorsOf(transaction, accountId);
    if (left === 0) await transaction.query('DELETE FROM identity_recovery_code WHERE account_id = $1', [accountId]);
    return { removed: present(row), left };
  });
}

/** Removes every factor and recovery code of a person. @returns how many factors there were */
export async function removeAllFactors(store: IdentityStore, accountId: string): Promise<number> {
  await store.query('DELETE FROM identity_recovery_code WHERE account_id = $1', [accountId]);
  const rows = await store.query('DELETE FROM identity_factor WHERE account_id = $1 RETURNING id', [accountId]);
  return rows.length;
}
