import { screen, waitFor } from '@testing-library/react';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const sevenDays: Schemas['WaitingRule'] = {
  kind: 'WAIT_AFTER_FINAL',
  days: 7,
  effect: 'BLOCKS',
  timeZone: 'America/Los_Angeles',
  citation: 'Cal. Fam. Code § 1615(c)(1), (c)(2)(B)',
};

const open = (journey: Partial<Schemas['Journey']>, document: Partial<Schemas['Document']> = {}) => {
  const api = anApi()
    .on('get', '/users/{id}/journey', () => aJourney(journey))
    .on('get', '/users/{id}/documents', () => [
      aDocument({ lastGeneratedAt: '2026-11-20T10:00:00.000Z', generatedPdfFileId: ids.section, ...document }),
    ])
    .on('get', '/documents/{id}/files', () => []);
  return { api, ...visit('/notarize') };
};

describe('notarization info screen (customer spec §2, §4 and §8)', () => {
  it.each([
    [
      'NOT_GENERATED',
      'Notarization will be available after you have generated a document.',
      'You must generate a document before you can notarize it.',
      ['/documents'],
    ],
    [
      'OWN_ATTORNEY_NOT_BOOKED',
      'Notarization will be available after you have met with your attorney.',
      "You're almost done! You must book an attorney before you can notarize your document.",
      ['/own-attorney', '/attorney-services?serviceType=REPRESENTATION'],
    ],
    [
      'PARTNER_ATTORNEY_NOT_BOOKED',
      'Notarization will be available after your partner has met with their attorney.',
      /e-mail/,
      [],
    ],
    [
      'ATTORNEYS_NOT_APPROVED',
      'Notarization will be available after your attorneys have approved your document.',
      /approve your document/,
      ['/own-attorney'],
    ],
    [
      'NOT_REVIEWED',
      'Notarization will be available after you have reviewed your document.',
      /review your document/,
      ['/documents/review'],
    ],
  ] as const)('%s: its title, its message and what to do', async (notarizationBlocker, title, message, leads) => {
    open({ notarizationBlocker });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    const main = screen.getByRole('main');
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([...leads]);
  });

  it('says what the couple can do once nothing stands in the way', async () => {
    open({ notarizationBlocker: null }, { reviewedAt: '2026-11-20T12:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Your agreement is ready to be signed' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.queryByText(/In CA/)).toBeNull();
  });

  it('tells Californians about the seven days, while they last', async () => {
    const california = { notarizationBlocker: null, stateId: ids.california, waitingRules: [sevenDays] };
    const reviewed = new Date(Date.now() - 86_400_000).toISOString();
    open(california, { reviewedAt: reviewed });
    expect(await screen.findByText('In CA you must review the document for 7 days before notarizing')).toBeTruthy();
  });

  it('is silent about them when they are over', async () => {
    const reviewed = new Date(Date.now() - 8 * 86_400_000).toISOString();
    open({ notarizationBlocker: null, stateId: ids.california, waitingRules: [sevenDays] }, { reviewedAt: reviewed });
    await screen.findByRole('button', { name: 'Download PDF' });
    await waitFor(() => expect(screen.queryByText(/In CA/)).toBeNull());
  });
});
