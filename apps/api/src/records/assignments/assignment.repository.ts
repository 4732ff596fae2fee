import type { Selectable } from 'kysely';
import { createdBy, toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { firstOf, rowsOf } from '../../kernel/database/read-together';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { AssignmentTables, Compared } from './assignment.tables';

type Stored = Selectable<AssignmentTables['attorneyAssignments']>;
export type AssignmentRow = Omit<Stored, 'sealedReason'>;

const placeOf = (rowId: string) => ({ table: 'attorney_assignments', column: 'sealed_reason', rowId });

const assignments = (tx: Tx) => tx.selectFrom('attorneyAssignments').selectAll().where('deletedAt', 'is', null);

/** Everybody who ever came to act on a document through Troth. */
export const assignmentsOf = (tx: Tx, documentId: string): Promise<AssignmentRow[]> =>
  rowsOf(tx, assignments(tx).where('documentId', '=', documentId));

interface Of {
  readonly documentId: string;
  readonly clientId: string;
  readonly attorneyId: string;
}

/** The assignment of an attorney to a client, held for a change; undefined for one from before they were kept. */
export const findAssignment = (tx: Tx, { documentId, clientId, attorneyId }: Of): Promise<AssignmentRow | undefined> =>
  assignments(tx)
    .where('documentId', '=', documentId)
    .where('clientId', '=', clientId)
    .where('attorneyId', '=', attorneyId)
    .forUpdate()
    .executeTakeFirst();

/** Everybody to whom one of some attorneys was ever assigned, each with both partners. */
export const everAssigned = (tx: Tx, attorneyIds: readonly string[]) =>
  tx
    .selectFrom('attorneyAssignments')
    .innerJoin('documents', 'documents.id', 'attorneyAssignments.documentId')
    .select([
      'attorneyAssignments.attorneyId',
      'attorneyAssignments.clientId',
      'documents.userAId',
      'documents.userBId',
    ])
    .where('attorneyAssignments.attorneyId', 'in', [...attorneyIds])
    .where('attorneyAssignments.deletedAt', 'is', null)
    .where('documents.deletedAt', 'is', null)
    .execute();

/** Whether an attorney has still to say that they can act on a document. */
export async function isConflictQuestionOpen(tx: Tx, attorneyId: string, documentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('attorneyAssignments')
    .select('id')
    .where('attorneyId', '=', attorneyId)
    .where('documentId', '=', documentId)
    .where('answer', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps an assignment with what was compared. A client who is no new one is not asked about again. */
export async function keepAssignment(
  tx: Tx,
  of: Of & { readonly lawFirmId: string | null; readonly compared: Compared },
  by: string | null,
  now: Date,
): Promise<void> {
  const compared = toJson(of.compared);
  await tx
    .insertInto('attorneyAssignments')
    .values({ ...of, compared, comparedAt: now, ...createdBy(by, now) })
    .onConflict((conflict) =>
      conflict.columns(['attorneyId', 'clientId', 'documentId']).doUpdateSet({
        lawFirmId: of.lawFirmId,
        compared,
        comparedAt: now,
        updatedAt: now,
        updatedById: by,
      }),
    )
    .execute();
}

export async function answerConflict(
  tx: Tx,
  { id, documentId }: Pick<AssignmentRow, 'id' | 'documentId'>,
  { answer, reason, by }: { answer: NonNullable<AssignmentRow['answer']>; reason: string | null; by: string },
  now: Date,
): Promise<void> {
  const seal = await coupleSealIn(tx, documentId);
  await tx
    .updateTable('attorneyAssignments')
    .set({
      answer,
      answeredAt: now,
      sealedReason: reason === null ? null : seal.seal(placeOf(id), reason),
      updatedAt: now,
      updatedById: by,
    })
    .where('id', '=', id)
    .execute();
}

/** The last attorney who cannot act for a client on a document; undefined when each of them could. */
export const lastDeclined = (
  tx: Tx,
  { documentId, clientId }: Omit<Of, 'attorneyId'>,
): Promise<Pick<AssignmentRow, 'attorneyId' | 'answeredAt'> | undefined> =>
  firstOf(
    tx,
    assignments(tx)
      .where('documentId', '=', documentId)
      .where('clientId', '=', clientId)
      .where('answer', '=', 'CANNOT_ACT')
      .orderBy('answeredAt', 'desc')
      .orderBy('id')
      .limit(1),
  );

/** What attorneys said who cannot act, the latest first, each with the reason. */
export async function declinedAssignments(
  tx: Tx,
  limit: number,
): Promise<(AssignmentRow & { readonly reason: string | null })[]> {
  const rows = await assignments(tx)
    .where('answer', '=', 'CANNOT_ACT')
    .orderBy('answeredAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const opened = [];
  for (const { sealedReason, ...row } of rows) {
    const seal = sealedReason === null ? null : await coupleSealIn(tx, row.documentId);
    opened.push({
      ...row,
      reason: seal === null || sealedReason === null ? null : seal.open(placeOf(row.id), sealedReason),
    });
  }
  return opened;
}
