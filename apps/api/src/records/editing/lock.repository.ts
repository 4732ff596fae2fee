import { randomUUID } from 'node:crypto';
import { DOCUMENT_LOCK_EXPIRY_MS } from '@troth/domain/constants';
import type { DocumentLock } from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { isAdmin } from '../../kernel/http/policy';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { DocumentRow } from '../couples/couple';
import { namesOf } from '../users/user.repository';
import { countDrafts } from './draft.repository';
import type { EditingTables } from './editing.tables';

export type LockRow = Selectable<EditingTables['documentLocks']>;
type Holder = NonNullable<DocumentLock['holder']>;
type OfDocument = Pick<DocumentRow, 'id' | 'attorneyAId' | 'attorneyBId'>;

/** A lock expires so long after its last renewal, by our clock alone (D35). */
export const expiresAt = ({ renewedAt }: LockRow): Date => new Date(renewedAt.getTime() + DOCUMENT_LOCK_EXPIRY_MS);

/** The lock of a document while someone holds it. */
export async function liveLock(tx: Tx, documentId: string, now: Date): Promise<LockRow | null> {
  const [lock] = await rowsOf(tx, tx.selectFrom('documentLocks').selectAll().where('documentId', '=', documentId));
  return lock !== undefined && expiresAt(lock) > now ? lock : null;
}

export const isLocked = async (tx: Tx, documentId: string, now: Date): Promise<boolean> =>
  (await liveLock(tx, documentId, now)) !== null;

/** Takes it over from its holder. The document's row is held. */
export async function takeLock(tx: Tx, documentId: string, holderId: string, now: Date): Promise<LockRow> {
  const own = { holderId, token: randomUUID(), acquiredAt: now, renewedAt: now };
  return tx
    .insertInto('documentLocks')
    .values({ documentId, ...own })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(own))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const renewLock = (tx: Tx, documentId: string, now: Date): Promise<LockRow> =>
  tx
    .updateTable('documentLocks')
    .set({ renewedAt: now })
    .where('documentId', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns Whether there was one. */
export async function endLock(tx: Tx, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('documentLocks')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose side a person edits for; null for an admin. */
export const editorSide = (document: Pick<DocumentRow, 'attorneyAId' | 'attorneyBId'>, userId: string): Side | null =>
  document.attorneyAId === userId ? 'A' : document.attorneyBId === userId ? 'B' : null;

const NOBODY = '';

export async function holderOf(tx: Tx, document: OfDocument, lock: LockRow, actor: Actor): Promise<Holder> {
  const names = await namesOf(tx, [lock.holderId]);
  return {
    id: lock.holderId,
    name: names.get(lock.holderId) ?? NOBODY,
    side: editorSide(document, lock.holderId),
    isMe: actor.kind === 'person' && actor.id === lock.holderId,
  };
}

export async function presentLock(
  tx: Tx,
  document: OfDocument,
  lock: LockRow | null,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DocumentLock> {
  const erasableDrafts = isAdmin(actor, undefined) ? await countDrafts(tx, document.id) : null;
  if (lock === null)
    return { holder: null, acquiredAt: null, renewedAt: null, expiresAt: null, erasableDrafts, now: iso(now) };
  return {
    holder: await holderOf(tx, document, lock, actor),
    acquiredAt: iso(lock.acquiredAt),
    renewedAt: iso(lock.renewedAt),
    expiresAt: iso(expiresAt(lock)),
    erasableDrafts,
    now: iso(now),
  };
}

/** The refusal for everybody else while someone edits: it says who. */
export async function lockedBy(tx: Tx, document: OfDocument, lock: LockRow, actor: Actor) {
  return problem('LOCKED', {
    detail: text('editing.locked'),
    extensions: { holder: await holderOf(tx, document, lock, actor) },
  });
}

/** @throws Problem LOCKED while someone edits the agreement. */
export async function requireUnlocked(tx: Tx, document: OfDocument, actor: Actor, now: Date): Promise<void> {
  const lock = await liveLock(tx, document.id, now);
  if (lock !== null) throw await lockedBy(tx, document, lock, actor);
}

/** @throws Problem LOCK_LOST unless this tab of this person holds it. */
export async function requireLock(
  tx: Tx,
  { documentId, holderId, token }: { documentId: string; holderId: string; token: string },
  now: Date,
): Promise<void> {
  const lock = await liveLock(tx, documentId, now);
  if (lock === null || lock.holderId !== holderId || lock.token !== token)
    throw problem('LOCK_LOST', { detail: text('editing.lockLost') });
}
