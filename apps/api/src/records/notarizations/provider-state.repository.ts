import { OPENING_REFUSED } from '@troth/domain/notarization';
import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import type { NotarizationRow } from './notarization.repository';

/** What we know of a notarization at its provider: whether it was asked, and what it said last. */

export type NotarizationChanges = Updateable<Schema['notarizations']>;

const BATCH = 200;
/** Nothing more is heard of one that ended so. */
const OVER = ['complete_with_rejections', 'declined', 'expired', 'canceled', 'deleted', OPENING_REFUSED];

export const findNotarization = (db: Db, id: string): Promise<NotarizationRow | undefined> =>
  db.selectFrom('notarizations').selectAll().where('id', '=', id).executeTakeFirst();

export const findOfTransaction = (db: Db, provider: NotarizationRow['provider'], transactionId: string) =>
  db
    .selectFrom('notarizations')
    .select('id')
    .where('provider', '=', provider)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();

/** Those that the provider can still say something about, and those that were given up while they were being opened. */
export const notarizationsToAskAbout = (db: Db, provider: NotarizationRow['provider']) =>
  db
    .selectFrom('notarizations')
    .innerJoin('documents', 'documents.id', 'notarizations.documentId')
    .select('notarizations.id')
    .where('notarizations.provider', '=', provider)
    .where('notarizations.providerCompletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('notarizations.deletedAt', 'is', null),
          eb('documents.deletedAt', 'is', null),
          eb.or([eb('notarizations.externalStatus', 'is', null), eb('notarizations.externalStatus', 'not in', OVER)]),
        ]),
        eb.and([eb('notarizations.deletedAt', 'is not', null), eb('notarizations.askedAt', 'is not', null)]),
      ]),
    )
    .orderBy('notarizations.updatedAt')
    .limit(BATCH)
    .execute();

/** Writes down that the provider is asked to open it. @param stale An attempt before this is over. @returns whether we may ask. */
export async function claimOpening(tx: Tx, id: string, now: Date, stale: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('notarizations')
    .set({ askedAt: now })
    .where('id', '=', id)
    .where('transactionId', 'is', null)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('askedAt', 'is', null), eb('askedAt', '<=', stale)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Nobody waits for an answer any more. @param askedAt Only when it was asked then. */
export async function forgetAsking(tx: Tx, id: string, askedAt?: Date): Promise<void> {
  let query = tx.updateTable('notarizations').set({ askedAt: null }).where('id', '=', id);
  if (askedAt !== undefined) query = query.where('askedAt', '=', askedAt);
  await query.execute();
}

/** Of one that was not opened until now, and not given up. */
const opening = (db: Db, id: string, changes: NotarizationChanges) =>
  db
    .updateTable('notarizations')
    .set((eb) => ({ ...changes, askedAt: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('transactionId', 'is', null)
    .where('deletedAt', 'is', null);

export const recordOpeningRefused = (tx: Tx, id: string, now: Date): Promise<NotarizationRow | undefined> =>
  opening(tx, id, { externalStatus: OPENING_REFUSED, updatedAt: now, updatedById: null })
    .returningAll()
    .executeTakeFirst();

export const recordOpened = async (
  db: Db,
  id: string,
  opened: { readonly transactionId: string; readonly externalStatus: string },
  now: Date,
): Promise<void> => {
  await opening(db, id, { ...opened, updatedAt: now }).execute();
};

const ofTransaction = (tx: Tx, id: string, transactionId: string | null) =>
  tx
    .selectFrom('notarizations')
    .selectAll()
    .where('id', '=', id)
    .where('transactionId', '=', transactionId)
    .where('deletedAt', 'is', null)
    .where('providerCompletedAt', 'is', null)
    .forUpdate();

/** Held, unless someone has changed it since it was seen. */
export const holdUnchanged = (tx: Tx, seen: NotarizationRow): Promise<NotarizationRow | undefined> =>
  ofTransaction(tx, seen.id, seen.transactionId).where('revision', '=', seen.revision).executeTakeFirst();

/** Held, while its file is not kept. */
export const holdWithoutFile = (tx: Tx, id: string, transactionId: string): Promise<NotarizationRow | undefined> =>
  ofTransaction(tx, id, transactionId).executeTakeFirst();

export const saveProviderStatus = (
  tx: Tx,
  { id, revision }: NotarizationRow,
  changes: NotarizationChanges,
  now: Date,
): Promise<NotarizationRow> =>
  tx
    .updateTable('notarizations')
    .set({ ...changes, revision: revision + 1, updatedAt: now, updatedById: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const changeNotarization = async (tx: Tx, id: string, changes: NotarizationChanges): Promise<void> => {
  await tx.updateTable('notarizations').set(changes).where('id', '=', id).execute();
};

/** The PDF of the commit that is notarized, or the agreement that was made elsewhere. */
export function fileToNotarize(tx: Tx, row: NotarizationRow): Promise<{ readonly id: string; readonly key: string }> {
  const query = tx.selectFrom('files').select(['files.id', 'files.key']).where('files.documentId', '=', row.documentId);
  if (row.sourceFileId !== null) return query.where('files.id', '=', row.sourceFileId).executeTakeFirstOrThrow();
  return query
    .innerJoin('documentCommits', 'documentCommits.pdfFileId', 'files.id')
    .where('documentCommits.documentId', '=', row.documentId)
    .where('documentCommits.hash', '=', row.commitHash)
    .executeTakeFirstOrThrow();
}
