import { profileBirthdateError, adminUserUpdateSchema, userSchema } from '@troth/domain/people';
import { say } from '@troth/domain/messages';
import { REMINDER_TOPICS } from '@troth/domain/reminders';
import { issuePasswordReset } from '@troth/identity';
import { changeAddress } from './change-address';
import { idSchema } from '@troth/domain/records';
import { storeIn } from '../../kernel/auth/identity';
import { personOf } from '../../kernel/auth/actor';
import { requireUnchanged } from '../../kernel/http/if-match';
import { operation } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { todayFor } from '../../kernel/http/today';
import { setReminders } from '../../kernel/mail/reminder-optouts';
import { text } from '../../kernel/texts';
import { isFutureEvent } from '@troth/domain/booking';
import { recordActionOnUser, recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { eventFacts } from '../../records/booking/event.presenter';
import { eventsOfPerson } from '../../records/booking/event.repository';
import { presentUser } from '../../records/users/user.presenter';
import { getUser, lockUser, updateUser } from '../../records/users/user.repository';
import { inviteAttorneyAgain } from '../booking/appointment-mail';
import { phoneNumberIssue } from '../users/phone-number';
import { managedUser, PORTALS, reasonedSchema, requireNotAtNotary, wasDoneSince } from './managed-user';

const NAME_FIELDS = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
const MS_PER_MINUTE = 60_000;
/** An attorney is not invited again sooner. */
const INVITED_ONCE_IN_MS = 10 * MS_PER_MINUTE;
const RESET_ONCE_IN_MS = 5 * MS_PER_MINUTE;
const RESET_LASTS_MINUTES = 30;

export const userChangeOperations = [
  operation({
    ...managedUser,
    route: 'PATCH /admin/users/{id}',
    id: 'adminUsers.update',
    summary: 'Changes the profile of somebody else, by the profile’s own rules and for a reason',
    description:
      'A new name makes the agreement out of date; it is refused while something is with the notary. `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed. A new `email` is confirmed by a link that goes there; until then the old one stays. Where sign-in is elsewhere it is the contact’s alone, and changes at once.',
    body: adminUserUpdateSchema,
    response: userSchema,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, body, now, actor, request, announce } = call;
      await lockUser(tx, subject.id);
      const user = await getUser(tx, subject.id);
      requireUnchanged(request, user, () => presentUser(user));
      const { reason, email, ...fields } = body;
      if (fields.birthdate != null) {
        const key = profileBirthdateError(fields.birthdate, { today: todayFor(null, now) });
        if (key !== null) throw invalidField('birthdate', say(key), key);
      }
      const phone = fields.phoneNumber == null ? null : phoneNumberIssue(fields.phoneNumber, ['phoneNumber']);
      if (phone !== null) throw problem('VALIDATION_FAILED', { issues: [phone] });
      const isRenamed = NAME_FIELDS.some((field) => fields[field] !== undefined && fields[field] !== user[field]);
      if (isRenamed) await requireNotAtNotary(tx, subject.id);
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const changed = await updateUser(tx, subject.id, changes, personOf(actor).id, now);
      await recordActionOnUser(call, 'adminUsers.update', subject.id, reason);
      announce({ userIds: [subject.id], topics: ['profile', 'document'] });
      if (email === undefined) return presentUser(changed);
      return presentUser(await changeAddress(call, changed, { email, reason }));
    },
  }),
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/unsubscribe',
    id: 'adminUsers.unsubscribe',
    summary: 'Turns all reminders of a person off; only the person turns them on again',
    description: 'Mail that a law or a step needs is still sent.',
    body: reasonedSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, now, body, announce } = call;
      for (const topic of REMINDER_TOPICS) await setReminders(tx, { userId: subject.id, topic, isWanted: false }, now);
      await recordActionOnUser(call, 'adminUsers.unsubscribe', subject.id, body.reason);
      announce({ userIds: [subject.id], topics: ['profile'] });
      return null;
    },
  }),
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/notify-attorney-user-event/{eventId}',
    id: 'adminUsers.notifyAttorney',
    summary: 'Sends the attorney the invitation to an appointment of this person again',
    description: 'For appointments that are still to be, once in ten minutes.',
    params: managedUser.params.extend({ eventId: idSchema }),
    body: reasonedSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, params, now, body } = call;
      await lockUser(tx, subject.id);
      const view = (await eventsOfPerson(tx, subject.id)).find(({ event }) => event.id === params.eventId);
      if (view === undefined) throw problem('NOT_FOUND');
      if (!isFutureEvent(eventFacts(view.event), now.toISOString())) {
        throw problem('REFUSED_BY_RULE', { detail: text('adminUser.notFuture') });
      }
      const action = 'adminUsers.notifyAttorney';
      if (await wasDoneSince(call, action, view.event.id, INVITED_ONCE_IN_MS)) {
        throw problem('CONFLICT', { detail: text('adminUser.invitedAlready') });
      }
      await inviteAttorneyAgain(call, view);
      await recordAdminAction(call, {
        action,
        subjectKind: 'event',
        subjectId: view.event.id,
        userId: subject.id,
        reason: body.reason,
      });
      return null;
    },
  }),
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/send-password-reset-email',
    id: 'adminUsers.sendPasswordReset',
    summary: 'Mails a person a link to choose a new password, for thirty minutes and once in five',
    description: 'Answers alike whether or not the address has an account. Where sign-in is elsewhere, it is refused.',
    body: reasonedSchema,
    response: null,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, services, now, body, sendMail } = call;
      const { config } = services;
      if (config.identity.kind === 'external') {
        throw problem('REFUSED_BY_RULE', { detail: text('adminUser.signInElsewhere') });
      }
      await lockUser(tx, subject.id);
      const action = 'adminUsers.sendPasswordReset';
      if (await wasDoneSince(call, action, subject.id, RESET_ONCE_IN_MS)) {
        throw problem('CONFLICT', { detail: text('adminUser.resetAlready') });
      }
      const user = await getUser(tx, subject.id);
      const mail = await issuePasswordReset(
        storeIn(tx),
        {
          email: user.email,
          issuer: config.identity.issuer,
          clientId: config.clientIds[PORTALS[user.userType]],
          minutes: RESET_LASTS_MINUTES,
        },
        now,
      );
      if (mail !== null) {
        const { purpose: _purpose, to, ...data } = mail;
        await sendMail({ kind: 'account-password-reset', to, data });
      }
      await recordActionOnUser(call, action, subject.id, body.reason);
      return null;
    },
  }),
];
