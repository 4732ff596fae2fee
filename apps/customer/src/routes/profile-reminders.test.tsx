import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { anApi, visit } from '../testing/visit';

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('reminders by e-mail', () => {
  it('are turned off one by one, at once on the screen', async () => {
    let settings = { QUESTIONNAIRE: true, APPOINTMENTS: true, REVIEWS: false, PAYOUTS: true, CLIENT_NEWS: true };
    const api = anApi()
      .on('get', '/users/{id}/reminders', () => settings)
      .on('patch', '/users/{id}/reminders', ({ body }) => {
        settings = { ...settings, ...(body as Partial<typeof settings>) };
        return settings;
      });
    visit('/profile');
    expect((await box(/reread our agreement/)).checked).toBe(false);
    const appointments = await box(/My appointments/);
    await userEvent.click(appointments);
    expect(appointments.checked).toBe(false);
    await waitFor(() => expect(api.sent('patch')).toEqual([{ APPOINTMENTS: false }]));
    expect((await box(/is waiting for my answers/)).checked).toBe(true);
  });

  it('stay as they were when it could not be stored, and it says so', async () => {
    anApi()
      .on('get', '/users/{id}/reminders', () => ({
        QUESTIONNAIRE: true,
        APPOINTMENTS: true,
        REVIEWS: true,
        PAYOUTS: true,
        CLIENT_NEWS: true,
      }))
      .on('patch', '/users/{id}/reminders', () => problem(503, 'UNAVAILABLE'));
    visit('/profile');
    const reviews = await box(/reread our agreement/);
    await userEvent.click(reviews);
    expect(await screen.findByText('UNAVAILABLE')).toBeTruthy();
    await waitFor(() => expect(reviews.checked).toBe(true));
  });
});
