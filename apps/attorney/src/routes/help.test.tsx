import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAttorney, aTicket } from '../testing/people';
import { anApi, visit } from '../testing/visit';

describe('an attorney’s help (portals spec §2; D16)', () => {
  it.each(['APPROVED', 'DEACTIVATED'] as const)('shows what was asked, with its answer (%s)', async (stage) => {
    anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })])
      .on('get', '/users/{id}/support-tickets', () => [
        aTicket({ status: 'ANSWERED', reply: 'It was sent today.', repliedAt: '2026-11-21T10:00:00.000Z' }),
      ]);
    visit('/attorney/help');
    expect(await screen.findByText('Number 1042: Payment')).toBeTruthy();
    expect(screen.getByText('A payout is missing.')).toBeTruthy();
    expect(screen.getByText('It was sent today.')).toBeTruthy();
  });

  it('sends a question, which is in the list then', async () => {
    const tickets: ReturnType<typeof aTicket>[] = [];
    const api = anApi()
      .on('get', '/users/{id}/support-tickets', () => tickets)
      .on('post', '/users/{id}/support-tickets', () => {
        tickets.push(aTicket());
        return aTicket();
      });
    visit('/attorney/help');
    expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /What is it about/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Payment' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'A payout is missing.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. Your ticket number is 1042')).toBeTruthy();
    expect(await screen.findByText('Number 1042: Payment')).toBeTruthy();
    expect(api.sent('post')).toEqual([
      { topic: 'PAYMENT', message: 'A payout is missing.', pagePath: '/attorney/help' },
    ]);
  });
});
