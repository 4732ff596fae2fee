import { linkOperation } from '../../kernel/http/link-operation';
import {
  type ReminderSettings,
  reminderSettingsSchema,
  reminderSettingsUpdateSchema,
  REMINDER_TOPICS,
} from '@troth/domain/reminders';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { isOptedOut, remindersOf, setReminders } from '../../kernel/mail/reminder-optouts';
import { readUnsubscribeToken, type UnsubscribeClaim } from '../../kernel/mail/unsubscribe-link';
import { anyone, type Policy } from '../../kernel/http/policy';
import { isSelf, type UserSubject, userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { askPage, deadLinkPage, remindedAgainPage, respond, stoppedPage } from './unsubscribe-page';
import { emailsOf } from '../../records/users/user.repository';

/** The own wishes, and nobody else's to see: what somebody does not want to be reminded of is not even an admin's business. */
const settingsPolicy = {
  read: userPolicy.read,
  readOwn: isSelf,
  change: isSelf,
} satisfies Policy<'readOwn' | 'change', UserSubject>;

/** Who holds the signed link of a mail ends these reminders of its reader, and can begin them again: nothing else. */
const linkPolicy = { read: anyone, change: anyone } satisfies Policy<'change', unknown>;

/** What a link is about; null when it is not of our making, or its reader is gone. */
async function claimOf({ tx }: Work, token: string): Promise<UnsubscribeClaim | null> {
  const claim = readUnsubscribeToken(tx, token);
  if (claim === null) return null;
  const [reader] = await emailsOf(tx, [claim.userId]);
  return reader === undefined ? null : claim;
}

const dead = ({ services }: Work) => respond(deadLinkPage(`${services.config.origins.customer}/profile`), 404);

/** Turns reminders on or off by a link. */
async function setByLink(work: Work, claim: UnsubscribeClaim, isWanted: boolean): Promise<void> {
  const { userId, topic } = claim;
  await setReminders(work.tx, { userId, topic, isWanted }, work.now);
  work.audit({ subjectKind: 'user', subjectId: userId });
  work.announce({ userIds: [userId], topics: ['profile'] });
}

const own = {
  tag: 'users',
  isOurs: true,
  params: idParam,
  response: reminderSettingsSchema,
  policy: settingsPolicy,
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => loadUserSubject(tx, params.id),
} as const;

const link = { ...linkOperation, tag: 'users', policy: linkPolicy } as const;

export const reminderSettingOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/reminders',
    id: 'reminders.read',
    summary: 'Which reminders the person gets by mail',
    action: 'readOwn',
    handle: ({ tx, subject }) => remindersOf(tx, subject.id),
  }),
  operation({
    ...own,
    route: 'PATCH /users/{id}/reminders',
    id: 'reminders.change',
    summary: 'Turns reminders of some topics on or off; mails that are part of the service go on',
    body: reminderSettingsUpdateSchema,
    action: 'change',
    handle: async ({ tx, subject, body, now }): Promise<ReminderSettings> => {
      for (const topic of REMINDER_TOPICS) {
        const isWanted = body[topic];
        if (isWanted !== undefined) await setReminders(tx, { userId: subject.id, topic, isWanted }, now);
      }
      return remindersOf(tx, subject.id);
    },
  }),
  operation({
    ...link,
    route: 'GET /reminders/unsubscribe/{token}',
    id: 'reminders.unsubscribePage',
    summary: 'The page of the link in a reminder: asks whether to stop such reminders, and changes nothing',
    action: 'read',
    handle: async (call) => {
      const { token } = call.params;
      const claim = await claimOf(call, token);
      if (claim === null) return dead(call);
      return (await isOptedOut(call.tx, claim.userId, claim.topic))
        ? respond(stoppedPage(claim.topic, `/reminders/resubscribe/${token}`))
        : respond(askPage(claim.topic, `/reminders/unsubscribe/${token}`));
    },
  }),
  operation({
    ...link,
    route: 'POST /reminders/unsubscribe/{token}',
    id: 'reminders.unsubscribe',
    summary: 'Stops reminders of one kind, by a button or by a mail program’s one click (RFC 8058), without signing in',
    action: 'change',
    handle: async (call) => {
      const { token } = call.params;
      const claim = await claimOf(call, token);
      if (claim === null) return dead(call);
      await setByLink(call, claim, false);
      return respond(stoppedPage(claim.topic, `/reminders/resubscribe/${token}`));
    },
  }),
  operation({
    ...link,
    route: 'POST /reminders/resubscribe/{token}',
    id: 'reminders.resubscribe',
    summary: 'Takes it back: reminds of it again',
    action: 'change',
    handle: async (call) => {
      const claim = await claimOf(call, call.params.token);
      if (claim === null) return dead(call);
      await setByLink(call, claim, true);
      return respond(remindedAgainPage(claim.topic, call.services.config.origins.customer));
    },
  }),
];
