import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { aState } from '@troth/portal/testing-records';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/couple-document';
import {
  aGroup,
  aJourney,
  anAnswer,
  anOpenSection,
  aPerson,
  aQuestion,
  ids,
  optionId,
  questionId,
} from '../testing/couple';
import { aSectionOf } from '../testing/section';
import { visit } from '../testing/visit';

const nevada = '00000000-0000-4000-8000-000000000032';
const question = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });

/** A section screen on which the state can be chosen. */
function anEntrance({ stateId = ids.newYork, isPaid = false }: { stateId?: string | null; isPaid?: boolean } = {}) {
  let chosen = stateId;
  const api = aSectionOf(question)
    .on('get', '/users/{id}/journey', () =>
      aJourney({ stateId: chosen, documentId: chosen === null ? null : ids.document, isPaid }),
    )
    .on('get', '/states', () => [
      aState(ids.california, 'California', 'CA'),
      aState(ids.newYork, 'New York', 'NY'),
      { ...aState(nevada, 'Nevada', 'NV'), isActive: false },
    ]);
  const keep = ({ body }: { body: unknown }) => {
    chosen = (body as { stateId: string }).stateId;
    return aDocument({ stateId: chosen });
  };
  return api.on('post', '/documents', keep).on('patch', '/documents/{id}', keep);
}

const state = () => screen.findByRole('combobox', { name: /What is your state/ });
const choose = async (name: string) => {
  await userEvent.click(await state());
  await userEvent.click(screen.getByRole('option', { name }));
};

describe('the state (customer spec §2 and §4)', () => {
  it('comes first: without one there are the two blocks alone, and Continue says what is missing', async () => {
    const api = anEntrance({ stateId: null }).on('post', '/users/{id}/questionnaire-sections/{section}/continue', () =>
      anOpenSection({
        continueStep: { kind: 'POPUP', popup: 'STATE_NEEDED', questionIds: [], missingBackground: [], sectionIds: [] },
      }),
    );
    visit('/questionnaire/homes');
    expect((await state()).textContent).toBe('Select your state');
    expect(screen.getByLabelText(/First name/)).toBeTruthy();
    expect(screen.getByLabelText('What is your suffix? (leave blank if none)')).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Do you own a home/ })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const popup = await screen.findByRole('dialog', { name: 'Almost there!' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Choose my state' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /What is your state/ })),
    );
    expect(screen.getByText('This field is required')).toBeTruthy();

    await choose('New York');
    await screen.findByRole('group', { name: /Do you own a home/ });
    // What opens with the state has not been asked yet.
    expect(screen.queryByText('This field is required')).toBeNull();
    expect(api.sent('post')).toMatchObject([null, { stateId: ids.newYork, userAId: ids.alex }]);
  });

  it('offers active states alone, and keeps an inactive one that was chosen', async () => {
    anEntrance({ stateId: nevada });
    visit('/questionnaire/homes');
    expect((await state()).textContent).toBe('Nevada (no longer offered to new couples)');
    await userEvent.click(await state());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'California',
      'Nevada (no longer offered to new couples)',
      'New York',
    ]);
  });

  it('is found by typing; what was typed is forgotten after 800 ms', async () => {
    anEntrance();
    visit('/questionnaire/homes');
    const list = await state();
    await userEvent.click(list);
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(list, event);
    };
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    press('c', 1000);
    expect(active()).toBe('California');
    press('n', 1801);
    expect(active()).toBe('New York');
  });

  it('changes after payment only when confirmed; cancel keeps it', async () => {
    const api = anEntrance({ isPaid: true });
    visit('/questionnaire/homes');
    await choose('California');
    const popup = await screen.findByRole('dialog', { name: 'Change your state to California?' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Keep New York' }));
    expect((await state()).textContent).toBe('New York');
    expect(api.sent('patch')).toEqual([]);

    await choose('California');
    await userEvent.click(await screen.findByRole('button', { name: 'Change state' }));
    await screen.findByText('California law now governs your agreement');
    expect(api.sent('patch')).toEqual([{ stateId: ids.california }]);
  });

  it('lists the questions that the change leaves without an answer', async () => {
    const [no, yes] = question.questionOptions;
    const restricted = { ...no!, optionStateRestrictions: [{ stateId: ids.newYork }] };
    const api = anEntrance().on('get', '/users/{id}/answers', () => [
      anAnswer(questionId(1), { questionOptionIds: [optionId(1, 0)] }, 1),
    ]);
    api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes('/homes/') === true
        ? [aGroup([{ ...question, questionOptions: [restricted, yes!] }])]
        : [],
    );
    visit('/questionnaire/homes');
    await screen.findByText('One question needs a new answer');
    const link = screen.getByRole('link', { name: 'Do you own a home?' });
    expect(link.getAttribute('href')).toBe(`/questionnaire/homes#question-${questionId(1)}`);
    await userEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No' })));
  });

  it('goes back to the one that is stored when it cannot be saved, and can be tried again', async () => {
    const api = anEntrance().on('patch', '/documents/{id}', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/homes');
    await choose('California');
    await screen.findByText('Error saving state, please refresh the page and try again');
    expect((await state()).textContent).toBe('New York');
    expect(screen.getByText('You wrote: California')).toBeTruthy();
    api.on('patch', '/documents/{id}', () => aDocument({ stateId: ids.california }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore it and save' }));
    await waitFor(() => expect(api.sent('patch')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/Error saving state/)).toBeNull());
  });

  it('says so when the states do not come', async () => {
    anEntrance().on('get', '/states', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/homes');
    await screen.findByText('Error loading states, please refresh the page and try again');
  });
});

describe('the name (customer spec §4 and §5)', () => {
  it('is saved part by part on leaving, an empty one as null, each with its own indicator', async () => {
    const person = { ...aPerson() };
    const api = anEntrance().on('patch', '/users/{id}', ({ body }) => Object.assign(person, body));
    visit('/questionnaire/homes');
    const first = await screen.findByLabelText<HTMLInputElement>(/First name/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Alexandra');
    await userEvent.tab();
    await screen.findByText('Saved');
    await userEvent.type(first, 'x');
    expect(screen.queryByText('Saved')).toBeNull();
    await userEvent.clear(first);
    await userEvent.type(first, '  ');
    await userEvent.tab();
    await waitFor(() =>
      expect(api.sent('patch').at(-1)).toEqual({ firstName: null, over: { firstName: 'Alexandra' } }),
    );
    expect(api.sent('patch')[0]).toEqual({ firstName: 'Alexandra', over: { firstName: 'Alex' } });
  });

  it('that cannot be saved is said so, and stays recoverable', async () => {
    anEntrance().on('patch', '/users/{id}', () => problem(500, 'UNEXPECTED'));
    visit('/questionnaire/homes');
    const first = await screen.findByLabelText<HTMLInputElement>(/First name/);
    await userEvent.type(first, 'andra');
    await userEvent.tab();
    await screen.findByText('Error saving your information, please refresh the page and try again');
    expect(first.value).toBe('Alex');
    expect(screen.getByText('You wrote: Alexandra')).toBeTruthy();
  });

  it('keeps Continue at “Saving...” until it is stored', async () => {
    let store: (() => void) | undefined;
    anEntrance().on('patch', '/users/{id}', async ({ body }) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return aPerson(body as object);
    });
    const { router } = visit('/questionnaire/homes');
    await userEvent.type(await screen.findByLabelText(/First name/), 'a');
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
    await waitFor(() => expect(store).toBeDefined());
    expect(router.state.location.pathname).toBe('/questionnaire/homes');
    store?.();
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  });
});
