import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { aCustomer, type TestCouple } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(api, { state: 'TX' });
}, 120_000);
afterAll(() => api.close());

interface Vault {
  readonly isFilled: boolean;
  readonly items: { key: string; kind: string; name: string; sha256: string | null; ownerId: string | null }[];
}
const path = () => `/documents/${couple.documentId}/vault`;
const read = async () => (await api.get<Vault>(path(), couple.b)).body;

async function bytesOf(address: string): Promise<{ status: number; bytes: Uint8Array }> {
  const authorization = `Bearer ${await api.issuer.sign(couple.b.claims)}`;
  const response = await api.app.request(address, { headers: { authorization } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

it('is empty before the notary, and then holds the agreement, the disclosure as of signing and the log, for the two alone', async () => {
  expect(await read()).toEqual({ isFilled: false, items: [], reviews: [] });
  expect((await bytesOf(`${path()}-archive`)).status).toBe(409);
  const { hash } = await generateNow(api, couple);
  const { documentId, a } = couple;
  const { pdfFileId } = await api.db
    .selectFrom('documentCommits')
    .select('pdfFileId')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('notarizations')
    .values({
      documentId,
      provider: 'IN_PERSON',
      commitHash: hash,
      notarizedFileId: pdfFileId,
      notarizationCompletedAt: api.clock.now(),
    })
    .execute();
  const { isFilled, items } = await read();
  expect(isFilled).toBe(true);
  expect(items.map(({ kind }) => kind)).toEqual(['SEALED', 'REVIEWED', 'DISCLOSURE', 'LOG', 'RECEIPT', 'RECEIPT']);
  expect(items.filter(({ kind }) => kind === 'RECEIPT').map(({ ownerId }) => ownerId)).toEqual([a.id, couple.b.id]);

  const disclosure = await bytesOf(`${path()}/disclosure`);
  const { text } = await extractText(await getDocumentProxy(disclosure.bytes), { mergePages: true });
  // Of both partners, and nothing of the articles.
  for (const words of ['Schedule', '12,345.67', '76,543.21']) expect(text).toContain(words);
  expect(text).not.toContain('Article');

  const archive = await bytesOf(`${path()}-archive`);
  const names = Object.keys(unzipSync(archive.bytes));
  expect(names).toHaveLength(items.length);
  expect(names.filter((name) => name.startsWith('receipts/'))).toHaveLength(2);

  expect((await bytesOf(`${path()}/nothing`)).status).toBe(404);
  const stranger = await aCustomer(api);
  for (const address of [path(), `${path()}/disclosure`, `${path()}-archive`])
    expect((await api.get(address, stranger)).status, address).toBe(404);
}, 120_000);
