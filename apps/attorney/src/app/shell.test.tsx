import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { askAgain } from '../shared/asked-again';
import { anAttorney, aTask, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const CLOSED = 'Your application has been declined or deactivated. Please contact support if you have any questions.';

const landsOn = async (path: string, stage: ReturnType<typeof anAttorney>['stage']) => {
  anApi().on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })]);
  const { router, unmount } = visit(path);
  await screen.findByRole('heading', { level: 1 });
  const { pathname } = router.state.location;
  unmount();
  return pathname;
};

describe('attorney routes depend on the stage (portals spec §2)', () => {
  it.each([
    ['FORM_MISSING', '/', '/attorney/form'],
    ['FORM_MISSING', '/attorney/account', '/attorney/form'],
    ['FORM_MISSING', '/attorney/help', '/attorney/help'],
    ['UNDER_REVIEW', '/attorney/clients', '/attorney/form'],
    ['UNDER_REVIEW', '/attorney/help', '/attorney/help'],
    ['APPROVED', '/', '/'],
    ['APPROVED', '/attorney/clients', '/attorney/clients'],
    ['APPROVED', '/attorney/form', '/'],
    ['APPROVED', '/attorney_editor/77', '/attorney/clients'],
    ['APPROVED', '/attorney_clients', '/attorney/clients'],
    ['APPROVED', '/attorney_profile', '/attorney/account'],
    ['APPROVED', '/nowhere', '/'],
    ['DECLINED', '/', '/attorney/account'],
    ['DECLINED', '/attorney/form', '/attorney/account'],
    ['DEACTIVATED', '/attorney/clients', '/attorney/account'],
    ['DEACTIVATED', '/attorney/help', '/attorney/help'],
  ] as const)('%s at %s is on %s', async (stage, path, place) => {
    expect(await landsOn(path, stage)).toBe(place);
  });

  it.each(['DECLINED', 'DEACTIVATED'] as const)('%s reads the exact sentence', async (stage) => {
    anApi().on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })]);
    visit('/');
    expect(await screen.findByText(CLOSED)).toBeDefined();
  });

  it('says that there is no attorney record', async () => {
    anApi().on('get', '/users/{id}/attorneys', () => []);
    visit('/');
    expect(await screen.findByRole('heading', { name: 'No attorney found' })).toBeDefined();
  });

  it('says what went wrong, here, in the menu and in the bar', async () => {
    anApi().on('get', '/users/{id}/attorneys', () => problem(400, 'VALIDATION_FAILED'));
    visit('/');
    expect(await screen.findByText('Error loading data')).toBeDefined();
    expect(screen.getByText('Error occurred').closest('header')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the menu and the bar (portals spec §2)', () => {
  const entries = () =>
    [...document.querySelectorAll('[role=navigation] li > *')].map(
      (element) =>
        `${element.textContent?.split(',')[0]}: ${element.getAttribute('aria-disabled') === 'true' ? 'dimmed' : 'open'}`,
    );

  it('opens everything that works to approved attorneys, and names them', async () => {
    anApi();
    visit('/attorney/help');
    await screen.findByRole('heading', { name: 'Help' });
    expect(entries()).toEqual([
      'Dashboard: open',
      'Clients: open',
      'Appointments: open',
      'Reviews: open',
      'Payouts: open',
      'Help: open',
      'Account: open',
    ]);
    expect(screen.getByText('Frances Fenn')).toBeDefined();
  });

  it('counts what waits and the unread messages on every page, as they come', async () => {
    const api = anApi().on('get', '/users/{id}/attorneys/{aid}/tasks', () => [
      aTask(),
      aTask({ kind: 'MESSAGES', count: 2 }),
    ]);
    const { queryClient } = visit('/attorney/help');
    expect(await screen.findByRole('link', { name: /^Dashboard ?, 2 things are waiting for you$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Clients ?, 2 new messages$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Reviews' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: '2 things are waiting for you' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Casey Coyle’s agreement is ready for you to approve',
      '2 unread messages from Casey Coyle',
      'See everything on the dashboard',
    ]);
    api.on('get', '/users/{id}/attorneys/{aid}/tasks', () => []);
    await askAgain(queryClient, ids.frances, new Set(['chats']));
    expect(await screen.findByRole('link', { name: 'Clients' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /waiting for you/ })).toBeNull();
  });

  it.each(['FORM_MISSING', 'UNDER_REVIEW', 'DECLINED', 'DEACTIVATED'] as const)(
    'opens only help to %s, and names nobody',
    async (stage) => {
      anApi().on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })]);
      visit('/attorney/help');
      await screen.findByRole('heading', { name: 'Help' });
      await waitFor(() =>
        expect(entries()).toEqual([
          'Dashboard: dimmed',
          'Clients: dimmed',
          'Appointments: dimmed',
          'Reviews: dimmed',
          'Payouts: dimmed',
          'Help: open',
          'Account: dimmed',
        ]),
      );
      expect(screen.queryByText('Frances Fenn')).toBeNull();
    },
  );
});
