import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { problem } from '@troth/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { AnswerSaver } from '../shared/saving/answer-saver';
import { aJourney, anAnswer, anOpenSection, aQuestion, ids, optionId, questionId } from '../testing/couple';
import { aSectionOf } from '../testing/section';
import { visit } from '../testing/visit';

const open = async (name: RegExp) => {
  const view = visit('/questionnaire/homes');
  await screen.findByRole('group', { name });
  return view;
};
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Types, leaves the field, and reads what the card says about it. */
async function say(text: string, name = /How much/) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
  await userEvent.tab();
  return (await within(screen.getByRole('group', { name })).findByRole('alert')).textContent;
}

const california = { name: 'California', abbreviation: 'CA', attorneySupport: 'PARTNER' as const };

describe('typed answers (customer spec §5)', () => {
  it.each([
    ['12 cats', 'Invalid currency value'],
    ['--5', 'Currency cannot have multiple negative signs (-)'],
    ['1.2.3', 'Currency can only have one decimal point'],
    ['5-', 'Please enter a valid currency amount'],
    ['1.234', 'Currency can only have up to 2 decimal places'],
  ])('an amount of %s: %s', async (text, message) => {
    const api = aSectionOf(aQuestion(1, { title: 'How much?', inputType: 'CURRENCY' }));
    await open(/How much/);
    expect(field(/How much/).placeholder).toBe('$0.00');
    expect(await say(text)).toBe(message);
    expect(field(/How much/).value).toBe(text);
    expect(api.sent('post')).toEqual([{ valueTyped: null, questionOptionIds: [], version: 0 }]);
  });

  it('takes an amount with $ and commas, and writes it anew on leaving', async () => {
    const api = aSectionOf(aQuestion(1, { title: 'How much?', inputType: 'CURRENCY' }));
    await open(/How much/);
    await userEvent.type(field(/How much/), '$2,500.5');
    await userEvent.tab();
    await waitFor(() => expect(api.sent('post')).toMatchObject([{ valueTyped: '2500.50' }]));
    expect(field(/How much/).value).toBe('2,500.50');
  });

  it.each([
    ['abc', null, 'Value must be a number'],
    ['0', 'GREATER_THAN_ZERO', 'Value should be greater than zero'],
  ] as const)('a number %s with %s: %s', async (text, inputRestriction, message) => {
    aSectionOf(aQuestion(1, { title: 'How much?', inputType: 'NUMBER', inputRestriction }));
    await open(/How much/);
    expect(await say(text)).toBe(message);
  });

  it.each([
    ['2000-01-01', 'FUTURE_DATE', 'When is it?', 'Date should be in the future'],
    ['2999-01-01', 'PAST_DATE', 'When was it?', 'Date should be in the past'],
    ['2020-01-01', 'PAST_DATE', 'What is your date of birth?', 'You must be at least 18 years old'],
  ] as const)('a date of %s with %s, asked “%s”: %s', async (date, inputRestriction, title, message) => {
    aSectionOf(aQuestion(1, { title, inputType: 'DATE', inputRestriction }));
    const name = new RegExp(title.replace('?', ''));
    await open(name);
    await userEvent.type(field(name), date);
    await userEvent.tab();
    expect((await within(screen.getByRole('group', { name })).findByRole('alert')).textContent).toBe(message);
  });

  it('a phone number that is none; the United States of America stand first', async () => {
    const api = aSectionOf(aQuestion(1, { title: 'Your phone?', inputType: 'PHONE' }));
    await open(/Your phone/);
    const countries = await screen.findByLabelText<HTMLSelectElement>('Country');
    expect(countries.options[0]?.textContent).toBe('United States of America (+1)');
    const number = field(/Your phone/);
    fireEvent.change(number, { target: { value: '12' } });
    fireEvent.blur(number);
    expect(await screen.findByText('Invalid phone number')).toBeTruthy();
    fireEvent.change(number, { target: { value: '+44 20 7946 0958' } });
    fireEvent.blur(number);
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ valueTyped: '+442079460958' }));
    expect(countries.value).toBe('GB');
  });

  it('says so when the API could make nothing of a phone number that looked right', async () => {
    aSectionOf(aQuestion(1, { title: 'Your phone?', inputType: 'PHONE' })).on('post', '/users/{id}/answers', () =>
      anAnswer(questionId(1), {}, 1),
    );
    await open(/Your phone/);
    await screen.findByLabelText('Country');
    expect(await say('2125550123', /Your phone/)).toBe('Error processing phone number');
  });

  it.each([
    ['TEXT', 'This field is required'],
    ['NUMBER', 'This field is required'],
    ['CURRENCY', 'Currency value is required'],
    ['DATE', 'Date is required'],
    ['PHONE', 'Phone number is required'],
  ] as const)('an empty required %s, once the section is validated: %s', async (inputType, message) => {
    const step = {
      kind: 'POPUP',
      popup: 'UNANSWERED_QUESTIONS',
      questionIds: [],
      missingBackground: [],
      sectionIds: [],
    };
    aSectionOf(aQuestion(1, { title: 'How much?', inputType })).on(
      'post',
      '/users/{id}/questionnaire-sections/{section}/continue',
      () => anOpenSection({ continueStep: step as ReturnType<typeof anOpenSection>['continueStep'] }),
    );
    await open(/How much/);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('choices (customer spec §3)', () => {
  it('of a list: several at once, the words of “other”, and only what is offered', async () => {
    const question = aQuestion(1, {
      title: 'Which?',
      questionType: 'CHECKBOX',
      options: ['Boat', 'Other'],
      allowsOtherOption: true,
    });
    const [boat, other] = question.questionOptions;
    const api = aSectionOf({ ...question, questionOptions: [boat!, { ...other!, key: 'other' }] });
    await open(/Which/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Boat' }));
    expect(screen.queryByLabelText('Other, in your own words')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
    await userEvent.type(screen.getByLabelText('Other, in your own words'), 'A tent');
    await userEvent.tab();
    await waitFor(() =>
      expect([...api.sent('post'), ...api.sent('patch')].at(-1)).toMatchObject({
        valueTyped: 'A tent',
        questionOptionIds: [optionId(1, 0), optionId(1, 1)],
      }),
    );
  });

  it('take a clause of one’s own, folded until it is wanted', async () => {
    const api = aSectionOf(aQuestion(1, { title: 'Which?', options: ['Yes'], allowsCustomClause: true }));
    await open(/Which/);
    await userEvent.click(screen.getByRole('button', { name: 'Add your own wording' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/Your own wording/));
    await userEvent.keyboard('The piano is ours.');
    await userEvent.tab();
    await waitFor(() => expect(api.sent('post')).toMatchObject([{ valueTyped: 'The piano is ours.' }]));
  });

  it('are taken back where no answer is required, and the focus stays with the question', async () => {
    const api = aSectionOf(aQuestion(1, { title: 'Which?', isRequired: false, options: ['A', 'B'] }));
    await open(/Which/);
    await userEvent.click(screen.getByRole('radio', { name: 'B' }));
    await waitFor(() => expect(api.sent('post')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Clear my answer' }));
    expect(screen.queryByRole('button', { name: 'Clear my answer' })).toBeNull();
    expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ questionOptionIds: [] }));
  });

  it('of a dropdown are saved, and taken back where no answer is required', async () => {
    const api = aSectionOf(
      aQuestion(1, { title: 'Which?', questionType: 'DROPDOWN', isRequired: false, options: ['A', 'B'] }),
    );
    await open(/Which/);
    await userEvent.click(screen.getByRole('combobox', { name: /Which/ }));
    await userEvent.click(screen.getByRole('option', { name: 'B' }));
    await userEvent.tab();
    await waitFor(() => expect(api.sent('post')).toMatchObject([{ questionOptionIds: [optionId(1, 1)] }]));
    await userEvent.click(screen.getByRole('button', { name: 'Clear my answer' }));
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ questionOptionIds: [] }));
  });
});

describe('pauses (customer spec §9)', () => {
  const askedFor = { title: 'Which?' } as const;

  it.each([
    ['text', aQuestion(1, askedFor), 1000],
    ['a checkbox', aQuestion(1, { ...askedFor, questionType: 'CHECKBOX', options: ['A'] }), 300],
    ['a radio', aQuestion(1, { ...askedFor, options: ['A'] }), 300],
    ['a dropdown', aQuestion(1, { ...askedFor, questionType: 'DROPDOWN', options: ['A'] }), 1000],
  ] as const)('%s waits as long as it should', async (_kind, question, pauseMs) => {
    const change = vi.spyOn(AnswerSaver.prototype, 'change');
    aSectionOf(question);
    await open(/Which/);
    const card = within(screen.getByRole('group', { name: /Which/ }));
    const text = card.queryByRole('textbox');
    if (text !== null) fireEvent.change(text, { target: { value: 'x' } });
    else {
      const list = card.queryByRole('combobox');
      if (list !== null) await userEvent.click(list);
      await userEvent.click(
        card.getByRole(list !== null ? 'option' : question.questionType === 'RADIO' ? 'radio' : 'checkbox'),
      );
    }
    await waitFor(() => expect(change).toHaveBeenCalledWith(questionId(1), expect.anything(), pauseMs));
    change.mockRestore();
  });
});

describe('a wedding in California (customer spec §5)', () => {
  const wedding = {
    ...aQuestion(1, { title: 'When will you marry?', inputType: 'DATE', inputRestriction: 'FUTURE_DATE' }),
    id: WEDDING_DATE_QUESTION_ID,
  };

  it('is not asked about in other states', async () => {
    aSectionOf(wedding);
    await open(/When will you marry/);
    await userEvent.type(field(/When will you marry/), tomorrow());
    await userEvent.tab();
    await screen.findByText('Saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const tomorrow = () => new Date(Date.now() + 36 * 3600 * 1000).toISOString().slice(0, 10);

  async function inCalifornia() {
    let joinedAt: string | null = null;
    const api = aSectionOf(wedding)
      .on('get', '/users/{id}/journey', () => aJourney({ stateId: ids.california, state: california }))
      .on('get', '/users/{id}/postnup-waitlist', () => ({ joinedAt }))
      .on('post', '/users/{id}/postnup-waitlist', () => {
        joinedAt = '2026-11-21T10:00:00.000Z';
        return { joinedAt };
      })
      .on('delete', '/users/{id}/postnup-waitlist', () => {
        joinedAt = null;
        return { joinedAt };
      });
    await open(/When will you marry/);
    return api;
  }

  it('within 7 days is an error, and the popup changes the date in place', async () => {
    const api = await inCalifornia();
    await userEvent.type(field(/When will you marry/), tomorrow());
    await userEvent.tab();
    const popup = await screen.findByRole('dialog', { name: 'California requires seven days to read the agreement' });
    expect(screen.getByText('In CA you must review the document for 7 days before notarizing')).toBeTruthy();
    const date = within(popup).getByLabelText(/New wedding date/);
    await userEvent.clear(date);
    await userEvent.type(date, '2999-06-01');
    await userEvent.click(within(popup).getByRole('button', { name: 'Change the date' }));
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ valueTyped: '2999-06-01' }));
    await waitFor(() => expect(screen.queryByText(/In CA you must review/)).toBeNull());
  });

  it('or joins the postnup waitlist, which says so and can be left again', async () => {
    await inCalifornia();
    await userEvent.type(field(/When will you marry/), tomorrow());
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Join the postnup waitlist' }));
    await screen.findByText('You’re on the postnup waitlist');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Leave the waitlist' }));
    await waitFor(() => expect(screen.queryByText('You’re on the postnup waitlist')).toBeNull());
  });

  it('is asked about when the state has become California after the date was given, whatever its postal code', async () => {
    const shown = { ...california, abbreviation: 'CL' };
    aSectionOf(wedding)
      .on('get', '/users/{id}/journey', () => aJourney({ stateId: ids.california, state: shown }))
      .on('get', '/users/{id}/postnup-waitlist', () => ({ joinedAt: null }))
      .on('get', '/users/{id}/answers', () => [anAnswer(WEDDING_DATE_QUESTION_ID, { valueTyped: tomorrow() }, 3)]);
    await open(/When will you marry/);
    await screen.findByRole('dialog', { name: 'California requires seven days to read the agreement' });
    expect(screen.getByText('In CA you must review the document for 7 days before notarizing')).toBeTruthy();
  });
});

describe('what was typed stays recoverable (customer spec §4)', () => {
  it('when the save fails, with the text on the screen', async () => {
    aSectionOf(aQuestion(1, { title: 'Which?' })).on('post', '/users/{id}/answers', () => problem(500, 'UNEXPECTED'));
    await open(/Which/);
    await userEvent.type(field(/Which/), 'A long story');
    await userEvent.tab();
    await screen.findByText('Error saving answer, please refresh the page and try again');
    expect(field(/Which/).value).toBe('');
    expect(screen.getByText('You wrote: A long story')).toBeTruthy();
  });
});
