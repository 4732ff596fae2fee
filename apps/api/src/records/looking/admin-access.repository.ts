import { type AdminAccessFacts, isAccessOpen, LOOKING_LASTS_MS } from '@troth/domain/looking';
import type { SupportTicketStatus } from '@troth/domain/support';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../kernel/database/database';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Place } from '../../kernel/protection/sealing';

const placeOf = (rowId: string): Place => ({ table: 'admin_accesses', column: 'sealed_reason', rowId });

export interface AdminAccessRow extends AdminAccessFacts {
  readonly id: string;
  readonly documentId: string;
  readonly ticketId: string | null;
  readonly reason: string | null;
}

interface Opening {
  readonly documentId: string;
  readonly adminId: string;
  readonly now: Date;
}

const ticketStatusOf = (status: SupportTicketStatus | null, ticketId: string | null): SupportTicketStatus | null =>
  ticketId === null ? null : (status ?? 'CLOSED');

/** The newest access of an admin to a document that is open now; null when there is none. */
export async function openAccessOf(tx: Tx, { documentId, adminId, now }: Opening): Promise<AdminAccessRow | null> {
  const rows = await tx
    .selectFrom('adminAccesses')
    .leftJoin('supportTickets', 'supportTickets.id', 'adminAccesses.ticketId')
    .select([
      'adminAccesses.id',
      'adminAccesses.documentId',
      'adminAccesses.ticketId',
      'adminAccesses.sealedReason',
      'adminAccesses.openedAt',
      'supportTickets.status',
    ])
    .where('adminAccesses.documentId', '=', documentId)
    .where('adminAccesses.adminId', '=', adminId)
    .where('adminAccesses.openedAt', '>', new Date(now.getTime() - LOOKING_LASTS_MS))
    .orderBy('adminAccesses.openedAt', 'desc')
    .execute();
  for (const { status, sealedReason, ...row } of rows) {
    const access = { ...row, ticketStatus: ticketStatusOf(status, row.ticketId) };
    if (isAccessOpen(access, now)) return { ...access, reason: await openReason(tx, { ...row, sealedReason }) };
  }
  return null;
}

async function openReason(
  tx: Tx,
  { id, documentId, sealedReason }: { id: string; documentId: string; sealedReason: Uint8Array | null },
): Promise<string | null> {
  return sealedReason === null ? null : (await coupleSealIn(tx, documentId)).open(placeOf(id), sealedReason);
}

/** Opens an access for an hour. @returns it, and the keyed hash of why, which the audit trail binds. */
export async function openAccess(
  tx: Tx,
  { documentId, adminId, now }: Opening,
  why: { readonly ticketId: string } | { readonly reason: string },
): Promise<{ access: AdminAccessRow; hash: string }> {
  const id = randomUUID();
  const seal = await coupleSealIn(tx, documentId);
  const reason = 'reason' in why ? why.reason : null;
  const ticketId = 'ticketId' in why ? why.ticketId : null;
  await tx
    .insertInto('adminAccesses')
    .values({
      id,
      documentId,
      adminId,
      ticketId,
      sealedReason: reason === null ? null : seal.seal(placeOf(id), reason),
      openedAt: now,
    })
    .execute();
  return {
    access: { id, documentId, ticketId, reason, openedAt: now, ticketStatus: ticketId === null ? null : 'OPEN' },
    hash: seal.fingerprint(JSON.stringify(['admin access', id, reason, ticketId])),
  };
}

export interface AccessReason {
  readonly isForTicket: boolean;
  readonly reason: string | null;
}

/** Why admins looked, by the id of the access. */
export async function reasonsOf(
  tx: Tx,
  documentId: string,
  ids: readonly string[],
): Promise<Map<string, AccessReason>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('adminAccesses')
    .select(['id', 'documentId', 'ticketId', 'sealedReason'])
    .where('documentId', '=', documentId)
    .where('id', 'in', ids)
    .execute();
  const reasons = new Map<string, AccessReason>();
  for (const row of rows) {
    reasons.set(row.id, { isForTicket: row.ticketId !== null, reason: await openReason(tx, row) });
  }
  return reasons;
}

/** Open tickets of the partners, the longest waiting first. */
export async function openTicketsOf(tx: Tx, partnerIds: readonly (string | null)[]) {
  return tx
    .selectFrom('supportTickets')
    .select(['id', 'number', 'topic', 'createdAt'])
    .where(
      'userId',
      'in',
      partnerIds.filter((id) => id !== null),
    )
    .where('status', '=', 'OPEN')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

export async function findTicket(tx: Tx, id: string) {
  const ticket = await tx
    .selectFrom('supportTickets')
    .select(['userId', 'status'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return ticket ?? null;
}
