import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJourney, anAnswer, anOpenSection, aQuestion, ids, optionId, questionId } from '../testing/couple';
import { deviceStorage } from '@troth/portal/device-storage';
import { problem } from '@troth/portal/testing';
import { aSectionOf, type Written } from '../testing/section';
import { visit } from '../testing/visit';

const owned = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });
const address = aQuestion(2, {
  title: 'Where is it?',
  parentQuestionId: questionId(1),
  parentConditionalVisibilities: [
    { parentQuestionId: questionId(1), questionOptionId: optionId(1, 1), childQuestionId: questionId(2) },
  ],
});
const price = aQuestion(3, { title: 'What is it worth?', inputType: 'CURRENCY', isRequired: false });

const aSection = () => aSectionOf(owned, address, price);

const open = async () => {
  const view = visit('/questionnaire/homes');
  await screen.findByRole('heading', { name: 'Homes', level: 1 });
  await screen.findByRole('group', { name: /Do you own a home/ });
  return view;
};
const radio = (name: string) =>
  within(screen.getByRole('group', { name: /Do you own a home/ })).getByRole('radio', { name });

describe('section screen (customer spec §2 and §4)', () => {
  it('creates the first answer, updates later ones, and opens the follow-up at once', async () => {
    const api = aSection();
    await open();
    expect(screen.queryByLabelText(/Where is it/)).toBeNull();
    await userEvent.click(radio('Yes'));
    expect(screen.getByLabelText(/Where is it/)).toBeTruthy();
    await waitFor(() => expect(api.sent('post')).toHaveLength(1));
    await screen.findByText('Saved');
    await userEvent.click(radio('No'));
    await waitFor(() =>
      expect(api.sent('patch')).toEqual([{ valueTyped: null, questionOptionIds: [optionId(1, 0)], version: 1 }]),
    );
    expect(screen.queryByLabelText(/Where is it/)).toBeNull();
  });

  it('rolls a failed answer back and offers it for another try', async () => {
    const api = aSection();
    api.on('post', '/users/{id}/answers', () => problem(500, 'UNEXPECTED'));
    await open();
    await userEvent.click(radio('Yes'));
    await screen.findByText('Error saving answer, please refresh the page and try again');
    expect((radio('Yes') as HTMLInputElement).checked).toBe(false);

    aSection();
    await userEvent.click(screen.getByRole('button', { name: 'Restore it and save' }));
    // The button is gone; the focus is with the question again.
    expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(true);
    await screen.findByText('Saved');
    expect((radio('Yes') as HTMLInputElement).checked).toBe(true);
  });

  it('shows the newer answer when another window was quicker, and lets the person choose', async () => {
    const api = aSection();
    const theirs = anAnswer(questionId(1), { questionOptionIds: [optionId(1, 0)] }, 4);
    api.on('get', '/users/{id}/answers', () => [anAnswer(questionId(1), {}, 3)]);
    api.on('patch', '/users/{id}/answers', () => problem(409, 'VERSION_CONFLICT', { current: theirs }));
    await open();
    api.on('get', '/users/{id}/answers', () => [theirs]);
    await userEvent.click(radio('Yes'));
    await screen.findByText('You changed this answer in another window');
    expect((radio('No') as HTMLInputElement).checked).toBe(true);

    api.on('patch', '/users/{id}/answers', ({ query, body }) =>
      anAnswer(query.get('questionId') ?? '', body as Written, (body as Written).version + 1),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect((radio('Yes') as HTMLInputElement).checked).toBe(true));
    expect(api.sent('patch').at(-1)).toMatchObject({ version: 4 });
  });

  it('saves null for an invalid amount, says why, and keeps what was typed', async () => {
    const api = aSection();
    await open();
    const field = screen.getByLabelText<HTMLInputElement>(/What is it worth/);
    await userEvent.type(field, '12.345');
    await userEvent.tab();
    await screen.findByText('Currency can only have up to 2 decimal places');
    expect(api.sent('post')).toEqual([{ valueTyped: null, questionOptionIds: [], version: 0 }]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await userEvent.type(field, '$1,234.5');
    await userEvent.tab();
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ valueTyped: '1234.50' }));
    expect(field.value).toBe('1,234.50');
  });

  it('reads "Saving..." until everything is stored, then goes where the API says', async () => {
    const api = aSection();
    let answer: (() => void) | undefined;
    api.on('post', '/users/{id}/answers', async ({ query, body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return anAnswer(query.get('questionId') ?? '', body as Written, 1);
    });
    const { router } = await open();
    await userEvent.click(radio('No'));
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
    await waitFor(() => expect(answer).toBeDefined());
    expect(router.state.location.pathname).toBe('/questionnaire/homes');
    answer?.();
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });

  it('says which questions are unanswered, and takes the person to the first', async () => {
    const api = aSection();
    api.on('post', '/users/{id}/questionnaire-sections/{section}/continue', () =>
      anOpenSection({
        continueStep: {
          kind: 'POPUP',
          popup: 'UNANSWERED_QUESTIONS',
          questionIds: [questionId(1)],
          missingBackground: [],
          sectionIds: [],
        },
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const popup = await screen.findByRole('dialog', { name: 'You have unanswered questions' });
    expect(within(popup).getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/questionnaire/debts');
    expect(within(popup).getByRole('button', { name: 'Do you own a home?' })).toBeTruthy();
    await userEvent.click(within(popup).getByRole('button', { name: 'Answer now' }));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(radio('No')));
  });

  it('jumps from the list of unanswered questions to one of them', async () => {
    aSection().on('post', '/users/{id}/questionnaire-sections/{section}/continue', () =>
      anOpenSection({
        continueStep: {
          kind: 'POPUP',
          popup: 'UNANSWERED_QUESTIONS',
          questionIds: [questionId(1), questionId(3)],
          missingBackground: [],
          sectionIds: [],
        },
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const popup = await screen.findByRole('dialog', { name: 'You have unanswered questions' });
    await userEvent.click(within(popup).getByRole('button', { name: 'What is it worth?' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/What is it worth/)));
  });

  it('lists the sections that wait when the last one is done, each with its link', async () => {
    aSection().on('post', '/users/{id}/questionnaire-sections/{section}/continue', () =>
      anOpenSection({
        continueStep: {
          kind: 'POPUP',
          popup: 'INCOMPLETE_SECTIONS',
          questionIds: [],
          missingBackground: [],
          sectionIds: [ids.section],
        },
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const popup = await screen.findByRole('dialog', { name: 'You are almost there!' });
    expect(within(popup).getByRole('link', { name: '1 question' }).getAttribute('href')).toBe('/questionnaire/homes');
  });

  it('does not go on over an answer that could not be stored, but leads to it', async () => {
    const api = aSection().on('post', '/users/{id}/answers', () => problem(500, 'UNEXPECTED'));
    const { router } = await open();
    await userEvent.click(radio('No'));
    await userEvent.click(screen.getByRole('button', { name: /Continue|Saving/ }));
    await screen.findByText('Error saving answer, please refresh the page and try again');
    await waitFor(() => expect(document.activeElement).toBe(radio('No')));
    expect(router.state.location.pathname).toBe('/questionnaire/homes');
    expect(api.calls.filter(({ name }) => name.endsWith('/continue'))).toHaveLength(0);
  });

  it('says so when Continue cannot learn where to go, and tries again', async () => {
    const api = aSection();
    const { router } = await open();
    api.on('post', '/users/{id}/questionnaire-sections/{section}/continue', () => problem(500, 'UNEXPECTED'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Error loading Questionnaire Sections');
    api.on('post', '/users/{id}/questionnaire-sections/{section}/continue', () => anOpenSection());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });

  it('keeps an answer that is newer than a reading which was slow to come back', async () => {
    const api = aSection();
    const { queryClient } = await open();
    let tellOld: (() => void) | undefined;
    api.on('get', '/users/{id}/answers', async () => {
      await new Promise<void>((resolve) => {
        tellOld = resolve;
      });
      return [];
    });
    void queryClient.invalidateQueries({ queryKey: ['users', ids.alex, 'answers'] });
    await waitFor(() => expect(tellOld).toBeDefined());
    api.on('get', '/users/{id}/answers', () => [anAnswer(questionId(1), { questionOptionIds: [optionId(1, 1)] }, 1)]);
    await userEvent.click(radio('Yes'));
    await screen.findByText('Saved');
    tellOld?.();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect((radio('Yes') as HTMLInputElement).checked).toBe(true);
  });

  it('offers again what a closed tab left, where the answer is newer', async () => {
    deviceStorage.keep(
      `troth-draft.${ids.alex}.closed.${questionId(3)}`,
      JSON.stringify({ text: '500000', optionIds: [], version: 1, at: 1 }),
    );
    aSection().on('get', '/users/{id}/answers', () => [anAnswer(questionId(3), { valueTyped: '1.00' }, 2)]);
    await open();
    await screen.findByText('You wrote: $500,000.00');
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    // Back in the field, to go on with; rewritten on leaving it.
    const field = screen.getByLabelText<HTMLInputElement>(/worth/);
    expect(document.activeElement).toBe(field);
    await userEvent.tab();
    await waitFor(() => expect(field.value).toBe('500,000.00'));
  });

  it('says what needs a new answer, on the question itself', async () => {
    const lost = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });
    const [no, yes] = lost.questionOptions;
    const restricted = { ...no!, optionStateRestrictions: [{ stateId: ids.newYork }] };
    aSectionOf({ ...lost, questionOptions: [restricted, yes!] }).on('get', '/users/{id}/answers', () => [
      anAnswer(questionId(1), { questionOptionIds: [optionId(1, 0)] }, 1),
    ]);
    await open();
    await screen.findByText('This option isn’t available with your state or your other answers');
  });

  it('says why a section is locked, and what opens it', async () => {
    aSection().on('get', '/users/{id}/questionnaire-sections/{section}', () =>
      anOpenSection({ lock: 'REPRESENTATION_NEEDED' }),
    );
    visit('/questionnaire/homes');
    expect(await screen.findByText('Available once you have purchased attorney representation')).toBeTruthy();
    expect(screen.getByText(/You said you’ll have an attorney/)).toBeTruthy();
  });

  it('goes on from a section in which the state leaves nothing to ask', async () => {
    aSectionOf().on('get', '/users/{id}/questionnaire-sections/{section}', () =>
      anOpenSection({ status: 'NOT_APPLICABLE', notice: 'The law decides this.' }),
    );
    const { router } = visit('/questionnaire/homes');
    expect(await screen.findByText('The law decides this.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });

  it('says the product’s sentence when the sections do not come', async () => {
    aSection().on('get', '/users/{id}/questionnaire-sections', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/homes');
    expect(
      await screen.findByText('Unable to load questionnaire sections. Please refresh the page and try again.'),
    ).toBeTruthy();
  });

  it('shows the status panel while the questionnaire is blocked', async () => {
    aSection().on('get', '/users/{id}/questionnaire-sections/{section}', () => anOpenSection({ block: 'IN_EDITOR' }));
    visit('/questionnaire/homes');
    expect(await screen.findByText('Your attorney is working on your agreement')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('says the product’s sentence when the questions do not come', async () => {
    aSection().on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/homes');
    expect(
      await screen.findByText(
        /^Could not load questions\. Refresh the page and if the problem persists use the chat bubble/,
      ),
    ).toBeTruthy();
  });

  it('leads from a section that is not paid for to the first', async () => {
    const journey = aJourney({ isPaid: false });
    const sections = journey.sections.map((each, at) => ({
      ...each,
      lock: at === 0 ? null : ('PRENUP_NOT_PAID' as const),
    }));
    aSection().on('get', '/users/{id}/journey', () => ({ ...journey, sections }));
    const { router } = visit('/questionnaire/debts');
    await waitFor(() => expect(router.state.location.pathname).toBe('/questionnaire/homes'));
  });
});
