import { screen, waitFor } from '@testing-library/react';
import { CURRENCIES } from '@troth/domain/money';
import { speak, uncataloguedTexts } from '@troth/portal/testing';
import type { UiCatalog } from '@troth/ui/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../shared/texts';
import { aDocument, alex, ids, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

/** What stands on the screens and is in no catalog: people, places, and what the API says. */
const CONTENTS = [
  ...['Troth', 'Morgan Admin', 'admin@demo.troth', 'Harper Holt', 'harper@demo.troth'],
  ...[
    'Alex Arden',
    'alex@demo.troth',
    'Blake Barlow',
    'Holt Law',
    'harper@holtlaw.example',
    'Garland Family Law',
    'Clear and kind.',
  ],
  ...['Family lawyer in Austin.', 'English', 'Baylor', 'Texas', 'Iowa', 'November 1, 2025'],
  ...[ids.alex, 'TX-24110342', 'November 19, 2025', 'Mar 2, 2099, 12:00 PM', 'CST', ...CURRENCIES],
];

describe('pseudolocale: every text of a screen comes from a catalog', () => {
  let ui: UiCatalog | undefined;
  beforeAll(async () => {
    ui = await speak(texts, 'pseudo');
  });
  afterAll(() => speak(texts, 'en'));

  it.each([
    '/admin/users',
    '/admin/users?search=zzz',
    `/admin/users/${ids.alex}`,
    '/admin/attorneys',
    `/admin/attorneys/${ids.harper}`,
    '/admin/law-firms',
    '/admin/attorney-reviews',
    `/admin/attorneys/${ids.harper}/clients`,
    `/admin/law-firms/${ids.firm}`,
    '/admin/help?ticket=BUG_REPORT',
    '/admin/account',
    '/admin/exchange-rates',
    '/admin/help',
    '/admin/help?view=guide',
  ])('%s', async (path) => {
    const api = anApi().on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [aDocument()] }));
    api.on('get', '/admin/support-tickets', () => ({
      tickets: [],
      total: 0,
      isTotalExact: true,
      nextCursor: null,
      previousCursor: null,
    }));
    if (path.includes('zzz')) api.on('get', '/admin/users', () => ({ users: [], ...onePage(0) }));
    const { container } = visit(path, ui);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });
});
