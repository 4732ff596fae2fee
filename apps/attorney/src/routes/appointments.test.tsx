import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stamps } from '@troth/portal/testing-records';
import { ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const EVENTS = '/users/{id}/purchase-items/events';
let asked: (string | null)[];

beforeEach(() => {
  asked = [];
  anApi().on('get', EVENTS, ({ query }) => {
    asked.push(query.get('filter'));
    return [];
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

  it('have past calls without an outcome on top, and both clocks', async () => {
    anApi().on('get', EVENTS, () => [
      anEvent('1', 'Held Already', { serviceCompletedAt: '2026-01-12T18:00:00.000Z' }),
      anEvent('2', 'Waits For Outcome'),
    ]);
    visit('/attorney/appointments?filter=past');
    await screen.findByText('Waits For Outcome');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toContain('Waits For Outcome');
    expect(rows[0]?.textContent).toMatch(/Tue, Jan 13, 2:00.*2:30.*for the client/);
  });

  it('are shown week by week', async () => {
    const soon = new Date();
    soon.setHours(10, 0, 0, 0);
    anApi().on('get', EVENTS, () => [
      anEvent('1', 'This Week', {
        eventStartAt: soon.toISOString(),
        eventEndAt: new Date(soon.getTime() + 1_800_000).toISOString(),
      }),
    ]);
    visit('/attorney/appointments?view=week');
    await screen.findByText('This Week');
    expect(screen.getAllByText('No calls')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    expect(screen.queryByText('This Week')).toBeNull();
    expect(screen.getAllByText('No calls')).toHaveLength(7);
  });
});
