import type { Tx } from '../../kernel/database/database';

/** When the person joined; null when not on the list. */
export async function joinedAtOf(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx.selectFrom('postnupWaitlist').select('joinedAt').where('userId', '=', userId).executeTakeFirst();
  return row?.joinedAt ?? null;
}

/** Puts the person on the list. @returns false when they were on it already. */
export async function join(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('postnupWaitlist')
    .values({ userId, joinedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function leave(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('postnupWaitlist').where('userId', '=', userId).execute();
}

/** One page of the list, or all of it, in the order of joining, each with the state of the active document. */
export async function findWaiting(tx: Tx, page: { limit: number | null; offset: number }) {
  const waiting = tx
    .selectFrom('postnupWaitlist')
    .innerJoin('users', 'users.id', 'postnupWaitlist.userId')
    .where('users.deletedAt', 'is', null);
  const { total } = await waiting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await waiting
    .select([
      'users.id as userId',
      'users.firstName',
      'users.middleName',
      'users.lastName',
      'users.suffix',
      'users.email',
      'postnupWaitlist.joinedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('documents')
        .select('documents.stateId')
        .where('documents.isActive', '=', true)
        .where('documents.deletedAt', 'is', null)
        .where((of) =>
          of.or([of('documents.userAId', '=', of.ref('users.id')), of('documents.userBId', '=', of.ref('users.id'))]),
        )
        .orderBy('documents.createdAt', 'desc')
        .limit(1)
        .as('stateId'),
    )
    .orderBy('postnupWaitlist.joinedAt')
    .orderBy('users.id')
    .$if(page.limit !== null, (query) => query.limit(page.limit ?? 0))
    .offset(page.offset)
    .execute();
  return { rows, total: Number(total) };
}
