import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { aFirm, anAttorney, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

type PayoutAccount = components['schemas']['PayoutAccount'];

const FIRM = '/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}';
const URL_OF_PROVIDER = 'http://api.test/sandbox/connect/onboarding/one';

const anAccount = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  lawFirmId: ids.firm,
  state: 'NOT_STARTED',
  isDetailsSubmitted: false,
  canReceiveTransfers: false,
  canBePaidOut: false,
  due: [],
  disabledReason: null,
  checkedAt: null,
  ...changes,
});
const asLead = (account: Partial<PayoutAccount> = {}) =>
  anApi()
    .on('get', '/users/{id}/attorneys', () => [anAttorney({ isLawFirmLead: true })])
    .on('get', `${FIRM}/account-status`, () => anAccount(account))
    .on('post', `${FIRM}/onboarding-link`, () => ({ url: URL_OF_PROVIDER }));
const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

describe('the payouts account of a firm on /attorney/account', () => {
  it.each([
    ['Marsh Hale', 'Marsh Hale leads Fenn & Marsh LLP and looks after its payout account.'],
    [null, /^Nobody leads Fenn & Marsh LLP right now/],
  ])('is for the lead alone; others read that the lead is %s', async (leadName, words) => {
    const api = anApi().on('get', '/users/{id}/attorneys/{aid}/law-firms', () => [{ ...aFirm(), leadName }]);
    visit('/attorney/account');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up payouts' })).toBeNull();
    expect(api.calls.filter(({ name }) => name.includes('account-status'))).toEqual([]);
  });

  it('is set up on the provider’s page, to which one press leads', async () => {
    const leave = leaving();
    const api = asLead();
    visit('/attorney/account');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Set up payouts' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(URL_OF_PROVIDER));
    expect(api.calls.filter(({ name }) => name.endsWith('/onboarding-link'))).toHaveLength(1);

    // The browser's Back brings the page as it was left: it leads there again.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    leave.mockRestore();
  });

  it.each([
    ['INCOMPLETE', 'Not finished', ['Continue setup'], 'needs 1 item'],
    ['RESTRICTED', 'On hold', ['Continue setup', 'See payouts'], 'needs 1 item'],
    ['IN_REVIEW', 'Under review', ['See payouts'], 'need to do anything'],
    ['READY', 'Ready', ['See payouts'], 'Your firm can be paid'],
  ] as const)('%s: %s', async (state, label, buttons, words) => {
    const isHeldBack = state === 'INCOMPLETE' || state === 'RESTRICTED';
    asLead({ state, isDetailsSubmitted: state !== 'INCOMPLETE', due: isHeldBack ? ['external_account'] : [] });
    visit('/attorney/account');
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    const offered = ['Set up payouts', 'Continue setup', 'See payouts'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(offered).toEqual(buttons);
  });

  it('says why the provider’s page cannot be opened', async () => {
    asLead().on('post', `${FIRM}/onboarding-link`, () => problem(502, 'PROVIDER_FAILED'));
    visit('/attorney/account');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up payouts' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing changed');
  });
});

describe('/attorney/stripe-onboarding-refresh', () => {
  it('leads to a new page of the provider', async () => {
    const leave = leaving();
    asLead();
    visit('/attorney/stripe-onboarding-refresh');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(URL_OF_PROVIDER));
    expect(leave).toHaveBeenCalledTimes(1);

    // Whoever comes back with the browser is asked, not sent there again.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(leave).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue setup' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    leave.mockRestore();
  });

  it('sends others back', async () => {
    anApi();
    visit('/attorney/stripe-onboarding-refresh');
    expect(await screen.findByText('Your firm’s lead sets up payouts.')).toBeTruthy();
    expect(screen.getByText(/^Marsh Hale leads/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/attorney/account');
  });
});
