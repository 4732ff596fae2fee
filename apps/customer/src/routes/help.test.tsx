import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { ids } from '../testing/couple';
import { anApi, visit } from '../testing/visit';

type Ticket = components['schemas']['SupportTicket'];

const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  id: ids.section,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null,
  createdById: ids.alex,
  updatedById: ids.alex,
  number: 1042,
  userId: ids.alex,
  topic: 'PAYMENT',
  message: 'It says declined.',
  pagePath: '/payment',
  status: 'OPEN',
  reply: null,
  repliedAt: null,
  ...changes,
});

async function fill(form: HTMLElement) {
  await userEvent.click(within(form).getByRole('combobox', { name: /What is it about/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Payment' }));
  await userEvent.type(within(form).getByRole('textbox', { name: /Your message/ }), 'It says declined.');
}

describe('help (customer spec §2; D16)', () => {
  it('lists the own tickets with their answers', async () => {
    anApi().on('get', '/users/{id}/support-tickets', () => [
      aTicket({ status: 'ANSWERED', reply: 'Please try another card.', repliedAt: '2026-11-21T10:00:00.000Z' }),
    ]);
    visit('/help');
    expect(await screen.findByText('Number 1042: Payment')).toBeTruthy();
    expect(screen.getByText('Please try another card.')).toBeTruthy();
    expect(screen.getByText('Answered')).toBeTruthy();
  });

  it('says so when there are none, and when they do not come', async () => {
    const { unmount } = (anApi().on('get', '/users/{id}/support-tickets', () => []), visit('/help'));
    expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
    unmount();
    anApi().on('get', '/users/{id}/support-tickets', () => problem(400, 'NO'));
    visit('/help');
    expect(await screen.findByText('NO')).toBeTruthy();
  });

  it('shows the video of the background block, for the state that was chosen', async () => {
    const api = anApi();
    visit('/help');
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    await waitFor(() => expect(api.calls.some(({ name }) => name === 'GET /videos')).toBe(true));
    const { query } = api.calls.find(({ name }) => name === 'GET /videos') ?? {};
    expect(query?.get('location')).toBe('background_information');
    expect(query?.get('stateId')).toBe(ids.newYork);
  });
});

describe('the chat bubble opens the support form (D16)', () => {
  const openBubble = async (path: string) => {
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask our support team' }));
    return screen.findByRole('dialog', { name: 'Write to us' });
  };

  it('sends topic, message and the page, and tells the ticket’s number', async () => {
    const api = anApi().on('post', '/users/{id}/support-tickets', () => aTicket());
    const popup = await openBubble('/profile');
    await fill(popup);
    await userEvent.click(within(popup).getByRole('button', { name: 'Send' }));
    expect(await within(popup).findByText('Sent. Your ticket number is 1042')).toBeTruthy();
    expect(api.sent('post')).toEqual([{ topic: 'PAYMENT', message: 'It says declined.', pagePath: '/profile' }]);
  });

  it('asks for both before it sends anything', async () => {
    const api = anApi();
    const popup = await openBubble('/');
    await userEvent.click(within(popup).getByRole('button', { name: 'Send' }));
    expect(within(popup).getAllByText('This field is required')).toHaveLength(2);
    expect(api.sent('post')).toEqual([]);
  });

  it('keeps what was typed when sending fails, also for the next time', async () => {
    anApi().on('post', '/users/{id}/support-tickets', () => problem(503, 'UNAVAILABLE'));
    const popup = await openBubble('/');
    await fill(popup);
    await userEvent.click(within(popup).getByRole('button', { name: 'Send' }));
    expect(await within(popup).findByText('Your message is saved on this device. Please try again.')).toBeTruthy();
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask our support team' }));
    const again = within(await screen.findByRole('dialog', { name: 'Write to us' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ }).value).toBe('It says declined.');
  });
});
