import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { stripePayments } from '../kernel/ports/payments/stripe-payments';
import { anAdmin } from '../testing/builders';
import { programProcess } from '../testing/program-process';
import { aLinkedCouple, openCheckout } from '../testing/purchases';
import { aPayableAttorney, toService } from '../testing/services-to-pay';
import { aStripeAccount } from '../testing/stripe-account';
import { testApp } from '../testing/test-app';

/** More by hand: `KILLS=20 npx vitest run src/program/killed-while-paying-out.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** Paid out in each round, and taken back in the next. */
const AT_ONCE = 4;
const SECRET = 'whsec_killed';
const PRICE = 59_900;
const DUE = 58_133;
const BACK = 50_000;
/** Longer than four payouts take on a quiet machine. */
const ROUND_MS = 600;

interface Purchase {
  readonly payouts: readonly { readonly id: string; readonly status: string; readonly reversedInCents: number }[];
  readonly paidInCents: number;
  readonly refundedInCents: number;
}

/** The real program as a process of its own, and Stripe as another one's, which remembers what it did. */
describe.skipIf(inject('postgresUrl') !== '')('the program is killed while firms are paid (SIGKILL)', () => {
  let program: Awaited<ReturnType<typeof programProcess>>;
  let stripe: Awaited<ReturnType<typeof aStripeAccount>>;
  let adminSub: string;
  const items: string[] = [];

  beforeAll(
    async () => {
      stripe = await aStripeAccount(SECRET);
      const settings = { secretKey: 'sk_test_troth', webhookSecrets: [SECRET] };
      program = await programProcess({
        PAYMENTS_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: settings.secretKey,
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_HOST: '127.0.0.1',
        STRIPE_PORT: String(stripe.port),
        STRIPE_PROTOCOL: 'http',
      });
      const endpoint = { host: '127.0.0.1', port: stripe.port, protocol: 'http' } as const;
      const payments = stripePayments({ ...settings, endpoint });
      const api = await testApp({ payments, payouts: payments }, program.dataDir);
      adminSub = (await anAdmin(api)).claims.sub;
      const attorney = await aPayableAttorney(api);
      for (let made = 0; made < KILLS * AT_ONCE; made += 1) {
        const { a } = await aLinkedCouple(api);
        const { sessionId, cartId } = await openCheckout(api, a);
        stripe.pay(sessionId);
        expect((await api.post(`/users/${a.id}/checkout/${sessionId}/reconcile`, {}, a)).status).toBe(200);
        items.push(await toService(api, cartId, attorney));
      }
      await api.runJobs();
      await api.close();
    },
    120_000 + KILLS * 20_000,
  );
  afterAll(async () => {
    await program.end();
    await stripe.close();
  });

  /** @returns null where nobody was there to answer, or it was killed before it did. */
  async function call<T>(method: string, path: string, body?: object, key?: string) {
    try {
      const response = await fetch(`${program.origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await program.tokenOf(adminSub)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as T };
    } catch {
      return null;
    }
  }

  // One dialog has one key: whoever presses again presses under the same one.
  const payOut = (id: string) =>
    call<Purchase>(
      'POST',
      '/stripe/payout-purchase-item',
      { purchase_item_id: id, reason: 'Due for the service' },
      `pay-${id}`,
    );
  const giveBack = (id: string) =>
    call<Purchase>(
      'POST',
      `/admin/purchase-items/${id}/refund`,
      { refundAmount: PRICE, refundReason: 'They asked for it', reversePayoutInCents: BACK },
      `back-${id}`,
    );
  const settled = async (id: string) => (await call<Purchase>('GET', `/admin/purchase-items/${id}`))?.body;

  async function balances() {
    const reply = await call<{ providerInCents: number; ledgerInCents: number; accounts: { account: string }[] }>(
      'GET',
      '/admin/ledger/balances',
    );
    return reply?.body;
  }

  /**
   * Killed the moment that money has moved, before Stripe's answer is there; or at any other moment.
   * @returns How many calls were left without an answer: a call that only asks for a payout is often answered before it moves.
   */
  async function killedIn(round: number, child: Awaited<ReturnType<typeof program.start>>, load: Promise<unknown>[]) {
    const dead = new Promise((resolve) => child.once('close', resolve));
    const kill = async () => {
      child.kill('SIGKILL');
      await dead;
    };
    if (round % 2 === 0) {
      await new Promise<void>((resolve) => {
        stripe.onMoved(async () => {
          await kill();
          resolve();
        });
      });
    } else {
      await pause(Math.random() * ROUND_MS);
      await kill();
    }
    stripe.onMoved(() => Promise.resolve());
    return (await Promise.all(load)).filter((reply) => reply === null).length;
  }

  it(
    `${KILLS} times, and after the next start each firm is paid once, each reversal is made once, and the ledger equals Stripe's record`,
    async () => {
      let lost = 0;
      const paid: string[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const child = await program.start();
        const now = items.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
        const before = items.slice(Math.max(0, round - 1) * AT_ONCE, round * AT_ONCE);
        // What the last round was killed at: whoever got no answer presses again.
        for (const id of before) expect((await payOut(id))?.status).toBe(200);
        await vi.waitFor(
          async () => {
            for (const id of before) expect((await settled(id))?.payouts).toMatchObject([{ status: 'PAID' }]);
          },
          { timeout: 30_000, interval: 100 },
        );
        lost += await killedIn(round, child, [...now.map(payOut), ...before.map(giveBack)]);
        paid.push(...now);
      }
      const last = await program.start();
      for (const id of paid) expect((await payOut(id))?.status).toBe(200);
      const back = paid.slice(0, (KILLS - 1) * AT_ONCE);
      for (const id of back) expect((await giveBack(id))?.status).toBe(200);
      await vi.waitFor(
        async () => {
          for (const id of paid) {
            const reversed = back.includes(id) ? BACK : 0;
            const purchase = await settled(id);
            expect(purchase?.payouts).toMatchObject([{ status: 'PAID', reversedInCents: reversed }]);
            expect(purchase?.refundedInCents).toBe(back.includes(id) ? PRICE : 0);
            expect(stripe.sentFor(purchase?.payouts[0]?.id ?? '')).toEqual([{ amount: DUE, reversed }]);
          }
          expect(await balances()).toMatchObject({
            providerInCents: stripe.balance(),
            ledgerInCents: stripe.balance(),
          });
        },
        { timeout: 30_000, interval: 250 },
      );
      process.stdout.write(
        `${KILLS} kills: ${paid.length} payouts, ${back.length} reversals, ${lost} calls without an answer\n`,
      );
      last.kill('SIGTERM');
    },
    60_000 + (KILLS + 1) * 40_000,
  );
});
