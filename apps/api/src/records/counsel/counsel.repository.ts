import type { ApprovedTexts } from '@troth/agreement/assemble';
import { type CounselState, counselStateOf } from '@troth/domain/jurisdictions';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import { getState, type StateRow } from '../states/state.repository';
import { type CounselItem, counselLibrariesOf } from './counsel-library';
import type { CounselTables } from './counsel.tables';

export type CounselVerdictRow = Selectable<CounselTables['counselVerdicts']>;

export interface ReviewedItem extends CounselItem {
  readonly state: CounselState;
  /** The last verdict, also where it is out of date or withdrawn. */
  readonly verdict: CounselVerdictRow | null;
}

const nameOf = ({ kind, key }: Pick<CounselItem, 'kind' | 'key'>) => `${kind} ${key}`;

/** The last verdict about each text of some states. */
const lastVerdicts = (db: Db, stateIds: readonly string[]): Promise<CounselVerdictRow[]> =>
  db
    .selectFrom('counselVerdicts')
    .selectAll()
    .distinctOn(['stateId', 'kind', 'key'])
    .where('stateId', 'in', stateIds)
    .orderBy('stateId')
    .orderBy('kind')
    .orderBy('key')
    .orderBy('position', 'desc')
    .execute();

/** What counsel has read of some states, text by text, each in the order of its library. */
export async function reviewedItems(db: Db, states: readonly StateRow[]): Promise<ReadonlyMap<string, ReviewedItem[]>> {
  const libraries = await counselLibrariesOf(db, states);
  const verdicts = await lastVerdicts(db, [...libraries.keys()]);
  return new Map(
    [...libraries].map(([id, library]) => {
      const ofState = new Map(verdicts.filter(({ stateId }) => stateId === id).map((row) => [nameOf(row), row]));
      const reviewed = library.map((item) => {
        const verdict = ofState.get(nameOf(item)) ?? null;
        return { ...item, state: counselStateOf(verdict, item.hash), verdict };
      });
      return [id, reviewed];
    }),
  );
}

/** What counsel has read of a state, text by text, in the order of the library. */
export const reviewedItemsOf = async (db: Db, state: StateRow): Promise<ReviewedItem[]> =>
  (await reviewedItems(db, [state])).get(state.id) ?? [];

export interface CounselCounts {
  readonly total: number;
  readonly approved: number;
  readonly read: number;
  readonly changed: number;
  readonly unread: number;
}

export function countedItems(items: readonly Pick<ReviewedItem, 'state'>[]): CounselCounts {
  const count = (state: CounselState) => items.filter((item) => item.state === state).length;
  return {
    total: items.length,
    approved: count('APPROVED'),
    read: count('READ'),
    changed: count('CHANGED'),
    unread: count('UNREAD'),
  };
}

export const isAllApproved = ({ total, approved }: CounselCounts): boolean => total > 0 && approved === total;

/** Whether counsel keeps a state closed to new couples: its approval is required, and something is not approved. */
export async function isHeldByCounsel(db: Db, state: StateRow): Promise<boolean> {
  return state.requiresCounsel && !isAllApproved(countedItems(await reviewedItemsOf(db, state)));
}

/** Whether a state is there, active, and not kept closed by counsel. */
export async function isOpenToNewCouples(db: Db, stateId: string): Promise<boolean> {
  const state = await db
    .selectFrom('states')
    .selectAll()
    .where('id', '=', stateId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return state !== undefined && state.isActive && !(await isHeldByCounsel(db, state));
}

/** What counsel approved for a state as it is worded now, for the agreements that are made of it. */
export async function approvedTextsOf(db: Db, stateId: string): Promise<ApprovedTexts> {
  const verdicts = await lastVerdicts(db, [stateId]);
  if (verdicts.length === 0) return { clauseTemplateIds: new Set(), isFrameApproved: false };
  const items = await reviewedItemsOf(db, await getState(db, stateId));
  const frame = items.filter(({ kind }) => kind === 'DEFINITION' || kind === 'NOTARY_BLOCK');
  return {
    clauseTemplateIds: new Set(
      items.filter(({ kind, state }) => kind === 'CLAUSE' && state === 'APPROVED').map(({ key }) => key),
    ),
    isFrameApproved: frame.every(({ state }) => state === 'APPROVED'),
  };
}

export const insertVerdict = async (tx: Tx, verdict: Insertable<CounselTables['counselVerdicts']>): Promise<void> => {
  await tx.insertInto('counselVerdicts').values(verdict).execute();
};
