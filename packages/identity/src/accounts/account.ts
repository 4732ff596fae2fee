/** A person who can sign in. `id` is the subject (`sub`) of every token. */
export interface Account {
  id: string;
  /** Trimmed and lower-case. */
  email: string;
  emailVerifiedAt: Date | null;
  termsAgreedAt: Date | null;
  termsVersion: string | null;
  createdAt: Date;
}

export interface NewAccount {
  email: string;
  password: string;
  emailVerified: boolean;
  terms?: { agreedAt: Date; version: string };
  /** Fixed id, for seeds; a random UUID by default. */
  id?: string;
}

/** Accounts as the host may use them: seeds, the command line, tests. */
export interface Accounts {
  /** @throws AccountError EMAIL_INVALID, EMAIL_TAKEN or PASSWORD_REFUSED */
  create(account: NewAccount): Promise<Account>;
  /**
   * Accounts with one password, hashed once: for people who exist to be tried, whose password is no secret. Those that
   * are there already stay as they are.
   * @returns in the order of the addresses
   * @throws AccountError EMAIL_INVALID. The published password is shorter than one that a person may choose.
   */
  createForDemo(
    emails: readonly string[],
    password: string,
    terms: { agreedAt: Date; version: string },
  ): Promise<Account[]>;
  findById(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Sets the password and ends all sessions. @throws AccountError PASSWORD_REFUSED or NOT_FOUND */
  setPassword(id: string, password: string): Promise<void>;
  verifyEmail(id: string): Promise<void>;
  /** Ends all sessions and refresh tokens, and tells the host, which refuses the access tokens that were issued. */
  endSessions(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export type AccountErrorCode = 'EMAIL_INVALID' | 'EMAIL_TAKEN' | 'PASSWORD_REFUSED' | 'NOT_FOUND';

export class AccountError extends Error {
  constructor(readonly code: AccountErrorCode) {
    super(code);
    this.name = 'AccountError';
  }
}
