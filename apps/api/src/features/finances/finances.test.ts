import { EDITABLE_FINANCIAL_KINDS, type EditableFinancialKind } from '@troth/domain/disclosure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCouple, TestPerson } from '../../testing/builders';
import { aLinkedCouple } from '../../testing/purchases';
import { disclose, discloseEnough } from '../../testing/disclosures';
import { type TestApp, testApp } from '../../testing/test-app';
import { financeRepository } from '../../records/finances/finance.repository';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'NY' });
});
afterAll(() => api.close());

type Entry = Record<string, unknown> & { id: string; version: number };

const place = (person: TestPerson, kind: string, { documentId } = couple) =>
  `/users/${person.id}/documents/${documentId}/${kind}`;

/** For each kind: an entry, a change, and something that its rules refuse with the message of customer spec section 5. */
const examples: Record<EditableFinancialKind, { entry: object; change: object; wrong: object }> = {
  assets: {
    entry: {
      assetAccountType: 'ACCOUNT',
      accountType: 'CHECKING',
      institution: 'Đông Á Bank',
      accountNumber: '0042',
      valueInCents: 0,
    },
    change: { valueInCents: 125_050, currency: 'EUR' },
    wrong: { accountNumber: '12345' },
  },
  vehicles: {
    entry: { vehicleType: 'CAR', make: 'Škoda', model: 'Octavia', purchaseYear: 1900, purchasePriceInCents: 0 },
    change: { marketValueInCents: 1 },
    wrong: { purchaseYear: 1899 },
  },
  businesses: {
    entry: { name: 'Ferreira & Filhos', businessType: 'LLC', ownershipPercentage: 100, valueInCents: 1 },
    change: { ownershipPercentage: 0 },
    wrong: { ownershipPercentage: 101 },
  },
  debts: {
    entry: { creditor: 'Harbor Bank', yearIncurred: 2019, amountDueInCents: -5 },
    change: { natureOfDebt: 'Student loan' },
    wrong: { creditor: ' ' },
  },
  'real-estates': {
    entry: {
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
    },
    change: { equityInCents: -100 },
    wrong: { city: '' },
  },
  incomes: {
    entry: { year: 2026, incomeType: 'BASE_WAGES', valueInCents: 0 },
    change: { tipsInCents: 12_00 },
    wrong: { tipsInCents: -1 },
  },
  'inheritances-trusts': {
    entry: { category: 'TRUST', nameOfTrust: 'Elm Trust', valueInCents: 0 },
    change: { benefactor: 'Grandmother' },
    wrong: { valueInCents: 1.5 },
  },
};

describe.each(EDITABLE_FINANCIAL_KINDS.map((kind) => [kind, examples[kind]] as const))(
  '%s',
  (kind, { entry, change, wrong }) => {
    it('can be added, read, changed and deleted by the owner', async () => {
      const { a } = couple;
      const made = (await disclose(api, a, couple.documentId, kind, { ...entry })) as Entry;
      expect(made).toMatchObject({
        ...entry,
        userId: a.id,
        documentId: couple.documentId,
        currency: 'USD',
        version: 1,
      });
      expect((await api.get<Entry[]>(place(a, kind), a)).body).toEqual([made]);
      const changed = await api.patch<Entry>(`${place(a, kind)}/${made.id}`, change, a);
      expect(changed.body).toMatchObject({ ...entry, ...change, version: 2 });
      expect((await api.get<Entry>(`${place(a, kind)}/${made.id}`, a)).body).toEqual(changed.body);
      expect((await api.delete(`${place(a, kind)}/${made.id}`, a)).status).toBe(204);
      expect((await api.get(`${place(a, kind)}/${made.id}`, a)).status).toBe(404);
      expect((await api.delete(`${place(a, kind)}/${made.id}`, a)).status).toBe(404);
      expect((await api.get<Entry[]>(place(a, kind), a)).body).toEqual([]);
    });

    it('refuses what the rules refuse, when it is added and when it is changed', async () => {
      const { a } = couple;
      const added = await api.post<{ error: { issues: { message: string }[] } }>(
        place(a, kind),
        { ...entry, ...wrong },
        a,
      );
      expect(added.status).toBe(400);
      expect(added.body.error.issues[0]?.message).toBeTruthy();
      const made = await disclose(api, a, couple.documentId, kind, { ...entry });
      expect((await api.patch(`${place(a, kind)}/${made.id}`, wrong, a)).status).toBe(400);
      expect((await api.get<Entry>(`${place(a, kind)}/${made.id}`, a)).body.version).toBe(1);
      await api.delete(`${place(a, kind)}/${made.id}`, a);
    });

    it('is open to the partner to read, not to write, and is not there for strangers (D3)', async () => {
      const { a, b } = couple;
      const made = await disclose(api, a, couple.documentId, kind, { ...entry });
      const { a: stranger } = await aLinkedCouple(api);
      const address = `${place(a, kind)}/${made.id}`;
      expect((await api.get<Entry[]>(place(a, kind), b)).body).toHaveLength(1);
      expect((await api.get(address, b)).status).toBe(200);
      expect((await api.patch(address, change, b)).status).toBe(403);
      expect((await api.delete(address, b)).status).toBe(403);
      expect((await api.post(place(a, kind), entry, b)).status).toBe(403);
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await api.request(method, address, { as: stranger })).status).toBe(404);
        expect((await api.request(method, address)).status).toBe(401);
      }
      // Not reachable as if it were the partner's own, nor through another document.
      expect((await api.get(`${place(b, kind)}/${made.id}`, a)).status).toBe(404);
      await api.delete(address, a);
    });
  },
);

describe('two tabs', () => {
  it('refuse the change that is behind, with the entry as it stands', async () => {
    const { a } = couple;
    const made = await disclose(api, a, couple.documentId, 'debts', {
      creditor: 'Bank',
      yearIncurred: 2020,
      amountDueInCents: 1,
    });
    const address = `${place(a, 'debts')}/${made.id}`;
    expect((await api.patch<Entry>(address, { creditor: 'First', version: 1 }, a)).body.version).toBe(2);
    const behind = await api.patch<{ current: Entry }>(address, { creditor: 'Second', version: 1 }, a);
    expect(behind.status).toBe(409);
    expect(behind.body.current).toMatchObject({ creditor: 'First', version: 2 });
    const header = await api.request('PATCH', address, {
      as: a,
      json: { creditor: 'Third' },
      headers: { 'if-match': '"1"' },
    });
    expect(header.status).toBe(409);
  });

  it('add one entry when the same request is sent twice under one key', async () => {
    const { b } = couple;
    const entry = { creditor: 'Once', yearIncurred: 2020, amountDueInCents: 1 };
    const send = () => api.post<Entry>(place(b, 'debts'), entry, b, { 'idempotency-key': 'add-once' });
    const first = await send();
    const second = await send();
    expect(second.body.id).toBe(first.body.id);
    expect((await api.get<Entry[]>(place(b, 'debts'), b)).body).toHaveLength(1);
  });
});

describe('an account that becomes an asset', () => {
  it('needs the asset type that the form of an asset asks for', async () => {
    const { a } = couple;
    const made = await disclose(api, a, couple.documentId, 'assets', {
      assetAccountType: 'ACCOUNT',
      accountType: 'CHECKING',
      valueInCents: 1,
    });
    const address = `${place(a, 'assets')}/${made.id}`;
    expect((await api.patch(address, { assetAccountType: 'ASSET' }, a)).status).toBe(400);
    expect((await api.patch(address, { assetAccountType: 'ASSET', assetType: 'JEWELRY' }, a)).status).toBe(200);
  });
});

describe('legacy joint properties (customer spec section 7)', () => {
  it('can be listed, read and deleted, nothing else', async () => {
    const { a } = couple;
    const kind = 'legacy-joint-properties';
    const fields = { description: 'Cabin', valueInCents: 500 };
    const { id } = await api.db
      .transaction()
      .execute((tx) =>
        financeRepository(tx).insert(
          { userId: a.id, documentId: couple.documentId },
          kind,
          { currency: 'USD', fields },
          api.clock.now(),
        ),
      );
    expect((await api.get<Entry[]>(place(a, kind), a)).body).toMatchObject([{ id, description: 'Cabin' }]);
    expect((await api.get<Entry>(`${place(a, kind)}/${id}`, a)).status).toBe(200);
    expect((await api.post(place(a, kind), { description: 'x' }, a)).status).toBe(405);
    expect((await api.patch(`${place(a, kind)}/${id}`, { description: 'x' }, a)).status).toBe(405);
    expect((await api.delete(`${place(a, kind)}/${id}`, a)).status).toBe(204);
    expect((await api.get<Entry[]>(place(a, kind), a)).body).toEqual([]);
  });
});

describe('how far a disclosure is (customer spec section 5, D32)', () => {
  interface Summary {
    entryCount: number;
    missingYears: number[];
    missingIncomeMessage: string | null;
    isDone: boolean;
    totals: { kind: string; currency: string; ownedInCents: number; owedInCents: number; earnedInCents: number }[];
    pendingDisputes: { problem: string }[];
  }
  const summary = async (person: TestPerson, of: TestPerson, { documentId }: TestCouple) =>
    (await api.get<Summary>(`/users/${of.id}/documents/${documentId}/disclosure`, person)).body;

  it('counts, sums by currency, and says which years are missing', async () => {
    const fresh = await aLinkedCouple(api, { state: 'NY' });
    const { a, b, documentId } = fresh;
    expect(await summary(a, a, fresh)).toMatchObject({
      entryCount: 0,
      missingIncomeMessage: 'Please add income for 2024, 2025, and 2026',
      isDone: false,
    });
    await disclose(api, a, documentId, 'incomes', {
      year: 2025,
      incomeType: 'ROYALTIES',
      valueInCents: 100,
      tipsInCents: 5,
    });
    await disclose(api, a, documentId, 'debts', {
      creditor: 'x',
      yearIncurred: 2020,
      amountDueInCents: 7,
      currency: 'GBP',
    });
    const now = await summary(b, a, fresh);
    expect(now.missingIncomeMessage).toBe('Please add income for 2024 and 2026');
    expect(now.totals).toEqual([
      { kind: 'debts', currency: 'GBP', ownedInCents: 0, owedInCents: 7, earnedInCents: 0 },
      { kind: 'incomes', currency: 'USD', ownedInCents: 0, owedInCents: 0, earnedInCents: 105 },
    ]);
    await discloseEnough(api, a, documentId, 1);
    expect(await summary(a, a, fresh)).toMatchObject({ missingYears: [], missingIncomeMessage: null, isDone: true });
    expect((await summary(a, b, fresh)).isDone).toBe(false);
  });

  it('goes by the calendar of the state: it is still last year in California', async () => {
    const fresh = await aLinkedCouple(api, { state: 'CA' });
    const before = api.clock.now();
    api.clock.set(new Date('2027-01-01T06:00:00.000Z'));
    expect((await summary(fresh.a, fresh.a, fresh)).missingYears).toEqual([2024, 2025, 2026]);
    api.clock.set(new Date('2027-01-01T09:00:00.000Z'));
    expect((await summary(fresh.a, fresh.a, fresh)).missingYears).toEqual([2025, 2026, 2027]);
    api.clock.set(before);
  });

  it('tells of joint entries whose shares do not add up', async () => {
    const fresh = await aLinkedCouple(api, { state: 'NY' });
    const joint = {
      assetAccountType: 'ACCOUNT',
      accountType: 'SAVINGS',
      valueInCents: 1,
      isJoint: true,
      userAPercentage: 50,
    };
    await disclose(api, fresh.a, fresh.documentId, 'assets', { ...joint, userBPercentage: 49 });
    expect((await summary(fresh.b, fresh.b, fresh)).pendingDisputes).toMatchObject([
      { problem: 'PERCENTAGES_NOT_100' },
    ]);
  });
});
