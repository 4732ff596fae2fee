import { screen, waitFor } from '@testing-library/react';
import type { UiCatalog } from '@troth/ui/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../shared/texts';
import { aGroup, anOpenSection, aQuestion } from '../testing/couple';
import { speak, uncataloguedTexts } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

/** What stands on the screens and is no text of the portal: names, and what the API says in the person's language. */
const CONTENTS = [
  'Troth',
  'Alex',
  'Arden',
  'alex@demo.troth',
  'New York',
  'Homes',
  'Debts',
  'About homes.',
  'Your home',
  'Question 1',
  'November 1, 2026',
];

describe('pseudolocale: every text of a screen comes from a catalog', () => {
  let ui: UiCatalog | undefined;
  beforeAll(async () => {
    ui = await speak(texts, 'pseudo');
  });
  afterAll(() => speak(texts, 'en'));

  it.each(['/', '/profile', '/questionnaire/homes', '/help', '/notarize'])('%s', async (path) => {
    anApi()
      .on('get', '/users/{id}/questionnaire-sections/{section}', () => anOpenSection())
      .on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => []);
    const { container } = visit(path, ui);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });

  it('a section with questions', async () => {
    const api = anApi().on('get', '/users/{id}/questionnaire-sections/{section}', () => anOpenSection());
    api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes('/homes/') === true
        ? [aGroup([aQuestion(1, { allowsOtherOption: true, options: ['Question 1'] })])]
        : [],
    );
    const { container } = visit('/questionnaire/homes', ui);
    await screen.findByRole('group', { name: /Question 1/ });
    expect(uncataloguedTexts(container, CONTENTS)).toEqual([]);
  });
});
