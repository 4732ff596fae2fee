import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aDocument, alex, aRow, ids, nothingWaits, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const lastQuery = (api: ReturnType<typeof anApi>) =>
  Object.fromEntries(api.calls.filter(({ name }) => name === 'GET /admin/users').at(-1)?.query ?? []);

describe('the list of users (portals spec §2, §6)', () => {
  it('shows everyone with type, state and stage', async () => {
    anApi();
    visit('/admin/users');
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 4)
        .map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Customer', 'Texas', 'Questionnaire'],
      ['Attorney', 'Texas and 1 more', 'Under review'],
      ['Admin', '—', '—'],
    ]);
    expect(screen.getByText('3 users')).toBeDefined();
  });

  it('searches once typing pauses, and keeps the search in the address', async () => {
    const api = anApi();
    const { router } = visit('/admin/users?page=2');
    await screen.findByRole('table');
    const before = api.calls.length;
    await userEvent.type(screen.getByRole('searchbox'), 'alex');
    await waitFor(() => expect(lastQuery(api)).toEqual({ search: 'alex' }));
    expect(router.state.location.search).toBe('?search=alex');
    expect(api.calls.length - before).toBe(1);
  });

  it('filters and sorts as the address says', async () => {
    const api = anApi();
    const { router } = visit(`/admin/users?type=ATTORNEY&state=${ids.iowa}`);
    await screen.findByRole('table');
    expect(lastQuery(api)).toEqual({ userType: 'ATTORNEY', stateId: ids.iowa });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'NAME', direction: 'ascending' }));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'NAME', direction: 'descending' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=NAME&direction=descending'));
  });

  it('takes no filter that does not exist', async () => {
    const api = anApi();
    visit('/admin/users?type=KING&sort=PASSWORD&page=-3');
    await screen.findByRole('table');
    expect(lastQuery(api)).toEqual({});
  });

  it('steps to the next page and back by the row beside it, and says where one is', async () => {
    const page = { total: 60, isTotalExact: true, nextCursor: ids.harper, previousCursor: null };
    const api = anApi().on('get', '/admin/users', ({ query }) => ({
      users: [aRow(alex())],
      ...page,
      ...(query.has('after') && { nextCursor: null, previousCursor: ids.alex }),
    }));
    const { router } = visit('/admin/users?type=CUSTOMER');
    await screen.findByText('1 to 1 of 60');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('26 to 26 of 60');
    expect(lastQuery(api)).toEqual({ userType: 'CUSTOMER', after: ids.harper });
    expect(router.state.location.search).toBe(`?type=CUSTOMER&after=${ids.harper}&page=2`);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=CUSTOMER'));
  });

  it.each([
    [10_000, true, '10,000 users', '1 to 1 of 10000'],
    [10_000, false, 'More than 10,000 users', '1 to 1 of more than 10,000'],
  ])('with %i, exactly: %s', async (total, isTotalExact, count, range) => {
    anApi().on('get', '/admin/users', () => ({
      users: [aRow(alex())],
      total,
      isTotalExact,
      nextCursor: ids.harper,
      previousCursor: null,
    }));
    visit('/admin/users');
    expect(await screen.findByText(count)).toBeDefined();
    expect(screen.getByText(range)).toBeDefined();
  });

  it('waits for a second letter', async () => {
    const api = anApi();
    visit('/admin/users?search=a');
    await screen.findByRole('table');
    expect(lastQuery(api)).toEqual({});
  });

  it('begins with what waits, in words, and counts it in the menu', async () => {
    anApi().on('get', '/admin/waiting', () => ({ ...nothingWaits(), applications: 2, lawFirms: 1 }));
    visit('/admin/users');
    expect((await screen.findByRole('link', { name: '2 applications to decide on' })).getAttribute('href')).toBe(
      '/admin/attorneys?stage=UNDER_REVIEW',
    );
    expect(screen.getByRole('link', { name: '1 law firm to approve' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Attorneys ?, 2 applications to decide on$/ })).toBeDefined();
  });

  it('says that nobody was found, and leads back to everyone', async () => {
    const api = anApi().on('get', '/admin/users', ({ query }) =>
      query.has('search') ? { users: [], ...onePage(0) } : { users: [aRow(alex())], ...onePage(1) },
    );
    visit('/admin/users?search=zzz');
    await screen.findByRole('heading', { name: 'No users found' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await screen.findByRole('link', { name: 'Alex Arden' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(lastQuery(api)).toEqual({});
  });

  it('says what went wrong, and tries again', async () => {
    const api = anApi().on('get', '/admin/users', () => problem(400, 'VALIDATION_FAILED'));
    visit('/admin/users');
    expect(await screen.findByText('VALIDATION_FAILED')).toBeDefined();
    api.on('get', '/admin/users', () => ({ users: [aRow(alex())], ...onePage(1) }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Alex Arden' })).toBeDefined();
  });
});

describe('one user', () => {
  it('shows who they are and their documents', async () => {
    anApi().on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [aDocument()] }));
    visit(`/admin/users/${ids.alex}`);
    expect(await screen.findByRole('heading', { name: 'Alex Arden' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Alex Arden and Blake Barlow' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Blake Barlow' }).getAttribute('href')).toBe(`/admin/users/${ids.blake}`);
  });
  it('resets a second step that was lost, with a reason, and says why it could not', async () => {
    let isGone = false;
    const api = anApi()
      .on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [] }))
      .on('post', '/admin/users/{id}/reset-second-factor', () => {
        if (isGone) return problem(409, 'CONFLICT', { error: 'This person has no second step to remove.' });
        isGone = true;
        return null as never;
      });
    visit(`/admin/users/${ids.alex}`);
    const reason = await screen.findByRole('textbox', { name: /Reason, and how/ });
    const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset two-step verification' }));
    await userEvent.type(reason, 'Lost the phone; video call');
    await reset();
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('can sign in with'));
    expect(api.calls.findLast(({ name }) => name.startsWith('POST'))?.body).toEqual({
      reason: 'Lost the phone; video call',
    });
    await userEvent.type(reason, 'Once more');
    await reset();
    expect(await screen.findByText('This person has no second step to remove.')).toBeDefined();
  });

  it('logs somebody out everywhere, with a reason', async () => {
    const api = anApi()
      .on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [] }))
      .on('post', '/admin/users/{id}/end-sessions', () => null as never);
    visit(`/admin/users/${ids.alex}`);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason(?!, and)/ }), 'A stolen laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('alex@demo.troth is logged out everywhere.')).toBeDefined();
    expect(api.calls.findLast(({ name }) => name.startsWith('POST'))?.body).toEqual({ reason: 'A stolen laptop' });
  });

  it('says that there is none', async () => {
    anApi();
    visit(`/admin/users/${ids.blake}`);
    expect(await screen.findByRole('heading', { name: 'We can’t find this user' })).toBeDefined();
  });
});

describe('the rest of the portal', () => {
  it.each(['/', '/admin', '/nowhere'])('%s leads to the users', async (path) => {
    anApi();
    const { router } = visit(path);
    await screen.findByRole('table');
    expect(router.state.location.pathname).toBe('/admin/users');
  });

  it('names the admin in the bar, and lists what works', async () => {
    anApi();
    visit('/admin/help');
    await screen.findByRole('heading', { name: 'Help' });
    // The page's own header stands inside main.
    const [banner = document.body] = screen.getAllByRole('banner');
    expect(within(banner).getByText('Admin')).toBeDefined();
    expect(within(banner).getByText('MA')).toBeDefined();
    expect(within(banner).getByText('Morgan Admin')).toBeDefined();
    const menu = screen.getByRole('navigation');
    expect([...menu.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Users',
      'Attorneys',
      'Law Firms',
      'Attorney Appointments',
      'Attorney Reviews',
      'States',
      'Attorney Payouts',
      'Discounts',
      'Ledger',
      'Exchange rates',
      'Help',
      'Account',
    ]);
  });

  it('changes the own name, and keeps what was typed when that fails', async () => {
    const api = anApi().on('patch', '/users/{id}', () => problem(400, 'VALIDATION_FAILED'));
    visit('/admin/account');
    const lastName = await screen.findByRole<HTMLInputElement>('textbox', { name: /Last name/ });
    await userEvent.clear(lastName);
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(screen.getByText('This field is required')).toBeDefined();
    await userEvent.type(lastName, 'Moss');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('VALIDATION_FAILED')).toBeDefined();
    expect(lastName.value).toBe('Moss');
    expect(screen.getByText('Morgan Admin')).toBeDefined();
    api.on('patch', '/users/{id}', () => ({ ...alex(), firstName: 'Morgan', lastName: 'Moss', userType: 'ADMIN' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Morgan Moss')).toBeDefined();
    expect(api.sent('patch').at(-1)).toEqual({ firstName: 'Morgan', lastName: 'Moss' });
  });
});
