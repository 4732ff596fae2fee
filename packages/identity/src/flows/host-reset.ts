import { randomBytes } from 'node:crypto';
import { findAccountByEmail, findAccountById, findAccountWithSecret } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { emailChangeAskedMail, emailChangeMail, passwordResetMail } from '../mail/mails';
import { OneTimeTokens } from '../mail/one-time-tokens';
import type { IdentityMail, IdentityStore } from '../ports';

/**
 * A reset link that someone of the house asks for, for a person who cannot: it replaces an earlier one. Sending the
 * mail is the caller's.
 * @returns null where the address has no account.
 */
export async function issuePasswordReset(
  store: IdentityStore,
  { email, issuer, clientId, minutes }: { email: string; issuer: string; clientId: string; minutes: number },
  now: Date,
): Promise<IdentityMail | null> {
  const address = normalizeEmail(email);
  const account = address === null ? null : await findAccountWithSecret(store, address);
  if (address === null || account === null) return null;
  // A reset is opened by its link alone; the code, which nobody is sent, needs no key that lasts.
  const tokens = new OneTimeTokens(store, randomBytes(32).toString('base64url'), () => now);
  const { link } = await tokens.issue(
    {
      purpose: 'PASSWORD_RESET',
      email: address,
      accountId: account.id,
      interactionUid: null,
      clientId,
      passwordHash: null,
      termsAgreedAt: null,
      termsVersion: null,
    },
    minutes * 60,
  );
  const url = `${issuer.replace(/\/$/, '')}/reset?token=${link}`;
  return passwordResetMail({ to: address, url, minutes });
}

const SECONDS_PER_HOUR = 3600;

/**
 * A link by which the new address of an account is confirmed, asked for by someone of the house. It goes to the new
 * address, and word of it to the old one; nothing changes before it is opened. Sending both is the caller's.
 * @returns null where there is no such account, or another one has the address; the caller answers alike.
 */
export async function issueEmailChange(
  store: IdentityStore,
  {
    accountId,
    email,
    issuer,
    clientId,
    loginUrl,
    hours,
  }: { accountId: string; email: string; issuer: string; clientId: string; loginUrl: string; hours: number },
  now: Date,
): Promise<readonly IdentityMail[] | null> {
  const address = normalizeEmail(email);
  const account = await findAccountById(store, accountId);
  if (address === null || account === null || (await findAccountByEmail(store, address)) !== null) return null;
  const tokens = new OneTimeTokens(store, randomBytes(32).toString('base64url'), () => now);
  const { link } = await tokens.issue(
    {
      purpose: 'CHANGE_EMAIL',
      email: address,
      accountId,
      interactionUid: null,
      clientId,
      passwordHash: null,
      termsAgreedAt: null,
      termsVersion: null,
    },
    hours * SECONDS_PER_HOUR,
  );
  const url = `${issuer.replace(/\/$/, '')}/email?token=${link}`;
  return [emailChangeMail({ to: address, url, hours }), emailChangeAskedMail({ to: account.email, url: loginUrl })];
}
