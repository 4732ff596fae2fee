import { timingSafeEqual } from 'node:crypto';
import { REMINDER_TOPICS, type ReminderTopic } from '@troth/domain/reminders';
import { parse, stringify } from 'uuid';
import type { Tx } from '../database/database';
import { houseSealIn } from '../protection/protected-database';
import type { Origins } from './catalogue/mail-kind';

/** Whose reminders of what a link ends, and the one mail that it came with. */
export interface UnsubscribeClaim {
  readonly userId: string;
  readonly topic: ReminderTopic;
  readonly mailId: string;
}

const UUID_BYTES = 16;
const TOKEN_SHAPE = /^(\d)([\w-]{43})([\w-]{43})$/;

const signatureOf = (tx: Tx, claim: string): Buffer =>
  Buffer.from(houseSealIn(tx).fingerprint(`unsubscribe:${claim}`), 'hex');

/**
 * The secret of one mail's link: what it ends, signed. It opens nothing else, needs no row of its own, and goes on
 * working, since a mail is read when its reader comes to it.
 */
function unsubscribeToken(tx: Tx, { userId, topic, mailId }: UnsubscribeClaim): string {
  const ids = Buffer.concat([parse(userId), parse(mailId)]).toString('base64url');
  const claim = `${REMINDER_TOPICS.indexOf(topic)}${ids}`;
  return `${claim}${signatureOf(tx, claim).toString('base64url')}`;
}

export const unsubscribeUrl = (tx: Tx, claim: UnsubscribeClaim, { api }: Origins): string =>
  `${api}/reminders/unsubscribe/${unsubscribeToken(tx, claim)}`;

/** What a link ends; null when we did not sign it. */
export function readUnsubscribeToken(tx: Tx, token: string): UnsubscribeClaim | null {
  const [, topicIndex = '', ids = '', signature = ''] = TOKEN_SHAPE.exec(token) ?? [];
  const topic = REMINDER_TOPICS[Number(topicIndex)];
  if (ids === '' || topic === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(tx, `${topicIndex}${ids}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const bytes = Buffer.from(ids, 'base64url');
  return { userId: stringify(bytes), topic, mailId: stringify(bytes, UUID_BYTES) };
}
