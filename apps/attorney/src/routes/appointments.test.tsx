import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCall, aCallPage, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const EVENTS = '/users/{id}/attorneys/{aid}/events';
let asked: (string | null)[];

beforeEach(() => {
  asked = [];
  anApi().on('get', EVENTS, ({ query }) => {
    asked.push(query.get('filter'));
    return aCallPage([]);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('appointments (portals spec section 2)', () => {
  it('are those to come, those that were, or all, and the address keeps which', async () => {
    visit('/attorney/appointments');
    await screen.findByText('No upcoming calls');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await screen.findByText('No calls yet');
    await userEvent.click(screen.getByRole('button', { name: 'Past' }));
    await screen.findByText('No past calls');
    expect(new Set(asked)).toEqual(new Set(['future', 'all', 'past']));
  });

  it('opens as the address says, and as usual where it says nothing that is known', async () => {
    visit('/attorney/appointments?filter=all');
    await screen.findByText('No calls yet');
    expect(asked).toContain('all');
    asked = [];
    visit('/attorney/appointments?filter=nothing');
    await screen.findByText('No upcoming calls');
  });

  const anEvent = (id: string, clientName: string, changes: Parameters<typeof aCall>[0] = {}) =>
    aCall({ id, clientName, ...changes });

  it('come in pages, each call on both clocks', async () => {
    anApi().on('get', EVENTS, ({ query }) => {
      asked.push(query.get('after'));
      return query.get('after') === null
        ? aCallPage([anEvent(ids.iowa, 'Waits For Outcome')], { total: 26, nextCursor: ids.iowa })
        : aCallPage([anEvent(ids.firm, 'Held Already')], { total: 26, previousCursor: ids.firm });
    });
    const { router } = visit('/attorney/appointments?filter=past');
    await screen.findByText('Waits For Outcome');
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Tue, Jan 13, 2:00.*2:30.*for the client/);
    expect(screen.getByText('1 to 1 of 26')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Held Already');
    expect(asked).toContain(ids.iowa);
    expect(router.state.location.search).toContain('filter=past');
  });

  it.each(['', '&view=week'])('lead to the pages of those who are clients, and of nobody else%s', async (view) => {
    vi.setSystemTime(new Date(2026, 10, 24, 9));
    const at = (hour: number) => new Date(2026, 10, 24, hour).toISOString();
    anApi().on('get', EVENTS, () =>
      aCallPage(
        [
          anEvent(ids.iowa, 'Casey Coyle', { eventStartAt: at(11), eventEndAt: at(12) }),
          anEvent(ids.firm, 'Gone Already', { beneficiaryUserId: ids.file, eventStartAt: at(13), eventEndAt: at(14) }),
        ],
        { formerClientIds: [ids.file] },
      ),
    );
    visit(`/attorney/appointments?filter=all${view}`);
    expect(await screen.findByText('Gone Already')).toBeDefined();
    const people = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(people.some((href) => href.startsWith(`/attorney/clients/${ids.casey}`))).toBe(true);
    expect(people.filter((href) => href.includes(ids.file))).toEqual([]);
  });

  it('are shown week by week, a week asked for at a time', async () => {
    const soon = new Date();
    soon.setHours(10, 0, 0, 0);
    const inWeek = anEvent('1', 'This Week', {
      eventStartAt: soon.toISOString(),
      eventEndAt: new Date(soon.getTime() + 1_800_000).toISOString(),
    });
    anApi().on('get', EVENTS, ({ query }) => {
      const isIn = (query.get('from') ?? '') <= inWeek.eventStartAt && inWeek.eventStartAt < (query.get('until') ?? '');
      return aCallPage(isIn ? [inWeek] : []);
    });
    visit('/attorney/appointments?view=week');
    await screen.findByText('This Week');
    expect(screen.getAllByText('No calls')).toHaveLength(6);
    expect(screen.getByText(/^\d{1,2}:00 [AP]M for the client$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    await waitFor(() => expect(screen.getAllByText('No calls')).toHaveLength(7));
    expect(screen.queryByText('This Week')).toBeNull();
  });

  it('offers another time from the week too, and only for a call that can still be moved', async () => {
    vi.setSystemTime(new Date(2026, 10, 24, 9));
    const at = (hour: number) => new Date(2026, 10, 24, hour).toISOString();
    anApi()
      .on('get', EVENTS, () =>
        aCallPage([
          anEvent(ids.firm, 'Over Already', { eventStartAt: at(7), eventEndAt: at(8) }),
          anEvent(ids.iowa, 'Casey Coyle', { eventStartAt: at(11), eventEndAt: at(12), offeredTimes: [at(14)] }),
        ]),
      )
      .on('get', '/users/{id}/attorneys/{aid}/events/{eid}/slots', () => [{ startAt: at(15), endAt: at(16) }]);
    visit('/attorney/appointments?view=week');
    const offers = await screen.findAllByRole('button', { name: /^Offer/ });
    expect(offers.map((each) => each.getAttribute('aria-label'))).toEqual(['Offer Casey Coyle another time']);
    expect(screen.getByText(/Your client hasn’t answered yet/)).toBeDefined();
    await userEvent.click(offers[0] as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(await screen.findByRole('combobox', { name: /^Time/ })).toBeDefined();
  });

  it('offers the client other times, and says so where it is not answered yet', async () => {
    const start = new Date(Date.now() + 86_400_000 * 3);
    start.setHours(10, 0, 0, 0);
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
    let offered: string[] = [];
    const api = anApi()
      .on('get', EVENTS, () =>
        aCallPage([
          anEvent(ids.iowa, 'Casey Coyle', { eventStartAt: at(0), eventEndAt: at(0.5), offeredTimes: offered }),
        ]),
      )
      .on('get', '/users/{id}/attorneys/{aid}/events/{eid}/slots', () => [
        { startAt: at(1), endAt: at(1.5) },
        { startAt: at(2), endAt: at(2.5) },
      ])
      .on('post', '/users/{id}/attorneys/{aid}/events/{eid}/offer', () => {
        offered = [at(2)];
        return anEvent(ids.iowa, 'Casey Coyle', { offeredTimes: offered });
      });
    visit('/attorney/appointments');
    await userEvent.click(await screen.findByRole('button', { name: 'Offer Casey Coyle another time' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert').textContent).toBe('Add at least one time');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Time/ }));
    await userEvent.click(screen.getByRole('option', { name: '12:00 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.type(screen.getByLabelText('Why (optional)'), ' In court ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Your client hasn’t answered yet/)).toBeDefined();
    expect(api.sent('post')).toEqual([{ times: [at(2)], reason: 'In court' }]);
  });
});
