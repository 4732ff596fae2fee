import type { unlockErasedSchema, unlockEraseSchema } from '@troth/domain/agreement';
import type { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import type { DocumentRow } from '../../records/couples/couple';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { countDrafts, eraseDrafts } from '../../records/editing/draft.repository';
import { recordErasure } from '../../records/editing/erasure.repository';
import { endLock, holderOf, liveLock } from '../../records/editing/lock.repository';
import { emailsOf } from '../../records/users/user.repository';

/** Portals spec section 4: "or an admin unlocks and erases drafts". Nobody's words are shown. */
export async function unlockAndErase(
  call: Work & {
    readonly subject: { readonly document: DocumentRow };
    readonly body: z.output<typeof unlockEraseSchema>;
  },
): Promise<z.input<typeof unlockErasedSchema>> {
  const { tx, now, actor, body, subject } = call;
  const { document } = subject;
  const lock = await liveLock(tx, document.id, now);
  const holder = lock === null ? null : await holderOf(tx, document, lock, actor);
  await endLock(tx, document.id);
  const drafts = await countDrafts(tx, document.id);
  const { authorIds, parts } = await eraseDrafts(tx, document.id);
  const id = await recordErasure(
    tx,
    {
      documentId: document.id,
      erasedById: personOf(actor).id,
      holderId: lock?.holderId ?? null,
      erasedParts: parts,
      reason: body.reason,
    },
    now,
  );
  await recordAdminAction(call, {
    action: 'documentDrafts.unlockErase',
    subjectKind: 'draftErasure',
    subjectId: id,
    documentId: document.id,
    reason: body.reason,
  });
  call.audit({ count: parts });
  const told = new Set([...authorIds, ...(lock === null ? [] : [lock.holderId])]);
  for (const { email } of await emailsOf(tx, [...told]))
    await call.sendMail({ kind: 'drafts-erased', to: email, data: { reason: body.reason } });
  call.announce({ userIds: [document.attorneyAId, document.attorneyBId], topics: ['document'] });
  return { holder, acquiredAt: lock === null ? null : iso(lock.acquiredAt), erasedDrafts: drafts };
}
