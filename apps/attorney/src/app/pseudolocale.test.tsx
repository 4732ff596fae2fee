import { screen, waitFor } from '@testing-library/react';
import { uncataloguedTexts } from '@troth/portal/testing';
import { loadPseudoUiCatalog, type UiCatalog } from '@troth/ui/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../shared/texts';
import { aClient, anAttorney, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

/** What stands on the screens and is no text of the portal: people, places, and the domain's and portal's catalogs. */
const CONTENTS = [
  ...['Troth', 'Terms', 'Privacy', 'Representation', 'Not approved', 'Approved'],
  ...['Frances Fenn', 'frances@demo.troth', 'Casey Coyle', 'Casey', 'casey@demo.troth', 'Devon Dunmore'],
  ...['California', 'Iowa', 'Fenn & Marsh LLP', 'I explain every clause.', 'English', 'Davis'],
  ...['November 2, 2026', 'support@troth.example'],
];

describe('pseudolocale: every text of a screen comes from a catalog', () => {
  let ui: UiCatalog;
  beforeAll(async () => {
    ui = await loadPseudoUiCatalog();
    await texts.use('pseudo');
  });
  afterAll(() => texts.use('en'));

  it.each([
    ['APPROVED', '/'],
    ['APPROVED', '/attorney/clients'],
    ['APPROVED', `/attorney/clients/${ids.casey}`],
    ['APPROVED', '/attorney/account'],
    ['APPROVED', '/attorney/help'],
    ['FORM_MISSING', '/attorney/form'],
    ['UNDER_REVIEW', '/attorney/form'],
    ['DECLINED', '/attorney/account'],
  ] as const)('%s %s', async (stage, path) => {
    anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })])
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => [aClient()])
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClient());
    const { container } = visit(path, ui);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    // Calling codes and countries come from the browser's own names.
    for (const list of container.querySelectorAll('select')) list.remove();
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });
});
