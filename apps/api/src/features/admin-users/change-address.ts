import { issueEmailChange } from '@troth/identity';
import { storeIn } from '../../kernel/auth/identity';
import { personOf } from '../../kernel/auth/actor';
import type { Config } from '../../kernel/config/config';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordActionOnUser } from '../../records/admin-actions/admin-action.repository';
import { isAddressTaken, updateUser, type UserRow } from '../../records/users/user.repository';
import { PORTALS, wasDoneSince } from './managed-user';

const ASKED_ONCE_IN_MS = 5 * 60_000;
const LINK_LASTS_HOURS = 24;
const ACTION = 'adminUsers.changeEmail';

/** Another person's address is nobody else's. @throws Problem ALREADY_EXISTS */
async function requireFree({ tx }: Pick<Work, 'tx'>, user: UserRow, email: string): Promise<void> {
  if (await isAddressTaken(tx, email, user.id))
    throw problem('ALREADY_EXISTS', { detail: text('adminUser.addressTaken') });
}

/**
 * An admin asks for another address of a person. With our own sign-in a link goes to the new address and word of it to the
 * old one; the address moves when the link is opened. With a hosted sign-in it is where we write to, and no more.
 *
 * @returns the person as they are now.
 */
export async function changeAddress(
  call: Work,
  user: UserRow,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<UserRow> {
  const { identity } = call.services.config;
  if (email.toLowerCase() === user.email.toLowerCase()) return user;
  await requireFree(call, user, email);
  if (await wasDoneSince(call, ACTION, user.id, ASKED_ONCE_IN_MS)) {
    throw problem('CONFLICT', { detail: text('adminUser.addressAsked') });
  }
  const changed =
    identity.kind === 'external'
      ? await changeContactAddress(call, user, email)
      : await askForAddress(call, identity, user, email);
  await recordActionOnUser(call, ACTION, user.id, reason);
  return changed;
}

async function changeContactAddress({ tx, now, actor, sendMail }: Work, user: UserRow, email: string) {
  const changed = await updateUser(tx, user.id, { email, emailVerified: false }, personOf(actor).id, now);
  for (const to of [user.email, email]) await sendMail({ kind: 'contact-address-changed', to, data: {} });
  return changed;
}

/** @throws Problem ALREADY_EXISTS where another account signs in with the address */
async function askForAddress(
  { tx, now, services: { config }, sendMail }: Work,
  { issuer }: Pick<Config['identity'], 'issuer'>,
  user: UserRow,
  email: string,
): Promise<UserRow> {
  const portal = PORTALS[user.userType];
  const mails = await issueEmailChange(
    storeIn(tx),
    {
      accountId: user.externalId,
      email,
      issuer,
      clientId: config.clientIds[portal],
      loginUrl: `${config.origins[portal]}/login`,
      hours: LINK_LASTS_HOURS,
    },
    now,
  );
  if (mails === null) throw problem('ALREADY_EXISTS', { detail: text('adminUser.addressTaken') });
  const [confirm, notice] = mails;
  for (const [kind, mail] of [
    ['account-email-change', confirm],
    ['account-email-change-asked', notice],
  ] as const) {
    if (mail === undefined) continue;
    const { purpose: _purpose, to, ...data } = mail;
    await sendMail({ kind, to, data });
  }
  return user;
}
