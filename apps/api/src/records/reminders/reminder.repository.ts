import type { Tx } from '../../kernel/database/database';

/** When a person last reminded the partner on a document; null before the first time. */
export async function lastReminderAt(tx: Tx, documentId: string, sentById: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('questionnaireReminders')
    .select('sentAt')
    .where('documentId', '=', documentId)
    .where('sentById', '=', sentById)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt ?? null;
}
