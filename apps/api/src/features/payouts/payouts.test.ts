import type { LawFirm, PayoutAccount } from '@troth/domain/attorneys';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problem } from '../../kernel/http/problem';
import { isSandboxPayouts, type SandboxPayouts } from '../../kernel/ports/payments/sandbox-payouts';
import { anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';
import { keepAccount } from './firm-account';
import { settlingOf } from '../../kernel/jobs/settling';

let api: TestApp;
let payouts: SandboxPayouts;
beforeAll(async () => {
  api = await testApp();
  const { payouts: port } = api.services;
  if (!isSandboxPayouts(port)) throw new Error('The tests run on the sandbox.');
  payouts = port;
});
afterAll(() => api.close());

type Attorney = TestPerson & { lawFirmId: string };

async function aLead(): Promise<Attorney> {
  const lead = await anAttorney(api);
  await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', lead.id).execute();
  return lead;
}
const firmPath = ({ id, lawFirmId }: Attorney) => `/users/${id}/attorneys/${id}/law-firms/${lawFirmId}`;
const statusOf = async (lead: Attorney, as: TestPerson = lead) =>
  api.get<PayoutAccount>(`${firmPath(lead)}/account-status`, as);
const start = (lead: Attorney, as: TestPerson = lead) =>
  api.post<{ url: string }>(`${firmPath(lead)}/onboarding-link`, undefined, as);
const pathOf = (url: string) => new URL(url).pathname;

function answer(url: string, outcome: string) {
  const form = new FormData();
  form.set('answer', outcome);
  return api.request<string>('POST', pathOf(url), { body: form });
}

/** A firm whose onboarding ended so. */
async function aFirm(outcome: 'COMPLETE' | 'INCOMPLETE' | 'RESTRICTED') {
  const lead = await aLead();
  const { body } = await start(lead);
  await answer(body.url, outcome);
  await api.runJobs();
  return lead;
}
const accountIdOf = async ({ lawFirmId }: Attorney) => {
  const firm = await api.db
    .selectFrom('lawFirms')
    .select('stripeAccountId')
    .where('id', '=', lawFirmId)
    .executeTakeFirstOrThrow();
  return firm.stripeAccountId ?? '';
};
const mailsTo = async ({ email }: TestPerson) => (await readMails(api, email)).map(({ subject }) => ({ subject }));

describe('the account that a firm is paid to', () => {
  it('is set up on the provider’s page, and is kept when the signed notice tells of it', async () => {
    const lead = await aLead();
    expect((await statusOf(lead)).body).toMatchObject({ state: 'NOT_STARTED', checkedAt: null });
    const { body } = await start(lead);
    const page = await api.request<string>('GET', pathOf(body.url));
    expect(page.body).toContain('Sandbox: no money moves');
    expect((await statusOf(lead)).body.state).toBe('INCOMPLETE');
    const done = await answer(body.url, 'COMPLETE');
    expect([done.status, done.headers.get('location')]).toEqual([303, 'http://127.0.0.1:4002/attorney/account']);
    await api.runJobs();
    const kept = await api.db
      .selectFrom('firmAccounts')
      .selectAll()
      .where('lawFirmId', '=', lead.lawFirmId)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ canReceiveTransfers: true, accountId: await accountIdOf(lead), provider: 'sandbox' });
    expect((await statusOf(lead)).body).toMatchObject({ state: 'READY', due: [], lawFirmId: lead.lawFirmId });
    expect(await mailsTo(lead)).toEqual([{ subject: 'Your firm can be paid now' }]);
  });

  it.each([
    ['INCOMPLETE', 'INCOMPLETE', ['external_account'], []],
    [
      'RESTRICTED',
      'RESTRICTED',
      ['company.verification.document'],
      [{ subject: 'Your firm’s payout account is on hold' }],
    ],
  ] as const)('%s tells what is missing', async (outcome, state, due, mails) => {
    const lead = await aFirm(outcome);
    expect((await statusOf(lead)).body).toMatchObject({ state, due, canReceiveTransfers: false });
    expect(await mailsTo(lead)).toEqual(mails);
  });

  it('is one, however often and however many at once it is begun', async () => {
    const lead = await aLead();
    const links = await Promise.all([start(lead), start(lead), start(lead)]);
    expect(new Set(links.map(({ status }) => status))).toEqual(new Set([200]));
    const accounts = await api.db
      .selectFrom('sandboxAccounts')
      .select('id')
      .where('lawFirmReference', '=', lead.lawFirmId)
      .execute();
    expect(accounts).toEqual([{ id: await accountIdOf(lead) }]);
  });

  it('is begun by a link that works once and for five minutes; after that it leads to where a new one is made', async () => {
    const lead = await aLead();
    const refresh = 'http://127.0.0.1:4002/attorney/stripe-onboarding-refresh';
    const { url } = (await start(lead)).body;
    await answer(url, 'INCOMPLETE');
    expect((await answer(url, 'COMPLETE')).headers.get('location')).toBe(refresh);
    expect((await statusOf(lead)).body.state).toBe('INCOMPLETE');
    const late = (await start(lead)).body.url;
    api.clock.advance(5 * 60_000 - 1);
    expect((await api.request('GET', pathOf(late))).status).toBe(200);
    api.clock.advance(1);
    expect((await api.request('GET', pathOf(late))).headers.get('location')).toBe(refresh);
    expect((await api.request('GET', '/sandbox/connect/onboarding/nothing')).status).toBe(404);
    expect((await answer((await start(lead)).body.url, 'PERHAPS')).status).toBe(400);
  });

  it('shows at the provider what was paid, once the firm has told about itself', async () => {
    const dashboard = (lead: Attorney) =>
      api.post<{ url: string }>(`${firmPath(lead)}/dashboard-link`, undefined, lead);
    expect((await dashboard(await aFirm('INCOMPLETE'))).status).toBe(422);
    const lead = await aFirm('COMPLETE');
    const { url } = (await dashboard(lead)).body;
    expect((await api.request<string>('GET', pathOf(url))).body).toContain('No transfers yet');
  });

  it('is the lead’s and the admins’ alone (D3)', async () => {
    const lead = await aFirm('COMPLETE');
    const colleague = await anAttorney(api, { lawFirmId: lead.lawFirmId });
    const admin = await anAdmin(api);
    expect((await statusOf({ ...colleague, lawFirmId: lead.lawFirmId })).status).toBe(403);
    expect((await start({ ...colleague, lawFirmId: lead.lawFirmId })).status).toBe(403);
    expect((await statusOf(lead, await aLead())).status).toBe(404);
    expect((await statusOf({ ...lead, lawFirmId: (await aLead()).lawFirmId })).status).toBe(404);
    expect((await statusOf(lead, admin)).body.state).toBe('READY');
    expect((await start(lead, admin)).status).toBe(403);
    const firmAs = async (person: Attorney) =>
      (await api.get<LawFirm[]>(`/users/${person.id}/attorneys/${person.id}/law-firms`, person)).body[0];
    expect(await firmAs(lead)).toHaveProperty('stripeAccountId', await accountIdOf(lead));
    expect(await firmAs(colleague)).not.toHaveProperty('stripeAccountId');
  });

  it('keeps the newest word of the provider, and nothing of an account that is not the firm’s any more', async () => {
    const lead = await aFirm('COMPLETE');
    const accountId = await accountIdOf(lead);
    const told = (askedAt: Date, id = accountId) =>
      api.db.transaction().execute((tx) =>
        keepAccount(settlingOf(api.services, tx), lead.lawFirmId, {
          accountId: id,
          account: {
            isDetailsSubmitted: false,
            canReceiveTransfers: false,
            canBePaidOut: false,
            due: [],
            disabledReason: null,
          },
          askedAt,
        }),
      );
    const kept = async () =>
      (
        await api.db
          .selectFrom('firmAccounts')
          .select('canReceiveTransfers')
          .where('lawFirmId', '=', lead.lawFirmId)
          .executeTakeFirstOrThrow()
      ).canReceiveTransfers;
    await told(new Date(api.clock.now().getTime() - 1));
    await told(api.clock.now(), 'acct_another');
    expect(await kept()).toBe(true);
    await told(api.clock.now());
    expect(await kept()).toBe(false);
  });

  it('is what is kept of it while the provider cannot be reached', async () => {
    const lead = await aFirm('COMPLETE');
    const unreachable = vi.spyOn(payouts, 'accountStatus').mockRejectedValue(problem('UNAVAILABLE'));
    expect((await statusOf(lead)).body.state).toBe('READY');
    unreachable.mockRestore();
  });
});

describe('transfers at the sandbox (reference 1.6)', () => {
  const send = (reference: string, accountId: string, amountInCents: number, paymentId: string | null) =>
    payouts.transfer(
      api.db,
      { reference, accountId, amountInCents, paymentId, requestedAt: api.clock.now() },
      api.clock.now(),
    );
  /** $599.00 that somebody paid. */
  async function aPayment(): Promise<string> {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242');
    const { paymentId } = await api.db
      .selectFrom('sandboxPaymentSessions')
      .select('paymentId')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return paymentId ?? '';
  }

  it('happen once under a reference, within the payment, to a firm that can be paid', async () => {
    const account = await accountIdOf(await aFirm('COMPLETE'));
    const payment = await aPayment();
    const refused = (failure: string) => ({ id: null, failure });
    expect(await send('t1', await accountIdOf(await aFirm('RESTRICTED')), 100, payment)).toEqual(
      refused('account_invalid'),
    );
    const first = await send('t2', account, 59_899, payment);
    expect(await send('t2', account, 59_899, payment)).toEqual(first);
    expect(await send('t3', account, 2, payment)).toEqual(refused('balance_insufficient'));
    await send('t4', account, 1, payment);
    expect(await payouts.transfersOf(api.db, account)).toHaveLength(2);
  });

  it('are taken back up to what was sent, and leave the balance as it was', async () => {
    const account = await accountIdOf(await aFirm('COMPLETE'));
    await aPayment();
    const balance = await payouts.balanceInCents(api.db);
    expect((await send('b0', account, balance + 1, null)).failure).toBe('balance_insufficient');
    const transferId = (await send('b1', account, balance, null)).id ?? '';
    expect(await payouts.accountBalanceInCents(api.db, account)).toBe(balance);
    const back = (reference: string, amountInCents: number) =>
      payouts.reverseTransfer(api.db, { reference, transferId, amountInCents }, api.clock.now());
    expect(await back('r1', balance - 1)).toEqual(await back('r1', balance - 1));
    expect((await back('r2', 2)).failure).toBe('amount_too_large');
    await back('r3', 1);
    expect(await payouts.balanceInCents(api.db)).toBe(balance);
    const told = await api.db
      .selectFrom('sandboxEvents')
      .select('type')
      .where('objectId', '=', transferId)
      .orderBy('type')
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['transfer.created', 'transfer.reversed', 'transfer.reversed']);
  });
});
