import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityMigrations } from '@troth/identity';
import { packageRoot } from '../package-root';
import { StartFailure } from '../start-failure';
import type { Database } from './database';

/** Any number will do, as long as every copy of the program asks for the same one. */
const ADVISORY_LOCK = 7_180_044;
const ALREADY_APPLIED = 'TR001';

interface Migration {
  readonly name: string;
  /** Read only where it is to run: a restart needs the names alone. */
  readonly read: () => Promise<string>;
}

/** How a migration begins that takes away what the version before still needs (docs/deploying.md). */
const CONTRACTS = /^-- contract:/;

export interface Migrated {
  /** The names that ran now, in order. */
  readonly ran: readonly string[];
  /** Migrations of a newer version, which only added: this version works on. */
  readonly newer: readonly string[];
}

/** The migrations in order of their names; they are plain SQL that both databases run. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(packageRoot(), 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return [
    ...names.map((name) => ({ name, read: () => readFile(join(folder, name), 'utf8') })),
    ...identityMigrations.map(({ name, sql }) => ({ name: `identity/${name}`, read: () => Promise.resolve(sql) })),
  ];
}

/**
 * Brings the database up to the newest migration. Each runs once, in its own transaction, recorded in the same
 * transaction; an advisory lock keeps several starting copies from running one twice.
 *
 * @param only The schema of an older version: these alone run. For a backup that is put back.
 * @throws StartFailure DATABASE_NEWER when a newer version took away what this one needs.
 */
export async function migrate(database: Database, only: ReadonlySet<string> | null = null): Promise<Migrated> {
  await database.executeSql(
    `create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());
     alter table schema_migrations add column if not exists is_contracting boolean not null default false;`,
  );
  const migrations = await readMigrations();
  const known = new Set(migrations.map((migration) => migration.name));
  const recorded = await database.executeSql('select name, is_contracting from schema_migrations order by name');
  const applied = new Set(recorded.rows.map((row) => String(row['name'])));
  const newer = [...applied].filter((name) => !known.has(name));
  const contracting = recorded.rows.find((row) => row['is_contracting'] === true && !known.has(String(row['name'])));
  if (contracting !== undefined) {
    throw new StartFailure(
      'DATABASE_NEWER',
      `The database belongs to a newer version of Troth, which this one cannot work with (${String(contracting['name'])}). Start the newer version, or restore a backup from before it.`,
    );
  }
  const ran: string[] = [];
  for (const migration of migrations) {
    if (applied.has(migration.name) || only?.has(migration.name) === false) continue;
    const name = migration.name.replaceAll("'", "''");
    const migrationSql = await migration.read();
    try {
      // Statements sent together are one transaction on either driver, so the lock holds for all of them.
      await database.executeSql(
        `set local statement_timeout = 0;
         select pg_advisory_xact_lock(${ADVISORY_LOCK});
         do $guard$ begin
           if exists (select 1 from schema_migrations where name = '${name}') then
             raise exception 'migration already applied' using errcode = '${ALREADY_APPLIED}';
           end if;
         end $guard$;
         ${migrationSql};
         insert into schema_migrations (name, is_contracting) values ('${name}', ${CONTRACTS.test(migrationSql)});`,
      );
    } catch (error) {
      // Another copy ran it while this one waited for the lock.
      if (error instanceof Error && 'code' in error && error.code === ALREADY_APPLIED) continue;
      throw error;
    }
    ran.push(migration.name);
  }
  return { ran, newer };
}
