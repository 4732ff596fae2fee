import { randomUUID } from 'node:crypto';
import type { IdentityHost, IdentityStore } from '../ports';
import { endSessionsOf } from '../sessions/sessions';
import { AccountError, type Account, type Accounts, type NewAccount } from './account';
import { normalizeEmail } from './email';
import { hashPassword, passwordProblem } from './password';

interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  email_verified_at: Date | string | null;
  terms_agreed_at: Date | string | null;
  terms_version: string | null;
  created_at: Date | string;
}

/** With what never leaves this package. */
export interface AccountWithSecret extends Account {
  passwordHash: string;
}

type EndsSessions = Pick<IdentityHost, 'sessionsEnded'>;

const instant = (value: Date | string | null) => (value === null ? null : new Date(value));

function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerifiedAt: instant(row.email_verified_at),
    termsAgreedAt: instant(row.terms_agreed_at),
    termsVersion: row.terms_version,
    createdAt: new Date(row.created_at),
  };
}

export async function findAccountById(store: IdentityStore, id: string): Promise<Account | null> {
  const [row] = await store.query<AccountRow>('SELECT * FROM identity_account WHERE id = $1', [id]);
  return row ? presentAccount(row) : null;
}

/** @param email as `normalizeEmail` gives it */
export async function findAccountByEmail(store: IdentityStore, email: string): Promise<Account | null> {
  const [row] = await store.query<AccountRow>('SELECT * FROM identity_account WHERE email = $1', [email]);
  return row ? presentAccount(row) : null;
}

/** @param email as `normalizeEmail` gives it */
export async function findAccountWithSecret(store: IdentityStore, email: string): Promise<AccountWithSecret | null> {
  const [row] = await store.query<AccountRow>('SELECT * FROM identity_account WHERE email = $1', [email]);
  return row ? { ...presentAccount(row), passwordHash: row.password_hash } : null;
}

interface AccountToInsert {
  id?: string;
  email: string;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  termsAgreedAt: Date | null;
  termsVersion: string | null;
}

/** Null when the address has an account already. */
export async function insertAccount(
  store: IdentityStore,
  account: AccountToInsert,
  now: Date,
): Promise<Account | null> {
  const [row] = await store.query<AccountRow>(
    `INSERT INTO identity_account
       (id, email, password_hash, email_verified_at, terms_agreed_at, terms_version, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
     ON CONFLICT (email) DO NOTHING RETURNING *`,
    [
      account.id ?? randomUUID(),
      account.email,
      account.passwordHash,
      account.emailVerifiedAt?.toISOString() ?? null,
      account.termsAgreedAt?.toISOString() ?? null,
      account.termsVersion,
      now.toISOString(),
    ],
  );
  return row ? presentAccount(row) : null;
}

/** The first verification counts; a later one changes nothing. */
export async function markEmailVerified(store: IdentityStore, id: string, now: Date): Promise<void> {
  await store.query(
    `UPDATE identity_account SET email_verified_at = coalesce(email_verified_at, $2), updated_at = $2 WHERE id = $1`,
    [id, now.toISOString()],
  );
}

/** Ends the sessions of anyone who knew the old password, and every link that was mailed to change it. */
export async function replacePassword(
  store: IdentityStore,
  host: EndsSessions,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const changed = await store.query<{ id: string }>(
    'UPDATE identity_account SET password_hash = $2, updated_at = $3 WHERE id = $1 RETURNING id',
    [id, passwordHash, now.toISOString()],
  );
  if (changed.length === 0) throw new AccountError('NOT_FOUND');
  await endSessionsOf(store, host, id);
  await removePendingChanges(store, id);
}

/** Links mailed earlier, which perhaps another person asked for, change nothing any more. */
async function removePendingChanges(store: IdentityStore, id: string): Promise<void> {
  await store.query(
    `DELETE FROM identity_token WHERE account_id = $1 AND purpose IN ('PASSWORD_RESET', 'CHANGE_EMAIL')`,
    [id],
  );
}

/** @returns false when the password was changed since `oldHash` was read */
export async function changePassword(
  store: IdentityStore,
  { id, oldHash, newHash }: { id: string; oldHash: string; newHash: string },
  now: Date,
): Promise<boolean> {
  const changed = await store.query<{ id: string }>(
    'UPDATE identity_account SET password_hash = $3, updated_at = $4 WHERE id = $1 AND password_hash = $2 RETURNING id',
    [id, oldHash, newHash, now.toISOString()],
  );
  if (changed.length === 0) return false;
  await removePendingChanges(store, id);
  return true;
}

/**
 * Gives an account the address that its owner has confirmed. Tokens say the earlier one, so every session ends; so does
 * every link that was mailed to it.
 * @throws AccountError EMAIL_TAKEN, or what the database says when another account takes the address at this moment
 */
export async function changeEmail(store: IdentityStore, host: IdentityHost, id: string, email: string, now: Date) {
  const changed = await store.query<{ id: string }>(
    `UPDATE identity_account SET email = $2, email_verified_at = $3, updated_at = $3
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM identity_account WHERE email = $2) RETURNING id`,
    [id, email, now.toISOString()],
  );
  if (changed.length === 0) throw new AccountError('EMAIL_TAKEN');
  await endSessionsOf(store, host, id);
  await store.query(
    `DELETE FROM identity_token WHERE consumed_at IS NULL AND (account_id = $1 OR (email = $2 AND purpose = 'SIGN_UP'))`,
    [id, email],
  );
  await host.emailChanged(store, { accountId: id, email });
}

/** Removes the account with its sessions, and every link and code that was mailed to its address. */
export async function removeAccount(store: IdentityStore, host: EndsSessions, id: string): Promise<void> {
  await store.transaction(async (transaction) => {
    await endSessionsOf(transaction, host, id);
    await transaction.query(
      'DELETE FROM identity_token WHERE email = (SELECT email FROM identity_account WHERE id = $1)',
      [id],
    );
    await transaction.query('DELETE FROM identity_account WHERE id = $1', [id]);
  });
}

export function createAccounts(store: IdentityStore, host: EndsSessions, now: () => Date): Accounts {
  return {
    async create({ email: typed, password, emailVerified, terms, id }: NewAccount) {
      const email = normalizeEmail(typed);
      if (email === null) throw new AccountError('EMAIL_INVALID');
      if ((await passwordProblem(password, email)) !== null) throw new AccountError('PASSWORD_REFUSED');
      const account = {
        ...(id === undefined ? {} : { id }),
        email,
        passwordHash: await hashPassword(password),
        emailVerifiedAt: emailVerified ? now() : null,
        termsAgreedAt: terms?.agreedAt ?? null,
        termsVersion: terms?.version ?? null,
      };
      const created = await insertAccount(store, account, now());
      if (created === null) throw new AccountError('EMAIL_TAKEN');
      return created;
    },
    async createForDemo(typed, password, terms) {
      const passwordHash = await hashPassword(password);
      const accounts = [];
      for (const address of typed) {
        const email = normalizeEmail(address);
        if (email === null) throw new AccountError('EMAIL_INVALID');
        const account = {
          email,
          passwordHash,
          emailVerifiedAt: now(),
          termsAgreedAt: terms.agreedAt,
          termsVersion: terms.version,
        };
        const known = (await insertAccount(store, account, now())) ?? (await findAccountByEmail(store, email));
        if (known === null) throw new AccountError('NOT_FOUND');
        accounts.push(known);
      }
      return accounts;
    },
    findById: (id) => findAccountById(store, id),
    async findByEmail(typed) {
      const email = normalizeEmail(typed);
      return email === null ? null : findAccountByEmail(store, email);
    },
    async setPassword(id, password) {
      const account = await findAccountById(store, id);
      if (account === null) throw new AccountError('NOT_FOUND');
      if ((await passwordProblem(password, account.email)) !== null) throw new AccountError('PASSWORD_REFUSED');
      const passwordHash = await hashPassword(password);
      await store.transaction((transaction) => replacePassword(transaction, host, id, passwordHash, now()));
    },
    verifyEmail: (id) => markEmailVerified(store, id, now()),
    endSessions: (id) => endSessionsOf(store, host, id),
    remove: (id) => removeAccount(store, host, id),
  };
}
