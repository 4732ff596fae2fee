import { randomUUID } from 'node:crypto';
import type { Tx } from '../../kernel/database/database';
import { coupleSealIn } from '../../kernel/protection/protected-database';

/** That an admin ended a lock and erased drafts, and for what reason. */
export async function recordErasure(
  tx: Tx,
  erasure: { documentId: string; erasedById: string; holderId: string | null; erasedParts: number; reason: string },
  now: Date,
): Promise<string> {
  const { reason, ...plain } = erasure;
  const id = randomUUID();
  const seal = await coupleSealIn(tx, erasure.documentId);
  const place = { table: 'draft_erasures', column: 'sealed_reason', rowId: id };
  await tx
    .insertInto('draftErasures')
    .values({ id, ...plain, sealedReason: seal.seal(place, reason), erasedAt: now })
    .execute();
  return id;
}
