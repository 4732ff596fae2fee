import { webcrypto } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformCrypto, verifyLog } from '@troth/evidence/audit';
import { readSeal } from '@troth/evidence/seals';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logOfChain } from '../../features/audit-trail/log-of-document';
import { readConfig } from '../../kernel/config/config';
import { postgresDatabase } from '../../kernel/database/database';
import { lastBackup } from '../../kernel/database/last-backup';
import { migrate, readMigrations } from '../../kernel/database/migrate';
import { prepareJobs } from '../../kernel/jobs/jobs';
import { diskFiles } from '../../kernel/ports/files/disk-files';
import { sealKind } from '../../records/notarizations/notarization-jobs';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { openApp, openEmbedded, type TestApp } from '../../testing/open-app';
import { createEmptyDatabase } from '../../testing/postgres';
import { aLinkedCouple } from '../../testing/purchases';
import { aReviewedImport, aSignedNotarization, pagesOf, sealedFile } from '../../testing/signed-agreements';
import { testApp } from '../../testing/test-app';
import { installationRootKeys } from '../root-key-file';
import { newKeyPair } from './age';
import { makeBackup, type MadeBackup } from './make-backup';
import { checkBackup, restoreBackup } from './restore-backup';

const crypto = platformCrypto(webcrypto.subtle, (text) => new TextEncoder().encode(text));
/** With a database of its own made from nothing in between. */
const DRILL_MS = 240_000;
const WRITERS = 4;
const BEFORE_THE_BACKUP = 40;

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'troth-drill-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Something that the API answered with success, and when. */
interface Acknowledged {
  readonly at: number;
  readonly entryId: string;
  readonly fileId: string;
  readonly content: string;
}

/** People who write one after another, as fast as they are answered, until they are told to stop. */
function writing(api: TestApp, person: TestPerson, documentId: string) {
  const acknowledged: Acknowledged[] = [];
  const refused: number[] = [];
  let isOver = false;
  const write = async (content: string) => {
    const debt = { creditor: content, yearIncurred: 2020, amountDueInCents: 1 };
    const { id: entryId } = await disclose(api, person, documentId, 'debts', debt);
    const body = new FormData();
    body.append('file', new File([content], 'notes.txt'));
    const path = `/users/${person.id}/documents/${documentId}/entries/${entryId}/files`;
    const reply = await api.request<{ id: string }>('POST', path, { as: person, body });
    if (reply.status === 201) acknowledged.push({ at: Date.now(), entryId, fileId: reply.body.id, content });
    else refused.push(reply.status);
  };
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let count = 0; !isOver; count += 1) await write(`Note ${writer} ${count}.`);
  });
  return {
    acknowledged,
    refused,
    until: async (count: number) => {
      while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    end: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

describe('a backup that is made under load, and put back after all was destroyed', () => {
  const [sourceFolder, backups, targetFolder] = [aFolder(), aFolder(), aFolder()];
  let identity: string;
  let recipient: string;
  let person: TestPerson;
  let documentId: string;
  let notarizationId: string;
  let made: MadeBackup;
  let written: ReturnType<typeof writing>;
  let restored: TestApp;
  let restoredInMs: number;
  let waiting: number;
  let empty: { url: string; drop: () => Promise<void> } | null = null;

  const configOf = (dataDir: string, more: Record<string, string> = {}) =>
    readConfig({
      NODE_ENV: 'test',
      TROTH_DATA_DIR: dataDir,
      BACKUP_RECIPIENTS: recipient,
      ...(empty === null ? {} : { DATABASE_URL: empty.url }),
      ...more,
    });
  const jobsOf = async ({ services }: TestApp) => {
    const { rows } = await services.database.executeSql('select count(*)::int as waiting from pgboss.job');
    return Number(rows[0]?.['waiting']);
  };

  beforeAll(async () => {
    ({ identity, recipient } = await newKeyPair());
    const source = await testApp({}, sourceFolder);
    await anAdmin(source);
    const pages = await pagesOf('An agreement of two', 'It has a second page');
    const couple = await aReviewedImport(source, pages);
    notarizationId = await aSignedNotarization(source, couple, pages);
    await source.db.transaction().execute((tx) => source.services.jobs.enqueue(tx, sealKind, { notarizationId }));
    await source.runJobs();
    const writers = await aLinkedCouple(source, { state: 'NY' });
    person = writers.a;
    documentId = writers.documentId;
    written = writing(source, person, documentId);
    await written.until(BEFORE_THE_BACKUP);
    const { database } = source.services;
    const config = configOf(sourceFolder);
    made = await makeBackup(
      config,
      {
        database,
        store: diskFiles(join(sourceFolder, 'files')),
        keys: await installationRootKeys(config, database.db),
      },
      backups,
    );
    await written.until(written.acknowledged.length + WRITERS);
    await written.end();
    waiting = made.manifest.rows['pgboss.job'] ?? 0;
    expect((await lastBackup(database.db))?.snapshotAt).toBe(made.manifest.snapshotAt);
    await source.close();

    // All that the machine had is gone, but for the root key, which lay elsewhere.
    cpSync(join(sourceFolder, 'keys'), join(targetFolder, 'keys'), { recursive: true });
    rmSync(sourceFolder, { recursive: true, force: true });
    const url = inject('postgresUrl');
    if (url !== '') empty = await createEmptyDatabase(url);
    const { tookMs } = await restoreBackup(configOf(targetFolder, { BACKUP_IDENTITY: identity }), made.folder);
    restoredInMs = tookMs;
    const opened = empty === null ? await openEmbedded(join(targetFolder, 'database'), null) : await openOn(empty.url);
    await migrate(opened.database);
    restored = await openApp(opened, { dataDir: targetFolder });
  }, DRILL_MS);
  afterAll(async () => {
    await restored.close();
    await empty?.drop();
  });

  const openOn = (url: string) => {
    const database = postgresDatabase(url, 4, () => undefined);
    return Promise.resolve({ database, url, dispose: () => database.close() });
  };

  it('holds every write that was acknowledged before its moment, with its file', async () => {
    const moment = new Date(made.manifest.snapshotAt).getTime();
    const before = written.acknowledged.filter(({ at }) => at < moment);
    expect(written.refused).toEqual([]);
    expect(before.length).toBeGreaterThanOrEqual(BEFORE_THE_BACKUP);
    expect(written.acknowledged.length).toBeGreaterThan(before.length);
    const lost: string[] = [];
    for (const { entryId, fileId, content } of before) {
      const path = `/users/${person.id}/documents/${documentId}/entries/${entryId}/files/${fileId}/content`;
      const reply = await restored.get<string>(path, person);
      if (reply.status !== 200 || reply.body !== content) lost.push(`${content} ${reply.status}`);
    }
    expect(lost).toEqual([]);
    if (process.env['DRILL_FIGURES'] === '1')
      process.stdout.write(
        `${JSON.stringify({
          database: restored.services.database.kind,
          before: before.length,
          acknowledged: written.acknowledged.length,
          lost: lost.length,
          rows: Object.values(made.manifest.rows).reduce((sum, rows) => sum + rows, 0),
          files: Object.keys(made.manifest.files).length,
          bytes: made.bytes,
          backupMs: made.tookMs,
          restoreMs: restoredInMs,
        })}\n`,
      );
  });

  it('has audit chains that verify, to their last entry', async () => {
    const chains = await restored.db.selectFrom('auditChains').select('chain').execute();
    expect(chains.length).toBeGreaterThanOrEqual(2);
    for (const { chain } of chains) {
      const log = await restored.db.transaction().execute((tx) =>
        logOfChain(tx, {
          chain,
          reader: { id: person.id, userType: 'ADMIN' },
          now: restored.clock.now(),
          services: restored.services,
        }),
      );
      const verdict = await verifyLog({ log: new TextEncoder().encode(await log()) }, crypto);
      expect([chain, verdict.faults]).toEqual([chain, []]);
    }
  });

  it('has an agreement whose seal verifies', async () => {
    const seal = await readSeal(await sealedFile(restored, notarizationId), crypto);
    expect(seal).toMatchObject({ faults: [], signer: 'Troth document seal (local)' });
  });

  it('goes on: jobs wait as they did, numbers follow, and tables that only grow still do', async () => {
    expect(await jobsOf(restored)).toBe(waiting);
    const debt = { creditor: 'Afterwards', yearIncurred: 2020, amountDueInCents: 1 };
    expect((await disclose(restored, person, documentId, 'debts', debt)).id).toBeTruthy();
    await restored.runJobs();
    await expect(restored.services.database.executeSql('delete from audit_entries')).rejects.toThrow();
    const { rows } = await restored.services.database.executeSql(
      "select count(*)::int as references from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and convalidated",
    );
    expect(Number(rows[0]?.['references'])).toBeGreaterThan(50);
  });

  it.skipIf(inject('postgresUrl') === '')(
    'is put back with the schema that it had, which the next start brings up to date',
    async () => {
      const [old, target] = [
        await createEmptyDatabase(inject('postgresUrl')),
        await createEmptyDatabase(inject('postgresUrl')),
      ];
      const all = (await readMigrations()).map(({ name }) => name);
      const database = postgresDatabase(old.url, 2, () => undefined);
      const newest = all.filter((name) => !name.startsWith('identity/')).at(-1) ?? '';
      await migrate(database, new Set(all.filter((name) => name !== newest)));
      await prepareJobs(database, [{ name: 'of-an-older-version' }]);
      const folder = aFolder();
      const root = { TROTH_ROOT_KEY: Buffer.alloc(32, 5).toString('base64') };
      const config = configOf(folder, root);
      const keys = await installationRootKeys(config, database.db);
      const { folder: backup } = await makeBackup(config, { database, store: diskFiles(folder), keys }, folder);
      await database.close();
      await restoreBackup(
        configOf(aFolder(), { ...root, DATABASE_URL: target.url, BACKUP_IDENTITY: identity }),
        backup,
      );
      const restoredDatabase = postgresDatabase(target.url, 2, () => undefined);
      expect(await migrate(restoredDatabase)).toEqual({ ran: [newest], newer: [] });
      await restoredDatabase.close();
      await old.drop();
      await target.drop();
    },
    DRILL_MS,
  );

  it('opens to nobody without the operator’s key and the root key, and is not overwritten with', async () => {
    const other = await newKeyPair();
    const [own, wrong] = [{ BACKUP_IDENTITY: identity }, { BACKUP_IDENTITY: other.identity }];
    const refusal = { code: 'BACKUP_REFUSED' };
    await expect(checkBackup(configOf(targetFolder, wrong), made.folder)).rejects.toMatchObject(refusal);
    await expect(checkBackup(configOf(targetFolder), made.folder)).rejects.toThrow('BACKUP_IDENTITY');
    const elsewhere = { ...own, TROTH_ROOT_KEY: Buffer.alloc(32, 7).toString('base64') };
    await expect(checkBackup(configOf(aFolder(), elsewhere), made.folder)).rejects.toThrow('a different root key');
    // The embedded one is open, too: either says no.
    await expect(restoreBackup(configOf(targetFolder, own), made.folder)).rejects.toThrow(/empty|already/);
  });

  it('shows nothing of what a couple wrote, and is refused with a byte changed, a file gone, or another manifest', async () => {
    const copy = join(aFolder(), 'copy');
    const afresh = () => cpSync(made.folder, copy, { recursive: true, force: true });
    const config = configOf(targetFolder, { BACKUP_IDENTITY: identity });
    afresh();
    const all = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of all)
      expect(readFileSync(join(parentPath, name)).includes('Note 0 0.')).toBe(false);
    await expect(checkBackup(config, copy)).resolves.toMatchObject({ format: 'troth-backup-1' });
    appendFileSync(join(copy, 'database.sql.gz.age'), 'x');
    await expect(checkBackup(config, copy)).rejects.toThrow('damaged');
    afresh();
    const file = all.find(({ name, parentPath }) => name.endsWith('.age') && parentPath.includes('files'));
    if (file === undefined) throw new Error('The backup holds no file.');
    rmSync(join(file.parentPath, file.name));
    await expect(checkBackup(config, copy)).rejects.toThrow('damaged');
    afresh();
    const manifest = join(copy, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"files": {', '"files": { '));
    await expect(checkBackup(config, copy)).rejects.toThrow('altered');
  });
});
