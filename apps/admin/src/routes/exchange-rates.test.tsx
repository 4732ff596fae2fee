import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aRatesOverview, heldRates } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const open = (overview = aRatesOverview()) => {
  const state = { overview };
  const api = anApi().on('get', '/admin/exchange-rates', () => state.overview);
  visit('/admin/exchange-rates');
  return { api, state };
};
const cellsOf = async (currency: RegExp) =>
  within(await screen.findByRole('row', { name: currency }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the rates in use', () => {
  it('stand with their day, where they are from, and what came of the last look', async () => {
    open();
    expect((await cellsOf(/US dollar/)).join(' ')).toContain('1.1583');
    expect(screen.getByText('The bank’s rates for November 19, 2025')).toBeTruthy();
    expect(screen.getByText('Newer rates arrived and are in use.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use these rates' })).toBeNull();
  });

  it('are called old when they are, and shipped when nobody asks the bank', async () => {
    const { current } = aRatesOverview();
    open(aRatesOverview({ refresh: 'OFF', lastCheck: null, current: { ...current, source: 'SHIPPED', isOld: true } }));
    expect(await screen.findByText('The rates for November 19, 2025 that shipped with Troth')).toBeTruthy();
    expect(screen.getByText(/^More than seven days old/)).toBeTruthy();
    expect(screen.getByText('Never')).toBeTruthy();
  });
});

describe('rates that wait', () => {
  it('show how far each currency moved, and are used after a question', async () => {
    const { api, state } = open(aRatesOverview({ held: heldRates() }));
    expect((await cellsOf(/US dollar/)).join(' ')).toContain('+25%');
    expect((await cellsOf(/Japanese yen/)).join(' ')).toContain('0%');
    expect(screen.getByText(/because US dollar moved by more than 20%/)).toBeTruthy();
    api.on('post', '/admin/exchange-rates/confirm', () => {
      state.overview = aRatesOverview({ current: { ...heldRates(), isOld: false } });
      return state.overview;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use these rates' }));
    const question = await screen.findByRole('dialog', { name: 'Use the rates for November 20, 2025?' });
    expect(api.calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
    await userEvent.click(within(question).getByRole('button', { name: 'Use these rates' }));
    expect(await screen.findByText('The bank’s rates for November 20, 2025')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use these rates' })).toBeNull();
    expect(api.calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
      { date: '2025-11-20' },
    ]);
  });

  it('that were replaced while the admin looked are not used, and the new ones are shown', async () => {
    const { api, state } = open(aRatesOverview({ held: heldRates() }));
    api.on('post', '/admin/exchange-rates/confirm', () => {
      state.overview = aRatesOverview({ held: { ...heldRates(), date: '2025-11-21' } });
      return problem(409, 'CONFLICT', { error: 'Somebody changed this in the meantime.' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use these rates' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Use these rates' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody changed this in the meantime.');
    await waitFor(() => expect(screen.getByText('The rates for November 21, 2025 need your approval')).toBeTruthy());
  });
});
