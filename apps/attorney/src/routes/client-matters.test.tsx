import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientsCsv } from '../features/clients/clients-csv';
import { aClient, aClientPage, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const deadline = (on: string, daysLeft: number) => ({ nextDeadline: { step: 'APPROVAL' as const, on, daysLeft } });
const [first, last] = [`${ids.casey}.${ids.document}`, `${ids.iowa}.${ids.document}`];
let asked: URLSearchParams[] = [];
/** The server's page, and what it was asked for. */
const withClients = (...clients: ReturnType<typeof aClient>[]) =>
  anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
    asked.push(query);
    return aClientPage(clients);
  });
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);
beforeEach(() => {
  asked = [];
});
const rowText = async () => (await screen.findAllByRole('row'))[1]?.textContent ?? '';

describe('clients as matters with deadlines', () => {
  it('asks for the nearest deadline first, and for another order as asked; the address keeps it', async () => {
    withClients(aClient({ id: ids.iowa, firstName: 'Zoë', lastName: 'Abel' }), aClient());
    const { router } = visit('/attorney/clients');
    await screen.findByRole('table');
    expect(names()).toEqual(['Zoë Abel', 'Casey Coyle']);
    expect(lastAsked()).toEqual({ view: 'OPEN', sort: 'deadline', direction: 'ascending', limit: '50' });
    await userEvent.click(screen.getByRole('button', { name: 'Next deadline' }));
    expect(screen.getByRole('columnheader', { name: 'Next deadline' }).getAttribute('aria-sort')).toBe('descending');
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'deadline', direction: 'descending' }));
    await userEvent.click(screen.getByRole('button', { name: 'Client' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'name', direction: 'ascending' }));
    expect(router.state.location.search).toBe('?sort=name&direction=ascending');
  });

  it('turns pages, and a changed filter begins at the first', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
      asked.push(query);
      return aClientPage([aClient()], {
        total: 120,
        views: { OPEN: 120, WAITING: 0, PAST: 0 },
        nextCursor: last,
        previousCursor: first,
      });
    });
    const { router } = visit(`/attorney/clients?after=${ids.casey}.${ids.iowa}&page=2`);
    expect(await screen.findByText('51 to 51 of 120')).toBeDefined();
    expect(lastAsked()).toMatchObject({ after: `${ids.casey}.${ids.iowa}` });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ after: last }));
    expect(router.state.location.search).toBe(`?after=${last}&page=3`);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ before: first }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Q_A');
    await waitFor(() => expect(lastAsked()).toMatchObject({ service: 'Q_A' }));
    for (const name of ['after', 'before', 'page']) expect(lastAsked()).not.toHaveProperty(name);
    expect(router.state.location.search).toBe('?service=Q_A');
  });

  it('leads to the first page from one whose place in the list is gone', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
      asked.push(query);
      return aClientPage(query.has('after') ? [] : [aClient()], {
        total: 60,
        views: { OPEN: 60, WAITING: 0, PAST: 0 },
      });
    });
    visit(`/attorney/clients?sort=name&after=${last}&page=2`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the first page' }));
    expect(await screen.findByRole('link', { name: 'Casey Coyle' })).toBeDefined();
    expect(lastAsked()).toMatchObject({ sort: 'name' });
  });

  it('saves a view by name, opens it again and removes it', async () => {
    const saved: { views: { name: string; address: string }[] } = { views: [] };
    withClients(aClient());
    const api = anApi()
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient()], { total: 1 }))
      .on('get', '/users/{id}/attorneys/{aid}/saved-views', () => saved)
      .on('put', '/users/{id}/attorneys/{aid}/saved-views', ({ body }) => Object.assign(saved, body));
    const { router } = visit('/attorney/clients?service=Q_A&page=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    const popup = await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Save' }));
    expect(within(popup).getByText('Give the view a name')).toBeDefined();
    await userEvent.type(within(popup).getByRole('textbox'), 'Calls');
    await userEvent.click(within(popup).getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Calls' });
    expect(api.sent('put')).toEqual([{ views: [{ name: 'Calls', address: '?service=Q_A' }] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(link);
    expect(router.state.location.search).toBe('?service=Q_A');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the view Calls' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Calls' })).toBeNull());
  });

  it.each([
    [deadline('2026-11-26', 3), /Thu, Nov 26(, 2026)?, in 3 daysYour approval/],
    [deadline('2026-11-24', 1), /Tue, Nov 24(, 2026)?, tomorrowYour approval/],
    [deadline('2026-11-23', 0), /Mon, Nov 23(, 2026)?, todayYour approval/],
    [deadline('2026-11-22', -1), /Sun, Nov 22(, 2026)?, yesterdayYour approval/],
    [deadline('2026-11-20', -3), /Fri, Nov 20(, 2026)?, 3 days agoYour approval/],
    [{}, /No deadlineNo wedding date yet/],
    // Who only has a call about questions is not told the wedding date.
    [{ services: ['Q_A' as const] }, /In preparation——$/],
  ])('%j: %s', async (changes, words) => {
    withClients(aClient(changes));
    visit('/attorney/clients');
    expect(await rowText()).toMatch(words);
  });

  it.each([
    [{ standing: 'NONE' as const, at: null }, 'No call yet'],
    [{ standing: 'OUTCOME_MISSING' as const, at: '2026-11-10T15:00:00.000Z' }, 'Outcome missing'],
    [{ standing: 'HELD' as const, at: '2026-11-10T15:00:00.000Z' }, 'Called Nov 10, 2026'],
    [{ standing: 'NO_SHOW' as const, at: '2026-11-10T15:00:00.000Z' }, 'Missed the call on Nov 10, 2026'],
    [{ standing: 'UPCOMING' as const, at: '2026-11-30T15:00:00.000Z' }, 'Call Mon, Nov 30, '],
  ])('says in words where the call stands: %j', async (call, words) => {
    withClients(aClient({ call }));
    visit('/attorney/clients');
    expect(await rowText()).toContain(words);
  });

  it.each([
    [null, 'Has no attorney'],
    [{ kind: 'OWN' as const, name: null }, 'Has an attorney outside Troth'],
    [{ kind: 'SERVICE' as const, name: 'Gray Garland' }, 'With Gray Garland'],
  ])('says who advises the partner: %j', async (partnerCounsel, words) => {
    withClients(aClient({ partnerCounsel }));
    visit('/attorney/clients');
    expect(await rowText()).toContain(`Devon Dunmore${words}`);
  });

  it('keeps what waits and what is past in lists of their own', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
      asked.push(query);
      return aClientPage([aClient()], { views: { OPEN: 2, WAITING: 1, PAST: 1 } });
    });
    visit('/attorney/clients');
    await screen.findByRole('table');
    const views = screen.getByRole('navigation', { name: 'Views of your clients' });
    const labels = within(views)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(labels).toEqual(['All clients2', 'Waiting for me1', 'Past1']);
    await userEvent.click(within(views).getByRole('link', { name: /Waiting for me/ }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ view: 'WAITING' }));
    await userEvent.click(within(views).getByRole('link', { name: /Past/ }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ view: 'PAST' }));
  });

  it('names those who are no longer clients, how it ended and when, and leads to none of them', async () => {
    const former = { clientId: ids.iowa, documentId: ids.document, services: ['Q_A' as const] };
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () =>
      aClientPage([], {
        total: 2,
        views: { OPEN: 0, WAITING: 0, PAST: 2 },
        former: [
          { ...former, name: 'Lane Lindqvist', reason: 'REFUNDED', endedAt: '2026-11-20T15:00:00.000Z' },
          { ...former, clientId: ids.casey, name: null, services: [], reason: 'LEFT', endedAt: null },
        ],
      }),
    );
    visit('/attorney/clients?view=past');
    const table = await screen.findByRole('table', { name: 'No longer your clients' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Lane Lindqvist', 'Q&A', 'Refunded', 'Nov 20, 2026'],
      ['A client without a name', '—', 'No longer represented or advised by you', '—'],
    ]);
    expect(within(table).queryByRole('link')).toBeNull();
    expect(screen.queryByText('You have no past clients.')).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('writes those who are no longer clients into the spreadsheet with how it ended', () => {
    const lines = clientsCsv([], () => null, [
      {
        clientId: ids.iowa,
        documentId: ids.document,
        name: '=Lane',
        services: ['REPRESENTATION'],
        reason: 'REFUNDED',
        endedAt: '2026-11-20T15:00:00.000Z',
      },
    ]).split('\r\n');
    expect(lines[1]).toBe(`'=Lane,,Representation,${','.repeat(8)}Refunded,2026-11-20`);
  });

  it('says what an empty list means', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () =>
      aClientPage([], { views: { OPEN: 1, WAITING: 0, PAST: 0 } }),
    );
    visit('/attorney/clients?view=waiting');
    expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
  });

  it('searches and filters by state and service; the address keeps it', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
      asked.push(query);
      const isNone = query.get('service') !== null;
      return aClientPage(isNone ? [] : [aClient()], {
        views: { OPEN: 8, WAITING: 0, PAST: 0 },
        stateIds: [ids.california, ids.iowa],
      });
    });
    const { router } = visit('/attorney/clients');
    const search = await screen.findByRole('searchbox', { name: 'Client, partner or e-mail' });
    await userEvent.type(search, 'nguyen{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'nguyen' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Iowa');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'REPRESENTATION');
    expect(await screen.findByText('No client matches.')).toBeDefined();
    expect(lastAsked()).toMatchObject({ search: 'nguyen', stateId: ids.iowa, service: 'REPRESENTATION' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('reads every page for the spreadsheet', async () => {
    anApi().on('get', '/users/{id}/attorneys/{aid}/clients', ({ query }) => {
      asked.push(query);
      return aClientPage([aClient()], { total: 2, nextCursor: query.has('after') ? null : last });
    });
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:clients');
    visit('/attorney/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(file).toHaveBeenCalledOnce());
    const text = await (file.mock.calls[0]?.[0] as Blob).text();
    expect(text.split('casey@demo.troth')).toHaveLength(3);
    expect(asked.map((query) => query.get('after'))).toEqual([null, null, last]);
  });

  it('writes a spreadsheet, in which no name is a formula', () => {
    const client = aClient({ lastName: '"Cash"', firstName: '=1+1', partnerName: '@x', ...deadline('2026-11-26', 3) });
    const lines = clientsCsv([client], () => 'California').split('\r\n');
    expect(lines).toEqual([
      '\uFEFFClient,E-mail,Service,State,Partner,Partner’s attorney,Booking,Agreement,What is due,Next deadline,Wedding,Why it ended,Ended',
      '"\'=1+1 ""Cash""",casey@demo.troth,Representation,California,\'@x,Has no attorney,No call yet,In preparation,Your approval,2026-11-26,,,',
      '',
    ]);
  });
});
