import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { anAdmin } from '../testing/builders';
import { type CoupleToPay, couplesToPay } from '../testing/couples-to-pay';
import { programProcess } from '../testing/program-process';
import { aStripeAccount } from '../testing/stripe-account';
import { testApp } from '../testing/test-app';

/** More by hand: `KILLS=30 npx vitest run src/program/killed-while-paying.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const COUPLES_AT_ONCE = 6;
const SECRET = 'whsec_killed';

/**
 * The real program as a process of its own, and Stripe as another one's: what Stripe did is not undone when the program
 * dies, so that its record and our ledger can differ, as they would in life.
 */
describe.skipIf(inject('postgresUrl') !== '')('the program is killed while people pay (SIGKILL)', () => {
  let program: Awaited<ReturnType<typeof programProcess>>;
  let stripe: Awaited<ReturnType<typeof aStripeAccount>>;
  let couples: CoupleToPay[];
  let adminSub: string;

  beforeAll(async () => {
    stripe = await aStripeAccount(SECRET);
    program = await programProcess({
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_troth',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_HOST: '127.0.0.1',
      STRIPE_PORT: String(stripe.port),
      STRIPE_PROTOCOL: 'http',
    });
    const api = await testApp({}, program.dataDir);
    couples = await couplesToPay(api, (KILLS + 1) * COUPLES_AT_ONCE);
    adminSub = (await anAdmin(api)).claims.sub;
    await api.close();
  });
  afterAll(async () => {
    await program.end();
    await stripe.close();
  });

  /** A call that may find nobody there. @returns null then. */
  async function call(
    path: string,
    sub: string,
    body: object,
    key: string,
  ): Promise<{ status: number; body: unknown } | null> {
    try {
      const response = await fetch(`${program.origin}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await program.tokenOf(sub)}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      // It was killed; a person would press again.
      return null;
    }
  }

  /** What Stripe has not been able to tell yet. It tries again for days. */
  const untold: ReturnType<typeof stripe.eventOf>[] = [];
  async function tell(event: ReturnType<typeof stripe.eventOf>): Promise<void> {
    const { payload, signature } = event();
    const taken = await fetch(`${program.origin}/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!taken) untold.push(event);
  }

  /** Both partners go to pay, press again when nothing came of it, and pay wherever they are led. */
  async function buy({ users, carts }: CoupleToPay, at: number): Promise<void> {
    for (const who of ['a', 'b'] as const) {
      for (let press = 0; press < 2; press += 1) {
        const reply = await call(
          `/users/${users[who]}/checkout`,
          users[who],
          { cartId: carts[who] },
          `${carts[who]}-${press}`,
        );
        if (reply?.status !== 200) continue;
        const { sessionId } = reply.body as { sessionId: string };
        if (!stripe.pay(sessionId)) continue;
        await tell(stripe.eventOf(sessionId, 'visit'));
        if (at % 3 === 0) stripe.refundByHand(sessionId, 1_000);
        await call(`/users/${users[who]}/checkout/${sessionId}/reconcile`, users[who], {}, `${sessionId}-back`);
        if (at % 3 === 0) await tell(stripe.eventOf(sessionId, 'payment'));
      }
    }
  }

  async function ledger(): Promise<{ provider: number; held: number; payments: string[] }> {
    const response = await fetch(`${program.origin}/admin/ledger`, {
      headers: { authorization: `Bearer ${await program.tokenOf(adminSub)}` },
    });
    const rows = (await response.text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    const sumOf = (account: string) =>
      rows.filter((row) => row[7] === account).reduce((sum, row) => sum + Number(row[8]), 0);
    const payments = rows.filter((row) => row[2]?.startsWith('PAYMENT') === true).map((row) => row[3] ?? '');
    return { provider: sumOf('PROVIDER'), held: sumOf('HELD'), payments: [...new Set(payments)] };
  }

  it(
    `${KILLS} times at a random moment, and after the next start the ledger equals Stripe's record`,
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const child = await program.start();
        const dead = new Promise((resolve) => child.once('close', resolve));
        // Half of the couples go to pay for the first time: whatever was opened before, another page opens now.
        const openedBefore = stripe.opened();
        const load = couples
          .slice(round * COUPLES_AT_ONCE, (round + 2) * COUPLES_AT_ONCE)
          .map((couple, at) => buy(couple, at));
        // From the first page that opens on, at whatever it is busy with; in the last round from the first charge on,
        // for a run in which nobody has paid would show nothing.
        const isLast = round === KILLS - 1;
        await vi.waitFor(
          () => {
            expect(stripe.opened()).toBeGreaterThan(openedBefore);
            if (isLast) expect(stripe.charges()).toBeGreaterThan(0);
          },
          { timeout: 30_000 },
        );
        await pause(Math.random() * 800);
        child.kill('SIGKILL');
        await dead;
        await Promise.all(load);
      }
      const last = await program.start();
      // The start looks at what was left open by itself; what Stripe could not tell it tells again.
      for (const event of untold.splice(0)) await tell(event);
      expect(untold).toEqual([]);
      await vi.waitFor(
        async () => {
          const { provider, held, payments } = await ledger();
          expect({ provider, held, payments: payments.length }).toEqual({
            provider: stripe.balance(),
            held: 0,
            payments: stripe.charges(),
          });
        },
        { timeout: 30_000, interval: 250 },
      );
      last.kill('SIGTERM');
    },
    60_000 + (KILLS + 1) * 40_000,
  );
});
