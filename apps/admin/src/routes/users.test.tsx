import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { alex, anAdminDocument, aRow, ids, nothingWaits, onePage } from '../testing/records';
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
      ['Customer', 'Texas', 'No agreement yet'],
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
    expect((await screen.findByRole('link', { name: '2 applications to review' })).getAttribute('href')).toBe(
      '/admin/attorneys?stage=UNDER_REVIEW',
    );
    expect(screen.getByRole('link', { name: '1 law firm to approve' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Attorneys ?, 2 applications to review$/ })).toBeDefined();
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
  const anApiWith = (document = anAdminDocument()) =>
    anApi()
      .on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [] }))
      .on('get', '/admin/users/{id}/documents', () => [document]);
  const reasonIn = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /Reason/ });

  it('shows who they are and their documents', async () => {
    anApiWith();
    visit(`/admin/users/${ids.alex}`);
    expect(await screen.findByRole('heading', { name: 'Alex Arden' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Alex Arden and Blake Barlow' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Blake Barlow' }).getAttribute('href')).toBe(`/admin/users/${ids.blake}`);
  });

  it('shows how far the agreement is, by the way that it takes', async () => {
    anApiWith(anAdminDocument({ attorneys: [], lastGeneratedAt: '2026-11-20T10:00:00.000Z' }));
    visit(`/admin/users/${ids.alex}`);
    const way = await screen.findByRole('list', { name: 'Progress of the agreement' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Answers', 'First version', 'Reviewed', 'Notarized']);
    expect(way.querySelector('[aria-current="step"]')?.textContent).toBe('First version');
  });

  it('names who bought the prenup on the page of the other partner, too', async () => {
    anApiWith(anAdminDocument({ prenup: 'PAID', prenupBoughtBy: { id: ids.blake, name: 'Blake Barlow' } }));
    visit(`/admin/users/${ids.alex}`);
    expect(await screen.findByText('Bought by Blake Barlow')).toBeDefined();
  });

  it('resets a second step that was lost, with a reason, and says why it could not', async () => {
    const api = anApiWith().on('post', '/admin/users/{id}/reset-second-factor', () =>
      problem(409, 'CONFLICT', { error: 'This person has no second step to remove.' }),
    );
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reset two-step verification' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(reasonIn(dialog), 'Lost the phone; video call');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('This person has no second step to remove.')).toBeDefined();
    api.on('post', '/admin/users/{id}/reset-second-factor', () => null as never);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText(/can log in with the password alone/)).toBeDefined();
    expect(api.sent('post').at(-1)).toEqual({ reason: 'Lost the phone; video call' });
  });

  it('logs somebody out everywhere, with a reason', async () => {
    const api = anApiWith().on('post', '/admin/users/{id}/end-sessions', () => null as never);
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(reasonIn(dialog), 'A stolen laptop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('alex@demo.troth is logged out everywhere.')).toBeDefined();
    expect(api.sent('post').at(-1)).toEqual({ reason: 'A stolen laptop' });
  });

  it('changes only what was changed, and says that a new address is confirmed first', async () => {
    const api = anApiWith().on('patch', '/admin/users/{id}', () => alex());
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    const email = within(dialog).getByRole('textbox', { name: /E-mail address/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com');
    await userEvent.type(reasonIn(dialog), 'A new job');
    expect(within(dialog).getByText(/A link goes to new@example.com, and a notice to alex@demo.troth/)).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changes when new@example.com is confirmed/)).toBeDefined();
    expect(api.sent('patch').at(-1)).toEqual({ email: 'new@example.com', reason: 'A new job' });
  });

  it('unlocks and erases only when the couple’s name is typed', async () => {
    const api = anApiWith(
      anAdminDocument({
        drafts: 5,
        lock: {
          holder: { id: ids.harper, name: 'Harper Holt' },
          acquiredAt: '2026-01-05T10:00:00.000Z',
          expiresAt: '2026-01-05T10:01:00.000Z',
        },
      }),
    ).on('post', '/documents/{id}/drafts/admin/unlock-erase', () => ({
      holder: null,
      acquiredAt: null,
      erasedDrafts: 5,
    }));
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlock and erase 5 drafts?' });
    expect(within(dialog).getByText(/Harper Holt has been editing since/)).toBeDefined();
    await userEvent.type(reasonIn(dialog), 'The attorney is ill');
    const act = () => userEvent.click(within(dialog).getByRole('button', { name: 'Unlock and erase' }));
    await act();
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Type/ }), 'Alex Arden and Blake Barlow');
    await act();
    expect(await screen.findByText('Unlocked. 5 drafts were erased.')).toBeDefined();
    expect(api.sent('post').at(-1)).toEqual({ reason: 'The attorney is ill', confirm: true });
  });

  it('restores what was put aside, and offers nothing once it is too late', async () => {
    const api = anApiWith(anAdminDocument({ isActive: false, restorableUntil: '2026-02-04T10:00:00.000Z' })).on(
      'post',
      '/admin/documents/{id}/restore',
      () => anAdminDocument(),
    );
    visit(`/admin/users/${ids.alex}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(reasonIn(dialog), 'The wrong one');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore document' }));
    expect(await screen.findByText('The document is back.')).toBeDefined();
    expect(api.sent('post').at(-1)).toEqual({ reason: 'The wrong one' });
  });

  it('opens answers for a reason, and keeps what is private to its author', async () => {
    let isOpen = false;
    const api = anApiWith()
      .on('get', '/admin/documents/{id}/access', () => ({
        access: isOpen
          ? {
              id: ids.firm,
              documentId: ids.document,
              ticketId: null,
              reason: 'A wrong clause',
              openedAt: '2026-01-05T10:00:00.000Z',
              until: '2026-01-05T11:00:00.000Z',
            }
          : null,
        openTickets: [],
      }))
      .on('post', '/admin/documents/{id}/access', () => {
        isOpen = true;
        return null as never;
      })
      .on('get', '/admin/users/{id}/questionnaire-sections', () => []);
    visit(`/admin/users/${ids.alex}/answers`);
    const open = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(open);
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'A wrong clause');
    await userEvent.click(open);
    expect(await screen.findByText(/history shows that you looked/)).toBeDefined();
    expect(api.sent('post')).toEqual([{ reason: 'A wrong clause' }]);
  });

  it('sends again only what did not arrive', async () => {
    const mail = {
      kind: 'attorney-chosen' as const,
      createdAt: '2026-01-05T10:00:00.000Z',
      sentAt: null,
      attempts: 1,
      lastError: null,
    };
    const api = anApiWith()
      .on('get', '/admin/users/{id}/mails', () => [
        { ...mail, id: ids.firm, outcome: 'UNDELIVERABLE', canResend: true },
        { ...mail, id: ids.otherFirm, outcome: 'SENT', canResend: false },
      ])
      .on('post', '/admin/users/{id}/mails/{mailId}/resend', () => null as never);
    visit(`/admin/users/${ids.alex}/mails`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(reasonIn(dialog), 'The mailbox was full');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The e-mail is on its way.')).toBeDefined();
    expect(api.sent('post')).toEqual([{ reason: 'The mailbox was full' }]);
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
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect([...menu.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Users',
      'Attorneys',
      'Law Firms',
      'Attorney Appointments',
      'Attorney Reviews',
      'States',
      'Attorney Payouts',
      'Library Groups',
      'Discounts',
      'Counsel',
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
