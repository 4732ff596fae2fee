import { EDITABLE_FINANCIAL_KINDS, type EditableFinancialKind, FINANCIAL_KINDS } from '@troth/domain/disclosure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../program/operations';
import { aCustomer, type TestCouple, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let debtId: string;
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'NY' });
  debtId = (await disclose(api, couple.a, couple.documentId, 'debts', bodies.debts)).id;
});
afterAll(() => api.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const bodies: Readonly<Record<EditableFinancialKind, Readonly<Record<string, unknown>>>> = {
  assets: { assetAccountType: 'ACCOUNT', accountType: 'SAVINGS', valueInCents: 1 },
  vehicles: {
    vehicleType: 'CAR',
    make: 'Saab',
    model: '900',
    purchaseYear: 2020,
    purchasePriceInCents: 2,
    marketValueInCents: 1,
  },
  businesses: { name: 'Ferry', businessType: 'LLC', ownershipPercentage: 50, valueInCents: 1 },
  debts: { creditor: 'Bank', yearIncurred: 2020, amountDueInCents: 1 },
  'real-estates': {
    streetAddress: '1 Elm St',
    city: 'Troy',
    state: 'NY',
    country: 'USA',
    zipcode: '12180',
    titleHeldInNameOf: 'Ana',
    purchaseValueInCents: 1,
    assessedValueInCents: 2,
    lastAssessmentYear: 2025,
    purchaseYear: 2001,
    mortgagesInCents: 0,
  },
  incomes: { year: 2025, incomeType: 'BASE_SALARY', valueInCents: 1 },
  'inheritances-trusts': { category: 'TRUST', nameOfTrust: 'Elm Trust', valueInCents: 1 },
};

const base = () => `/users/${couple.a.id}/documents/${couple.documentId}`;

/** Every call that does something to a disclosure, with what it would be sent. */
const changes: readonly (readonly [call: string, body?: Readonly<Record<string, unknown>> | (() => FormData)])[] = [
  ...EDITABLE_FINANCIAL_KINDS.flatMap((kind): [string, Readonly<Record<string, unknown>>][] => [
    [`POST ${kind}`, bodies[kind]],
    [`PATCH ${kind}/{entryId}`, {}],
  ]),
  ...FINANCIAL_KINDS.flatMap((kind): [string][] => [[`DELETE ${kind}/{entryId}`], [`POST ${kind}/{entryId}/restore`]]),
  ['PUT disclosure/nothing/{kind}'],
  ['DELETE disclosure/nothing/{kind}'],
  ['POST disclosure/receipts', { ownerId: UNKNOWN, version: '0'.repeat(64) }],
  ['PUT joint-entries/{entryId}/statement', { agrees: true, version: 1 }],
  [
    'POST entries/{entryId}/files',
    () => {
      const form = new FormData();
      form.set('file', new File(['Balance 5.00'], 'statement.txt', { type: 'text/plain' }));
      return form;
    },
  ],
  ['DELETE entries/{entryId}/files/{fileId}'],
];

function send([call, body]: (typeof changes)[number], as: TestPerson) {
  const [method = '', rest = ''] = call.split(' ');
  const path = rest.replace('{entryId}', debtId).replace('{fileId}', UNKNOWN).replace('{kind}', 'vehicles');
  return api.request<{ reason?: string; detail?: string }>(method, `${base()}/${path}`, {
    as,
    ...(typeof body === 'function' ? { body: body() } : body === undefined ? {} : { json: body }),
  });
}

const stored = () =>
  Promise.all(
    (['financialEntries', 'entryFiles', 'disclosureReceipts', 'nothingToDisclose'] as const).map((table) =>
      api.db.selectFrom(table).selectAll().execute(),
    ),
  );

describe('a disclosure whose agreement is notarized (ADR 0024)', () => {
  it('knows every call that does something to a disclosure', () => {
    const prefix = '/users/{id}/documents/{docId}/';
    const known = operations
      .filter(({ isChange, path, tags }) => isChange && tags.includes('finances') && path.startsWith(prefix))
      .map(({ method, path }) => `${method} ${path.slice(prefix.length)}`);
    const concrete = changes.map(([call]) => call).sort();
    expect(concrete).toEqual(known.sort());
  });

  it('is closed by every one of them, with the reason, and nothing of it changes', async () => {
    await api.db
      .updateTable('documents')
      .set({ lastGeneratedAt: api.clock.now() })
      .where('id', '=', couple.documentId)
      .execute();
    const { id } = await api.db
      .insertInto('notarizations')
      .values({ documentId: couple.documentId, notarizationCompletedAt: api.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await stored();
    for (const change of changes) {
      const { status, body } = await send(change, couple.a);
      expect([change[0], status, body.reason]).toEqual([change[0], 409, 'NOTARIZED']);
      expect(body.detail).toContain('notarized');
    }
    expect(await stored()).toEqual(before);
    // Before anybody is told of the notarization, it is asked who they are.
    const stranger = await aCustomer(api);
    for (const change of changes) {
      expect((await send(change, stranger)).status, change[0]).toBe(404);
      expect((await send(change, couple.b)).status, change[0]).toBe(403);
    }
    expect((await api.get(`${base()}/debts/${debtId}`, couple.b)).status).toBe(200);
    expect((await api.get(`${base()}/disclosure/export?format=csv`, couple.a)).status).toBe(200);
    await api.db.updateTable('notarizations').set({ deletedAt: api.clock.now() }).where('id', '=', id).execute();
  });

  it.each([
    ['with the notary', { notarizationCompletedAt: null }],
    ['after a notarization that was deleted', { notarizationCompletedAt: new Date(), deletedAt: new Date() }],
  ])('is open %s', async (_name, notarization) => {
    await api.db
      .insertInto('notarizations')
      .values({ documentId: couple.documentId, ...notarization })
      .execute();
    const reply = await api.patch(`${base()}/debts/${debtId}`, { amountDueInCents: 2 }, couple.a);
    expect(reply.status).toBe(200);
  });

  it('cannot be made anew by regenerating', async () => {
    const other = await aLinkedCouple(api, { state: 'NY' });
    const now = api.clock.now();
    await api.db.updateTable('documents').set({ lastGeneratedAt: now }).where('id', '=', other.documentId).execute();
    await api.db
      .insertInto('notarizations')
      .values({ documentId: other.documentId, notarizationCompletedAt: now })
      .execute();
    const regenerate = await api.patch<{ detail: string }>(
      `/documents/${other.documentId}`,
      { lastGeneratedAt: null },
      other.a,
    );
    expect([regenerate.status, regenerate.body.detail]).toEqual([
      422,
      'The agreement is notarized and can’t be regenerated.',
    ]);
  });
});
