import { unzipSync } from 'fflate';
import { questionOfKey } from '@troth/content/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, aCustomer, type TestCouple, type TestPerson } from '../../testing/builders';
import { readLastMail } from '../../testing/mails';
import { aFileOf } from '../../testing/notarizations';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { keepHouse } from '../../program/housekeeping';
import { makeArchive } from './make-archive';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Words that nothing else says. */
const OWN = 'Zjqxwvkgpfhbtmlrd Street 7';
const THEIRS = 'Wzqjxvkphrtnlbcgd Avenue 9';
const EVIDENCE = 'Balance of the Kxvqzjw account: 12';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aCouple(api).paid();
  const { a, b, documentId } = couple;
  const answer = (by: TestPerson, valueTyped: string) =>
    api.patch(
      `/users/${by.id}/answers?questionId=${questionOfKey('bg_residence').id}`,
      { valueTyped, questionOptionIds: [] },
      by,
    );
  expect((await answer(a, OWN)).status).toBe(200);
  expect((await answer(b, THEIRS)).status).toBe(200);
  const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 4_211_00, currency: 'USD' };
  const entry = await api.post<{ id: string }>(`/users/${a.id}/documents/${documentId}/debts`, debt, a);
  const form = new FormData();
  form.append('file', new File([EVIDENCE], 'balance.txt'));
  const path = `/users/${a.id}/documents/${documentId}/entries/${entry.body.id}/files`;
  expect((await api.request('POST', path, { as: a, body: form })).status).toBe(201);
  await api.post(`/users/${b.id}/documents/${documentId}/debts`, { ...debt, creditor: 'Their Bank' }, b);
  await api.post(`/users/${a.id}/documents/${documentId}/chats`, { message: 'A word from me', toUserId: b.id }, a);
  await api.post(`/users/${b.id}/documents/${documentId}/chats`, { message: 'A word for you', toUserId: a.id }, b);
});
afterAll(() => api.close());

interface State {
  readonly state: string;
  readonly refusal: string | null;
  readonly sizeInBytes: number | null;
  readonly availableUntil: string | null;
}
const address = (person: TestPerson) => `/users/${person.id}/personal-archive`;
const ask = (person: TestPerson) => api.post<State & { reason?: string }>(address(person), undefined, person);
const stateOf = async (person: TestPerson) => (await api.get<State>(address(person), person)).body;
const link = (person: TestPerson) => api.post<{ url: string }>(`${address(person)}/link`, undefined, person);

async function fetchLink(url: string): Promise<{ status: number; bytes: Buffer }> {
  const response = await api.app.request(new URL(url).pathname);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** What is in the archive that a person downloads, each file as text. */
async function download(person: TestPerson): Promise<Record<string, string>> {
  const { bytes } = await fetchLink((await link(person)).body.url);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}

describe('the archive of a person’s data', () => {
  it('is asked for, made, told by mail and downloaded, and holds what is theirs and not what is the partner’s', async () => {
    const { a, b, documentId } = couple;
    expect(await stateOf(a)).toMatchObject({ state: 'NONE', refusal: null });
    expect(await ask(a)).toMatchObject({ status: 202, body: { state: 'MAKING', refusal: 'BEING_MADE' } });
    expect(await ask(a)).toMatchObject({ status: 409, body: { reason: 'BEING_MADE' } });
    expect((await link(a)).status).toBe(409);
    await api.runJobs();
    expect(await stateOf(a)).toMatchObject({ state: 'READY', availableUntil: '2026-06-22T12:00:00.000Z' });
    const mails = await api.db.selectFrom('mailOutbox').selectAll().where('kind', '=', 'export-ready').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([a.email]);

    const files = await download(a);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'data/README.txt',
        'data/answers.json',
        'pages/answers.html',
        `audit-log/${documentId}.json`,
      ]),
    );
    const all = Object.values(files).join('\n');
    for (const word of [OWN, EVIDENCE, 'Harbor Bank', 'A word from me', 'A word for you', a.email])
      expect(all, word).toContain(word);
    for (const word of [THEIRS, 'Their Bank', b.email]) expect(all, word).not.toContain(word);
    const answers = JSON.parse(files['data/answers.json'] ?? '') as { tables: { answers: { rows: object[] } } };
    expect(answers.tables.answers.rows).toMatchObject([
      { valueTyped: OWN, question: expect.stringContaining('live') as string, userId: a.id },
    ]);
    expect(files['pages/disclosure.html']).toContain('<dt>Amount due</dt><dd>4211.00</dd>');
    expect(Object.keys(files).find((name) => name.startsWith('evidence/'))).toMatch(/balance\.txt$/);
    // The first page leads to everything there is, and to nothing that is not there.
    const hrefs = [...(files['index.html'] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) =>
      decodeURIComponent(href ?? ''),
    );
    expect(hrefs.filter((href) => !(href in files))).toEqual([]);
    const linked = new Set(hrefs);
    expect(Object.keys(files).filter((name) => !linked.has(name))).toEqual(['data/README.txt', 'index.html']);
  });

  it('comes by an address that opens once, and not after five minutes', async () => {
    const { a } = couple;
    const first = (await link(a)).body.url;
    const second = (await link(a)).body.url;
    expect((await fetchLink(first)).status).toBe(410);
    expect((await fetchLink(second)).status).toBe(200);
    expect((await fetchLink(second)).status).toBe(410);
    const late = (await link(a)).body.url;
    api.clock.advance(5 * 60_000);
    expect((await fetchLink(late)).status).toBe(410);
    expect((await fetchLink('http://x/personal-archives/none')).status).toBe(410);
  });

  it('is refused in words, before anything is made, where it would be larger than its form allows', async () => {
    const large = await aCouple(api);
    const files = await Promise.all([1, 2, 3].map(() => aFileOf(api, large)));
    await api.db
      .updateTable('files')
      .set({ size: 1_500_000_000 })
      .where(
        'id',
        'in',
        files.map(({ id }) => id),
      )
      .execute();
    expect(await ask(large.a)).toMatchObject({ status: 409, body: { reason: 'TOO_LARGE' } });
    expect(await stateOf(large.a)).toMatchObject({ state: 'NONE' });
  });

  it('is nobody else’s: not the partner’s, a stranger’s or an admin’s', async () => {
    const { a, b } = couple;
    for (const other of [b, await aCustomer(api), await anAdmin(api)]) {
      expect((await api.get(address(a), other)).status).toBe(404);
      expect((await api.post(`${address(a)}/link`, undefined, other)).status).toBe(404);
    }
  });

  it('is replaced by the next one, which can be asked for an hour later, and is gone after seven days', async () => {
    const { a } = couple;
    api.clock.set(new Date(TEST_NOW.getTime() + HOUR_MS - 1));
    expect(await ask(a)).toMatchObject({ status: 409, body: { reason: 'TOO_SOON' } });
    api.clock.set(new Date(TEST_NOW.getTime() + HOUR_MS));
    expect((await ask(a)).status).toBe(202);
    await api.runJobs();
    const rows = () =>
      api.db
        .selectFrom('personalArchives')
        .select(['status', 'sealedKey'])
        .where('userId', '=', a.id)
        .orderBy('requestedAt')
        .execute();
    expect(await rows()).toMatchObject([{ status: 'GONE', sealedKey: null }, { status: 'READY' }]);
    const pieces = await api.db.selectFrom('personalArchivePieces').selectAll().execute();
    expect(new Set(pieces.map(({ archiveId }) => archiveId)).size).toBe(1);

    api.clock.advance(7 * DAY_MS);
    expect(await stateOf(a)).toMatchObject({ state: 'NONE' });
    expect((await link(a)).status).toBe(409);
    await keepHouse(api.services);
    await api.runJobs();
    expect(await rows()).toMatchObject([{ status: 'GONE' }, { status: 'GONE', sealedKey: null }]);
    expect(await api.db.selectFrom('personalArchivePieces').selectAll().execute()).toEqual([]);
  });

  it('is begun again after a program that was killed in the middle, and given up after the fifth time', async () => {
    const { b } = couple;
    const request = async () => {
      await ask(b);
      const row = await api.db
        .selectFrom('personalArchives')
        .select('id')
        .where('userId', '=', b.id)
        .orderBy('requestedAt', 'desc')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const brokenFiles = { ...api.services.files, put: () => Promise.reject(new Error('killed')) };
    const broken = { ...api.services, files: brokenFiles };
    const archiveId = await request();
    await expect(makeArchive(broken, { archiveId })).rejects.toThrow('killed');
    expect(await stateOf(b)).toMatchObject({ state: 'MAKING' });
    await api.runJobs();
    expect(await stateOf(b)).toMatchObject({ state: 'READY' });
    expect((await download(b))['index.html']).toContain('Everything Troth holds about you');

    api.clock.advance(HOUR_MS);
    const doomed = await request();
    for (let attempt = 1; attempt < 5; attempt += 1)
      await expect(makeArchive(broken, { archiveId: doomed })).rejects.toThrow('killed');
    await makeArchive(broken, { archiveId: doomed });
    expect(await stateOf(b)).toMatchObject({ state: 'FAILED', refusal: null });
    await api.runJobs();
    expect(await stateOf(b)).toMatchObject({ state: 'FAILED' });
  });

  it('of an attorney is theirs as well, and its mail leads to their own portal', async () => {
    const attorney = await anAttorney(api);
    await ask(attorney);
    await api.runJobs();
    expect(await stateOf(attorney)).toMatchObject({ state: 'READY' });
    expect(Object.keys(await download(attorney))).toContain('pages/attorney.html');
    const { bodyText } = await readLastMail(api, attorney.email, 'export-ready');
    expect(bodyText).toContain('/attorney/account#your-data');
  });
});
