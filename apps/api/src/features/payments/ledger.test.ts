import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { post } from '../../records/payments/ledger.repository';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const entry = (account: 'PROVIDER' | 'SALES', amountInCents: number) => ({
  account,
  purchaseItemId: null,
  amountInCents,
});

describe('the ledger', () => {
  it('is written with the payment, splits the fee over the items, and every posting adds up to zero', async () => {
    const { a, documentId } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a, ['prenup', 'notarization']);
    await payAt(api, sessionId, '4242');
    await api.runJobs();
    const items = await api.db
      .selectFrom('purchaseItems')
      .selectAll()
      .where('documentId', '=', documentId)
      .orderBy('pricePaidInCents', 'desc')
      .execute();
    // 2.9 % of $649.00 and 30 cents: 18.821 + 0.30, rounded half up.
    expect(items.map(({ pricePaidInCents, feePaidInCents }) => [pricePaidInCents, feePaidInCents])).toEqual([
      [59_900, 1_765],
      [5_000, 147],
    ]);
    const cart = await api.db.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirst();
    expect(cart).toMatchObject({ totalPaidInCents: 64_900, totalFeeInCents: 1_912 });
    const sums = await sql<{ sum: number }>`
      select sum(amount_in_cents)::int as sum from ledger_entries group by posting_id, purchase_item_id
    `.execute(api.db);
    expect(new Set(sums.rows.map(({ sum }) => sum))).toEqual(new Set([0]));
  });

  it('leaves the fee open until the provider tells it, and fills it in then', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242', { method: 'CASHAPP', approval: 'APPROVE', notice: 'NEVER' });
    const settle = () => api.request('POST', `/users/${a.id}/checkout/${sessionId}/reconcile`, { as: a });
    const cart = () => api.db.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
    await settle();
    expect(await cart()).toMatchObject({ cartStatus: 'PAID', paymentMethod: 'CASHAPP', totalFeeInCents: null });
    api.clock.advance(120_000);
    await settle();
    expect((await cart()).totalFeeInCents).toBe(1_767);
    await settle();
    const fees = await api.db.selectFrom('ledgerPostings').selectAll().where('kind', '=', 'FEE').execute();
    expect(new Set(fees.map(({ reference }) => reference)).size).toBe(fees.length);
  });

  it('refuses a posting that does not add up, in the program and in the database', async () => {
    const posting = { kind: 'PAYMENT', reference: 'test:unbalanced', provider: 'test', checkoutId: null } as const;
    await expect(
      api.db
        .transaction()
        .execute((tx) =>
          post(tx, { ...posting, entries: [entry('PROVIDER', 2), entry('SALES', -1)] }, api.clock.now()),
        ),
    ).rejects.toThrow('does not add up');
    const write = (entries: readonly ReturnType<typeof entry>[]) =>
      api.db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto('ledgerPostings')
          .values({ ...posting, occurredAt: api.clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (entries.length === 0) return;
        await tx
          .insertInto('ledgerEntries')
          .values(entries.map((line, position) => ({ ...line, position, postingId: id })))
          .execute();
      });
    await expect(write([entry('PROVIDER', 2), entry('SALES', -1)])).rejects.toThrow('add up to zero');
    await expect(write([])).rejects.toThrow('add up to zero');
    await write([entry('PROVIDER', 2), entry('SALES', -2)]);
  });

  it('is never changed', async () => {
    await expect(sql`update ledger_entries set amount_in_cents = 1`.execute(api.db)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger_postings`.execute(api.db)).rejects.toThrow('append-only');
  });

  it('records a thing once, however often it is said', async () => {
    const posting = {
      kind: 'PAYOUT',
      reference: 'test:once',
      provider: 'test',
      checkoutId: null,
      entries: [entry('PROVIDER', 5), entry('SALES', -5)],
    } as const;
    for (let time = 0; time < 2; time += 1) {
      await api.db.transaction().execute((tx) => post(tx, posting, api.clock.now()));
    }
    const found = await api.db
      .selectFrom('ledgerPostings')
      .innerJoin('ledgerEntries', 'postingId', 'ledgerPostings.id')
      .select('position')
      .where('reference', '=', 'test:once')
      .execute();
    expect(found).toHaveLength(2);
  });

  it('shows the provider’s balance beside ours, its postings page by page, and disputes', async () => {
    const admin = await anAdmin(api);
    const balances = await api.get<{ providerInCents: number; ledgerInCents: number; accounts: object[] }>(
      '/admin/ledger/balances',
      admin,
    );
    expect(balances.body.providerInCents).toBe(balances.body.ledgerInCents);
    expect(balances.body.accounts).toHaveLength(9);
    interface Page {
      readonly postings: readonly { id: string; entries: readonly { amountInCents: number }[] }[];
      readonly nextCursor: string | null;
    }
    const first = (await api.get<Page>('/admin/ledger/postings?limit=2', admin)).body;
    const second = (await api.get<Page>(`/admin/ledger/postings?limit=2&after=${first.nextCursor}`, admin)).body;
    const ids = [...first.postings, ...second.postings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    for (const { entries } of first.postings)
      expect(entries.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(0);
    expect((await api.get('/admin/ledger/postings?after=x', admin)).status).toBe(400);
    expect((await api.get('/admin/ledger/disputes', admin)).body).toEqual([]);
  });

  it('is given to admins as CSV, and to nobody else', async () => {
    const admin = await anAdmin(api);
    const reply = await api.get<string>('/admin/ledger?since=2026-06-15', admin);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = reply.body.trimEnd().split('\r\n');
    expect(head).toBe(
      'occurred_at,posting_id,kind,reference,provider,checkout_id,purchase_item_id,account,amount_in_cents',
    );
    expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBe(0);
    expect(lines.length).toBeGreaterThan(6);
    expect((await api.get<string>('/admin/ledger?since=2027-01-01', admin)).body.trimEnd().split('\r\n')).toHaveLength(
      1,
    );
    expect((await api.get('/admin/ledger?since=yesterday', admin)).status).toBe(400);
    const { a } = await aLinkedCouple(api);
    expect((await api.get('/admin/ledger', a)).status).toBe(404);
  });
});
