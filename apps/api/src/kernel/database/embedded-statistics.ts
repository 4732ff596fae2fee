import type { PGlite } from '@electric-sql/pglite';

/**
 * Analyzes the tables of the embedded database of which a good part has changed, by the same measure as PostgreSQL's
 * autovacuum, which the embedded database doesn't have. A prepared query keeps its plan until its tables are analyzed: made
 * when a table was empty, it would go on reading the whole table.
 */
export async function analyzeChanged(pglite: PGlite): Promise<void> {
  // The query below counts only changes that were flushed, which would otherwise take a second.
  await pglite.query('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_mod_since_analyze > 50 + n_live_tup / 10`);
  for (const { name } of rows) await pglite.exec(`analyze ${name}`);
}
