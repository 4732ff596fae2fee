import type { Db } from '../../kernel/database/database';

/** What a sandbox sends in place of a provider, and how each try went. */

const PAGE_SIZE = 100;

export const findSandboxEvent = (db: Db, id: string) =>
  db.selectFrom('sandboxEvents').selectAll().where('id', '=', id).executeTakeFirst();

export async function recordTry(db: Db, eventId: string, sentAt: Date, status: number): Promise<void> {
  await db
    .insertInto('sandboxEventTries')
    .values((eb) => ({
      eventId,
      try: eb
        .selectFrom('sandboxEventTries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('eventId', '=', eventId),
      sentAt,
      status,
    }))
    .execute();
}

/** The newest events, each with how often it was sent and how the last try went. */
export async function newestEvents(db: Db) {
  const events = await db
    .selectFrom('sandboxEvents')
    .select(['id', 'type', 'dueAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('dueAt', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const tries = await db
    .selectFrom('sandboxEventTries')
    .selectAll()
    .where('eventId', 'in', ids)
    .orderBy('try')
    .execute();
  return events.map((event) => {
    const own = tries.filter(({ eventId }) => eventId === event.id);
    const last = own.at(-1);
    return { ...event, tries: own.length, status: last?.status ?? null, lastSentAt: last?.sentAt ?? null };
  });
}
