import { reasonSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { allOf, isAdmin, type Policy } from '../../kernel/http/policy';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { isSelf, type UserSubject } from '../../records/users/user.policy';
import { isRecordedSince } from '../../records/admin-actions/admin-action.repository';
import { isAtNotary } from '../../records/notarizations/notarization.repository';
import { loadUserSubject } from '../../records/users/user.repository';

/** Admins look at anybody, and act on nobody but others: another admin does what concerns oneself. */
export const managedUserPolicy = {
  read: isAdmin,
  manage: allOf<UserSubject>(isAdmin, (actor, subject) => !isSelf(actor, subject)),
} satisfies Policy<'manage', UserSubject>;

export const managedUser = {
  tag: 'admin',
  params: idParam,
  policy: managedUserPolicy,
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => loadUserSubject(tx, params.id),
} as const;

export const reasonedSchema = z
  .object({ reason: reasonSchema })
  .meta({ id: 'Reasoned', description: 'Why an admin does something to somebody else.' });

/** @throws Problem CONFLICT where something of a person is with the notary now */
export async function requireNotAtNotary(tx: Tx, userId: string): Promise<void> {
  if (await isAtNotary(tx, userId)) throw problem('CONFLICT', { detail: text('adminUser.atNotary') });
}

/** The portal in which a person signs in. */
export const PORTALS = { CUSTOMER: 'customer', ATTORNEY: 'attorney', ADMIN: 'admin' } as const;

/** Whether an admin did this to the subject within so long: a second press changes nothing. */
export async function wasDoneSince(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  action: string,
  subjectId: string,
  withinMs: number,
): Promise<boolean> {
  // Two at once stand in line at the person's row, which the callers hold.
  return isRecordedSince(tx, action, subjectId, new Date(now.getTime() - withinMs));
}
