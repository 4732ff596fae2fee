import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aJourney, aPerson } from '../testing/couple';
import { anApi, visit } from '../testing/visit';

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('side menu and progress bar (customer spec §2)', () => {
  it('shows a spinner, and no bar, while loading', async () => {
    anApi().on('get', '/users/{id}/journey', () => new Promise(() => undefined));
    visit('/help');
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    expect(menu().getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that loading failed in the menu and in the header, and hides the bar', async () => {
    anApi().on('get', '/users/{id}/journey', () => problem(400, 'NO'));
    visit('/help');
    expect(await screen.findByText('Error loading data')).toBeTruthy();
    expect(screen.getByText('Error occurred').closest('header')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    // Signing out and the legal pages need no data.
    expect(menu().getByRole('button', { name: 'Sign out' })).toBeTruthy();
    expect(menu().getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(menu().getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(menu().getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe('/accessibility');
  });

  it('lists the sections with their ticks; disabled items are dimmed, say why and lead nowhere', async () => {
    const journey = aJourney();
    anApi().on('get', '/users/{id}/journey', () =>
      aJourney({
        sections: journey.sections.map((section, at) => ({
          ...section,
          status: at === 0 ? 'COMPLETED' : 'NOT_STARTED',
          lock: at === 0 ? null : 'PRENUP_NOT_PAID',
        })),
      }),
    );
    visit('/');
    await screen.findByRole('heading', { level: 1 });
    const done = await menu().findByRole('link', { name: /Homes/ });
    expect(done.textContent).toContain('completed');
    const locked = menu().getByRole('link', { name: /Debts/ });
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(locked.getAttribute('href')).toBeNull();
    expect(locked.getAttribute('title')).toBeTruthy();
    const alignment = menu().getByRole('link', { name: /Alignment/ });
    expect(alignment.getAttribute('href')).toBeNull();
    expect(alignment.textContent).toContain('Available once your partner has joined');
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.textContent?.split(',')[0]),
    ).toEqual([
      'Troth',
      'Dashboard',
      'Questionnaire',
      'Homes',
      'Debts',
      'Financial Disclosure',
      'Alignment',
      'Documents',
      'Review & Notarize',
      'Payment',
      'Help',
      'Account',
      'Terms',
      'Privacy',
      'Accessibility',
    ]);
  });

  it.each([
    [0, 'Starting your prenup 🖋️'],
    [3, '60%'],
    [5, 'Prenup 100% ready 🎉'],
  ])('at step %i the bar has five segments and reads %s', async (step, label) => {
    anApi().on('get', '/users/{id}/journey', () =>
      aJourney({ progress: { step, percentage: step * 20, label, shortLabel: step === 5 ? '100% 🎉' : label } }),
    );
    visit('/');
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuemax')).toBe('5');
    expect(bar.getAttribute('aria-valuenow')).toBe(String(step));
    expect(bar.getAttribute('aria-valuetext')).toContain(label);
    // Its emoji are drawn, as icons that are no text.
    expect(bar.textContent).toBe(label.replace(/\p{Extended_Pictographic}\uFE0F?/u, ''));
    expect(bar.querySelectorAll('svg')).toHaveLength(label.includes('%') && step < 5 ? 0 : 1);
    expect(bar.querySelectorAll('span')).toHaveLength(5);
  });
});

describe('newer terms (D5)', () => {
  it('are asked about before any screen, and then no more', async () => {
    const api = anApi().on('get', '/users/{id}/journey', () =>
      aJourney({ termsToAgree: { version: '2.0', effectiveOn: '2026-11-21' } }),
    );
    api.on('post', '/users/{id}/acknowledgements', () => {
      api.on('get', '/users/{id}/journey', () => aJourney());
      return aPerson({ termsVersion: '2.0' });
    });
    visit('/help');
    expect(await screen.findByRole('heading', { name: 'Our terms have changed' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Check the box to agree to the Terms.')).toBeTruthy();
    expect(api.sent('post')).toEqual([]);

    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Help', level: 1 })).toBeTruthy();
    await waitFor(() => expect(api.sent('post')).toEqual([{ termsVersion: '2.0' }]));
  });
});
