import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../kernel/config/config';
import type { Database } from '../../kernel/database/database';
import { lastBackup } from '../../kernel/database/last-backup';
import { DATABASE_FOLDER } from '../open-embedded';
import { lockDataFolder } from '../data-folder-lock';
import { openDatabase } from '../open-database';
import { installationRootKeys } from '../root-key-file';
import {
  type CheckArea,
  demoPeopleFinding,
  type Finding,
  installationFacts,
  lastBackupFinding,
  selfCheck,
} from '../self-check';
import { StartFailure } from '../../kernel/start-failure';
import { usedRootKeyIds } from '../../kernel/protection/protection';
import { demoAccounts } from '../../kernel/auth/demo-accounts';
import { text } from '../../kernel/texts';

/** The whole self-check, the database included. It changes nothing: no schema is brought up to date, no key is made. */
export async function doctor(config: Config, now: Date): Promise<Finding[]> {
  const findings = selfCheck(config, await installationFacts(config, now));
  const hasData = config.database.kind === 'postgres' || existsSync(join(config.dataDir, DATABASE_FOLDER));
  return hasData ? [...findings, ...(await databaseFindings(config, now))] : findings;
}

const stopOf = (area: CheckArea, { message }: StartFailure): Finding => ({
  area,
  severity: 'STOP',
  says: message,
  todo: null,
});

async function databaseFindings(config: Config, now: Date): Promise<Finding[]> {
  try {
    const lock = config.database.kind === 'embedded' ? lockDataFolder(config.dataDir) : null;
    try {
      const database = await openDatabase(config, () => undefined);
      try {
        return await dataFindings(config, database, now);
      } finally {
        await database.close();
      }
    } finally {
      lock?.release();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    if (error.code !== 'DATA_FOLDER_IN_USE') return [stopOf('secrets', error)];
    return [{ area: 'standIns', severity: 'NOTE', says: text('doctor.inUse'), todo: null }];
  }
}

async function dataFindings(config: Config, database: Database, now: Date): Promise<Finding[]> {
  const { db } = database;
  const { rows } = await database.executeSql("select to_regclass('data_keys') is not null as has_tables");
  // A new database: the first start makes everything.
  if (rows[0]?.['has_tables'] !== true) return [];
  const demoPeople = demoPeopleFinding(config, (await demoAccounts(db)).length);
  return [
    ...(demoPeople === null ? [] : [demoPeople]),
    ...(await rootKeyFinding(config, db)),
    lastBackupFinding(config, await lastBackup(db), now),
  ];
}

async function rootKeyFinding(config: Config, db: Database['db']): Promise<Finding[]> {
  // Nothing is sealed yet, so there may be no key yet, and looking for one would make it.
  if ((await usedRootKeyIds(db)).length === 0) return [];
  try {
    await installationRootKeys(config, db);
    return [];
  } catch (error) {
    if (error instanceof StartFailure) return [stopOf('rootKey', error)];
    throw error;
  }
}
