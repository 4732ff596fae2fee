import { randomUUID } from 'node:crypto';
import type { DisputeState } from '@troth/domain/purchases';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/http/problem';
import { anAdmin } from '../../testing/builders';
import { type CoupleToPay, couplesToPay, type Who } from '../../testing/couples-to-pay';
import { Killed, mortal } from '../../testing/mortal';
import { LostConnection, remotePayments } from '../../testing/remote-payments';
import { type TestApp, testApp } from '../../testing/test-app';
import { sendRefund } from './book-refunds';
import { startCheckout } from './checkout';
import { cartToChange, closePageOf } from './payment-page';
import { processPaymentNotice } from './payment-jobs';
import { reconcilePayments } from './reconcile-payments';
import { refundItem } from './refund-item';
import { settleCheckout } from './settle-checkout';
import { settlingOf } from '../../kernel/jobs/settling';

/** More by hand: `SCHEDULES=5000 npx vitest run src/features/payments/killed-anywhere.test.ts`. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 200);
const A_DAY_MS = 86_400_001;

/** What can happen, in any order and as often as it likes. */
type Step =
  | {
      readonly kind:
        | 'checkOut'
        | 'change'
        | 'pay'
        | 'delay'
        | 'fail'
        | 'tellFee'
        | 'deliver'
        | 'return'
        | 'reconcile'
        | 'sendRefunds';
      readonly by: Who;
    }
  | { readonly kind: 'refund' | 'refundByHand'; readonly by: Who; readonly cents: number }
  | { readonly kind: 'dispute'; readonly by: Who; readonly state: DisputeState }
  | { readonly kind: 'kill'; readonly by: Who; readonly after: number };

const by = fc.constantFrom<Who>('a', 'b');
/** So many questions to the database or the provider later, asked or answered, the program is no more. */
const kill = fc.record({ kind: fc.constant('kill' as const), by, after: fc.integer({ min: 0, max: 90 }) });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...([
          'checkOut',
          'checkOut',
          'change',
          'pay',
          'pay',
          'pay',
          'delay',
          'fail',
          'tellFee',
          'deliver',
          'deliver',
          'return',
          'reconcile',
          'sendRefunds',
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
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      by,
      state: fc.constantFrom<DisputeState>('open', 'won', 'lost'),
    }),
  },
  { weight: 3, arbitrary: kill },
);
/** Somebody goes to pay first of all; the program may be killed on the way there. */
const schedule = fc
  .tuple(
    fc.array(kill, { maxLength: 1 }),
    fc.record({ kind: fc.constant('checkOut' as const), by }),
    fc.array(step, { minLength: 4, maxLength: 12 }),
  )
  .map(([killed, first, more]): Step[] => [...killed, first, ...more]);

describe('killed anywhere, whatever happens, in whatever order', () => {
  const remote = remotePayments();
  let api: TestApp;
  let program: ReturnType<typeof mortal>;
  let adminId: string;
  beforeAll(async () => {
    api = await testApp({ payments: remote.port });
    program = mortal(api.services, remote.lose);
    adminId = (await anAdmin(api)).id;
  });
  afterAll(() => api.close());

  const ready: CoupleToPay[] = [];
  const checkoutsOf = ({ documentId }: CoupleToPay) =>
    api.db.selectFrom('checkouts').selectAll().where('documentId', '=', documentId).orderBy('createdAt').execute();
  /** The visits to whose page somebody was led. */
  const visitsOf = async (couple: CoupleToPay, who: Who): Promise<string[]> =>
    (await checkoutsOf(couple))
      .filter(({ userId, asked }) => userId === couple.users[who] && asked === null)
      .map(({ providerSessionId }) => providerSessionId)
      .filter((id) => remote.knows(id));
  const itemsOf = ({ documentId }: CoupleToPay) =>
    api.db.selectFrom('purchaseItems').selectAll().where('documentId', '=', documentId).orderBy('id').execute();

  async function deliver(sessionId: string): Promise<void> {
    const deliveryId = randomUUID();
    const delivery = { provider: 'remote', deliveryId, eventType: 'test', objectId: sessionId };
    await api.db
      .insertInto('webhookDeliveries')
      .values({ ...delivery, receivedAt: api.clock.now() })
      .execute();
    await processPaymentNotice(program.services, { deliveryId });
  }

  async function take(next: Step, couple: CoupleToPay): Promise<void> {
    const { services } = program;
    const userId = couple.users[next.by];
    const cartId = couple.carts[next.by];
    switch (next.kind) {
      case 'kill':
        program.kill(next.after);
        return;
      case 'checkOut':
        await startCheckout(services, userId, cartId);
        return;
      case 'change':
        await closePageOf(services, userId, cartId);
        await services.database.db
          .transaction()
          .execute((tx) => cartToChange({ tx, now: services.now() }, userId, cartId));
        return;
      case 'deliver':
        for (const id of await visitsOf(couple, next.by)) await deliver(id);
        return;
      case 'return':
        for (const id of await visitsOf(couple, next.by)) await settleCheckout(services, id);
        return;
      case 'reconcile':
        await reconcilePayments(services);
        return;
      case 'sendRefunds':
        for (const { id } of await api.db
          .selectFrom('refunds')
          .select('id')
          .where('status', '=', 'REQUESTED')
          .execute())
          await sendRefund(services, { refundId: id });
        return;
      case 'refund': {
        const [item] = await itemsOf(couple);
        if (item === undefined) return;
        const refund = { amountInCents: next.cents, reason: 'asked', isComplimentary: false, requestedById: adminId };
        await services.database.db.transaction().execute((tx) => refundItem(settlingOf(services, tx), item.id, refund));
        return;
      }
      case 'refundByHand':
        for (const id of await visitsOf(couple, next.by)) remote.refundByHand(id, next.cents);
        return;
      case 'dispute':
        for (const id of await visitsOf(couple, next.by)) remote.dispute(id, next.state);
        return;
      case 'pay':
      case 'delay':
      case 'fail':
      case 'tellFee':
        for (const id of await visitsOf(couple, next.by)) remote[next.kind](id);
    }
  }

  async function run(steps: readonly Step[]): Promise<void> {
    if (ready.length === 0) ready.push(...(await couplesToPay(api, 50)));
    const couple = ready.pop();
    if (couple === undefined) throw new Error('There is no couple.');
    program.restart();
    for (const next of steps) {
      try {
        await take(next, couple);
      } catch (error) {
        const isExpected = error instanceof Killed || error instanceof LostConnection || error instanceof Problem;
        if (!isExpected) throw error;
      }
      if (program.isDead()) program.restart();
    }
    // The last start: nothing kills it, and the reconciler comes around.
    program.restart();
    for (const who of ['a', 'b'] as const) for (const id of await visitsOf(couple, who)) remote.tellFee(id);
    for (let round = 0; round < 2; round += 1) {
      api.clock.advance(A_DAY_MS);
      await reconcilePayments(program.services);
    }

    const checkouts = await checkoutsOf(couple);
    const references = checkouts.map(({ id }) => id);
    const entries = await api.db
      .selectFrom('ledgerEntries')
      .innerJoin('ledgerPostings', 'ledgerPostings.id', 'postingId')
      .innerJoin('checkouts', 'checkouts.id', 'ledgerPostings.checkoutId')
      .select(['account', 'ledgerEntries.amountInCents'])
      .where('documentId', '=', couple.documentId)
      .execute();
    const balance = (account: string) =>
      entries.filter((entry) => entry.account === account).reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    const items = await itemsOf(couple);
    expect({
      provider: balance('PROVIDER'),
      held: balance('HELD'),
      charges: checkouts.filter(({ status }) => status === 'PAID' || status === 'DUPLICATE').length,
      refunds: balance('REFUNDS'),
      sales: balance('SALES') + balance('DISCOUNTS'),
      opening: checkouts.filter(({ status }) => status === 'OPENING').length,
    }).toEqual({
      provider: remote.balanceOf(references),
      held: 0,
      charges: remote.charges(references),
      refunds: items.reduce((sum, item) => sum + item.amountRefundedInCents, 0),
      sales: 0 - items.reduce((sum, item) => sum + item.pricePaidInCents, 0),
      opening: 0,
    });
    const live = items.filter(({ paymentStatus }) => paymentStatus === 'SUCCESSFUL').map(({ productId }) => productId);
    expect(new Set(live).size).toBe(live.length);
    // The database is one for all schedules; the reconciler would come back to each of them.
    await api.db
      .updateTable('checkouts')
      .set({ createdAt: new Date(0) })
      .where('documentId', '=', couple.documentId)
      .execute();
    await api.db
      .updateTable('checkouts')
      .set({ status: 'EXPIRED' })
      .where('documentId', '=', couple.documentId)
      .where('status', 'in', ['OPEN', 'PENDING'])
      .execute();
  }

  it(
    `the ledger ends equal to the record of the provider, and the couple has what it bought once (${SCHEDULES} schedules)`,
    async () => {
      await fc.assert(fc.asyncProperty(schedule, run), {
        numRuns: SCHEDULES,
        endOnFailure: true,
      });
      // The schedules are worth something only where the program does die in many of them.
      expect(program.deaths()).toBeGreaterThan(SCHEDULES / 4);
    },
    60_000 + SCHEDULES * 1_000,
  );
});
