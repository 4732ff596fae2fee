import { closePdfRenderer } from '@troth/agreement/pdf';
import type { Commit } from '@troth/domain/agreement';
import type { SigningSheetAnswer } from '@troth/domain/signing';
import { IMPORTED_INPUT_HASH } from '@troth/domain/documents';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, type TestCouple, type TestPerson, openAccess } from '../../testing/builders';
import { rawPdf } from '../../testing/pdfs';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let lawyer: TestPerson;
let admin: TestPerson;
let stranger: TestPerson;
let commit: Commit;

const A = 'Linh Nguyễn';
const B = "Avi O'Brien-Smith";

beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(
    api,
    { state: 'CA', a: { firstName: 'Linh', lastName: 'Nguyễn' }, b: { firstName: 'Avi', lastName: "O'Brien-Smith" } },
    { both: { ss_choice: ['state_law'], un_disclosure_level: ['waive_more'] } },
  );
  lawyer = await anAttorney(api, { states: ['CA'] });
  admin = await anAdmin(api);
  stranger = await anAttorney(api, { states: ['CA'] });
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const set = (values: Record<string, unknown>) =>
  api.db.updateTable('documents').set(values).where('id', '=', couple.documentId).execute();
const path = (of: string) => `/documents/${couple.documentId}/${of}`;
const sheetFor = (person: TestPerson | null) =>
  api.get<SigningSheetAnswer & { code?: string; detail?: string }>(path('signing-sheet'), person);
const codes = ({ sections }: SigningSheetAnswer) =>
  sections.flatMap(({ points }) => points.map(({ code, side }) => `${code} ${side ?? ''}`.trim()));

async function fileOf(of: string, person: TestPerson = couple.a) {
  const headers = { authorization: `Bearer ${await api.issuer.sign(person.claims)}` };
  const response = await api.app.request(path(of), { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const disposition = response.headers.get('content-disposition') ?? '';
  return { status: response.status, disposition, bytes };
}
const pagesOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false })).text.map((page) =>
    page.replace(/\s+/g, ' ').normalize('NFC'),
  );

describe('before there is an agreement', () => {
  it('says that there is nothing to sign', async () => {
    const sheet = await sheetFor(couple.a);
    expect([sheet.status, sheet.body.code]).toEqual([409, 'CONFLICT']);
    expect(sheet.body.detail).toContain('no agreement');
  });
});

describe('the signing day of a made agreement', () => {
  beforeAll(async () => {
    commit = await generateNow(api, couple);
  });

  it('follows the state, the text and who has an attorney, and cites what it rests on', async () => {
    const { status, body } = await sheetFor(couple.b);
    expect(status).toBe(200);
    expect(body).toMatchObject({ stateName: 'California', names: { A, B }, version: null });
    expect(codes(body)).toEqual(
      expect.arrayContaining(['WAIT_NOT_STARTED', 'NOTARY_ADVISED', 'NO_WITNESSES', 'IDENTITY A', 'FORM_IN_PACKET']),
    );
    expect(body.papers.map(({ title }) => title)).toEqual([
      `Waiver of independent counsel: ${A}`,
      `Waiver of independent counsel: ${B}`,
      `Explanation of terms and rights, with receipt: ${A}`,
      `Explanation of terms and rights, with receipt: ${B}`,
      `Waiver of further disclosure: ${A}`,
      `Waiver of further disclosure: ${B}`,
      'Acknowledgments',
    ]);
    const waiver = body.sections.flatMap(({ points }) => points).find(({ code }) => code === 'PAPER_COUNSEL_WAIVER');
    expect(waiver?.basis).toEqual({ citation: 'Cal. Fam. Code § 1615(c)', confidence: 'high' });
    expect(body.law.reviewedByCounsel).toBe(false);
  });

  it('names the days that the dashboard names', async () => {
    const { body: journey } = await api.get<{
      earliestFinish: string;
      deadlines: { step: string; latestSafeDate: string }[];
    }>(`/users/${couple.a.id}/journey`, couple.a);
    const { window: days } = (await sheetFor(couple.a)).body;
    expect(days.earliest).toBe(journey.earliestFinish);
    expect(days.latest).toBe(journey.deadlines.find(({ step }) => step === 'SIGNING')?.latestSafeDate);
  });

  it('has no packet before both have confirmed the text', async () => {
    const refused = await api.get<{ code: string }>(path('signing-packet'), couple.a);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('is there as a paper, for both partners, the attorneys of the document and admins, and for nobody else', async () => {
    await set({ attorneyAId: lawyer.id });
    await openAccess(api, admin, couple.documentId);
    for (const person of [couple.a, couple.b, lawyer, admin]) expect((await sheetFor(person)).status).toBe(200);
    for (const of of ['signing-sheet', 'signing-sheet/content', 'signing-packet']) {
      expect((await api.get(path(of), stranger)).status).toBe(404);
      expect((await api.get(path(of), null)).status).toBe(401);
    }
    expect(codes((await sheetFor(lawyer)).body)).toContain('PAPER_COUNSEL_WAIVER B');
    expect(codes((await sheetFor(lawyer)).body)).not.toContain('PAPER_COUNSEL_WAIVER A');
    await set({ attorneyAId: null });
    const { status, disposition, bytes } = await fileOf('signing-sheet/content');
    expect(status).toBe(200);
    expect(disposition).toMatch(/^attachment;.*signing%20day\.pdf$/);
    const words = (await pagesOf(bytes)).join(' ');
    for (const said of [A, 'What to avoid', 'Cal. Fam. Code', 'Not reviewed by counsel']) expect(words).toContain(said);
  });
});

describe('the packet for signing in person', () => {
  let bytes: Uint8Array;
  let pages: string[];

  beforeAll(async () => {
    const now = new Date();
    await set({ reviewedAt: now, userAReviewedAt: now, userBReviewedAt: now });
    ({ bytes } = await fileOf('signing-packet', couple.b));
    pages = await pagesOf(bytes);
  });

  it('holds exactly the confirmed version, page for page, between the cover and the papers', async () => {
    const committed = await fileOf(`history/${commit.commitAt}/content?format=PDF`);
    const agreement = await pagesOf(committed.bytes);
    const first = pages.findIndex((page) => page === agreement[0]);
    expect(first).toBeGreaterThan(0);
    expect(pages.slice(first, first + agreement.length)).toEqual(agreement);
    const cover = pages.slice(0, first).join(' ');
    const { body } = await sheetFor(couple.a);
    expect(body.version?.hash).toBe(commit.hash);
    // A hash is broken over two lines where it does not fit on one.
    expect(cover.replaceAll(' ', '')).toContain(commit.hash);
    for (const said of [body.version?.shortName ?? '?', `${agreement.length} pages`, A, 'What the notary certifies'])
      expect(cover).toContain(said);
    const papers = pages.slice(first + agreement.length).join(' ');
    expect(papers).toMatch(/Waiver of independent counsel: Linh.*Explanation of terms.*Waiver of further disclosure/);
    expect(papers).toContain('at least seven calendar days before I sign');
    // The form of the statute, once for each.
    expect(papers.match(/verifies only the identity of the individual who signed/g)).toHaveLength(2);
    expect(papers.match(/I certify under PENALTY OF PERJURY under the laws of the State of California/g)).toHaveLength(
      2,
    );
  });

  it('is tagged from the first page to the last, with a title of its own', async () => {
    const document = await getDocumentProxy(bytes.slice());
    expect((await getMeta(document)).info['Title']).toContain('Documents for signing in person');
    for (const at of [1, Math.ceil(pages.length / 2), pages.length]) {
      const roles = JSON.stringify(await (await document.getPage(at)).getStructTree());
      expect(roles).toContain('"type":"content"');
    }
  });

  it('of an agreement made elsewhere brings the pages for witnesses and notary, as admins changed the law', async () => {
    const { state } = await api.db
      .selectFrom('documents')
      .select('stateId as state')
      .where('id', '=', couple.documentId)
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('documentTemplateStates')
      .set({ witnessRequired: true })
      .where('stateId', '=', state)
      .execute();
    await set({ lastGeneratedInputHash: IMPORTED_INPUT_HASH });
    const { body } = await sheetFor(couple.a);
    expect(codes(body)).toEqual(expect.arrayContaining(['AGREEMENT_UNREAD', 'WITNESSES_REQUIRED', 'FORM_IN_PACKET']));
    const bound = (await pagesOf((await fileOf('signing-packet')).bytes)).join(' ');
    expect(bound).toMatch(/Each of us watched Linh Nguyễn and Avi O.Brien-Smith sign.*Witness 2/);
    expect(bound).toContain('explained by the person who gave this explanation');
  });
});

describe('a couple that answered online and signs in person', () => {
  it('gets certificates for that, and is told which pages stay blank', async () => {
    const other = await aReadyCouple(api, { state: 'TX' }, { both: { at_signing: ['online'] } });
    const { commitAt } = await generateNow(api, other);
    const now = new Date();
    await api.db
      .updateTable('documents')
      .set({ reviewedAt: now, userAReviewedAt: now, userBReviewedAt: now })
      .where('id', '=', other.documentId)
      .execute();
    const read = async (of: string) => {
      const headers = { authorization: `Bearer ${await api.issuer.sign(other.a.claims)}` };
      const response = await api.app.request(`/documents/${other.documentId}/${of}`, { headers });
      return (await pagesOf(new Uint8Array(await response.arrayBuffer()))).join(' ');
    };
    const outlook = await api.get<{ certifiedWay: string }>(
      `/documents/${other.documentId}/notarization-outlook`,
      other.b,
    );
    expect(outlook.body.certifiedWay).toBe('ONLINE');
    const { body } = await api.get<SigningSheetAnswer>(`/documents/${other.documentId}/signing-sheet`, other.a);
    const texts = body.sections.flatMap(({ points }) => points.map((point) => point.text)).join(' ');
    expect(texts).toContain('The pages in the agreement are for a video call, so the notary leaves them blank.');
    const agreement = await read(`history/${commitAt}/content?format=PDF`);
    expect(agreement).toContain('appeared before me by live audio and video communication');
    const added = (await read('signing-packet')).replace(agreement, '');
    expect(added).toContain('appeared before me in person and acknowledged');
    expect(added).not.toContain('appeared before me by live audio and video');
  });
});

it('binds a cover of its own where the agreement cannot be opened', async () => {
  const { bindPacket, pagesOf: count } = await import('./bind-packet');
  expect(await count(Buffer.from('no PDF'))).toBeNull();
  const plain = rawPdf();
  expect(await count(plain)).toBe(1);
  const bound = await bindPacket({ title: 'Papers', cover: plain, agreement: null, papers: plain });
  expect(await count(bound)).toBe(2);
});
