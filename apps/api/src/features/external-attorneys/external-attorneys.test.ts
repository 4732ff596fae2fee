import { closePdfRenderer } from '@troth/agreement/pdf';
import { contentId } from '@troth/content/ids';
import type { AgreementDocument } from '@troth/domain/documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { aCouple, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { statementPdf } from '../../testing/pdfs';
import { weddingOn } from '../../testing/reviewed-couples';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Counsel } from '../../records/approvals/approval.schemas';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

interface OwnCounsel {
  readonly attorney: { readonly name: string; readonly confirmedAt: string | null } | null;
  readonly link: { readonly state: string } | null;
  readonly refusal: { readonly reason: string } | null;
  readonly confirmationRefusal: { readonly reason: string } | null;
  readonly version: string | null;
}

const set = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();
const iris = (changes: object = {}) => ({
  name: 'Iris Vale',
  email: 'iris@vale.example',
  firmName: 'Vale Law',
  barStateId: contentId('state', 'IA'),
  ...changes,
});
const place = ({ documentId }: TestCouple, person: TestPerson) =>
  `/users/${person.id}/documents/${documentId}/external-attorney`;
const record = (couple: TestCouple, person: TestPerson, attorney: object = iris()) =>
  api.request<OwnCounsel>('PUT', place(couple, person), { as: person, json: attorney });
const readOwn = async (couple: TestCouple, person: TestPerson) =>
  (await api.get<OwnCounsel>(place(couple, person), person)).body;
const mailLink = (couple: TestCouple, person: TestPerson) =>
  api.post<OwnCounsel>(`${place(couple, person)}/link`, {}, person);
const documentOf = async ({ documentId, a }: TestCouple) =>
  (await api.get<AgreementDocument>(`/documents/${documentId}`, a)).body;

/** What the mails to somebody say, the newest first. */
async function mailsTo(email: string): Promise<string[]> {
  await api.runJobs();
  return (await readMails(api, email)).map(({ bodyText }) => bodyText).toReversed();
}

/** The address in the newest mail to somebody. */
async function linkMailedTo(email: string): Promise<string> {
  const [newest = ''] = await mailsTo(email);
  const found = /\/counsel-confirmations\/[\w-]+/.exec(newest);
  if (found === null) throw new Error('the mail has no link');
  return found[0];
}
const sign = (address: string, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return api.request<string>('POST', address, { body: form });
};
const SIGNED = { hasAdvised: 'yes', isIndependent: 'yes', name: 'Iris Vale' };

/** A couple in Iowa, where the service has no attorneys, with an agreement of ours; partner A wants an attorney. */
async function inIowa(): Promise<TestCouple> {
  const couple = await aCouple(api).inState('IA').paid();
  await set(couple.documentId, {
    lastGeneratedAt: api.clock.now(),
    lastGeneratedInputHash: 'IMPORTED',
    generatedPdfFileId: null,
    userAWillHireAttorney: true,
  });
  return couple;
}

/** The same with a file that can be read: its id is the version's name. */
async function withFile(couple: TestCouple): Promise<string> {
  const id = crypto.randomUUID();
  await api.db
    .insertInto('files')
    .values({
      id,
      documentId: couple.documentId,
      kind: 'IMPORTED',
      key: 'none',
      sha256: '0'.repeat(64),
      sealedName: Buffer.from('x'),
      size: 1,
      contentType: 'application/pdf',
      createdAt: api.clock.now(),
      updatedAt: api.clock.now(),
    })
    .execute();
  await set(couple.documentId, { generatedPdfFileId: id });
  return id;
}

describe('an attorney of one’s own (D10)', () => {
  it('counts as booked once recorded, where nothing else would', async () => {
    const couple = await inIowa();
    const blocker = async () =>
      (await api.get<{ notarizationBlocker: string | null }>(`/users/${couple.a.id}/journey`, couple.a)).body
        .notarizationBlocker;
    expect(await blocker()).toBe('OWN_ATTORNEY_NOT_BOOKED');
    expect((await record(couple, couple.a)).status).toBe(200);
    expect(await blocker()).toBe('NOT_REVIEWED');
    const { body } = await api.get<Counsel>(`/documents/${couple.documentId}/counsel`, couple.b);
    expect(body.sides[0]).toMatchObject({
      isBooked: true,
      requiresAttorney: true,
      attorney: { kind: 'OWN', name: 'Iris Vale', firmName: 'Vale Law' },
      approvedAt: null,
    });
    // How to reach the attorney is the client's own matter.
    expect(JSON.stringify(body)).not.toContain('iris@vale.example');
    expect((await api.get(place(couple, couple.a), couple.b)).status).toBe(404);
  });

  it('is somebody else than the two, and of another firm than the partner’s', async () => {
    const couple = await inIowa();
    const self = await record(couple, couple.a, iris({ email: couple.b.email }));
    expect(self.status).toBe(400);
    await record(couple, couple.a);
    for (const attorney of [iris(), iris({ email: 'jo@vale.example' })]) {
      expect((await record(couple, couple.b, attorney)).status).toBe(400);
    }
    expect((await record(couple, couple.b, iris({ email: 'jo@other.example', firmName: 'Other LLP' }))).status).toBe(
      200,
    );
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no firm', { firmName: '' }],
    ['no address', { email: 'iris' }],
    ['no state', { barStateId: null }],
    ['a state that there is none of', { barStateId: '00000000-0000-4000-8000-000000000000' }],
  ])('is refused with %s', async (_name, changes) => {
    const couple = await inIowa();
    expect((await record(couple, couple.a, iris(changes))).status).toBe(400);
    expect((await readOwn(couple, couple.a)).attorney).toBeNull();
  });

  it('does not stand beside an attorney of the service', async () => {
    const couple = await inIowa();
    await set(couple.documentId, { attorneyAId: (await anAttorney(api, { states: ['IA'] })).id });
    const reply = await record(couple, couple.a);
    expect(reply.status).toBe(422);
    expect((await readOwn(couple, couple.a)).refusal?.reason).toBe('REPRESENTED');
  });
});

describe('the mailed link (D10)', () => {
  it('shows what is confirmed, confirms it once, and makes it the approval of the side', async () => {
    const couple = await inIowa();
    await withFile(couple);
    await record(couple, couple.a);
    expect((await mailLink(couple, couple.a)).body.link?.state).toBe('OPEN');
    const address = await linkMailedTo('iris@vale.example');

    const page = await api.request<string>('GET', address);
    expect(page.status).toBe(200);
    // As the call reads it.
    expect(page.body).toContain('enctype="multipart/form-data"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await documentOf(couple)).attorneyAApprovedAt).toBeNull();

    for (const missing of ['hasAdvised', 'isIndependent', 'name'] as const) {
      expect((await sign(address, { ...SIGNED, [missing]: '' })).status).toBe(400);
    }
    const confirmed = await sign(address, SIGNED);
    expect(confirmed.status).toBe(200);
    expect(await documentOf(couple)).toMatchObject({
      status: 'FULLY_APPROVED',
      attorneyAApprovedAt: api.clock.now().toISOString(),
      finalizedAt: api.clock.now().toISOString(),
    });
    expect((await readOwn(couple, couple.a)).attorney?.confirmedAt).toBe(api.clock.now().toISOString());
    expect((await sign(address, SIGNED)).status).toBe(410);
    expect((await api.request('GET', address)).status).toBe(200);
    // Nobody finds the secret in the database, nor the name.
    const { rows } = await sql<{ row: string; signed: boolean }>`
      select row_to_json(link)::text as row, sealed_signed_name is not null as signed
      from external_attorney_links link`.execute(api.db);
    expect(rows.some(({ signed }) => signed)).toBe(true);
    for (const word of [address.split('/').at(-1), 'Iris Vale']) expect(JSON.stringify(rows)).not.toContain(word);
  });

  it('confirms once though it is pressed twice at a time', async () => {
    const couple = await inIowa();
    await withFile(couple);
    await record(couple, couple.a, iris({ email: 'twice@vale.example' }));
    await mailLink(couple, couple.a);
    const address = await linkMailedTo('twice@vale.example');
    const replies = await Promise.all([sign(address, SIGNED), sign(address, SIGNED)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it.each([
    ['another takes its place', async (couple: TestCouple) => void (await mailLink(couple, couple.a))],
    ['there is a newer version', async (couple: TestCouple) => void (await withFile(couple))],
    ['it is too old', () => Promise.resolve(void api.clock.advance(31 * 86_400_000))],
    [
      'the attorney was removed',
      async (couple: TestCouple) => void (await api.request('DELETE', place(couple, couple.a), { as: couple.a })),
    ],
    [
      'somebody else is the attorney',
      async (couple: TestCouple) => void (await record(couple, couple.a, iris({ name: 'Ines Vale' }))),
    ],
    [
      'an attorney of the service acts for the client',
      async (couple: TestCouple) => set(couple.documentId, { attorneyAId: (await anAttorney(api)).id }),
    ],
  ])('is void when %s', async (_name, happen) => {
    const couple = await inIowa();
    await withFile(couple);
    const email = `void-${crypto.randomUUID()}@vale.example`;
    await record(couple, couple.a, iris({ email }));
    await mailLink(couple, couple.a);
    const address = await linkMailedTo(email);
    await happen(couple);
    for (const reply of [await api.request('GET', address), await sign(address, SIGNED)])
      expect(reply.status).toBe(410);
    expect((await documentOf(couple)).attorneyAApprovedAt).toBeNull();
  });

  it('is sent for a version that there is, to an attorney who is recorded, a few times a day', async () => {
    const couple = await inIowa();
    await withFile(couple);
    expect((await mailLink(couple, couple.a)).status).toBe(404);
    await record(couple, couple.a);
    await set(couple.documentId, { lastGeneratedAt: null, lastGeneratedInputHash: null });
    expect((await mailLink(couple, couple.a)).status).toBe(422);
    await set(couple.documentId, { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'IMPORTED' });
    for (let sent = 0; sent < 10; sent += 1) expect((await mailLink(couple, couple.a)).status).toBe(200);
    expect((await mailLink(couple, couple.a)).status).toBe(429);
  });

  it('that nobody was sent opens nothing', async () => {
    expect((await api.request('GET', '/counsel-confirmations/nothing')).status).toBe(410);
    expect((await sign('/counsel-confirmations/nothing', SIGNED)).status).toBe(410);
  });
});

describe('what was confirmed', () => {
  it('ends when the attorney is another one, or none', async () => {
    const couple = await inIowa();
    await withFile(couple);
    const email = 'ending@vale.example';
    await record(couple, couple.a, iris({ email }));
    await mailLink(couple, couple.a);
    await sign(await linkMailedTo(email), SIGNED);
    // A number alone changes nothing.
    await record(couple, couple.a, iris({ email, phoneNumber: '+15155550123' }));
    expect((await documentOf(couple)).status).toBe('FULLY_APPROVED');
    await record(couple, couple.a, iris({ email: 'new@vale.example' }));
    expect(await documentOf(couple)).toMatchObject({
      status: 'NOT_APPROVED',
      attorneyAApprovedAt: null,
      finalizedAt: null,
      priorFinalizedAt: expect.any(String) as string,
    });
    expect((await readOwn(couple, couple.a)).attorney?.confirmedAt).toBeNull();
  });
});

describe('a regeneration (D27)', () => {
  const regenerate = async (couple: TestCouple) => {
    await weddingOn(api, couple, '2099-06-01');
    const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    return api.patch(`/documents/${couple.documentId}`, cleared, couple.a);
  };

  it.each([
    ['confirmed a version', true, 'Your confirmation was for the previous version and no longer counts.'],
    ['was asked to', false, 'The link you received doesn’t work while they’re changing the agreement'],
  ])('is told to the attorney of one’s own who %s', async (_who, hasConfirmed, what) => {
    const couple = await inIowa();
    await withFile(couple);
    const email = `told-${crypto.randomUUID()}@vale.example`;
    await record(couple, couple.a, iris({ email }));
    await mailLink(couple, couple.a);
    const address = await linkMailedTo(email);
    if (hasConfirmed) await sign(address, SIGNED);
    api.clock.advance(1000);
    expect((await regenerate(couple)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.replaceAll(/\s+/g, ' ')).toContain(what);
    expect(mails[0]).not.toContain('/counsel-confirmations/');
    if (!hasConfirmed) expect((await sign(address, SIGNED)).status).toBe(410);
  });

  it('is not told to one who was sent no link to the version that goes', async () => {
    const couple = await inIowa();
    await withFile(couple);
    const [unasked, earlier] = ['unasked', 'earlier'].map((name) => `${name}-${crypto.randomUUID()}@law.example`);
    await record(couple, couple.a, iris({ email: unasked }));
    await set(couple.documentId, { userBWillHireAttorney: true });
    await record(couple, couple.b, iris({ email: earlier, firmName: 'Other LLP' }));
    await mailLink(couple, couple.b);
    await withFile(couple);
    expect((await regenerate(couple)).status).toBe(200);
    expect(await mailsTo(unasked ?? '')).toHaveLength(0);
    expect(await mailsTo(earlier ?? '')).toHaveLength(1);
  });
});

describe('a certificate of counsel', () => {
  it('approves the version of a real agreement, stays beside it, and is void with the next one', async () => {
    const couple = await aReadyCouple(api, { state: 'IA' });
    await record(couple, couple.a);
    const { hash } = await generateNow(api, couple);
    const bytes = new Uint8Array(await statementPdf());
    const upload = (version: string) => {
      const form = new FormData();
      form.set('file', new File([bytes], 'certificate.pdf', { type: 'application/pdf' }));
      return api.request<OwnCounsel>('POST', `${place(couple, couple.a)}/certificate`, {
        as: couple.a,
        body: form,
        headers: { 'if-match': `"${version}"` },
      });
    };
    expect((await upload('another')).status).toBe(409);
    const reply = await upload(hash);
    expect(reply.status).toBe(200);
    expect(reply.body.attorney?.confirmedAt).toBe(api.clock.now().toISOString());
    const { id: fileId } = await api.db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', couple.documentId)
      .where('kind', '=', 'CERTIFICATE')
      .executeTakeFirstOrThrow();
    const removed = await api.request('DELETE', `/documents/${couple.documentId}/files/${fileId}`, { as: couple.a });
    expect(removed.status).toBe(403);

    const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    await api.patch(`/documents/${couple.documentId}`, cleared, couple.a);
    expect((await readOwn(couple, couple.a)).attorney?.confirmedAt).toBeNull();
  }, 120_000);

  it('is a PDF', async () => {
    const couple = await inIowa();
    await withFile(couple);
    await record(couple, couple.a);
    const form = new FormData();
    form.set('file', new File(['<p>signed</p>'], 'certificate.pdf', { type: 'application/pdf' }));
    const reply = await api.request('POST', `${place(couple, couple.a)}/certificate`, { as: couple.a, body: form });
    expect(reply.status).toBe(415);
  });
});
