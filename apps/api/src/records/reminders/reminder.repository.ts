import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';

/** When a person last reminded the partner on a document; null before the first time. */
export async function lastReminderAt(tx: Tx, documentId: string, sentById: string): Promise<Date | null> {
  const [row] = await rowsOf(
    tx,
    tx
      .selectFrom('questionnaireReminders')
      .select('sentAt')
      .where('documentId', '=', documentId)
      .where('sentById', '=', sentById)
      .orderBy('sentAt', 'desc')
      .limit(1),
  );
  return row?.sentAt ?? null;
}

export const noteReminder = async (tx: Tx, reminder: Insertable<Schema['questionnaireReminders']>): Promise<void> => {
  await tx.insertInto('questionnaireReminders').values(reminder).execute();
};
