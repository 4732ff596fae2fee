import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { alex, aPurchase, aPurchasePage, ids } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const second = aPurchase({
  id: '00000000-0000-4000-8000-0000000000c2',
  clientName: 'Blake Barlow',
  version: 'second',
});
const summary = () => ({
  ready: { count: 2, firms: 1, amountInCents: 135_686 },
  waiting: { count: 0, amountInCents: 0, withoutFee: 0 },
  paid: { count: 0, amountInCents: 0, parts: 0 },
});
const balances = () => ({
  accounts: [],
  providerInCents: 500_000,
  ledgerInCents: 500_000,
  provider: 'sandbox',
  checkedAt: '2025-11-20T10:00:00.000Z',
});

const open = async () => {
  const api = anApi()
    .on('get', '/admin/purchase-items', ({ query }) =>
      query.get('view') === 'READY' ? aPurchasePage(aPurchase(), second) : aPurchasePage(),
    )
    .on('get', '/admin/payouts/summary', summary)
    .on('get', '/admin/ledger/balances', balances);
  visit('/admin/attorney/payouts');
  await screen.findByRole('row', { name: /Alex Arden/ });
  return api;
};
const posts = (api: ReturnType<typeof anApi>) => api.calls.filter(({ name }) => name.startsWith('POST'));

describe('payouts', () => {
  it('say what is ready, and that the provider’s balance matches', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: '2 payouts are ready' })).toBeTruthy();
    expect(await screen.findByText('Matches our ledger')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Together/ }).textContent).toContain('$1,356.86');
  });

  it('ask why for a part, and pay what was seen', async () => {
    const api = await open();
    api.on('post', '/stripe/payout-purchase-item', () => aPurchase({ dueInCents: 17_843 }));
    const row = screen.getByRole('row', { name: /Alex Arden/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Pay Harper Holt for Alex Arden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay Harper Holt for Alex Arden?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Part of it' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Amount/ }), '500.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $500.00' }));
    expect(posts(api)).toHaveLength(0);
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /Why only part of it/ }),
      'A colleague covered an hour',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $500.00' }));
    expect(await screen.findByText('$500.00 is on its way to Holt Law.')).toBeTruthy();
    expect(posts(api)[0]?.body).toMatchObject({
      amountCents: 50_000,
      partialPayoutReason: 'A colleague covered an hour',
      skipStripeTransfer: false,
    });
  });

  it('pay all that is ready, each by itself with its own outcome', async () => {
    const api = await open();
    let count = 0;
    api.on('post', '/stripe/payout-purchase-item', () => {
      count += 1;
      return count === 1 ? aPurchase() : problem(422, 'REFUSED_BY_RULE', { error: 'Nothing is due.' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Pay all 2, $1,356.86' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay 2 services, $1,356.86?' });
    expect(posts(api)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $1,356.86' }));
    expect(await within(dialog).findByText('1 payout is on its way; one was refused.')).toBeTruthy();
    expect(within(dialog).getByText('Nothing is due.')).toBeTruthy();
    expect(posts(api).map(({ body }) => body)).toMatchObject([
      { reason: 'Full amount due for the service' },
      { reason: 'Full amount due for the service' },
    ]);
  });
});

describe('a payout that needs more', () => {
  const openWith = (changes: Parameters<typeof aPurchase>[0]) => {
    const api = anApi()
      .on('get', '/admin/purchase-items', () => aPurchasePage(aPurchase(changes)))
      .on('post', '/stripe/payout-purchase-item', () => aPurchase());
    visit(`/admin/attorneys/${ids.harper}`);
    return api;
  };

  it('is made from the attorney’s page, from our balance only when told to and why', async () => {
    const api = openWith({ hasCharge: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Harper Holt for Alex Arden' }));
    expect(api.calls.some(({ query }) => query.get('attorneyId') === ids.harper)).toBe(true);
    const dialog = await screen.findByRole('dialog', { name: 'Pay Harper Holt for Alex Arden?' });
    const confirm = within(dialog).getByRole('button', { name: 'Pay $678.43' });
    await userEvent.click(confirm);
    expect(within(dialog).getByText(/Choose “Pay from our balance”/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Pay from our balance/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A gift of ours');
    await userEvent.click(confirm);
    expect(await screen.findByText('$678.43 is on its way to Holt Law.')).toBeTruthy();
    expect(posts(api)[0]?.body).toMatchObject({ allowTransferWithoutCharge: true, reason: 'A gift of ours' });
  });

  it('is recorded as paid elsewhere, with day, reference and reason', async () => {
    const api = openWith({ accountState: 'IN_REVIEW', waitsFor: 'ACCOUNT' });
    await userEvent.click(await screen.findByRole('button', { name: 'Paid elsewhere Harper Holt for Alex Arden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay Harper Holt for Alex Arden?' });
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Paid elsewhere/ }).checked).toBe(true);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'By check');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record $678.43' }));
    expect(within(dialog).getByText('Enter the day and the reference of the payment.')).toBeTruthy();
    expect(posts(api)).toHaveLength(0);
  });
});

describe('the filters of payouts', () => {
  it('are in the address, and asked of the API', async () => {
    const api = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payout' }), 'PAID');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Firm' }), ids.otherFirm);
    await screen.findByText('Nothing is waiting.');
    const asked = api.calls.filter(({ name }) => name === 'GET /admin/purchase-items').map(({ query }) => query);
    expect(
      asked.some((query) => query.get('payoutStatus') === 'PAID' && query.get('lawFirmId') === ids.otherFirm),
    ).toBe(true);
  });
});

describe('a refund', () => {
  it('says before what happens, and never takes money back from a firm unless told', async () => {
    const item = aPurchase({ paidInCents: 67_843, dueInCents: 0, reversibleInCents: 67_843 });
    const api = anApi()
      .on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [] }))
      .on('get', '/admin/purchase-items', () => aPurchasePage(item))
      .on('get', '/admin/purchase-items/{id}/refund-preview', () => ({
        item,
        ends: { attorneyName: 'Harper Holt', calls: 1, leavesWithoutAttorney: false },
        isAtNotary: false,
        firmBalanceInCents: 67_843,
      }))
      .on('post', '/admin/purchase-items/{id}/refund', () => item);
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund Alex Arden’s Representation?' });
    expect(within(dialog).getByText(/Harper Holt is no longer/)).toBeTruthy();
    expect(within(dialog).getByText('Holt Law keeps the $678.43 it was paid.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'They asked for it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $699.00' }));
    expect(await screen.findByText('$699.00 is on its way back to Alex Arden.')).toBeTruthy();
    expect(posts(api)[0]?.body).toEqual({
      refundAmount: 69_900,
      refundReason: 'They asked for it',
      isComplimentaryRefund: false,
      reversePayoutInCents: 0,
    });
  });
});
