import { randomBytes } from 'node:crypto';
import { findAccountWithSecret } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { passwordResetMail } from '../mail/mails';
import { OneTimeTokens } from '../mail/one-time-tokens';
import type { IdentityMail, IdentityStore } from '../ports';

/**
 * A reset link that somebody of the house asks for, for a person who cannot: it replaces an earlier one. Sending the mail
 * is the caller's.
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
