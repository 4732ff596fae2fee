import { contentId } from '@troth/content/ids';
import { SCAN_FILE_MAX_BYTES, type Notarization } from '@troth/domain/notarization';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAttorney, type TestCouple } from '../../testing/builders';
import { aNotarization, notarizationRow } from '../../testing/notarizations';
import type { SignedIn } from '../../testing/open-app';
import { rawPdf, runScript, statementPdf } from '../../testing/pdfs';
import { anImportedCouple, bothReview, weddingOn } from '../../testing/reviewed-couples';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Reply = Notarization & {
  readonly code: string;
  readonly reason?: string;
  readonly detail: string;
  readonly error?: { readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[] };
};
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

const FACTS: Fields = {
  signedOn: '2026-06-15',
  notaryName: 'Nora Notary',
  notaryCommissionNumber: 'WI-123456',
  notaryState: 'WI',
  notaryCounty: 'Dane',
  commissionExpiresOn: '2028-01-31',
};

function formOf(files: readonly Uint8Array[], fields: Fields): FormData {
  const form = new FormData();
  for (const [index, bytes] of files.entries())
    form.append('file', new File([new Uint8Array(bytes)], `scan ${index}.bin`));
  for (const [name, value] of Object.entries({ ...FACTS, ...fields }))
    for (const text of value === undefined ? [] : [value].flat()) form.append(name, text);
  return form;
}

const upload = (
  { documentId }: TestCouple,
  as: SignedIn,
  {
    files = [rawPdf()],
    fields = {},
    version,
  }: { files?: readonly Uint8Array[]; fields?: Fields; version?: string } = {},
) =>
  api.request<Reply>('POST', `/documents/${documentId}/notarizations`, {
    as,
    body: formOf(files, fields),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const confirm = ({ id, scan }: Pick<Notarization, 'id' | 'scan'>, as: SignedIn) =>
  api.post<Reply>(`/notarizations/${id}/confirm`, { fileSha256: scan?.fileSha256 }, as);
const remove = ({ documentId }: TestCouple, id: string, as: SignedIn) =>
  api.request<Reply>('DELETE', `/documents/${documentId}/notarizations/${id}`, { as });
const bytesOf = async ({ documentId }: TestCouple, fileId: string, as: SignedIn) => {
  const response = await api.app.request(`/documents/${documentId}/files/${fileId}/content`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(as.claims)}` },
  });
  const { headers, status } = response;
  return { headers, status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const sealJobs = async (id: string): Promise<number> => {
  const rows = await api.services.database.executeSql(
    `select data from pgboss.job where name = 'notarization-seal' and data->>'notarizationId' = '${id}'`,
  );
  return rows.rows.length;
};

/** A couple whose agreement is reviewed, in a state without online notaries. */
async function aReviewedCouple(options: Parameters<typeof anImportedCouple>[1] = {}) {
  const couple = await anImportedCouple(api, { state: 'WI', ...options });
  await bothReview(api, couple);
  return couple;
}

describe('a signing on paper, where there are no online notaries (D20 and D33)', () => {
  it('needs the scan and the word of both, each of what they opened; then it is sealed', async () => {
    const couple = await aReviewedCouple();
    const { a, b, version } = couple;
    const first = await upload(couple, a, { version, fields: { witnesses: ['Wim Witness', 'Wanda Witness'] } });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      provider: 'IN_PERSON',
      stage: 'AWAITING_CONFIRMATION',
      turn: ['B'],
      sourceFileId: version,
      scan: {
        signedOn: '2026-06-15',
        notary: { name: 'Nora Notary', commissionNumber: 'WI-123456', state: 'WI', county: 'Dane' },
        witnesses: ['Wim Witness', 'Wanda Witness'],
        uploadedById: a.id,
      },
      abilities: { reset: true, delete: true, confirm: false, replace: true },
    });
    const { scan, id } = first.body;
    expect((await bytesOf(couple, scan?.fileId ?? '', b)).bytes).toEqual(new Uint8Array(rawPdf()));
    // While the scan waits, what was signed stays as it is.
    const regenerate = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    await weddingOn(api, couple, '2027-05-05');
    expect((await api.patch<Reply>(`/documents/${couple.documentId}`, regenerate, b)).body.detail).toContain(
      'notarized',
    );
    expect(
      (await api.post<Reply>(`/documents/${couple.documentId}/notarizations/proof`, undefined, b)).body.reason,
    ).toBe('UNDER_WAY');

    // Another scan takes its place: the word of both is asked again.
    const second = await upload(couple, b, { files: [await statementPdf()] });
    expect(second.body).toMatchObject({ id, turn: ['A'], scan: { uploadedById: b.id, witnesses: [] } });
    expect((await bytesOf(couple, scan?.fileId ?? '', a)).status).toBe(404);
    expect((await confirm(first.body, a)).body.code).toBe('VERSION_CONFLICT');
    expect((await confirm(second.body, b)).body.turn).toEqual(['A']);
    expect(await sealJobs(id)).toBe(0);
    // Of a double click either may come first; the other then finds it confirmed, or already sealing.
    const replies = await Promise.all([confirm(second.body, a), confirm(second.body, a)]);
    const confirmed = replies.filter(({ status }) => status === 200);
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { body } of confirmed) expect(body).toMatchObject({ stage: 'COMPLETING', turn: [] });
    for (const { status, body } of replies) expect(status === 200 || body.reason === 'NO_SCAN').toBe(true);
    expect(await sealJobs(id)).toBe(1);
    expect((await remove(couple, id, a)).body.reason).toBe('SIGNER_DONE');
    expect((await upload(couple, a)).body.reason).toBe('UNDER_WAY');

    const entries = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute();
    const row = await notarizationRow(api, id);
    expect(row.providerFileId).toBe(second.body.scan?.fileId);
    const done = entries.filter(({ outcome }) => outcome === 'DONE');
    expect(done.map(({ action, hashAfter }) => [action, hashAfter])).toEqual([
      ['notarizations.recordScan', scan?.fileSha256],
      ['notarizations.recordScan', second.body.scan?.fileSha256],
      ...Array.from({ length: done.length - 2 }, () => ['notarizations.confirmScan', second.body.scan?.fileSha256]),
    ]);
    for (const word of ['Nora', 'Witness', '123456']) expect(JSON.stringify(entries)).not.toContain(word);
  });

  it('can be taken back until both have confirmed it, and leaves nothing of the scan', async () => {
    const couple = await aReviewedCouple();
    const { body } = await upload(couple, couple.a);
    expect((await remove(couple, body.id, couple.b)).status).toBe(204);
    expect((await bytesOf(couple, body.scan?.fileId ?? '', couple.a)).status).toBe(404);
    expect((await confirm(body, couple.b)).body.reason).toBe('NO_SCAN');
    expect((await upload(couple, couple.b)).body).toMatchObject({ turn: ['A'] });
  });

  it('of pictures becomes one PDF, a page for each, in their order', async () => {
    const couple = await aReviewedCouple();
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'white' } });
    const files = [await picture(85, 110).jpeg().toBuffer(), await picture(110, 85).png().toBuffer()];
    const { body } = await upload(couple, couple.a, { files });
    const { headers, bytes } = await bytesOf(couple, body.scan?.fileId ?? '', couple.b);
    // Somebody sent it: nobody's browser shows it in the name of our address.
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getPages().map((page) => [page.getWidth(), page.getHeight()])).toEqual([
      [612, 792],
      [792, 612],
    ]);
  });

  it('without buying anything: what is sold is the online path, and none is sold where there is none', async () => {
    const { a } = await aReviewedCouple();
    const cart = await api.post<{ id: string }>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    const item = { quantity: 1, productId: contentId('product', 'notarization') };
    const refused = await api.post<Reply>(`/users/${a.id}/carts/${cart.body.id}/cart-items`, item, a);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('without buying anything')]);
  });

  it('is nobody’s but the partners’', async () => {
    const couple = await aReviewedCouple();
    const { body } = await upload(couple, couple.a);
    const attorney = await anAttorney(api, { states: ['WI'] });
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    expect((await upload(couple, attorney)).status).toBe(403);
    expect((await confirm(body, attorney)).status).toBe(403);
    expect((await remove(couple, body.id, attorney)).status).toBe(403);
  });

  it('is open beside the online path too, but not while that is under way', async () => {
    const couple = await aReviewedCouple({ state: 'NY' });
    await aNotarization(api, couple);
    expect((await upload(couple, couple.a)).body.reason).toBe('UNDER_WAY');
  });
});

describe('what is not taken', () => {
  let couple: Awaited<ReturnType<typeof aReviewedCouple>>;
  beforeAll(async () => {
    couple = await aReviewedCouple({ state: 'MN', weddingDate: '2026-10-10' });
  });

  it.each<[string, Fields, string, string]>([
    ['a day ahead', { signedOn: '2026-06-16' }, 'signedOn', 'SIGNED_IN_FUTURE'],
    ['a day before the text was final', { signedOn: '2026-06-14' }, 'signedOn', 'SIGNED_BEFORE_FINAL'],
    [
      'a commission that had expired',
      { commissionExpiresOn: '2026-06-14' },
      'commissionExpiresOn',
      'COMMISSION_EXPIRED',
    ],
    ['a paper without the witnesses of the state', {}, 'witnesses', 'WITNESSES_MISSING'],
    ['no day', { signedOn: undefined }, 'signedOn', 'invalid_type'],
    ['a day that no calendar has', { signedOn: '2026-02-30' }, 'signedOn', 'custom'],
    ['no notary', { notaryName: ' ' }, 'notaryName', 'custom'],
    ['no commission', { notaryCommissionNumber: '' }, 'notaryCommissionNumber', 'custom'],
    ['no state', { notaryState: 'Wisconsin' }, 'notaryState', 'invalid_format'],
    ['an endless name', { notaryName: 'n'.repeat(10_000) }, 'notaryName', 'too_big'],
    ['an empty county', { notaryCounty: ' ' }, 'notaryCounty', 'custom'],
  ])('%s', async (_name, fields, path, code) => {
    const reply = await upload(couple, couple.a, { fields });
    expect(reply.status).toBe(400);
    expect(reply.body.error?.issues?.[0]).toMatchObject({ path: [path], code });
  });

  it.each<[string, Fields]>([
    ['more witnesses than a paper has', { witnesses: ['a', 'b', 'c', 'd', 'e'] }],
    ['a witness without a name', { witnesses: ' ' }],
    ['a field that there is not', { commitHash: 'f' }],
  ])('%s', async (_name, fields) => expect((await upload(couple, couple.a, { fields })).status).toBe(400));

  it('a version that is not the current one', async () =>
    expect((await upload(couple, couple.a, { version: 'f'.repeat(64) })).body.code).toBe('VERSION_CONFLICT'));

  it.each<[string, () => Promise<readonly Uint8Array[]> | readonly Uint8Array[], number]>([
    ['no file', () => [], 400],
    ['a text', () => [Buffer.from('Signed.')], 415],
    ['a photograph in HEIC', () => [Buffer.from('\0\0\0\x18ftypheic\0\0', 'latin1')], 415],
    ['an empty file', () => [Buffer.alloc(0)], 422],
    ['a PDF that runs something', async () => [await statementPdf(runScript)], 422],
    ['a PDF among others', () => [rawPdf(), rawPdf()], 415],
    ['a file over the limit', () => [Buffer.concat([rawPdf(), Buffer.alloc(SCAN_FILE_MAX_BYTES)])], 413],
    ['more pictures than it can have', () => Array.from({ length: 61 }, () => Buffer.from('x')), 422],
  ])('%s', async (_name, files, status) => {
    const reply = await upload(couple, couple.a, { files: await files(), fields: { witnesses: 'Wim Witness' } });
    expect(reply.status).toBe(status);
    expect((await api.get<object[]>(`/documents/${couple.documentId}/notarizations`, couple.a)).body).toEqual([]);
  });

  it('a hash that is none', async () => {
    const { body } = await upload(couple, couple.a, { fields: { witnesses: 'Wim Witness' } });
    for (const fileSha256 of [undefined, '', 'f'.repeat(63), 1, 'F'.repeat(64)])
      expect((await api.post(`/notarizations/${body.id}/confirm`, { fileSha256 }, couple.b)).status).toBe(400);
  });
});
