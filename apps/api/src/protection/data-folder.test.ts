import { closePdfRenderer } from '@troth/agreement/pdf';
import { contentId } from '@troth/content/ids';
import type { StoredFile } from '@troth/domain/documents';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { completeQuestionnaires } from '../testing/answers';
import type { TestCouple, TestPerson } from '../testing/builders';
import { foundIn } from '../testing/byte-search';
import { confirmBothReceipts, disclose, discloseEnough } from '../testing/disclosures';
import { aLinkedCouple, payForPrenup } from '../testing/purchases';
import { type TestApp, testApp } from '../testing/test-app';

/** Words that nothing else can hold by chance. */
const marks = {
  institution: 'Qvzxkrjwplfhgdmbt Bank',
  changedInstitution: 'Wzqjxvkphrtnlbcgd Bank',
  accountNumber: '鱻龘靐齉',
  value: '918273645',
  deletedCreditor: 'Xkqzvjwfpghtmrlbn Credit',
  typed: 'Zjqxwvkgpfhbtmlrd Street 7',
  employer: 'Vqkzjxwmpfgthbrln Hospital',
  settled: '81273645.00',
  settledBefore: '71273645.00',
  weddingDate: '2027-11-23',
};
const plainMark = 'Kzxqjvwpgfhmtblrd, said in a chat';
const texts = Object.values(marks);

const question = (key: string) => contentId('question', key);
const POSTGRES = inject('postgresUrl') !== '';

let dataDir: string;
let api: TestApp;
let couple: TestCouple;
let assetId: string;
let pdf: { readonly id: string; readonly bytes: Uint8Array };
const pieces = () => Object.fromEntries([0, 1, 2, 3].map((at) => [`PDF at ${at}`, pieceOf(pdf.bytes, at)]));
const pieceOf = (bytes: Uint8Array, part: number) => {
  const from = Math.floor((bytes.byteLength * part) / 4);
  return bytes.subarray(from, from + 24);
};

const say = (person: TestPerson, key: string, valueTyped: string) =>
  api.post(`/users/${person.id}/answers?questionId=${question(key)}`, { valueTyped }, person, {
    'idempotency-key': randomUUID(),
  });
const entry = (person: TestPerson, kind: string, id: string) =>
  `/users/${person.id}/documents/${couple.documentId}/${kind}/${id}`;

async function contentOf(person: TestPerson, fileId: string): Promise<Uint8Array> {
  const response = await api.app.request(`/documents/${couple.documentId}/files/${fileId}/content`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(person.claims)}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** A couple does all there is to do with values: discloses, changes, deletes, answers, settles, generates, asks. */
async function lead(): Promise<void> {
  couple = await aLinkedCouple(api);
  const { a, b, documentId } = couple;
  await payForPrenup(api, a);
  await completeQuestionnaires(api, couple, {
    both: { sp_gifts_between: ['up_to_limit'], bg_employment: ['employed'], bg_wedding_date: marks.weddingDate },
  });
  for (const person of [a, b]) {
    await discloseEnough(api, person, documentId, 1_234_567);
    expect((await say(person, 'bg_residence', marks.typed)).body).toMatchObject({ valueTyped: marks.typed });
    expect((await say(person, 'bg_occupation', marks.employer)).status).toBe(200);
    await say(person, 'sp_gifts_limit', marks.settled);
  }
  // One changes a mind and comes back: the history of the alignment keeps both values.
  await say(a, 'sp_gifts_limit', marks.settledBefore);
  await api.patch(`/users/${a.id}/answers?questionId=${question('sp_gifts_limit')}`, { valueTyped: marks.settled }, a);
  const history = await api.get<{ previousTypedValue: string }[]>(
    `/users/${a.id}/documents/${documentId}/resolutions`,
    a,
  );
  expect(history.body.map((kept) => kept.previousTypedValue)).toContain(marks.settledBefore);
  const account = {
    assetAccountType: 'ACCOUNT',
    accountType: 'SAVINGS',
    institution: marks.institution,
    accountNumber: marks.accountNumber,
    valueInCents: Number(marks.value),
  };
  assetId = (await disclose(api, a, documentId, 'assets', account)).id;
  await api.patch(entry(a, 'assets', assetId), { institution: marks.changedInstitution }, a);
  const debt = { creditor: marks.deletedCreditor, yearIncurred: 2019, amountDueInCents: Number(marks.value) };
  const { id: debtId } = await disclose(api, b, documentId, 'debts', debt);
  expect((await api.delete(entry(b, 'debts', debtId), b)).status).toBe(204);
  // Refused: what is wrong is not written down either.
  await api.post(`/users/${a.id}/documents/${documentId}/assets`, { ...account, valueInCents: marks.institution }, a);
  await confirmBothReceipts(api, couple);
  for (const person of [a, b]) {
    await api.post(`/users/${person.id}/acknowledgements`, { enforcement: true, attorneyCounsel: true }, person);
    expect((await api.get(`/users/${person.id}/calendar.ics`, person)).status).toBe(200);
  }
  await api.post(`/users/${a.id}/documents/${documentId}/chats`, { toUserId: b.id, message: plainMark }, a);
  expect((await api.request('POST', `/documents/${documentId}/generate`, { as: a })).status).toBe(202);
  await api.runJobs();
  expect((await api.get(`/documents/${documentId}/generation`, a)).body).toMatchObject({ run: { status: 'DONE' } });
  const [file] = (await api.get<StoredFile[]>(`/documents/${documentId}/files`, b)).body;
  if (file === undefined) throw new Error('There is no agreement.');
  pdf = { id: file.id, bytes: await contentOf(b, file.id) };
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troth-data-folder-'));
  api = await testApp({}, dataDir);
  if (!POSTGRES) await lead();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.skipIf(POSTGRES)('what lies in the data folder', () => {
  it('shows nothing that the couple typed, disclosed or generated while the program runs; a chat message it does', () => {
    const found = foundIn(dataDir, [...texts, plainMark], pieces());
    expect(Object.keys(found)).toEqual([plainMark]);
  });

  it('shows none of it in a log of every line there is, refused requests included', async () => {
    await new Promise((written) => api.services.logger.flush(written));
    const log = readFileSync(join(dataDir, 'troth.log'), 'utf8');
    expect(log).toContain('/users/{id}/documents/{docId}/assets');
    expect(foundIn(dataDir, texts)).toEqual({});
  });

  it('shows none of it after everything was written out and the program started again, and opens with its key', async () => {
    await api.close();
    expect(Object.keys(foundIn(dataDir, [...texts, plainMark], pieces()))).toEqual([plainMark]);
    api = await testApp({}, dataDir);
    const { a, b } = couple;
    const asset = await api.get(entry(a, 'assets', assetId), b);
    expect(asset.body).toMatchObject({ institution: marks.changedInstitution, accountNumber: marks.accountNumber });
    expect(Buffer.from(await contentOf(a, pdf.id)).equals(pdf.bytes)).toBe(true);
    expect(Object.keys(foundIn(dataDir, [...texts, plainMark], pieces()))).toEqual([plainMark]);
  });

  it('does not open without its key file', async () => {
    await api.close();
    const file = join(dataDir, 'keys', 'root.key');
    renameSync(file, `${file}.away`);
    await expect(testApp({}, dataDir)).rejects.toMatchObject({ code: 'ROOT_KEY_MISSING' });
    renameSync(`${file}.away`, file);
    api = await testApp({}, dataDir);
    expect((await api.get(entry(couple.a, 'assets', assetId), couple.a)).status).toBe(200);
  });
});
