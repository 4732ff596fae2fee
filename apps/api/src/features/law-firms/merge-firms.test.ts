import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { aPayableAttorney, aServiceToPay } from '../../testing/services-to-pay';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Plan {
  readonly attorneys: number;
  readonly payouts: number;
  readonly dueInCents: number;
  readonly leadLost: { readonly id: string } | null;
  readonly accountEnded: string | null;
  readonly hasKeptAccount: boolean;
  readonly refusals: readonly string[];
}
const plan = (from: string, into: string) =>
  api.get<Plan>(`/admin/law-firms/${from}/merge?intoLawFirmId=${into}`, admin);
const nameOf = async (id: string) =>
  (await api.db.selectFrom('lawFirms').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
const merge = async (from: string, into: string, changes: object = {}, headers: Record<string, string> = {}) => {
  const { attorneys, payouts } = (await plan(from, into)).body;
  return api.request<{ id: string; reasons?: string[]; reason?: string; attorneys: { id: string }[] }>(
    'POST',
    `/admin/law-firms/${from}/merge`,
    {
      as: admin,
      headers,
      json: {
        intoLawFirmId: into,
        shown: { attorneys, payouts },
        confirm: await nameOf(from),
        reason: 'They are one firm since June',
        ...changes,
      },
    },
  );
};

describe('two law firms that become one', () => {
  it('says before what moves, moves it, and keeps the account of the firm that stays', async () => {
    const lead = await aPayableAttorney(api);
    const colleague = await anAttorney(api, { lawFirmId: lead.lawFirmId });
    const kept = await aPayableAttorney(api);
    const { id: itemId } = await aServiceToPay(api, lead);
    const paid = await api.request('POST', '/stripe/payout-purchase-item', {
      as: admin,
      headers: { 'idempotency-key': crypto.randomUUID() },
      json: { purchase_item_id: itemId, amountCents: 100, partialPayoutReason: 'A part of it' },
    });
    expect(paid.status).toBe(200);

    // While it is on its way, nothing moves.
    expect((await plan(lead.lawFirmId, kept.lawFirmId)).body.refusals).toEqual(['MONEY_UNDER_WAY']);
    expect(await merge(lead.lawFirmId, kept.lawFirmId)).toMatchObject({
      status: 422,
      body: { reasons: ['MONEY_UNDER_WAY'] },
    });
    await api.runJobs();

    expect((await plan(lead.lawFirmId, kept.lawFirmId)).body).toMatchObject({
      attorneys: 2,
      payouts: 1,
      dueInCents: 58_033,
      leadLost: { id: lead.id },
      accountEnded: lead.accountId,
      hasKeptAccount: true,
      refusals: [],
    });
    const done = await merge(lead.lawFirmId, kept.lawFirmId);
    expect(done).toMatchObject({ status: 200, body: { id: kept.lawFirmId } });
    expect(done.body.attorneys.map(({ id }) => id).toSorted()).toEqual([lead.id, colleague.id, kept.id].toSorted());
    const firms = await api.db
      .selectFrom('attorneys')
      .select(['id', 'lawFirmId', 'isLawFirmLead', 'stage'])
      .where('id', 'in', [lead.id, colleague.id, kept.id])
      .execute();
    expect(new Set(firms.map(({ lawFirmId, stage }) => `${lawFirmId} ${stage}`))).toEqual(
      new Set([`${kept.lawFirmId} APPROVED`]),
    );
    expect(firms.filter(({ isLawFirmLead }) => isLawFirmLead).map(({ id }) => id)).toEqual([kept.id]);
    const payouts = await api.db.selectFrom('payouts').select(['lawFirmId', 'accountId']).execute();
    expect(payouts).toEqual([{ lawFirmId: kept.lawFirmId, accountId: lead.accountId }]);
    expect((await api.get(`/admin/law-firms/${lead.lawFirmId}`, admin)).status).toBe(404);

    // What is still due goes to the account that stayed.
    const rest = await api.request('POST', '/stripe/payout-purchase-item', {
      as: admin,
      headers: { 'idempotency-key': crypto.randomUUID() },
      json: { purchase_item_id: itemId, reason: 'The rest of it' },
    });
    expect(rest.status).toBe(200);
    const accounts = await api.db.selectFrom('payouts').select(['accountId', 'amountInCents']).execute();
    expect(accounts).toContainEqual({ accountId: kept.accountId, amountInCents: 58_033 });
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['subjectId', 'action'])
      .where('action', 'like', 'lawFirms.merge%')
      .execute();
    expect(entries).toContainEqual({ subjectId: lead.lawFirmId, action: 'lawFirms.mergeInto' });
  });

  it('keeps the lead of a firm that goes into one without', async () => {
    const lead = await aPayableAttorney(api);
    const kept = await anAttorney(api);
    expect((await plan(lead.lawFirmId, kept.lawFirmId)).body).toMatchObject({ leadLost: null, hasKeptAccount: false });
    expect((await merge(lead.lawFirmId, kept.lawFirmId)).status).toBe(200);
    expect(await api.get(`/admin/law-firms/${kept.lawFirmId}/lead`, admin)).toMatchObject({ body: { id: lead.id } });
  });

  it('is refused where the firms advise both partners of a couple', async () => {
    const [one, other] = [await anAttorney(api), await anAttorney(api)];
    const { documentId } = await aCouple(api).inState('CA');
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: one.id, attorneyBId: other.id })
      .where('id', '=', documentId)
      .execute();
    expect(await merge(one.lawFirmId, other.lawFirmId)).toMatchObject({
      status: 422,
      body: { reasons: ['BOTH_SIDES'] },
    });
    await api.db.updateTable('documents').set({ attorneyBId: null }).where('id', '=', documentId).execute();
    expect((await plan(one.lawFirmId, other.lawFirmId)).body.refusals).toEqual([]);
  });

  it('is refused with a dispute, into a firm that is not approved, and into itself', async () => {
    const attorney = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, attorney);
    const kept = await anAttorney(api);
    await api.db.updateTable('lawFirms').set({ isApproved: false }).where('id', '=', kept.lawFirmId).execute();
    const { checkoutId } = await api.db
      .selectFrom('checkouts')
      .innerJoin('purchaseItems', 'purchaseItems.cartId', 'checkouts.cartId')
      .select('checkouts.id as checkoutId')
      .where('purchaseItems.id', '=', id)
      .executeTakeFirstOrThrow();
    const now = api.clock.now();
    await api.db
      .insertInto('disputes')
      .values({
        checkoutId,
        providerDisputeId: 'dp_1',
        state: 'open',
        takenInCents: 0,
        changes: 0,
        createdAt: now,
        updatedAt: now,
      } as never)
      .execute();
    expect((await merge(attorney.lawFirmId, kept.lawFirmId)).body.reasons).toEqual(['NOT_APPROVED', 'DISPUTED']);
    expect((await merge(attorney.lawFirmId, attorney.lawFirmId)).body.reasons).toEqual(['SAME_FIRM']);
  });

  it('wants the name, the numbers that were shown, a reason, and what was looked at', async () => {
    const [one, kept] = [await anAttorney(api), await anAttorney(api)];
    const [from, into] = [one.lawFirmId, kept.lawFirmId];
    expect((await merge(from, into, { confirm: 'Another' })).status).toBe(400);
    expect((await merge(from, into, { reason: 'x' })).status).toBe(400);
    expect((await merge(from, into, { shown: { attorneys: -1, payouts: 0 } })).status).toBe(400);
    expect((await merge(from, into, { intoLawFirmId: crypto.randomUUID() })).status).toBe(404);
    expect(await merge(from, into, { shown: { attorneys: 2, payouts: 0 } })).toMatchObject({
      status: 409,
      body: { reason: 'CHANGED_MEANWHILE' },
    });
    expect((await merge(from, into, {}, { 'if-match': '"1"' })).status).toBe(409);
    expect((await plan(from, into)).body.attorneys).toBe(1);
  });

  it('happens once, whoever asks at once and which way around', async () => {
    const [one, other] = [await anAttorney(api), await anAttorney(api)];
    const shown = { attorneys: 1, payouts: 0 };
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        turn % 2 === 0
          ? merge(one.lawFirmId, other.lawFirmId, { shown })
          : merge(other.lawFirmId, one.lawFirmId, { shown }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });
});
