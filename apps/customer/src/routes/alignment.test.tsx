import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aGroup, aJourney, aQuestion, ids, optionId } from '../testing/couple';
import { aDocument, anAnswer, blakeId, thePartner } from '../testing/couple-document';
import { problem } from '@troth/portal/testing';
import { aDisclosureSummary, entriesOf } from '../testing/disclosure';
import { aBusiness, outcomeFacts } from '../testing/outcomes';
import { anApi, visit } from '../testing/visit';

type Dispute = components['schemas']['Dispute'];
type Resolution = components['schemas']['Resolution'];

const question = (number: number) =>
  aQuestion(number, { options: ['Keep it', 'Share it'], generatesDispute: true, title: `Growth ${number}?` });
const dispute = (number: number): Dispute => ({
  documentId: ids.document,
  userId: ids.alex,
  question: question(number),
  groupIcon: null,
  answerA: anAnswer(question(number).id, ids.alex, { optionIds: [optionId(number, 0)] }),
  answerB: anAnswer(question(number).id, blakeId, { optionIds: [optionId(number, 1)] }),
});

/** What the history keeps when someone settles a dispute on "Share it". */
const settledBy = (userId: string, number: number, kind: Resolution['kind'] = 'AGREED_WITH_PARTNER'): Resolution => {
  const { id, createdAt, updatedAt, createdById, updatedById, deletedAt } = dispute(number).answerB;
  const entity = { id, createdAt, updatedAt, createdById, updatedById, deletedAt };
  return {
    ...entity,
    kind,
    question: question(number),
    questionId: question(number).id,
    documentId: ids.document,
    initiatedByUserId: userId,
    previousTypedValue: null,
    previousOptionIds: [optionId(number, 0)],
    answerId: id,
    answer: dispute(number).answerB,
  };
};

const open = (openDisputes: number) =>
  aJourney({
    partner: thePartner(),
    isQuestionnaireComplete: true,
    alignment: { access: 'OPEN', openDisputes, agreedAnswers: 0, isComplete: openDisputes === 0 },
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
      alignment: { access: 'PARTNER_QUESTIONNAIRE_INCOMPLETE', openDisputes: 0, agreedAnswers: 0, isComplete: false },
    }).on('post', '/users/{id}/questionnaire-reminder', () => ({ sentAt: '2026-11-21T10:00:00.000Z' }) as never);
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Send reminder email' }));
    expect(await screen.findByText('We sent Blake a reminder.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send reminder email' }).disabled).toBe(true);
    expect(api.calls.filter(({ name }) => name.endsWith('questionnaire-reminder'))).toHaveLength(1);
  });

  it('says when the next reminder can go out, one a day', async () => {
    aligning({
      ...open(0),
      partner: thePartner({ isQuestionnaireComplete: false, nextReminderAt: '2026-11-22T10:00:00.000Z' }),
      alignment: { access: 'PARTNER_QUESTIONNAIRE_INCOMPLETE', openDisputes: 0, agreedAnswers: 0, isComplete: false },
    });
    visit('/alignment');
    expect(
      await screen.findByText(/^You can send one reminder a day. You can send the next one Sun, Nov 22/),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send reminder email' }).disabled).toBe(true);
  });

  it('leads back to the questionnaire while the own one is open', async () => {
    aligning({
      ...open(0),
      firstIncompletePath: '/questionnaire/homes',
      alignment: { access: 'OWN_QUESTIONNAIRE_INCOMPLETE', openDisputes: 0, agreedAnswers: 0, isComplete: false },
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

  it.each([
    [409, 'CONFLICT', 'Dispute not found. Please refresh the page.'],
    [404, 'NOT_FOUND', 'Dispute not found. Please refresh the page.'],
    [401, 'UNAUTHENTICATED', 'User session not found. Please refresh the page.'],
    [409, 'VERSION_CONFLICT', 'Blake just changed this answer. Look at it again before you agree.'],
  ])('says why agreeing did not work: %s %s', async (status, code, words) => {
    aligning(open(1), () => [dispute(1)]).on('post', '/users/{id}/answers/dispute/{questionId}/agree', () =>
      problem(status, code),
    );
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Agree with Blake' }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it('says that disputes cannot be loaded when asking again fails, and keeps those that are there', async () => {
    const api = aligning(open(1), () => [dispute(1)]);
    const { queryClient } = visit('/alignment');
    await screen.findByRole('article');
    api.on('get', '/users/{id}/answers/dispute', () => problem(500, 'INTERNAL'));
    await act(() => queryClient.invalidateQueries({ queryKey: ['users', ids.alex, 'disputes'] }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to load disputes. Please refresh the page.',
    );
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('draws how many answers agree, above the same in words', async () => {
    aligning(
      { ...open(1), alignment: { access: 'OPEN', openDisputes: 1, agreedAnswers: 3, isComplete: false } },
      () => [dispute(1)],
    );
    visit('/alignment');
    const words = await screen.findByText('3 of 4 agree. One left.');
    expect(words.closest('figure')?.querySelectorAll('svg > rect')[1]?.getAttribute('width')).toBe('75%');
  });

  it('opens the way on once none remains', async () => {
    aligning(open(0));
    visit('/alignment');
    expect(await screen.findByRole('heading', { level: 1, name: 'You agree on everything' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/documents');
  });

  it('marks the moment when the last dispute is gone, and takes the focus there', async () => {
    let left = [dispute(1)];
    const api = aligning(open(1), () => left).on('post', '/users/{id}/answers/dispute/{questionId}/agree', () => {
      left = [];
      api.on('get', '/users/{id}/journey', () => open(0));
      return [settledBy(ids.alex, 1)];
    });
    visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Agree with Blake' }));
    const moment = await screen.findByRole('heading', { name: 'That was the last one' });
    expect(document.activeElement).toBe(moment);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/documents');
  });

  it('keeps who settled what in the history, in words', async () => {
    aligning(open(1), () => [dispute(1)]).on('get', '/users/{id}/documents/{docId}/resolutions', () => [
      settledBy(blakeId, 3, 'CHANGED_OWN_ANSWER'),
      settledBy(ids.alex, 2),
    ]);
    visit('/alignment');
    expect(await screen.findByText('2 of 3 differences settled')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'View alignment history' }));
    const entries = within(await screen.findByRole('dialog', { name: 'Alignment history' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/Growth 3\?.*Keep it.*Share it.*Blakechanged an answer/),
      expect.stringMatching(/Growth 2\?.*Keep it.*Share it.*Alexagreed with Blake/),
    ]);
  });

  it('leads to the financial disclosure while joint entries are not settled', async () => {
    aligning({ ...open(1), disclosure: { ...open(1).disclosure, pendingDisputes: 2 } }, () => [dispute(1)]);
    visit('/alignment');
    const link = await screen.findByRole('link', { name: 'Go to financial disclosure' });
    expect(link.getAttribute('href')).toBe('/financial-disclosure#settle');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('leads to the documents when the agreement was imported', async () => {
    const journey = open(0);
    const items = journey.menu.items.map((item) =>
      item.key === 'ALIGNMENT' ? { ...item, isEnabled: false, reason: 'IMPORTED' as const } : item,
    );
    aligning({ ...journey, menu: { ...journey.menu, items } });
    const { router } = visit('/alignment');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });

  it.each([
    ['/users/{id}/answers/dispute', /^Could not load alignments\. Refresh the page and if the problem persists/],
    ['/users/{id}/documents/{docId}/resolutions', 'Could not load alignment history. Please try again.'],
  ] as const)('says the product’s sentence when %s fails', async (path, words) => {
    aligning(open(1), () => [dispute(1)]).on('get', path, () => problem(500, 'INTERNAL'));
    visit('/alignment');
    expect(await screen.findByText(words)).toBeTruthy();
    // Nor does the card beside it claim to know how many there are.
    expect(screen.queryByText(/differences/)).toBeNull();
  });
});

describe('the partner at another screen', () => {
  const refresh = (queryClient: ReturnType<typeof visit>['queryClient']) =>
    act(() => queryClient.invalidateQueries({ queryKey: ['users', ids.alex] }));

  it('folds a card that the partner settles, with what it was settled to', async () => {
    let left = [dispute(1), dispute(2)];
    const api = aligning(open(2), () => left);
    const { queryClient } = visit('/alignment');
    const [first] = (await screen.findAllByRole('article')) as [HTMLElement];
    left = [dispute(2)];
    api.on('get', '/users/{id}/documents/{docId}/resolutions', () => [settledBy(blakeId, 1)]);
    await refresh(queryClient);
    await waitFor(() => expect(within(first).getByText('Settled')).toBeTruthy());
    expect(within(first).getByText('Share it. Blake agreed with Alex.')).toBeTruthy();
  });

  it('shows at once that the partner has changed the answer', async () => {
    let shown = dispute(1);
    aligning(open(1), () => [shown]);
    const { queryClient } = visit('/alignment');
    await screen.findByRole('article');
    expect(screen.queryByText('Blake has changed this answer.')).toBeNull();
    shown = { ...shown, answerB: { ...shown.answerB, version: 2 } };
    await refresh(queryClient);
    expect(await screen.findByText('Blake has changed this answer.')).toBeTruthy();
  });
});

describe('change my answer (customer spec §4)', () => {
  const limit = aQuestion(2, {
    title: 'Up to which amount?',
    inputType: 'CURRENCY',
    generatesDispute: true,
    parentQuestionId: question(1).id,
    parentConditionalVisibilities: [
      { parentQuestionId: question(1).id, questionOptionId: optionId(1, 1), childQuestionId: aQuestion(2, {}).id },
    ],
  });

  async function changing(disputes: () => Dispute[] = () => [dispute(1)]) {
    const api = aligning(open(1), disputes).on('get', '/users/{id}/answers', () => [dispute(1).answerA]);
    api.on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes('/homes/') === true ? [aGroup([question(1), limit])] : [],
    );
    const view = visit('/alignment');
    await userEvent.click(await screen.findByRole('button', { name: 'Change my answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('radio', { name: 'Share it' });
    return { api, dialog, ...view };
  }

  it('asks the question with its follow-ups, and says before saving what the change does', async () => {
    const { dialog } = await changing();
    expect(dialog.getByText('This is your current answer. Blake answered differently.')).toBeTruthy();
    expect(dialog.queryByLabelText(/Up to which amount/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Share it' }));
    expect(dialog.getByLabelText(/Up to which amount/)).toBeTruthy();
    expect(
      dialog.getByText(/Blake also gave this answer\. Saving it settles the difference\. You’ll compare the follow-up/),
    ).toBeTruthy();
  });

  it('judges as the questionnaire does, and saves all of it at once', async () => {
    const { api, dialog } = await changing();
    api.on('post', '/users/{id}/answers/dispute/{questionId}/change', () => [settledBy(ids.alex, 1)]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Share it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save my answer' }));
    expect(await dialog.findByText('Currency value is required')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Up to which amount/));
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Up to which amount/), '$500');
    await userEvent.click(dialog.getByRole('button', { name: 'Save my answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('post')).toEqual([
      {
        answers: [
          { questionId: question(1).id, valueTyped: null, questionOptionIds: [optionId(1, 1)], version: 1 },
          { questionId: limit.id, valueTyped: '500.00', questionOptionIds: [], version: 0 },
        ],
      },
    ]);
  });

  it('says when the partner has settled it meanwhile, and keeps what was typed', async () => {
    let left = [dispute(1)];
    const { api, dialog, queryClient } = await changing(() => left);
    await userEvent.click(dialog.getByRole('radio', { name: 'Share it' }));
    await userEvent.type(dialog.getByLabelText(/Up to which amount/), '900');
    left = [];
    await act(() => queryClient.invalidateQueries({ queryKey: ['users', ids.alex] }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Dispute not found. Please refresh the page.');
    expect(dialog.getByLabelText<HTMLInputElement>(/Up to which amount/).value).toBe('900');
    await userEvent.click(dialog.getByRole('button', { name: 'Save my answer' }));
    expect(api.sent('post')).toEqual([]);
  });

  it('keeps what was typed when saving fails, and when the popup is closed by mistake', async () => {
    const { api, dialog } = await changing();
    api.on('post', '/users/{id}/answers/dispute/{questionId}/change', () => problem(401, 'UNAUTHENTICATED'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Share it' }));
    await userEvent.type(dialog.getByLabelText(/Up to which amount/), '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Save my answer' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('User session not found. Please refresh the page.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Change my answer' }));
    const again = within(await screen.findByRole('dialog'));
    expect((await again.findByLabelText<HTMLInputElement>(/Up to which amount/)).value).toBe('500.00');
  });
});

describe('discussion on a dispute (customer spec §3 "Discussion")', () => {
  type Discussion = components['schemas']['Discussion'];
  const PATH = '/users/{id}/answers/dispute/{questionId}/discussions';
  const aNote = (number: number, changes: Partial<Discussion> = {}): Discussion => ({
    id: `00000000-0000-4000-8000-0000000dd00${number}`,
    documentId: ids.document,
    questionId: question(1).id,
    authorUserId: blakeId,
    text: `Note ${number}`,
    isResolved: false,
    createdAt: '2026-11-19T10:00:00.000Z',
    updatedAt: '2026-11-19T10:00:00.000Z',
    deletedAt: null,
    createdById: null,
    updatedById: null,
    ...changes,
  });

  async function discussing(notes: Discussion[]) {
    let left = [dispute(1)];
    const api = aligning(open(1), () => left).on('get', '/users/{id}/answers/dispute/discussions', () => [...notes]);
    const view = visit('/alignment');
    const card = within(await screen.findByRole('article'));
    const settle = async () => {
      left = [];
      await act(() => view.queryClient.invalidateQueries({ queryKey: ['users', ids.alex] }));
    };
    return { api, card, settle };
  }
  const opened = async (card: Pick<typeof screen, 'findByRole' | 'getByRole'>, name: string) => {
    await userEvent.click(await card.findByRole('button', { name }));
    return within(card.getByRole('region', { name: 'Notes on: Growth 1?' }));
  };

  it('is folded with its count, and reads in order: notes, then the box', async () => {
    const { card } = await discussing([aNote(1, { isResolved: true }), aNote(2, { authorUserId: ids.alex })]);
    const toggle = await card.findByRole('button', { name: '2 notes' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    const thread = await opened(card, '2 notes');
    expect(thread.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      expect.stringMatching(/^BBlake.*Note 1ResolvedReopen$/),
      expect.stringMatching(/^AAlex \(you\).*Note 2Mark resolved$/),
    ]);
    const box = thread.getByRole('textbox', { name: 'Write a note to Blake' });
    const last = thread.getAllByRole('listitem').at(-1) as HTMLElement;
    expect(last.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows a note at once, takes it back when it fails, and keeps its words', async () => {
    const notes: Discussion[] = [];
    const { api, card } = await discussing(notes);
    let refuse: (() => void) | undefined;
    api.on('post', PATH, async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      return problem(503, 'UNAVAILABLE');
    });
    const thread = await opened(card, 'Discuss');
    await userEvent.type(thread.getByRole('textbox'), 'Half feels fair{Enter}');
    expect((await thread.findByRole('listitem')).textContent).toContain('Sending...');
    await waitFor(() => expect(refuse).toBeDefined());
    await act(() => Promise.resolve(refuse?.()));
    const unsent = await thread.findByRole('alert');
    expect(unsent.textContent).toContain('Half feels fair');
    expect(thread.queryByRole('listitem')).toBeNull();
    api.on('post', PATH, () => {
      notes.push(aNote(1, { authorUserId: ids.alex, text: 'Half feels fair' }));
      return notes[0] as Discussion;
    });
    await userEvent.click(within(unsent).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(thread.queryByRole('alert')).toBeNull());
    expect(thread.getByRole('listitem').textContent).toContain('Half feels fair');
  });

  it('marks a note as resolved at once, and takes that back when it fails', async () => {
    const { api, card } = await discussing([aNote(1)]);
    api.on('patch', `${PATH}/{discussionId}`, () => problem(500, 'INTERNAL'));
    const thread = await opened(card, 'One note');
    await userEvent.click(thread.getByRole('button', { name: 'Mark resolved: note by Blake' }));
    expect((await thread.findByRole('alert')).textContent).toContain('We couldn’t change the note');
    expect(thread.queryByText('Resolved')).toBeNull();
    api.on('patch', `${PATH}/{discussionId}`, () => aNote(1, { isResolved: true }));
    await userEvent.click(thread.getByRole('button', { name: 'Mark resolved: note by Blake' }));
    expect(await thread.findByText('Resolved')).toBeTruthy();
    expect(api.sent('patch')).toEqual([{ isResolved: true }, { isResolved: true }]);
  });

  it('says how long a note may still be, and does not send one that is too long', async () => {
    const { api, card } = await discussing([]);
    const thread = await opened(card, 'Discuss');
    const box = thread.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(1999));
    expect(thread.getByText('One character left')).toBeTruthy();
    await userEvent.type(box, 'yz{Enter}');
    expect(thread.getByText('One character too long')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(api.sent('post')).toEqual([]);
  });

  it('keeps words that were begun when the partner settles the difference', async () => {
    const { card, settle } = await discussing([aNote(1)]);
    const thread = await opened(card, 'One note');
    await userEvent.type(thread.getByRole('textbox'), 'But what about');
    await settle();
    expect(await card.findByText('Settled')).toBeTruthy();
    expect(card.getByRole<HTMLTextAreaElement>('textbox').value).toBe('But what about');
    expect(document.activeElement).toBe(card.getByRole('textbox'));
  });

  it('tells what each answer would mean once it is asked for, and leads to the whole picture with it', async () => {
    const known = { ...dispute(1), question: { ...question(1), key: 'sp_growth_active' } };
    const chose = (option: string) => ({ sp_growth_active: { options: [option], typed: null } });
    const api = aligning(open(1), () => [known])
      .on('get', '/users/{id}/documents/{docId}/outcome-facts', () =>
        outcomeFacts({ areBothComplete: true, gaps: [], answers: { A: chose('owner'), B: chose('shared') } }),
      )
      .on('get', '/users/{id}/documents/{docId}/disclosure', () =>
        aDisclosureSummary({ entries: entriesOf({ businesses: [aBusiness] as never }) }),
      );
    visit('/alignment');
    const ask = await screen.findByRole('button', { name: 'What it would mean in year 10' });
    expect(api.calls.some(({ name }) => name.includes('outcome-facts'))).toBe(false);
    await userEvent.click(ask);
    const yours = await screen.findByText('With your answer');
    expect(yours.parentElement?.textContent).toMatch(/Alex \$\d/);
    expect(screen.getByText('With Blake’s answer')).toBeTruthy();
    const whole = screen.getByRole('link', { name: 'See the whole picture with Blake’s answer' });
    expect(whole.getAttribute('href')).toBe('/what-it-means?answer=sp_growth_active.B');
  });
});
