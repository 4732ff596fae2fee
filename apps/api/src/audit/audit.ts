import { createHash } from 'node:crypto';
import type { Actor } from '../auth/actor';
import type { Db, Tx } from '../database/database';

/** What happened, without personal values: kinds, ids and hashes only (decision 39). */
export interface AuditEvent {
  /** For example `documents.generate`; operations default to their operation id. */
  readonly action: string;
  readonly outcome: 'DONE' | 'REFUSED';
  /** Why it was refused: a problem code. */
  readonly reason?: string;
  readonly subjectKind?: string;
  readonly subjectId?: string;
  /** Entries of a document are chained in the document's own chain. */
  readonly documentId?: string;
  readonly hashBefore?: string;
  readonly hashAfter?: string;
}

/** Where a change came from. */
export interface AuditOrigin {
  readonly actor: Actor | { readonly kind: 'system' };
  readonly now: Date;
  readonly ipAddress: string | null;
  readonly requestId: string | null;
}

/**
 * Appends an entry to its chain, in the transaction of the change that it records. The chain's row is locked until
 * that transaction ends, so positions have no gap and each hash covers the one before.
 */
export async function appendAudit(tx: Tx, event: AuditEvent, origin: AuditOrigin): Promise<void> {
  const actorUserId = origin.actor.kind === 'person' ? origin.actor.id : null;
  const chain =
    event.documentId !== undefined
      ? `document:${event.documentId}`
      : actorUserId !== null
        ? `user:${actorUserId}`
        : 'system';
  await tx
    .insertInto('auditChains')
    .values({ chain, length: 0, headHash: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const head = await tx
    .selectFrom('auditChains')
    .select(['length', 'headHash'])
    .where('chain', '=', chain)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const entry = {
    chain,
    position: head.length + 1,
    occurredAt: origin.now,
    actorKind: origin.actor.kind,
    actorUserId,
    action: event.action,
    outcome: event.outcome,
    reason: event.reason ?? null,
    subjectKind: event.subjectKind ?? null,
    subjectId: event.subjectId ?? null,
    documentId: event.documentId ?? null,
    ipAddress: origin.ipAddress,
    requestId: origin.requestId,
    hashBefore: event.hashBefore ?? null,
    hashAfter: event.hashAfter ?? null,
    previousHash: head.headHash,
  };
  const hash = auditHash(entry);
  await tx
    .insertInto('auditEntries')
    .values({ ...entry, hash })
    .execute();
  await tx
    .updateTable('auditChains')
    .set({ length: entry.position, headHash: hash })
    .where('chain', '=', chain)
    .execute();
}

/** SHA-256 over the entry's members in a fixed order; the previous hash is one of them. */
export function auditHash(entry: {
  chain: string;
  position: number;
  occurredAt: Date;
  actorKind: string;
  actorUserId: string | null;
  action: string;
  outcome: string;
  reason: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  documentId: string | null;
  ipAddress: string | null;
  requestId: string | null;
  hashBefore: string | null;
  hashAfter: string | null;
  previousHash: string;
}): string {
  const members = [
    entry.chain,
    entry.position,
    entry.occurredAt.toISOString(),
    entry.actorKind,
    entry.actorUserId,
    entry.action,
    entry.outcome,
    entry.reason,
    entry.subjectKind,
    entry.subjectId,
    entry.documentId,
    entry.ipAddress,
    entry.requestId,
    entry.hashBefore,
    entry.hashAfter,
    entry.previousHash,
  ];
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}

/** First position in a chain whose entry does not follow from the one before; null when the chain is whole. */
export async function firstBrokenEntry(tx: Db, chain: string): Promise<number | null> {
  const entries = await tx
    .selectFrom('auditEntries')
    .selectAll()
    .where('chain', '=', chain)
    .orderBy('position')
    .execute();
  let previousHash = '';
  let position = 0;
  for (const entry of entries) {
    position += 1;
    if (entry.position !== position || entry.previousHash !== previousHash || auditHash(entry) !== entry.hash)
      return position;
    previousHash = entry.hash;
  }
  const head = await tx.selectFrom('auditChains').selectAll().where('chain', '=', chain).executeTakeFirst();
  return head !== undefined && (head.length !== position || head.headHash !== previousHash) ? position : null;
}
