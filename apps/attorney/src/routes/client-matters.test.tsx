import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientsCsv } from '../features/clients/clients-csv';
import { aClient, aTask, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const deadline = (on: string, daysLeft: number) => ({ nextDeadline: { step: 'APPROVAL' as const, on, daysLeft } });
const withClients = (...clients: ReturnType<typeof aClient>[]) =>
  anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () => clients);
const rowText = async () => (await screen.findAllByRole('row'))[1]?.textContent ?? '';

describe('clients as matters with deadlines', () => {
  it('lists the nearest deadline first and those without one last, and sorts as asked', async () => {
    withClients(
      aClient({ id: ids.iowa, firstName: 'Zoë', lastName: 'Abel', weddingDate: '2027-02-20' }),
      aClient({ ...deadline('2026-12-04', 11), weddingDate: '2027-01-30' }),
      aClient({ id: ids.firm, firstName: 'Rowan', lastName: 'Reyes', ...deadline('2026-11-26', 3) }),
    );
    const { router } = visit('/attorney/clients');
    await screen.findByRole('table');
    expect(names()).toEqual(['Rowan Reyes', 'Casey Coyle', 'Zoë Abel']);
    await userEvent.click(screen.getByRole('button', { name: 'Next deadline' }));
    expect(names()).toEqual(['Casey Coyle', 'Rowan Reyes', 'Zoë Abel']);
    expect(screen.getByRole('columnheader', { name: 'Next deadline' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Client' }));
    expect(names()).toEqual(['Zoë Abel', 'Casey Coyle', 'Rowan Reyes']);
    expect(router.state.location.search).toBe('?sort=name&direction=ascending');
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
    withClients(
      aClient(),
      aClient({ id: ids.iowa, firstName: 'Zoë', lastName: 'Abel' }),
      aClient({ id: ids.firm, firstName: 'Rowan', lastName: 'Reyes', isPast: true }),
    ).on('get', '/users/{id}/attorneys/{aid}/tasks', () => [aTask()]);
    visit('/attorney/clients');
    const views = await screen.findByRole('navigation', { name: 'Views of your clients' });
    const labels = within(views)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(labels).toEqual(['All clients2', 'Waiting for me1', 'Past1']);
    await userEvent.click(within(views).getByRole('link', { name: /Waiting for me/ }));
    expect(names()).toEqual(['Casey Coyle']);
    await userEvent.click(within(views).getByRole('link', { name: /Past/ }));
    expect(names()).toEqual(['Rowan Reyes']);
  });

  it('says what an empty list means', async () => {
    withClients(aClient());
    visit('/attorney/clients?view=waiting');
    expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
  });

  it('finds by partner and without accents, and filters by state and service; the address keeps it', async () => {
    const others = [ids.firm, ids.file, ids.document, ids.california].map((id, index) =>
      aClient({ id, firstName: `Uma ${index}`, lastName: 'Underwood', partnerName: null }),
    );
    withClients(
      aClient(),
      aClient({
        id: ids.iowa,
        firstName: 'Linh',
        lastName: 'Nguyễn',
        stateId: ids.iowa,
        services: ['Q_A'],
      }),
      ...others,
    );
    const { router } = visit('/attorney/clients');
    const search = await screen.findByRole('searchbox', { name: 'Client, partner or e-mail' });
    await userEvent.type(search, 'nguyen');
    expect(names()).toEqual(['Linh Nguyễn']);
    await userEvent.clear(search);
    await userEvent.type(search, 'dunmore');
    expect(names()).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Iowa');
    expect(names()).toEqual(['Linh Nguyễn']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'REPRESENTATION');
    expect(await screen.findByText('No client matches.')).toBeDefined();
    expect(router.state.location.search).toContain('search=dunmore');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(names()).toHaveLength(6);
    expect(router.state.location.search).toBe('');
  });

  it('writes a spreadsheet, in which no name is a formula', () => {
    const client = aClient({ lastName: '"Cash"', firstName: '=1+1', partnerName: '@x', ...deadline('2026-11-26', 3) });
    const lines = clientsCsv([client], () => 'California').split('\r\n');
    expect(lines).toEqual([
      '\uFEFF"Client","E-mail","Service","State","Partner","Partner’s attorney","Booking","Agreement","What is due","Next deadline","Wedding"',
      '"\'=1+1 ""Cash""","casey@demo.troth","Representation","California","\'@x","Has no attorney","No call yet","In preparation","Your approval","2026-11-26",""',
      '',
    ]);
  });
});
