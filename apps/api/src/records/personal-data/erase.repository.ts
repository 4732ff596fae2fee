import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { ErasureStep, PersonScope } from './erasure';

type Where = RawBuilder<unknown>;

/** Whether rows that never change can be erased in this transaction. */
export const allowErasing = (tx: Tx, isAllowed: boolean) =>
  sql`select set_config('troth.erasing', ${isAllowed ? 'on' : 'off'}, true)`.execute(tx);

/** Notes the files of rows, so that they are removed after the commit, whatever happens then. */
const noteErasedFiles = (
  tx: Tx,
  table: string,
  where: Where,
  { isPurgedLeftOut, now }: { readonly isPurgedLeftOut: boolean; readonly now: Date },
) =>
  sql`
    insert into erased_files (key, erased_at) select key, ${now} from ${sql.table(table)}
    where ${isPurgedLeftOut ? sql`purged_at is null` : sql`true`} and (${where}) on conflict do nothing`.execute(tx);

const deleteRows = (tx: Tx, table: string, where: Where) =>
  sql`delete from ${sql.table(table)} where ${where}`.execute(tx);

function changeRows(tx: Tx, table: string, set: Readonly<Record<string, unknown>>, where: Where) {
  const values = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`update ${sql.table(table)} set ${sql.join(values)} where ${where}`.execute(tx);
}

interface StepIn<Scope> {
  readonly rows: (scope: Scope) => RawBuilder<unknown>;
  readonly set?: (scope: Scope) => Readonly<Record<string, unknown>>;
  readonly bytes?: ErasureStep['bytes'];
}

/** What one step makes of a table's rows. */
export async function takeStep<Scope extends PersonScope>(
  tx: Tx,
  table: string,
  { rows, set, bytes }: StepIn<Scope>,
  scope: Scope,
): Promise<void> {
  const where = rows(scope);
  if (bytes !== undefined)
    await noteErasedFiles(tx, table, where, { isPurgedLeftOut: bytes === 'UNPURGED', now: scope.now });
  await (set === undefined ? deleteRows(tx, table, where) : changeRows(tx, table, set(scope), where));
}
