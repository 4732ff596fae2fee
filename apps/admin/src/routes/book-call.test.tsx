import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aDocument, alex, aPurchase, aPurchasePage, ids } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const item = aPurchase({ bookingStatus: 'WAITING' });
const slot = (startAt: string, endAt: string) => ({ startAt, endAt });
const aChoice = (changes: object = {}) => ({
  purchaseItemId: item.id,
  attorneyId: ids.harper,
  attorneyName: 'Harper Holt',
  attorneyTimeZone: 'America/Chicago',
  serviceType: 'REPRESENTATION' as const,
  lengthMinutes: 60,
  refusal: null,
  slots: [
    slot('2026-11-30T15:00:00.000Z', '2026-11-30T16:00:00.000Z'),
    slot('2026-12-01T15:00:00.000Z', '2026-12-01T16:00:00.000Z'),
  ],
  offeredTimes: [],
  bookingUrl: null,
  ...changes,
});

async function open(choice = aChoice(), purchase = item) {
  const api = anApi()
    .on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [aDocument()] }))
    .on('get', '/admin/purchase-items', () => aPurchasePage(purchase))
    .on('get', '/users/{id}/purchase-items/{pid}/slots', () => choice)
    .on(
      'post',
      '/users/{id}/purchase-items/{pid}/events',
      () => ({ eventStartAt: '2026-12-01T15:00:00.000Z' }) as never,
    );
  visit(`/admin/users/${ids.alex}`);
  const table = within(await screen.findByRole('table', { name: 'Purchases' }));
  await userEvent.click(table.getByRole('button', { name: /Representation/ }));
  return api;
}

describe('a call that an admin books for a client (portals spec §6)', () => {
  it('is at one of the attorney’s free times, in the time zone that was chosen, with a reason', async () => {
    const api = await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Book a call' }));
    const question = await screen.findByRole('dialog', { name: 'Book a call for Alex Arden?' });
    expect(question.textContent).toContain('Alex Arden and Harper Holt both get an invitation');
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'Asked for by telephone');
    await userEvent.click(within(question).getByRole('button', { name: 'Book' }));
    expect(await within(question).findByText('Choose a day and a time, and enter a number.')).toBeDefined();
    expect(api.sent('post')).toEqual([]);

    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(within(question).getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Day/, 'Tuesday, December 1, 2026');
    await choose(/^Time(?! zone)/, '9:00 AM CST');
    // In another zone it is the same moment.
    await choose(/Time zone/, 'America/New York');
    expect(within(question).getByRole('combobox', { name: /^Time(?! zone)/ }).textContent).toContain('10:00 AM EST');
    await userEvent.type(within(question).getByRole('textbox', { name: /Number the attorney calls/ }), '2125550123');
    await userEvent.click(within(question).getByRole('button', { name: 'Book' }));
    expect((await screen.findByRole('dialog', { name: 'Done' })).textContent).toContain(
      'The call is booked for Tuesday, December 1, 2026, 10:00 AM EST.',
    );
    expect(api.sent('post')).toEqual([
      {
        eventStartAt: '2026-12-01T15:00:00.000Z',
        phoneNumber: '+12125550123',
        timeZone: 'America/New_York',
        reason: 'Asked for by telephone',
      },
    ]);
  });

  it.each([
    ['says that there are no free times', { slots: [] }, 'Harper Holt has no free times.'],
    ['leads to a calendar elsewhere', { slots: [], bookingUrl: 'https://calendar.example/h' }, 'Open the calendar'],
  ])('%s', async (_name, changes, words) => {
    await open(aChoice(changes));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Book a call' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is not offered where one is on the calendar', async () => {
    await open(aChoice(), aPurchase({ bookingStatus: 'SCHEDULED' }));
    expect(await screen.findByRole('menuitem', { name: 'Change attorney' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Book a call' })).toBeNull();
  });
});
