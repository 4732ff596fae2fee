import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { type DataSubject, own } from './erasure';
import { columnName, type ExportedTable, type StoredRow } from './personal-columns';

/** The rows of a table that are a person's, as the archive tells them: columns that are shown, and sealed ones opened. */
export async function readTable(
  tx: Tx,
  name: string,
  { rows: rowsOf = own('user_id'), orderBy = 'created_at', columns, explained }: ExportedTable,
  person: DataSubject,
): Promise<Record<string, unknown>[]> {
  const read = columns.flat().filter((column) => column.withheld === undefined);
  const { rows } = await sql<StoredRow>`
    select ${sql.join(read.map((column) => sql.ref(column.name)))} from ${sql.table(name)}
    where ${rowsOf(person)} order by ${sql.ref(orderBy)}`.execute(tx);
  const told: Record<string, unknown>[] = [];
  for (const row of rows) {
    const entry: Record<string, unknown> = {};
    for (const { name: column, sealed } of read) {
      if (sealed) entry[sealed.as] = await sealed.open(tx, name, row);
      else entry[columnName(column)] = row[columnName(column)];
    }
    // Words before numbers.
    const words = explained?.(entry) ?? {};
    told.push({ ...words, ...entry, ...words });
  }
  return told;
}
