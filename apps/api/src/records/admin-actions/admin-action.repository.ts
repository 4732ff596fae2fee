import { randomUUID } from 'node:crypto';
import { nameOrEmail } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import type { Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { houseColumn, houseSealIn } from '../../kernel/protection/protected-database';
import { NAME_AND_EMAIL } from '../users/user.repository';

const reasonColumn = houseColumn('admin_actions', 'sealed_reason');

export const adminActionSchema = z
  .object({
    id: idSchema,
    /** The call, as the audit log names it. */
    action: z.string(),
    at: instantSchema,
    by: z.object({ id: idSchema, name: z.string() }),
    /** Null once what it was about was erased. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'AdminAction', description: 'What an admin changed of another person’s records, and why.' });

export interface AdminActionFacts {
  /** The operation's id, or what it did by name. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Whom it concerns. */
  readonly userId?: string | undefined;
  /** Whose chain says it too. */
  readonly documentId?: string | undefined;
  readonly reason: string;
}

/**
 * Keeps why an admin does something: the words sealed, and their keyed hash in the audit entry, which binds them.
 * Called in the transaction of what is done.
 */
export async function recordAdminAction(
  { tx, now, actor, audit }: Pick<Work, 'tx' | 'now' | 'actor' | 'audit'>,
  { action, subjectKind, subjectId, userId, documentId, reason }: AdminActionFacts,
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('adminActions')
    .values({
      id,
      action,
      adminId: personOf(actor).id,
      userId: userId ?? null,
      documentId: documentId ?? null,
      subjectKind,
      subjectId,
      sealedReason: reasonColumn.seal(tx, id, reason),
      createdAt: now,
    })
    .execute();
  audit({
    action,
    subjectKind,
    subjectId,
    ...(documentId === undefined ? {} : { documentId }),
    reason: houseSealIn(tx).fingerprint(JSON.stringify(['admin action', id, reason])),
  });
}

/** The same for what an admin does to a person's account. */
export const recordActionOnUser = (
  work: Parameters<typeof recordAdminAction>[0],
  action: string,
  userId: string,
  reason: string,
): Promise<void> => recordAdminAction(work, { action, subjectKind: 'user', subjectId: userId, userId, reason });

/** Binds an audit entry to a reason that is kept with its subject, without showing it: keyed, so that it is not found by trying. */
export const reasonHash = (tx: Tx, subjectId: string, reason: string | null): string =>
  houseSealIn(tx).fingerprint(JSON.stringify(['reason', subjectId, reason]));

/** What admins did, the newest first. */
async function presented(
  tx: Tx,
  query: SelectQueryBuilder<Schema, 'adminActions', object>,
  limit: number,
): Promise<z.input<typeof adminActionSchema>[]> {
  const rows = await query
    .innerJoin('users', 'users.id', 'adminActions.adminId')
    .select([
      'adminActions.id',
      'adminActions.action',
      'adminActions.adminId',
      'adminActions.sealedReason',
      'adminActions.createdAt',
      ...NAME_AND_EMAIL,
    ])
    .orderBy('adminActions.createdAt', 'desc')
    .orderBy('adminActions.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    at: iso(row.createdAt),
    by: { id: row.adminId, name: nameOrEmail(row) },
    reason: reasonColumn.open(tx, row.id, row.sealedReason),
  }));
}

export const adminActionsOnSubject = (tx: Tx, subjectKind: string, subjectId: string, limit = 50) =>
  presented(
    tx,
    tx
      .selectFrom('adminActions')
      .where('adminActions.subjectKind', '=', subjectKind)
      .where('adminActions.subjectId', '=', subjectId),
    limit,
  );

/** What was done about a person, or about a document of theirs. */
export const adminActionsOfUser = (tx: Tx, userId: string, limit = 100) =>
  presented(
    tx,
    tx.selectFrom('adminActions').where((eb) =>
      eb.or([
        eb('adminActions.userId', '=', userId),
        eb(
          'adminActions.documentId',
          'in',
          eb
            .selectFrom('documents')
            .select('documents.id')
            .where((of) => of.or([of('documents.userAId', '=', userId), of('documents.userBId', '=', userId)])),
        ),
      ]),
    ),
    limit,
  );

export const isRecordedSince = async (tx: Tx, action: string, subjectId: string, after: Date): Promise<boolean> =>
  (await tx
    .selectFrom('adminActions')
    .select('id')
    .where('action', '=', action)
    .where('subjectId', '=', subjectId)
    .where('createdAt', '>', after)
    .executeTakeFirst()) !== undefined;
