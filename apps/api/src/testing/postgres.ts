import pg from 'pg';
import { syncContent } from '../program/content/sync-content';
import { postgresDatabase } from '../kernel/database/database';
import { migrate } from '../kernel/database/migrate';
import { prepareJobs } from '../kernel/jobs/jobs';
import { jobs } from '../program/jobs';
import type { OpenedDatabase } from './open-app';

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const randomName = (prefix: string) => `${prefix}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
const failOnIdleError = (error: Error) => {
  throw error;
};

/** A database with nothing in it. */
export async function createEmptyDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = randomName('troth_empty');
  await asAdmin(url, `create database ${name}`);
  return { url: withDatabase(url, name), drop: () => asAdmin(url, `drop database if exists ${name} with (force)`) };
}

/** An empty database, brought up to date and with the content in it. */
export async function openMigrated(url: string, connections: number): Promise<OpenedDatabase> {
  const database = postgresDatabase(url, connections, failOnIdleError);
  await migrate(database);
  await prepareJobs(database, jobs);
  await syncContent(database.db);
  return { database, url, dispose: () => database.close() };
}

/** A migrated database with the content in it, from which each test file's database is copied. */
export async function createTemplateDatabase(url: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = randomName('troth_template');
  await asAdmin(url, `create database ${name}`);
  const { dispose } = await openMigrated(withDatabase(url, name), 2);
  await dispose();
  return { name, drop: () => asAdmin(url, `drop database if exists ${name} with (force)`) };
}

/** A copy of the template for one test file. */
export async function copyTemplate(url: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = randomName('troth_test');
  await asAdmin(url, `create database ${name} template ${template}`);
  return { url: withDatabase(url, name), drop: () => asAdmin(url, `drop database if exists ${name} with (force)`) };
}
