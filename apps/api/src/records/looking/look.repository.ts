import { type LookedAt, LOOKING_LASTS_MS } from '@troth/domain/looking';
import type { Tx } from '../../kernel/database/database';

interface Beginning {
  readonly documentId: string;
  readonly readerId: string;
  readonly what: LookedAt | 'BY_LINK';
}

/** Whether this look is a new one; of two at once one is. */
export async function beginsLook(tx: Tx, look: Beginning, now: Date): Promise<boolean> {
  const begun = await tx
    .insertInto('looks')
    .values({ ...look, beganAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['documentId', 'readerId', 'what'])
        .doUpdateSet({ beganAt: now })
        .where('looks.beganAt', '<=', new Date(now.getTime() - LOOKING_LASTS_MS)),
    )
    .returning('beganAt')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Whom an attorney acts for; null for one who no longer does. */
export async function clientOf(tx: Tx, documentId: string, attorneyId: string): Promise<string | null> {
  const document = await tx
    .selectFrom('documents')
    .select(['userAId', 'userBId', 'attorneyAId', 'attorneyBId'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (document.attorneyAId === attorneyId) return document.userAId;
  if (document.attorneyBId === attorneyId) return document.userBId;
  // Answers that were shared for a call.
  const call = await tx
    .selectFrom('purchaseItems')
    .select('beneficiaryUserId')
    .where('documentId', '=', documentId)
    .where('attorneyId', '=', attorneyId)
    .where('answersSharedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return call?.beneficiaryUserId ?? null;
}
