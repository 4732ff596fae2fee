import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@troth/portal/device-storage';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aJourney, anAnswer, aQuestion, ids, optionId, questionId } from '../testing/couple';
import { aSectionOf } from '../testing/section';
import { visit } from '../testing/visit';

const owned = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });
const price = aQuestion(2, {
  title: 'What is it worth?',
  inputType: 'CURRENCY',
  parentQuestionId: questionId(1),
  parentConditionalVisibilities: [
    { parentQuestionId: questionId(1), questionOptionId: optionId(1, 1), childQuestionId: questionId(2) },
  ],
});
const since = aQuestion(3, { title: 'Since when?', inputType: 'DATE' });
const yes = anAnswer(questionId(1), { questionOptionIds: [optionId(1, 1)] }, 1);
const worth = anAnswer(questionId(2), { valueTyped: '250000.00' }, 1);

const answered = (...answers: ReturnType<typeof anAnswer>[]) =>
  aSectionOf(owned, price, since).on('get', '/users/{id}/answers', () => answers);

describe('reading the answers back (customer spec §2)', () => {
  it('shows a section’s answers as people write them, each with the way back to its question', async () => {
    answered(yes, worth);
    const { router } = visit('/questionnaire/homes/answers');
    await screen.findByRole('heading', { name: 'Your answers: Homes', level: 1 });
    expect(await screen.findByText('Yes')).toBeTruthy();
    expect(screen.getByText('$250,000.00')).toBeTruthy();
    expect(screen.getByText('You haven’t answered this question.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Change: What is it worth?' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/questionnaire/homes'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/What is it worth/)));
  });

  it('leaves out what is hidden', async () => {
    answered(worth);
    visit('/questionnaire/homes/answers');
    expect(await screen.findByText('Do you own a home?')).toBeTruthy();
    expect(screen.queryByText('What is it worth?')).toBeNull();
  });

  it('shows what is stored alone: an invalid value that is still in its field is no answer', async () => {
    deviceStorage.keep(
      `troth-draft.${ids.alex}.closed.${questionId(3)}`,
      JSON.stringify({ text: 'partial', optionIds: [], version: 0, at: 1 }),
    );
    const api = answered(yes);
    visit('/questionnaire/homes/answers');
    await screen.findByText('Since when?');
    await waitFor(() => expect(api.sent('post')).toHaveLength(1));
    expect(screen.getAllByText('You haven’t answered this question.')).toHaveLength(2);
    expect(screen.queryByText('partial')).toBeNull();
  });

  it('shows all sections, with how many questions wait in each', async () => {
    answered(yes);
    visit('/questionnaire/answers');
    const contents = await screen.findByRole('navigation', { name: 'Sections' });
    expect(within(contents).getByText('2 questions to answer')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Homes', level: 2 })).toBeTruthy();
  });

  it('is only read while the questionnaire is blocked', async () => {
    answered(yes).on('get', '/users/{id}/journey', () => aJourney({ questionnaireBlock: 'REVIEWED' }));
    visit('/questionnaire/homes/answers');
    expect(await screen.findByText('Yes')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });

  it('is where /questionnaire leads when everything is answered', async () => {
    answered(yes).on('get', '/users/{id}/journey', () => aJourney({ firstIncompletePath: null }));
    const { router } = visit('/questionnaire');
    await waitFor(() => expect(router.state.location.pathname).toBe('/questionnaire/answers'));
  });

  it('says so when the sections do not come', async () => {
    answered().on('get', '/users/{id}/questionnaire-sections', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/answers');
    expect(await screen.findByText('Error loading Questionnaire Sections')).toBeTruthy();
  });
});
