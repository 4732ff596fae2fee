import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aJourney } from '../testing/couple';
import { aDocument } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

const anItem = { until: '2026-11-19T23:30:00.000Z', count: 1, hash: null, fileSha256: null, access: null, side: null };

it('shows by stage, the newest first, what happened and who did it, in UTC when asked (D39)', async () => {
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/documents/{id}/timeline', () => ({
      items: [
        {
          ...anItem,
          position: 9,
          at: '2026-11-19T23:30:00.000Z',
          kind: 'VERSION_MADE' as const,
          stage: 'AGREEMENT' as const,
          by: 'TROTH' as const,
          name: null,
          fileSha256: 'ab12cd34ef',
        },
        {
          ...anItem,
          position: 3,
          at: '2026-11-18T10:05:00.000Z',
          kind: 'ANSWERED' as const,
          stage: 'ANSWERS' as const,
          side: 'A' as const,
          by: 'SELF' as const,
          name: 'Alex Kim',
          count: 4,
        },
        {
          ...anItem,
          position: 2,
          at: '2026-11-18T10:00:00.000Z',
          kind: 'JOINED' as const,
          stage: 'START' as const,
          side: 'B' as const,
          by: 'PERSON' as const,
          name: 'Blake Roe',
        },
      ],
      before: null,
    }));
  visit('/history');
  await screen.findByText('You saved 4 answers.');
  screen.getByText('Blake Roe joined.');
  await userEvent.click(screen.getByRole('button', { name: 'Show times in UTC' }));
  const stages = screen.getAllByRole('heading', { level: 3 });
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'The agreement',
    'Answers and alignment',
    'Getting started',
  ]);
  const agreement = within(screen.getByRole('region', { name: 'The agreement' }));
  agreement.getByText('2026-11-19');
  agreement.getByText('23:30');
  // The hash is short, and its button copies the whole.
  agreement.getByText('ab12 cd34');
  agreement.getByRole('button', { name: 'Copy the SHA-256 fingerprint of the PDF' });
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
});

it('says who of Troth and which attorney looked, and why Troth did (D54)', async () => {
  const looked = { ...anItem, at: '2026-11-19T23:30:00.000Z', hash: null, stage: 'ACCESS' as const };
  const byTroth = { ...looked, by: 'TROTH' as const, name: null };
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/documents/{id}/timeline', () => ({
      items: [
        { ...looked, position: 9, kind: 'LOOKED_AGREEMENT', by: 'PERSON', name: 'Dana Whitfield' },
        { ...byTroth, position: 8, kind: 'LOOKED_DISCLOSURE' },
        {
          ...byTroth,
          position: 7,
          kind: 'ADMIN_ACCESS',
          access: { isForTicket: false, reason: 'You asked why a house is missing.' },
        },
        { ...byTroth, position: 6, kind: 'ADMIN_ACCESS', access: { isForTicket: true, reason: null } },
        { ...byTroth, position: 5, kind: 'ADMIN_ACCESS', access: { isForTicket: false, reason: null } },
        { ...byTroth, position: 4, kind: 'LOOKED_BY_LINK' },
      ],
      before: null,
    }));
  visit('/history');
  await screen.findByText('Dana Whitfield looked at the agreement.');
  screen.getByText('Troth’s support team looked at the financial disclosure.');
  expect(screen.getAllByText('Troth’s support team opened this document for one hour.')).toHaveLength(3);
  screen.getByText('Reason: You asked why a house is missing.');
  screen.getByText('For an open support request.');
  expect(screen.getAllByText(/^Reason:/)).toHaveLength(1);
  screen.getByText('An attorney with a link looked at the agreement.');
});

it('is found at its earlier address too', async () => {
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/documents/{id}/timeline', () => ({ items: [], before: null }));
  const { router } = visit('/documents/timeline');
  await screen.findByRole('heading', { level: 1, name: 'History' });
  expect(router.state.location.pathname).toBe('/history');
});
