import type { Tx } from '../../kernel/database/database';

interface Former {
  readonly documentId: string;
  readonly userId: string;
  /** The version whose edits are offered. */
  readonly formerCommitAt: Date;
}

/** Clauses whose former edits a person decided to leave. */
export async function leftClauses(
  tx: Tx,
  { documentId, userId, formerCommitAt }: Former,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('leftOffers')
    .select('clauseId')
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .where('formerCommitAt', '=', formerCommitAt)
    .execute();
  return new Set(rows.map(({ clauseId }) => clauseId));
}

/** Leaving twice is leaving once. */
export async function leaveOffer(tx: Tx, former: Former, clauseId: string, now: Date): Promise<void> {
  await tx
    .insertInto('leftOffers')
    .values({ ...former, clauseId, leftAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
