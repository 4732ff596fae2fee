import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import { notFound, problem } from '../../kernel/http/problem';
import type { PeopleTables } from '../users/people.tables';
import { openedUser, type UserRow } from '../users/contact';
import { disciplinaryStatementOf } from './application-draft';
import type { AttorneySubject } from './attorney.policy';
import { type LawFirmRow, lawFirmsOfAttorneys } from './law-firm.repository';
import { NAME_AND_EMAIL } from '../users/user.repository';

export type AttorneyRow = Selectable<PeopleTables['attorneys']>;
export type AttorneyStateRow = Selectable<PeopleTables['attorneyStates']>;

/** An attorney with what its answers carry along. */
export interface AttorneyView {
  readonly attorney: AttorneyRow;
  readonly user: UserRow;
  readonly lawFirm: LawFirmRow | null;
  readonly states: readonly AttorneyStateRow[];
  /** What the attorney said of discipline by a bar; for themself and for admins. */
  readonly disciplinaryStatement: string | null;
}

/** @throws Problem NOT_FOUND */
export async function getAttorney(tx: Tx, id: string, hold: 'read' | 'change' = 'read'): Promise<AttorneyRow> {
  const query = tx.selectFrom('attorneys').selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  return (hold === 'change' ? query.forUpdate() : query).executeTakeFirstOrThrow(notFound);
}

/** What stands under `users/{id}/attorneys/{aid}`, as policies judge it. @throws Problem NOT_FOUND */
export async function loadAttorneySubject(
  tx: Tx,
  params: { id: string; aid: string },
  hold: 'read' | 'change' = 'read',
): Promise<AttorneySubject & { attorney: AttorneyRow }> {
  return { userId: params.id, attorney: await getAttorney(tx, params.aid, hold) };
}

export async function attorneyViews(tx: Tx, ids: readonly string[]): Promise<AttorneyView[]> {
  if (ids.length === 0) return [];
  const [attorneys, people, states, firms] = await together(
    rowsOf(
      tx,
      tx
        .selectFrom('attorneys')
        .selectAll()
        .where('id', 'in', [...ids]),
    ),
    rowsOf(
      tx,
      tx
        .selectFrom('users')
        .selectAll()
        .where('id', 'in', [...ids]),
    ),
    rowsOf(
      tx,
      tx
        .selectFrom('attorneyStates')
        .selectAll()
        .where('attorneyId', 'in', [...ids])
        .where('deletedAt', 'is', null)
        .orderBy('order'),
    ),
    lawFirmsOfAttorneys(tx, ids),
  );
  const users = people.map((row) => openedUser(tx, row));
  return ids.flatMap((id) => {
    const attorney = attorneys.find((row) => row.id === id);
    const user = users.find((row) => row.id === id);
    if (attorney === undefined || user === undefined) return [];
    return [
      {
        attorney,
        user,
        lawFirm: firms.find((firm) => firm.id === attorney.lawFirmId) ?? null,
        states: states.filter((state) => state.attorneyId === id),
        disciplinaryStatement: disciplinaryStatementOf(tx, attorney),
      },
    ];
  });
}

/** Attorneys by name and firm, where nothing else of them is asked. */
export const namedAttorneys = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : rowsOf(
        tx,
        tx
          .selectFrom('attorneys')
          .innerJoin('users', 'users.id', 'attorneys.id')
          .leftJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
          .select(['attorneys.id', 'lawFirms.name as firmName', ...NAME_AND_EMAIL])
          .where('attorneys.id', 'in', [...ids]),
      );

/** @throws Problem NOT_FOUND */
export async function getAttorneyView(tx: Tx, id: string): Promise<AttorneyView> {
  const [view] = await attorneyViews(tx, [id]);
  if (view === undefined) throw problem('NOT_FOUND');
  return view;
}

/** A new attorney, who has still to fill in the form. */
export const insertAttorney = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.insertInto('attorneys').values({ id, stage: 'FORM_MISSING', stageModifiedAt: now }).execute();
};

export async function updateAttorney(
  tx: Tx,
  id: string,
  changes: Updateable<PeopleTables['attorneys']>,
  by: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('attorneys')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .execute();
}

/** By name, and whether they are approved; of a deleted account too. */
export const standingOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .select(['attorneys.stage', 'attorneys.deletedAt', 'users.firstName', 'users.lastName'])
    .where('attorneys.id', '=', id)
    .executeTakeFirstOrThrow();
