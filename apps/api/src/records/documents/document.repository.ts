import { documentTemplateStateSchema } from '@troth/domain/jurisdictions';
import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { columnsNamedIn, joinedRow } from '../../kernel/database/joined-rows';
import { notFound } from '../../kernel/http/problem';
import { type DocumentRow, getDocumentRow, type Hold, lawRow } from '../couples/couple';
import type { LawTables } from '../states/law.tables';
import { peopleOrTraces } from '../users/user.repository';
import type { DocumentView } from './document.presenter';
import type { DocumentTables } from './document.tables';

export type TemplateRow = Selectable<LawTables['documentTemplates']>;

/** A document as policies judge it. @throws Problem NOT_FOUND */
export async function loadDocument(tx: Tx, id: string, hold: Hold = 'read'): Promise<{ document: DocumentRow }> {
  return { document: await getDocumentRow(tx, id, hold) };
}

const templateStateRow = joinedRow<'documentTemplateStates'>('ofState', columnsNamedIn(documentTemplateStateSchema));

/** A document with what its answers carry along. */
export async function viewOf(tx: Tx, document: DocumentRow): Promise<DocumentView> {
  const { userAId, userBId } = document;
  const query = tx
    .selectFrom('documentTemplates')
    .leftJoin('states', (join) => join.on('states.id', '=', document.stateId))
    .leftJoin('documentTemplateStates', (join) =>
      join
        .onRef('documentTemplateStates.documentTemplateId', '=', 'documentTemplates.id')
        .onRef('documentTemplateStates.stateId', '=', 'states.id')
        .on('documentTemplateStates.deletedAt', 'is', null),
    )
    .selectAll('documentTemplates')
    .select(lawRow.columnsOf('states'))
    .select(templateStateRow.columnsOf('documentTemplateStates'))
    .where('documentTemplates.id', '=', document.templateId);
  const [people, row] = await together(
    peopleOrTraces(tx, userBId === null ? [userAId] : [userAId, userBId]),
    query.executeTakeFirst(),
  );
  const userA = people.get(userAId);
  if (userA === undefined) throw new Error('A document without its first partner.');
  const userB = userBId === null ? null : (people.get(userBId) ?? null);
  if (row === undefined) throw new Error('A document without its template.');
  const state = lawRow.of(row);
  const templateState = templateStateRow.of(row);
  const template = templateStateRow.without(lawRow.without(row));
  const templateStates = templateState === null ? [] : [templateState];
  return { document, userA, userB, state, template, templateStates };
}

/** Documents of a person, as partner or as attorney; the active one first, then the newest. */
export async function documentsOf(tx: Tx, userId: string): Promise<DocumentRow[]> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('userAId', '=', userId),
        eb('userBId', '=', userId),
        eb('attorneyAId', '=', userId),
        eb('attorneyBId', '=', userId),
      ]),
    )
    .where('deletedAt', 'is', null)
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function updateDocument(
  tx: Tx,
  id: string,
  changes: Updateable<DocumentTables['documents']>,
  by: string | null,
  now: Date,
): Promise<DocumentRow> {
  return tx
    .updateTable('documents')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether anybody answered, disclosed or bought anything on a document. */
export async function isDocumentUsed(tx: Tx, documentId: string): Promise<boolean> {
  for (const table of ['answers', 'financialEntries', 'purchaseItems'] as const) {
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('documentId', '=', documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (found !== undefined) return true;
  }
  return false;
}

export const isTemplate = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('documentTemplates')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Whether a person, on either side, has a document that is active. */
export const hasActiveDocument = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('documents')
    .select('id')
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const insertDocument = (
  tx: Tx,
  document: { readonly templateId: string; readonly userAId: string; readonly stateId: string | null },
  now: Date,
): Promise<DocumentRow> =>
  tx
    .insertInto('documents')
    .values({
      templateId: document.templateId,
      userAId: document.userAId,
      stateId: document.stateId,
      createdById: document.userAId,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Locks a document and says whose it is: both partners and their attorneys. */
export const lockParties = (tx: Tx, id: string) =>
  tx
    .selectFrom('documents')
    .select(['userAId', 'userBId', 'attorneyAId', 'attorneyBId'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Holds the documents on which an attorney acts and which are not final yet. */
export const holdDocumentsAdvisedBy = (tx: Tx, attorneyId: string): Promise<DocumentRow[]> =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('attorneyAId', '=', attorneyId), eb('attorneyBId', '=', attorneyId)]))
    .where('finalizedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();

/** Deleted ones too: an admin can restore them. @throws Problem NOT_FOUND */
export async function holdAnyDocument(tx: Tx, id: string): Promise<{ document: DocumentRow }> {
  const document = await tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return { document };
}

/** Deletes a document or restores it. */
export const changeDeletion = (
  tx: Tx,
  id: string,
  changes: { readonly deletedAt: Date | null; readonly isActive: boolean },
  by: string,
  now: Date,
): Promise<DocumentRow> =>
  tx
    .updateTable('documents')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Every document of a person, deleted ones too, the active ones first. */
export const allDocumentsOf = (tx: Tx, userId: string): Promise<DocumentRow[]> =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();

export const hasVersion = async (tx: Tx, documentId: string): Promise<boolean> =>
  (await tx.selectFrom('documentCommits').select('id').where('documentId', '=', documentId).executeTakeFirst()) !==
  undefined;
