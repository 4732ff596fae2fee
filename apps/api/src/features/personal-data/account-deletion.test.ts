import { questionOfKey } from '@troth/content/questionnaire';
import type { AccountDeletion } from '@troth/domain/personal-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../../program/housekeeping';
import { commitRepository } from '../../records/generation/commit.repository';
import { aCouple, aCustomer, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { mortal } from '../../testing/mortal';
import { aFileOf } from '../../testing/notarizations';
import { type TestApp, testApp } from '../../testing/test-app';
import { sealedContact } from '../../records/users/contact';
import { deleteAccount, removeErasedFiles } from './delete-account';

const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const address = (person: TestPerson) => `/users/${person.id}/deletion`;
const planOf = async (person: TestPerson) => (await api.get<AccountDeletion>(address(person), person)).body;
const ask = async (person: TestPerson, version?: string) =>
  api.post<AccountDeletion & { reason?: string }>(
    address(person),
    { confirmation: 'DELETE', version: version ?? (await planOf(person)).version },
    person,
  );

/** Lets the days of grace pass and has done what is due. */
async function whenDue(): Promise<void> {
  api.clock.advance(14 * DAY_MS);
  await keepHouse(api.services);
  await api.runJobs();
}

/** The tables in which any of the words stands, whatever the column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ tableSchema: string; tableName: string }>`
    select table_schema, table_name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(api.db);
  const found: string[] = [];
  for (const { tableSchema, tableName } of rows) {
    for (const word of words) {
      const { rows: hits } = await sql`
        select 1 from ${sql.table(`${tableSchema}.${tableName}`)} as row where row::text ilike ${`%${word}%`} limit 1`.execute(
        api.db,
      );
      if (hits.length > 0) found.push(`${tableName}: ${word}`);
    }
  }
  return found.toSorted();
}

/** Says and sends things under names that nothing else has. @returns the words. */
async function leaveTraces({ a, b, documentId }: TestCouple, mark: string): Promise<string[]> {
  const words = {
    first: `Zjq${mark}`,
    last: `Wxv${mark}`,
    message: `Kvq${mark} message`,
    ticket: `Qzx${mark} question`,
  };
  await api.db
    .updateTable('users')
    .set(
      sealedContact(api.db, a.id, {
        firstName: words.first,
        lastName: words.last,
        phoneNumber: '+12125550123',
        birthdate: '1990-02-03',
      }),
    )
    .where('id', '=', a.id)
    .execute();
  const residence = questionOfKey('bg_residence').id;
  const said = { valueTyped: `Street of ${mark}`, questionOptionIds: [] };
  expect((await api.patch(`/users/${a.id}/answers?questionId=${residence}`, said, a)).status).toBe(200);
  expect((await api.patch(`/users/${b.id}/answers?questionId=${residence}`, said, b)).status).toBe(200);
  const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 100, currency: 'USD' };
  for (const person of [a, b]) {
    const { body } = await api.post<{ id: string }>(`/users/${person.id}/documents/${documentId}/debts`, debt, person);
    const form = new FormData();
    form.append('file', new File([`Evidence of ${person.id}`], 'evidence.txt'));
    const path = `/users/${person.id}/documents/${documentId}/entries/${body.id}/files`;
    expect((await api.request('POST', path, { as: person, body: form })).status).toBe(201);
  }
  await api.post(`/users/${a.id}/documents/${documentId}/chats`, { message: words.message, toUserId: b.id }, a);
  await api.post(`/users/${b.id}/documents/${documentId}/chats`, { message: 'From the partner', toUserId: a.id }, b);
  await api.post(`/users/${a.id}/support-tickets`, { topic: 'OTHER', message: words.ticket, pagePath: null }, a);
  await api.runJobs();
  const file = await aFileOf(api, { a, b, documentId });
  await api.db.transaction().execute((tx) =>
    commitRepository(tx).insert({
      documentId,
      commitAt: api.clock.now(),
      message: '',
      inputHash: 'h',
      inputParts: {} as never,
      tree: { title: mark, sections: [{ clauses: [] }], absentClauses: [] } as never,
      pdfFileId: file.id,
      pdfSha256: file.sha256,
      committedById: a.id,
    }),
  );
  const now = api.clock.now();
  await api.db
    .updateTable('documents')
    .set({ generatedPdfFileId: file.id, lastGeneratedAt: now, lastGeneratedInputHash: 'h' })
    .where('id', '=', documentId)
    .execute();
  return [a.email, ...Object.values(words)];
}

const notarize = ({ documentId }: TestCouple) =>
  api.db
    .insertInto('notarizations')
    .values({ documentId, provider: 'IN_PERSON', notarizationCompletedAt: api.clock.now() })
    .execute();
const count = async (table: string, documentId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where document_id = ${documentId}`.execute(api.db);
  return Number(rows[0]?.count);
};

describe('deleting an account', () => {
  it('is previewed, confirmed as it was read, and taken back by the mailed link or from the account', async () => {
    const { a } = await aCouple(api);
    const plan = await planOf(a);
    expect(plan).toMatchObject({
      obstacles: [],
      erased: ['ACCOUNT', 'ANSWERS', 'DISCLOSURE', 'AGREEMENT', 'MESSAGES', 'ADDRESSES'],
      scheduled: null,
    });
    expect((await api.post(address(a), { confirmation: 'delete', version: plan.version }, a)).status).toBe(400);
    expect(await ask(a, 'another')).toMatchObject({ status: 409, body: { reason: 'PLAN_CHANGED' } });
    const asked = await ask(a);
    const dueAt = new Date(api.clock.now().getTime() + 14 * DAY_MS).toISOString();
    expect(asked).toMatchObject({ status: 202, body: { scheduled: { dueAt } } });
    expect(await ask(a)).toMatchObject({ status: 409, body: { reason: 'SCHEDULED' } });

    const mail = await readLastMail(api, a.email, 'deletion-asked');
    const link = /\/account-deletions\/[\w-]+/.exec(mail.bodyText)?.[0] ?? '';
    expect(await api.get(link)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Keep your account?') as string,
    });
    expect((await planOf(a)).scheduled).not.toBeNull();
    expect((await api.request('POST', link, { body: new FormData() })).status).toBe(200);
    expect((await planOf(a)).scheduled).toBeNull();
    expect((await api.get(link)).status).toBe(410);

    await ask(a);
    expect(await api.delete(address(a), a)).toMatchObject({ status: 200, body: { scheduled: null } });
    await whenDue();
    expect((await api.get('/users/me', a)).status).toBe(200);
  });

  it('is a customer’s own alone', async () => {
    const { a, b } = await aCouple(api);
    for (const other of [b, await aCustomer(api)]) expect((await api.get(address(a), other)).status).toBe(404);
    const attorney = await anAttorney(api);
    expect((await api.get(address(attorney), attorney)).status).toBe(403);
  });

  it('waits for what is under way, from the beginning and on the day', async () => {
    const couple = await aCouple(api);
    const { a, documentId } = couple;
    const open = () =>
      api.db
        .insertInto('notarizations')
        .values({ documentId, provider: 'IN_PERSON' })
        .returning('id')
        .executeTakeFirstOrThrow();
    const end = (id: string) => api.db.deleteFrom('notarizations').where('id', '=', id).execute();
    const first = await open();
    expect((await planOf(a)).obstacles).toEqual(['NOTARIZATION_UNDER_WAY']);
    expect(await ask(a)).toMatchObject({ status: 409, body: { reason: 'OBSTACLES' } });
    await end(first.id);
    await ask(a);
    const second = await open();
    await whenDue();
    expect((await api.get('/users/me', a)).status).toBe(200);
    await end(second.id);
    api.clock.advance(DAY_MS);
    await keepHouse(api.services);
    await api.runJobs();
    expect((await api.get('/users/me', a)).status).toBe(404);
  });

  it('leaves nothing of the person, and the partner with what is the partner’s, before anything is notarized', async () => {
    const couple = await aCouple(api).paid();
    const { a, b, documentId } = couple;
    const words = await leaveTraces(couple, 'mnbtrl');
    const keys = (
      await api.db.selectFrom('files').select(['id', 'key']).where('documentId', '=', documentId).execute()
    )[0];
    await ask(a);
    await whenDue();

    expect((await api.get('/users/me', a)).status).toBe(404);
    // The last mail has to have an address; the local inbox is the mailbox of whoever was written to.
    const left = (await tablesWith(words)).filter((each) => each !== `mail_outbox: ${a.email}`);
    expect(left.filter((each) => !each.startsWith('inbox_messages: '))).toEqual([]);
    const own = await api.db.selectFrom('inboxMessages').select('id').where('recipient', '=', a.email).execute();
    expect(own).toHaveLength(1);
    expect(await count('document_commits', documentId)).toBe(0);
    expect(await count('agreement_parts', documentId)).toBe(0);
    const entries = await api.db
      .selectFrom('financialEntries')
      .select('userId')
      .where('documentId', '=', documentId)
      .execute();
    expect(entries).toEqual([{ userId: b.id }]);
    const bytes = await api.db.transaction().execute(async (tx) => {
      const seal = await api.services.protection.coupleSeal(tx, documentId);
      return api.services.files.read(seal, keys?.id ?? '', keys?.key ?? '');
    });
    expect(bytes).toBeNull();
    const addresses = await api.db
      .selectFrom('auditEntries')
      .select('ipAddress')
      .where('actorUserId', '=', a.id)
      .execute();
    expect(new Set(addresses.map(({ ipAddress }) => ipAddress))).toEqual(new Set([null]));
    const told = await api.db
      .selectFrom('auditEntries')
      .select('chain')
      .where('action', '=', 'accounts.delete')
      .where('subjectId', '=', a.id)
      .execute();
    expect(told.map(({ chain }) => chain).toSorted()).toEqual([`document:${documentId}`, 'system']);

    const [document] = (
      await api.get<{ id: string; userAId: string; userBId: string | null }[]>(`/users/${b.id}/documents`, b)
    ).body;
    expect(document).toMatchObject({ id: documentId, userAId: b.id, userBId: null });
    expect(await api.get(`/users/${b.id}/journey`, b)).toMatchObject({
      status: 200,
      body: { isPaid: true, partner: null },
    });
    expect((await api.get(`/documents/${documentId}/audit-log`, b)).status).toBe(200);
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select('kind')
      .where('recipient', '=', b.email)
      .where('kind', '=', 'partner-deleted')
      .execute();
    expect(mails).toHaveLength(1);

    // A day on, the last mail and the name of the sign-in are forgotten as well.
    api.clock.advance(DAY_MS + 1);
    await keepHouse(api.services);
    const last = await tablesWith([a.email, a.claims.sub]);
    expect(last.filter((each) => !each.startsWith('inbox_messages: '))).toEqual([]);
  });

  it('keeps a notarized agreement for the partner, and destroys it with its key when both have gone', async () => {
    const couple = await aCouple(api);
    const { a, b, documentId } = couple;
    await leaveTraces(couple, 'vkgpfh');
    await notarize(couple);
    expect((await planOf(a)).kept.map(({ what }) => what)).toEqual(['AGREEMENT', 'DISCLOSURE', 'PARTNER', 'AUDIT_LOG']);
    await ask(a);
    await whenDue();
    const [file] = (await api.get<{ id: string }[]>(`/documents/${documentId}/files`, b)).body;
    expect((await api.get(`/documents/${documentId}/files/${file?.id}/content`, b)).status).toBe(200);
    expect(await api.get(`/users/${b.id}/journey`, b)).toMatchObject({ status: 200, body: { documentId } });
    expect(await count('financial_entries', documentId)).toBe(2);
    expect((await api.get(`/users/${b.id}/documents`, b)).status).toBe(200);
    expect((await api.get(`/documents/${documentId}/vault`, b)).status).toBe(200);

    await ask(b);
    await whenDue();
    for (const table of ['files', 'document_commits', 'agreement_parts', 'financial_entries', 'data_keys'])
      expect(await count(table, documentId), table).toBe(0);
    expect(await api.db.selectFrom('erasedFiles').selectAll().execute()).toEqual([]);
  });

  it('is done whole or not at all, wherever the program is killed, and files that were left over go later', async () => {
    const couple = await aCouple(api);
    const { a, documentId } = couple;
    await leaveTraces(couple, 'plrtdb');
    await ask(a);
    api.clock.advance(14 * DAY_MS);
    const { id } = await api.db
      .selectFrom('accountDeletions')
      .select('id')
      .where('userId', '=', a.id)
      .executeTakeFirstOrThrow();
    const isThere = async () => (await api.get('/users/me', a)).status === 200;
    const program = mortal(api.services, () => undefined);
    for (let steps = 1; await isThere(); steps += 9) {
      program.kill(steps);
      await deleteAccount(program.services, { deletionId: id }).catch(() => undefined);
      if (await isThere()) expect(await count('document_commits', documentId)).toBe(1);
    }
    expect(program.deaths()).toBeGreaterThan(5);
    const left = async () => (await api.db.selectFrom('erasedFiles').selectAll().execute()).length;
    expect(await left()).toBeGreaterThan(1);
    const { files } = api.services;
    let removed = 0;
    const remove = (key: string) => {
      removed += 1;
      return removed > 1 ? Promise.reject(new Error('killed')) : files.remove(key);
    };
    await expect(removeErasedFiles({ ...api.services, files: { ...files, remove } })).rejects.toThrow('killed');
    expect(await left()).toBeGreaterThan(0);
    await removeErasedFiles(api.services);
    expect(await left()).toBe(0);
    await deleteAccount(api.services, { deletionId: id });
  });
});
