import { accountDeletionSchema, deletionDueAt } from '@troth/domain/personal-data';
import { removeAccount } from '@troth/identity';
import { z } from 'zod';
import { newSecretToken } from '../../kernel/auth/secret-token';
import { sessionsEnded } from '../../kernel/auth/end-sessions';
import { storeIn } from '../../kernel/auth/identity';
import { personOf } from '../../kernel/auth/actor';
import { type Call, operation } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordActionOnUser } from '../../records/admin-actions/admin-action.repository';
import { mattersOf } from '../../records/attorneys/matter.repository';
import { findCouple, timeZoneOf } from '../../records/couples/couple';
import { scheduleDeletion } from '../../records/personal-data/account-deletion.repository';
import type { UserSubject } from '../../records/users/user.policy';
import {
  deleteSessionsOf,
  deleteStaff,
  getUser,
  lockAdmins,
  lockUser,
  type UserRow,
} from '../../records/users/user.repository';
import { presentDeletion } from '../personal-data/account-deletion.routes';
import { accountDeletionJob } from '../personal-data/delete-account';
import { managedUser, reasonedSchema } from './managed-user';

const MS_PER_MINUTE = 60_000;

const userDeletionSchema = reasonedSchema
  .extend({
    /** The person's address, typed: it cannot be undone. */
    confirm: z.string().max(320),
    /** GRACE: in fourteen days, as when the person asks; until then the person can take it back. NOW: at once. */
    when: z.enum(['GRACE', 'NOW']).default('GRACE'),
  })
  .meta({ id: 'UserDeletion', description: 'That a person is deleted, when, and why.' });
type Deletion = Call<unknown, unknown, z.output<typeof userDeletionSchema>, UserSubject>;

/** As when the person asks, or at once; what is under way comes to its end first. */
async function deleteCustomer(call: Deletion, user: UserRow): Promise<void> {
  const { tx, body, now, enqueue, sendMail } = call;
  const current = await presentDeletion(tx, user.id);
  const reason = current.scheduled !== null ? 'SCHEDULED' : current.obstacles.length > 0 ? 'OBSTACLES' : null;
  if (reason !== null) {
    throw problem('CONFLICT', { detail: text(`deletion.refused.${reason}`), extensions: { reason, current } });
  }
  const { token, tokenHash } = newSecretToken();
  const dueAt = body.when === 'NOW' ? now : deletionDueAt(now);
  const { id } = await scheduleDeletion(tx, { userId: user.id, requestedAt: now, dueAt, cancelHash: tokenHash });
  if (body.when === 'NOW') {
    await enqueue(accountDeletionJob, { deletionId: id });
    return;
  }
  await enqueue(accountDeletionJob, { deletionId: id }, { startAfter: new Date(dueAt.getTime() + MS_PER_MINUTE) });
  await sendMail({
    kind: 'deletion-asked',
    to: user.email,
    data: { happensAt: dueAt, timeZone: timeZoneOf(await findCouple(tx, user.id)), token },
    dedupeKey: `deletion-asked:${id}`,
  });
}

/** Whoever works with Troth leaves at once: the sign-in goes, the name stays on what they did for others. */
async function removeStaff(call: Deletion, user: UserRow): Promise<void> {
  const { tx, now, actor } = call;
  const by = personOf(actor).id;
  if (user.userType === 'ATTORNEY') {
    if ((await mattersOf(tx, user.id, now)).length > 0) {
      throw problem('CONFLICT', { detail: text('adminUser.hasClients'), reason: 'HAS_CLIENTS' });
    }
  } else {
    // Two who remove each other stand in line here; the second is gone by then, and somebody is always left.
    const admins = await lockAdmins(tx);
    const isLeft = admins.some(({ id }) => id === by) && admins.some(({ id }) => id === user.id);
    if (!isLeft) throw problem('CONFLICT', { detail: text('adminUser.lastAdmin') });
  }
  await deleteStaff(tx, user, by, now);
  await removeAccount(storeIn(tx), { sessionsEnded }, user.externalId);
  await deleteSessionsOf(tx, user);
}

export const userDeletionOperations = [
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/deletion',
    id: 'adminUsers.readDeletion',
    summary: 'What deleting a person would do now: what goes, what stays and until when, and what prevents it',
    isOurs: true,
    response: accountDeletionSchema,
    action: 'read',
    handle: ({ tx, subject }) => presentDeletion(tx, subject.id),
  }),
  operation({
    ...managedUser,
    route: 'DELETE /admin/users/{id}',
    id: 'adminUsers.delete',
    needsFreshSignIn: true,
    summary: 'Deletes a person, in fourteen days or at once where nothing is under way',
    description:
      'The address has to be typed. 409 with the plan as `current` where something has to come to its end first. Attorneys only without clients; never oneself.',
    body: userDeletionSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, body } = call;
      await lockUser(tx, subject.id);
      const user = await getUser(tx, subject.id);
      if (body.confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
        throw invalidField('confirm', text('adminUser.confirmAddress'), 'confirm_address');
      }
      if (user.userType === 'CUSTOMER') await deleteCustomer(call, user);
      else await removeStaff(call, user);
      await recordActionOnUser(call, 'adminUsers.delete', user.id, body.reason);
      return null;
    },
  }),
];
