import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aGroup, aJourney, aQuestion, ids, optionId } from '../testing/couple';
import { aDocument, anAnswer, blakeId, thePartner } from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

type Dispute = components['schemas']['Dispute'];

const question = (number: number) =>
  aQuestion(number, { options: ['Keep it', 'Share it'], generatesDispute: true, title: `Growth ${number}?` });
const dispute = (number: number): Dispute => ({
  documentId: ids.document,
  userId: ids.alex,
  question: question(number),
  answerA: anAnswer(question(number).id, ids.alex, { optionIds: [optionId(number, 0)] }),
  answerB: anAnswer(question(number).id, blakeId, { optionIds: [optionId(number, 1)] }),
});

const open = (openDisputes: number) =>
  aJourney({
    partner: thePartner(),
    isQuestionnaireComplete: true,
    alignment: { access: 'OPEN', openDisputes, isComplete: openDisputes === 0 },
    menu: {
      ...aJourney().menu,
      items: aJourney().menu.items.map((item) => ({ ...item, isEnabled: true, reason: null })),
    },
  });

function aligning(journey: components['schemas']['Journey'], disputes: () => Dispute[] = () => []) {
  return anApi()
    .on('get', '/users/{id}/journey', () => journey)
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/users/{id}/answers/dispute', disputes)
    .on('get', '/users/{id}/documents/{docId}/resolutions', () => []);
}

describe('/alignment (customer spec §2 and §6)', () => {
  it('leads home when the document has no second user', async () => {
    aligning(aJourney());
    const { router } = visit('/alignment');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('offers the reminder when the reader is done and the partner is not', async () => {
    const journey = open(0);
    const api = aligning({
      ...journey,
      partner: thePartner({ isQuestionnaireComplete: false }),
      alignment: { access: 'PARTNER_QUESTIONNAIRE_INCOMPLETE', openDisputes: 0, isComplete: false },
    }).on('post', '/users/{id}/questionnaire-reminder', () => ({ sentAt: '2026-11-21T10:00:00.000Z' }) as never);
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Send reminder email' }));
    expect(await screen.findByText('The reminder is on its way to Blake.')).toBeTruthy();
    expect(api.calls.filter(({ name }) => name.endsWith('questionnaire-reminder'))).toHaveLength(1);
  });

  it('leads back to the questionnaire while the own one is open', async () => {
    aligning({
      ...open(0),
      firstIncompletePath: '/questionnaire/homes',
      alignment: { access: 'OWN_QUESTIONNAIRE_INCOMPLETE', openDisputes: 0, isComplete: false },
    });
    visit('/alignment');
    const button = await screen.findByRole('link', { name: 'Complete questionnaire' });
    expect(button.getAttribute('href')).toBe('/questionnaire/homes');
    expect(screen.queryByRole('button', { name: 'Send reminder email' })).toBeNull();
  });

  it('shows both answers side by side; agreeing folds the card up and leaves a tick', async () => {
    let left = [dispute(1), dispute(2)];
    const api = aligning(open(2), () => left).on('post', '/users/{id}/answers/dispute/{questionId}/agree', () => {
      left = [dispute(2)];
      return [];
    });
    visit('/alignment');
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Growth 1?', 'Growth 2?']);
    const [first] = cards as [HTMLElement];
    expect(within(first).getByText('Alex (you)')).toBeTruthy();
    expect(within(first).getByText('Share it')).toBeTruthy();
    await userEvent.click(within(first).getByRole('button', { name: 'Agree with Blake' }));
    await waitFor(() => expect(within(first).getByText('Settled')).toBeTruthy());
    expect(api.calls.some(({ name }) => name.endsWith(`/dispute/${question(1).id}/agree`))).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
  });

  it('says that a dispute is gone when someone was quicker', async () => {
    aligning(open(1), () => [dispute(1)]).on('post', '/users/{id}/answers/dispute/{questionId}/agree', () =>
      problem(409, 'CONFLICT'),
    );
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Agree with Blake' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Dispute not found. Please refresh the page.');
  });

  it('changes the own answer in a popup', async () => {
    const api = aligning(open(1), () => [dispute(1)])
      .on('get', '/users/{id}/answers', () => [dispute(1).answerA])
      .on('patch', '/users/{id}/answers', () => dispute(1).answerA);
    api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes(ids.section) === true ? [aGroup([question(1)])] : [],
    );
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Change my answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Share it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save my answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('patch')).toEqual([{ valueTyped: null, questionOptionIds: [optionId(1, 1)] }]);
  });

  it('opens the way on once none remains', async () => {
    aligning(open(0));
    visit('/alignment');
    expect(await screen.findByRole('heading', { level: 1, name: 'You agree on everything' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/documents');
  });

  it.each([
    ['/users/{id}/answers/dispute', /^Could not load alignments\. Refresh the page/],
    ['/users/{id}/documents/{docId}/resolutions', 'Could not load alignment history. Please try again.'],
  ] as const)('says the product’s sentence when %s fails', async (path, words) => {
    aligning(open(1), () => [dispute(1)]).on('get', path, () => problem(500, 'INTERNAL'));
    visit('/alignment');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
