import { createHash } from 'node:crypto';
import { applyRedline, type Redline, wordsOfAgreement } from '@troth/agreement/redline';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Commit } from '@troth/domain/agreement';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, type TestCouple, type TestPerson, openAccess } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let lawyer: TestPerson;
let admin: TestPerson;
let stranger: TestPerson;
/** Versions of one agreement, in which partner B is called differently. */
let first: Commit;
let second: Commit;
let third: Commit;

beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(api, { state: 'NY' });
  lawyer = await anAttorney(api, { states: ['NY'] });
  admin = await anAdmin(api);
  stranger = (await aReadyCouple(api)).a;
  first = await generateNow(api, couple);
  await api.patch(`/users/${couple.b.id}`, { lastName: 'Trần' }, couple.b);
  second = await generateNow(api, couple);
  await api.patch(`/users/${couple.b.id}`, { lastName: 'Lê' }, couple.b);
  third = await generateNow(api, couple);
  await assignAttorney(lawyer.id);
});
const assignAttorney = (attorneyAId: string | null) =>
  api.db.updateTable('documents').set({ attorneyAId }).where('id', '=', couple.documentId).execute();
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const UNKNOWN = '2020-01-01T00:00:00.000Z';

const treeOf = async ({ commitAt }: Commit) =>
  (await api.get<{ tree: AgreementTree }>(`/documents/${couple.documentId}/history/${commitAt}`, couple.a)).body.tree;

describe('confirming the version that was read (D28)', () => {
  const confirm = (tag: string, person: TestPerson) =>
    api.patch(`/documents/${couple.documentId}`, { reviewedAt: UNKNOWN }, person, { 'If-Match': tag });

  // With an attorney assigned the document is in the editor, where nobody confirms it.
  beforeAll(() => assignAttorney(null));
  afterAll(() => assignAttorney(lawyer.id));

  it('is refused when another came meanwhile, and writes nothing', async () => {
    const refused = await confirm(`"${first.hash}"`, couple.a);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    const { body } = await api.get(`/documents/${couple.documentId}`, couple.a);
    expect(body).toMatchObject({ userAReviewedAt: null, reviewedAt: null });
  });

  it('is refused when what it names is no name of ours', async () => {
    expect((await confirm('"two words"', couple.a)).status).toBe(400);
  });

  it('names the commit in the log', async () => {
    expect((await confirm(`"${third.hash}"`, couple.a)).status).toBe(200);
    const entry = await api.db
      .selectFrom('auditEntries')
      .select('hashAfter')
      .where('action', '=', 'documents.confirmReview')
      .where('documentId', '=', couple.documentId)
      .where('outcome', '=', 'DONE')
      .executeTakeFirst();
    expect(entry?.hashAfter).toBe(third.hash);
  });
});

describe('the redline of two versions', () => {
  const redlineOf = (commitAt: string, since: string, person: TestPerson | null) =>
    api.get<Redline & { code?: string }>(
      `/documents/${couple.documentId}/history/${commitAt}/redline?since=${since}`,
      person,
    );

  it('is what makes the one into the other, for all who may read the history', async () => {
    const [before, after] = [await treeOf(first), await treeOf(third)];
    await openAccess(api, admin, couple.documentId);
    for (const person of [couple.a, couple.b, lawyer, admin]) {
      const { status, body } = await redlineOf(third.commitAt, first.commitAt, person);
      expect(status).toBe(200);
      expect(body.hasChanges).toBe(true);
      expect(JSON.stringify(body)).toContain('Lê');
      expect(applyRedline(body, before, 'AFTER')).toEqual(wordsOfAgreement(after));
      expect(applyRedline(body, after, 'BEFORE')).toEqual(wordsOfAgreement(before));
    }
  });

  it('is there for nobody else, and of no version that is not there', async () => {
    expect((await redlineOf(third.commitAt, first.commitAt, stranger)).status).toBe(404);
    expect((await redlineOf(third.commitAt, first.commitAt, null)).status).toBe(401);
    expect((await redlineOf(third.commitAt, UNKNOWN, couple.a)).status).toBe(404);
    expect((await redlineOf('2027-01-01T00:00:00.000Z', first.commitAt, couple.a)).status).toBe(404);
  });

  it.each([
    ['the same version', () => third.commitAt],
    ['a later one', () => third.commitAt.replace(/\d{4}/, '2030')],
  ])('is refused with %s', async (_what, since) => {
    const { status, body } = await redlineOf(third.commitAt, since(), couple.a);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each(['', 'yesterday', '2026-06-15', '0000-01-01T00:00:00.000Z'])('is refused since %j', async (since) => {
    expect((await redlineOf(third.commitAt, since, couple.a)).status).toBe(400);
  });
});

describe('a version as a file', () => {
  async function fileOf(query: string, { commitAt }: Commit = third, person: TestPerson = couple.a, what = 'content') {
    const headers = { authorization: `Bearer ${await api.issuer.sign(person.claims)}` };
    const path = `/documents/${couple.documentId}/history/${commitAt}/${what}?${query}`;
    const response = await api.app.request(path, { headers });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      name: decodeURIComponent(
        /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
      ),
      disposition: response.headers.get('content-disposition'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  }
  const pdfText = async (bytes: Uint8Array) =>
    (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text.normalize('NFC');
  const NAME = 'Ana Ferreira - Binh Lê - Prenuptial Agreement';

  it.each([
    ['PDF', 'application/pdf'],
    ['DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['HTML', 'text/html; charset=utf-8'],
  ])('has plain-language notes beside it as %s, whose words the agreement has not', async (format, type) => {
    const file = await fileOf(`format=${format}`, third, couple.b, 'notes');
    expect(file).toMatchObject({ status: 200, type });
    expect(file.name).toBe(`${NAME} - plain-language notes.${format.toLowerCase()}`);
    if (format !== 'PDF') return;
    const notes = await pdfText(file.bytes);
    expect(notes).toContain('They are not part of the agreement.');
    expect(notes).not.toContain('Initials');
    expect(await pdfText((await fileOf('format=PDF', third, couple.b)).bytes)).not.toContain('Plain-Language Notes');
  });

  it('says on each page of a working copy as PDF that it is a draft, and on none of the copy that is signed', async () => {
    const draft = await fileOf('format=PDF&copy=WORKING');
    expect(draft).toMatchObject({ status: 200, name: `${NAME} - draft.pdf` });
    const pages = async (bytes: Uint8Array) =>
      (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false })).text;
    const [front = '', ...rest] = await pages(draft.bytes);
    expect(front).toContain('Draft.');
    expect(rest.filter((page) => !page.includes('Draft, not for signature'))).toEqual([]);
    const signed = await pages((await fileOf('format=PDF')).bytes);
    expect(signed.filter((page) => page.includes('Draft, not'))).toEqual([]);
  });

  it('has no notes for a stranger', async () => {
    expect((await fileOf('format=PDF', third, stranger, 'notes')).status).toBe(404);
  });

  it('is the PDF that was committed, byte for byte', async () => {
    for (const [commit, lastName] of [
      [first, 'Nguyễn'],
      [third, 'Lê'],
    ] as const) {
      const file = await fileOf('format=PDF', commit, couple.b);
      expect(file).toMatchObject({ status: 200, type: 'application/pdf' });
      expect(file.disposition).toMatch(/^attachment;/);
      expect(file.name).toMatch(new RegExp(`^Ana Ferreira - Binh ${lastName} - .+\\.pdf$`));
      const row = await api.db
        .selectFrom('documentCommits')
        .innerJoin('files', 'files.id', 'documentCommits.pdfFileId')
        .select('files.sha256')
        .where('documentCommits.documentId', '=', couple.documentId)
        .where('documentCommits.commitAt', '=', new Date(commit.commitAt))
        .executeTakeFirstOrThrow();
      expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(row.sha256);
    }
  });

  it.each([
    ['DOCX', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['HTML', 'html', 'text/html; charset=utf-8'],
  ])('is drawn anew as %s', async (format, ending, type) => {
    const file = await fileOf(`format=${format}`);
    expect(file).toMatchObject({ status: 200, type, name: `${NAME}.${ending}` });
    expect(file.disposition).toMatch(/^attachment;/);
    if (format === 'HTML') expect(Buffer.from(file.bytes).toString()).toContain('Lê');
    else expect(Buffer.from(file.bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('says on the cover that counsel has not reviewed it, or who approved it, and on the copy to be signed neither', async () => {
    const NOT_REVIEWED = 'has not been reviewed by counsel';
    const approve = (attorneyAApprovedAt: Date | null) =>
      api.db.updateTable('documents').set({ attorneyAApprovedAt }).where('id', '=', couple.documentId).execute();
    const markupOf = async (query: string, commit: Commit = third) =>
      Buffer.from((await fileOf(query, commit)).bytes).toString();
    const compared = `format=HTML&since=${first.commitAt}`;
    expect(await markupOf('format=HTML')).toContain(NOT_REVIEWED);
    expect(await markupOf(compared)).toContain(NOT_REVIEWED);
    await approve(new Date());
    const approved = new RegExp(`Approved for Ana Ferreira by [^<,]+, Firm of ${lawyer.email}\\.`);
    for (const query of ['format=HTML', compared]) {
      expect(await markupOf(query)).toMatch(approved);
      expect(await markupOf(query)).not.toContain(NOT_REVIEWED);
    }
    // An approval is of the current version alone.
    expect(await markupOf('format=HTML', first)).toContain(NOT_REVIEWED);
    const signed = await pdfText((await fileOf('format=PDF')).bytes);
    expect(signed).toContain('Troth is not a law firm');
    expect(signed).not.toMatch(/reviewed by counsel|Approved for/);
    await approve(null);
  });

  it.each([
    ['PDF', 'pdf', 'application/pdf'],
    ['DOCX', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['HTML', 'html', 'text/html; charset=utf-8'],
  ])('shows what differs from an earlier one, as %s', async (format, ending, type) => {
    const file = await fileOf(`format=${format}&since=${first.commitAt}`, third, lawyer);
    expect(file).toMatchObject({ status: 200, type, name: `${NAME} - changes marked.${ending}` });
    if (format === 'HTML') {
      const markup = Buffer.from(file.bytes).toString();
      const marks = (mark: string, word: string) =>
        new RegExp(`<${mark}>(<span class="hidden">[^<]*</span>)?[^<]*${word}`).test(markup);
      expect([marks('del', 'Nguyễn'), marks('ins', 'Lê'), marks('ins', 'Nguyễn')]).toEqual([true, true, false]);
    }
    if (format === 'PDF') {
      const words = await pdfText(file.bytes);
      expect(words).toContain('Nguyễn');
      expect(words).toContain('Lê');
    }
  });

  it.each([
    ['no format', ''],
    ['a format that there is not', 'format=ODT'],
    ['another case', 'format=pdf'],
    ['an earlier version that is no moment', 'format=DOCX&since=yesterday'],
    ['itself as the earlier version', () => `format=HTML&since=${third.commitAt}`],
  ])('is refused with %s', async (_what, query) => {
    expect((await fileOf(typeof query === 'string' ? query : query())).status).toBe(400);
  });

  it('is there for nobody else, and not of a version that is not there', async () => {
    expect((await fileOf('format=HTML', third, stranger)).status).toBe(404);
    expect((await fileOf('format=HTML', { ...third, commitAt: UNKNOWN })).status).toBe(404);
    expect((await fileOf(`format=PDF&since=${UNKNOWN}`)).status).toBe(404);
  });
});

describe('what one has seen', () => {
  type Viewed = { commitAt: string | null; before: string | null };
  const path = () => `/documents/${couple.documentId}/viewed`;
  const read = async (person: TestPerson) => (await api.get<Viewed>(path(), person)).body;
  const mark = async (person: TestPerson, commitAt: string) =>
    (await api.put<Viewed>(path(), { commitAt }, person)).body;

  it('goes forward only, and tells what was seen before it, for each person alone', async () => {
    expect(await read(couple.a)).toEqual({ commitAt: null, before: null });
    expect(await mark(couple.a, first.commitAt)).toEqual({ commitAt: first.commitAt, before: null });
    // The second was never looked at.
    expect(await mark(couple.a, third.commitAt)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    for (const again of [third, second, first]) {
      expect(await mark(couple.a, again.commitAt)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    }
    expect(await read(couple.a)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
    for (const other of [couple.b, lawyer, admin]) {
      expect(await read(other)).toEqual({ commitAt: null, before: null });
      expect(await mark(other, second.commitAt)).toEqual({ commitAt: second.commitAt, before: null });
    }
    expect(await read(couple.a)).toEqual({ commitAt: third.commitAt, before: first.commitAt });
  });

  it('is kept once when two tabs say it together', async () => {
    const { documentId } = couple;
    await api.db.deleteFrom('viewedVersions').where('documentId', '=', documentId).execute();
    await Promise.all([first, third, second, third].map(({ commitAt }) => mark(couple.b, commitAt)));
    expect((await read(couple.b)).commitAt).toBe(third.commitAt);
  });

  it('is a version of this document', async () => {
    for (const wrong of [UNKNOWN, '2026-06-16T00:00:00.000Z', '0000-01-01T00:00:00.000Z', 'x', null]) {
      const reply = await api.put<{ code: string }>(path(), { commitAt: wrong }, couple.a);
      expect([reply.status, reply.body.code], String(wrong)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('is nothing to anyone else', async () => {
    expect((await api.get(path(), stranger)).status).toBe(404);
    expect((await api.put(path(), { commitAt: first.commitAt }, stranger)).status).toBe(404);
    expect((await api.get(path())).status).toBe(401);
  });
});
