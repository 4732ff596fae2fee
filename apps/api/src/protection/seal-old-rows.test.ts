import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentId } from '@troth/content/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listResolutions } from '../modules/alignment/resolution.repository';
import { answerRepository } from '../modules/answers/answer.repository';
import { getFileOfDocument } from '../modules/files/file.repository';
import { financeRepository } from '../modules/finances/finance.repository';
import { commitRepository } from '../modules/generation/commit.repository';
import { diskFiles } from '../ports/files/disk-files';
import { aCouple, type TestCouple } from '../testing/builders';
import { foundIn } from '../testing/byte-search';
import { type TestApp, testApp } from '../testing/test-app';
import { documentFiles } from './document-files';
import { sealOldRows } from './seal-old-rows';

const marks = {
  typed: 'Zjqxwvkgpfhbtmlrd Street 7',
  previous: 'Wzqjxvkphrtnlbcgd before',
  settled: 'Qvzxkrjwplfhgdmbt after',
  institution: 'Xkqzvjwfpghtmrlbn Bank',
  title: 'Kxvqzjwgpfmhtblrd title',
  clause: 'Vqkzjxwmpfgthbrln clause',
  fileName: 'Jxqwzvkpgfmhtblrd.pdf',
  file: '%PDF-Hzqvxkjwpgfmtblrd',
  leftOver: '%PDF-Kwzqxvjpgfhmtblrd',
  response: 'Gzxqvwkjpfhmtblrd answered',
};
const texts = Object.values(marks);
const isPostgres = inject('postgresUrl') !== '';

let dataDir: string;
let api: TestApp;
let couple: TestCouple;
const ids = {
  answer: randomUUID(),
  resolution: randomUUID(),
  entry: randomUUID(),
  file: randomUUID(),
  commit: randomUUID(),
};
const commitAt = new Date('2026-06-01T10:00:00.000Z');
const store = () => diskFiles(join(dataDir, 'files'));

/** What a version of the program from before there were seals has written. */
async function writeAsBefore(): Promise<void> {
  const { documentId, a } = couple;
  const question = contentId('question', 'bg_residence');
  const { key } = await store().put(Buffer.from(marks.file));
  await store().put(Buffer.from(marks.leftOver));
  await sql`delete from settings where key like 'sealed-%'`.execute(api.db);
  await sql`insert into answers (id, question_id, user_id, document_id, value_typed)
    values (${ids.answer}, ${question}, ${a.id}, ${documentId}, ${marks.typed})`.execute(api.db);
  await sql`insert into resolutions
      (id, document_id, question_id, initiated_by_user_id, answer_id, kind, previous_typed_value, settled_typed_value)
    values (${ids.resolution}, ${documentId}, ${question}, ${a.id}, ${ids.answer}, 'CHANGED_OWN_ANSWER',
      ${marks.previous}, ${marks.settled})`.execute(api.db);
  await sql`insert into financial_entries (id, kind, user_id, document_id, fields)
    values (${ids.entry}, 'assets', ${a.id}, ${documentId},
      ${JSON.stringify({ institution: marks.institution })})`.execute(api.db);
  await sql`insert into files (id, document_id, key, name, size, content_type)
    values (${ids.file}, ${documentId}, ${key}, ${marks.fileName}, ${marks.file.length}, 'application/pdf')`.execute(
    api.db,
  );
  // Long enough that the database keeps it beside the row, compressed.
  const clauses = [
    { heading: marks.clause },
    ...Array.from({ length: 400 }, (_, number) => ({ heading: `${number}` })),
  ];
  const tree = { title: marks.title, sections: [{ clauses }], absentClauses: [] };
  await sql`insert into document_commits (id, document_id, commit_at, hash, input_hash, input_parts, tree, pdf_file_id)
    values (${ids.commit}, ${documentId}, ${commitAt}, 'hash', 'input', '{}', ${JSON.stringify(tree)}, ${ids.file})`.execute(
    api.db,
  );
  await sql`insert into idempotency_keys (actor, key, operation, body_hash, status, response, created_at)
    values (${`user:${a.id}`}, 'key-1', 'x', 'hash', 200, ${marks.response}, now())`.execute(api.db);
  await sql`insert into calendar_entries (user_id, step, entry_date, reason, changed_at)
    values (${a.id}, 'GENERATE', '2027-11-23', 'PRACTICE', now())`.execute(api.db);
  await sql`analyze`.execute(api.db);
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troth-old-folder-'));
  api = await testApp({}, dataDir);
  couple = await aCouple(api);
  await writeAsBefore();
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storedPlainly = async () =>
  (
    await sql<{ count: number }>`
      select (select count(*) from answers where value_typed is not null)
        + (select count(*) from resolutions where previous_typed_value is not null or settled_typed_value is not null)
        + (select count(*) from financial_entries where fields is not null)
        + (select count(*) from document_commits where tree is not null)
        + (select count(*) from files where name is not null)
        + (select count(*) from idempotency_keys where response is not null)
        + (select count(*) from calendar_entries where entry_date is not null) as count`.execute(api.db)
  ).rows.map(({ count }) => Number(count));

describe('a data folder from before there were seals', () => {
  it.skipIf(isPostgres)('shows everything', async () => {
    await api.close();
    expect(Object.keys(foundIn(dataDir, texts)).toSorted()).toEqual(texts.toSorted());
    // Opens the folder as a start does, and so seals it.
    api = await testApp({}, dataDir);
  });

  it('is sealed at the next start, in part or in whole, and opens as it was', async () => {
    if (isPostgres) await sealOldRows(api.services.database, store());
    expect(await storedPlainly()).toEqual([0]);
    const { documentId, a } = couple;
    await api.db.transaction().execute(async (tx) => {
      expect(await answerRepository(tx).listOfDocument(documentId)).toMatchObject([{ valueTyped: marks.typed }]);
      expect(await listResolutions(tx, documentId)).toMatchObject([
        { previousTypedValue: marks.previous, settledTypedValue: marks.settled },
      ]);
      const [entry] = await financeRepository(tx).list({ documentId, userId: a.id }, 'assets');
      expect(entry?.fields).toEqual({ institution: marks.institution });
      expect((await commitRepository(tx).find(documentId, commitAt))?.tree).toMatchObject({
        title: marks.title,
        sections: [{ clauses: expect.arrayContaining([{ heading: marks.clause }]) as unknown }],
      });
      const file = await getFileOfDocument(tx, documentId, ids.file);
      expect(file.name).toBe(marks.fileName);
      const seal = await api.services.protection.coupleSeal(tx, documentId);
      const bytes = await documentFiles(store()).read(seal, file.id, file.key);
      expect(Buffer.from(bytes ?? []).toString()).toBe(marks.file);
    });
  });

  it.skipIf(isPostgres)('shows nothing then: not in tables, statistics, the log of changes, nor in files', async () => {
    await api.close();
    expect(foundIn(dataDir, texts)).toEqual({});
    api = await testApp({}, dataDir);
  });

  it('changes nothing when it is done again, as after a start that was killed at its end', async () => {
    const rows = () => sql`select * from files, answers, financial_entries, idempotency_keys`.execute(api.db);
    const before = await rows();
    await sql`delete from settings where key = 'sealed-at-rest'`.execute(api.db);
    await sealOldRows(api.services.database, store());
    expect((await rows()).rows).toEqual(before.rows);
    expect(await storedPlainly()).toEqual([0]);
  });

  it('still refuses every other change of a commit', async () => {
    const change = sql`update document_commits set hash = 'other' where id = ${ids.commit}`.execute(api.db);
    await expect(change).rejects.toThrow('never changed');
  });
});
