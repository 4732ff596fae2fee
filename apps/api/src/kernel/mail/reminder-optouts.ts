import { REMINDER_TOPICS, type ReminderTopic } from '@troth/domain/reminders';
import type { Db, Tx } from '../database/database';

export async function isOptedOut(db: Db, userId: string, topic: ReminderTopic): Promise<boolean> {
  const row = await db
    .selectFrom('reminderOptouts')
    .select('topic')
    .where('userId', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which reminders a person gets. */
export async function remindersOf(tx: Tx, userId: string): Promise<Record<ReminderTopic, boolean>> {
  const rows = await tx.selectFrom('reminderOptouts').select('topic').where('userId', '=', userId).execute();
  const isWanted = (topic: ReminderTopic) => !rows.some((row) => row.topic === topic);
  return Object.fromEntries(REMINDER_TOPICS.map((topic) => [topic, isWanted(topic)])) as Record<ReminderTopic, boolean>;
}

/** Turns reminders of a topic on or off. @returns whether that changed anything. */
export async function setReminders(
  tx: Tx,
  { userId, topic, isWanted }: { userId: string; topic: ReminderTopic; isWanted: boolean },
  now: Date,
): Promise<boolean> {
  const row = isWanted
    ? await tx
        .deleteFrom('reminderOptouts')
        .where('userId', '=', userId)
        .where('topic', '=', topic)
        .returning('topic')
        .executeTakeFirst()
    : await tx
        .insertInto('reminderOptouts')
        .values({ userId, topic, optedOutAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('topic')
        .executeTakeFirst();
  return row !== undefined;
}
