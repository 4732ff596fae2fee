import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { payoutsCsv } from '../features/payouts/payouts-csv';
import { anAttorney, aPayoutItem, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

describe('payouts (portals spec §2 "/attorney/payouts")', () => {
  it.each([
    [true, 'You can finish the payout account under Account.'],
    [false, 'The firm’s lead can finish the payout account under Account.'],
  ])('says who can finish the payout account: lead %s', async (isLawFirmLead, words) => {
    anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ isLawFirmLead })])
      .on('get', '/users/{id}/attorneys/{aid}/payouts', () => [aPayoutItem({ waitsFor: 'ACCOUNT' })]);
    visit('/attorney/payouts');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('lists each service with what is due, and says in words what it waits for', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/payouts', () => [
      aPayoutItem(),
      aPayoutItem({ id: ids.iowa, clientName: 'Minh Nguyễn', waitsFor: 'NOT_MET', metAt: null, dueInCents: 10_000 }),
      aPayoutItem({
        id: ids.firm,
        payoutStatus: 'PAID',
        dueInCents: 0,
        paidInCents: 50_000,
        boughtAt: '2025-06-01T12:00:00.000Z',
        payments: [{ paidOn: '2025-07-02', amountInCents: 60_000, reversedInCents: 10_000, transfer: 'tr_5' }],
      }),
    ]);
    visit('/attorney/payouts');
    const table = await screen.findByRole('table', { name: 'Services and what is due for them' });
    expect(within(table).getByText('Ready to be paid')).toBeDefined();
    expect(within(table).getByText('Not met yet')).toBeDefined();
    const sum = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([sum('Ready to be paid'), sum('Waiting'), sum('Paid')]).toEqual(['$678.43', '$100.00', '$500.00']);
    const months = screen.getByRole('table', { name: 'By month' });
    expect(
      within(months)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['November 2026$778.43$0.00', 'July 2025$0.00$500.00']);
    expect(within(table).getByText('Paid on Jul 2, 2025, transfer tr_5')).toBeDefined();
    expect(within(table).getByText('We pay after the first call is recorded as completed.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download the statement for 2025 as a PDF' })).toBeDefined();
    await userEvent.click(screen.getByRole('combobox', { name: /^Year/ }));
    await userEvent.click(screen.getByRole('option', { name: '2025' }));
    await waitFor(() => expect(within(table).queryByText('Minh Nguyễn')).toBeNull());
    expect([sum('Ready to be paid'), sum('Waiting'), sum('Paid')]).toEqual(['$0.00', '$0.00', '$500.00']);
  });

  it('says what will be there before there is anything', async () => {
    anApi();
    visit('/attorney/payouts');
    expect(await screen.findByText('No services yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  });
});

describe('payouts as CSV', () => {
  it('is exact to the cent, and holds no formula', () => {
    const csv = payoutsCsv([
      aPayoutItem({ clientName: '=HYPERLINK("x")', dueInCents: 5, feePaidInCents: 100_000_001, metAt: null }),
      aPayoutItem({ clientName: 'O"Brien, Smith' }),
    ]);
    const [, first = '', second = '', end] = csv.split('\r\n');
    expect(csv.startsWith('\uFEFFClient,Attorney,Service,')).toBe(true);
    expect(first).toBe(
      `"'=HYPERLINK(""x"")",Frances Fenn,Representation,2026-11-02,,699.00,1000000.01,0.00,0.05,0.00,,,Ready to be paid`,
    );
    expect(second.startsWith('"O""Brien, Smith",')).toBe(true);
    expect(end).toBe('');
  });
});
