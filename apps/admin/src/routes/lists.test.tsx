import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, aReview, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

describe('views of a list', () => {
  it('are saved by name without the page, opened and removed', async () => {
    const saved: { views: { name: string; address: string }[] } = { views: [] };
    const api = anApi()
      .on('get', '/admin/saved-views/{list}', () => saved)
      .on('put', '/admin/saved-views/{list}', ({ body }) => Object.assign(saved, body));
    const { router } = visit('/admin/users?type=CUSTOMER&page=3&after=00000000-0000-4000-8000-0000000000a1');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    const popup = await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(within(popup).getByRole('textbox'), 'Customers');
    await userEvent.click(within(popup).getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Customers' });
    expect(api.sent('put')).toEqual([{ views: [{ name: 'Customers', address: '?type=CUSTOMER' }] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(link);
    expect(router.state.location.search).toBe('?type=CUSTOMER');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the view Customers' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull());
  });

  it.each([
    ['TICKETS', '/admin/help?view=tickets&status=OPEN'],
    ['WAITLIST', '/admin/help?view=waitlist&search=ada'],
    ['LEDGER', '/admin/ledger?kind=PAYOUT'],
    ['DISCOUNTS', '/admin/discounts?ends=ENDED'],
    ['STATES', '/admin/states?search=wyo'],
  ])('of %s are kept as its own', async (list, address) => {
    const api = anApi()
      .on('get', '/admin/support-tickets', () => ({ tickets: [], ...onePage(0) }))
      .on('get', '/admin/postnup-waitlist', () => ({ entries: [], ...onePage(0) }))
      .on('get', '/admin/discounts/coupons', () => [])
      .on('get', '/states/admin', () => [])
      .on('get', '/admin/ledger/disputes', () => [])
      .on('get', '/admin/ledger/postings', () => ({ postings: [], nextCursor: null }))
      .on('get', '/admin/ledger/balances', () => ({
        accounts: [],
        providerInCents: 0,
        ledgerInCents: 0,
        provider: 'sandbox',
        checkedAt: '2025-11-20T10:00:00.000Z',
      }))
      .on('put', '/admin/saved-views/{list}', ({ body }) => body as { views: [] });
    visit(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    const popup = await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(within(popup).getByRole('textbox'), 'Mine');
    await userEvent.click(within(popup).getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Mine' });
    expect(link.getAttribute('href')).toBe(address);
    expect(api.calls.some(({ name }) => name === `PUT /admin/saved-views/${list}`)).toBe(true);
  });
});

describe('a list as a file', () => {
  it('is asked for with the filter, whatever page is shown', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:users', revokeObjectURL: () => undefined }));
    const api = anApi().on('get', '/admin/users/export', () => new Response('id,name'));
    visit('/admin/users?search=arden&type=CUSTOMER&page=2&after=00000000-0000-4000-8000-0000000000a1');
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(api.calls.some(({ name }) => name === 'GET /admin/users/export')).toBe(true));
    const asked = api.calls.find(({ name }) => name === 'GET /admin/users/export');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ search: 'arden', userType: 'CUSTOMER' });
  });
});

describe('several at once', () => {
  it('reviews are approved one by one, each with its own outcome and its own version', async () => {
    const reviews = ['a1', 'a2'].map((id) => aReview({ id: `00000000-0000-4000-8000-0000000000${id}` }));
    let count = 0;
    const api = anApi()
      .on('get', '/admin/attorney-reviews', () => ({ reviews, ...onePage(2) }))
      .on('patch', '/admin/attorney-reviews/{id}', () => {
        count += 1;
        return count === 1
          ? aReview({ status: 'APPROVED' })
          : problem(409, 'VERSION_CONFLICT', { error: 'It changed.' });
      });
    visit('/admin/attorney-reviews');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 reviews?' });
    expect(api.sent('patch')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve all 2' }));
    expect(await within(dialog).findByText('1 review is approved; one wasn’t.')).toBeTruthy();
    expect(within(dialog).getByText('It changed.')).toBeTruthy();
    const approved = { status: 'APPROVED', reason: 'Read and fit to publish' };
    expect(api.sent('patch')).toEqual([approved, approved]);
  });

  it('reminders need one reason, and go only to what is still to come', async () => {
    const coming = ['b1', 'b2'].map((id) => anEvent({ id: `00000000-0000-4000-8000-0000000000${id}` }));
    const over = anEvent({ id: '00000000-0000-4000-8000-0000000000b3', eventStatus: 'CANCELED' });
    const api = anApi()
      .on('get', '/admin/events', () => ({ events: [...coming, over], ...onePage(3) }))
      .on('post', '/admin/users/{id}/notify-attorney-user-event/{eventId}', () => new Response(null, { status: 204 }));
    visit('/admin/attorney-appointments');
    await userEvent.click(await screen.findByRole('button', { name: 'Remind 2 attorneys' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remind the attorneys of 2 appointments?' });
    const send = within(dialog).getByRole('button', { name: 'Send reminders' });
    await userEvent.click(send);
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The week begins');
    await userEvent.click(send);
    expect(await within(dialog).findByText('2 reminders were sent.')).toBeTruthy();
    expect(api.sent('post')).toEqual([{ reason: 'The week begins' }, { reason: 'The week begins' }]);
  });
});
