import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppShell } from './app-shell';
import { HomeIcon } from './icons';
import { UiProvider } from './provider';
import type { SideMenuProps } from './side-menu';

const menu = (overrides: Partial<SideMenuProps> = {}): SideMenuProps => ({
  onSignOut: vi.fn(),
  footerLinks: [{ label: 'Terms', href: '/terms' }],
  entries: [
    { key: 'home', label: 'Dashboard', href: '/', icon: <HomeIcon />, isCurrent: true },
    {
      key: 'questions',
      label: 'Questionnaire',
      href: '/questionnaire',
      icon: <HomeIcon />,
      entries: [
        { key: 'one', label: 'Homes', href: '/questionnaire/homes', progress: 'COMPLETED' },
        {
          key: 'two',
          label: 'Support',
          href: '/x',
          progress: 'NOT_STARTED',
          isLocked: true,
          reason: 'Book your attorney first',
        },
      ],
    },
    {
      key: 'align',
      label: 'Alignment',
      href: '/alignment',
      icon: <HomeIcon />,
      isEnabled: false,
      reason: 'Opens when you both finished',
    },
  ],
  ...overrides,
});

const show = (props: Partial<SideMenuProps> = {}) =>
  render(
    <UiProvider env="test">
      <AppShell menu={menu(props)}>
        <h1>Page</h1>
      </AppShell>
    </UiProvider>,
  );

describe('side menu (customer spec §2)', () => {
  it('marks the page that is open and the sections that are completed', () => {
    show();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Homes ?, completed$/ })).toBeTruthy();
  });

  it('dims what is not open yet, keeps it in the tab order with its reason, and leads nowhere', () => {
    show();
    const closed = screen.getByRole('link', { name: /^Alignment ?, Opens when you both finished$/ });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    expect(closed.tabIndex).toBe(0);
    expect(closed.hasAttribute('href')).toBe(false);
    expect(
      screen.getByRole('link', { name: /^Support ?, locked: Book your attorney first$/ }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('says how much waits, in words and as a number, and nothing where nothing does', () => {
    const entry = { href: '/', icon: <HomeIcon /> };
    show({
      entries: [
        { ...entry, key: 'clients', label: 'Clients', waits: { count: 2, text: '2 new messages' } },
        { ...entry, key: 'home', label: 'Dashboard', waits: { count: 0, text: 'Nothing waits' } },
      ],
    });
    const clients = screen.getByRole('link', { name: /^Clients ?, 2 new messages$/ });
    expect(within(clients).getByText('2').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  });

  it('is reached by Tab in its order, after the skip link and the bar', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    const order: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await user.tab();
      order.push(document.activeElement?.textContent ?? '');
    }
    const relevant = order
      .filter((text) => /Dashboard|Questionnaire|Homes|Sign out/.test(text))
      .map((text) => text.split(',')[0]);
    expect(relevant.slice(0, 4)).toEqual(['Dashboard', 'Questionnaire', 'Homes', 'Sign out']);
  });

  it('shows a spinner that says Loading... while loading, and the words of a failure', () => {
    const { unmount } = show({ state: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    unmount();
    show({ state: { failed: 'Error loading data' } });
    expect(screen.getByRole('alert').textContent).toBe('Error loading data');
  });

  it('asks to sign out', async () => {
    const onSignOut = vi.fn();
    show({ onSignOut });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('drawer on phones (customer spec §2)', () => {
  it('takes the focus, makes the page inert, and Escape closes it and gives the focus back', async () => {
    show();
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Main' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close menu');
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false);
  });
});
