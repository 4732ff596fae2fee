import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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
});
