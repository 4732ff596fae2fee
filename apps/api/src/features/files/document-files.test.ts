import { DOCUMENT_FILE_MAX_BYTES, type DocumentFile } from '@troth/domain/documents';
import { questionOfKey } from '@troth/content/questionnaire';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../testing/answers';
import { aCustomer, anAdmin, anAttorney, type TestCouple, type TestPerson, openAccess } from '../../testing/builders';
import { follow } from '../../testing/follow';
import { readMails } from '../../testing/mails';
import type { SignedIn } from '../../testing/open-app';
import { rawPdf, runScript, statementPdf } from '../../testing/pdfs';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { commitRepository } from '../../records/generation/commit.repository';
import { insertFile } from '../../records/files/file.repository';

let api: TestApp;
let couple: TestCouple;
let admin: TestPerson;
let attorney: TestPerson;
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'NY' });
  admin = await anAdmin(api);
  attorney = await anAttorney(api, { states: ['NY'] });
  await set(couple, { attorneyBId: attorney.id });
});
afterAll(() => api.close());

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly reason?: string;
}

const set = ({ documentId }: TestCouple, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const files = ({ documentId } = couple) => `/documents/${documentId}/files`;
const listed = async (of = couple, as: SignedIn = of.a) => (await api.get<DocumentFile[]>(files(of), as)).body;
const stateOf = async ({ a }: TestCouple) => (await api.get<object[]>(`/users/${a.id}/documents`, a)).body[0];

function formOf(content: Uint8Array | string, name: string, kind?: string): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content as string))], name));
  if (kind !== undefined) form.append('kind', kind);
  return form;
}

const send = (form: FormData, as: SignedIn = couple.a, of = couple, headers: Record<string, string> = {}) =>
  api.request<DocumentFile & Problem>('POST', files(of), { as, body: form, headers });
const add = (as: SignedIn = couple.a, of = couple) => send(formOf(rawPdf(), 'paper.pdf'), as, of);
const bringIn = (of: TestCouple, as: SignedIn = admin) => send(formOf(rawPdf(), 'theirs.pdf', 'IMPORTED'), as, of);
const remove = (id: string, as: SignedIn, of = couple) => api.request<Problem>('DELETE', `${files(of)}/${id}`, { as });

async function content(id: string, as: SignedIn = couple.a, of = couple) {
  const response = await api.app.request(`${files(of)}/${id}/content`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(as.claims)}` },
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** A version of the agreement that Troth made, a second after whatever was before it. */
async function aCommit({ documentId, a }: TestCouple): Promise<string> {
  api.clock.advance(1000);
  return api.db.transaction().execute(async (tx) => {
    const { id } = await insertFile(
      tx,
      {
        id: crypto.randomUUID(),
        documentId,
        kind: 'GENERATED',
        key: '0'.repeat(64),
        sha256: '0'.repeat(64),
        name: 'Agreement.pdf',
        size: 1,
        contentType: 'application/pdf',
        createdById: a.id,
      },
      api.clock.now(),
    );
    await commitRepository(tx).insert({
      documentId,
      commitAt: api.clock.now(),
      message: '',
      inputHash: 'h',
      inputParts: {} as never,
      tree: { sections: [], absentClauses: [] } as never,
      pdfFileId: id,
      pdfSha256: '0'.repeat(64),
      committedById: a.id,
    });
    return id;
  });
}

describe('a paper beside the agreement', () => {
  it('is kept byte for byte, told to both partners, and handed out to be saved', async () => {
    const pdf = await statementPdf();
    const partners = await follow(api, couple.b);
    const made = await send(formOf(pdf, '../Nguyễn’s certificate.txt'), attorney);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      kind: 'ADDED',
      name: 'Nguyễn’s certificate.pdf',
      size: pdf.byteLength,
      contentType: 'application/pdf',
      createdById: attorney.id,
    });
    expect(await partners.next()).toEqual(['document']);
    await partners.stop();
    await openAccess(api, admin, couple.documentId);
    for (const reader of [couple.a, couple.b, attorney, admin])
      expect(await listed(couple, reader)).toContainEqual(made.body);
    const { bytes, headers } = await content(made.body.id, couple.b);
    expect(bytes.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Nguyen_s certificate.pdf"; filename*=UTF-8''Nguy%E1%BB%85n%E2%80%99s%20certificate.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('voids nothing of the agreement, and stands behind it in the list', async () => {
    const other = await aLinkedCouple(api, { state: 'NY' });
    const pdfFileId = await aCommit(other);
    const now = api.clock.now();
    await set(other, { lastGeneratedAt: now, lastGeneratedInputHash: 'h', reviewedAt: now, finalizedAt: now });
    const before = await stateOf(other);
    api.clock.advance(1000);
    const { body } = await add(other.a, other);
    expect(await stateOf(other)).toEqual(before);
    expect((await listed(other)).map(({ id }) => id)).toEqual([pdfFileId, body.id]);
  });

  it('leaves an audit entry that tells neither its name nor its content', async () => {
    const { body } = await send(formOf(await statementPdf((pdf) => pdf.setTitle('Secret')), 'Harbor Bank 0042.pdf'));
    const entries = await api.db.selectFrom('auditEntries').selectAll().where('subjectId', '=', body.id).execute();
    expect(entries).toMatchObject([
      { action: 'documentFiles.create', documentId: couple.documentId, subjectKind: 'file' },
    ]);
    const [row] = await api.db.selectFrom('files').selectAll().where('id', '=', body.id).execute();
    for (const word of ['Harbor', '0042', 'Secret']) expect(JSON.stringify([entries, row]), word).not.toContain(word);
    expect(Buffer.from(row?.sealedName ?? []).includes('Harbor')).toBe(false);
  });

  it('sent again under its idempotency key is answered as before, and adds nothing', async () => {
    const key = { 'idempotency-key': 'paper-1' };
    const count = (await listed()).length;
    const first = await send(formOf(rawPdf(), 'a.pdf'), couple.a, couple, key);
    const again = await send(formOf(rawPdf(), 'a.pdf'), couple.a, couple, key);
    expect(again.body).toEqual(first.body);
    expect(await listed()).toHaveLength(count + 1);
  });
});

describe('what is not taken', () => {
  const pdfOnly = 'Add a PDF.';
  it.each<[string, () => Uint8Array | string | Promise<Uint8Array>, number, string]>([
    ['an empty file', () => '', 422, 'This file is empty.'],
    ['a text', () => 'We agree.', 415, pdfOnly],
    [
      'a picture',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      415,
      pdfOnly,
    ],
    ['a photograph in HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0', 'latin1'), 415, pdfOnly],
    ['a page', () => '<!DOCTYPE html><html><body onload="alert(1)">', 415, pdfOnly],
    [
      'a PDF with something behind its end',
      () => Buffer.concat([rawPdf(), Buffer.from('MZ')]),
      422,
      'This file contains more than one kind of content. Save it as a PDF, then add it again.',
    ],
    [
      'half a PDF',
      () => rawPdf().subarray(0, 200),
      422,
      'We can’t read this file. Open it, save it as a new PDF, and add that.',
    ],
    [
      'a PDF with a script',
      () => statementPdf(runScript),
      422,
      'This PDF contains forms, scripts or embedded files. Open it, print it to a new PDF, and add that one.',
    ],
    [
      'a PDF with a password',
      () => rawPdf({ trailer: '/Encrypt 4 0 R' }),
      422,
      'This PDF is locked. Open it, print it to a new PDF without a password, and add that one.',
    ],
    [
      'a PDF a byte over the limit',
      () => {
        const [head, tail] = [rawPdf().subarray(0, 9), rawPdf().subarray(9)];
        const filling = Buffer.alloc(DOCUMENT_FILE_MAX_BYTES + 1 - head.byteLength - tail.byteLength, ' ');
        return Buffer.concat([head, filling, tail]);
      },
      413,
      'This file is larger than 10 MB.',
    ],
  ])('%s', async (_name, build, status, detail) => {
    const before = await listed();
    const reply = await send(formOf(await build(), 'paper.pdf'));
    expect([reply.status, reply.body.detail]).toEqual([status, detail]);
    expect(await listed()).toEqual(before);
  });

  it('a body far over the limit', async () => {
    const sent = formOf(Buffer.alloc(DOCUMENT_FILE_MAX_BYTES + 100_000, 'a'), 'a.pdf');
    expect((await send(sent)).status).toBe(413);
  });

  it.each<[string, () => FormData]>([
    ['a form without a file', () => new FormData()],
    ['a kind that Troth alone makes', () => formOf(rawPdf(), 'a.pdf', 'GENERATED')],
    ['a scan, which has a call of its own', () => formOf(rawPdf(), 'a.pdf', 'SIGNED')],
    ['a sealed agreement', () => formOf(rawPdf(), 'a.pdf', 'NOTARIZED')],
    ['a kind that there is not', () => formOf(rawPdf(), 'a.pdf', 'AGREEMENT')],
    [
      'two files',
      () => {
        const form = formOf(rawPdf(), 'a.pdf');
        form.append('file', new File(['b'], 'b.pdf'));
        return form;
      },
    ],
    [
      'another field',
      () => {
        const form = formOf(rawPdf(), 'a.pdf');
        form.append('documentId', couple.documentId);
        return form;
      },
    ],
  ])('%s', async (_name, form) => expect((await send(form(), admin)).status).toBe(400));

  it('more than fifty, until one is deleted', async () => {
    const full = await aLinkedCouple(api);
    const { body } = await add(full.a, full);
    const [row] = await api.db.selectFrom('files').selectAll().where('id', '=', body.id).execute();
    if (row === undefined) throw new Error('The paper was not stored.');
    const more = (count: number) =>
      api.db
        .insertInto('files')
        .values(Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID(), kind: 'GENERATED' as const })))
        .returning('id')
        .execute();
    // Versions that Troth made are not counted.
    const copies = await more(60);
    const ids = copies.slice(0, 48).map(({ id }) => id);
    await api.db.updateTable('files').set({ kind: 'ADDED' }).where('id', 'in', ids).execute();
    const fiftieth = await add(full.a, full);
    expect(fiftieth.status).toBe(201);
    const next = await add(full.a, full);
    expect([next.status, next.body.detail]).toEqual([
      422,
      'A document can have up to 50 added files. Delete one before you add another.',
    ]);
    expect((await remove(fiftieth.body.id, full.a, full)).status).toBe(204);
    expect((await add(full.a, full)).status).toBe(201);
  });
});

describe('who may do what', () => {
  type Who = 'partner A' | 'partner B' | 'the attorney' | 'an admin' | 'another attorney' | 'another customer';
  const people = async (): Promise<Record<Who, TestPerson>> => ({
    'partner A': couple.a,
    'partner B': couple.b,
    'the attorney': attorney,
    'an admin': admin,
    'another attorney': await anAttorney(api),
    'another customer': await aCustomer(api),
  });

  it.each<[Who, { add: number; import: number; own: number; others: number; imported: number; generated: number }]>([
    ['partner A', { add: 201, import: 403, own: 204, others: 403, imported: 403, generated: 403 }],
    ['partner B', { add: 201, import: 403, own: 204, others: 403, imported: 403, generated: 403 }],
    ['the attorney', { add: 201, import: 403, own: 204, others: 403, imported: 403, generated: 403 }],
    ['an admin', { add: 201, import: 201, own: 204, others: 204, imported: 204, generated: 409 }],
    ['another attorney', { add: 404, import: 404, own: 404, others: 404, imported: 404, generated: 404 }],
    ['another customer', { add: 404, import: 404, own: 404, others: 404, imported: 404, generated: 404 }],
  ])('%s', async (who, expected) => {
    const everybody = await people();
    const as = everybody[who];
    // Another customer has no paper here; any will do to ask for.
    const own = await add(expected.add === 201 ? as : couple.a);
    const others = await add(who === 'partner A' ? couple.b : couple.a);
    const imported = await bringIn(couple);
    const generated = await aCommit(couple);
    const outcome = {
      add: (await add(as)).status,
      own: (await remove(own.body.id, as)).status,
      others: (await remove(others.body.id, as)).status,
      imported: (await remove(imported.body.id, as)).status,
      generated: (await remove(generated, as)).status,
      import: (await bringIn(couple, as)).status,
    };
    expect(outcome).toEqual(expected);
    const refusals = await api.db
      .selectFrom('auditEntries')
      .select(['reason'])
      .where('actorUserId', '=', as.id)
      .where('outcome', '=', 'REFUSED')
      .where('action', 'in', ['documentFiles.create', 'documentFiles.delete'])
      // What the state of things refused stands there too.
      .where('reason', 'in', ['NOT_ALLOWED', 'NOT_FOUND'])
      .execute();
    expect(refusals).toHaveLength(Object.values(expected).filter((status) => status === 403 || status === 404).length);
  });

  it('finds a file under its own document only', async () => {
    const other = await aLinkedCouple(api);
    const { body } = await add();
    expect((await remove(body.id, admin, other)).status).toBe(404);
    expect((await content(body.id, other.a, other)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).toContain(body.id);
  });

  it('keeps an attorney who no longer acts away', async () => {
    const { body } = await add(attorney);
    await set(couple, { attorneyBId: null });
    expect((await remove(body.id, attorney)).status).toBe(404);
    await set(couple, { attorneyBId: attorney.id });
    expect((await remove(body.id, attorney)).status).toBe(204);
  });
});

describe('an agreement that was made elsewhere (D27 and D31)', () => {
  const mailsTo = async ({ email }: TestPerson) => {
    await api.runJobs();
    // By subject: mails of one instant are delivered in any order.
    return (await readMails(api, email)).map(({ subject }) => subject).toSorted();
  };
  /** Generated, reviewed, approved and final. */
  async function aFinalCouple(): Promise<{ of: TestCouple; counsel: TestPerson; pdfFileId: string; at: Date }> {
    const of = await aLinkedCouple(api, { state: 'NY' });
    const counsel = await anAttorney(api, { states: ['NY'] });
    const pdfFileId = await aCommit(of);
    const at = api.clock.now();
    await set(of, {
      attorneyAId: counsel.id,
      attorneyAApprovedAt: at,
      status: 'FULLY_APPROVED',
      finalizedAt: at,
      reviewedAt: at,
      userAReviewedAt: at,
      userBReviewedAt: at,
      lastGeneratedAt: at,
      lastGeneratedInputHash: 'h',
      generatedPdfFileId: pdfFileId,
    });
    api.clock.advance(60_000);
    return { of, counsel, pdfFileId, at };
  }
  const voided = {
    attorneyAApprovedAt: null,
    attorneyBApprovedAt: null,
    status: 'NOT_APPROVED',
    finalizedAt: null,
    reviewedAt: null,
    userAReviewedAt: null,
    userBReviewedAt: null,
  };

  it('is a new version: it voids what a commit voids, is named as one of ours, and all concerned hear of it', async () => {
    const { of, counsel, at } = await aFinalCouple();
    const { status, body } = await bringIn(of);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'IMPORTED', createdById: admin.id });
    expect(body.name).toBe('Ana Ferreira - Binh Nguyễn - Prenuptial Agreement.pdf');
    expect(await stateOf(of)).toMatchObject({
      ...voided,
      priorAttorneyAApprovedAt: at.toISOString(),
      priorFinalizedAt: at.toISOString(),
      statusModifiedAt: api.clock.now().toISOString(),
      lastGeneratedAt: api.clock.now().toISOString(),
      lastGeneratedInputHash: 'IMPORTED',
      generatedPdfFileId: body.id,
    });
    for (const partner of [of.a, of.b]) expect(await mailsTo(partner)).toEqual(['Your agreement is ready to read']);
    expect(await mailsTo(counsel)).toEqual(['A client’s agreement was replaced']);
    const entries = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', body.id)
      .orderBy('action')
      .execute();
    expect(entries.map(({ action, hashAfter }) => [action, hashAfter])).toEqual([
      ['documentFiles.create', expect.any(String)],
      ['documents.import', createHash('sha256').update(rawPdf()).digest('hex')],
    ]);
  });

  it('is shown as the agreement, is never stale, is reviewed like another, and cannot be generated over', async () => {
    const { of } = await aFinalCouple();
    await set(of, { attorneyAId: null });
    const { body } = await bringIn(of);
    const { headers, bytes } = await content(body.id, of.b, of);
    expect(headers['content-disposition']).toMatch(/^inline; filename="Ana Ferreira/);
    expect(bytes.equals(rawPdf())).toBe(true);
    const check = await api.get(`/documents/${of.documentId}/regeneration-status`, of.a);
    expect(check.body).toMatchObject({ needsRegeneration: false, reason: null, userAMadeChanges: false });
    const generate = await api.request<Problem>('POST', `/documents/${of.documentId}/generate`, { as: of.a });
    expect([generate.status, generate.body.reason]).toEqual([409, 'IMPORTED']);
    for (const partner of [of.a, of.b]) {
      const reviewedAt = api.clock.now().toISOString();
      expect((await api.patch(`/documents/${of.documentId}`, { reviewedAt }, partner)).status).toBe(200);
    }
    expect(await stateOf(of)).toMatchObject({ reviewedAt: api.clock.now().toISOString() });
  });

  it('takes the place of one that was brought in before, which can then go without a trace on the document', async () => {
    const { of } = await aFinalCouple();
    const first = await bringIn(of);
    api.clock.advance(1000);
    const second = await bringIn(of);
    const before = await stateOf(of);
    expect(before).toMatchObject({ generatedPdfFileId: second.body.id });
    expect((await listed(of)).map(({ id }) => id).slice(0, 2)).toEqual([second.body.id, first.body.id]);
    expect((await remove(first.body.id, admin, of)).status).toBe(204);
    expect(await stateOf(of)).toEqual(before);
  });

  it('opens the questionnaire again when it is taken out, and leaves the last version that Troth made', async () => {
    const { of, counsel, pdfFileId } = await aFinalCouple();
    const { body } = await bringIn(of);
    expect((await remove(body.id, admin, of)).status).toBe(204);
    expect(await stateOf(of)).toMatchObject({
      ...voided,
      lastGeneratedAt: null,
      lastGeneratedInputHash: null,
      generatedPdfFileId: pdfFileId,
    });
    expect(await mailsTo(of.b)).toEqual(['Your agreement is ready to read', 'Your agreement was removed from Troth']);
    expect(await mailsTo(counsel)).toHaveLength(2);
    const last = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', body.id)
      .where('action', '=', 'documents.takeOutImport')
      .execute();
    expect(last).toMatchObject([{ hashBefore: createHash('sha256').update(rawPdf()).digest('hex') }]);
  });

  it('of a couple for whom Troth made none leaves nothing to download when it is taken out', async () => {
    const of = await aLinkedCouple(api, { state: 'NY' });
    const { body } = await bringIn(of);
    await remove(body.id, admin, of);
    expect(await stateOf(of)).toMatchObject({ lastGeneratedAt: null, generatedPdfFileId: null });
  });

  it('is one file of many once the couple regenerates, and the last version that Troth made is the one to download', async () => {
    const { of, pdfFileId } = await aFinalCouple();
    const question = questionOfKey('bg_wedding_date').id;
    await answered(api, { documentId: of.documentId, userId: of.a.id, questionId: question }, '2027-06-12');
    const { body } = await bringIn(of);
    const regenerate = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    expect((await api.patch(`/documents/${of.documentId}`, regenerate, of.b)).status).toBe(200);
    const after = await stateOf(of);
    expect(after).toMatchObject({ ...voided, lastGeneratedInputHash: null, generatedPdfFileId: pdfFileId });
    expect((await content(body.id, of.b, of)).bytes.equals(rawPdf())).toBe(true);
    expect((await remove(body.id, admin, of)).status).toBe(204);
    expect(await stateOf(of)).toEqual(after);
  });

  it.each([
    ['with the notary', null, 'IN_NOTARIZATION', { agreement: 409, paper: 201 }],
    ['once it is notarized', new Date(), 'NOTARIZED', { agreement: 409, paper: 409 }],
  ])('is not exchanged %s', async (_name, notarizationCompletedAt, reason, expected) => {
    const of = await aLinkedCouple(api, { state: 'NY' });
    const [current, paper] = [await bringIn(of), await add(of.a, of)];
    await api.db.insertInto('notarizations').values({ documentId: of.documentId, notarizationCompletedAt }).execute();
    const before = await stateOf(of);
    for (const reply of [await bringIn(of), await remove(current.body.id, admin, of)])
      expect([reply.status, reply.body.reason]).toEqual([expected.agreement, reason]);
    expect((await add(of.a, of)).status).toBe(expected.paper);
    expect((await remove(paper.body.id, of.a, of)).status).toBe(expected.paper === 201 ? 204 : 409);
    expect(await stateOf(of)).toEqual(before);
    expect((await content(current.body.id, of.a, of)).status).toBe(200);
  });
});

describe('deleting', () => {
  it('takes a file from sight at once, and its bytes with the next job', async () => {
    const [gone, kept] = [await add(), await add()];
    const stored = async (id: string) => {
      const { key } = await api.db.selectFrom('files').select('key').where('id', '=', id).executeTakeFirstOrThrow();
      const seal = await api.db
        .transaction()
        .execute((tx) => api.services.protection.coupleSeal(tx, couple.documentId));
      return (await api.services.files.read(seal, id, key)) !== null;
    };
    expect((await remove(gone.body.id, couple.a)).status).toBe(204);
    expect((await content(gone.body.id)).status).toBe(404);
    expect((await remove(gone.body.id, couple.a)).status).toBe(404);
    await api.runJobs();
    expect([await stored(gone.body.id), await stored(kept.body.id)]).toEqual([false, true]);
  });

  it('of the PDF of a commit is refused with the reason, even to an admin', async () => {
    const reply = await remove(await aCommit(await aLinkedCouple(api)), admin);
    expect(reply.status).toBe(404);
    const own = await remove(await aCommit(couple), admin);
    expect([own.status, own.body.reason, own.body.detail]).toEqual([
      409,
      'IN_HISTORY',
      'This version is part of the agreement’s history, which never changes.',
    ]);
  });
});
