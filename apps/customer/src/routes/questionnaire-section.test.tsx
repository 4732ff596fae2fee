import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aGroup, aJourney, anAnswer, anOpenSection, aQuestion, ids, optionId, questionId } from '../testing/couple';
import { problem } from '@troth/portal/testing';
import { anApi, visit } from '../testing/visit';

const owned = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });
const address = aQuestion(2, {
  title: 'Where is it?',
  parentQuestionId: questionId(1),
  parentConditionalVisibilities: [
    { parentQuestionId: questionId(1), questionOptionId: optionId(1, 1), childQuestionId: questionId(2) },
  ],
});
const price = aQuestion(3, { title: 'What is it worth?', inputType: 'CURRENCY', isRequired: false });

interface Written {
  valueTyped: string | null;
  questionOptionIds: string[];
  version: number;
}

function aSection() {
  const api = anApi()
    .on('get', '/users/{id}/questionnaire-sections/{section}', () => anOpenSection())
    .on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => []);
  api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => {
    const isHomes = api.calls.at(-1)?.name.includes(ids.section);
    return isHomes ? [aGroup([owned, address, price])] : [];
  });
  const store = ({ query, body }: { query: URLSearchParams; body: unknown }) => {
    const written = body as Written;
    return anAnswer(query.get('questionId') ?? '', written, written.version + 1);
  };
  return api.on('post', '/users/{id}/answers', store).on('patch', '/users/{id}/answers', store);
}

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
    await userEvent.click(screen.getByRole('button', { name: 'Put it back and save' }));
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
    await screen.findByText('This answer was changed in another window meanwhile');
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
    api.on('get', '/users/{id}/questionnaire-sections/{section}', () =>
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
    await userEvent.click(within(popup).getByRole('button', { name: 'Answer now' }));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(radio('No')));
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
      await screen.findByText(/^Could not load questions\. Refresh the page and if the problem persists/),
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
