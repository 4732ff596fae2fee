import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import { firstOf } from '../../kernel/database/read-together';
import { notFound } from '../../kernel/http/problem';
import type { LawTables } from './law.tables';

export type StateRow = Selectable<LawTables['states']>;
export type TemplateStateRow = Selectable<LawTables['documentTemplateStates']>;
export type TermRow = Selectable<LawTables['terms']>;

/** What our rules call a state, which its id names: admins may have another abbreviation shown. */
export const stateCodeOf = ({ id, abbreviation }: Pick<StateRow, 'id' | 'abbreviation'>): string =>
  jurisdictionByStateId(id)?.state.abbreviation ?? abbreviation;

/** States, sorted by name. @param isActive Only those that are, or are not, offered; all when undefined. */
export async function listStates(db: Db, isActive: boolean | undefined): Promise<StateRow[]> {
  return db
    .selectFrom('states')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(isActive !== undefined, (query) => query.where('isActive', '=', isActive === true))
    .orderBy('name')
    .execute();
}

/** Deleted ones too, which a document can still have. */
export const findState = (db: Db, id: string): Promise<StateRow | undefined> =>
  db.selectFrom('states').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws Problem NOT_FOUND */
export async function getState(db: Db, id: string): Promise<StateRow> {
  return db
    .selectFrom('states')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}

/** What templates say of states of their own. */
export async function templateStatesOf(db: Db, stateIds: readonly string[]): Promise<TemplateStateRow[]> {
  return db
    .selectFrom('documentTemplateStates')
    .selectAll()
    .where('stateId', 'in', stateIds)
    .where('deletedAt', 'is', null)
    .orderBy('documentTemplateId')
    .execute();
}

export async function listTerms(
  db: Db,
  filter: { stateIds?: readonly string[] | undefined; documentTemplateId?: string | undefined },
): Promise<TermRow[]> {
  const { stateIds, documentTemplateId } = filter;
  let query = db.selectFrom('terms').selectAll().where('deletedAt', 'is', null);
  if (stateIds !== undefined) query = query.where('stateId', 'in', stateIds);
  if (documentTemplateId !== undefined) query = query.where('documentTemplateId', '=', documentTemplateId);
  return query.orderBy('key').orderBy('stateId').execute();
}

/** What a template says of one state; undefined where it says nothing of its own. */
export const templateStateOf = (
  db: Db,
  { templateId, stateId }: { readonly templateId: string; readonly stateId: string },
): Promise<TemplateStateRow | undefined> =>
  firstOf(
    db,
    db
      .selectFrom('documentTemplateStates')
      .selectAll()
      .where('documentTemplateId', '=', templateId)
      .where('stateId', '=', stateId)
      .where('deletedAt', 'is', null),
  );

export const isState = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('states').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Of some ids, those of states. */
export const knownStates = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('states')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Locks the state, so that its verdicts are recorded one after another. @throws Problem NOT_FOUND */
export async function holdState(tx: Tx, id: string): Promise<StateRow> {
  await getState(tx, id);
  return tx.selectFrom('states').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Whether a state opens only once counsel has approved everything. */
export const requireCounsel = async (tx: Tx, id: string, isRequired: boolean, by: string, now: Date): Promise<void> => {
  await tx
    .updateTable('states')
    .set({ requiresCounsel: isRequired, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .execute();
};
