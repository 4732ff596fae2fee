import { closePdfRenderer } from '@troth/agreement/pdf';
import { contentId } from '@troth/content/ids';
import type { StoredFile } from '@troth/domain/documents';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { completeQuestionnaires } from '../../testing/answers';
import { anAdmin, type TestCouple, type TestPerson } from '../../testing/builders';
import { foundIn } from '../../testing/byte-search';
import { confirmBothReceipts, confirmReceipt, disclose, discloseEnough } from '../../testing/disclosures';
import { aClientOf, anAttorneyWithHours } from '../../testing/appointments';
import { readMails } from '../../testing/mails';
import { aNotarization } from '../../testing/notarizations';
import { openWithIdentity, PASSWORD } from '../../testing/real-identity';
import { refundItem } from '../../features/payments/refund-item';
import { settlingOf } from '../jobs/settling';
import { statementPdf } from '../../testing/pdfs';
import { aLinkedCouple, payForPrenup } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

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
  note: 'Wkxzvqjpmfgthbrld says the appraiser',
  changedNote: 'Qjxzwvkpmfgthbrnd says the bank',
  fileName: 'Zvkxqjwpmfgthbrld.csv',
  deletedFileName: 'Xqzvkjwpmfgthbrnd.txt',
  pdfName: 'Jwzxvqkpmfgthbrld.pdf',
  statement: 'Pqzxvjwkmfgthbrld,Balance',
  deletedStatement: 'Hqzxvjwkmfgtpbrld is the balance',
  paperName: 'Gzvkxqjwpmfhthbrld.pdf',
  paper: 'Bqzxvjwkmfgthprld is certified',
  deletedPaperName: 'Dqzvkjwpmfgthbrxn.pdf',
  deletedPaper: 'Lqzxvjwkmfgthbprd was certified',
  imported: 'Nqzxvjwkmfgthbprl was agreed elsewhere',
  // Stood in the entry when the receipt was given, and stands in the receipt's snapshot alone since.
  received: '617283945',
  receivedInstitution: 'Rqzxvjwkmfgthbpld Bank',
  chat: 'Sqzxvwjkmfgthbpld, said in a chat',
  discussion: 'Tqzxvwjkmfgthbpld, said about a question',
  ticket: 'Uqzxvwjkmfgthbpld, asked of the support team',
  reply: 'Yqzxvwjkmfgthbpld, answered by the support team',
  counsel: 'Aqzxvwjkmfgthbpld Esquire',
  counselMail: 'cqzxvwjkmfgthbpld@example.com',
  counselFirm: 'Eqzxvwjkmfgthbpld LLP',
  phoneNumber: '+14155550199',
  birthdate: '1991-07-29',
  calledAt: '+14155550188',
  refundNotes: 'Fqzxvwjkmgthbpld, why money went back',
  endedNote: 'Iqzxvwjkmfgthbpld, why it was given up',
};
/** Names and addresses of people stay readable, since staff search by them. */
const plainMark = 'Kzxqjvwpgfhmtblrd';
const texts: string[] = Object.values(marks);

const question = (key: string) => contentId('question', key);
const POSTGRES = inject('postgresUrl') !== '';

interface HandedOut {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

let dataDir: string;
let api: TestApp;
let couple: TestCouple;
let assetId: string;
let pdf: { readonly id: string; readonly bytes: Uint8Array };
/** Evidence as it is handed out: a picture is redrawn before it is kept. */
let evidence: HandedOut[];
/** What stands beside the agreement, and one that was made elsewhere. */
let papers: HandedOut[];
const pieces = () =>
  Object.fromEntries(
    [{ name: 'agreement', bytes: pdf.bytes }, ...evidence, ...papers].flatMap(({ name, bytes }) =>
      [0, 1, 2, 3].map((at) => [`${name} at ${at}`, pieceOf(bytes, at)]),
    ),
  );
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

async function bytesAt(path: string, person: TestPerson): Promise<Uint8Array> {
  const response = await api.app.request(path, {
    headers: { authorization: `Bearer ${await api.issuer.sign(person.claims)}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}
const contentOf = (person: TestPerson, fileId: string) =>
  bytesAt(`/documents/${couple.documentId}/files/${fileId}/content`, person);

/** Uploads a file, as a form of the browser would. */
async function upload(
  person: TestPerson,
  path: string,
  { name, bytes, kind }: { name: string; bytes: Uint8Array; kind?: string },
): Promise<{ path: string; name: string }> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  if (kind !== undefined) form.append('kind', kind);
  const reply = await api.request<{ id: string; name: string }>('POST', path, {
    as: person,
    body: form,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(reply.status).toBe(201);
  return { path: `${path}/${reply.body.id}`, name: reply.body.name };
}

async function attach(person: TestPerson, entryId: string, name: string, bytes: Uint8Array): Promise<string> {
  const kept = await upload(person, `/users/${person.id}/documents/${couple.documentId}/entries/${entryId}/files`, {
    name,
    bytes,
  });
  expect(kept.name).toBe(name);
  return kept.path;
}

/** A paper beside the agreement, one that is deleted again, and an agreement that was made elsewhere. */
async function addPapers(person: TestPerson): Promise<void> {
  const address = `/documents/${couple.documentId}/files`;
  const titled = (title: string) => statementPdf((drawn) => drawn.setTitle(title));
  const bytes = await titled(marks.paper);
  const paper = await upload(person, address, { name: marks.paperName, bytes });
  const theirs = await titled(marks.imported);
  const imported = await upload(await anAdmin(api), address, { name: 'theirs.pdf', bytes: theirs, kind: 'IMPORTED' });
  papers = [
    { ...paper, bytes },
    { ...imported, bytes: theirs },
  ];
  const deleted = await upload(person, address, {
    name: marks.deletedPaperName,
    bytes: await titled(marks.deletedPaper),
  });
  expect((await api.delete(deleted.path, person)).status).toBe(204);
}

/** A statement, its PDF and a picture for one entry, and a file that is deleted again. */
async function attachEvidence(person: TestPerson, entryId: string): Promise<void> {
  const picture = await sharp(randomBytes(40 * 40 * 3), { raw: { width: 40, height: 40, channels: 3 } })
    .png()
    .toBuffer();
  const files = [
    { name: marks.fileName, bytes: Buffer.from(`Date,Amount\n2026-05-31,${marks.value}\n${marks.statement}\n`) },
    { name: marks.pdfName, bytes: await statementPdf((drawn) => drawn.setTitle(marks.statement)) },
    { name: 'scan.png', bytes: picture },
  ];
  evidence = [];
  for (const { name, bytes } of files) {
    const path = await attach(person, entryId, name, bytes);
    evidence.push({ path, name, bytes: await bytesAt(`${path}/content`, person) });
  }
  const deleted = await attach(person, entryId, marks.deletedFileName, Buffer.from(marks.deletedStatement));
  expect((await api.delete(deleted, person)).status).toBe(204);
}

/** One confirms to have received what the other then changes: the receipt alone still holds what it was. */
async function outdateReceipt({ a, b, documentId }: TestCouple): Promise<void> {
  const received = { institution: marks.receivedInstitution, valueInCents: Number(marks.received) };
  const account = { assetAccountType: 'ACCOUNT', accountType: 'CHECKING', accountNumber: '1', ...received };
  const { id } = await disclose(api, b, documentId, 'assets', account);
  await confirmReceipt(api, a, b, documentId);
  await api.patch(entry(b, 'assets', id), { institution: 'Pier Bank', valueInCents: 100_00 }, b);
  const summary = await api.get(`/users/${a.id}/documents/${documentId}/disclosure`, a);
  for (const mark of [marks.received, marks.receivedInstitution]) expect(JSON.stringify(summary.body)).toContain(mark);
}

/** Partners, the support team and an attorney from outside: each is written to, and each mail about it is sent. */
async function writeToOthers({ a, b, documentId }: TestCouple): Promise<void> {
  expect((await api.patch(`/users/${a.id}`, { lastName: plainMark }, a)).status).toBe(200);
  const chat = { toUserId: b.id, message: marks.chat };
  expect((await api.post(`/users/${a.id}/documents/${documentId}/chats`, chat, a)).status).toBe(201);
  const topic = `/users/${a.id}/answers/dispute/${question('sp_gifts_limit')}/discussions`;
  expect((await api.post(topic, { text: marks.discussion }, a)).status).toBe(201);
  const asked = { topic: 'OTHER', message: marks.ticket, pagePath: null };
  const { body: ticket } = await api.post<{ id: string }>(`/users/${a.id}/support-tickets`, asked, a);
  const answer = { status: 'ANSWERED', reply: marks.reply };
  expect((await api.patch(`/admin/support-tickets/${ticket.id}`, answer, await anAdmin(api))).status).toBe(200);
  const state = await api.db
    .selectFrom('states')
    .select('id')
    .where('abbreviation', '=', 'CA')
    .executeTakeFirstOrThrow();
  const counsel = { name: marks.counsel, email: marks.counselMail, firmName: marks.counselFirm, barStateId: state.id };
  const place = `/users/${a.id}/documents/${documentId}/external-attorney`;
  expect((await api.put(place, counsel, a)).status).toBe(200);
  await api.runJobs();
}

/** Calls an attorney, has money given back, and has a notarization given up: what is typed about each is sealed too. */
async function arrange(own: TestCouple): Promise<void> {
  const contact = { phoneNumber: marks.phoneNumber, birthdate: marks.birthdate };
  expect((await api.patch(`/users/${own.a.id}`, contact, own.a)).body).toMatchObject(contact);
  const of = await aClientOf(api, await anAttorneyWithHours(api));
  const call = { eventStartAt: '2026-06-17T14:00:00.000Z', phoneNumber: marks.calledAt, timeZone: 'America/Denver' };
  const booked = await api.post(`/users/${of.client.id}/purchase-items/${of.purchaseItemId}/events`, call, of.client);
  expect(booked.body).toMatchObject({ location: marks.calledAt });
  const admin = await anAdmin(api);
  const { body: bought } = await api.get<{ id: string }[]>(`/users/${own.a.id}/purchase-items`, own.a);
  await api.db.transaction().execute((tx) =>
    refundItem(settlingOf(api.services, tx), bought[0]?.id ?? '', {
      amountInCents: 100,
      reason: marks.refundNotes,
      isComplimentary: true,
      requestedById: admin.id,
    }),
  );
  await api.runJobs();
  const items = await api.get<{ refundNotes: string | null }[]>(`/users/${own.a.id}/purchase-items`, own.a);
  expect(items.body[0]?.refundNotes).toBe(marks.refundNotes);
  const { id } = await aNotarization(api, own);
  const given = await api.patch(`/notarizations/${id}/force-reset`, { reason: marks.endedNote }, admin);
  expect(given.status).toBe(200);
}

/** Somebody signs in, and asks for a link to choose another password: what opens doors, and is stored nowhere. */
async function signInForReal(): Promise<string[]> {
  const world = await openWithIdentity(api);
  const email = `${randomUUID()}@example.com`;
  await world.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
  const { accessToken, refreshToken, cookies } = await world.signIn(email);
  const jar = new Map<string, string>();
  const page = await world.startSignIn(jar);
  await world.follow(`${page.url}/forgot`, jar, { form: world.hiddenField(page.body, 'form'), email });
  const link = (await readMails(api, email)).map(({ bodyText }) => /token=([\w-]+)/.exec(bodyText)?.[1]);
  await api.runJobs();
  await world.close();
  // A session that is open, a sign-in that was finished, and one that is under way: each cookie with its signature.
  const values = [...cookies.values(), ...jar.values()];
  expect([...cookies.keys()]).toContain('troth_identity_session');
  expect([...jar.keys()]).toContain('troth_sign_in');
  const doors = [PASSWORD, accessToken, refreshToken, ...values, ...link];
  expect(link).toHaveLength(1);
  return doors.filter((door): door is string => door !== undefined && door.length >= 16);
}

/** A couple does all there is to do with values: discloses, proves, changes, deletes, receives, answers, settles, generates. */
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
    valuationBasis: 'APPRAISAL',
    valuationNote: marks.note,
  };
  assetId = (await disclose(api, a, documentId, 'assets', account)).id;
  await api.patch(
    entry(a, 'assets', assetId),
    { institution: marks.changedInstitution, valuationNote: marks.changedNote },
    a,
  );
  await attachEvidence(a, assetId);
  const debt = { creditor: marks.deletedCreditor, yearIncurred: 2019, amountDueInCents: Number(marks.value) };
  const { id: debtId } = await disclose(api, b, documentId, 'debts', debt);
  expect((await api.delete(entry(b, 'debts', debtId), b)).status).toBe(204);
  // Refused: what is wrong is not written down either.
  await api.post(`/users/${a.id}/documents/${documentId}/assets`, { ...account, valueInCents: marks.institution }, a);
  await outdateReceipt(couple);
  await confirmBothReceipts(api, couple);
  for (const person of [a, b]) {
    await api.post(`/users/${person.id}/acknowledgements`, { enforcement: true, attorneyCounsel: true }, person);
    expect((await api.get(`/users/${person.id}/calendar.ics`, person)).status).toBe(200);
  }
  await writeToOthers(couple);
  expect((await api.request('POST', `/documents/${documentId}/generate`, { as: a })).status).toBe(202);
  await api.runJobs();
  expect((await api.get(`/documents/${documentId}/generation`, a)).body).toMatchObject({ run: { status: 'DONE' } });
  const [file] = (await api.get<StoredFile[]>(`/documents/${documentId}/files`, b)).body;
  if (file === undefined) throw new Error('There is no agreement.');
  pdf = { id: file.id, bytes: await contentOf(b, file.id) };
  await addPapers(b);
  await arrange(couple);
  texts.push(...(await signInForReal()));
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troth-data-folder-'));
  api = await testApp({}, dataDir);
  if (!POSTGRES) await lead();
}, 240_000);
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.skipIf(POSTGRES)('what lies in the data folder', () => {
  it('shows nothing that the couple typed, disclosed, uploaded, wrote, received or generated while the program runs; a name it does', () => {
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
    const { changedInstitution: institution, accountNumber, changedNote: valuationNote } = marks;
    expect(asset.body).toMatchObject({ institution, accountNumber, valuationNote });
    for (const { path, bytes } of [...evidence, ...papers]) expect(await bytesAt(`${path}/content`, b)).toEqual(bytes);
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
