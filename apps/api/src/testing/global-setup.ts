import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildDatabaseImage } from '../program/image';
import { createTemplateDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    databaseImage: string;
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/** Makes the one database that all test files copy: an image in memory, and a template on PostgreSQL where one is given. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TROTH_TEST_DATABASE_URL'] ?? '';
  if (url !== '') {
    const template = await createTemplateDatabase(url);
    project.provide('databaseImage', '');
    project.provide('postgresUrl', url);
    project.provide('postgresTemplate', template.name);
    return template.drop;
  }
  const folder = join(tmpdir(), `troth-api-tests-${process.pid}`);
  const file = join(folder, 'database-image.tar');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await buildDatabaseImage('none'));
  project.provide('databaseImage', file);
  project.provide('postgresUrl', '');
  project.provide('postgresTemplate', '');
  return () => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
}
