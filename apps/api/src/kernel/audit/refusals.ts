import { REFUSALS_COUNTED } from '@troth/evidence/audit';
import { actorKey, type Actor } from '../auth/actor';
import type { Tx } from '../database/database';
import { appendAudit, type AuditEvent, type AuditOrigin, chainOf, ofSystem } from './audit';

/** So many refusals of one person in an hour are listed in a chain; further ones are counted. */
export const REFUSALS_LISTED = 60;
const HOUR_MS = 3_600_000;

const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/** The document whose chain tells of it: one that the actor has to do with. A stranger to a couple writes nothing there. */
async function documentOf(tx: Tx, actor: Actor, documentId: string | undefined): Promise<string | undefined> {
  if (actor.kind !== 'person' || documentId === undefined) return undefined;
  if (actor.userType === 'ADMIN') {
    const found = await tx.selectFrom('documents').select('id').where('id', '=', documentId).executeTakeFirst();
    return found?.id;
  }
  const found = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where((eb) =>
      eb.or((['userAId', 'userBId', 'attorneyAId', 'attorneyBId'] as const).map((column) => eb(column, '=', actor.id))),
    )
    .executeTakeFirst();
  return found?.id;
}

/**
 * Leaves an entry of a refusal, in a transaction of its own since the refused one saved nothing. A flood fills nothing:
 * of one person in one hour a chain lists `REFUSALS_LISTED`, and then one entry says how many more there were.
 */
export async function recordRefusal(
  tx: Tx,
  event: Pick<AuditEvent, 'action' | 'reason'>,
  origin: AuditOrigin & { readonly actor: Actor },
  documentId: string | undefined,
): Promise<void> {
  const own = await documentOf(tx, origin.actor, documentId);
  const refused: AuditEvent = {
    ...event,
    outcome: 'REFUSED',
    ...(own === undefined ? {} : { documentId: own }),
    ...(documentId === undefined ? {} : { subjectKind: 'document', subjectId: documentId }),
  };
  const { count } = await tx
    .insertInto('auditRefusals')
    .values({
      actorKey: actorKey(origin.actor),
      chain: chainOf(refused, origin.actor),
      hour: hourOf(origin.now),
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actorKey', 'chain', 'hour'])
        .doUpdateSet((eb) => ({ count: eb('auditRefusals.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count <= REFUSALS_LISTED) await appendAudit(tx, refused, origin);
}

const AT_ONCE = 200;

/** Writes how many refusals of past hours were counted and not listed. @returns whether there may be more. */
export async function tellCountedRefusals(tx: Tx, now: Date): Promise<boolean> {
  const rows = await tx
    .selectFrom('auditRefusals')
    .selectAll()
    .where('hour', '<', hourOf(now))
    .orderBy('chain')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { actorKey: key, chain, hour, count } of rows) {
    if (count > REFUSALS_LISTED) {
      await appendAudit(
        tx,
        {
          action: REFUSALS_COUNTED,
          outcome: 'REFUSED',
          reason: 'TOO_MANY_REQUESTS',
          count: count - REFUSALS_LISTED,
          ...(chain.startsWith('document:') ? { documentId: chain.slice('document:'.length) } : {}),
          ...(key.startsWith('user:') ? { subjectKind: 'user', subjectId: key.slice('user:'.length) } : {}),
        },
        ofSystem(now),
      );
    }
    await tx
      .deleteFrom('auditRefusals')
      .where('actorKey', '=', key)
      .where('chain', '=', chain)
      .where('hour', '=', hour)
      .execute();
  }
  return rows.length === AT_ONCE;
}
