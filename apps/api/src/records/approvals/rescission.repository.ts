import { randomUUID } from 'node:crypto';
import type { Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { coupleSealIn } from '../../kernel/protection/protected-database';

const placeOf = (rowId: string) => ({ table: 'approval_rescissions', column: 'sealed_reason', rowId });

/** Keeps why an approval was taken back. */
export async function recordRescission(
  tx: Tx,
  { documentId, side, by, reason }: { documentId: string; side: Side; by: string | null; reason: string },
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const seal = await coupleSealIn(tx, documentId);
  await tx
    .insertInto('approvalRescissions')
    .values({
      id,
      documentId,
      side,
      rescindedById: by,
      sealedReason: seal.seal(placeOf(id), reason),
      rescindedAt: now,
    })
    .execute();
}

/** Why each side's approval was taken back last; null where it never was, or nobody said why. */
export async function lastRescissions(tx: Tx, documentId: string): Promise<Readonly<Record<Side, string | null>>> {
  const rows = await tx
    .selectFrom('approvalRescissions')
    .select(['id', 'side', 'sealedReason'])
    .where('documentId', '=', documentId)
    .orderBy('rescindedAt', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return { A: null, B: null };
  const seal = await coupleSealIn(tx, documentId);
  const reasonOf = (side: Side) => {
    const row = rows.find((each) => each.side === side);
    return row === undefined ? null : seal.open(placeOf(row.id), row.sealedReason);
  };
  return { A: reasonOf('A'), B: reasonOf('B') };
}
