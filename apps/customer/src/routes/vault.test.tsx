import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

const at = '2026-11-19T23:30:00.000Z';
const sealed = {
  key: 'file-1',
  kind: 'SEALED' as const,
  name: 'Alex - Blake - Prenuptial Agreement - notarized.pdf',
  at,
  size: 512_000,
  sha256: 'ab12cd34ef56'.padEnd(64, '0'),
  ownerId: null,
};
const log = { key: 'log', kind: 'LOG' as const, name: 'Audit log.json', at, size: null, sha256: null, ownerId: null };

const open = (vault: object) => {
  const api = anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/documents/{id}/vault', () => vault as never);
  visit('/vault');
  return api;
};

it('says before the notary when it will fill', async () => {
  open({ isFilled: false, items: [], reviews: [] });
  await screen.findByText('Your vault is still empty');
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

it('shows each thing with its day and hash, and says when one could not be saved', async () => {
  const api = open({ isFilled: true, items: [sealed, log], reviews: [] });
  await screen.findByRole('heading', { name: 'Notarized and sealed' });
  screen.getByText('SHA-256 ab12 cd34 ef56');
  expect(screen.getByRole('link', { name: 'Verify a file and its log' }).getAttribute('href')).toBe('/verify');
  api.on('get', '/documents/{id}/vault/{key}', () => problem(410, 'GONE'));
  await userEvent.click(screen.getByRole('button', { name: `Download ${sealed.name}` }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t download this/);
});

it('says whose a thing is: a partner’s, as the other received it, or an attorney’s', async () => {
  const receipt = {
    ...log,
    key: 'receipt-1',
    kind: 'RECEIPT' as const,
    name: 'Receipt.json',
    ownerId: aDocument().userAId,
  };
  const paper = { ...log, key: 'paper-1', kind: 'PAPER' as const, name: 'Letter.pdf', ownerId: ids.section };
  open({
    isFilled: true,
    items: [sealed, receipt, paper],
    reviews: [],
  });
  expect(await screen.findByRole('heading', { name: /^Alex’s disclosure, as .+ received it$/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Document · an attorney' })).toBeTruthy();
});

it('shows when both promised to read it again, for the calendar, and turns the reminders of it off in place', async () => {
  let settings = { QUESTIONNAIRE: true, APPOINTMENTS: true, REVIEWS: true, PAYOUTS: true, CLIENT_NEWS: true };
  const api = open({
    isFilled: true,
    items: [sealed],
    reviews: [
      { kind: 'PROMISED', nextOn: '2031-11-19', everyYears: 5, events: [] },
      { kind: 'EVENTS', nextOn: '2027-11-19', everyYears: 1, events: ['child', 'move'] },
    ],
  })
    .on('get', '/users/{id}/reminders', () => settings)
    .on('patch', '/users/{id}/reminders', ({ body }) => {
      settings = { ...settings, ...(body as Partial<typeof settings>) };
      return settings;
    })
    .on('get', '/documents/{id}/reviews/{kind}/calendar.ics', () => problem(503, 'UNAVAILABLE'));
  await screen.findByText('Next on November 19, 2031.');
  screen.getByText('a move to another state');
  await userEvent.click(await screen.findByRole('checkbox', { name: /reread our agreement/ }));
  await waitFor(() => expect(api.sent('patch')).toEqual([{ REVIEWS: false }]));
  expect(screen.queryByRole('checkbox', { name: /appointments/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar When something changes' }));
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t download the calendar file. UNAVAILABLE');
  expect(api.calls.some(({ name }) => name.includes('/reviews/EVENTS/calendar.ics'))).toBe(true);
});
