import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { problem } from '../../kernel/http/problem';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { type DocumentRow, getDocumentRow, type Hold } from '../couples/couple';

type Table = Schema['notarizations'];
export type NotarizationRow = Selectable<Table>;

/** What an admin said when giving a notarization up. */
export const sealEndedNote = (seal: CoupleSeal, id: string, note: string): Buffer =>
  seal.seal({ table: 'notarizations', column: 'sealed_ended_note', rowId: id }, note);

/** The completed notarization of a document; undefined before there is one. */
export const sealedNotarization = (tx: Tx, documentId: string): Promise<NotarizationRow | undefined> =>
  tx
    .selectFrom('notarizations')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('notarizationCompletedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** The state of the couple that a notarization is of; null while they have chosen none. */
export const stateOfNotarization = async (tx: Tx, id: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('notarizations')
    .innerJoin('documents', 'documents.id', 'notarizations.documentId')
    .select('documents.stateId')
    .where('notarizations.id', '=', id)
    .executeTakeFirst();
  return row?.stateId ?? null;
};

/** Whose notarization it is. */
export const documentOfNotarization = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('notarizations').select('documentId').where('id', '=', id).executeTakeFirstOrThrow()).documentId;

/** Documents of two partners that are notarized, in the order of their ids. @param after The last one of the page before. */
export function notarizedDocuments(tx: Tx, after: string, limit: number) {
  let query = tx
    .selectFrom('notarizations')
    .innerJoin('documents', 'documents.id', 'notarizations.documentId')
    .select([
      'documents.id',
      'documents.stateId',
      'notarizations.signedOn',
      'notarizations.providerCompletedAt',
      'notarizations.notarizationCompletedAt',
    ])
    .where('notarizations.notarizationCompletedAt', 'is not', null)
    .where('notarizations.deletedAt', 'is', null)
    .where('documents.deletedAt', 'is', null)
    .where('documents.userBId', 'is not', null);
  if (after !== '') query = query.where('documents.id', '>', after);
  return query.orderBy('documents.id').limit(limit).execute();
}

/** Notarizations of documents. Those that were given up stay, for the record. */
export const notarizationRepository = (tx: Tx) => ({
  /** Of a document, the newest first; those that were given up too. */
  list: (documentId: string): Promise<NotarizationRow[]> =>
    rowsOf(
      tx,
      tx
        .selectFrom('notarizations')
        .selectAll()
        .where('documentId', '=', documentId)
        .orderBy('createdAt', 'desc')
        .orderBy('id'),
    ),

  /** The one that is open, or that was completed. */
  current: (documentId: string): Promise<NotarizationRow | undefined> =>
    tx
      .selectFrom('notarizations')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('deletedAt', 'is', null)
      .orderBy('notarizationCompletedAt', (order) => order.asc().nullsLast())
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),

  insert: (row: Insertable<Table>, now: Date): Promise<NotarizationRow> =>
    tx
      .insertInto('notarizations')
      .values({ ...row, createdAt: now, updatedAt: now, updatedById: row.createdById ?? null })
      .returningAll()
      .executeTakeFirstOrThrow(),

  update: (id: string, changes: Updateable<Table>, by: string, now: Date): Promise<NotarizationRow> =>
    tx
      .updateTable('notarizations')
      .set({ ...changes, updatedAt: now, updatedById: by })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
});

/** A notarization and its document, as policies judge them. */
export interface NotarizationSubject {
  readonly document: DocumentRow;
  readonly notarization: NotarizationRow;
}

/**
 * A notarization and its document. The document's row is held before the notarization is read, so that a transaction
 * that changes either waits.
 * @throws Problem NOT_FOUND
 */
export async function loadNotarization(tx: Tx, id: string, hold: Hold = 'read'): Promise<NotarizationSubject> {
  const find = () => tx.selectFrom('notarizations').selectAll().where('id', '=', id).executeTakeFirst();
  const found = await find();
  if (found === undefined) throw problem('NOT_FOUND');
  const document = await getDocumentRow(tx, found.documentId, hold);
  const notarization = await find();
  if (notarization === undefined) throw problem('NOT_FOUND');
  return { document, notarization };
}

/** What goes beside notarizations: acknowledged warnings, and notices that were sent. */
export const noticeRepository = (tx: Tx, documentId: string) => ({
  /** When a person last sent the partner the notice; null before the first. */
  lastSentAt: async (sentById: string): Promise<Date | null> => {
    const row = await tx
      .selectFrom('notarizationNotices')
      .select('sentAt')
      .where('documentId', '=', documentId)
      .where('sentById', '=', sentById)
      .orderBy('sentAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.sentAt ?? null;
  },

  add: async (notice: { readonly sentById: string; readonly sentToId: string }, now: Date): Promise<void> => {
    await tx
      .insertInto('notarizationNotices')
      .values({ ...notice, documentId, sentAt: now })
      .execute();
  },

  /** When each person acknowledged the warning of this version and date, by the person's id. */
  acknowledgments: async (version: string, weddingDate: string): Promise<ReadonlyMap<string, Date>> => {
    const rows = await tx
      .selectFrom('weddingWarnings')
      .select(['userId', 'acknowledgedAt'])
      .where('documentId', '=', documentId)
      .where('version', '=', version)
      .where('weddingDate', '=', weddingDate)
      .execute();
    return new Map(rows.map(({ userId, acknowledgedAt }) => [userId, acknowledgedAt]));
  },

  /** A second time changes nothing. */
  acknowledge: async (
    warning: { readonly userId: string; readonly version: string; readonly weddingDate: string },
    now: Date,
  ): Promise<void> => {
    await tx
      .insertInto('weddingWarnings')
      .values({ ...warning, documentId, acknowledgedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

/** Notarized, and not sealed yet: the oldest first. */
export const unsealedNotarizations = (tx: Tx, most: number) =>
  tx
    .selectFrom('notarizations')
    .select(['id', 'documentId', 'providerCompletedAt', 'sealAttempts', 'sealProblem', 'sealLeaseUntil'])
    .where('providerCompletedAt', 'is not', null)
    .where('notarizationCompletedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('providerCompletedAt')
    .limit(most)
    .execute();

/** Locks a notarization and says how far its sealing is. */
export const lockSealState = (tx: Tx, id: string) =>
  tx
    .selectFrom('notarizations')
    .select(['id', 'documentId', 'providerCompletedAt', 'notarizationCompletedAt', 'sealLeaseUntil'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether something of a person is with the notary now. */
export const isAtNotary = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('notarizations')
    .innerJoin('documents', 'documents.id', 'notarizations.documentId')
    .select('notarizations.id')
    .where((eb) => eb.or([eb('documents.userAId', '=', userId), eb('documents.userBId', '=', userId)]))
    .where('notarizations.notarizationCompletedAt', 'is', null)
    .where('notarizations.endedAt', 'is', null)
    .where('notarizations.deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;
