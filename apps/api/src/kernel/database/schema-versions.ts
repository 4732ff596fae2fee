import { sql } from 'kysely';
import type { Tx } from './database';

/** Which PostgreSQL it is, and the newest migration that it has. */
export async function schemaVersions(tx: Tx): Promise<{ database: string; schema: string }> {
  const { rows } = await sql<{ database: string; schema: string }>`
    select current_setting('server_version') as database,
      (select max(name) from schema_migrations where name not like 'identity/%') as schema`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no version.');
  return row;
}
