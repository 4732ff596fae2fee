import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { DataSubject } from './erasure';
import { columnName, type ExportedTable, type StoredRow } from './personal-tables';

/** The rows of a table that are a person's, as the archive tells them: columns that are shown, and sealed ones opened. */
export async function readTable(
  tx: Tx,
  name: string,
  table: ExportedTable,
  person: DataSubject,
): Promise<Record<string, unknown>[]> {
  const sealed = Object.entries(table.sealed ?? {});
  const columns = [...table.shown, ...sealed.map(([column]) => column)];
  const { rows } = await sql<StoredRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${table.rows(person)} order by ${sql.ref(table.orderBy)}`.execute(tx);
  const told: Record<string, unknown>[] = [];
  for (const row of rows) {
    const entry: Record<string, unknown> = {};
    for (const column of table.shown) entry[columnName(column)] = row[columnName(column)];
    for (const [, { as, open }] of sealed) entry[as] = await open(tx, row);
    // Words before numbers.
    const words = table.explained?.(entry) ?? {};
    told.push({ ...words, ...entry, ...words });
  }
  return told;
}
