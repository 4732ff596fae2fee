import { documentLockSchema, heldLockSchema, lockRequestSchema } from '@troth/domain/agreement';
import { lockRefusal } from '@troth/domain/documents';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { statesOf } from '../../records/case/states-of';
import { type DocumentRow, getCoupleOfDocument, getDocumentRow } from '../../records/couples/couple';
import { editingPolicy } from '../../records/editing/editing.policy';
import {
  editorSide,
  endLock,
  liveLock,
  lockedBy,
  type LockRow,
  presentLock,
  renewLock,
  takeLock,
} from '../../records/editing/lock.repository';
import { runRepository } from '../../records/generation/run.repository';

/** @throws Problem REFUSED_BY_RULE with the refusal as `reason`. */
async function requireEditable({ tx }: Pick<Work, 'tx'>, document: DocumentRow, editorId: string): Promise<void> {
  const { state } = await getCoupleOfDocument(tx, document.id);
  const side = editorSide(document, editorId);
  const refusal = lockRefusal({
    states: await statesOf(tx, document, state),
    isBeingMade: (await runRepository(tx).findOpen(document.id)) !== undefined,
    hasApproved: side !== null && (side === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt) !== null,
  });
  if (refusal !== null)
    throw problem('REFUSED_BY_RULE', { detail: text(`editing.refused.${refusal}`), reason: refusal });
}

/** The lock of the tab that asks: renewed where it has it, given where it is free. */
async function lockFor(
  call: Work & { readonly body: z.output<typeof lockRequestSchema> },
  document: DocumentRow,
): Promise<LockRow> {
  const { tx, now, actor, body } = call;
  const { id } = personOf(actor);
  const held = await liveLock(tx, document.id, now);
  if (held !== null && held.holderId !== id) throw await lockedBy(tx, document, held, actor);
  if (body.token != null && !body.isTakeover) {
    if (held?.token !== body.token) throw problem('LOCK_LOST', { detail: text('editing.lockLost') });
    return renewLock(tx, document.id, now);
  }
  // Another tab of the same person.
  if (held !== null && !body.isTakeover) throw await lockedBy(tx, document, held, actor);
  await requireEditable(call, document, id);
  return takeLock(tx, document.id, id, now);
}

export const lockOperations = [
  operation({
    route: 'GET /documents/{id}/lock',
    id: 'documentLocks.read',
    summary: 'Who edits the agreement, and until when',
    tag: 'editor',
    params: idParam,
    response: documentLockSchema,
    policy: editingPolicy,
    action: 'edit',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, now, actor, subject: { document } }) =>
      presentLock(tx, document, await liveLock(tx, document.id, now), { actor, now }),
  }),
  operation({
    route: 'POST /documents/{id}/lock',
    id: 'documentLocks.take',
    summary: 'Takes the lock, or renews it',
    description:
      'Answers the token of this tab, which goes with every save. With the token it renews, which is due every 20 seconds; 60 seconds after the last renewal the lock is gone. 409 `LOCKED` with the `holder` while somebody else edits, or the same person in another tab, from which `isTakeover` takes it; 409 `LOCK_LOST` when the token is no longer that of the lock.',
    tag: 'editor',
    params: idParam,
    body: lockRequestSchema,
    response: heldLockSchema,
    policy: editingPolicy,
    action: 'edit',
    audited: false,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: async (call) => {
      const { document } = call.subject;
      const lock = await lockFor(call, document);
      return { ...(await presentLock(call.tx, document, lock, call)), token: lock.token };
    },
  }),
  operation({
    route: 'DELETE /documents/{id}/lock',
    id: 'documentLocks.release',
    summary: 'Gives the lock back; the drafts stay',
    description: 'With the token of a tab, only while that tab holds it. Whoever does not hold it changes nothing.',
    tag: 'editor',
    params: idParam,
    query: z.object({ token: idSchema.optional() }),
    response: null,
    policy: editingPolicy,
    action: 'edit',
    audited: false,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: async ({ tx, now, actor, query, subject }) => {
      const held = await liveLock(tx, subject.document.id, now);
      const isOwn = held?.holderId === personOf(actor).id && (query.token === undefined || query.token === held.token);
      if (isOwn) await endLock(tx, subject.document.id);
      return null;
    },
  }),
];
