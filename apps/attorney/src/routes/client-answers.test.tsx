import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aClientDetail, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

type Section = components['schemas']['QuestionnaireSection'];
type Group = components['schemas']['RespondentGroup'];
type Question = components['schemas']['RespondentQuestion'];

const SECTIONS = '/users/{id}/attorneys/{aid}/questionnaire-sections';
const GROUPS = '/users/{uid}/attorneys/{aid}/questionnaire-sections/{sid}/groups';

const aSection = (id: string, label: string, status: Section['status']) => ({ id, label, status }) as Section;
const BACKGROUND = aSection(ids.california, 'Background Information', 'COMPLETED');
const DEBTS = aSection(ids.iowa, 'Debts', 'IN_PROGRESS');
const SKIPPED = aSection(ids.firm, 'Community Property', 'NOT_APPLICABLE');

const aQuestion = (id: string, title: string, changes: Partial<Question> = {}): Question =>
  ({
    id,
    title,
    isVisible: true,
    isSensitive: false,
    parentQuestionId: null,
    inputType: 'TEXT',
    questionType: 'TEXT_BOX',
    questionOptions: [],
    answers: [],
    ...changes,
  }) as unknown as Question;
const typed = (valueTyped: string) => [{ valueTyped, answerQuestionOptions: [] }] as unknown as Question['answers'];
const aGroup = (title: string, questions: Question[]): Group =>
  ({ id: title, title, questions, repeatedQuestions: [] }) as unknown as Group;

const background = [
  aGroup('About you', [
    aQuestion('home', 'Where do you live now?', { answers: typed('12 Nguyễn Street') }),
    aQuestion('since', 'Since when?', { parentQuestionId: 'home' }),
    aQuestion('hidden', 'Never asked', { isVisible: false }),
    aQuestion('will', 'Do you sign of your own free will?', { isSensitive: true }),
  ]),
];
const debts = [
  aGroup('Debts', [aQuestion('loan', 'What do you owe?', { inputType: 'CURRENCY', answers: typed('2500.00') })]),
];

const withAnswers = () =>
  anApi()
    .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail())
    .on('get', SECTIONS, () => [BACKGROUND, SKIPPED, DEBTS])
    .on('get', GROUPS, () => background)
    .on('get', GROUPS.replace('{sid}', DEBTS.id) as typeof GROUPS, () => debts);

describe('a client’s answers (portals spec section 6, D3)', () => {
  it('stand under their questions, with follow-ups, and say what is missing and what is kept private', async () => {
    withAnswers();
    visit(`/attorney/clients/${ids.casey}?view=answers`);
    await screen.findByText('12 Nguyễn Street');
    screen.getByText('Since when?');
    screen.getByText('The client has not answered this question.');
    screen.getByText(/Kept private/);
    expect(screen.queryByText('Never asked')).toBeNull();
  });

  it('are read section by section; one that does not apply is not listed', async () => {
    withAnswers();
    visit(`/attorney/clients/${ids.casey}?view=answers&section=${DEBTS.id}`);
    await screen.findByText('$2,500.00');
    const nav = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(nav).getByRole('link', { name: 'Debts' }).getAttribute('aria-current')).toBe('page');
    expect(
      within(nav)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Background InformationCompleted', 'DebtsIn progress']);
  });

  it('of the other sections are read ahead, once those of one are shown', async () => {
    const api = withAnswers();
    visit(`/attorney/clients/${ids.casey}?view=answers&section=${DEBTS.id}`);
    await screen.findByText('$2,500.00');
    await waitFor(() =>
      expect(api.calls.flatMap(({ name }) => /questionnaire-sections\/([^/]+)\/groups/.exec(name)?.[1] ?? [])).toEqual([
        DEBTS.id,
        BACKGROUND.id,
      ]),
    );
  });

  it('are found in every section, without case and accents', async () => {
    withAnswers();
    visit(`/attorney/clients/${ids.casey}?view=answers&section=${DEBTS.id}`);
    const search = await screen.findByRole('searchbox', { name: 'Search questions and answers' });
    await userEvent.type(search, 'NGUYEN');
    await screen.findByText('12 Nguyễn Street');
    expect(screen.queryByText('$2,500.00')).toBeNull();
    screen.getByText('1 question');
    await userEvent.clear(search);
    await userEvent.type(search, 'zebra');
    await screen.findByText('No question or answer contains these words.');
  });
});
