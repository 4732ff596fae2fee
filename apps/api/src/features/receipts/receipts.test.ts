import type { DisclosureChange } from '@troth/domain/disclosure';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, anAttorney, type TestCouple, type TestPerson } from '../../testing/builders';
import { confirmReceipt, disclose } from '../../testing/disclosures';
import { follow } from '../../testing/follow';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  couple = await aLinkedCouple(api, { state: 'NY' });
});
afterAll(() => api.close());

interface Receipt {
  confirmedAt: string;
  version: string;
  isCurrent: boolean;
  changes: DisclosureChange[];
}
interface Summary {
  version: string;
  receipts: { ofMine: Receipt | null; ofPartners: Receipt | null };
}

const debt = { creditor: 'Marker Bank', yearIncurred: 2020, amountDueInCents: 987_654_321 };
const read = async (reader: TestPerson, owner: TestPerson) =>
  (await api.get<Summary>(`/users/${owner.id}/documents/${couple.documentId}/disclosure`, reader)).body;
const confirm = (reader: TestPerson, ownerId: string, version: string, as = reader) =>
  api.post<Receipt & { current?: string; reason?: string }>(
    `/users/${reader.id}/documents/${couple.documentId}/disclosure/receipts`,
    { ownerId, version },
    as,
  );
const countReceipts = async () =>
  (await api.db.selectFrom('disclosureReceipts').select('id').where('documentId', '=', couple.documentId).execute())
    .length;

describe('the version of a disclosure', () => {
  it('moves with every change, and comes back with what it was of', async () => {
    const { a } = couple;
    const empty = (await read(a, a)).version;
    expect(empty).toMatch(/^[0-9a-f]{64}$/);
    const { id } = await disclose(api, a, couple.documentId, 'debts', debt);
    const listed = (await read(a, a)).version;
    expect(listed).not.toBe(empty);
    const address = `/users/${a.id}/documents/${couple.documentId}/debts/${id}`;
    await api.patch(address, { valuationBasis: 'STATEMENT' }, a);
    expect((await read(a, a)).version).not.toBe(listed);
    await api.patch(address, { valuationBasis: null }, a);
    expect((await read(a, a)).version).toBe(listed);
    await api.delete(address, a);
    expect((await read(a, a)).version).toBe(empty);
    await api.request('POST', `${address}/restore`, { as: a });
    expect((await read(a, a)).version).toBe(listed);
  });

  it('moves with the files of an entry', async () => {
    const { a, b } = couple;
    const { id } = await disclose(api, a, couple.documentId, 'debts', debt);
    await confirmReceipt(api, b, a, couple.documentId);
    const form = new FormData();
    form.set('file', new File(['Balance 5.00'], 'statement.txt', { type: 'text/plain' }));
    const address = `/users/${a.id}/documents/${couple.documentId}/entries/${id}/files`;
    const kept = await api.request<{ id: string; sha256: string }>('POST', address, { as: a, body: form });
    expect(kept.status).toBe(201);
    expect((await read(a, a)).receipts.ofMine).toMatchObject({
      isCurrent: false,
      changes: [
        { change: 'CHANGED', fields: [], files: { added: [{ name: 'statement.txt', sha256: kept.body.sha256 }] } },
      ],
    });
    await api.delete(`${address}/${kept.body.id}`, a);
    expect((await read(a, a)).receipts.ofMine).toMatchObject({ isCurrent: true });
  });

  it('is of one partner only, and does not move by what the other says of it', async () => {
    const { a, b } = couple;
    const joint = { assetAccountType: 'ACCOUNT', accountType: 'SAVINGS', valueInCents: 1, isJoint: true };
    const { id } = await disclose(api, a, couple.documentId, 'assets', {
      ...joint,
      userAPercentage: 50,
      userBPercentage: 50,
    });
    const before = (await read(b, a)).version;
    await disclose(api, b, couple.documentId, 'debts', debt);
    await api.put(
      `/users/${b.id}/documents/${couple.documentId}/joint-entries/${id}/statement`,
      { agrees: true, version: 1 },
      b,
    );
    expect((await read(b, a)).version).toBe(before);
  });
});

describe('a receipt', () => {
  it('is seen by both, each from the own side, and shows what changed since', async () => {
    const { a, b } = couple;
    const { id } = await disclose(api, a, couple.documentId, 'debts', debt);
    const { version } = await read(b, a);
    const given = await confirm(b, a.id, version);
    expect(given.status).toBe(201);
    const receipt = { confirmedAt: '2026-06-15T12:00:00.000Z', version, isCurrent: true, changes: [] };
    expect(given.body).toEqual(receipt);
    expect((await read(a, a)).receipts).toEqual({ ofMine: receipt, ofPartners: null });
    expect((await read(a, b)).receipts).toEqual({ ofMine: null, ofPartners: receipt });

    await api.patch(`/users/${a.id}/documents/${couple.documentId}/debts/${id}`, { amountDueInCents: 5 }, a);
    await api.request('PUT', `/users/${a.id}/documents/${couple.documentId}/disclosure/nothing/vehicles`, { as: a });
    const after = (await read(b, a)).receipts.ofMine;
    expect(after).toMatchObject({ version, isCurrent: false });
    expect(after?.changes).toMatchObject([
      {
        change: 'CHANGED',
        kind: 'debts',
        entryId: id,
        title: 'Marker Bank',
        currency: { before: 'USD', after: 'USD' },
        fields: [{ field: 'amountDueInCents', before: 987_654_321, after: 5 }],
      },
      { change: 'NOTHING_STATED', kind: 'vehicles', entryId: null },
    ]);
    expect((await read(b, b)).receipts.ofPartners).toEqual(after);
  });

  it('is of the version that was read: refused when it has changed meanwhile', async () => {
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    const { version } = await read(b, a);
    await disclose(api, a, couple.documentId, 'debts', debt);
    const refused = await confirm(b, a.id, version);
    expect(refused.status).toBe(409);
    expect(refused.body.current).toBe((await read(b, a)).version);
    expect(await countReceipts()).toBe(0);
    await confirmReceipt(api, b, a, couple.documentId);
    expect((await read(b, a)).receipts.ofMine).toMatchObject({ isCurrent: true });
  });

  it('is added, never changed: the history stays, and the same version is received once', async () => {
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    await confirmReceipt(api, b, a, couple.documentId);
    await confirmReceipt(api, b, a, couple.documentId);
    expect(await countReceipts()).toBe(1);
    await disclose(api, a, couple.documentId, 'debts', debt);
    const { version } = await read(b, a);
    const both = await Promise.all([confirm(b, a.id, version), confirm(b, a.id, version)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countReceipts()).toBe(2);
    await expect(sql`update disclosure_receipts set number = 9`.execute(api.db)).rejects.toThrow('never changed');
    await expect(sql`delete from disclosure_receipts`.execute(api.db)).rejects.toThrow('never changed');
  });

  it('is of something: nothing at all cannot be received, a statement of nothing can', async () => {
    const { a, b } = couple;
    const { version } = await read(b, a);
    const refused = await confirm(b, a.id, version);
    expect([refused.status, refused.body.reason]).toEqual([409, 'NOTHING_DISCLOSED']);
    await api.request('PUT', `/users/${a.id}/documents/${couple.documentId}/disclosure/nothing/debts`, { as: a });
    await confirmReceipt(api, b, a, couple.documentId);
    expect(await countReceipts()).toBe(1);
  });

  it('is given by the reader alone, of the partner alone', async () => {
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    const { version } = await read(b, a);
    expect((await confirm(a, a.id, version)).status).toBe(404);
    expect((await confirm(b, b.id, version)).status).toBe(404);
    expect((await confirm(b, couple.documentId, version)).status).toBe(404);
    expect((await confirm(b, a.id, version, a)).status).toBe(403);
    expect((await confirm(b, a.id, version, await aCustomer(api))).status).toBe(404);
    expect((await confirm(b, a.id, 'latest')).status).toBe(400);
  });

  it('waits for the partner to join', async () => {
    const alone = await aCouple(api);
    await api.db.updateTable('documents').set({ userBId: null }).where('id', '=', alone.documentId).execute();
    couple = alone;
    const own = await read(alone.a, alone.a);
    expect(own.receipts).toEqual({ ofMine: null, ofPartners: null });
    expect((await confirm(alone.a, alone.b.id, own.version)).status).toBe(404);
  });

  it('is read by the attorney of either, who gives none', async () => {
    const attorney = await anAttorney(api, { states: ['NY'] });
    couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney);
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    await confirmReceipt(api, b, a, couple.documentId);
    expect((await read(attorney, a)).receipts.ofMine).toMatchObject({ isCurrent: true });
    expect((await confirm(b, a.id, (await read(b, a)).version, attorney)).status).toBe(403);
  });
});

describe('what is stored and recorded', () => {
  it('holds no value of the disclosure, and no hash by which one could be found', async () => {
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    await confirmReceipt(api, b, a, couple.documentId);
    const { version } = await read(b, a);
    const stored = await sql<{ row: string }>`
      select disclosure_receipts::text as row from disclosure_receipts where document_id = ${couple.documentId}
      union all select audit_entries::text from audit_entries where document_id = ${couple.documentId}
    `.execute(api.db);
    const text = stored.rows.map(({ row }) => row).join('\n');
    expect(text).toContain('disclosure.confirmReceipt');
    for (const secret of ['Marker Bank', '987654321', '9876543.21', version]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('is heard of by both partners as it happens', async () => {
    const { a, b } = couple;
    await disclose(api, a, couple.documentId, 'debts', debt);
    const stream = await follow(api, a);
    await confirmReceipt(api, b, a, couple.documentId);
    expect(await stream.next()).toEqual(['finances']);
    await stream.stop();
  });
});
