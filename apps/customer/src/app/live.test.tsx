import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aGroup, aJourney, anAnswer as aStoredAnswer, aQuestion, ids, optionId, questionId } from '../testing/couple';
import { aDocument, anAnswer, blakeId, thePartner } from '../testing/couple-document';
import { aLine } from '../testing/line';
import { aSectionOf } from '../testing/section';
import { anApi, visit } from '../testing/visit';

const question = aQuestion(1, { options: ['Keep it', 'Share it'], generatesDispute: true, title: 'Growth?' });
const dispute: components['schemas']['Dispute'] = {
  documentId: ids.document,
  userId: ids.alex,
  question,
  groupIcon: null,
  answerA: anAnswer(question.id, ids.alex, { optionIds: [optionId(1, 0)] }),
  answerB: anAnswer(question.id, blakeId, { optionIds: [optionId(1, 1)] }),
};

describe('what changes elsewhere (customer spec §9 "Subscription sync")', () => {
  it('shows without reloading: a difference that the partner has settled is gone', async () => {
    let disputes = [dispute];
    const api = anApi()
      .on('get', '/users/{id}/journey', () =>
        aJourney({
          partner: thePartner(),
          isQuestionnaireComplete: true,
          alignment: {
            access: 'OPEN',
            openDisputes: disputes.length,
            agreedAnswers: 0,
            isComplete: disputes.length === 0,
          },
        }),
      )
      .on('get', '/users/{id}/documents', () => [aDocument()])
      .on('get', '/users/{id}/answers/dispute', () => disputes)
      .on('get', '/users/{id}/answers/dispute/discussions', () => [])
      .on('get', '/users/{id}/documents/{docId}/chats/counterparts', () => [])
      .on('get', '/users/{id}/documents/{docId}/resolutions', () => []);
    const line = aLine(api);
    visit('/alignment');
    await screen.findByRole('button', { name: 'Agree with Blake' });
    await line.isOpen();
    disputes = [];
    await line.tell('disputes', 'partner');
    expect(await screen.findByRole('heading', { name: 'That was the last one' })).toBeTruthy();
    // The first visit of a screen compiles its modules.
  }, 20_000);

  it('leaves alone what is being typed, and brings what another device has answered', async () => {
    const owned = aQuestion(1, { title: 'Do you own a home?', options: ['No', 'Yes'] });
    const worth = aQuestion(3, { title: 'What is it worth?', inputType: 'TEXT', isRequired: false });
    const api = aSectionOf(owned, worth);
    const line = aLine(api);
    visit('/questionnaire/homes');
    const home = await screen.findByRole('group', { name: /Do you own a home/ });
    const field = screen.getByLabelText<HTMLInputElement>(/What is it worth/);
    await line.isOpen();
    await userEvent.type(field, 'About as much as');
    api.on('get', '/users/{id}/answers', () => [
      aStoredAnswer(questionId(1), { questionOptionIds: [optionId(1, 1)] }, 2),
      aStoredAnswer(questionId(3), { valueTyped: 'From another device' }, 5),
    ]);
    await line.tell('answers');
    await waitFor(() => expect(within(home).getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true));
    expect(field.value).toBe('About as much as');
  });

  it('brings a question that the partner’s answer opens, and leaves alone what is being typed', async () => {
    const children = aQuestion(1, { title: 'Do you have children?', options: ['No', 'Yes'] });
    const wishes = aQuestion(2, { title: 'What do you wish for them?', isRequired: false });
    const opened = aQuestion(3, {
      title: 'Who cares for them?',
      isVisible: false,
      parentConditionalVisibilities: [
        {
          parentQuestionId: questionId(1),
          questionOptionId: optionId(1, 1),
          childQuestionId: questionId(3),
          respondent: 'EITHER',
        },
      ],
    });
    const api = aSectionOf(children, wishes, opened);
    const line = aLine(api);
    visit('/questionnaire/homes');
    const field = await screen.findByLabelText<HTMLInputElement>(/What do you wish for them/);
    expect(screen.queryByRole('group', { name: /Who cares for them/ })).toBeNull();
    await line.isOpen();
    await userEvent.type(field, 'A house by');
    const questions = [children, wishes, { ...opened, isVisible: true, partnerOptionIds: [optionId(1, 1)] }];
    api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes('/homes/') === true ? [aGroup(questions)] : [],
    );
    const before = api.calls.length;
    await line.tell('partner');
    await screen.findByRole('group', { name: /Who cares for them/ });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard(' the sea');
    expect(field.value).toBe('A house by the sea');
    // Of all sections only the one that hangs on the partner is asked for again.
    const groups = api.calls.slice(before).filter(({ name }) => name.endsWith('/groups'));
    expect(groups).toHaveLength(1);
  });
});
