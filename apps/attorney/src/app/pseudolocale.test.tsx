import { screen, waitFor } from '@testing-library/react';
import { speak, uncataloguedTexts } from '@troth/portal/testing';
import type { UiCatalog } from '@troth/ui/texts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { texts } from '../shared/texts';
import { aClient, aClientPage, anAttorney, aReview, ids, aClientDetail } from '../testing/people';
import { anApi, visit } from '../testing/visit';

/** What stands on the screens and is in no catalog: people, places, and what the API says. */
const CONTENTS = [
  'Troth',
  ...['Frances Fenn', 'frances@demo.troth', 'Casey Coyle', 'Casey', 'casey@demo.troth', 'Devon Dunmore'],
  ...['California', 'Iowa', 'Fenn & Marsh LLP', 'I explain every clause.', 'Kind and exact.', 'English', 'Davis'],
  ...['November 1, 2026', 'November 2, 2026', 'support@troth.example', 'Monday, November 23', 'November'],
];

describe('pseudolocale: every text of a screen comes from a catalog', () => {
  let ui: UiCatalog | undefined;
  beforeAll(async () => {
    vi.setSystemTime(new Date('2026-11-23T15:00:00.000Z'));
    ui = await speak(texts, 'pseudo');
  });
  afterAll(() => {
    vi.useRealTimers();
    return speak(texts, 'en');
  });

  it.each([
    ['APPROVED', '/'],
    ['APPROVED', '/attorney/clients'],
    ['APPROVED', `/attorney/clients/${ids.casey}`],
    ['APPROVED', '/attorney/reviews'],
    ['APPROVED', '/attorney/payouts'],
    ['APPROVED', '/attorney/account'],
    ['APPROVED', '/attorney/help'],
    ['FORM_MISSING', '/attorney/form'],
    ['UNDER_REVIEW', '/attorney/form'],
    ['DECLINED', '/attorney/account'],
  ] as const)('%s %s', async (stage, path) => {
    anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })])
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient()]))
      .on('get', '/users/{id}/attorneys/{aid}/attorney-reviews', () => [aReview()])
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail());
    const { container } = visit(path, ui);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });
});
