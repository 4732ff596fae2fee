import { randomUUID } from 'node:crypto';
import type { SupportTicketCreation, SupportTicketStatus } from '@troth/domain/support';
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, type PageOfIds, pageOfIds, type PageRequest } from '../../kernel/database/keyset';
import { matches } from '../../kernel/database/search';
import { notFound } from '../../kernel/http/problem';
import { houseSealIn } from '../../kernel/protection/protected-database';
import type { HouseSeal } from '../../kernel/protection/protection';
import type { SupportTables } from './support.tables';

type StoredTicket = Selectable<SupportTables['supportTickets']>;

/** A ticket, opened. */
export type TicketRow = Omit<StoredTicket, 'sealedMessage' | 'sealedReply'> & {
  readonly message: string;
  readonly reply: string | null;
};

/** People who ask may have no document, and the support team answers: their words are sealed with the house's key. */
export const sealTicketText = (house: HouseSeal, id: string, column: 'sealed_message' | 'sealed_reply', text: string) =>
  house.seal({ table: 'support_tickets', column, rowId: id }, text);

function opened(tx: Tx, { sealedMessage, sealedReply, ...row }: StoredTicket): TicketRow {
  const house = houseSealIn(tx);
  const placeOf = (column: string) => ({ table: 'support_tickets', column, rowId: row.id });
  return {
    ...row,
    message: house.open(placeOf('sealed_message'), sealedMessage),
    reply: sealedReply === null ? null : house.open(placeOf('sealed_reply'), sealedReply),
  };
}

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
  const id = randomUUID();
  const { message, ...rest } = ticket;
  const sealedMessage = sealTicketText(houseSealIn(tx), id, 'sealed_message', message);
  const row = await tx
    .insertInto('supportTickets')
    .values({ id, ...rest, sealedMessage, userId, createdById: userId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}

/** A person's tickets, newest first. */
export async function ticketsOf(tx: Tx, userId: string): Promise<TicketRow[]> {
  const rows = await tx
    .selectFrom('supportTickets')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => opened(tx, row));
}

export interface TicketFilter {
  readonly search?: string | undefined;
  readonly status?: SupportTicketStatus | undefined;
}

/** Of an author, or a ticket by its number as screens show it. */
function isFound(search: string): RawBuilder<SqlBool> {
  const people = sql`array(select users.id from users where ${sql.join(matches(sql`users.search_words`, search), sql` and `)})`;
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  const byNumber = number === undefined ? sql`` : sql` or support_tickets.number = ${Number(number)}`;
  return sql<SqlBool>`(support_tickets.user_id = any(${people})${byNumber})`;
}

/** One page of all tickets; those that wait longest come first, then the newest of the others. */
export async function findTickets(
  tx: Tx,
  { search, status }: TicketFilter,
  page: PageRequest,
): Promise<{ rows: TicketRow[]; page: PageOfIds['page'] }> {
  const isOpen = sql`support_tickets.status = 'OPEN'`;
  const waited = sql`support_tickets.created_at - timestamptz '2000-01-01 00:00:00+00'`;
  const found = await pageOfIds(
    tx,
    {
      from: sql`support_tickets`,
      id: sql<string>`support_tickets.id`,
      where: [
        sql<SqlBool>`support_tickets.deleted_at is null`,
        ...(status === undefined ? [] : [sql<SqlBool>`support_tickets.status = ${status}`]),
        ...(search === undefined ? [] : [isFound(search)]),
      ],
      // Both ways in one direction: for open ones the time since a day, for the others what it is short of nothing.
      order: [
        sql`case when ${isOpen} then 0 else 1 end`,
        sql`case when ${isOpen} then ${waited} else - (${waited}) end`,
      ],
      direction: 'ascending',
    },
    page,
  );
  const rows =
    found.ids.length === 0
      ? []
      : await tx.selectFrom('supportTickets').selectAll().where('id', 'in', found.ids).execute();
  return { rows: inOrder(found.ids, rows).map((row) => opened(tx, row)), page: found.page };
}

/** The ticket, locked until the transaction ends. @throws Problem NOT_FOUND */
export async function getTicketForChange(tx: Tx, id: string): Promise<TicketRow> {
  const row = await tx
    .selectFrom('supportTickets')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return opened(tx, row);
}

export async function updateTicket(
  tx: Tx,
  id: string,
  { reply, ...changes }: { status: SupportTicketStatus; reply?: string; repliedAt?: Date },
  by: string,
  now: Date,
): Promise<TicketRow> {
  const sealedReply = reply === undefined ? undefined : sealTicketText(houseSealIn(tx), id, 'sealed_reply', reply);
  const row = await tx
    .updateTable('supportTickets')
    .set({ ...changes, ...(sealedReply === undefined ? {} : { sealedReply }), updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}
