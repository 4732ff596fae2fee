import { EDITABLE_FINANCIAL_KINDS, FINANCIAL_KINDS } from '@troth/domain/disclosure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCouple } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { financeRepository } from '../../records/finances/finance.repository';

let api: TestApp;
let couple: TestCouple;
let base: string;
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'CA' });
  base = `/users/${couple.a.id}/documents/${couple.documentId}`;
});
afterAll(() => api.close());

type Entry = Record<string, unknown> & { id: string; version: number };
interface Refusal {
  error: { issues: { path: string[]; message: string }[] };
}

const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 1 };
const vehicle = { vehicleType: 'CAR', make: 'Škoda', model: 'Octavia', purchaseYear: 2020, purchasePriceInCents: 1 };
const home = {
  streetAddress: '1 Bay Street',
  city: 'Oakland',
  state: 'CA',
  country: 'US',
  zipcode: '94601',
  purchaseValueInCents: 1,
  assessedValueInCents: 1,
  lastAssessmentYear: 2025,
  purchaseYear: 2020,
  mortgagesInCents: 0,
  titleHeldInNameOf: 'Iris Vale',
};
const DAY_MS = 86_400_000;

/** A legacy joint property can only be there from before. */
const aLegacyProperty = () =>
  api.db
    .transaction()
    .execute((tx) =>
      financeRepository(tx).insert(
        { userId: couple.a.id, documentId: couple.documentId },
        'legacy-joint-properties',
        { currency: 'USD', fields: { description: 'Cabin', valueInCents: 500 } },
        api.clock.now(),
      ),
    );

describe('legacy joint properties are read and deleted only (customer spec section 7)', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a list answers %s with 405 and what it allows', async (method) => {
    const reply = await api.request(method, `${base}/legacy-joint-properties`, { as: couple.a, json: {} });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
  });
  it.each(['POST', 'PUT', 'PATCH'])('an entry answers %s with 405 and what it allows', async (method) => {
    const { id } = await aLegacyProperty();
    const address = `${base}/legacy-joint-properties/${id}`;
    const reply = await api.request(method, address, { as: couple.a, json: {} });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
    expect((await api.get<Entry>(address, couple.a)).body.version).toBe(1);
    await api.delete(address, couple.a);
  });
});

describe('the day on which a value was true', () => {
  it.each([
    ['2026-06-14', 201],
    ['2026-06-15', 201],
    ['2026-06-16', 400],
  ])('%s, when it is June 15 where they live: %i', async (valuationDate, status) => {
    expect((await api.post(`${base}/debts`, { ...debt, valuationDate }, couple.a)).status).toBe(status);
  });

  it('goes by the calendar of the state, when it is added and when it is changed', async () => {
    const before = api.clock.now();
    api.clock.set(new Date('2026-06-16T06:59:59.000Z'));
    const { id } = await disclose(api, couple.a, couple.documentId, 'debts', debt);
    const change = () => api.patch<Refusal>(`${base}/debts/${id}`, { valuationDate: '2026-06-16' }, couple.a);
    const early = await change();
    expect(early.status).toBe(400);
    expect(early.body.error.issues).toMatchObject([
      { path: ['valuationDate'], message: 'The date can’t be in the future' },
    ]);
    api.clock.set(new Date('2026-06-16T07:00:00.000Z'));
    expect((await change()).status).toBe(200);
    api.clock.set(before);
  });
});

describe('loan and equity of a vehicle (customer spec section 5 "positive when present")', () => {
  it.each(['loanInCents', 'equityInCents', 'marketValueInCents'])('%s: 0 is refused, null is absent', async (field) => {
    const refused = await api.post<Refusal>(`${base}/vehicles`, { ...vehicle, [field]: 0 }, couple.a);
    expect(refused.status).toBe(400);
    expect(refused.body.error.issues).toMatchObject([{ path: [field] }]);
    const made = (await disclose(api, couple.a, couple.documentId, 'vehicles', { ...vehicle, [field]: null })) as Entry;
    expect(made[field] ?? null).toBeNull();
    const changed = await api.patch<Entry>(`${base}/vehicles/${made.id}`, { [field]: 5 }, couple.a);
    expect(changed.body[field]).toBe(5);
    const cleared = await api.patch<Entry>(`${base}/vehicles/${made.id}`, { [field]: null }, couple.a);
    expect(cleared.body[field]).toBeNull();
  });
});

describe('undoing a delete', () => {
  const restore = (kind: string, id: string, as = couple.a) =>
    api.request<Entry>('POST', `${base}/${kind}/${id}/restore`, { as });

  it('brings the entry back as it was, under its id, for its owner', async () => {
    const made = (await disclose(api, couple.a, couple.documentId, 'debts', { ...debt, creditor: 'Back' })) as Entry;
    await api.delete(`${base}/debts/${made.id}`, couple.a);
    expect((await restore('debts', made.id, couple.b)).status).toBe(403);
    const back = await restore('debts', made.id);
    expect(back.status).toBe(200);
    expect(back.body).toMatchObject({ id: made.id, creditor: 'Back', createdAt: made['createdAt'], deletedAt: null });
    expect((await api.get<Entry[]>(`${base}/debts`, couple.a)).body).toContainEqual(back.body);
    expect((await restore('debts', made.id)).body).toEqual(back.body);
  });

  it.each([
    ['assets', { assetAccountType: 'ACCOUNT', accountType: 'SAVINGS', institution: 'Harbor Bank', valueInCents: 1 }],
    ['vehicles', vehicle],
    ['businesses', { name: 'Ferry', businessType: 'LLC', ownershipPercentage: 50, valueInCents: 1 }],
    ['real-estates', home],
    ['incomes', { year: 2026, incomeType: 'BASE_SALARY', valueInCents: 1 }],
    ['inheritances-trusts', { category: 'TRUST', nameOfTrust: 'Vale Trust', valueInCents: 1 }],
  ] as const)('brings back %s', async (kind, fields) => {
    const made = (await disclose(api, couple.a, couple.documentId, kind, fields)) as Entry;
    await api.delete(`${base}/${kind}/${made.id}`, couple.a);
    expect((await restore(kind, made.id)).body).toMatchObject({ id: made.id, ...fields, deletedAt: null });
  });

  it('finds nothing under another kind, another partner, or an unknown id', async () => {
    const made = await disclose(api, couple.a, couple.documentId, 'debts', debt);
    await api.delete(`${base}/debts/${made.id}`, couple.a);
    expect((await restore('vehicles', made.id)).status).toBe(404);
    const ofB = `/users/${couple.b.id}/documents/${couple.documentId}/debts/${made.id}/restore`;
    expect((await api.request('POST', ofB, { as: couple.b })).status).toBe(404);
    expect((await restore('debts', couple.documentId)).status).toBe(404);
  });

  it.each([
    ['29 days', 29 * DAY_MS, 200],
    ['exactly 30 days', 30 * DAY_MS, 200],
    ['a moment more', 30 * DAY_MS + 1, 410],
  ])('is possible for 30 days: %s', async (_name, ms, status) => {
    const before = api.clock.now();
    const made = await disclose(api, couple.a, couple.documentId, 'debts', debt);
    await api.delete(`${base}/debts/${made.id}`, couple.a);
    api.clock.advance(ms);
    expect((await restore('debts', made.id)).status).toBe(status);
    api.clock.set(before);
  });

  it('works for what could not be added again', async () => {
    const { id } = await aLegacyProperty();
    await api.delete(`${base}/legacy-joint-properties/${id}`, couple.a);
    expect((await restore('legacy-joint-properties', id)).body).toMatchObject({ id, description: 'Cabin' });
  });
});

describe('stating that there is nothing of a kind', () => {
  let own: string;
  beforeAll(async () => {
    const fresh = await aLinkedCouple(api, { state: 'NY' });
    couple = fresh;
    base = `/users/${fresh.a.id}/documents/${fresh.documentId}`;
    own = `${base}/disclosure`;
  });
  const stated = async () => (await api.get<{ nothingToDisclose: string[] }>(own, couple.b)).body.nothingToDisclose;
  const state = (kind: string, as = couple.a) =>
    api.request<{ reason?: string; error: string }>('PUT', `${own}/nothing/${kind}`, { as });
  const withdraw = (kind: string, as = couple.a) => api.delete(`${own}/nothing/${kind}`, as);

  it('is for the owner to say, for every kind but income', async () => {
    for (const kind of EDITABLE_FINANCIAL_KINDS.filter((one) => one !== 'incomes'))
      expect((await state(kind)).status).toBe(204);
    expect(await stated()).toEqual(EDITABLE_FINANCIAL_KINDS.filter((one) => one !== 'incomes'));
    expect((await state('incomes')).body).toMatchObject({
      reason: 'INCOME_BY_YEAR',
      error: 'For a year with no income, add an income of 0',
    });
    expect((await state('legacy-joint-properties')).status).toBe(400);
    expect((await state('debts', couple.b)).status).toBe(403);
    expect((await withdraw('debts', couple.b)).status).toBe(403);
  });

  it('can be said twice, and taken back twice', async () => {
    expect((await state('debts')).status).toBe(204);
    expect((await withdraw('debts')).status).toBe(204);
    expect((await withdraw('debts')).status).toBe(204);
    expect(await stated()).not.toContain('debts');
  });

  it('is refused while something is listed, and ends when something is added or brought back', async () => {
    await state('debts');
    const { id } = await disclose(api, couple.a, couple.documentId, 'debts', debt);
    expect(await stated()).not.toContain('debts');
    const refused = await state('debts');
    expect([refused.status, refused.body.reason]).toEqual([409, 'ENTRIES_LISTED']);
    await api.delete(`${base}/debts/${id}`, couple.a);
    expect(await stated()).not.toContain('debts');
    expect((await state('debts')).status).toBe(204);
    await api.request('POST', `${base}/debts/${id}/restore`, { as: couple.a });
    expect(await stated()).not.toContain('debts');
    await api.delete(`${base}/debts/${id}`, couple.a);
    expect(await stated()).not.toContain('debts');
  });
});

describe('the export of a disclosure', () => {
  const exported = async (format: string, as = couple.b) =>
    api.request<string | Record<string, unknown>>('GET', `${base}/disclosure/export?format=${format}`, { as });

  it('is a table that a spreadsheet opens, of the partner too, and runs nothing', async () => {
    await disclose(api, couple.a, couple.documentId, 'debts', {
      ...debt,
      creditor: '=HYPERLINK("http://x","y")',
      amountDueInCents: -12_05,
      currency: 'GBP',
    });
    const { status, headers, body } = await exported('csv');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Financial disclosure - Ana Ferreira.csv"/,
    );
    expect(body).toContain(`"'=HYPERLINK(""http://x"",""y"")",,2020,-12.05,GBP`);
    expect(body).toContain('Vehicles\r\nStates that there’s nothing to list\r\n');
  });

  it('is JSON with every record of every kind', async () => {
    const { headers, body } = await exported('json', couple.a);
    expect(headers.get('content-disposition')).toContain('.json');
    const lists = await Promise.all(
      FINANCIAL_KINDS.map(async (kind) =>
        (await api.get<Entry[]>(`${base}/${kind}`, couple.a)).body.map((entry) => ({ kind, ...entry, files: [] })),
      ),
    );
    expect(body).toMatchObject({ userId: couple.a.id, documentId: couple.documentId, entries: lists.flat() });
  });

  it('answers 400 without a format that it has, and 404 to strangers', async () => {
    expect((await exported('xlsx')).status).toBe(400);
    const { a: stranger } = await aLinkedCouple(api);
    expect((await exported('csv', stranger)).status).toBe(404);
  });
});
