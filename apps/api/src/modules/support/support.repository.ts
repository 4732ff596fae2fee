import type { SupportTicketCreation, SupportTicketStatus } from '@troth/domain/support';
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/database';
import { problem } from '../../http/problem';
import type { SupportTables } from './support.tables';

export type TicketRow = Selectable<SupportTables['supportTickets']>;

/**
 * When the person's newest tickets were opened, newest first. The person's row is locked until the transaction ends,
 * so that two at once cannot both be the last one allowed.
 */
export async function recentTicketTimes(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const rows = await tx
    .selectFrom('supportTickets')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => row.createdAt);
}

export async function insertTicket(
  tx: Tx,
  userId: string,
  ticket: SupportTicketCreation,
  now: Date,
): Promise<TicketRow> {
  return tx
    .insertInto('supportTickets')
    .values({ ...ticket, userId, createdById: userId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A person's tickets, newest first. */
export async function ticketsOf(tx: Tx, userId: string): Promise<TicketRow[]> {
  return tx
    .selectFrom('supportTickets')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** One page of all tickets; those that wait longest come first, then the newest of the others. */
export async function findTickets(
  tx: Tx,
  filter: { status?: SupportTicketStatus | undefined; limit: number; offset: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  let matching = tx.selectFrom('supportTickets').where('deletedAt', 'is', null);
  if (filter.status !== undefined) matching = matching.where('status', '=', filter.status);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy((eb) => eb.case().when('status', '=', 'OPEN').then(0).else(1).end())
    .orderBy((eb) => eb.case().when('status', '=', 'OPEN').then(eb.ref('createdAt')).end())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { rows, total: Number(total) };
}

/** The ticket, locked until the transaction ends. @throws Problem NOT_FOUND */
export async function getTicketForChange(tx: Tx, id: string): Promise<TicketRow> {
  const row = await tx
    .selectFrom('supportTickets')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}

export async function updateTicket(
  tx: Tx,
  id: string,
  changes: { status: SupportTicketStatus; reply?: string; repliedAt?: Date },
  by: string,
  now: Date,
): Promise<TicketRow> {
  return tx
    .updateTable('supportTickets')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
