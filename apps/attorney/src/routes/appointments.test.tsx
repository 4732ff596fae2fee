import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stamps } from '@troth/portal/testing-records';
import { aCallPage, ids } from '../testing/people';
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

  const anEvent = (id: string, clientName: string, changes: object = {}) => ({
    id,
    ...stamps,
    purchaseItemId: ids.file,
    attorneyId: ids.frances,
    attorneyName: 'Frances Fenn',
    beneficiaryUserId: ids.casey,
    clientName,
    serviceType: 'REPRESENTATION' as const,
    eventStartAt: '2026-01-12T17:00:00.000Z',
    eventEndAt: '2026-01-12T17:30:00.000Z',
    eventStatus: 'BOOKED' as const,
    serviceCompletedAt: null,
    cancelUrl: null,
    rescheduleUrl: null,
    locationType: 'OUTBOUND_CALL' as const,
    location: '+14155550103',
    timeZone: 'Asia/Tokyo',
    provider: 'builtin' as const,
    ...changes,
  });

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
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    await waitFor(() => expect(screen.getAllByText('No calls')).toHaveLength(7));
    expect(screen.queryByText('This Week')).toBeNull();
  });
});
