import { documentStates, rescindRefusal } from '@troth/domain/documents';
import type { LawCouple, LawSubject } from '@troth/domain/jurisdictions';
import { fullName } from '@troth/domain/people';
import type { Insertable, Selectable } from 'kysely';
import { toJson } from '../../kernel/database/columns';
import type { Db, Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import type { DocumentRow } from '../couples/couple';
import { factsOf } from '../couples/document-facts';
import type { LawTables, LawValue } from './law.tables';
import type { StateRow } from './state.repository';
import { NAME_AND_EMAIL } from '../users/user.repository';

export type LawChangeRow = Selectable<LawTables['lawChanges']>;

/** Where a value stands: a field of the state, of what it makes of a template, or a term. */
export interface LawPlace {
  readonly subject: LawSubject;
  readonly documentTemplateId: string | null;
  readonly field: string;
}

export const isSamePlace = (one: LawPlace, other: LawPlace): boolean =>
  one.subject === other.subject && one.field === other.field && one.documentTemplateId === other.documentTemplateId;

export interface NamedLawChange extends LawChangeRow {
  readonly changedByName: string;
}

/** What was changed in a state, the newest first. */
export async function lawChangesOf(db: Db, stateIds: readonly string[]): Promise<NamedLawChange[]> {
  if (stateIds.length === 0) return [];
  const rows = await db
    .selectFrom('lawChanges')
    .innerJoin('users', 'users.id', 'lawChanges.changedById')
    .selectAll('lawChanges')
    .select(NAME_AND_EMAIL)
    .where('lawChanges.stateId', 'in', stateIds)
    .orderBy('lawChanges.position', 'desc')
    .execute();
  return rows.map(({ firstName, middleName, lastName, suffix, email, ...row }) => ({
    ...row,
    changedByName: fullName({ firstName, middleName, lastName, suffix }) || email,
  }));
}

export interface LawCoupleRow extends LawCouple {
  readonly document: DocumentRow;
}

/**
 * The couples of a state, as a change of its law finds them.
 *
 * @param documentId Of one couple alone; all of them otherwise.
 */
export async function lawCouplesOf(
  tx: Tx,
  state: Pick<StateRow, 'id' | 'allowsOnlineNotary'>,
  documentId?: string,
): Promise<LawCoupleRow[]> {
  const documents = await tx
    .selectFrom('documents')
    .selectAll()
    .where('stateId', '=', state.id)
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .$if(documentId !== undefined, (query) => query.where('id', '=', documentId as string))
    .orderBy('id')
    .execute();
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const notarizations = await tx
    .selectFrom('notarizations')
    .select(['documentId', 'provider', 'notarizationCompletedAt', 'deletedAt'])
    .where('documentId', 'in', ids)
    .execute();
  const online = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select('documentId')
    .where('documentId', 'in', ids)
    .where('products.productType', '=', 'NOTARIZATION')
    .where('paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .execute();
  const notarizationsOf = new Map<string, typeof notarizations>();
  for (const row of notarizations)
    notarizationsOf.set(row.documentId, [...(notarizationsOf.get(row.documentId) ?? []), row]);
  const onlineIds = new Set(online.map((row) => row.documentId));
  return documents.map((document) => {
    const own = (notarizationsOf.get(document.id) ?? []).map((row) => ({
      provider: row.provider,
      notarizationCompletedAt: isoOrNull(row.notarizationCompletedAt),
      deletedAt: isoOrNull(row.deletedAt),
    }));
    return {
      document,
      isAtNotary: rescindRefusal(documentStates(factsOf(document), own, state)) !== null,
      hasVersion: document.lastGeneratedAt !== null,
      plansOnline: onlineIds.has(document.id),
    };
  });
}

/** Sets a value. The row must be held. */
export async function setLaw(
  tx: Tx,
  stateId: string,
  { subject, documentTemplateId, field }: LawPlace,
  value: LawValue,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const stamps = { updatedById: by, updatedAt: now };
  if (subject === 'STATE') {
    await tx
      .updateTable('states')
      .set({ [field]: value, ...stamps })
      .where('id', '=', stateId)
      .execute();
    return;
  }
  if (documentTemplateId === null) return;
  if (subject === 'TEMPLATE') {
    await tx
      .updateTable('documentTemplateStates')
      .set({ [field]: value, ...stamps })
      .where('stateId', '=', stateId)
      .where('documentTemplateId', '=', documentTemplateId)
      .execute();
    return;
  }
  await tx
    .updateTable('terms')
    .set({ value: String(value), ...stamps })
    .where('stateId', '=', stateId)
    .where('documentTemplateId', '=', documentTemplateId)
    .where('key', '=', field)
    .execute();
}

/** Held: changes of a state's law stand in line. */
export const lockState = (tx: Tx, id: string): Promise<StateRow> =>
  tx.selectFrom('states').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Whether another state has this name, or this abbreviation. */
export const isStateNameTaken = async (
  tx: Tx,
  id: string,
  field: 'abbreviation' | 'name',
  value: string,
): Promise<boolean> =>
  (await tx.selectFrom('states').select('id').where(field, '=', value).where('id', '<>', id).executeTakeFirst()) !==
  undefined;

export const findLawChange = (db: Db, id: string): Promise<LawChangeRow | undefined> =>
  db.selectFrom('lawChanges').selectAll().where('id', '=', id).executeTakeFirst();

export const insertLawChange = (
  tx: Tx,
  {
    before,
    after,
    ...row
  }: Omit<Insertable<LawTables['lawChanges']>, 'before' | 'after'> & {
    readonly before: LawValue;
    readonly after: LawValue;
  },
): Promise<{ id: string }> =>
  tx
    .insertInto('lawChanges')
    .values({ ...row, before: toJson(before), after: toJson(after) })
    .returning('id')
    .executeTakeFirstOrThrow();

/** @param told How many couples were told. */
export const recordLawSettled = async (db: Db, id: string, told: number, now: Date): Promise<void> => {
  await db.updateTable('lawChanges').set({ settledAt: now, told }).where('id', '=', id).execute();
};

/** How many couples and attorneys each state has. */
export async function countsOfStates(tx: Tx, stateIds: readonly string[]) {
  const documents = await tx
    .selectFrom('documents')
    .select('stateId')
    .select((eb) => [eb.fn.countAll<number>().as('couples'), eb.fn.count<number>('lastGeneratedAt').as('withVersion')])
    .where('stateId', 'in', stateIds)
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .groupBy('stateId')
    .execute();
  const attorneys = await tx
    .selectFrom('attorneyStates')
    .innerJoin('attorneys', 'attorneys.id', 'attorneyStates.attorneyId')
    .select(['attorneyStates.stateId', 'attorneys.stage'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attorneyStates.stateId', 'in', stateIds)
    .where('attorneyStates.deletedAt', 'is', null)
    .where('attorneys.deletedAt', 'is', null)
    .groupBy(['attorneyStates.stateId', 'attorneys.stage'])
    .execute();
  return { documents, attorneys };
}
