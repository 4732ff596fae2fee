import { contentId } from '@troth/content/ids';
import type { Cart } from '@troth/domain/purchases';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { LostConnection, remotePayments } from '../../testing/remote-payments';
import { type TestApp, testApp } from '../../testing/test-app';
import { reconcilePayments } from './reconcile-payments';
import { refundItem } from './refund-item';
import { settleCheckout } from './settle-checkout';
import { settlingOf } from './settling';

/** More by hand: `RUNS=4000 npx vitest run src/modules/payments/never-twice.test.ts`. */
const RUNS = Number(process.env['RUNS'] ?? 10);
const REPEATS = 100;

describe('a hundred at once', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp();
  });
  afterAll(() => api.close());

  const sessionsOf = (person: TestPerson) =>
    api.db.selectFrom('sandboxPaymentSessions').selectAll().where('customerEmail', '=', person.email).execute();

  it.each([
    ['one key', () => 'the-same-key'],
    ['a key each', (repeat: number) => `key-${repeat}`],
  ])('repeats of a checkout with %s lead to one page and one charge', async (_name, keyOf) => {
    const { a } = await aLinkedCouple(api);
    const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    const item = { quantity: 1, productId: contentId('product', 'prenup') };
    await api.post(`/users/${a.id}/carts/${cart.id}/cart-items`, item, a);
    const replies = await Promise.all(
      Array.from({ length: REPEATS }, (_, repeat) =>
        api.post<{ sessionId: string }>(`/users/${a.id}/checkout`, { cartId: cart.id }, a, {
          'idempotency-key': keyOf(repeat),
        }),
      ),
    );
    // One that is told to wait for its twin (409) is repeated by the browser.
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const pages = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.sessionId));
    expect(pages.size).toBe(1);
    expect(await sessionsOf(a)).toHaveLength(1);
    const [sessionId = ''] = pages;
    const presses = await Promise.all(Array.from({ length: REPEATS }, () => payAt(api, sessionId, '4242')));
    expect(presses.every(({ status }) => status === 303)).toBe(true);
    await api.runJobs();
    expect((await sessionsOf(a)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
    const items = await api.db.selectFrom('purchaseItems').select('id').where('userId', '=', a.id).execute();
    expect(items).toHaveLength(1);
    const payments = await api.db
      .selectFrom('ledgerPostings')
      .innerJoin('checkouts', 'checkouts.id', 'checkoutId')
      .select('kind')
      .where('cartId', '=', cart.id)
      .where('kind', '=', 'PAYMENT')
      .execute();
    expect(payments).toHaveLength(1);
  });

  it('the two partners at once pay once, or get the second payment back', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    const mine = await openCheckout(api, a);
    const theirs = await openCheckout(api, b);
    await Promise.all([payAt(api, mine.sessionId, '4242'), payAt(api, theirs.sessionId, '4242')]);
    await api.runJobs();
    const live = await api.db
      .selectFrom('purchaseItems')
      .select('id')
      .where('documentId', '=', documentId)
      .where('paymentStatus', '=', 'SUCCESSFUL')
      .execute();
    expect(live).toHaveLength(1);
  });
});

/** What can happen, in any order and as often as it likes. */
type Step =
  | {
      readonly kind: 'checkOut' | 'pay' | 'delay' | 'fail' | 'tellFee' | 'deliver' | 'return' | 'reconcile';
      readonly by: 'a' | 'b';
    }
  | { readonly kind: 'refund' | 'refundByHand'; readonly by: 'a' | 'b'; readonly cents: number }
  | { readonly kind: 'crash'; readonly by: 'a' | 'b'; readonly after: number };

const by = fc.constantFrom('a' as const, 'b' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...([
          'checkOut',
          'pay',
          'pay',
          'delay',
          'fail',
          'tellFee',
          'deliver',
          'deliver',
          'return',
          'reconcile',
        ] as const),
      ),
      by,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'refundByHand' as const),
      by,
      cents: fc.integer({ min: 1, max: 70_000 }),
    }),
  },
  // From here on the so-manieth step of the program is its last: on the way to the provider, or on the way back.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('crash' as const), by, after: fc.integer({ min: 0, max: 4 }) }),
  },
);

describe('whatever happens, in whatever order', () => {
  const remote = remotePayments();
  let api: TestApp;
  let adminId: string;
  beforeAll(async () => {
    api = await testApp({ payments: remote.port });
    adminId = (await anAdmin(api)).id;
  });
  afterAll(() => api.close());

  const checkoutsOf = (documentId: string) =>
    api.db.selectFrom('checkouts').selectAll().where('documentId', '=', documentId).orderBy('createdAt').execute();

  async function run(steps: readonly Step[]): Promise<void> {
    const couple = await aLinkedCouple(api);
    for (const person of [couple.a, couple.b]) await openCheckout(api, person);
    const pages = async (who: 'a' | 'b') =>
      (await checkoutsOf(couple.documentId)).filter(({ userId }) => userId === couple[who].id);
    /** A crash undoes the transaction that it falls into, and nothing at the provider. */
    const survive = async (work: Promise<unknown>) => {
      try {
        await work;
      } catch (error) {
        const isExpected =
          error instanceof LostConnection || (error instanceof Error && error.message === 'REFUSED_BY_RULE');
        if (!isExpected) throw error;
      }
    };
    for (const next of steps) {
      const own = await pages(next.by);
      const page = own.at(-1);
      const person = couple[next.by];
      switch (next.kind) {
        case 'crash': {
          let left = next.after;
          remote.lose(() => {
            left -= 1;
            return left === 0;
          });
          break;
        }
        case 'checkOut':
          if (page !== undefined) {
            await api.post(`/users/${person.id}/checkout`, { cartId: page.cartId }, person);
          }
          break;
        case 'deliver':
        case 'return':
          for (const { providerSessionId } of own) {
            await survive(
              settleCheckout(api.services, providerSessionId, next.kind === 'deliver' ? 'EVERYTHING' : 'WHAT_IS_OPEN'),
            );
          }
          break;
        case 'reconcile':
          await reconcilePayments(api.services);
          break;
        case 'refund': {
          const items = await api.db
            .selectFrom('purchaseItems')
            .select('id')
            .where('documentId', '=', couple.documentId)
            .execute();
          const [item] = items;
          if (item === undefined) break;
          const refund = {
            amountInCents: next.cents,
            reason: 'asked',
            isComplimentary: false,
            requestedById: adminId,
          };
          await survive(
            api.db.transaction().execute((tx) => refundItem(settlingOf(api.services, tx), item.id, refund)),
          );
          break;
        }
        case 'refundByHand':
          for (const { providerSessionId } of own) remote.refundByHand(providerSessionId, next.cents);
          break;
        case 'pay':
        case 'delay':
        case 'fail':
        case 'tellFee':
          for (const { providerSessionId } of own) remote[next.kind](providerSessionId);
      }
    }
    // The next start: nothing is lost any more, and the reconciler comes around.
    remote.lose(() => false);
    for (const { providerSessionId } of await checkoutsOf(couple.documentId)) remote.tellFee(providerSessionId);
    for (let round = 0; round < 2; round += 1) {
      api.clock.advance(86_400_001);
      await reconcilePayments(api.services);
    }

    const checkouts = await checkoutsOf(couple.documentId);
    const references = checkouts.map(({ id }) => id);
    const entries = await api.db
      .selectFrom('ledgerEntries')
      .innerJoin('ledgerPostings', 'ledgerPostings.id', 'postingId')
      .select(['account', 'amountInCents'])
      .where('checkoutId', 'in', references)
      .execute();
    const balance = (account: string) =>
      entries.filter((entry) => entry.account === account).reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    expect(balance('PROVIDER')).toBe(remote.balanceOf(references));
    expect(balance('HELD')).toBe(0);
    expect(checkouts.filter(({ status }) => status === 'PAID' || status === 'DUPLICATE')).toHaveLength(
      remote.charges(references),
    );
    const items = await api.db
      .selectFrom('purchaseItems')
      .selectAll()
      .where('documentId', '=', couple.documentId)
      .execute();
    expect(items.filter(({ paymentStatus }) => paymentStatus === 'SUCCESSFUL').length).toBeLessThanOrEqual(1);
    expect(balance('REFUNDS')).toBe(items.reduce((sum, item) => sum + item.amountRefundedInCents, 0));
    expect(balance('SALES') + balance('DISCOUNTS')).toBe(
      0 - items.reduce((sum, item) => sum + item.pricePaidInCents, 0),
    );
    // The tests' database is one for all runs; the reconciler would come back to each of them.
    await api.db
      .updateTable('checkouts')
      .set({ createdAt: new Date(0) })
      .where('id', 'in', references)
      .execute();
  }

  it(
    'the ledger ends equal to the record of the provider, and the couple has what it bought once',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), run), {
        numRuns: RUNS,
        endOnFailure: true,
      });
    },
    60_000 + RUNS * 2_000,
  );
});
